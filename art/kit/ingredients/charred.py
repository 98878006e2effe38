"""What the grill, the hot pan and the tandoor char: strips of pepper, jerk chicken, tikka, naan."""

from kit.noise import *
from kit.mesh import *
from kit.physics import *
from kit.materials import *
from kit.registry import *
from kit.ingredients.grains_noodles import m_bread, naan
from kit.ingredients.poultry import BROWNINGS, chicken_thigh, m_chicken
from kit.ingredients.proteins import meatball

PEPPERS = {
    "red": ("8e1508", "b92c12", "c4583a"),
    "orange": ("c4560c", "dc7a1e", "dd9350"),
    "yellow": ("c9860f", "dea22c", "dcb568"),
    "green": ("3a611c", "5f8a34", "93a860"),
}


def m_blistered(skin, skin2, flesh):
    """Pepper fried hard: skin that goes dark and dull by attribute char, and its paler inner side by attribute flesh."""
    M = Mat("blistered")
    n = M.noise(0.8, 4, 0.6)
    n2 = M.noise(4.2, 5, 0.65)
    n3 = M.noise(11, 3, 0.6)
    col = M.mix(M.rng(n, 0.3, 0.7), skin, skin2)
    col = M.mix(M.math("MULTIPLY", M.rnd(), 0.35), col, tuple(0.7 * x for x in hex_rgb(skin)))
    col = M.mix(M.attr("flesh"), col, M.mix(M.rng(n2, 0.35, 0.65), flesh, skin2))
    f = M.math("ADD", M.attr("char"), M.math("ADD", M.math("MULTIPLY", M.math("SUBTRACT", n2, 0.5), 0.7), M.math("MULTIPLY", M.math("SUBTRACT", n3, 0.5), 0.25)))
    # first it darkens in its own colour, then it goes brown, then black in spots
    col = M.mix(M.rng(f, 0.22, 0.5, 0, 0.9), col, tuple(0.38 * x for x in hex_rgb(skin)))
    col = M.mix(M.rng(f, 0.48, 0.72, 0, 0.92), col, "1e0d06")
    dull = M.rng(f, 0.35, 0.7)
    return M.pr(
        col,
        M.mix(dull, M.rng(n2, 0.3, 0.7, 0.24, 0.4), 0.62),
        sss=0.14,
        rad=(0.3, 0.1, 0.04),
        coat=M.rng(f, 0.2, 0.6, 0.55, 0.05),
        coatr=0.16,
        normal=M.bump(M.math("ADD", M.math("MULTIPLY", n2, 0.8), M.math("MULTIPLY", n3, 0.4)), 0.4, 0.09),
    )


@piece("blistered-pepper")
def blistered_pepper(k, color="red", length=2.4, width=0.55, char=1.0):
    """Strip of pepper gone soft in a hot pan: bent and twisted, wrinkled, its skin blistered in spots and along its edges."""
    g = np.random.default_rng(k + 21)
    nu, nv = 64, 20
    u, v = (q.ravel() for q in np.meshgrid(np.linspace(-1, 1, nu), np.linspace(-1, 1, nv), indexing="ij"))
    L = length * g.uniform(0.65, 1.15)
    w = width * g.uniform(0.75, 1.2) * (1 - 0.45 * np.abs(u) ** g.uniform(2.5, 5)) * (1 + 0.16 * (value_noise(np.c_[u * 2 + k * 7, 0 * u, 0 * u], k) - 0.5))
    bow, twist, sag = g.uniform(-0.34, 0.34), g.uniform(-0.5, 0.5), g.uniform(0.1, 0.6)
    y = v * w
    z = -g.uniform(0.2, 0.5) * v * v * w
    a = twist * u
    y, z = y * np.cos(a) - z * np.sin(a), y * np.sin(a) + z * np.cos(a)
    V = np.stack([u * L, y + bow * L * (u * u - 0.4), z + sag * 0.45 * L * (0.4 - u * u) * g.choice([1, 1, -0.5])], 1)
    P = V + k * 6.1
    V[:, 2] += 0.3 * (fbm(P, 0.7, 3, k) - 0.5) + 0.1 * (np.abs(fbm(P * np.array([0.7, 2.4, 1]), 1.3, 3, k + 4) - 0.5) * 2 - 0.4)
    V[:, 1] += 0.3 * (fbm(P, 0.55, 2, k + 9) - 0.5)
    edge = smoothstep(0.72, 1, np.maximum(np.abs(u) ** 3, np.abs(v)))
    spot = smoothstep(0.5, 0.7, fbm(P, 0.75, 4, k + 5))
    up = smoothstep(-0.2, 0.4, V[:, 2] - V[:, 2].mean())
    burnt = np.clip(char * (0.08 + 0.5 * spot * (0.5 + 0.5 * up) + 0.42 * edge * fbm(P, 0.9, 3, k + 6)), 0, 0.9)
    low = V.copy()
    low[:, 2] -= 0.16
    n = len(V)
    i, j = np.arange(nu), np.arange(nv)
    loop = np.r_[j, i[1:] * nv + nv - 1, (nu - 1) * nv + j[-2::-1], i[-2:0:-1] * nv]
    nx = np.roll(loop, -1)
    F = grid(nu, nv)
    faces = np.vstack([F, F[:, ::-1] + n, np.stack([loop, loop + n, nx + n, nx], 1)])
    at = {"char": np.r_[burnt, burnt * 0.5], "flesh": np.r_[0 * u, 0 * u + 1]}
    return mesh("pepper", np.vstack([V, low]), faces, mat(m_blistered, *PEPPERS[color]), attrs=at)


