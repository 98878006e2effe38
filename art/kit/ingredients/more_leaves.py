"""Cooked and raw greens: kale, rapini, rocket, pods, dill, thyme, sage."""

from kit.noise import *
from kit.mesh import *
from kit.physics import *
from kit.materials import *
from kit.registry import *
from kit.ingredients.vegetables import leaf, m_leaf, m_veg


@piece("kale")
def kale(k, length=4.2, cooked=True):
    """Curly kale: a strongly ruffled leaf with a pale rib."""
    g = np.random.default_rng(k + 3)
    m = mat(m_leaf, "24481c", "46702f", "9dba74", 0.42, 0.25, 0.15) if cooked else mat(m_leaf, "2d6128", "5c8f48", "b9d094", 0.4, 0.2, 0.2)
    return leaf(
        length * g.uniform(0.8, 1.2), 1.55 * g.uniform(0.8, 1.15), m, g.uniform(0.5, 1.5), k, 72, g.uniform(0.3, 0.7), 0.1, g.uniform(0.8, 1.2)
    )


@piece("arugula")
def arugula(k, length=4.0):
    """Rocket: a lobed leaf on a thin stem."""
    g = np.random.default_rng(k + 7)
    n = 90
    u, v = np.meshgrid(np.linspace(0, 1, n), np.linspace(-1, 1, 21), indexing="ij")
    u, v = (u.ravel(), v.ravel())
    L = length * g.uniform(0.8, 1.15)
    body = smoothstep(0.28, 0.42, u) * np.sqrt(np.clip(1 - ((u - 0.72) / 0.285) ** 2, 0, 1) * (u > 0.5) + (u <= 0.5))
    lobe = 0.5 + 0.5 * np.sin((u - 0.3) * 27 + 0.6 * np.sign(v) + k)
    w = 0.05 + body * (0.2 + 0.62 * lobe * (u < 0.66) + 0.72 * smoothstep(0.6, 0.72, u)) * 0.95
    x = (u - 0.5) * L
    y = v * w + 0.25 * np.sin(u * 3 + k) * u
    P = np.stack([x, y, 0 * x], 1)
    z = g.uniform(0.3, 0.9) * np.sin(u * pi) * 0.8 + 0.3 * np.abs(v) ** 1.4 * w + 0.35 * (fbm(P + k * 7, 0.9, 3, k) - 0.5)
    mid = np.exp(-((v / 0.08) ** 2))
    return mesh(
        "arugula",
        np.stack([x, y, z], 1),
        grid(n, 21),
        mat(m_leaf, "2c6a1c", "4f9330", "a9cc80", 0.36, 0.3, 0.22),
        attrs={"mid": mid, "u": u, "vv": np.abs(v)},
    )


@piece("rapini")
def rapini(k, length=5.0):
    """Broccoli rabe: a stem with leaves and a small head of buds."""
    g = np.random.default_rng(k + 17)
    t = np.linspace(0, 1, 40)
    L = length * g.uniform(0.85, 1.1)
    p = np.stack([(t - 0.5) * L, 0.35 * np.sin(t * g.uniform(2, 4) + k), 0.12 * np.sin(t * 4 + k)], 1)
    V, F = tube(p, np.interp(t, [0, 0.02, 0.1, 0.9, 1], [0.1, 0.26, 0.28, 0.2, 0.12]), 10)
    parts, mid, dark = [(V, F)], [np.zeros(len(V))], [np.zeros(len(V))]
    tip = p[-1]
    B, FB = icosphere(1)
    for _ in range(130):
        d = g.normal(size=3)
        d /= np.linalg.norm(d)
        q = tip + d * np.array([0.55, 0.5, 0.42]) * g.uniform(0.75, 1.05) + np.array([0.3, 0, 0.05])
        V = B * g.uniform(0.08, 0.14) + q
        parts.append((V, FB))
        mid.append(np.zeros(len(V)))
        dark.append(np.full(len(V), g.uniform(0.4, 1)))
    for j in range(4):
        s = g.uniform(0.35, 0.9)
        b = p[int(s * 39)]
        me = leaf(2.2 * g.uniform(0.7, 1.1), 0.75, None, g.uniform(0.3, 1.2), k * 5 + j, 30, 0.4, 0.12, 0.4)
        v = np.empty(len(me.vertices) * 3, np.float32)
        me.vertices.foreach_get("co", v)
        v = v.reshape(-1, 3) + np.array([1.05, 0, 0])
        a = g.choice([-1, 1]) * g.uniform(0.4, 1.3)
        v = v @ np.array([[math.cos(a), math.sin(a), 0], [-math.sin(a), math.cos(a), 0], [0, 0, 1]]) + b
        parts.append((v, grid(30, 25)))
        mid.append(np.zeros(len(v)))
        dark.append(np.full(len(v), 0.75))
    V, F = merge(parts)
    return mesh("rapini", V, F, mat(m_rapini), attrs={"dark": np.concatenate(dark), "mid": np.concatenate(mid)})


