"""Pack archetypes. Each takes the pack's data and builds it at the origin, standing on z = 0, its front to -y. Unit: cm."""

import bpy, math
from mathutils import Matrix, Euler, Vector
from kit.noise import *
from kit.mesh import *
from kit.materials import *
from kit.packs.label import label, m_print

ARCHETYPES = {}


def archetype(name, **camera):
    """Register f(p) -> None under a name, with the camera that suits it."""

    def deco(f):
        ARCHETYPES[name] = (f, camera)
        return f

    return deco


def sheet(f, u0, u1, v0, v1, nu=60, nv=40, m=None, name="sheet"):
    """A surface f(u, v) -> x, y, z with label coordinates lu, lv over it."""
    a, b = np.meshgrid(np.linspace(0, 1, nu), np.linspace(0, 1, nv), indexing="ij")
    u, v = (u0 + (u1 - u0) * a).ravel(), (v0 + (v1 - v0) * b).ravel()
    V = np.stack(f(u, v), 1)
    return add_object(mesh(name, V, grid(nu, nv), m, attrs={"lu": a.ravel(), "lv": b.ravel()}))


def around(r, z0, z1, half, m, lift=0.03, nu=90):
    """A label round an upright cylinder; half: half the angle it takes, front in the middle."""
    R = r if callable(r) else (lambda z: 0 * z + r)
    return sheet(lambda u, v: ((R(v) + lift) * np.sin(u), -(R(v) + lift) * np.cos(u), v), -half, half, z0, z1, nu, 40, m, "label")


def m_glass(tint="f4faf6", rough=0.02):
    """Thin clear glass: what lies behind is seen unbent, the rim mirrors. Needs no caustics."""
    M = Mat("glass")
    t = M.n("ShaderNodeBsdfTransparent")
    M.set(t.inputs[0], hex_rgb(tint))
    g = M.n("ShaderNodeBsdfGlossy")
    g.inputs["Roughness"].default_value = rough
    # by angle alone: the Fresnel node takes an inner face for glass to air and mirrors all of it
    f = M.n("ShaderNodeLayerWeight")
    f.inputs[0].default_value = 0.5
    x = M.n("ShaderNodeMixShader")
    M.set(x.inputs[0], M.math("ADD", M.math("MULTIPLY", M.math("POWER", f.outputs["Facing"], 4.0), 0.55), 0.035))
    M.set(x.inputs[1], t.outputs[0])
    M.set(x.inputs[2], g.outputs[0])
    M.set(M.out.inputs[0], x.outputs[0])
    return M.m


def m_plain(c, rough=0.4, coat=0.2, metallic=0.0, sss=0.0, bump=0.0, scale=3.0, spec=0.4):
    """One colour."""
    M = Mat("plain")
    n = M.noise(scale, 3)
    m = M.pr(hex_rgb(c), M.rng(n, 0.3, 0.7, rough - 0.05, rough + 0.06), coat=coat, coatr=0.12, sss=sss, spec=spec, normal=M.bump(n, bump, 0.05) if bump else None)
    m.node_tree.nodes["Principled BSDF"].inputs["Metallic"].default_value = metallic
    return m


def m_content(c, c2, chunks=0.0, rough=0.25, scale=1.2):
    """What is in a jar or bottle, seen through the glass."""
    M = Mat("content")
    n = M.noise(scale, 4, 0.6)
    v = M.vor(scale * 1.5)
    col = M.mix(M.rng(n, 0.3, 0.7), c, c2)
    if chunks:
        col = M.mix(M.rng(v, 0.12, 0.34, chunks, 0), col, tuple(min(1, x * 1.7) for x in hex_rgb(c2)))
    return M.pr(col, rough, sss=0.3, rad=(0.6, 0.3, 0.15), coat=0.3, coatr=0.1, normal=M.bump(n, 0.2, 0.1))


def m_liquid(c, c2):
    """A liquid that hides what is behind it; c2: the rim."""
    M = Mat("liquid")
    # brighter where the light has less to pass: towards the rim and the neck
    lw = M.n("ShaderNodeLayerWeight")
    lw.inputs[0].default_value = 0.45
    col = M.mix(M.rng(lw.outputs["Facing"], 0.15, 0.75), c, c2)
    return M.pr(col, 0.08, sss=0.5, rad=(1.2, 0.9, 0.3), coat=0.3, coatr=0.05, transl=0.25)


def printed(p, w, h, **k):
    """The pack's label."""
    o = dict(brand=p.get("brand", "freshprep"), pattern=p.get("pattern", "rings"), seed=p.get("seed", 1), full=p.get("full", False))
    o.update({q: p[q] for q in ("paper", "ink") if q in p})
    o.update(k)
    o.update({q: p[q] for q in ("head",) if q in p})
    return label(p["name"], p["weight"], p["band"], w, h, **{"second": p.get("second", "") if p["name"].strip() else "", **o})