def m_jerk():
    """Jerk marinade grilled on: mahogany where attribute brown is low, black along ridges and where the bars were, flecks of spice."""
    M = Mat("jerk")
    n = M.noise(1.1, 5, 0.62)
    n2 = M.noise(5, 5, 0.65)
    n3 = M.noise(13, 3, 0.6)
    f = M.math("ADD", M.attr("brown"), M.math("ADD", M.math("MULTIPLY", M.math("SUBTRACT", n, 0.5), 0.5), M.math("MULTIPLY", M.math("SUBTRACT", n2, 0.5), 0.4)))
    col = M.ramp(f, [(0.0, "c98a4e"), (0.22, "b0642a"), (0.42, "8a431a"), (0.62, "55240f"), (0.8, "241009"), (1.0, "120806")])
    spice = M.math("MULTIPLY", M.rng(M.vor(6.5), 0.1, 0.2, 1, 0), M.rng(n2, 0.42, 0.58))
    col = M.mix(M.math("MULTIPLY", spice, 0.75), col, "2b160a")
    col = M.mix(M.math("MULTIPLY", M.rng(M.vor(9), 0.06, 0.12, 1, 0), 0.6), col, "c07a34")
    return M.pr(
        col,
        M.rng(n2, 0.3, 0.7, 0.26, 0.5),
        sss=0.08,
        rad=(0.35, 0.14, 0.06),
        coat=M.rng(M.math("SUBTRACT", n, M.math("MULTIPLY", f, 0.3)), 0.15, 0.45, 0.1, 0.6),
        coatr=0.13,
        normal=M.bump(M.math("ADD", n2, M.math("MULTIPLY", n3, 0.5)), 0.6, 0.09),
    )


@piece("jerk-thigh")
def jerk_thigh(k, size=1.0, bars=0.6):
    """Boneless thigh off the grill: blackened at its rim and ridges, with broken marks of the bars."""
    me = chicken_thigh(k, size, "jerk")
    V = np.empty(len(me.vertices) * 3, np.float32)
    me.vertices.foreach_get("co", V)
    V = V.reshape(-1, 3).astype(float)
    P = V / size + k * 11
    top = smoothstep(0.1, 0.8, V[:, 2] / size)
    t = (V[:, 0] * 0.8 + V[:, 1] * 0.6) / size / 1.35 + 0.3 * k + 0.25 * (fbm(P, 0.6, 2, k) - 0.5)
    bar = np.exp(-(((t - np.floor(t) - 0.5) / 0.12) ** 2)) * smoothstep(0.4, 0.58, fbm(P, 0.7, 3, k + 2))
    rim = smoothstep(0.72, 1.0, np.hypot(V[:, 0] / (3.3 * size), V[:, 1] / (2.4 * size)))
    was = np.array([d.value for d in me.attributes["brown"].data])
    brown = 0.75 * was + bars * 0.5 * bar * top + 0.4 * rim * fbm(P, 1.0, 3, k + 5) + 0.5 * smoothstep(0.56, 0.75, fbm(P, 0.55, 4, k + 7)) * top
    me.attributes["brown"].data.foreach_set("value", np.clip(brown, 0, 0.95).astype(np.float32))
    me.materials.clear()
    me.materials.append(mat(m_jerk))
    return me


