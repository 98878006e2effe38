"""Cauliflower fried with turmeric."""

from kit.noise import *
from kit.mesh import *
from kit.physics import *
from kit.materials import *
from kit.registry import *

TURMERIC = ("c48d2a", "f0c95e", "e4ac40", "b8742a", "6a3a12", "ecd080")


def m_curd(hollow, curd, gold, brown, char, stem):
    """Curd by attributes low (1 between the buds), brown and stem."""
    M = Mat("curd")
    n = M.noise(1.6, 4, 0.6)
    n2 = M.noise(7, 3, 0.6)
    f = M.math("ADD", M.attr("brown"), M.math("MULTIPLY", M.math("ADD", M.math("SUBTRACT", n, 0.5), M.math("MULTIPLY", M.math("SUBTRACT", n2, 0.5), 0.5)), 0.4))
    col = M.ramp(f, [(0.1, curd), (0.34, gold), (0.6, brown), (0.9, char)])
    col = M.mix(M.math("MULTIPLY", M.attr("low"), 0.75), col, hollow)
    col = M.mix(M.attr("stem"), col, stem)
    return M.pr(col, M.rng(n2, 0.3, 0.7, 0.36, 0.52), sss=0.25, rad=(0.3, 0.22, 0.1), coat=0.22, coatr=0.2, normal=M.bump(n2, 0.25, 0.05))


def buds(D, many, seed):
    """Height 0..1 of round buds on a unit sphere's directions D, and how deep between two of them a point lies."""
    g = np.random.default_rng(seed)
    i = np.arange(many) + 0.5
    ph, th = np.arccos(1 - 2 * i / many), pi * (1 + 5**0.5) * i
    C = np.stack([np.cos(th) * np.sin(ph), np.sin(th) * np.sin(ph), np.cos(ph)], 1) + g.normal(0, 0.35 / many**0.5, (many, 3))
    C /= np.linalg.norm(C, axis=1, keepdims=True)
    d = np.sqrt(np.clip(2 - 2 * (D @ C.T).max(1), 0, None)) * many**0.5 / 2.6
    h = np.sqrt(np.clip(1 - d**2, 0, 1))
    return h, smoothstep(0.55, 0.95, d)


def floret(R=1.5, s=0):
    """A floret: a dozen curds of buds crowded over a branching stem, cut flat on one side now and then."""
    g = np.random.default_rng(s)
    parts, low, brown, stem = [], [], [], []
    lobes = [(np.array([0.0, 0.0, R * 0.6]), 0.46 * R)]
    for n, q, z, r in ((5, 0.48, 0.46, 0.38), (8, 0.78, 0.12, 0.32)):
        for k in range(n):
            a = (k + g.uniform(-0.22, 0.22)) / n * 2 * pi + q
            lobes.append((R * np.array([math.cos(a) * q, math.sin(a) * q, z * g.uniform(0.7, 1.25)]), r * R * g.uniform(0.85, 1.15)))
    for j, (c, r) in enumerate(lobes):
        D, F = icosphere(5)
        big, gap = buds(D, 26, s * 31 + j)
        small, gap2 = buds(D, 110, s * 57 + j)
        lump = fbm(D * 1.3 + c, 1, 2, s + j) - 0.5
        V = D * (r * (0.8 + 0.2 * big + 0.07 * small + 0.24 * lump))[:, None] + c
        parts.append((V, F))
        low.append(np.clip(0.75 * gap + 0.25 * gap2, 0, 1))
        up = smoothstep(-0.1, 0.8, D[:, 2])
        spot = smoothstep(0.44, 0.66, fbm(V * 0.9 + s * 5, 0.9 / R, 3, s + 8))
        brown.append(np.clip(0.04 + up * (0.08 + 0.42 * spot) + 0.1 * (big - 0.5) * up, 0, 0.95))
        stem.append(np.zeros(len(V)))
        V, F = tube(np.linspace([0, 0, -R * 0.5], c * 0.9, 8), np.linspace(R * 0.24, r * 0.5, 8), 12)
        F = np.vstack([F[:, [0, 1, 2]], F[:, [0, 2, 3]]])
        parts.append((V, F))
        low.append(np.zeros(len(V)))
        brown.append(np.full(len(V), 0.05))
        stem.append(np.ones(len(V)))
    V, F = tube(np.stack([0 * np.ones(10), 0 * np.ones(10), np.linspace(-R * 0.95, -R * 0.2, 10)], 1), R * np.interp(np.linspace(0, 1, 10), [0, 0.04, 0.15, 1], [0.02, 0.3, 0.33, 0.42]), 20)
    parts.append((V, np.vstack([F[:, [0, 1, 2]], F[:, [0, 2, 3]]])))
    low.append(np.zeros(len(V)))
    brown.append(np.full(len(V), 0.1))
    stem.append(np.ones(len(V)))
    V, F = merge(parts)
    return V, F, {"low": np.concatenate(low), "brown": np.concatenate(brown), "stem": np.concatenate(stem)}


@piece("gobi")
def gobi(k, r=1.5):
    """Cauliflower floret fried with turmeric."""
    V, F, at = floret(r * (0.85 + 0.1 * (k % 4)), 90 + k)
    return mesh("gobi", V, F, mat(m_curd, *TURMERIC), attrs=at)
