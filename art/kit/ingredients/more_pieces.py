"""Small parts of many dishes: corn, dice, capers, nuts, dried fruit, mushrooms, florets, pulses."""

from kit.noise import *
from kit.mesh import *
from kit.physics import *
from kit.materials import *
from kit.registry import *
from kit.ingredients.vegetables import m_veg, m_roastveg, m_mushroom, broccoli


@piece("corn")
def corn(k, size=0.42):
    """Corn kernel: a blunt wedge with a dimple."""
    g = np.random.default_rng(k + 3)
    V, F = icosphere(4)
    x, y, z = V.T.copy()
    V = np.stack([x * 1.05 * (1 - 0.12 * y), y * 0.85 * (1 - 0.28 * x), z * 0.72 * (1 - 0.2 * x)], 1) * size
    V[:, 0] -= 0.14 * size * np.exp(-(((x - 1) ** 2 + y * y + z * z) / 0.12))
    V *= 1 + 0.13 * (fbm(V / size * 1.2 + k * 9, 1, 3, k)[:, None] - 0.5)
    return mesh("corn", V, F, mat(m_veg, "e8ae1c", "f6d24c", 0.3, 0.3, (0.25, 0.18, 0.04), 0.35, 0.12))


@piece("caper")
def caper(k, size=0.32):
    """Caper."""
    V, F = icosphere(3)
    V = V * size * np.array([1.15, 0.9, 0.85]) * (1 + 0.2 * (fbm(V * 1.4 + k * 5, 1, 3, k)[:, None] - 0.5))
    return mesh("caper", V, F, mat(m_veg, "4c5a22", "7c8642", 0.36, 0.15, (0.1, 0.12, 0.04), 0.3, 0.2))


@piece("veg-dice")
def veg_dice(k, kind="carrot", size=0.62):
    """Hand-cut cube of carrot, celery, pepper, potato, sweet potato, onion, mango or cheese."""
    c = {
        "carrot": ("d9650c", "ee8a2a"),
        "celery": ("9cb85a", "c6d890"),
        "red-pepper": ("b01a0c", "d8442a"),
        "yellow-pepper": ("e09a10", "f4bc3a"),
        "green-pepper": ("46721e", "7a9f42"),
        "sweet-potato": ("d2691c", "ea8f3c"),
        "onion": ("f0e6cc", "faf4e2"),
        "zucchini": ("b8c87a", "dde2ac"),
        "eggplant": ("9a7a48", "c9ad74"),
        "mango": ("eba21c", "f6c04a"),
        "cheddar": ("eb9a1e", "f4b64a"),
        "ham": ("c9786a", "e0a090"),
        "apricot": ("d9761c", "ea9a3a"),
    }[kind]
    g = np.random.default_rng(k + 71)
    h = size * g.uniform(0.78, 1.12, 3)
    V, F = rounded_box(*h, 0.17 * size, (16, 16, 16))
    q = np.sort(np.abs(V) / h, axis=1)
    V = V + normals(V, F) * (size * 0.2 * (fbm(V / size + k * 7, 0.8, 3, k) - 0.5))[:, None]
    V[:, 0] += V[:, 2] * g.uniform(-0.3, 0.3)
    V[:, 1] += V[:, 0] * g.uniform(-0.25, 0.25)
    e = smoothstep(0.75, 1, q[:, 1])
    return mesh("dice", V, F, mat(m_roastveg, *c), attrs={"brown": 0.1 + 0.16 * e + 0.25 * smoothstep(0.55, 0.75, fbm(V + k, 1.0, 3, k + 2))})


@piece("roast-cube")
def roast_cube(k, kind="sweet-potato", size=1.0):
    """Roasted cube, browned along its edges: sweet potato, potato, turnip."""
    c = {
        "sweet-potato": ("d8691a", "ee9440"),
        "potato": ("e8bf62", "f4d88c"),
        "turmeric-potato": ("dfa41c", "f0c244"),
        "eggplant": ("8a6a3c", "b4935c"),
    }[kind]
    V, F, e = chunk(size, k + 81, 7, 0.14, 0.1, 5, 0.9)
    b = 0.16 + 0.42 * e + 0.3 * smoothstep(0.5, 0.72, fbm(V + k * 3, 0.9, 3, k))
    return mesh("rcube", V, F, mat(m_roastveg, *c), attrs={"brown": b})


@piece("boiled-potato")
def boiled_potato(k, size=1.2):
    """Cut potato, boiled: smooth faces, soft edges."""
    V, F, e = chunk(size, k + 81, 6, 0.05, 0.06, 5, 0.9)
    V += normals(V, F) * (0.05 * size * (fbm(V + k * 3, 2.5, 3, k) - 0.5))[:, None]
    return mesh("bpotato", V, F, mat(m_veg, "e6bf78", "f2d9a0", 0.36, 0.4, (0.35, 0.22, 0.08), 0.35, 0.25, 0.8))