def m_tikka():
    """Chicken from the tandoor: orange where the marinade is, brown and black by attribute brown."""
    M = Mat("tikka")
    n = M.noise(1.1, 5, 0.62)
    n2 = M.noise(5, 4, 0.62)
    f = M.math("ADD", M.attr("brown"), M.math("ADD", M.math("MULTIPLY", M.math("SUBTRACT", n, 0.5), 0.6), M.math("MULTIPLY", M.math("SUBTRACT", n2, 0.5), 0.35)))
    col = M.ramp(f, [(0.05, "e0a066"), (0.25, "d07a32"), (0.45, "a8501c"), (0.68, "5e260e"), (0.9, "1c0c06")])
    return M.pr(col, M.rng(n2, 0.3, 0.7, 0.26, 0.46), sss=0.1, rad=(0.35, 0.14, 0.06), coat=0.4, coatr=0.13, normal=M.bump(M.math("ADD", n2, n), 0.5, 0.09))


@piece("tikka")
def tikka(k, size=1.6):
    """Bite of chicken thigh grilled in its marinade, charred along its edges."""
    g = np.random.default_rng(k + 71)
    V, F, e = chunk(size, k + 240, 8, 0.24, 0.2, 5, 0.85)
    V = V * g.uniform(0.85, 1.2, 3)
    P = V / size + k * 5
    strand = fbm(P * np.array([0.5, 2.6, 2.0]), 1, 3, k) - 0.5
    V = V + normals(V, F) * (size * (0.16 * strand + 0.08 * (fbm(P, 2.5, 3, k + 3) - 0.5)))[:, None]
    up = smoothstep(-0.2, 0.7, V[:, 2] / size)
    brown = 0.22 + 0.36 * e * (0.3 + up) + 0.5 * smoothstep(0.5, 0.72, fbm(P, 0.9, 3, k + 6)) * up
    return mesh("tikka", V, F, mat(m_tikka), attrs={"brown": np.clip(brown, 0, 0.95)})


def m_naan():
    """Naan brushed with butter."""
    m = m_bread("f0d49c", "cb8c3c", "5c2f12")
    p = next(x for x in m.node_tree.nodes if x.type == "BSDF_PRINCIPLED")
    p.inputs["Clearcoat"].default_value = 0.3
    p.inputs["Clearcoat Roughness"].default_value = 0.2
    return m


@piece("tandoor-naan")
def tandoor_naan(k, length=8.0, width=5.0):
    """Naan from a hot oven: gold and soft, its bubbles freckled brown, only their tops scorched."""
    me = naan(k, length, width)
    V = np.empty(len(me.vertices) * 3, np.float32)
    me.vertices.foreach_get("co", V)
    V = V.reshape(-1, 3).astype(float)
    P = np.c_[V[:, :2], 0 * V[:, 0] + k * 3.1]
    flat = V[:, 2] - 0.01 * V[:, 0] ** 2
    high = smoothstep(0.45, 0.95, flat)
    gold = smoothstep(0.38, 0.68, fbm(P, 0.6, 4, k + 2))
    freckle = smoothstep(0.52, 0.68, fbm(P, 1.3, 3, k + 4)) * 0.6 + smoothstep(0.56, 0.72, fbm(P, 3.1, 2, k + 7)) * 0.6
    rim = smoothstep(0.85, 1.0, np.hypot(V[:, 0] / (length * 1.05), V[:, 1] / (width * 1.1)))
    brown = 0.2 + 0.16 * gold + 0.2 * high + (0.16 + 0.5 * high) * np.clip(freckle, 0, 1) * (0.35 + 0.65 * gold) + 0.14 * rim
    me.attributes["brown"].data.foreach_set("value", np.clip(brown, 0, 0.86).astype(np.float32))
    me.materials.clear()
    me.materials.append(mat(m_naan))
    return me


@piece("browned-ball")
def browned_ball(k, r=1.4):
    """Turkey meatball browned in the pan before it went into the broth: pale below, gold to brown on top."""
    me = meatball(r * (0.88 + 0.07 * (k % 4)), k + 20, mat(m_chicken, *BROWNINGS["plain"]))
    V = np.empty(len(me.vertices) * 3, np.float32)
    me.vertices.foreach_get("co", V)
    V = V.reshape(-1, 3).astype(float)
    P = V + k * 5
    brown = 0.27 + 0.34 * smoothstep(0.36, 0.7, fbm(P, 0.8, 3, k)) + 0.3 * (fbm(P, 2.4, 3, k + 4) - 0.5)
    me.attributes.new("brown", "FLOAT", "POINT").data.foreach_set("value", np.clip(brown, 0, 0.85).astype(np.float32))
    return me