@archetype("can", span=17.5, target=(0, 0, 5.6), elev=17)
def can(p):
    """Tin: steel rims, paper label all round."""
    r, h = p.get("radius", 4.3), p.get("height", 11.0)
    prof = [(0, 0.2), (r - 0.5, 0.2), (r - 0.35, 0), (r - 0.02, 0.02), (r + 0.06, 0.14), (r + 0.06, 0.3), (r - 0.04, 0.42)]
    z = np.linspace(0.5, h - 0.5, 40)
    prof += [(r - 0.05 + 0.035 * math.sin(q * 7) * (2 < q < h - 2), q) for q in z]
    prof += [(r - 0.04, h - 0.42), (r + 0.06, h - 0.3), (r + 0.06, h - 0.12), (r - 0.02, h), (r - 0.22, h), (r - 0.3, h - 0.32), (r - 0.6, h - 0.4)]
    prof += [(r - 0.75, h - 0.34), (r * 0.5, h - 0.36), (r * 0.46, h - 0.3), (0, h - 0.3)]
    V, F = lathe(prof, 160)
    add_object(mesh("can", V, F, m_plain("cfcdc6", 0.24, 0.2, 1.0)))
    half = pi
    im = printed(p, 900, 900 * (h - 1.3) / (2.15 * r), head=0.36)
    # the printed front takes 125 degrees, the band's colour runs on round the back
    o = around(r, 0.62, h - 0.62, half, None, 0.02, 220)
    lu = np.repeat(np.linspace(-half, half, 220), 40) / 2.18 + 0.5
    o.data.attributes["lu"].data.foreach_set("value", lu.astype(np.float32))
    o.data.materials.append(m_print(im, 0.42, 0.25, outside=p["band"]))
    # pull ring
    t = np.linspace(0, 2 * pi, 60)
    add_object(
        mesh("ring", *tube(np.stack([0.95 * np.cos(t), 0.7 * np.sin(t), 0 * t], 1), 0.11, 8, 0.6, (0, 0, 1)), m_plain("d6d4ce", 0.22, 0.2, 1.0)),
        (0.3, -1.2, h - 0.2),
    )


@archetype("jar", span=16.5, target=(0, 0, 5.7), elev=13)
def jar(p):
    """Glass jar, screw lid, label in front; content: two colours and chunks."""
    r, h = p.get("radius", 4.1), p.get("height", 11.2)
    c = p.get("content", ["8c2414", "b84a2a", 0.5])
    hl = 1.5
    hs = h - hl
    wall = [(0, 0.25), (r * 0.7, 0.2), (r * 0.82, 0), (r * 0.9, 0.02), (r * 0.985, 0.25), (r, 0.7)]
    wall += [(r, q) for q in np.linspace(0.9, hs - 1.7, 12)]
    wall += [(r - 0.9 * smoothstep(0, 1, t), hs - 1.6 + 1.3 * t) for t in np.linspace(0, 1, 10)] + [(r - 0.9, hs + 0.3)]
    V, F = lathe(wall, 128)
    add_object(mesh("glass", V, F, m_glass()))
    top = hs - p.get("air", 0.9)
    inner = [(0, 0.45)] + [(q - 0.16, z + (0.3 if z < 0.3 else 0)) for q, z in wall[1:] if z < top] + [(r - 0.5, top), (r * 0.5, top - 0.05), (0, top - 0.06)]
    V, F = lathe(inner, 128)
    V = V + normals(V, F) * (0.07 * (fbm(V, 1.2, 3, 4) - 0.5))[:, None]
    add_object(mesh("content", V, F, m_content(*c[:2], *(c[2:] or [0]))))
    rl = r - 0.62
    lid = [(rl - 0.1, hs - 0.1), (rl, hs), (rl + 0.05, hs + 0.2)] + [(rl + 0.04, q) for q in np.linspace(hs + 0.3, h - 0.25, 8)]
    lid += [(rl - 0.02, h - 0.08), (rl - 0.16, h), (rl - 0.4, h - 0.03), (rl - 0.6, h - 0.1), (0, h - 0.1)]
    V, F = lathe(lid, 160)
    a = np.arctan2(V[:, 1], V[:, 0])
    V[:, :2] *= (1 + 0.006 * np.sin(a * 60) * smoothstep(hs, hs + 0.3, V[:, 2]) * smoothstep(h - 0.1, h - 0.3, V[:, 2]))[:, None]
    add_object(mesh("lid", V, F, m_plain(p.get("lid", p["band"]), 0.3, 0.4, p.get("lid_metal", 0.0))))
    z0, z1 = 1.2, hs - 2.0
    half = 1.12
    im = printed(p, 900, 900 * (z1 - z0) / (2 * half * r), head=0.3)
    around(r, z0, z1, half, m_print(im, 0.55, 0.05))


