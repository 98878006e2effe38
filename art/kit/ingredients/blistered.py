"""Peppers from a very hot pan: matt, with skin that has blistered."""

from kit.noise import *
from kit.mesh import *
from kit.physics import *
from kit.materials import *
from kit.registry import *
from kit.ingredients.vegetables import m_roastveg, pepper

SKINS = {"red": ("a6200e", "c8482a"), "yellow": ("d0921a", "e4b04a"), "green": ("46701f", "739a44")}


@piece("blistered-pepper")
def blistered_pepper(k, color="red", length=1.6):
    """A strip of pepper, charred along its edges and in spots, with little gloss."""
    me = pepper(k, color, length)
    n = len(me.vertices)
    V = np.empty(n * 3, np.float32)
    me.vertices.foreach_get("co", V)
    V = V.reshape(-1, 3)
    b = np.empty(n, np.float32)
    me.attributes["brown"].data.foreach_get("value", b)
    spots = smoothstep(0.5, 0.66, fbm(V + k * 3, 1.3, 4, k + 11))
    me.attributes["brown"].data.foreach_set("value", np.clip(0.7 * b + 0.6 * spots, 0, 1).astype(np.float32))
    me.materials[0] = mat(m_roastveg, *SKINS[color], "241008", 0.4, 0.16)
    return me
