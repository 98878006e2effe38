"""Packs with flat sides: folding boxes, wrapped blocks, sacks, and baskets of bottles."""

import math
from mathutils import Matrix
from kit.noise import *
from kit.mesh import *
from kit.materials import *
from kit.packs.label import m_print
from kit.packs.shapes import archetype, bottle, m_plain, printed, sheet


def box_at(p, a, b, h, bulge=0.0, yaw=24, rough=0.42, coat=0.25, head=0.4, side_band=True):
    """A box of half width a, half depth b and height h, turned by yaw degrees: printed front, patterned side, band above."""
    full = p.get("full", False)
    front = m_print(printed(p, 900, 900 * h / (2 * a), head=p.get("head", head), full=full, margin=0.075), rough, coat, 0.1)
    bare = {**p, "name": " ", "weight": " ", "second": ""}
    side = m_print(printed(bare, 500, 500 * h / (2 * b), head=p.get("head", head), full=full), rough, coat, 0.1)
    top = m_plain(p["band"] if side_band else p.get("paper", "fbf6e9"), rough, coat)
    out = lambda u, v, w: bulge * (1 - (u / w) ** 2) * np.sin(pi * np.clip(v / h, 0, 1))
    objs = [
        sheet(lambda u, v: (u, -b - out(u, v, a), v), -a, a, 0.02, h, 30, 30, front),
        sheet(lambda u, v: (a + out(u, v, b), u, v), -b, b, 0.02, h, 20, 30, side),
        sheet(lambda u, v: (-u, b + out(u, v, a), v), -a, a, 0.02, h, 30, 30, side),
        sheet(lambda u, v: (-a - out(u, v, b), -u, v), -b, b, 0.02, h, 20, 30, side),
        sheet(lambda u, v: (u, v, 0 * u + h + 0.4 * bulge * (1 - (u / a) ** 2) * (1 - (v / b) ** 2)), -a, a, -b, b, 20, 20, top),
    ]
    R = Matrix.Rotation(math.radians(p.get("yaw", yaw)), 4, "Z")
    for o in objs:
        o.matrix_world = R @ o.matrix_world
    return objs


@archetype("box", span=25, target=(0, 0, 8.6), elev=14)
def box(p):
    """A folding box that stands: tea, pasta, frozen food, cookies."""
    a, b, h = p.get("size", (6.2, 2.9, 17.0))
    box_at(p, a, b, h, 0.05)
    if "chocolate" in p:
        from kit.packs.window import chocolate

        chocolate(**p["chocolate"], seed=p.get("seed", 1))


@archetype("flatbox", span=24, target=(0, 0, 3.6), elev=24)
def flatbox(p):
    """A low box: pastry, frozen pies, boards and platters."""
    a, b, h = p.get("size", (8.6, 6.2, 6.4))
    box_at(p, a, b, h, 0.04, 20, head=0.14)


@archetype("block", span=16, target=(0, 0, 3.0), elev=20)
def block(p):
    """A wrapped block: butter, tofu, feta, halloumi."""
    a, b, h = p.get("size", (5.6, 3.0, 5.2))
    box_at(p, a, b, h, 0.14, 22, 0.34, 0.5, 0.26)


@archetype("sack", span=26, target=(0, 0, 9.4), elev=13)
def sack(p):
    """A paper sack with a folded top: coffee, flour, rice, pulses, nuts."""
    a, b, h = p.get("size", (6.0, 3.4, 16.0))
    objs = box_at(p, a, b, h, 0.45, 18, 0.62, 0.05, 0.4)
    R = Matrix.Rotation(math.radians(p.get("yaw", 18)), 4, "Z")
    paper = m_plain(p["band"] if p.get("full") else p["band"], 0.62, 0.05, bump=0.15)
    # the top is pinched to a flap and rolled to the front
    top = h + 2.4
    for sg in (-1, 1):
        objs.append(sheet(lambda u, v: (u * (1 - 0.02 * v), sg * (b * (1 - v) + 0.12), h + (top - h) * v), -a, a, 0, 1, 20, 20, paper))
        objs.append(sheet(lambda u, v: (sg * (a - 1.1 * v * (1 - np.abs(u / b)) * 0.9), u * (1 - v), h + (top - h) * v), -b, b, 0, 1, 20, 20, paper))
        for o in objs[-2:]:
            o.matrix_world = R @ o.matrix_world
    V, F = rounded_box(a, 0.32, 0.85, 0.2, (20, 4, 6))
    o = add_object(mesh("flap", V, F, paper))
    o.matrix_world = R @ Matrix.Translation((0, -0.1, top + 0.4))
    tin = rounded_box(a * 0.62, 0.08, 0.22, 0.06, (10, 2, 3))
    o = add_object(mesh("tie", *tin, m_plain(p.get("tie", "efe6d2"), 0.4, 0.3)))
    o.matrix_world = R @ Matrix.Translation((0, -0.48, top + 0.4))


@archetype("fourpack", span=30, target=(0, 0, 10.6), elev=14)
def fourpack(p):
    """Small bottles in a cardboard basket."""
    small = {**p, "radius": 2.9, "height": 20.5, "shoulder": 0.52, "neck": 1.15, "name": " ", "weight": " ", "second": "", "cap": p.get("cap", "d8b24a")}
    before = set(bpy_objects())
    places = [(-3.1, 2.6), (3.1, 2.6), (-3.1, -2.6), (3.1, -2.6)]
    R = Matrix.Rotation(math.radians(20), 4, "Z")
    for x, y in places:
        seen = set(bpy_objects())
        bottle(small)
        for o in bpy_objects():
            if o not in seen:
                o.matrix_world = R @ Matrix.Translation((x, y, 0.2)) @ o.matrix_world
    assert len(set(bpy_objects()) - before) > 4
    box_at({**p, "yaw": 20}, 6.5, 6.0, 11.2, 0.03, 20, 0.6, 0.05, 0.3)
    top = [o for o in bpy_objects() if o.name.startswith("sheet")][-1]
    # no lid: the bottles look out of it
    import bpy

    bpy.data.objects.remove(top)


def bpy_objects():
    """All objects of the scene."""
    import bpy

    return list(bpy.context.scene.objects)
