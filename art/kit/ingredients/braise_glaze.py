"""What goes into stews and glazes: carrot coins, bacon; more kinds of grain and shreds."""

from kit.noise import *
from kit.mesh import *
from kit.physics import *
from kit.materials import *
from kit.registry import *
from kit.ingredients.vegetables import m_veg, onion, SHREDS
from kit.ingredients.grains_noodles import GRAINS

GRAINS["bulgur"] = (0.15, 0.11, "d9a862", "b98340")
SHREDS["cheddar"] = ("eda93c", "f6c766", 0.11, 0.6)
SHREDS["pickled-onion"] = ("e58fae", "c24a80", 0.14, 0.4)


def m_carrot():
    """Boiled carrot: paler core."""
    M = Mat("carrotcoin")
    n = M.noise(1.6, 4)
    col = M.ramp(M.math("ADD", M.attr("f"), M.math("MULTIPLY", M.math("SUBTRACT", n, 0.5), 0.2)), [(0.1, "ea9636"), (0.42, "e68a2a"), (0.58, "dc7618"), (0.95, "c8600f")])
    return M.pr(col, M.rng(n, 0.3, 0.7, 0.22, 0.4), sss=0.3, rad=(0.35, 0.16, 0.05), coat=0.45, coatr=0.12, normal=M.bump(M.noise(4, 3), 0.2, 0.06))


@piece("carrot-coin")
def carrot_coin(k, r=1.15, h=0.5):
    """Thick slice of cooked carrot, cut on the slant."""
    g = np.random.default_rng(k + 2)
    q = g.uniform(1.0, 1.35)
    V, F, f, t, up = puck(
        lambda t: r * g.uniform(0.8, 1.1) * (1 + 0.03 * np.sin(3 * t + k)), lambda f, t: h - 0.1 * f**8, lambda f, t: 0.1 * f**8, 20, 60, 5
    )
    V[:, 0] = V[:, 0] * q + 0.45 * (V[:, 2] - h / 2)
    V += normals(V, F) * (0.07 * (fbm(V + k * 5, 1.2, 3, k) - 0.5))[:, None]
    return mesh("coin", V, F, mat(m_carrot), attrs={"f": np.where(up == 0.5, 1, f)})


def m_fried_onion():
    """Fried onion: glassy, golden where it touched the pan."""
    M = Mat("friedonion")
    n = M.noise(0.9, 4, 0.6)
    f = M.math("ADD", n, M.math("MULTIPLY", M.rnd(), 0.2))
    col = M.ramp(f, [(0.35, "f6ecc8"), (0.55, "edd394"), (0.7, "cf9440"), (0.85, "8a4f18")])
    return M.pr(col, 0.26, sss=0.3, rad=(0.3, 0.2, 0.1), coat=0.45, coatr=0.12, transl=0.2)


@piece("fried-onion")
def fried_onion(k, r=1.9):
    """Strip of fried onion: part of a ring, gone soft."""
    g = np.random.default_rng(k + 5)
    me = onion(mat(m_fried_onion), r * g.uniform(0.75, 1.2), k, g.uniform(1.3, 2.6))
    v = np.empty(len(me.vertices) * 3, np.float32)
    me.vertices.foreach_get("co", v)
    v = v.reshape(-1, 3)
    v -= v.mean(0)
    v[:, :2] += 0.5 * (np.stack([fbm(v + k * 5 + o, 0.5, 2, k) for o in (0, 9)], 1) - 0.5)
    v[:, 2] *= 0.8
    me.vertices.foreach_set("co", v.ravel())
    me.update()
    return me


def m_bacon():
    """Bacon: fried lean, streaks of golden fat, brown edge."""
    M = Mat("bacon")
    s = M.attr("s")
    n = M.noise(1.6, 4)
    n2 = M.noise(6, 3)
    f = M.math("ADD", s, M.math("ADD", M.math("MULTIPLY", M.math("SUBTRACT", n, 0.5), 0.9), M.math("MULTIPLY", M.math("SUBTRACT", n2, 0.5), 0.2)))
    col = M.ramp(f, [(0.05, "6a2a16"), (0.36, "8f4426"), (0.5, "c98d58"), (0.6, "d8a568"), (0.72, "8a4022"), (0.98, "4c1f10")])
    return M.pr(col, M.rng(n, 0.3, 0.7, 0.3, 0.48), sss=0.15, rad=(0.35, 0.12, 0.06), coat=0.35, coatr=0.16, normal=M.bump(M.math("ADD", n, n2), 0.5, 0.08))


@piece("bacon-bit")
def bacon_bit(k, size=1.0):
    """Lardon, shrunk and curled by the pan."""
    g = np.random.default_rng(k + 14)
    a = 0.72 * g.uniform(0.7, 1.3)
    V, F = rounded_box(a, 0.4, 0.3, 0.16, (24, 14, 12))
    s = V[:, 1] / 0.8 + 0.5 + 0.25 * V[:, 2]
    P = V + k * 5
    V[:, 2] += 0.3 * g.uniform(-1, 1) * V[:, 0] ** 2
    V[:, 1] += 0.25 * g.uniform(-1, 1) * V[:, 0] ** 2
    V += normals(V, F) * (0.34 * (fbm(P, 1.1, 3, k) - 0.5) + 0.16 * (fbm(P, 3, 3, k) - 0.5))[:, None]
    return mesh("bacon", V * size, F, mat(m_bacon), attrs={"s": s})
