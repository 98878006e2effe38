"""Chicken thighs in harissa, roasted until their ridges char."""

from kit.noise import *
from kit.mesh import *
from kit.physics import *
from kit.materials import *
from kit.registry import *
from kit.ingredients.poultry import chicken_thigh, m_chicken


@piece("charred-thigh")
def charred_thigh(k, size=1.0):
    """A boneless thigh: gold in its hollows, red-brown where the paste lies, black at the ridges that were nearest the heat."""
    me = chicken_thigh(k, size, "harissa")
    n = len(me.vertices)
    V, b = np.empty(n * 3, np.float32), np.empty(n, np.float32)
    me.vertices.foreach_get("co", V)
    me.attributes["brown"].data.foreach_get("value", b)
    V = V.reshape(-1, 3) / size
    high = smoothstep(0.1, 1.1, V[:, 2])
    spots = smoothstep(0.46, 0.66, fbm(V + k * 5, 0.9, 4, k + 21))
    fine = smoothstep(0.5, 0.7, fbm(V + k * 3, 2.2, 3, k + 22))
    char = (0.5 * spots + 0.3 * fine * spots) * (0.35 + 0.65 * high)
    me.attributes["brown"].data.foreach_set("value", np.clip(0.72 * b + char, 0.02, 1).astype(np.float32))
    me.materials[0] = mat(m_chicken, "e4ae62", "cf7a30", "963f14", "240d06", "7a2408", 0.42)
    return me
