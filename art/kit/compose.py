"""Turns a dish description (a dict read from dishes/*.json) into a Blender scene."""

import bpy, math
from mathutils import Vector, Euler
from kit.noise import *
from kit.mesh import *
from kit.physics import *
from kit.registry import PIECES, BUILDERS
from kit import camera_light, check, tableware, sauce, ingredients


class Context:
    """What builders may need: the vessel's size and the pieces waiting to fall."""

    def __init__(s):
        s.rim = 12.0
        s.floor = 0.6
        s.span = 25.0
        s.half = None
        s.falling = []
        s.floating = []
        s.fixed = set()
        s.cutout = False
        s.round_board = False

    def settle(s):
        settle(s.falling, s.rim + 2.5, s.inside)
        s.falling = []

    def inside(s, x, y):
        """Is (x, y) over the vessel?"""
        return abs(x) < s.half[0] - 0.3 and abs(y) < s.half[1] - 0.3 if s.half else math.hypot(x, y) < s.rim + 0.1


def rad(a):
    """Degrees to radians."""
    return math.radians(a)


def reset():
    """Empty the scene."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    materials_clear()


def materials_clear():
    """Forget cached materials of an earlier scene."""
    from kit.materials import _material_cache

    _material_cache.clear()


def region(p):
    """Sampler of points in a disc {at,r,p} (p<.5: even, larger: denser in the middle), squeezed by 'wide' along 'dir'."""
    cx, cy = p.get("at", (0, 0))
    R = p.get("r", 3)
    e = p.get("p", 0.5)
    w = p.get("wide", 1.0)
    a0 = rad(p.get("dir", 0))

    def f():
        a = uniform(0, 2 * pi)
        r = R * uniform(0, 1) ** e
        x, y = (r * math.cos(a) * w, r * math.sin(a))
        return (cx + x * math.cos(a0) - y * math.sin(a0), cy + x * math.sin(a0) + y * math.cos(a0))

    return f


def put_piece(ctx, c):
    """Place pieces: drop (physics), scatter (lay on what is below), float (sunk into a liquid), set (listed positions), row (slices)."""
    p = c.get("place", {})
    how = p.get("how", "scatter")
    n = int(c.get("amount", 1))
    kinds = c.get("variants", 6)
    o = c.get("options", {})
    ms = {}

    def me(i):
        k = i % kinds + c.get("first", 0)
        if k not in ms:
            ms[k] = PIECES[c["ingredient"]](k, **o)
        return ms[k]

    sa, sb = p.get("scale", (0.9, 1.1))
    f = region(p)
    if how == "drop":
        z0 = p.get("z")
        if z0 is None:
            z0 = ray(*p.get("at", (0, 0)))[1].z + 1.6
        for i in range(n):
            for _ in range(40):
                x, y = f()
                if all((math.hypot(x - a, y - b) > q for a, b, q in p.get("avoid", []))):
                    break
            spin = p.get("spin", "any")
            yaw = rad(p["yaw"][0] + uniform(-1, 1) * p["yaw"][1]) if "yaw" in p else uniform(0, 6.28)
            r = (
                (uniform(0, 6.28), uniform(0, 6.28), yaw)
                if spin == "any"
                else (uniform(0, 6.28), 0, yaw) if spin == "roll" else (uniform(-0.4, 0.4), uniform(-0.4, 0.4), yaw)
            )
            ctx.falling.append(add_object(me(i), (x, y, z0 + i * p.get("dz", 0.25)), r, uniform(sa, sb)))
        return
    ctx.settle()
    if how == "scatter":
        pts = []
        gap = p.get("gap", 0)
        for i in range(n):
            for _ in range(60):
                x, y = f()
                if all((math.hypot(x - a, y - b) > q for a, b, q in p.get("avoid", []))) and (
                    not gap or all((math.hypot(x - a, y - b) > gap for a, b in pts))
                ):
                    break
            else:
                continue
            pts.append((x, y))
            yaw = rad(p["yaw"][0] + uniform(-1, 1) * p["yaw"][1]) if "yaw" in p else None
            place(me(i), x, y, p.get("lift", 0.08) + p.get("stack", 0) * i, yaw, p.get("tilt", 0.35), uniform(sa, sb), p.get("align", 0.8))
            if p.get("pile") and i % 6 == 5:
                bpy.context.view_layer.update()
    elif how == "float":
        # each piece is turned, then let in so far that 'sink' of its height is under the surface; pieces do not overlap
        level, sink, touch, tilt = p["level"], p.get("sink", 0.55), p.get("touch", 0.8), p.get("tilt", 0.5)
        for i in range(n):
            m = me(i)
            co = np.empty(len(m.vertices) * 3, np.float32)
            m.vertices.foreach_get("co", co)
            co = co.reshape(-1, 3)[:: max(1, len(m.vertices) // 400)]
            yaw = rad(p["yaw"][0] + uniform(-1, 1) * p["yaw"][1]) if "yaw" in p else uniform(0, 2 * pi)
            e = Euler((uniform(-tilt, tilt), uniform(-tilt, tilt), yaw))
            sc = uniform(sa, sb)
            q = co @ np.array(e.to_matrix()).T * sc
            wide = (np.ptp(q[:, 0]) + np.ptp(q[:, 1])) / 4
            for _ in range(60):
                x, y = f()
                if all((math.hypot(x - a, y - b) > t for a, b, t in p.get("avoid", []))) and all(
                    (math.hypot(x - a, y - b) > (wide + t) * touch for a, b, t in ctx.floating)
                ):
                    # not into the vessel's wall
                    out = 1 + 0.75 * wide / max(math.hypot(x, y), 0.1)
                    hit, at, _, what = ray(x * out, y * out)
                    if hit and at.z > 0.3 and not (what.name in ctx.fixed and at.z > level + 0.1):
                        break
            else:
                continue
            ctx.floating.append((x, y, wide))
            under = min(0.95, max(0.05, sink + uniform(-1, 1) * p.get("vary", 0.1)))
            add_object(m, (x, y, level - q[:, 2].min() - under * np.ptp(q[:, 2])), e, sc)
    elif how == "set":
        for i, q in enumerate(p["items"]):
            x, y, z, rx, ry, rz, *s = list(q) + [0] * (6 - len(q))
            z = z if p.get("absolute") else ray(x, y)[1].z + z
            add_object(me(i), (x, y, z), (rad(rx), rad(ry), rad(rz)), s[0] if s else 1)
            bpy.context.view_layer.update()
    elif how == "row":
        a = rad(p.get("dir", -30))
        cx, cy = p.get("at", (0, 0))
        zs = p.get("z")
        if zs is None:
            zs = max((ray(cx + math.cos(a) * p["step"] * i, cy + math.sin(a) * p["step"] * i)[1].z for i in range(n))) + p.get("lift", 0.5)
        for i in range(n):
            d = p["step"] * i
            j = p.get("jitter", 0.1)
            add_object(
                me(i),
                (cx + d * math.cos(a) + uniform(-j, j), cy + d * math.sin(a) + uniform(-j, j), zs + p.get("rise", 0) * i),
                (uniform(-j, j) * 0.5, rad(p.get("lean", -50)) + uniform(-j, j) * 0.6, a + rad(p.get("turn", 0)) + uniform(-j, j) * 0.7),
                uniform(sa, sb) if "scale" in p else 1,
            )
    else:
        raise ValueError(f"unknown placement {how!r}")
    bpy.context.view_layer.update()


def put_component(ctx, c):
    """One entry of a dish: a piece is placed, a builder is called with its options."""
    n = c["ingredient"]
    if n in PIECES:
        put_piece(ctx, c)
    elif n in BUILDERS:
        ctx.settle()
        bpy.context.view_layer.update()
        o = dict(c.get("options", {}))
        if "amount" in c:
            o["amount"] = c["amount"]
        if "place" in c:
            o.update({k: v for k, v in c["place"].items() if k != "how"})
        BUILDERS[n](ctx, **o)
        bpy.context.view_layer.update()
    else:
        raise ValueError(f"unknown ingredient {n!r}")


def build(d, cutout=False):
    """Build the scene of dish d; returns the grading options. A cut-out has the vessel and its food alone."""
    reset()
    seed(d.get("seed", 1))
    ctx = Context()
    ctx.cutout = cutout
    table = tableware.surface(d["surface"])
    check.part("table")
    v = dict(d["vessel"])
    BUILDERS["vessel:" + v.pop("kind")](ctx, **v)
    bpy.context.view_layer.update()
    ctx.fixed = {o.name for o in bpy.context.scene.objects}
    check.part("vessel")
    for part in ("base", "components", "sauce", "garnish"):
        for c in d.get(part, []):
            put_component(ctx, c)
    ctx.settle()
    check.part("food")
    light = {"kind": "day", **d.get("light", {})}
    camera_light.LIGHTS[light.pop("kind")](**light)
    if cutout:
        # the table still stops the rays that place food and gives its light back, so that the food is the same in both pictures
        table.visible_camera = False
        if ctx.round_board:
            for board in check.of("vessel"):
                board.hide_render = True
            tableware.round_board(check.of("food"))
            check.part("vessel")
        camera_light.frame_from_above()
        return d.get("grade", {})
    for l in d.get("linen", []):
        tableware.linen(**l)
    check.part("linen")
    for c in d.get("props", []):
        put_component(ctx, c)
    check.part("prop")
    camera_light.frame_dish(ctx, **d.get("camera", {}))
    return d.get("grade", {})