@archetype("bottle", span=27, target=(0, 0, 12.2), elev=9)
def bottle(p):
    """
    Tall bottle: tinted glass, label in front, cap. slope: height of the shoulder's curve as a share of the bottle's; cap_height: of the cap, or of the
    foil round a cork; clear: what is in it lets light through.
    """
    r, h = p.get("radius", 3.7), p.get("height", 24.5)
    c = p.get("content", ["5e6410", "c3b43c"])
    sh, slope = h * p.get("shoulder", 0.58), p.get("slope", 0.19)
    neck = p.get("neck", 1.25)
    body = [(0, 0.4), (r * 0.7, 0.25), (r * 0.86, 0), (r * 0.97, 0.12), (r, 0.6)] + [(r, q) for q in np.linspace(0.9, sh, 14)]
    body += [(neck + (r - neck) * (1 - smoothstep(0, 1, t)), sh + (h * slope) * t) for t in np.linspace(0.04, 1, 22)]
    nz = sh + h * slope
    body += [(neck, q) for q in np.linspace(nz + 0.3, max(h - 2.6, nz + 0.4), 6)]
    V, F = lathe(body, 128)
    add_object(mesh("glass", V, F, m_glass(p.get("glass", "f0f6ec"), 0.02)))
    fill = min(h * p.get("fill", 0.86), h - 3)
    inner = [(0, 0.7)] + [(max(q - 0.2, 0.1), z + (0.4 if z < 0.5 else 0)) for q, z in body[1:] if z < fill] + [(neck - 0.3, fill), (0, fill)]
    V, F = lathe(inner, 128)
    add_object(mesh("liquid", V, F, m_glass(c[0], 0.06) if p.get("clear") else m_liquid(*c)))
    hc = p.get("cap_height", 2.7)
    cap = [(neck - 0.1, h - hc), (neck + 0.22, h - hc + 0.1)] + [(neck + 0.22, q) for q in np.linspace(h - hc + 0.3, h - 0.2, 8)] + [(neck + 0.12, h), (0, h)]
    V, F = lathe(cap, 120)
    add_object(mesh("cap", V, F, m_plain(p.get("cap", p["band"]), 0.34, 0.3, p.get("cap_metal", 0.0))))
    z0, z1 = h * 0.05, sh - 0.3
    half = 1.18
    # a narrow label gives its pattern's place to its name
    im = printed(p, 900, 900 * (z1 - z0) / (2 * half * r), head=0.16, margin=0.05)
    around(r, z0, z1, half, m_print(im, 0.55, 0.05))


@archetype("carton", span=26, target=(0, 0, 9.9), elev=12)
def carton(p):
    """Gable-top carton, turned so that two sides show."""
    a, h, g = p.get("half", 4.6), p.get("height", 16.0), p.get("gable", 3.6)
    fin = 1.7
    yaw = math.radians(p.get("yaw", 24))
    R = Matrix.Rotation(yaw, 4, "Z")
    objs = []
    im = printed(p, 900, 900 * h / (2 * a), head=0.42, full=p.get("full", False), margin=0.08)
    front = m_print(im, 0.34, 0.35, 0.1)
    side_im = printed({**p, "name": " ", "weight": " "}, 500, 500 * h / (2 * a), head=0.42, full=p.get("full", False))
    side = m_print(side_im, 0.34, 0.35, 0.1)
    roof = m_plain(p["band"], 0.34, 0.35)
    bulge = lambda u, v: 0.1 * (1 - (u / a) ** 2) * np.sin(pi * np.clip(v / h, 0, 1))
    objs.append(sheet(lambda u, v: (u, -a - bulge(u, v), v), -a, a, 0.1, h, 30, 40, front))
    objs.append(sheet(lambda u, v: (a + bulge(u, v), u, v), -a, a, 0.1, h, 30, 40, side))
    objs.append(sheet(lambda u, v: (-u, a + bulge(u, v), v), -a, a, 0.1, h, 30, 40, side))
    objs.append(sheet(lambda u, v: (-a - bulge(u, v), -u, v), -a, a, 0.1, h, 30, 40, side))
    # roof: two slopes front and back, two folded in triangles at the sides, the fin
    objs.append(sheet(lambda u, v: (u, -a + (a - 0.12) * v - 0.06 * np.sin(pi * v), h + g * v), -a, a, 0, 1, 30, 20, roof))
    objs.append(sheet(lambda u, v: (-u, a - (a - 0.12) * v + 0.06 * np.sin(pi * v), h + g * v), -a, a, 0, 1, 30, 20, roof))
    for sg in (-1, 1):
        # the side wall leans in to a fold
        objs.append(sheet(lambda u, v: (sg * (a - 2.3 * v * (1 - np.abs(u / a)) * 0.9), sg * u * (1 - v), h + g * v), -a, a, 0, 1, 30, 20, roof))
    V, F = rounded_box(a, 0.14, fin / 2, 0.06, (8, 2, 4))
    objs.append(add_object(mesh("fin", V, F, roof), (0, 0, h + g + fin / 2 - 0.05)))
    if p.get("cap", True):
        V, F = lathe([(1.5, 0), (1.5, 0.15), (1.25, 0.2), (1.25, 1.1), (1.1, 1.25), (0, 1.25)], 64)
        ang = math.atan2(g, a)
        o = add_object(mesh("cap", V, F, m_plain(p.get("cap_color", "f6f1e6"), 0.35, 0.3)))
        o.matrix_world = Matrix.Translation((0, -a * 0.52, h + g * 0.48)) @ Matrix.Rotation(ang, 4, "X")
        objs.append(o)
    for o in objs:
        o.matrix_world = R @ o.matrix_world


