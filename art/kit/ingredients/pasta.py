"""Short pasta."""

from kit.noise import *
from kit.mesh import *
from kit.physics import *
from kit.materials import *
from kit.registry import *
from kit.ingredients.grains_noodles import m_strand, m_tender


def _hollow(path, r, wall, seg=64, ridges=0, squash=0.0, phase=0.0):
    """Pasta tube with a wall: outer skin, rims and inner skin along a path."""
    T, N, B = frames(path)
    t = np.linspace(0, 2 * pi, seg, endpoint=False)
    n = len(path)
    rings = [(i, r, 1) for i in range(n)] + [(i, r - wall, 0) for i in range(n - 1, -1, -1)]
    V = []
    for i, q, outer in rings:
        w = q * (1 + outer * (0.045 * np.cos(ridges * t) if ridges else 0)) * (1 + squash * np.cos(2 * (t + phase)))
        V.append(path[i] + w[:, None] * (np.cos(t)[:, None] * N[i] + np.sin(t)[:, None] * B[i]))
    return np.concatenate(V), grid(2 * n, seg, wrapu=True, wrapv=True)[:, ::-1]


@piece("rigatoni")
def rigatoni(k, length=3.7, r=0.78, color="e0aa52", color2="f0cb84", tint="c4541c", tint_amount=0.55):
    """Ridged tube, a little bent and squashed."""
    g = np.random.default_rng(k + 2)
    t = np.linspace(-0.5, 0.5, 26)
    L = length * g.uniform(0.9, 1.1)
    p = np.stack([t * L, g.uniform(-0.5, 0.5) * t * t * 2, 0 * t], 1)
    V, F = _hollow(p, r * g.uniform(0.94, 1.06), 0.15, 110, 19, g.uniform(0.02, 0.14), g.uniform(0, 3))
    # boiled, not moulded: it sags between its ends and its mouths are pressed flat
    u = V[:, 0] / L * 2
    V[:, 2] *= 1 - (0.1 + 0.16 * g.uniform(0, 1)) * (1 - 0.6 * u * u)
    V[:, 2] -= 0.16 * g.uniform(-0.3, 1) * (1 - u * u)
    V += 0.14 * (fbm(V + k * 7, 0.55, 3, k)[:, None] - 0.5)
    return mesh("rigatoni", V, F, mat(m_tender, color, color2, tint, tint_amount), attrs={"v": np.full(len(V), g.uniform(0, 1))})


@piece("macaroni")
def macaroni(k, size=1.0, color="e2a83c", color2="f2cc74"):
    """Elbow."""
    g = np.random.default_rng(k + 5)
    a = np.linspace(-1, 1, 30) * g.uniform(1.0, 1.35)
    R = 1.05 * size
    p = np.stack([R * np.sin(a), R * np.cos(a) - R * 0.7, 0.08 * np.sin(a * 2 + k)], 1)
    V, F = _hollow(p, 0.46 * size * g.uniform(0.93, 1.07), 0.13 * size, 40, 0, g.uniform(0.0, 0.1), g.uniform(0, 3))
    return mesh("macaroni", V, F, mat(m_strand, color, color2, None, 0.5, 0.28, 0.4), attrs={"v": np.full(len(V), g.uniform(0, 1))})
