"""What stands in the cooler: butter, sandwiches, cut vegetables with their dip, cans of water."""

import bpy, math
from mathutils import Matrix, Vector
from kit.noise import *
from kit.mesh import *
from kit.materials import *
from kit.packs.boxes import box_at, bpy_objects
from kit.packs.label import m_print
from kit.packs.shapes import archetype, m_plain, printed, sheet


def turned(objects, yaw):
    """Turn objects about the upright axis by yaw degrees."""
    # where a thing was put counts only once the scene has been brought up to date
    bpy.context.view_layer.update()
    R = Matrix.Rotation(math.radians(yaw), 4, "Z")
    for o in objects:
        o.matrix_world = R @ o.matrix_world


def m_butter(c, c2):
    """Cold butter: smooth, a little waxy, faintly streaked by the wire that cut it."""
    M = Mat("butter")
    n = M.noise(0.5, 3)
    fine = M.noise(3, 3, stretch=(0.2, 1, 1))
    return M.pr(M.mix(M.rng(n, 0.3, 0.7), c, c2), 0.42, sss=0.35, rad=(0.5, 0.35, 0.12), coat=0.15, coatr=0.25, normal=M.bump(fine, 0.12, 0.04))


@archetype("butter", span=19.5, target=(0.7, -0.6, 2.3), elev=27)
def butter(p):
    """A block of butter in its wrapper, open at one end; two slices are cut off."""
    a, b, h = p.get("size", (4.3, 2.7, 4.2))
    yaw, bare = p.get("yaw", 20), p.get("bare", 2.8)
    seen = set(bpy_objects())
    box_at({**p, "yaw": 0}, a, b, h, 0.1, 0, 0.55, 0.1, 0.26)
    m = m_butter(*p.get("content", ["f0d68a", "f7e4a6"]))

    def block(length, k, cut=0.0):
        V, F = rounded_box(length / 2, b * 0.95, h * 0.475, 0.14, (40, 30, 30))
        V = V + normals(V, F) * (0.05 * (fbm(V * 0.8 + k * 3, 1, 3, k) - 0.5))[:, None]
        return mesh("butter", V, F, m)

    add_object(block(2 * bare, 1), (a, 0, h * 0.485))
    # the wrapper's torn edge stands off the butter
    foil = m_plain(p["band"], 0.45, 0.2)
    t = np.linspace(0, 2 * pi, 160)
    y = np.sign(np.cos(t)) * np.abs(np.cos(t)) ** 0.24 * b * 1.0
    z = np.sign(np.sin(t)) * np.abs(np.sin(t)) ** 0.24 * h * 0.49 + h * 0.5
    ring = [np.stack([a - 0.1 + 0 * t, y, z], 1)]
    out = 0.5 + 0.5 * value_noise(np.stack([4 * np.cos(t), 4 * np.sin(t), 0 * t], 1), 3)
    ring.append(np.stack([a + out, y * 1.05, np.maximum(0.02, (z - h / 2) * 1.05 + h / 2)], 1))
    add_object(mesh("flap", np.concatenate(ring), grid(2, 160), foil))
    for i, (x, lean) in enumerate(((a + bare + 1.5, 62), (a + bare + 2.9, 74))):
        o = add_object(block(0.75, 4 + i))
        o.matrix_world = Matrix.Translation((x, 0.15 * i, h * 0.475 * math.cos(math.radians(lean)) + 0.38)) @ Matrix.Rotation(math.radians(lean), 4, "Y")
    turned([o for o in bpy_objects() if o not in seen], yaw)
    shift = Matrix.Translation((-2.6, 0.4, 0))
    for o in bpy_objects():
        if o not in seen:
            o.matrix_world = shift @ o.matrix_world