@archetype("bag", span=27, target=(0, 0, 11.6), elev=11)
def bag(p):
    """Pillow bag of film: full of air, crimped above and below, creased towards the seals."""
    w, h, T = p.get("half", 8.2), p.get("height", 23.5), p.get("depth", 3.9)
    n, m = 200, 240
    seed = p.get("seed", 1)
    seal = 0.075

    def side(sg):
        def f(u, v):
            b = np.clip((v - seal) / (1 - 2 * seal), 0, 1)
            inside = (v > seal) & (v < 1 - seal)
            lens = np.sin(pi * b) ** 0.55 * inside
            cross = np.clip(1 - np.abs(u) ** 2.6, 0, 1) ** 0.62
            t = T * lens * cross
            P = np.stack([u * 3, v * 5, 0 * u + sg], 1)
            # creases run from the seals into the belly, and die there
            near = np.exp(-b * 5.5) + np.exp(-(1 - b) * 5.5)
            fan = np.sin(u * 17 + 5 * fbm(P * 0.7, 1, 2, seed) + seed) * (0.5 + fbm(P * 2, 1, 2, seed + 3))
            t = t + 0.34 * near * fan * cross * inside
            t = t + 0.55 * (fbm(P * 0.55, 1, 3, seed + 5) - 0.5) * lens * cross
            edge = np.abs(u) ** 6
            t = t + 0.3 * edge * np.sin(v * 26 + 3 * sg + seed) * inside * (1 - edge)
            crimp = 0.05 * np.sin(v * h * 9) * (~inside)
            x = w * u * (1 - 0.07 * lens - 0.012 * np.sin(v * 21 + seed) * np.abs(u) ** 4)
            return (x, sg * (t + crimp + 0.03), v * h)

        return f

    im = printed(p, 900, 900 * h / (2 * w), head=0.46, full=p.get("full", True), margin=p.get("margin", 0.13))
    clear = p.get("window")
    window = (0.5 + clear["at"][0] / 2, (clear["at"][1] - 0.06) / 0.88, clear["size"][0] / 2, clear["size"][1] / 0.88) if clear else None
    film = m_print(im, 0.3, 0.55, 0.1, metallic=0.12, window=window)
    for sg in (-1, 1):
        o = sheet(side(sg), -1, 1, 0, 1, n, m, film, "bag")
        # the seals stay free of print
        lv = np.tile(np.linspace(0, 1, m), n)
        o.data.attributes["lv"].data.foreach_set("value", ((lv - 0.06) / 0.88).astype(np.float32))
    turn = Matrix.Rotation(math.radians(p.get("yaw", 9)), 4, "Z") @ Matrix.Rotation(math.radians(-4), 4, "X")
    for o in bpy.context.scene.objects:
        if o.name.startswith("bag"):
            o.matrix_world = turn
    if clear:
        from kit.packs.window import fill_window

        fill_window(clear["food"], side(-1), clear["at"], clear["size"], turn, seed)


def m_cheese_block(c="f0c15a", c2="f7d68a"):
    """Firm cheese: waxy, light goes in, a few crystals and small holes."""
    M = Mat("block")
    n = M.noise(0.5, 4)
    n2 = M.noise(5, 4, 0.6)
    v = M.vor(1.6)
    col = M.mix(M.rng(n, 0.3, 0.7), c, c2)
    col = M.mix(M.rng(v, 0.02, 0.07, 0.5, 0), col, "fff4d8")
    # cut and broken: fine grain, a few cracks
    crack = M.rng(M.vor(0.9, "DISTANCE_TO_EDGE"), 0.0, 0.05, 0, 1)
    col = M.mix(M.math("MULTIPLY", M.math("SUBTRACT", 1.0, crack), M.rng(M.noise(0.8, 3), 0.5, 0.62, 0, 0.5)), col, "c98a2c")
    h = M.math("ADD", M.math("MULTIPLY", n2, 0.6), M.math("MULTIPLY", M.noise(1.4, 3, stretch=(1, 1, 0.3)), 0.7))
    col = M.mix(M.math("MULTIPLY", M.attr("rind"), 0.85), col, M.mix(M.rng(n2, 0.3, 0.7), "b98a3e", "8a5f28"))
    return M.pr(col, M.rng(n2, 0.3, 0.7, 0.34, 0.5), sss=0.35, rad=(0.7, 0.4, 0.12), coat=0.12, coatr=0.25, normal=M.bump(h, 0.25, 0.1))