@piece("cremini-half")
def cremini_half(k, size=1.35):
    """Half a cremini fried hard: round brown cap, cut side golden with dark edges."""
    g = np.random.default_rng(k + 19)
    n = 60
    t = np.linspace(0, 1, n)
    # profile of the whole mushroom, turned half round: cap dome, lip, stem
    prof_r = np.interp(t, [0, 0.08, 0.2, 0.38, 0.5, 0.56, 0.62, 0.66, 0.9, 0.97, 1], [0.02, 0.45, 0.8, 1.0, 0.97, 0.82, 0.42, 0.28, 0.3, 0.26, 0.02])
    prof_z = np.interp(
        t, [0, 0.08, 0.2, 0.38, 0.5, 0.56, 0.62, 0.66, 0.9, 0.97, 1], [0.78, 0.72, 0.52, 0.1, -0.16, -0.12, -0.02, -0.06, -0.55, -0.62, -0.62]
    )
    m = 40
    a = np.linspace(0, pi, m)
    R = np.repeat(prof_r[:, None], m, 1)
    V = np.stack([R * np.cos(a)[None], np.repeat(prof_z[:, None], m, 1), R * np.sin(a)[None] * 0.9], -1).reshape(-1, 3)
    F = grid(n, m)
    # cut face: strips from one side to the other
    s = np.linspace(-1, 1, 30)
    C = np.stack([prof_r[:, None] * s[None], np.repeat(prof_z[:, None], 30, 1), np.zeros((n, 30))], -1).reshape(-1, 3)
    FC = grid(n, 30)[:, ::-1]
    side = np.r_[np.zeros(len(V)), np.ones(len(C))]
    gy = C[:, 1]
    gx = np.abs(C[:, 0])
    gill = np.exp(-(((gy + 0.02) / 0.09) ** 2)) * smoothstep(0.34, 0.45, gx) * smoothstep(0.98, 0.9, gx)
    V, F = merge([(V, F), (C, FC)])
    V = V * size
    V = V + 0.09 * size * (np.stack([fbm(V / size + k * 3 + j, 0.9, 3, k + j) for j in range(3)], 1) - 0.5) * 2
    rel = np.r_[np.zeros(n * m), np.tile(np.abs(s), n)]
    b = np.where(
        side > 0,
        0.14 + 0.45 * smoothstep(0.75, 1, rel) + 0.5 * smoothstep(0.46, 0.7, fbm(V + k * 7, 0.8, 3, k)),
        0.62 + 0.3 * (fbm(V + k, 0.9, 3, k + 4) - 0.4),
    )
    V[:, 2] *= -1
    return mesh("mushroom", V, F[:, ::-1], mat(m_mushroom), attrs={"brown": np.clip(b, 0, 1), "gill": np.r_[np.zeros(n * m), gill]})


@piece("walnut")
def walnut(k, size=1.0):
    """Walnut half, folded like a small brain."""
    V, F = icosphere(5)
    P = V.copy()
    D = V * np.array([0.95, 0.72, 0.42]) * size
    D[:, 2] = np.where(D[:, 2] < 0, D[:, 2] * 0.3, D[:, 2])
    w = np.sin(P[:, 0] * 9 + 3 * fbm(P * 1.3 + k * 5, 1, 2, k)) * np.sin(P[:, 1] * 8 + 4 * fbm(P * 1.2 + k * 9, 1, 2, k + 3))
    D += (
        normals(V, F)
        * size
        * (0.12 * w + 0.22 * (fbm(P * 1.3 + k * 7, 1, 3, k) - 0.5) - 0.24 * np.exp(-((P[:, 1] / 0.1) ** 2)) * (P[:, 2] > 0))[:, None]
    )
    return mesh("walnut", D, F, mat(m_roastveg, "b47a3c", "d9ab68", "4a2408", 0.42, 0.15), attrs={"brown": 0.2 + 0.35 * smoothstep(0.1, -0.7, w)})


@piece("dried-fruit")
def dried_fruit(k, kind="apricot", size=0.95):
    """Apricot, prune or raisin: soft, wrinkled, dull."""
    c = {"apricot": ("c9660f", "e4923a"), "prune": ("1d0f10", "3c2220"), "raisin": ("3a1c10", "6a3a20"), "cranberry": ("5a0e14", "8c2024")}[kind]
    V, F = icosphere(5)
    P = V.copy()
    D = V * np.array([1, 0.85, 0.45]) * size
    D += normals(V, F) * size * (0.28 * (fbm(P + k * 5, 1.1, 3, k) - 0.5) - 0.08 * np.abs(np.sin(P[:, 0] * 6 + 5 * fbm(P + k, 1.2, 2, k))))[:, None]
    return mesh("fruit", D, F, mat(m_veg, c[0], c[1], 0.38, 0.3, (0.3, 0.12, 0.04), 0.3, 0.25))