def wedge(x0, x1, leg, m, seed, puff=0.0, rough=0.1, attrs=None):
    """A slab from x0 to x1 in the outline of a triangle whose long side leans back at 45 degrees; puff rounds its edges."""
    s = 0.4
    P = np.array([[-leg / 2, 0.0], [leg / 2, 0.0], [leg / 2, leg]])
    loop = []
    for i in range(3):
        q = np.linspace(0, 1, 60, endpoint=False)[:, None]
        loop.append(P[i] * (1 - q) + P[(i + 1) % 3] * q)
    loop = np.concatenate(loop)
    c = np.array([leg / 6, leg / 3])
    n = len(loop)
    V, tone = [], []
    for j, t in enumerate(np.linspace(0, 1, 12)):
        k = 1 - puff * (2 * t - 1) ** 4
        V.append(np.stack([np.full(n, x0 + (x1 - x0) * t), *(c + (loop - c) * k).T], 1))
    for x in (x0, x1):
        V.append(np.tile([x, *c], (n, 1)))
    V = np.concatenate(V)
    rings = grid(12, n, wrapv=True)
    i = np.arange(n)
    caps = [np.stack([(r * n + i), (r * n + (i + 1) % n), (m_ * n + (i + 1) % n), (m_ * n + i)], 1) for r, m_ in ((0, 12), (11, 13))]
    V[: 12 * n] += rough * np.stack([0.3 * (fbm(V[: 12 * n] * 1.3 + seed, 1, 3, seed) - 0.5), fbm(V[: 12 * n] + seed * 3, 0.9, 3, seed) - 0.5, fbm(V[: 12 * n] + seed * 5, 0.9, 3, seed + 1) - 0.5], 1) * 2
    V[:, 2] = np.maximum(V[:, 2], 0.05)
    return add_object(mesh("slab", V, np.concatenate([rings, *caps]), m))


def m_crumb():
    """The cut face of a loaf: pale, open crumb; crust where it comes near the two straight sides."""
    M = Mat("crumb")
    n = M.noise(1.2, 4)
    holes = M.rng(M.vor(2.6), 0.05, 0.3, 1, 0)
    col = M.mix(M.rng(n, 0.3, 0.7), "e9cf9c", "f3e2bd")
    col = M.mix(M.math("MULTIPLY", holes, 0.35), col, "c99f62")
    return M.pr(col, 0.8, sss=0.15, rad=(0.4, 0.3, 0.15), normal=M.bump(M.math("SUBTRACT", n, holes), 0.6, 0.08))


@archetype("sandwich", span=19, target=(0, 0, 3.9), elev=26)
def sandwich(p):
    """A sandwich cut corner to corner: both halves side by side in a card wedge, their cut faces to the front; fillings: colour and thickness."""
    leg, seen = p.get("leg", 9.0), set(bpy_objects())
    fills = p.get("fillings", [["dd9a8c", 0.5], ["f0b23c", 0.35], ["7aa63c", 0.3]])
    half = 4.3
    bread = m_crumb()
    for side in (-1, 1):
        inner = sum(f[1] for f in fills)
        slice_ = (half - 0.1 - inner) / 2
        x = side * half / 2 - half / 2 + 0.05
        wedge(x, x + slice_, leg, bread, 3 + side, 0.06, 0.12)
        x += slice_
        for j, (c, thick) in enumerate(fills if side < 0 else fills[::-1]):
            # fillings come out a little and unevenly, leaves most
            leafy = thick <= 0.3
            m = m_plain(c, 0.36, 0.35, 0, 0.2, 0.4, 2.0)
            wedge(x - 0.03, x + thick + 0.03, leg + (0.5 if leafy else 0.2), m, 11 + 5 * j + side, 0.0, 0.42 if leafy else 0.2)
            x += thick
        wedge(x, x + slice_, leg, bread, 7 + side, 0.06, 0.12)
    # the card: two sides, a back, a front that carries the label
    card = m_plain(p["band"], 0.55, 0.1)
    w, e = half + 0.12, 0.25
    for sg in (-1, 1):
        V = np.array([[sg * w, -leg / 2 - e, 0.0], [sg * w, leg / 2 + e, 0], [sg * w, leg / 2 + e, leg + 0.5], [sg * w, leg / 2 - 0.5, leg + 0.5], [sg * w, -leg / 2 - e, 1.0]])
        o = add_object(mesh("side", V, [[0, 1, 2, 3, 4]], card, smooth=False))
        md = o.modifiers.new("s", "SOLIDIFY")
        md.thickness = 0.09
    z1 = p.get("front", 4.3)
    im = printed(p, 900, 900 * z1 / (2 * w), head=0.14, margin=0.05)
    sheet(lambda u, v: (u, 0 * u - leg / 2 - e - 0.02, v), -w, w, 0.02, z1, 20, 20, m_print(im, 0.5, 0.1), "label")
    for sg in (-1, 1):
        V = np.array([[sg * w, -leg / 2 - e, 0.0], [sg * w, -leg / 2 - e, z1], [sg * w, -leg / 2 + z1 - 0.3, z1], [sg * w, -leg / 2 + 0.2, 0.2]])
        add_object(mesh("cheek", V, [[0, 1, 2, 3]], card, smooth=False))
    turned([o for o in bpy_objects() if o not in seen], p.get("yaw", 22))