def m_rapini():
    """Rapini: pale stem, dark leaves and buds."""
    M = Mat("rapini")
    n = M.noise(1.6, 4)
    lf = M.mix(M.rng(n, 0.3, 0.7), "1f4f14", "42772a")
    st = M.mix(M.rng(n, 0.3, 0.7), "6f9a3c", "9cbc62")
    col = M.mix(M.rng(M.attr("dark"), 0.1, 0.5), st, lf)
    return M.pr(col, 0.32, sss=0.1, rad=(0.08, 0.14, 0.04), coat=0.4, coatr=0.16, normal=M.bump(M.noise(5, 3), 0.25, 0.06), transl=0.1)


@piece("snow-pea")
def snow_pea(k, length=3.4):
    """Flat pod with faint peas inside."""
    g = np.random.default_rng(k + 23)
    n = 80
    u, v = np.meshgrid(np.linspace(-1, 1, n), np.linspace(-1, 1, 15), indexing="ij")
    u, v = (u.ravel(), v.ravel())
    L = length * g.uniform(0.85, 1.1) * 0.5
    w = 0.62 * np.clip(1 - np.abs(u) ** 3.2, 0.0, 1) ** 0.55 + 0.02
    x = u * L
    y = v * w + 0.28 * u * u
    bump = sum(np.exp(-(((u - c) / 0.075) ** 2 + (v / 0.5) ** 2)) for c in np.linspace(-0.62, 0.62, 6))
    h = 0.1 * np.sqrt(np.clip(1 - v * v, 0, 1)) + 0.09 * bump
    bend = 0.25 * g.uniform(-1, 1) * u * u + 0.08 * np.sin(u * 4 + k)
    top = np.stack([x, y, h + bend], 1)
    bot = np.stack([x, y, -h + bend], 1)
    F = grid(n, 15)
    return mesh(
        "snowpea",
        np.vstack([top, bot]),
        np.vstack([F, F[:, ::-1] + len(top)]),
        mat(m_veg, "4c8a24", "80b449", 0.34, 0.18, (0.1, 0.18, 0.05), 0.35, 0.12, 1.4, 0.15),
    )


@piece("thyme")
def thyme(k, size=1.0):
    """Sprig with small paired leaves."""
    g = np.random.default_rng(k + 41)
    t = np.linspace(0, 1, 20)
    p = np.stack([(t - 0.5) * 4.2, 0.35 * np.sin(t * 3 + k), 0.1 + 0.12 * np.sin(t * 5 + k)], 1)
    parts = [tube(p * size, 0.05 * size, 6)]
    I, F = icosphere(2)
    for s in range(17):
        c = p[min(19, int((s + 1.5) / 18 * 19))]
        for sg in (-1, 1):
            a = sg * g.uniform(0.7, 1.2)
            V = I * np.array([0.3, 0.15, 0.04]) * g.uniform(0.75, 1.15) + np.array([0.3, 0, 0])
            V = V @ np.array([[math.cos(a), math.sin(a), 0], [-math.sin(a), math.cos(a), 0], [0, 0, 1]])
            V[:, 2] += 0.35 * np.hypot(V[:, 0], V[:, 1]) * g.uniform(-0.2, 1)
            parts.append(((V + c) * size, F))
    V, F = merge(parts)
    return mesh("thyme", V, F, mat(m_leaf, "3f6a34", "6c9458", "9ab88a", 0.45, 0.15, 0.15), attrs={"mid": np.zeros(len(V))})


@piece("sage")
def sage(k, length=2.9):
    """Sage leaf crisped in butter."""
    g = np.random.default_rng(k + 43)
    return leaf(
        length * g.uniform(0.85, 1.15), 0.72, mat(m_leaf, "4d6a34", "7c9458", "b4c294", 0.5, 0.15, 0.12), g.uniform(0.2, 0.7), k, 44, 0.25, 0, 0.15
    )