@archetype("cheese", span=17.5, target=(0.3, 0.6, 2.5), elev=24)
def cheese(p):
    """A wedge from a wheel, its cut side to the front, wrapped in a paper label."""
    L, ang, h = p.get("length", 12.4), math.radians(p.get("angle", 40)), p.get("height", 5.2)
    # one closed block, bent from (r, w, z) into the slice
    V, F = rounded_box(1, 1, 1, 0.06, (60, 40, 24))
    r = (V[:, 0] * 0.5 + 0.5) * 0.985 + 0.015
    wv = V[:, 1]
    x, y = L * r * np.cos(ang / 2 * wv), L * r * np.sin(ang / 2 * wv)
    z = (V[:, 2] * 0.5 + 0.5) * h
    P = np.stack([x, y, z], 1)
    rd = smoothstep(0.965, 0.99, r)
    P += normals(P, F) * (0.1 * (fbm(P, 0.5, 3, 3) - 0.5) + 0.05 * (fbm(P, 2.2, 3, 5) - 0.5))[:, None]
    c = p.get("content", ["efbb52", "f6d184"])
    o = add_object(mesh("wedge", P, F, m_cheese_block(*c[:2]), attrs={"rind": rd * p.get("rind", 1.0)}))
    # the cut face at -ang/2 is turned to the front
    yaw = ang / 2 + math.radians(p.get("yaw", 8))
    M0 = Matrix.Translation((-L * 0.48, -1.2, 0)) @ Matrix.Rotation(yaw, 4, "Z")
    o.matrix_world = M0
    # paper: over the cut face and folded on to the top
    a, b = p.get("wrap", (0.3, 0.9))
    im = printed(p, 900, 900 * h * 0.98 / (L * (b - a)), head=0.16, margin=0.05)
    ca, sa = math.cos(-ang / 2), math.sin(-ang / 2)
    nx, ny = math.sin(-ang / 2), -math.cos(-ang / 2)

    def paper(u, v):
        r = L * u
        return (r * ca + nx * 0.11, r * sa + ny * 0.11, v)

    l = sheet(paper, a, b, 0.02, h + 0.09, 40, 24, m_print(im, 0.6, 0.0, 0.4), "label")
    l.matrix_world = M0
    top = m_plain(p["band"], 0.6, 0.0)
    # its other half lies on the top, from this cut to the other
    t = sheet(lambda u, v: (L * u * np.cos(v), L * u * np.sin(v), 0 * u + h + 0.1), a, b, -ang / 2 - 0.004, ang / 2, 30, 30, top, "labeltop")
    t.matrix_world = M0
    k = sheet(lambda u, v: (L * u * math.cos(ang / 2) - math.sin(ang / 2) * 0.11, L * u * math.sin(ang / 2) + math.cos(ang / 2) * 0.11, v), a, b, 0.02, h + 0.09, 20, 10, top, "labelback")
    k.matrix_world = M0


