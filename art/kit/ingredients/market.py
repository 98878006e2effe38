"""The market's crate and what stands in it: loose fruit and vegetables, and packs with their labels."""

import bpy, math
from mathutils import Matrix
from kit.noise import *
from kit.mesh import *
from kit.materials import *
from kit.registry import *
from kit import tableware


@builder("vessel:crate")
def v_crate(ctx, half=(17.0, 11.5), height=10.0):
    """Crate of slats with a bed of paper at two thirds of its height."""
    a, b = half
    light = mat(tableware.m_wood, "b98a54", "d8b27c", "7a5228")
    V, F = rounded_box(a, b, 0.4, 0.2, (30, 20, 4))
    add_object(mesh("floor", V, F, light), (0, 0, 0.5))
    boards = 3
    step = height / boards
    for i in range(boards):
        z = 0.7 + step * (i + 0.5)
        for side in (-1, 1):
            V, F = rounded_box(a + 0.55, 0.42, step * 0.43, 0.16, (40, 4, 8))
            add_object(mesh("slat", V + np.array([0, 0, 0]), F, light), (0.1 * i, side * b, z))
            V, F = rounded_box(b - 0.4, 0.42, step * 0.43, 0.16, (30, 4, 8))
            add_object(mesh("slat", V, F, light), (side * a, 0, z), (0, 0, pi / 2))
    for x in (-1, 1):
        for y in (-1, 1):
            V, F = rounded_box(0.9, 0.9, height / 2, 0.2, (6, 6, 20))
            add_object(mesh("post", V, F, light), (x * (a - 1.0), y * (b - 1.0), 0.7 + height / 2))
    M = Mat("kraft")
    n = M.noise(1.4, 5, 0.6)
    kraft = M.pr(M.mix(M.rng(n, 0.3, 0.7), "b8935f", "cfae7c"), 0.9, spec=0.1, normal=M.bump(n, 0.5, 0.3))
    x, y = np.meshgrid(np.linspace(-a + 0.5, a - 0.5, 80), np.linspace(-b + 0.5, b - 0.5, 60), indexing="ij")
    P = np.stack([x.ravel(), y.ravel(), np.full(x.size, height * 0.62)], 1)
    P[:, 2] += 1.2 * (fbm(P, 0.3, 3, 4) - 0.5)
    add_object(mesh("paper", P, grid(80, 60), kraft))
    ctx.half = half
    ctx.rim = a
    ctx.floor = height * 0.62
    ctx.span = a * 2.6


@piece("produce")
def produce(k, kind="pepper", size=3.0, content=("a8281c", "c8402a")):
    """One fruit or vegetable of the kinds that lie in trays; size is about half its width, cm."""
    from kit.packs import shapes
    from kit.packs.produce import MORE, one

    return (one if kind in MORE else shapes.fruit)(kind, size, list(content), k)


@builder("market-pack")
def market_pack(ctx, pack, at=(0, 0, 0), yaw=0, pitch=0, roll=0, scale=1.0):
    """A pack of the market with its label, stood or laid where it is wanted; angles in degrees."""
    from kit.packs import boxes, produce, rounds
    from kit.packs.shapes import ARCHETYPES

    scene = bpy.context.scene
    before = set(scene.objects)
    ARCHETYPES[pack["pack"]][0](pack)
    bpy.context.view_layer.update()
    turn = [Matrix.Rotation(math.radians(v), 4, axis) for v, axis in ((yaw, "Z"), (pitch, "X"), (roll, "Y"))]
    M = Matrix.Translation(tuple(at)) @ turn[0] @ turn[1] @ turn[2] @ Matrix.Scale(scale, 4)
    for o in set(scene.objects) - before:
        o.matrix_world = M @ o.matrix_world
