"""Packs that are round: tubs, wheels, logs, stacks of flat bread, and a pot of herbs."""

import bpy, math
from mathutils import Euler, Matrix, Vector
from kit.noise import *
from kit.mesh import *
from kit.materials import *
from kit.packs.label import m_print
from kit.packs.shapes import archetype, m_plain, printed, sheet


@archetype("tub", span=17, target=(0, 0, 5.0), elev=18)
def tub(p):
    """A tapered tub with a lid, printed all round: yogurt, dips, soups, ice cream."""
    r0, r1, h = p.get("size", (4.3, 5.1, 9.6))
    R = lambda z: r0 + (r1 - r0) * z / h
    wall = [(0, 0.15), (r0 - 0.4, 0.12), (r0 - 0.15, 0), (r0 - 0.02, 0.1)] + [(R(z), z) for z in np.linspace(0.2, h - 0.3, 20)] + [(r1, h)]
    V, F = lathe(wall, 160)
    add_object(mesh("tub", V, F, m_plain(p.get("tub", "f6f1e6"), 0.38, 0.3)))
    lid = [(r1 - 0.1, h - 0.75), (r1 + 0.14, h - 0.7)] + [(r1 + 0.16, q) for q in np.linspace(h - 0.6, h + 0.3, 6)]
    lid += [(r1 + 0.06, h + 0.42), (r1 - 0.12, h + 0.46), (r1 - 0.35, h + 0.28), (r1 - 0.7, h + 0.22), (0, h + 0.22)]
    V, F = lathe(lid, 160)
    add_object(mesh("lid", V, F, m_plain(p.get("lid", p["band"]), 0.34, 0.35)))
    im = printed(p, 900, 900 * (h - 1.2) / (2.15 * (r0 + r1) / 2), head=p.get("head", 0.32))
    half = pi
    n = 220
    o = sheet(
        lambda u, v: ((R(v) + 0.03) * np.sin(u), -(R(v) + 0.03) * np.cos(u), v), -half, half, 0.35, h - 0.85, n, 40, None, "label"
    )
    lu = np.repeat(np.linspace(-half, half, n), 40) / 2.18 + 0.5
    o.data.attributes["lu"].data.foreach_set("value", lu.astype(np.float32))
    o.data.materials.append(m_print(im, 0.36, 0.35, outside=p["band"]))


@archetype("wheel", span=17.5, target=(0, 0.2, 1.6), elev=44)
def wheel(p):
    """A flat round box with its label on the lid: brie, tourtière, tins of fish seen from above."""
    r, h = p.get("size", (6.4, 3.3))
    prof = [(0, 0.05), (r - 0.2, 0.03), (r, 0.2)] + [(r, q) for q in np.linspace(0.4, h * 0.55, 5)] + [(r + 0.12, h * 0.56)]
    prof += [(r + 0.13, q) for q in np.linspace(h * 0.6, h - 0.2, 6)] + [(r + 0.02, h), (0, h)]
    V, F = lathe(prof, 180)
    add_object(mesh("wheel", V, F, m_plain(p.get("case", "e6d3ac"), p.get("rough", 0.62), p.get("coat", 0.05), p.get("metal", 0.0))))
    im = printed({**p, "full": p.get("full", False)}, 900, 900, head=0.24, margin=0.12)
    a = np.linspace(0, 2 * pi, 120)
    q = np.linspace(0, 1, 24)
    A, Q = np.meshgrid(a, q, indexing="ij")
    x, y = (r - 0.35) * (Q * np.cos(A)).ravel(), (r - 0.35) * (Q * np.sin(A)).ravel()
    add_object(
        mesh(
            "label",
            np.stack([x, y, 0 * x + h + 0.03], 1),
            grid(120, 24),
            m_print(im, 0.55, 0.1),
            attrs={"lu": x / (2 * (r - 0.35)) + 0.5, "lv": y / (2 * (r - 0.35)) + 0.5},
        )
    )


@archetype("log", span=17, target=(0, 0, 2.3), elev=22)
def log(p):
    """A cylinder lying down in printed wrap, its ends twisted shut: soft goat cheese, chocolate, a ball in film."""
    r, L = p.get("size", (2.35, 6.0))
    im = printed(p, 900, 900 * 2.0 * r * 0.86 / (2 * L * 0.72), head=0.1, margin=0.04)
    wrap = m_plain(p.get("wrap", "f6f1e6"), 0.4, 0.3)
    t = np.linspace(-1, 1, 80)
    rad = r * np.clip(1 - np.clip(np.abs(t) - 0.86, 0, 1) * 6.4, 0.12, 1) * (1 + 0.5 * np.clip(np.abs(t) - 0.985, 0, 1) * 40)
    V, F = tube(np.stack([t * (L + 1.0), 0 * t, 0 * t + r], 1), rad, 96, 1.0, (0, 0, 1))
    a = np.arctan2(V[:, 2] - r, V[:, 1])
    near = smoothstep(0.78, 0.98, np.abs(V[:, 0]) / (L + 1.0))
    V[:, 1:] = (V[:, 1:] - [0, r]) * (1 + 0.09 * near * np.sin(a * 15))[:, None] + [0, r]
    add_object(mesh("log", V, F, wrap))
    o = sheet(
        lambda u, v: (u, -(r + 0.04) * np.cos(v), r + (r + 0.04) * np.sin(v)), -L * 0.72, L * 0.72, -0.7, pi + 0.4, 30, 90, m_print(im, 0.5, 0.2, outside=p["band"]), "label"
    )
    lv = np.tile(np.linspace(-0.7, pi + 0.4, 90), 30)
    o.data.attributes["lv"].data.foreach_set("value", ((lv + 0.42) / 1.62).astype(np.float32))
    for o in bpy.context.scene.objects:
        if o.name.startswith(("log", "label")):
            o.matrix_world = Matrix.Rotation(math.radians(p.get("yaw", 10)), 4, "Z") @ o.matrix_world