@archetype("loaf", span=25, target=(0, 0, 4.4), elev=21)
def loaf(p):
    """A hearth loaf with a paper band round its middle."""
    from kit.ingredients.grains_noodles import m_bread

    a, b, h = p.get("size", (10.4, 6.0, 8.2))
    seed = p.get("seed", 2)
    V, F = icosphere(7)
    # out of a tin: straight walls under a dome
    tin = p.get("tin", False)
    e = lambda t: np.sign(t) * np.abs(t) ** (0.4 if tin else 0.86)
    V = np.stack([e(V[:, 0]) * a, e(V[:, 1]) * b, np.where(V[:, 2] > 0, V[:, 2] * h * 0.62, (e(V[:, 2]) if tin else V[:, 2]) * h * 0.38)], 1)
    N_ = normals(V, F)
    up = smoothstep(-0.1, 0.5, N_[:, 2])
    # slashes across the top, opened by the oven: a hollow with a raised lip on one side
    cut, ear = np.zeros(len(V)), np.zeros(len(V))
    for i, x0 in enumerate(p.get("slashes", (-7.0, -4.4, 4.4, 7.0))):
        d = V[:, 0] - x0 - 0.28 * V[:, 1] + 0.25 * (fbm(V, 0.6, 2, seed + i) - 0.5)
        on = up * smoothstep(b * 0.86, b * 0.6, np.abs(V[:, 1]))
        cut = np.maximum(cut, np.exp(-((d / 0.62) ** 2)) * on)
        ear = np.maximum(ear, np.exp(-(((d - 0.85) / 0.32) ** 2)) * on)
    V = V + N_ * (-0.42 * cut + 0.36 * ear + 0.5 * (fbm(V, 0.22, 3, seed) - 0.5) + 0.16 * (fbm(V, 1.3, 4, seed + 2) - 0.5) + 0.1 * (fbm(V, 4, 3, seed + 4) - 0.5))[:, None]
    f = fbm(V, 0.5, 4, seed + 8)
    dust = smoothstep(0.52, 0.66, fbm(V * np.array([1, 1, 1]), 1.6, 4, seed + 6)) * up * (1 - cut)
    br = 0.5 + 0.26 * (f - 0.4) + 0.22 * ear - 0.3 * cut - 0.16 * dust + 0.12 * smoothstep(0.2, -0.5, N_[:, 2])
    V[:, 2] += h * 0.38 - 0.25
    V[:, 2] = np.where(V[:, 2] < 0.02, 0.02, V[:, 2])
    add_object(mesh("loaf", V, F, m_bread(*p.get("crust", ("edcf98", "b06a26", "4a2209"))), attrs={"brown": np.clip(br, 0.05, 0.95)}))
    w = p.get("paper_half", 3.5)
    def ring(u, v):
        # v: 0 at the front foot, 1 over the top and down behind
        t = -0.16 * pi + 1.3 * pi * v
        k = (1 - np.abs(u / a) ** 2.2) ** (0.2 if tin else 0.5)
        y, z = -np.cos(t), np.sin(t)
        y, z = np.sign(y) * np.abs(y) ** (0.5 if tin else 0.9) * (b * k + 0.42), np.where(z > 0, z * (h * 0.62 * k + 0.42), z * h * 0.38)
        return (u, y, np.maximum(z + h * 0.38 - 0.25, 0.05))

    im = printed(p, 900, 900 * 8.4 / (2 * w), head=0.16, margin=0.05)
    o = sheet(ring, -w, w, 0, 1, 50, 160, m_print(im, 0.62, 0.0, 0.5, outside=p["band"]), "label")
    # the print stands on the front, the rest of the band is plain
    lv = np.tile(np.linspace(0, 1, 160), 50)
    o.data.attributes["lv"].data.foreach_set("value", ((lv - 0.1) / 0.4).astype(np.float32))


@archetype("punnet", span=20, target=(0, 0, 3.2), elev=27)
def punnet(p):
    """Fruit in a moulded pulp tray, label on the tray's front; fruit: apple | tomato | lemon | orange | berry. tilt: least and most, radians."""
    a, b, h = p.get("size", (8.9, 6.1, 4.0))
    M = Mat("pulp")
    n = M.noise(3, 5, 0.7)
    col = M.mix(M.rng(n, 0.35, 0.7), p.get("tray", "5f7a55"), blendhex(p.get("tray", "5f7a55"), 0.75))
    pulp = M.pr(col, 0.85, spec=0.2, normal=M.bump(n, 0.6, 0.08))
    V, F = rounded_box(a, b, h, 1.0, (50, 40, 40))
    keep = V[F][:, :, 2].max(1) < h * 0.92
    V[:, 2] = (V[:, 2] + h) / 2
    k = 0.93 + 0.07 * V[:, 2] / h
    V[:, :2] *= k[:, None]
    F = F[keep]
    o = add_object(mesh("tray", V, F, pulp))
    md = o.modifiers.new("s", "SOLIDIFY")
    md.thickness = 0.25
    t = np.linspace(0, 2 * pi, 200, endpoint=False)
    e = 0.35
    x = np.sign(np.cos(t)) * np.abs(np.cos(t)) ** e * a * 0.985
    y = np.sign(np.sin(t)) * np.abs(np.sin(t)) ** e * b * 0.985
    V, F = tube(np.stack([np.r_[x, x[:1]], np.r_[y, y[:1]], 0 * np.r_[x, x[:1]] + h * 0.95], 1), 0.24, 10, 0.7, (0, 0, 1))
    add_object(mesh("rim", V, F, pulp))
    kind, r = p.get("fruit", "apple"), p.get("fruit_size", 2.85)
    c = p.get("content", ["a8281c", "d9a23c"])
    from kit.packs.produce import MORE, one

    protos = [(one if kind in MORE else fruit)(kind, r, c, i) for i in range(4)]
    bpy.context.view_layer.update()
    # laid by hand in rows, the upper ones in the gaps: they must not roll out of a pack shot
    g = np.random.default_rng(p.get("seed", 3))
    across, deep = p.get("piece", (1, 1))
    nx = max(1, round((a - 0.2) / (r * across)))
    ny = max(1, round((b - 0.3) / (r * deep)))
    z = 0.5 + r * 0.95
    layer, left, i = 0, p.get("amount", 99), 0
    loose = 4 if r < 1.5 else 1
    while z < h + r * p.get("heap", 0.55) and left > 0:
        mx, my = nx - layer, max(1, ny - layer % 2)
        for iy in range(my):
            for ix in range(max(mx, 0)):
                x = (ix - (mx - 1) / 2) * 2 * (a - 0.3) / nx * 0.97 + g.normal(0, 0.03 * loose * r)
                y = (iy - (my - 1) / 2) * 2 * (b - 0.3) / ny * 0.93 + g.normal(0, 0.02 * loose * r)
                lean = (g.uniform(-0.5, 0.5), g.uniform(-0.5, 0.5)) if kind in p.get("upright", ("apple", "tomato", "egg", "bun", "bagel", "pear")) else tuple(g.uniform(0, 6, 2))
                if "tilt" in p:
                    lean = (0, g.uniform(*p["tilt"]))
                if kind in p.get("lying", ()):
                    lean = (g.uniform(-0.1, 0.1), pi / 2 + g.uniform(-0.06, 0.06))
                turn = g.uniform(-0.16, 0.16) if kind in p.get("lying", ()) else g.uniform(0, 6.28)
                add_object(protos[i % 4], (x, y, z + g.uniform(-0.08, 0.12) * r), (*lean, turn), g.uniform(0.94, 1.04))
                i, left = i + 1, left - 1
                if left <= 0:
                    break
            if left <= 0:
                break
        z, layer = z + r * 1.3, layer + 1
    # taller than the tray's side, or its name could not be read on a card
    z0, z1 = 0.3, max(h * 1.12, a * 0.44)
    w = a * 0.66
    im = printed(p, 900, 900 * (z1 - z0) / (2 * w), head=0.18, margin=0.045)
    sheet(lambda u, v: (u, -b * (0.93 + 0.07 * np.minimum(v / h, 1)) - 0.3, v), -w, w, z0, z1, 20, 10, m_print(im, 0.5, 0.1), "label")


