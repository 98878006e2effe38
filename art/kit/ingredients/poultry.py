"""Chicken cuts and what is shaped or coated before it is fried."""

from kit.noise import *
from kit.mesh import *
from kit.physics import *
from kit.materials import *
from kit.registry import *
from kit.ingredients.proteins import m_crust, meatball

# meat where the pan did not touch it, gold, brown, char; specks of spice; gloss
BROWNINGS = {
    "plain": ("f0d9b0", "dba254", "a4622a", "4a2210", "8a5a2a", 0.3),
    "fajita": ("f0d2a4", "da9142", "a5521e", "48200d", "8c2c0c", 0.4),
    "lemon": ("f3dfb4", "e3b056", "ab6c26", "4c2610", "5c6a2a", 0.4),
    "harissa": ("d98f4e", "bb5420", "8a3010", "3a140a", "7a1a06", 0.45),
    "dark": ("d8b083", "a8662e", "6a3616", "2a1208", "3a1a0a", 0.4),
    "jerk": ("d9a066", "b2622a", "743312", "230e06", "2a1206", 0.5),
    "cream": ("f4e0b8", "e6b970", "b77a32", "5a3010", "8a5a2a", 0.35),
    "beef": ("b58f70", "8f6240", "5f3a20", "2c160b", "2c160b", 0.4),
    "braised": ("97643f", "754525", "532a12", "2e1408", "2e1408", 0.5),
}


def m_chicken(pale, gold, brown, char, speck, gloss):
    """Seared chicken by attribute brown (0 raw-pale, 0.3 gold, 0.6 brown, 0.9 char); fibres run along x where it is pale."""
    M = Mat("chicken")
    b = M.attr("brown")
    n = M.noise(1.2, 5, 0.62)
    n2 = M.noise(5, 4, 0.6)
    fib = M.noise(3.4, 4, 0.6, 0.3, stretch=(0.22, 1, 1))
    fine = M.noise(10, 2, 0.6, 0.2, stretch=(0.18, 1, 1))
    f = M.math("ADD", b, M.math("ADD", M.math("MULTIPLY", M.math("SUBTRACT", n, 0.5), 0.55), M.math("MULTIPLY", M.math("SUBTRACT", n2, 0.5), 0.28)))
    col = M.ramp(f, [(0.08, pale), (0.3, gold), (0.56, brown), (0.86, char)])
    light = M.rng(f, 0.2, 0.45, 1, 0)
    col = M.mix(M.math("MULTIPLY", M.rng(fib, 0.52, 0.68, 0, 0.55), light), col, tuple(x * 0.72 for x in hex_rgb(gold)))
    spice = M.math("MULTIPLY", M.rng(M.vor(5.5), 0.1, 0.16, 1, 0), M.rng(n, 0.45, 0.55))
    col = M.mix(M.math("MULTIPLY", spice, 0.7), col, speck)
    h = M.mix(light, M.math("ADD", n2, M.math("MULTIPLY", n, 0.6)), M.math("ADD", fib, M.math("MULTIPLY", fine, 0.7)))
    return M.pr(
        col,
        M.rng(n2, 0.3, 0.7, 0.28, 0.5),
        sss=M.rng(light, 0, 1, 0.06, 0.22),
        rad=(0.35, 0.16, 0.08),
        coat=M.rng(n, 0.35, 0.65, gloss * 0.3, gloss),
        coatr=0.14,
        normal=M.bump(h, 0.5, 0.1),
    )


@piece("chicken-strip")
def chicken_strip(k, size=1.0, sear="fajita"):
    """Strip of chicken breast: seared above and below and along its edges, pale and fibrous where the knife went."""
    g = np.random.default_rng(k + 61)
    L, W, T = 2.25 * g.uniform(0.72, 1.15), 0.78 * g.uniform(0.8, 1.15), 0.56 * g.uniform(0.85, 1.15)
    V, F = rounded_box(L, W, T, 0.2, (58, 22, 18))
    x, y, z = (V / np.array([L, W, T])).T
    P = V + k * 7.3
    N_ = normals(V, F)
    seared = smoothstep(0.72, 0.98, np.abs(z))
    edge = smoothstep(0.8, 1.0, np.sort(np.abs(np.stack([x, y, z], 1)), axis=1)[:, 1])
    torn = smoothstep(0.7, 1.0, np.abs(x))
    fibre = fbm(P * np.array([0.35, 2.6, 2.6]), 1, 3, k) - 0.5
    V = V + N_ * (0.3 * (fbm(P, 0.55, 3, k) - 0.5) + 0.16 * (fbm(P, 1.7, 3, k + 3) - 0.5) + 0.2 * fibre * (1 - seared) + 0.05 * (fbm(P, 5, 2, k) - 0.5))[:, None]
    V[:, 0] += torn * np.sign(x) * 0.9 * fibre
    # one end is narrower, the cut is slanted and the strip bends
    V[:, 1] *= 1 - 0.22 * x * g.choice([-1, 1]) - 0.1 * x**2
    V[:, 2] *= 1 - 0.3 * np.abs(x) ** 3
    V[:, 1] += g.uniform(-0.4, 0.4) * V[:, 2]
    V[:, 2] += 0.11 * g.uniform(-0.6, 1) * x**2 * L
    V[:, 1] += 0.13 * g.uniform(-1, 1) * x**2 * L
    patch = fbm(P, 0.75, 3, k + 8)
    brown = 0.04 + seared * (0.2 + 0.5 * smoothstep(0.38, 0.66, patch)) + 0.24 * edge * (0.4 + patch) + 0.1 * (patch - 0.5)
    if k % 3 == 0:
        # this one shows its cut
        V = V[:, [0, 2, 1]] * np.array([1, -1, 1])
    return mesh("strip", V * size, F, mat(m_chicken, *BROWNINGS[sear]), attrs={"brown": np.clip(brown, 0, 1)})


