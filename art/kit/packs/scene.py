"""A pack on a ground of one colour, in the house light turned so that it falls on the front."""

import bpy
from kit import compose, camera_light
from kit.noise import *
from kit.mesh import *
from kit.materials import *


def m_ground(c):
    """Paper backdrop."""
    M = Mat("ground")
    return M.pr(hex_rgb(c), 0.9, spec=0.05)


def cove(c):
    """Floor that curves up into the background, so that no horizon shows."""
    y = np.r_[np.linspace(-120, 40, 20), 40 + 60 * np.sin(np.linspace(0, pi / 2, 24)), np.full(6, 100)]
    z = np.r_[np.zeros(20), 60 - 60 * np.cos(np.linspace(0, pi / 2, 24)), np.linspace(62, 200, 6)]
    x = np.linspace(-200, 200, 8)
    V = np.stack([np.repeat(x, len(y)), np.tile(y, 8), np.tile(z, 8)], 1)
    return add_object(mesh("cove", V, grid(8, len(y)), m_ground(c)))


def build(d, cutout=False):
    """Build the scene of pack d; returns the grading options."""
    from kit.packs import boxes, chilled, produce, rounds
    from kit.packs.shapes import ARCHETYPES

    compose.reset()
    seed(d.get("seed", 1))
    f, cam = ARCHETYPES[d["pack"]]
    f(d)
    ground = cove(d.get("ground", "e4ece3"))
    ground.visible_camera = not cutout
    bpy.context.view_layer.update()
    camera_light.daylight(**{"key": 0.72, "fill": 1.25, "azimuth": 196, "height": 46, **d.get("light", {})})
    c = {**cam, **d.get("camera", {})}
    camera_light.camera(c["elev"], 90, c["target"], 36 * 90 / c["span"], 16, c.get("azim", 0))
    return {"vig": 0.05, "bounces": 4, "sat": 1.06, **d.get("grade", {})}