@archetype("crudites", span=24, target=(0, -0.4, 1.6), elev=40)
def crudites(p):
    """A tray of cut vegetables in rows about a pot of dip, its label across the front."""
    from kit.ingredients import vegetables

    a, b, h = p.get("size", (9.4, 6.4, 2.6))
    tray = m_plain("f2ede0", 0.35, 0.3)
    V, F = rounded_box(a, b, h, 1.1, (60, 50, 30))
    keep = V[F][:, :, 2].max(1) < h * 0.92
    V[:, 2] = (V[:, 2] + h) / 2
    o = add_object(mesh("tray", V, F[keep], tray))
    md = o.modifiers.new("s", "SOLIDIFY")
    md.thickness = 0.2
    g = np.random.default_rng(p.get("seed", 4))

    def stick(L, w, c, c2, k):
        V, F = rounded_box(L, w, w * 0.9, 0.12, (40, 8, 8))
        V = V + 0.12 * (fbm(V * 0.6 + k * 5, 1, 2, k)[:, None] - 0.5)
        M = Mat("stick")
        n = M.noise(1.6, 4, stretch=(0.25, 1, 1))
        return mesh("stick", V, F, M.pr(M.mix(M.rng(n, 0.3, 0.7), c, c2), 0.36, sss=0.2, rad=(0.4, 0.25, 0.1), coat=0.3, coatr=0.15, normal=M.bump(n, 0.2, 0.05)))

    # four beds, one in each corner: sticks lie side by side along the depth, in layers
    beds = [(-5.9, 2.9, "d9691c", "ee8f40"), (5.9, 2.9, "9cc060", "cfe2a0"), (-5.9, -3.0, "b6231a", "d8442a")]
    for x0, y0, c, c2 in beds:
        kinds = [stick(2.55, 0.42, c, c2, k) for k in range(4)]
        for layer in range(4):
            for i in range(6 - layer % 2):
                x = x0 + (i - (5 - layer % 2) / 2) * 0.98 + g.normal(0, 0.06)
                add_object(kinds[int(g.integers(0, 4))], (x, y0 + g.normal(0, 0.18), 0.75 + 0.78 * layer), (g.normal(0, 0.04), g.normal(0, 0.1), pi / 2 + g.normal(0, 0.07)))
    from kit.packs.shapes import fruit

    toms = [fruit("tomato", 1.12, ["c0291a", "d8452c"], k) for k in range(3)]
    for layer, (n, m) in enumerate(((3, 2), (2, 2))):
        for i in range(n):
            for j in range(m):
                add_object(toms[(i + j) % 3], (5.9 + (i - (n - 1) / 2) * 2.1, -3.0 + (j - (m - 1) / 2) * 2.15, 1.5 + 1.6 * layer), (g.uniform(-0.4, 0.4), g.uniform(-0.4, 0.4), g.uniform(0, 6)))
    # broccoli in two clumps behind and before the dip
    for k, (x, y) in enumerate(((-0.9, 4.3), (1.2, 4.1), (0.1, 5.0))):
        add_object(vegetables.broccoli(1.35, 5 + k), (x, y, 2.3), (0.1, 0.1 * k, k * 2.0), 1.0)
    r = 2.75
    cup = [(0, 0.3), (r - 0.5, 0.3), (r, 3.7), (r + 0.12, 3.75), (r + 0.1, 3.9), (r - 0.1, 3.86), (r - 0.2, 3.3)]
    add_object(mesh("cup", *lathe(cup, 120), m_plain("faf6ec", 0.3, 0.35)), (0, -0.6, 0))
    from kit.sauce import m_cream

    n, t = 60, np.linspace(0, 2 * pi, 160, endpoint=False)
    R, T = np.meshgrid(np.linspace(0.01, 1, n) * (r - 0.15), t, indexing="ij")
    swirl = np.sin(5.5 * R - T) * smoothstep(r, r * 0.6, R) * smoothstep(0.1, 0.8, R)
    V = np.stack([(R * np.cos(T)).ravel(), (R * np.sin(T)).ravel() - 0.6, (3.45 + 0.2 * swirl + 0.1 * (1 - R / r)).ravel()], 1)
    add_object(mesh("dip", V, grid(n, 160, wrapv=True), mat(m_cream, "e6dcc2", "efe7d2", 0.24, 0.5)))
    bits = [icosphere(1)[0] * np.array([0.13, 0.07, 0.03])]
    q, f = r * 0.8 * np.sqrt(g.uniform(0, 1, 60)), g.uniform(0, 2 * pi, 60)
    P = np.stack([q * np.cos(f), q * np.sin(f) - 0.6, 3.66 + 0 * q], 1)
    instances([(bits[0], icosphere(1)[1])], P, rot_to(np.tile([0.0, 0, 1], (60, 1)), f, 0.2, 0.2), g.uniform(0.5, 1.2, 60), "chives", m_plain("4f7a2c", 0.5, 0.1))
    w, z1 = a * 0.8, 4.6
    im = printed(p, 900, 900 * z1 / (2 * w), head=0.16, margin=0.045)
    sheet(lambda u, v: (u, -b - 0.2 - 0.0 * v, v), -w, w, 0.05, z1, 20, 10, m_print(im, 0.5, 0.1), "label")