def blendhex(c, f):
    """A darker shade of a hex colour, as linear RGB."""
    return tuple(x * f for x in hex_rgb(c))


def fruit(kind, r, c, k):
    """One fruit."""
    V, F = icosphere(5)
    D = V.copy()
    M = Mat("fruit")
    if kind == "apple":
        d = np.hypot(V[:, 0], V[:, 1])
        z = V[:, 2] * (0.92 - 0.06 * V[:, 2])
        dip = np.exp(-((d / 0.26) ** 2))
        z = z - np.where(V[:, 2] > 0, 0.34 * dip, -0.2 * dip)
        a = np.arctan2(V[:, 1], V[:, 0])
        V = np.stack([V[:, 0], V[:, 1], z], 1) * (1 + 0.025 * np.sin(5 * a) * smoothstep(0.2, -0.9, D[:, 2]) + 0.05 * (fbm(D + k, 0.8, 2, k) - 0.5))[:, None]
        V = V * r
        bl = np.clip(0.62 + 0.9 * (fbm(D + k * 3, 0.9, 3, k) - 0.5) + 0.25 * D[:, 2], 0, 1)
        str_ = M.noise(2.2, 4, stretch=(1, 1, 0.12))
        col = M.mix(M.math("ADD", M.attr("blush"), M.math("MULTIPLY", M.math("SUBTRACT", str_, 0.5), 0.9), True), c[1], c[0])
        col = M.mix(M.rng(M.vor(2.4), 0.02, 0.06, 0.5, 0), col, "ecd9a0")
        m = M.pr(col, 0.26, sss=0.12, rad=(0.3, 0.15, 0.05), coat=0.45, coatr=0.08, normal=M.bump(M.noise(1.5, 2), 0.06, 0.1))
        t = np.linspace(0, 1, 10)
        S, G = tube(np.stack([0.18 * r * t**2, 0 * t, r * (0.56 + 0.5 * t)], 1), np.r_[0.09, np.full(8, 0.07), 0.11] * r * 0.6, 8)
        n = len(V)
        F4 = np.concatenate([F, G[:, [0, 1, 2]] + n, G[:, [0, 2, 3]] + n])
        me = mesh("apple", np.concatenate([V, S]), F4, m, attrs={"blush": np.r_[bl, np.zeros(len(S))]})
        me.materials.append(m_plain("4a3418", 0.6, 0))
        idx = np.r_[np.zeros(len(F)), np.ones(2 * len(G))].astype(np.int32)
        me.polygons.foreach_set("material_index", idx)
        return me
    if kind in ("lemon", "lime"):
        V = V * np.array([0.82, 0.82, 1.0])
        V[:, 2] += 0.22 * np.sign(D[:, 2]) * smoothstep(0.85, 1.0, np.abs(D[:, 2]))
    if kind == "tomato":
        a = np.arctan2(V[:, 1], V[:, 0])
        V = V * np.array([1, 1, 0.84]) * (1 + 0.03 * np.sin(5 * a + k) * (1 - np.abs(D[:, 2])))[:, None]
        V[:, 2] -= 0.16 * np.exp(-((np.hypot(D[:, 0], D[:, 1]) / 0.3) ** 2)) * (D[:, 2] > 0)
    V = V * r * (1 + 0.05 * (fbm(D + k * 2, 0.8, 2, k)[:, None] - 0.5))
    n = M.noise(0.5, 3)
    pores = M.vor(2.6 if kind in ("lemon", "lime", "orange") else 9)
    col = M.mix(M.rng(n, 0.3, 0.7), c[0], c[1])
    m = M.pr(col, 0.34 if kind != "tomato" else 0.16, sss=0.2, rad=(0.4, 0.2, 0.08), coat=0.35, coatr=0.12, normal=M.bump(pores, 0.22 if kind in ("lemon", "lime", "orange") else 0.0, 0.05))
    if kind == "tomato":
        return with_calyx(V, F, m, r, k)
    return mesh(kind, V, F, m)