@piece("chicken-thigh")
def chicken_thigh(k, size=1.0, sear="lemon"):
    """Boneless thigh: a folded, uneven piece; its ridges and rim are browned, its hollows are paler and hold the juice."""
    g = np.random.default_rng(k + 12)
    D, F = icosphere(6)
    V = D * np.array([3.3, 2.4, 1.15]) * g.uniform(0.94, 1.06, 3) * size
    P = V + k * 11
    V = V * (1 + 0.6 * (fbm(P * np.array([1, 1, 0]), 0.3, 2, k)[:, None] - 0.5))
    # muscles: broad rounded strands, creases between them, all in one direction that turns
    w = P[:, 1] * 0.9 + 0.35 * P[:, 0] + 2.2 * (fbm(P, 0.3, 2, k + 2) - 0.5)
    ph = w / 1.15 - np.floor(w / 1.15)
    strand = np.sqrt(np.clip(1 - (2 * np.abs(ph - 0.5)) ** 2.4, 0, 1))
    fold = np.abs(fbm(P * np.array([0.5, 1.0, 1]), 0.55, 3, k + 3) - 0.5) * 2
    fibre = fbm(P * np.array([0.7, 4.5, 3]), 1, 2, k + 6) - 0.5
    V += normals(V, F) * (0.26 * (strand - 0.7) + 0.5 * (fold - 0.3) + 0.3 * (fbm(P, 1.3, 3, k + 5) - 0.5) + 0.1 * fibre + 0.06 * (fbm(P, 5, 2, k) - 0.5))[:, None]
    V[:, 2] = np.maximum(V[:, 2], -0.75 * size)
    rim = smoothstep(0.75, 1, np.hypot(D[:, 0], D[:, 1]))
    up = smoothstep(-0.3, 0.5, D[:, 2])
    ridge = smoothstep(0.55, 0.95, strand) * 0.45 + smoothstep(0.3, 0.7, fold) * 0.35
    patch = fbm(P, 0.5, 3, k + 8)
    brown = 0.2 + 0.42 * ridge * up + 0.22 * rim + 0.75 * (patch - 0.5)
    return mesh("thigh", V, F, mat(m_chicken, *BROWNINGS[sear]), attrs={"brown": np.clip(brown, 0.02, 1)})


@piece("kofta")
def kofta(k, length=2.9, r=1.15):
    """Finger of minced lamb, seared dark on top."""
    g = np.random.default_rng(k + 4)
    V, F = icosphere(6)
    x = V[:, 0].copy()
    V = V * np.array([length, r, r * 0.82]) * g.uniform(0.93, 1.07, 3)
    V[:, 1:] *= (1 + 0.3 * x**2 * (1 - x**2))[:, None]
    P = V + k * 9
    V += normals(V, F) * (0.3 * (fbm(P, 0.7, 3, k) - 0.5) + 0.36 * (fbm(P, 1.9, 4, k + 3) - 0.5) + 0.1 * (fbm(P, 6, 2, k + 5) - 0.5))[:, None]
    V[:, 1] += 0.04 * g.uniform(-1, 1) * V[:, 0] ** 2
    # three or four bars of the grill, broken where the meat is hollow
    bar = (V[:, 0] + 0.5 * V[:, 1]) / 1.25 + 0.2 * k
    bar = np.exp(-(((bar - np.floor(bar) - 0.5) / 0.13) ** 2)) * smoothstep(0.3, 0.55, fbm(P, 0.9, 3, k + 8))
    char = np.clip(0.75 * bar * smoothstep(0.1, 0.7, V[:, 2]), 0, 0.75)
    return mesh("kofta", V, F, mat(m_crust, "b57a45", "84512a", "4a2611", 0.35, 0.36, None, 1.5), attrs={"grill": char})


def crumb_coat(V, F, amount, size=0.11, where=None, seed=1):
    """Breadcrumbs pressed into a closed surface, half sunk; returns vertices, faces and the crumbs' tones."""
    g = np.random.default_rng(seed)
    T = np.vstack([F[:, [0, 1, 2]], F[:, [0, 2, 3]]]) if F.shape[1] == 4 else F
    if where is not None:
        T = T[where[T].all(1)]
    n = np.cross(V[T[:, 1]] - V[T[:, 0]], V[T[:, 2]] - V[T[:, 0]])
    area = np.linalg.norm(n, axis=1)
    i = g.choice(len(T), amount, p=area / area.sum())
    w = g.dirichlet((1, 1, 1), amount)
    P = (V[T[i]] * w[:, :, None]).sum(1)
    n = n[i] / (area[i, None] + 1e-9)
    v, f = icosphere(1)
    v = v * np.array([1, 0.66, 0.42])
    R = rot_to(n, g.uniform(0, 6.28, amount), g.normal(0, 0.3, amount), g.normal(0, 0.3, amount))
    # many fine, few large
    s = size * (0.4 + 1.1 * g.uniform(0, 1, amount) ** 2.5)
    lump = 1 + 0.25 * g.normal(0, 1, (amount, len(v)))[:, :, None]
    W = np.einsum("nij,nvj->nvi", R, v[None] * lump) * s[:, None, None] + (P + n * 0.015)[:, None]
    faces = (f[None] + (np.arange(amount) * len(v))[:, None, None]).reshape(-1, 3)
    return W.reshape(-1, 3), faces, np.repeat(g.uniform(0, 1, amount), len(v))
