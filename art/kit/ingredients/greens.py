"""Leaves that are more than a garnish, and soft herbs on the stem."""

from kit.noise import *
from kit.mesh import *
from kit.physics import *
from kit.materials import *
from kit.registry import *
from kit.ingredients.vegetables import m_leaf


@piece("dill")
def dill(k, length=2.6):
    """Dill frond: a stem with feathery side shoots."""
    g = np.random.default_rng(k + 6)
    parts = []
    bend = g.uniform(-0.5, 0.5)
    stem = lambda t: np.array([t * length, bend * t * t, 0.25 * t * (1 - t) + 0.1])
    parts.append(tube(np.array([stem(t) for t in np.linspace(-0.35, 1, 12)]), np.linspace(0.06, 0.02, 12), 6))
    for i in range(9):
        t0 = 0.08 + 0.1 * i
        for sg in (-1, 1):
            o = stem(t0)
            L = length * 0.38 * (1 - 0.62 * t0) * g.uniform(0.8, 1.15)
            a = sg * g.uniform(0.6, 0.95)
            d = np.array([math.cos(a), math.sin(a), g.uniform(-0.1, 0.45)])
            q = np.linspace(0, 1, 6)[:, None]
            side = o + q * d * L
            parts.append(tube(side, np.linspace(0.03, 0.014, 6), 5))
            for j in range(5):
                b = side[0] + (side[-1] - side[0]) * (0.3 + 0.17 * j)
                for s2 in (-1, 1):
                    a2 = a + s2 * g.uniform(0.4, 0.8)
                    e = np.array([math.cos(a2), math.sin(a2), g.uniform(-0.2, 0.5)]) * L * 0.34
                    parts.append(tube(b + np.linspace(0, 1, 4)[:, None] * e, np.array([0.022, 0.02, 0.016, 0.006]), 5))
    V, F = merge(parts)
    V[:, 0] -= length * 0.35
    return mesh("dill", V, F, mat(m_leaf, "3f7a26", "6a9f40", "9cc46a", 0.42, 0.15, 0.15), attrs={"mid": np.zeros(len(V))})


@piece("wilted-spinach")
def wilted_spinach(k, size=1.0):
    """Leaf collapsed by heat: crumpled, dark and moist."""
    g = np.random.default_rng(k + 3)
    n = 46
    u, v = np.meshgrid(np.linspace(-1, 1, n), np.linspace(-1, 1, n), indexing="ij")
    u, v = u.ravel(), v.ravel()
    r = np.sqrt(np.clip(1 - 0.5 * v * v, 0, 1))
    P = np.stack([u * 1.9 * r, v * 1.3 * np.sqrt(np.clip(1 - 0.5 * u * u, 0, 1)), 0 * u], 1) * size
    q = P + k * 13
    P[:, 2] = 1.5 * (fbm(q, 0.75, 3, k) - 0.5) + 0.5 * (fbm(q, 2.2, 2, k + 4) - 0.5)
    P[:, 0] += 0.9 * (fbm(q, 0.7, 2, k + 7) - 0.5)
    P[:, 1] += 0.9 * (fbm(q, 0.7, 2, k + 9) - 0.5)
    P[:, 1] *= g.uniform(0.6, 0.9)
    mid = np.exp(-((v / 0.07) ** 2)) * (u < 0.7)
    return mesh("spinach", P, grid(n, n), mat(m_leaf, "214d13", "437a26", "8fb05a", 0.28, 0.4, 0.15), attrs={"mid": mid})


def m_romaine():
    """Romaine: white rib and yellow heart to green edge, by attribute; charred where seared."""
    M = Mat("romaine")
    n = M.noise(1.4, 4)
    f = M.math("ADD", M.attr("green"), M.math("MULTIPLY", M.math("SUBTRACT", n, 0.5), 0.35))
    col = M.ramp(f, [(0.02, "f4f2d2"), (0.25, "e4e8a4"), (0.5, "a9c95c"), (0.75, "6a9c34"), (1, "37701f")])
    col = M.mix(M.math("MULTIPLY", M.attr("char"), M.rng(M.noise(2.2, 4), 0.4, 0.62)), col, "3a2410")
    return M.pr(col, 0.32, coat=0.3, coatr=0.2, normal=M.bump(M.noise(4, 3), 0.25, 0.07), transl=0.25)
