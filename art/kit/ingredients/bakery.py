"""Flat breads, tortillas, sliced loaves."""

from kit.noise import *
from kit.mesh import *
from kit.physics import *
from kit.materials import *
from kit.registry import *
from kit.ingredients.grains_noodles import m_bread


def _spots(V, k, scale=0.85, a=0.54, b=0.7):
    """Toasted spots on a flat dough."""
    P = V.copy()
    P[:, 2] = k
    return smoothstep(a, b, fbm(P, scale, 4, k + 5))


@piece("tortilla")
def tortilla(k, r=7.0, fold=0.0):
    """Soft flour tortilla, flat; fold turns one side over (0..1)."""
    V, F, f, t, up = puck(lambda t: r * (1 + 0.015 * np.sin(5 * t + k)), lambda f, t: 0.13 + 0 * f, None, 70, 200, 3)
    br = np.clip(0.17 + 0.6 * _spots(V, k) + 0.08 * smoothstep(0.95, 1, f), 0, 0.9)
    if fold:
        y, h, R = V[:, 1].copy(), V[:, 2].copy(), 0.42
        over = np.clip(y / R, 0, pi * fold)
        flat = np.maximum(y - R * pi * fold, 0)
        V[:, 1] = np.where(y > 0, (R - h) * np.sin(over) + flat * np.cos(over), y)
        V[:, 2] = np.where(y > 0, R - (R - h) * np.cos(over) + flat * np.sin(over), h)
    V[:, 2] += 0.4 * (fbm(V * np.array([1, 1, 0]) + k * 7, 0.22, 2, k) - 0.5)
    return mesh("tortilla", V, F, mat(m_bread, "f4dfa8", "cf9347", "5e300f"), attrs={"brown": br})


@piece("pita")
def pita(k, r=6.4, thick=0.5):
    """Soft round pita, toasted in spots."""
    V, F, f, t, up = puck(
        lambda t: r * (1 + 0.025 * np.sin(2 * t + k) + 0.012 * np.sin(5 * t + k)),
        lambda f, t: thick * (1 - 0.55 * f**9) + 0 * t,
        lambda f, t: 0.18 * f**9 + 0 * t,
        80,
        220,
        6,
    )
    V[:, 2] += (up == 1) * (0.5 * (fbm(V * np.array([1, 1, 0]) + k * 5, 0.32, 3, k) - 0.5))
    br = np.clip(0.15 + 0.36 * _spots(V, k, 0.8, 0.56, 0.74) * (up == 1) + 0.2 * smoothstep(0.9, 0.97, f) * smoothstep(1.0, 0.97, f), 0, 0.85)
    return mesh("pita", V, F, mat(m_bread, "efd29a", "c98f42", "5a2f10"), attrs={"brown": br})


@piece("sourdough")
def sourdough(k, length=5.2, width=3.6, thick=0.6):
    """Toasted slice of a country loaf: open crumb, dark crust."""

    def rad(t):
        c, s = np.cos(t), np.sin(t)
        return 1 / (np.abs(c / length) ** 2.6 + np.abs(s / (width * (1 + 0.12 * s))) ** 2.6) ** (1 / 2.6) * (1 + 0.012 * np.sin(4 * t + k))

    V, F, f, t, up = puck(rad, lambda f, t: thick - 0.1 * f**10, lambda f, t: 0.1 * f**10, 90, 260, 8)
    P = V * np.array([1, 1, 0]) + k * 9
    hole = smoothstep(0.6, 0.7, value_noise(P * 1.7, k)) * 0.7 + smoothstep(0.62, 0.72, value_noise(P * 4.2, k + 3)) * 0.5
    hole *= smoothstep(0.97, 0.88, f) * (up == 1)
    V[:, 2] -= 0.22 * hole
    V[:, 2] += 0.16 * (fbm(P, 0.35, 2, k) - 0.5)
    toast = 0.35 * smoothstep(0.42, 0.7, fbm(P, 0.6, 4, k + 7))
    crust = np.where(up == 0.5, 0.62, smoothstep(0.93, 0.985, f) * 0.5)
    br = np.clip(0.16 + toast * (up == 1) + crust - 0.1 * hole, 0, 0.9)
    return mesh("sourdough", V, F, mat(m_bread, "efcf92", "b9772c", "54290c"), attrs={"brown": br})
