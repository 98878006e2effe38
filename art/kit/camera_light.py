"""Camera and light: one warm key from the upper left behind the dish, one cool fill."""

import bpy, math
import numpy as np
from mathutils import Vector, Euler, Quaternion
from kit import check


def camera(elev=50, dist=62, target=(0, 0, 2), lens=85, fstop=3.2, azim=0, focus=None, roll=0):
    """Camera on an orbit around the target, with depth of field."""
    c = bpy.data.cameras.new("c")
    o = bpy.data.objects.new("c", c)
    e = math.radians(elev)
    a = math.radians(azim)
    T = Vector(target)
    d = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    o.location = T + d * dist
    q = (-d).to_track_quat("-Z", "Y") if elev < 89.5 else Euler((0, 0, a)).to_quaternion()
    o.rotation_mode = "QUATERNION"
    o.rotation_quaternion = q @ Quaternion((0, 0, 1), math.radians(roll))
    c.lens = lens
    c.sensor_width = 36
    c.clip_end = 2000
    c.clip_start = 1
    F = Vector(focus) if focus else T
    c.dof.use_dof = True
    c.dof.focus_distance = abs((F - o.location).dot(d))
    c.dof.aperture_fstop = fstop / 100.0
    bpy.context.scene.collection.objects.link(o)
    bpy.context.scene.camera = o
    return o


def area(loc, size, power, col=(1, 1, 1), target=(0, 0, 2), sizey=None):
    """One area light."""
    l = bpy.data.lights.new("a", "AREA")
    l.energy = power
    l.color = col
    l.size = size
    if sizey:
        l.shape = "RECTANGLE"
        l.size_y = sizey
    o = bpy.data.objects.new("a", l)
    o.location = loc
    o.rotation_mode = "QUATERNION"
    o.rotation_quaternion = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y")
    bpy.context.scene.collection.objects.link(o)
    return o


def lights(key=1.0, fill=1.0, az=125, el=42, warm=(1, 0.93, 0.83), size=75):
    """Key, fill and sky."""
    a = math.radians(az)
    e = math.radians(el)
    d = 150
    # a path asks one lamp, each as often as any other: the key is five in one place, so that it is asked as often as it is
    # brighter than the fill, and little noise comes from the choice
    for _ in range(5):
        area((d * math.cos(a) * math.cos(e), d * math.sin(a) * math.cos(e), d * math.sin(e)), size, 440000 / 5 * key, warm)
    area((95, -80, 75), 120, 70000 * fill, (0.93, 0.97, 1.0))
    w = bpy.data.worlds.new("w")
    bpy.context.scene.world = w
    w.use_nodes = True
    b = w.node_tree.nodes["Background"]
    b.inputs[0].default_value = (0.96, 0.97, 1, 1)
    b.inputs[1].default_value = 0.42 * fill


def frame_dish(ctx, elev=55, azim=0, span=None, target=None, focus=None, fstop=5.0):
    """Frame the vessel: span is the width in cm that the square picture shows, and a little more where food or vessel would be cut off."""
    target = target or (0, -0.2, ctx.floor + 2.4)
    span = span or ctx.span
    c = camera(elev, 61, target, 36 * 61 / span, fstop, azim, focus or (target[0] + 0.5, target[1] - 2.0, target[2] + 2))
    far, _ = check.reach()
    c.data.lens /= min(max(1.0, far / 0.98), 1.12)


def frame_from_above(margin=0.015, height=160.0):
    """Camera straight above, everything sharp, framed so that all that is seen just fits."""
    bpy.context.view_layer.update()
    # by its points: the box round a board that is turned is wider than the board
    P = np.concatenate([check.corners(o, 4000) for o in bpy.context.scene.objects if o.type == "MESH" and o.visible_camera])
    P = P[np.isfinite(P).all(1)]
    # perspective: what stands higher looks larger; two rounds, as the scale depends on the centre
    x, y = 0.0, 0.0
    for _ in range(2):
        k = height / (height - P[:, 2])
        u, v = (P[:, 0] - x) * k, (P[:, 1] - y) * k
        x, y = x + (u.max() + u.min()) / 2, y + (v.max() + v.min()) / 2
    span = max(np.ptp(u), np.ptp(v)) * (1 + 2 * margin)
    camera(90, height, (x, y, 0), 36 * height / span, 64)


def daylight(key=1.0, fill=1.05, azimuth=124, height=41):
    """The house light of every dish: warm window from the upper left, behind."""
    lights(key, fill, azimuth, height)


def evening(key=1.0, fill=0.7, azimuth=122, height=30, candle=1.0):
    """
    An evening table: a lamp, lower and warmer than the window, with longer shadows and less light from the room, and a candle at the right behind
    the dish, which edges meat and sauce with gold.
    """
    lights(key, fill, azimuth, height, (1, 0.84, 0.64), 60)
    area((58, 34, 20), 9, 16000 * candle, (1, 0.6, 0.28))


LIGHTS = {"day": daylight, "evening": evening}
