"""From the wok: what is fried crisp or seared, and tossed in a dark glaze."""

from kit.noise import *
from kit.mesh import *
from kit.physics import *
from kit.materials import *
from kit.registry import *


def m_glaze(stops, spots=0.0, gloss=0.8):
    """Glaze by attribute crisp: dark where it gathers (0), thin over the crust (1); stops: colours from thick to bare."""
    M = Mat("glaze")
    n = M.noise(1.1, 5, 0.6)
    n2 = M.noise(5, 4, 0.62)
    f = M.math("ADD", M.attr("crisp"), M.math("ADD", M.math("MULTIPLY", M.math("SUBTRACT", n, 0.5), 0.7), M.math("MULTIPLY", M.math("SUBTRACT", n2, 0.5), 0.4)))
    f = M.math("ADD", f, M.math("MULTIPLY", M.math("SUBTRACT", M.rnd(), 0.5), 0.22))
    k = len(stops) - 1
    col = M.ramp(f, [(0.08 + 0.84 * i / k, c) for i, c in enumerate(stops)])
    bare = M.rng(f, 0.55, 0.85)
    return M.pr(
        col,
        M.mix(bare, M.rng(n2, 0.3, 0.7, 0.14, 0.28), M.rng(n2, 0.3, 0.7, 0.32, 0.5)),
        sss=0.1,
        rad=(0.35, 0.12, 0.05),
        coat=M.rng(bare, 0, 1, gloss, 0.15),
        coatr=0.1,
        normal=M.bump(M.math("ADD", n2, M.math("MULTIPLY", n, 0.6)), 0.4, 0.08),
    )


@piece("battered-tofu")
def battered_tofu(k, size=1.3):
    """Torn tofu fried in starch: a craggy crust, its tips still crisp, its hollows full of glaze."""
    g = np.random.default_rng(k + 17)
    V, F, e = chunk(size * g.uniform(0.8, 1.15), k + 120, int(g.integers(6, 9)), 0.16, 0.16, 5, g.uniform(0.72, 0.95))
    V = V * g.uniform(0.85, 1.2, 3)
    P = V / size + k * 7
    blister = smoothstep(0.52, 0.74, value_noise(P * 1.9, k)) + 0.7 * smoothstep(0.55, 0.75, value_noise(P * 4.0, k + 3))
    torn = np.abs(fbm(P, 1.6, 3, k + 5) - 0.5) * 2
    V = V + normals(V, F) * (size * (0.16 * blister - 0.2 * (0.25 - torn) + 0.05 * (fbm(P, 6, 2, k) - 0.5)))[:, None]
    up = smoothstep(-0.3, 0.9, V[:, 2] / size)
    crisp = np.clip(0.16 + 0.36 * blister * (0.5 + 0.5 * up) + 0.3 * e * fbm(P, 1.2, 3, k + 8) + 0.15 * torn, 0, 1)
    return mesh("crisp", V, F, mat(m_glaze, ("5c1806", "8f2c08", "b8500f", "d5842c", "e8b265")), attrs={"crisp": crisp})


@piece("glazed-beef")
def glazed_beef(k, size=1.0):
    """Thin slice of beef from the wok, curled, its edges seared, in a soy glaze."""
    g = np.random.default_rng(k + 41)
    L, W, T = 1.9 * g.uniform(0.7, 1.15), 0.95 * g.uniform(0.75, 1.2), 0.2 * g.uniform(0.85, 1.3)
    V, F = rounded_box(L, W, T, 0.12, (64, 32, 8))
    x, y, z = (V / np.array([L, W, T])).T
    P = V + k * 7.3
    # along the grain it breaks unevenly, across it is ribbed
    V[:, 1] *= 1 - 0.2 * np.abs(x) ** 2.5
    V[:, 0] += 0.35 * (fbm(P * np.array([0, 1.6, 0]), 1, 3, k) - 0.5) * smoothstep(0.4, 1, np.abs(x)) * 2
    rib = fbm(P * np.array([3.2, 0.5, 1]), 1, 3, k + 3) - 0.5
    V = V + normals(V, F) * (0.2 * (fbm(P, 0.8, 3, k) - 0.5) + 0.16 * rib)[:, None]
    curl = g.uniform(0.15, 0.6) * g.choice([-1, 1, 1])
    V[:, 2] += curl * 0.55 * L * x * x + 0.18 * np.sin(x * 2.6 + k) + g.uniform(-0.3, 0.4) * W * y * y + 0.3 * (fbm(P, 0.45, 2, k + 6) - 0.5)
    V[:, 1] += 0.2 * g.uniform(-1, 1) * x * x * L
    edge = np.maximum(smoothstep(0.75, 1, np.abs(x)), smoothstep(0.75, 1, np.abs(y)))
    patch = fbm(P, 0.7, 3, k + 8)
    bare = np.clip(0.36 + 0.9 * (patch - 0.5) + 0.5 * rib - 0.3 * edge, 0, 0.9)
    return mesh("strip", V * size, F, mat(m_glaze, ("2a1006", "5a2c12", "875028", "a87044", "c08e62"), 0, 0.85), attrs={"crisp": bare})