def with_calyx(V, F, m, r, k):
    """A tomato with its five pointed sepals, and the stem it hung by."""
    from kit.packs.produce import stem_at, with_stem

    t = np.linspace(0, 1, 10)
    parts = []
    for j in range(5):
        a = (j + 0.25 * math.sin(3 * j + k)) * 2 * pi / 5 + k
        out = (0.62 + 0.12 * math.sin(5 * j + 2 * k)) * r * t
        z = r * (0.7 + 0.2 * smoothstep(0, 0.5, t) - 0.16 * t**2 + 0.16 * max(0, math.sin(2 * j + k)) * t**3)
        parts.append(tube(np.stack([out * math.cos(a), out * math.sin(a), z], 1), 0.1 * r * np.sin(pi * np.clip(0.25 + 0.75 * t, 0, 0.99)) + 0.01, 6, 0.35, (0, 0, 1)))
    parts.append(stem_at(0.7 * r, 0.45 * r, 0.06 * r, 0.5))
    return with_stem("tomato", V, F, m, merge(parts), m_plain("4c7330", 0.55, 0.05))


@archetype("bunch", span=19.5, target=(-0.6, 0.3, 1.8), elev=46)
def bunch(p):
    """Greens lying down behind their card, stems to the lower left, tied with a paper band."""
    from kit.ingredients import vegetables
    from kit.packs.produce import tag

    g = np.random.default_rng(p.get("seed", 4))
    kind = p.get("leaf", "kale")
    yaw = math.radians(p.get("yaw", 38))
    M0 = Matrix.Rotation(yaw, 4, "Z")
    stem = m_plain(p.get("stem", "9db070"), 0.4, 0.2, 0, 0.25)
    c = p.get("content", ["2a5230", "527f45", "a5c088"])
    ml = mat(vegetables.m_leaf, c[0], c[1], c[2], 0.4, 0.3, 0.25)
    parts = []
    for i in range(p.get("amount", 30)):
        fan = g.normal(0, 0.26)
        z = 0.5 + 1.6 * abs(g.normal(0, 0.45)) + 0.03 * i
        L = g.uniform(5.4, 8.2)
        x0 = -4.4 + g.uniform(-0.8, 0.8)
        y0 = g.normal(0, 0.55)
        t = np.linspace(0, 1, 24)
        x = x0 - 5.2 + t * (L + 5.2)
        y = y0 * (0.6 + 0.5 * np.abs(t - 0.42)) + np.clip(t - 0.42, 0, 1) * fan * 11
        zz = 0.5 + (z - 0.5) * (0.3 + t)
        parts.append(tube(np.stack([x, y, zz], 1), 0.2 * g.uniform(0.7, 1.2) * (1.2 - 0.6 * t), 8))
        ll, lw = g.uniform(3.6, 5.4), g.uniform(1.6, 2.4)
        me = vegetables.leaf(ll, lw, ml, -0.2, 11 * i + 3, 44, 0.3 if kind == "kale" else 0.1, 0, 0.5)
        for q, sc in ((0.62, 0.8), (0.82, 1.0), (1.0, 1.0)):
            j = int(q * 23)
            a = fan * 1.2 + g.normal(0, 0.5 if q < 1 else 0.2)
            o = add_object(me)
            o.matrix_world = M0 @ Matrix.LocRotScale(
                Vector((x[j], y[j], zz[j] + g.uniform(0, 0.9))), Euler((g.uniform(-0.7, 0.7), g.uniform(-0.4, 0.2), a)), Vector((sc,) * 3)
            )
    V, F = merge(parts)
    o = add_object(mesh("stems", V, F, stem))
    o.matrix_world = M0
    w = 1.5
    l = sheet(lambda u, v: (u - 5.4, -2.3 * np.cos(v), 1.35 + 1.75 * np.sin(v)), -w, w, -0.55, pi + 0.5, 20, 60, m_plain(p["band"], 0.6, 0.0), "label")
    l.matrix_world = M0
    tag(p, 1.6, -6.2, 10.0, 5.2, -6)