@piece("cherry")
def cherry(k, size=0.95):
    """Pitted dark cherry, halved now and then, warm from the pan."""
    V, F = icosphere(5)
    V = V * size * np.array([1, 0.95, 0.92]) * (1 + 0.07 * (fbm(V + k * 5, 1.1, 3, k)[:, None] - 0.5))
    d = np.exp(-((V / size - [0, 0.2, 1]) ** 2).sum(1) / 0.09)
    V[:, 2] -= 0.3 * size * d
    if k % 3 == 0:
        V[:, 1] = np.where(V[:, 1] > 0.05, 0.05 + 0.06 * np.tanh(V[:, 1]), V[:, 1])
    return mesh("cherry", V, F, mat(m_veg, "3d060c", "6a0f18", 0.2, 0.25, (0.3, 0.05, 0.05), 0.55, 0.12))


@piece("radish")
def radish(k, r=1.15, h=0.1):
    """Thin radish slice."""
    V, F, f, t, up = puck(lambda t: r * (1 + 0.02 * np.sin(3 * t + k)), lambda f, t: h + 0 * f, None, 20, 60, 3)
    V[:, 2] += 0.12 * (V[:, 0] / r) ** 2 * ((k % 3) - 1)
    return mesh("radish", V, F, mat(m_radish), attrs={"f": np.where(up == 0.5, 1, f)})


def m_radish():
    """White flesh, pink skin."""
    M = Mat("radish")
    n = M.noise(2, 3)
    col = M.mix(M.rng(M.attr("f"), 0.9, 0.97), M.mix(M.rng(n, 0.3, 0.7), "f4ece6", "fffaf6"), "c01f4c")
    return M.pr(col, 0.24, sss=0.35, rad=(0.25, 0.15, 0.15), coat=0.5, coatr=0.1, normal=M.bump(n, 0.1, 0.04))


@piece("broccoli-floret")
def floret(k, r=1.35):
    """Small floret with its stem."""
    return broccoli(r * (0.85 + 0.1 * (k % 4)), 60 + k)


@piece("paneer")
def paneer(k, size=1.15):
    """Paneer cube, fried: cream faces, golden edges and patches."""
    g = np.random.default_rng(k + 51)
    h = size * np.array([g.uniform(0.9, 1.1), g.uniform(0.8, 1.0), g.uniform(0.6, 0.75)])
    V, F = rounded_box(*h, 0.16, (34, 34, 26))
    q = np.sort(np.abs(V) / h, axis=1)
    e = smoothstep(0.75, 1.0, q[:, 1])
    V = V + normals(V, F) * (0.14 * (fbm(V + k * 9, 1.0, 4, k) - 0.5) + 0.05 * (fbm(V, 5, 3, k) - 0.5))[:, None]
    V[:, 0] += 0.15 * V[:, 2] * g.uniform(-1, 1)
    b = 0.05 + 0.35 * e + 0.6 * smoothstep(0.36, 0.64, fbm(V + k * 5, 0.8, 3, k + 2)) * smoothstep(0.3, 0.9, np.abs(V[:, 2]) / h[2])
    from kit.ingredients.proteins import m_halloumi

    return mesh("paneer", V, F, mat(m_halloumi), attrs={"brown": np.clip(b, 0, 1)})


@piece("zest")
def zest(k, length=0.7):
    """Curl of lemon zest."""
    g = np.random.default_rng(k + 57)
    t = np.linspace(-1, 1, 14)
    p = np.stack([t * length, 0.3 * g.uniform(-1, 1) * t * t * length, 0.25 * g.uniform(-0.4, 1) * (1 - t * t) * length], 1)
    return mesh(
        "zest", *tube(p, np.r_[0.02, np.full(12, 0.06), 0.02], 6, 0.5), mat(m_veg, "e9b81c", "f6d648", 0.45, 0.2, (0.2, 0.15, 0.03), 0.1, 0.15)
    )


@piece("red-lentil")
def red_lentil(k, size=0.22):
    """Split red lentil, cooked soft."""
    V, F = icosphere(3)
    V = V * np.array([1, 0.95, 0.4]) * size * (1 + 0.2 * (fbm(V * 1.3 + k * 5, 1, 3, k)[:, None] - 0.5))
    return mesh("lentil", V, F, mat(m_veg, "cf7a1e", "ea9f42", 0.4, 0.3, (0.25, 0.12, 0.04), 0.2, 0.15))


@piece("stewed-bean")
def stewed_bean(k, size=0.74):
    """White bean that has taken the colour of its sauce."""
    from kit.ingredients.proteins import bean

    me = bean(k, "white", size)
    me.materials.clear()
    me.materials.append(mat(m_veg, "c9995e", "dab582", 0.3, 0.4, (0.3, 0.18, 0.08), 0.4, 0.06, 0.7))
    return me