@archetype("stack", span=22, target=(0, 0, 3.4), elev=30)
def stack(p):
    """Flat breads in a stack, held by a printed paper band."""
    from kit.ingredients.grains_noodles import m_bread

    r, n, t = p.get("radius", 8.0), p.get("amount", 7), p.get("thick", 0.62)
    c = p.get("content", ["f1dfb4", "c99a55", "7a4a1c"])
    m = m_bread(*c)
    g = np.random.default_rng(p.get("seed", 3))
    for i in range(n):
        rad = lambda a: r * (1 + 0.02 * np.sin(3 * a + i) + 0.012 * np.sin(7 * a + 2 * i))
        k = 160
        q = np.linspace(0, 1, 50)
        A = np.linspace(0, 2 * pi, k, endpoint=False)
        Q, AA = np.meshgrid(q, A, indexing="ij")
        x, y = (Q * rad(AA) * np.cos(AA)).ravel(), (Q * rad(AA) * np.sin(AA)).ravel()
        P = np.stack([x, y, 0 * x + i], 1)
        wave = 0.22 * (fbm(P * 0.25, 1, 3, i) - 0.5)
        edge = np.clip(1 - Q.ravel() ** 14, 0, 1) ** 0.5
        top = np.stack([x, y, i * t + wave + t * (0.5 + 0.42 * edge)], 1)
        bot = np.stack([x, y, i * t + wave + t * (0.5 - 0.42 * edge)], 1)
        V = np.concatenate([top, bot])
        G = grid(50, k, wrapv=True)
        F = np.concatenate([G, G[:, ::-1] + len(top)])
        spots = smoothstep(0.58, 0.72, fbm(P * 0.9, 1.2, 4, i + 9))
        br = np.concatenate([0.18 + 0.5 * spots, 0.2 + 0 * spots])
        add_object(mesh("bread", V, F, m, attrs={"brown": br}), (g.normal(0, 0.12), g.normal(0, 0.12), 0), (0, 0, g.uniform(0, 6.28)))
    h = n * t
    w = p.get("paper_half", 4.6)
    hh = h + 0.3
    im = printed(p, 900, 900 * (hh + 5.0) / (2 * w), head=0.2, margin=0.06)
    d = lambda u: np.sqrt(np.clip((r + 0.42) ** 2 - u**2, 0, None))
    # up the front, over the top and down behind
    f = lambda u, v: (
        u,
        np.where(v < 1, -d(u), -d(u) + (v - 1) * 2 * d(u)),
        np.where(v < 1, v * hh, hh + 0.12),
    )
    o = sheet(f, -w, w, 0.02, 2, 40, 120, m_print(im, 0.6, 0.05, 0.4, outside=p["band"]), "label")
    lv = np.tile(np.linspace(0.02, 2, 120), 40)
    z = np.where(lv < 1, lv * hh, hh + (lv - 1) * 2 * r)
    o.data.attributes["lv"].data.foreach_set("value", (z / (hh + 5.0)).astype(np.float32))


@archetype("pot", span=24, target=(0, 0, 8.2), elev=17)
def pot(p):
    """A growing herb in a paper-sleeved pot."""
    from kit.ingredients import vegetables

    tub({**p, "size": (4.0, 5.4, 8.0), "lid": "4a3a2a", "tub": "b8663e"})
    g = np.random.default_rng(p.get("seed", 5))
    ml = mat(vegetables.m_leaf, "2f6b2a", "5c9a46", "a8cc84", 0.4, 0.3, 0.25)
    parts = []
    for i in range(46):
        a, q = g.uniform(0, 6.28), g.uniform(0, 1) ** 0.7
        h = g.uniform(4.5, 9.5) * (1.1 - 0.35 * q)
        b = np.array([3.4 * q * math.cos(a), 3.4 * q * math.sin(a), 8.0])
        e = b + np.array([3.2 * q * math.cos(a), 3.2 * q * math.sin(a), h])
        t = np.linspace(0, 1, 8)[:, None]
        parts.append(tube(b + (e - b) * t, np.full(8, 0.13), 6))
        for k in range(4):
            at = b + (e - b) * (1 - 0.2 * k)
            me = vegetables.leaf(g.uniform(2.2, 3.4), g.uniform(1.0, 1.5), ml, -0.3, 13 * i + k, 24, 0.3)
            o = add_object(me)
            o.matrix_world = Matrix.LocRotScale(Vector(at), Euler((g.uniform(-0.5, 0.5), g.uniform(-0.5, 0.3), g.uniform(0, 6.28))), Vector((1, 1, 1)))
    add_object(mesh("stems", *merge(parts), m_plain("7fa05a", 0.4, 0.2)))
