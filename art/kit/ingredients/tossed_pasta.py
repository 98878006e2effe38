"""Orecchiette tossed in oil and pasta water, and sausage browned hard in the pan."""

from kit.noise import *
from kit.mesh import *
from kit.physics import *
from kit.materials import *
from kit.registry import *
from kit.ingredients.grains_noodles import m_tender
from kit.ingredients.proteins import m_crust


@piece("tossed-orecchiette")
def tossed_orecchiette(k, size=1.0):
    """A thick little ear, thin where the thumb pressed it, wet with its sauce; every fourth lies on its opening."""
    g = np.random.default_rng(k + 113)
    e, d = g.uniform(0.78, 0.95), g.uniform(0.5, 0.78)
    a = g.uniform(0, 6.28)
    rad = lambda t: size * (1 + 0.07 * np.sin(2 * t + k) + 0.05 * np.sin(3 * t + 2 * k))
    cup = lambda f: d * size * f**2.4
    V, F, f, t, up = puck(
        rad,
        lambda f, t: cup(f) + size * (0.13 + 0.15 * smoothstep(0.55, 0.9, f) - 0.06 * smoothstep(0.92, 1, f)),
        lambda f, t: cup(f) - 0.02 * size,
        26,
        72,
        6,
    )
    V[:, 1] *= e
    # the knife dragged it: one lip stands higher, and the ear is bent along its length
    V[:, 2] += size * (0.22 * f**2 * np.cos(t - a) + 0.24 * (V[:, 0] / size) ** 2 * g.uniform(-0.4, 1))
    lip = smoothstep(0.6, 0.95, f)
    rough = 0.05 * (fbm(V / size * 2 + k * 3, 1.6, 3, k) - 0.5) * (0.6 + lip) + 0.02 * np.sin(V[:, 0] / size * 16 + 3 * fbm(V / size, 1, 2, k)) * (up == 0)
    V = V + normals(V, F) * (size * rough)[:, None]
    if k % 4 == 1:
        V = V * np.array([1, -1, -1]) + np.array([0, 0, V[:, 2].max()])
    v = np.clip(0.35 + 0.5 * lip - 0.3 * (up == 0) + 0.2 * g.uniform(-1, 1), 0, 1)
    return mesh("orecchiette", V, F, mat(m_tender, "e8bd6e", "f6dfa8", "d2a452", 0.4, 0.22), attrs={"v": v})


@piece("seared-sausage")
def seared_sausage(k, size=0.9):
    """A torn lump of sausage, brown all over and dark where it stuck."""
    V, F, e = chunk(size, k + 213, 9, 0.75, 0.18, 4)
    V = V * np.array([1.15, 0.95, 0.8])
    dark = smoothstep(0.45, 0.7, fbm(V + k, 1.1, 3, k))
    return mesh("crumble", V, F, mat(m_crust, "c08a55", "94602f", "4c2912", 0.4, 0.5, None, 1.3), attrs={"grill": 0.15 + dark * 0.4})