def drink_can(p, im):
    """A drinks can: necked aluminium, printed all round; im: its label."""
    r, h = 3.0, 12.2
    prof = [(0, 0.5), (r - 1.0, 0.45), (r - 0.75, 0.02), (r - 0.55, 0.05), (r - 0.1, 0.9)] + [(r, q) for q in np.linspace(1.2, h - 1.6, 24)]
    neck = [(r - 0.05, h - 1.4), (r - 0.5, h - 0.5), (r - 0.55, h - 0.3), (r - 0.42, h - 0.12), (r - 0.5, h), (r - 0.62, h - 0.08), (r - 0.7, h - 0.5), (0, h - 0.5)]
    metal = m_plain("cfd0cf", 0.22, 0.2, 1.0)
    parts = [mesh("can", *lathe(prof + neck, 120), metal)]
    t = np.linspace(0, 2 * pi, 40)
    parts.append(mesh("tab", *tube(np.stack([0.55 * np.cos(t), 0.75 * np.sin(t) - 0.2, 0 * t + h - 0.36], 1), 0.13, 8, 0.5, (0, 0, 1)), metal))
    n, z = 200, np.linspace(0.95, h - 1.5, 30)
    u, v = np.meshgrid(np.linspace(-pi, pi, n), z, indexing="ij")
    R = np.where(v < 1.2, r - 0.02, r) + 0.02
    V = np.stack([(R * np.sin(u)).ravel(), (-R * np.cos(u)).ravel(), v.ravel()], 1)
    lu, lv = (u / 2.2 + 0.5).ravel(), ((v - z[0]) / (z[-1] - z[0])).ravel()
    parts.append(mesh("label", V, grid(n, 30), m_print(im, 0.3, 0.35, outside=p["band"]), attrs={"lu": lu, "lv": lv}))
    return parts


@archetype("cans", span=31, target=(0, 0, 6.2), elev=22)
def cans(p):
    """Drinks cans in a low tray of card, four abreast and two deep."""
    seen = set(bpy_objects())
    im = printed({**p, "name": p.get("can", p["name"]), "weight": " ", "second": "", "full": True}, 700, 1150, head=0.5, margin=0.1)
    parts = drink_can(p, im)
    for iy in range(2):
        for ix in range(4):
            for me in parts:
                add_object(me, ((ix - 1.5) * 6.15, (0.5 - iy) * -6.15, 0.15), (0, 0, 0.0 if iy == 0 else 0.2 * ix))
    fresh = [o for o in bpy_objects() if o not in seen]
    card = box_at({**p, "yaw": 0}, 12.6, 6.35, 5.4, 0.02, 0, 0.6, 0.05, 0.14)
    bpy.data.objects.remove(card[-1])
    turned([o for o in bpy_objects() if o not in seen], p.get("yaw", 18))
