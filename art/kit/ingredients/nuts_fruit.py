"""Nuts and dried fruit."""

from kit.noise import *
from kit.mesh import *
from kit.physics import *
from kit.materials import *
from kit.registry import *
from kit.ingredients.vegetables import m_veg


@piece("almond-flake")
def almond_flake(k, size=0.75):
    """Toasted flake of almond with its brown rim."""
    g = np.random.default_rng(k + 2)
    r = lambda t: size * (1 + 0.08 * np.sin(2 * t + k)) / np.sqrt(np.cos(t) ** 2 + (np.sin(t) / (0.56 + 0.12 * np.cos(t))) ** 2)
    V, F, f, t, up = puck(r, lambda f, t: 0.07 + 0 * f, None, 14, 60, 2)
    V[:, 2] += 0.1 * g.uniform(-1, 1) * (V[:, 0] / size) ** 2
    return mesh("almond", V, F, mat(m_almond), attrs={"rim": np.where(up == 0.5, 1, smoothstep(0.9, 0.97, f))})


def m_almond():
    """Almond flake."""
    M = Mat("almond")
    n = M.noise(1.5, 4)
    col = M.mix(M.rng(M.math("ADD", n, M.math("MULTIPLY", M.rnd(), 0.3)), 0.4, 0.85), "f6e4bd", "d9a45c")
    col = M.mix(M.attr("rim"), col, "8a4f20")
    return M.pr(col, 0.42, sss=0.25, rad=(0.25, 0.18, 0.08), coat=0.12, coatr=0.3, normal=M.bump(M.noise(5, 3), 0.2, 0.04))


@piece("pine-nut")
def pine_nut(k, size=0.5):
    """Toasted pine nut."""
    V, F = icosphere(4)
    x = V[:, 0].copy()
    V = V * np.array([1, 0.44, 0.42]) * size
    V[:, 1:] *= (1 + 0.35 * x)[:, None]
    V[:, 1] += 0.06 * size * x * x
    return mesh("pinenut", V, F, mat(m_veg, "e9c88a", "c98d45", 0.34, 0.3, (0.25, 0.16, 0.07), 0.3, 0.12, 1.2))


@piece("raisin")
def raisin(k, size=0.55, golden=False, cranberry=False):
    """Wrinkled raisin or dried cranberry."""
    V, F = icosphere(5)
    P = V + k * 7
    wrinkle = np.abs(fbm(P * np.array([0.6, 1.6, 1.6]), 1.7, 3, k) - 0.5) * 2
    V = V * np.array([1, 0.68, 0.6]) * size * (0.8 + 0.45 * wrinkle)[:, None]
    c = ("b9802c", "d9a84c") if golden else ("6e0c14", "9c1c26") if cranberry else ("2c140c", "4f2414")
    return mesh("raisin", V, F, mat(m_veg, *c, 0.36, 0.2, (0.2, 0.08, 0.04), 0.3, 0.2))
