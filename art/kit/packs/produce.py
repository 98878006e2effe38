"""Fruit, vegetables, eggs and rolls that lie in trays, and produce that stands by itself."""

import bpy, math
from mathutils import Matrix, Vector
from kit.noise import *
from kit.mesh import *
from kit.materials import *
from kit.packs.label import m_print
from kit.packs.shapes import archetype, m_plain, printed, sheet

MORE = {
    "pear", "avocado", "mango", "kiwi", "potato", "onion", "garlic", "berry", "strawberry", "grape", "cucumber", "pepper",
    "mushroom", "egg", "bun", "bagel", "sweetpotato",
}  # fmt: skip


def skin(c, rough=0.4, coat=0.25, pores=0.0, scale=0.6, speck=None, sss=0.15):
    """Skin in two tones, with specks and pores."""
    M = Mat("skin")
    n = M.noise(scale, 4, 0.6)
    col = M.mix(M.rng(n, 0.3, 0.7), c[0], c[1])
    if speck:
        col = M.mix(M.rng(M.vor(3.2), 0.03, 0.09, 0.7, 0), col, speck)
    return M.pr(col, M.rng(n, 0.3, 0.7, rough - 0.06, rough + 0.1), sss=sss, rad=(0.4, 0.2, 0.08), coat=coat, coatr=0.15, normal=M.bump(M.vor(3.0), pores, 0.06) if pores else None)


def with_stem(me_name, V, F, m, stem, sm):
    """One mesh of a body and its stem."""
    n = len(V)
    S, G = stem
    tri = F if F.shape[1] == 3 else np.concatenate([F[:, [0, 1, 2]], F[:, [0, 2, 3]]])
    G3 = np.concatenate([G[:, [0, 1, 2]], G[:, [0, 2, 3]]]) + n
    me = mesh(me_name, np.concatenate([V, S]), np.concatenate([tri, G3]), m)
    me.materials.append(sm)
    me.polygons.foreach_set("material_index", np.r_[np.zeros(len(tri)), np.ones(len(G3))].astype(np.int32))
    return me


def stem_at(z, L, rad, lean=0.3):
    """A short stem that starts at height z."""
    t = np.linspace(0, 1, 8)
    return tube(np.stack([lean * L * t**2, 0 * t, z + L * t], 1), np.r_[np.full(7, rad), rad * 1.3], 8)


def one(kind, r, c, k):
    """One piece of the kinds in MORE; r is about half its width."""
    V, F = icosphere(5)
    D = V.copy()
    z = D[:, 2]
    a = np.arctan2(V[:, 1], V[:, 0])
    lump = 1 + 0.06 * (fbm(D + 5 * k, 0.9, 3, k)[:, None] - 0.5)
    if kind in ("pear", "avocado"):
        neck = 0.52 if kind == "pear" else 0.36
        V = V * np.stack([1 - neck * smoothstep(-0.1, 1.0, z)] * 2 + [np.full(len(z), 1.28)], 1) * r * lump
        if kind == "avocado":
            return mesh(kind, V, F, skin(c, 0.42, 0.3, 0.9, 0.8))
        return with_stem(kind, V, F, skin(c, 0.45, 0.15, 0.05, 0.7, "6a4a20"), stem_at(r * 1.24, r * 0.6, r * 0.07), m_plain("4a3418", 0.6, 0))
    if kind == "mango":
        V = V * np.array([0.92, 0.72, 1.24]) * r * lump
        V[:, 0] += 0.14 * r * smoothstep(0, 1, z)
        return mesh(kind, V, F, skin(c, 0.32, 0.35, 0.04, 0.35))
    if kind == "kiwi":
        if k == 1:
            return half_kiwi(r, c)
        return mesh(kind, V * np.array([0.86, 0.86, 1.05]) * r * lump, F, skin(c, 0.75, 0.0, 0.35, 3.0))
    if kind in ("potato", "sweetpotato"):
        s = np.array([0.85, 0.78, 1.2]) if kind == "potato" else np.array([0.68, 0.66, 1.7])
        V = V * s * r * (1 + 0.22 * (fbm(D + 5 * k, 0.8, 3, k)[:, None] - 0.5))
        return mesh(kind, V, F, skin(c, 0.62, 0.05, 0.12, 1.6, "8a6a35" if kind == "potato" else "7a3a20", 0.1))
    if kind == "onion":
        V = V * np.array([1, 1, 0.86]) * r
        V[:, 2] += r * (0.5 * np.exp(-((np.hypot(D[:, 0], D[:, 1]) / 0.16) ** 2)) * (z > 0))
        M = Mat("onion")
        st = M.noise(1.2, 4, stretch=(1, 1, 0.06))
        col = M.mix(M.rng(st, 0.3, 0.7), c[0], c[1])
        return mesh(kind, V * lump, F, M.pr(col, 0.36, sss=0.15, coat=0.35, coatr=0.2, normal=M.bump(st, 0.25, 0.06)))
    if kind == "garlic":
        V = V * np.array([1, 1, 0.8]) * (1 + 0.06 * np.cos(9 * a) * (1 - z**2))[:, None] * r
        V[:, 2] += r * 0.75 * np.exp(-((np.hypot(D[:, 0], D[:, 1]) / 0.2) ** 2)) * (z > 0)
        M = Mat("garlic")
        st = M.noise(1.4, 4, stretch=(1, 1, 0.05))
        col = M.mix(M.rng(st, 0.4, 0.75), c[0], c[1])
        return mesh(kind, V * lump, F, M.pr(col, 0.55, sss=0.2, coat=0.08, normal=M.bump(st, 0.3, 0.06)))
    if kind == "berry":
        V = V * np.array([1, 1, 0.86]) * r * lump
        V[:, 2] -= 0.22 * r * np.exp(-((np.hypot(D[:, 0], D[:, 1]) / 0.3) ** 2)) * (z > 0)
        return mesh(kind, V, F, skin(c, 0.55, 0.05, 0.05, 0.9))
    if kind == "strawberry":
        V, F = icosphere(6)
        z = V[:, 2]
        # seeds on a spiral, each in a hollow of its own
        n = np.arange(120) + 0.5
        sz, sa = 1 - 2 * n / 120, n * pi * (3 - 5**0.5)
        S = np.stack([np.sqrt(1 - sz**2) * np.cos(sa), np.sqrt(1 - sz**2) * np.sin(sa), sz], 1)
        near = np.degrees(np.arccos(np.clip((V @ S.T).max(1), -1, 1)))
        seed_, pit = smoothstep(3.4, 2.2, near), smoothstep(7.0, 3.0, near)
        body = np.stack([1 - 0.66 * smoothstep(0.45, -1.15, z)] * 2 + [np.full(len(z), 1.3)], 1)
        V = V * body * r * 0.94 * (1 + 0.05 * (fbm(V + 5 * k, 0.9, 3, k)[:, None] - 0.5) - 0.03 * (pit - 0.8 * seed_)[:, None])
        leaves = []
        for j in range(9):
            b = j * 2 * pi / 9 + k
            t = np.linspace(0, 1, 8)
            P = np.stack([np.cos(b) * 0.95 * r * t, np.sin(b) * 0.95 * r * t, r * (1.2 - 0.1 * t + 0.18 * t * (j % 3) - 0.4 * t**2)], 1)
            leaves.append(tube(P, 0.24 * r * np.sin(pi * np.clip(t, 0.12, 0.97)) ** 0.7 + 0.01, 6, 0.25, (0, 0, 1)))
        leaves.append(stem_at(r * 1.15, r * 0.45, r * 0.06))
        M = Mat("strawberry")
        col = M.mix(M.attr("pale"), M.mix(M.rng(M.noise(0.6, 4), 0.3, 0.7), c[0], c[1]), "e8a888")
        col = M.mix(M.attr("seed"), col, "ecc860")
        m = M.pr(col, 0.3, sss=0.12, rad=(0.4, 0.2, 0.08), coat=0.45, coatr=0.15)
        me = with_stem(kind, V, F, m, merge(leaves), m_plain("4f8a34", 0.5, 0.1))
        for name, values in (("seed", seed_), ("pale", 0.5 * smoothstep(0.72, 0.95, z))):
            a_ = me.attributes.new(name, "FLOAT", "POINT")
            a_.data.foreach_set("value", np.r_[values, np.zeros(len(me.vertices) - len(values))].astype(np.float32))
        return me
    if kind == "grape":
        return mesh(kind, V * np.array([0.9, 0.9, 1.12]) * r, F, skin(c, 0.3, 0.25, 0.0, 0.8, None, 0.4))
    if kind == "cucumber":
        V = V * np.array([0.5, 0.5, 2.3]) * r * (1 + 0.05 * np.sin(9 * a)[:, None] * 0.4) * lump
        return mesh(kind, V, F, skin(c, 0.36, 0.3, 0.2, 1.2))
    if kind == "pepper":
        V = V * np.array([1, 1, 0.95]) * (1 + 0.09 * np.cos(4 * a + k) * (1 - 0.4 * z))[:, None] * r
        V[:, 2] -= 0.34 * r * np.exp(-((np.hypot(D[:, 0], D[:, 1]) / 0.34) ** 2)) * np.sign(z)
        cc = [c, ["e8a81c", "f2c23a"], ["3f7a2a", "5f9a3a"]][k % 3]
        return with_stem(kind, V, F, skin(cc, 0.16, 0.6, 0.0, 0.5), stem_at(r * 0.5, r * 0.75, r * 0.13), m_plain("4f7a34", 0.5, 0.1))
    if kind == "mushroom":
        cap = z > -0.12
        V = np.stack([V[:, 0], V[:, 1], np.where(cap, z * 0.72, -0.09)], 1) * r
        S = tube(np.stack([0 * np.linspace(0, 1, 6), 0 * np.linspace(0, 1, 6), np.linspace(-0.75, 0, 6) * r], 1), r * np.linspace(0.36, 0.3, 6), 24)
        return with_stem(kind, V * lump, F, skin(c, 0.6, 0.02, 0.05, 1.2), S, m_plain("e8d8bc", 0.7, 0))
    if kind == "egg":
        V = V * np.stack([1 - 0.14 * smoothstep(-0.2, 1, z)] * 2 + [np.full(len(z), 1.25)], 1) * r
        return mesh(kind, V, F, skin([c[k % len(c)], c[(k + 1) % len(c)]], 0.5, 0.08, 0.06, 0.25))
    from kit.ingredients.grains_noodles import m_bread

    m = m_bread("f0d49a", c[0], c[1])
    if kind == "bagel":
        t = np.linspace(0, 2 * pi, 120)
        V, F = tube(np.stack([0.62 * r * np.cos(t), 0.62 * r * np.sin(t), 0 * t], 1), 0.43 * r, 40, 0.86, (0, 0, 1), cap=False)
        V = V * (1 + 0.05 * (fbm(V / r + k, 0.9, 3, k)[:, None] - 0.5))
        br = 0.5 + 0.3 * (fbm(V / r, 1.4, 3, k) - 0.5) + 0.1 * np.sign(V[:, 2])
        me = mesh(kind, V, F, m, attrs={"brown": np.clip(br, 0.1, 0.9)})
        return me
    V = V * np.stack([np.ones(len(z))] * 2 + [np.where(z > 0, 0.72, 0.42)], 1) * r * lump
    br = 0.34 + 0.3 * smoothstep(-0.2, 0.9, z) + 0.2 * (fbm(D * 1.5, 1.2, 3, k) - 0.5)
    return mesh(kind, V, F, m, attrs={"brown": np.clip(br, 0.05, 0.85)})


def half_kiwi(r, c):
    """Half a kiwi in two colours of skin. Laid with its axis along x, it shows its cut face to the front and above."""
    n, s = 120, 60
    a, f = np.meshgrid(np.linspace(0, 2 * pi, n, endpoint=False), np.linspace(0, 1, s), indexing="xy")
    a, f = a.ravel(), f.ravel()
    wobble = 1 + 0.02 * np.cos(2 * a)
    # out over the face, then down the skin
    face = f < 0.5
    q = np.where(face, f * 2, np.cos((f - 0.5) * pi))
    V = np.stack([0.9 * r * q * wobble * np.cos(a), 0.9 * r * q * wobble * np.sin(a), np.where(face, 0.05 * r, -r * np.sin((f - 0.5) * pi))], 1)
    ray_ = 0.5 + 0.5 * np.cos(26 * a)
    core = smoothstep(0.3, 0.18, q * (1 + 0.1 * ray_))
    dot = np.exp(-(((q - 0.4 - 0.06 * np.cos(13 * a)) / 0.06) ** 2)) * (ray_ > 0.45)
    M = Mat("kiwi")
    flesh = M.mix(M.attr("rays"), "6f9a22", "a3c244")
    flesh = M.mix(M.attr("core"), flesh, "eef0c0")
    flesh = M.mix(M.attr("seeds"), flesh, "140f08")
    col = M.mix(M.attr("face"), M.mix(M.rng(M.noise(3, 4), 0.3, 0.7), c[0], c[1]), flesh)
    attrs = {"rays": ray_ * smoothstep(1.0, 0.3, q), "core": core, "seeds": np.clip(dot * 1.6, 0, 1), "face": (face & (q < 0.95)).astype(float)}
    T = np.array(Vector((0, 0, 1)).rotation_difference(Vector((-0.62, -0.78, 0))).to_matrix())
    return mesh("kiwi", V @ T.T, grid(s, n, wrapv=True), M.pr(col, 0.4, sss=0.15, rad=(0.3, 0.3, 0.1), coat=0.2), attrs=attrs)


def tag(p, x, y, w=5.4, h=4.4, yaw=-12):
    """A printed card that stands before loose produce."""
    im = printed(p, 900, 900 * h / w, head=0.22, margin=0.06)
    o = sheet(lambda u, v: (u, -0.12 * (v / h), v), -w / 2, w / 2, 0.02, h, 20, 20, m_print(im, 0.55, 0.1))
    o.matrix_world = Matrix.Translation((x, y, 0)) @ Matrix.Rotation(math.radians(yaw), 4, "Z") @ Matrix.Rotation(math.radians(-14), 4, "X")


def banana(k, length, droop, m):
    """One finger of a hand along x: a neck, five soft edges, a dark tip; it arches and comes down at its end by droop."""
    g = np.random.default_rng(k + 5)
    t = np.linspace(0, 1, 70)
    arch = 0.24 * length * np.sin(pi * np.clip(t * 0.92 + 0.06, 0, 1)) - droop * t**1.7
    P = np.stack([length * (t - 0.07 * np.sin(pi * t) * t), 0.25 * np.sin(3 * t + k), arch], 1)
    rad = 1.5 * np.interp(t, [0, 0.07, 0.13, 0.24, 0.5, 0.78, 0.9, 0.955, 0.97, 1.0], [0.36, 0.38, 0.5, 0.86, 1.0, 0.94, 0.66, 0.34, 0.25, 0.2])
    rad = np.convolve(np.pad(rad, 2, mode="edge"), np.ones(5) / 5, mode="valid")
    seg = 40
    V, F = tube(P, rad, seg, 1.0, (0, 0, 1))
    a = np.linspace(0, 2 * pi, seg, endpoint=False)
    mid = np.repeat(P, seg, 0)
    V = mid + (V - mid) * (1 + 0.045 * np.cos(5 * np.tile(a, len(t)) + k) * np.repeat(smoothstep(0.1, 0.3, t), seg))[:, None]
    end = np.repeat(smoothstep(0.955, 0.975, t), seg)
    green = np.repeat(np.clip(smoothstep(0.2, 0.0, t) + 0.6 * smoothstep(0.86, 0.95, t), 0, 1), seg)
    return mesh("banana", V, F, m, attrs={"end": end, "green": green})


@archetype("bananas", span=26, target=(0.6, -0.6, 4.2), elev=27)
def bananas(p):
    """A hand of bananas that rests on its tips, fanned towards the front, behind its card."""
    M = Mat("banana")
    n = M.noise(0.35, 4)
    col = M.mix(M.rng(n, 0.35, 0.7), "eebb22", "f3cd44")
    col = M.mix(M.rng(M.math("ADD", M.vor(1.3), M.math("MULTIPLY", M.noise(0.4, 2), 0.16)), 0.09, 0.13, 0.65, 0), col, "7a5018")
    col = M.mix(M.math("MULTIPLY", M.attr("green"), 0.6), col, "93a23a")
    col = M.mix(M.attr("end"), col, "33240f")
    m = M.pr(col, 0.42, sss=0.12, rad=(0.5, 0.3, 0.05), coat=0.18, coatr=0.25, normal=M.bump(M.noise(1.2, 3), 0.06, 0.06))
    count = p.get("amount", 6)
    crown = Vector((1.2, 6.0, 4.6))
    for i in range(count):
        f = (i - (count - 1) / 2) / ((count - 1) / 2)
        me = banana(i, 14.5 - 0.8 * abs(f), 6.6 + 0.3 * (i % 2), m)
        o = add_object(me)
        # the outer ones lean out, as they hang from one crown
        o.matrix_world = (
            Matrix.Translation(crown + Vector((1.8 * f, 0.2 * abs(f), 0)))
            @ Matrix.Rotation(math.radians(-90 + 30 * f + p.get("turn", 6)), 4, "Z")
            @ Matrix.Rotation(math.radians(-16 * f), 4, "X")
        )
    V, F = icosphere(4)
    V = V * np.array([2.3, 0.85, 0.9]) * (1 + 0.2 * (fbm(V * 1.5, 1, 3, 2)[:, None] - 0.5))
    add_object(mesh("crown", V, F, m_plain("8a8a3a", 0.6, 0.05)), tuple(crown + Vector((0, 0.5, 0.1))))
    bpy.context.view_layer.update()
    low = min((o.matrix_world @ v.co)[2] for o in bpy.context.scene.objects if o.name.startswith("banana") for v in o.data.vertices)
    for o in bpy.context.scene.objects:
        if o.name.startswith(("banana", "crown")):
            o.location[2] -= low
    tag(p, -5.6, -9.4, 9.4, 6.0)


def citrus(r, c, k, long=1.22, tip=0.2):
    """A lemon or lime lying along x: drawn out at both ends, a nipple at one and the scar of its stem at the other."""
    V, F = icosphere(6)
    D = V.copy()
    x, d = D[:, 0], np.hypot(D[:, 1], D[:, 2])
    V = V * np.array([long, 1, 1])
    V[:, 1:] *= (1 - 0.1 * np.abs(x) ** 3)[:, None]
    V[:, 0] += tip * np.exp(-((d / 0.24) ** 2)) * (x > 0) + 0.4 * tip * np.exp(-((d / 0.36) ** 2)) * (x < 0)
    V[:, 0] += 0.1 * np.exp(-((d / 0.1) ** 2)) * (x < 0)
    V = V * r * (1 + 0.05 * (fbm(D + 5 * k, 0.9, 3, k)[:, None] - 0.5))
    M = Mat("citrus")
    n, pores = M.noise(0.5, 3), M.vor(4.6)
    col = M.mix(M.rng(n, 0.3, 0.7), c[0], c[1])
    col = M.mix(M.attr("scar"), col, "6d7a34")
    m = M.pr(col, 0.34, sss=0.15, rad=(0.4, 0.25, 0.06), coat=0.35, coatr=0.14, normal=M.bump(M.math("ADD", pores, M.math("MULTIPLY", n, 0.4)), 0.35, 0.05))
    return mesh("citrus", V, F, m, attrs={"scar": np.exp(-((d / 0.1) ** 2)) * (x < 0)})


@archetype("citrus", span=20, target=(0, 0, 2.4), elev=25)
def citrus_heap(p):
    """Lemons or limes in a small heap behind their card, one of them cut open."""
    from kit.ingredients.garnish import slice_lemon

    r, c = p.get("fruit_size", 2.5), p.get("content", ["e4b81c", "f2cf3e"])
    lime = p.get("lime", False)
    long, tip = (1.08, 0.12) if lime else (1.24, 0.22)
    spots = [(-3.1, 2.2, 1, 200), (2.7, 2.6, 1, 160), (-0.3, 2.5, 2.62, 24), (-4.9, -1.6, 1, -60), (-0.9, -0.9, 1, 205)]
    for k, (x, y, z, yaw) in enumerate(spots[: p.get("whole", 4)]):
        o = add_object(citrus(r, c, k, long, tip))
        o.matrix_world = Matrix.Translation((x * r / 2.5, y * r / 2.5, r * 0.95 * z)) @ Matrix.Rotation(math.radians(yaw), 4, "Z") @ Matrix.Rotation(0.12 * (k % 3 - 1), 4, "Y")
    for k, (x, y, yaw, lean) in enumerate(((3.4, -2.1, -68, 12), (5.9, 0.6, -104, 6))[: p.get("halves", 2)]):
        # half a fruit: its body cut across, a slice as its face
        me = citrus(r, c, 7 + k, long, tip)
        V = np.empty(len(me.vertices) * 3, np.float32)
        me.vertices.foreach_get("co", V)
        V = V.reshape(-1, 3)
        V[:, 0] = np.minimum(V[:, 0], 0.02)
        me.vertices.foreach_set("co", V.ravel())
        T = Matrix.Translation((x * r / 2.5, y * r / 2.5, r * 0.96)) @ Matrix.Rotation(math.radians(yaw), 4, "Z") @ Matrix.Rotation(math.radians(-lean), 4, "Y")
        add_object(me).matrix_world = T
        add_object(slice_lemon(k, r * 0.985, 0.2, lime)).matrix_world = T @ Matrix.Translation((0.0, 0, 0)) @ Matrix.Rotation(pi / 2, 4, "Y")
    tag(p, -2.2, -5.6, 7.2, 4.4, -8)


@archetype("pineapple", span=30, target=(0, 0, 11.4), elev=12)
def pineapple(p):
    """A pineapple behind its card."""
    k, n = 220, 150
    u, v = np.meshgrid(np.linspace(0, 2 * pi, k, endpoint=False), np.linspace(0, 1, n), indexing="xy")
    u, v = u.ravel(), v.ravel()
    R = 4.9 * np.sin(pi * (0.08 + 0.86 * v)) ** 0.42
    s, t = u * 8 / (2 * pi), v * 9
    eye = np.abs(np.sin(pi * (s + t))) * np.abs(np.sin(pi * (s - t)))
    R = R + 0.42 * eye**0.7
    V = np.stack([R * np.cos(u), R * np.sin(u), 0.3 + 14.0 * v], 1)
    M = Mat("pine")
    col = M.mix(M.attr("eye"), "6a5420", "d89a2c")
    col = M.mix(M.rng(M.noise(0.25, 3), 0.4, 0.65), col, M.mix(M.attr("eye"), "4a5a24", "a8a040"))
    add_object(mesh("pine", V, grid(n, k, wrapv=True), M.pr(col, 0.5, coat=0.15, sss=0.1), attrs={"eye": eye**0.6}))
    g = np.random.default_rng(4)
    from kit.ingredients import vegetables

    ml = mat(vegetables.m_leaf, "3f6a3a", "6a9058", "a8c090", 0.5, 0.1, 0.1)
    for i in range(46):
        q = i / 46
        me = vegetables.leaf(8.5 - 2.6 * q, 0.55, ml, -0.5, 7 * i, 30, 0.5)
        a, tilt = 2.4 * i, 0.95 - 0.85 * q
        o = add_object(me)
        L = 8.5 - 2.6 * q
        o.matrix_world = (
            Matrix.Translation((0, 0, 14.0 + 2.2 * q)) @ Matrix.Rotation(a, 4, "Z") @ Matrix.Rotation(-(pi / 2 - tilt), 4, "Y") @ Matrix.Translation((L / 2, 0, 0))
        )
    tag(p, -1.0, -7.4, 8.4, 6.0)


@archetype("broccoli", span=20, target=(0, 0, 4.6), elev=22)
def head_of_broccoli(p):
    """A head of broccoli behind its card."""
    from kit.ingredients import vegetables

    for i, (x, y, z, s) in enumerate([(0, 1.4, 0, 2.1), (-3.0, 1.6, -0.4, 1.6), (3.0, 1.8, -0.4, 1.6), (-1.4, 3.0, 0.4, 1.6), (1.6, 3.0, 0.6, 1.6)]):
        add_object(vegetables.broccoli(2.3, 3 + i), (x, y, 3.2 + z), (0.1 * x * 0.2, 0.16 * x, i), s * 0.95)
    tag(p, 0, -5.2, 7.0, 4.4, -6)


@archetype("carrots", span=24.5, target=(0.4, 0, 2.4), elev=34)
def carrots(p):
    """A bunch of carrots lying down behind its card, tops to the back, tied with a band."""
    M = Mat("carrot")
    n = M.noise(2.2, 4, stretch=(8, 1, 1))
    col = M.mix(M.rng(n, 0.35, 0.7), "d9691c", "ee8a34")
    m = M.pr(col, 0.4, sss=0.2, rad=(0.6, 0.25, 0.08), coat=0.2, normal=M.bump(n, 0.25, 0.06))
    g = np.random.default_rng(6)
    from kit.ingredients import vegetables

    ml = mat(vegetables.m_leaf, "3c7a2c", "66a048", "a8cc84", 0.5, 0.15, 0.25)
    M0 = Matrix.Rotation(math.radians(28), 4, "Z")
    green = []
    for i in range(8):
        y, zz = (i % 5 - 2) * 2.1 + (1.0 if i > 4 else 0), 1.15 + (1.7 if i > 4 else 0)
        t = np.linspace(0, 1, 40)
        L = g.uniform(11, 13)
        x = -8.2 + g.uniform(-0.6, 0.6) + L * t
        rad = 1.2 * g.uniform(0.85, 1.05) * np.clip(t * 1.2 + 0.02, 0, 1) ** 0.55 * (1 - 0.75 * smoothstep(0.94, 1, t))
        P = np.stack([x, y * (0.55 + 0.45 * (1 - t)) + 0.25 * np.sin(3 * t + i), np.full(40, zz)], 1)
        V, F = tube(P, rad, 32)
        o = add_object(mesh("carrot", V, F, m))
        o.matrix_world = M0
        for j in range(5):
            e = P[-1] + np.array([g.uniform(4, 7.5), g.normal(0, 1.4), g.uniform(0.2, 2.2)])
            q = np.linspace(0, 1, 10)[:, None]
            green.append(tube(P[-1] + (e - P[-1]) * q + np.array([0, 0, 1]) * (np.sin(pi * q) * 0.6), np.full(10, 0.11), 6))
            for b in range(7):
                lf = add_object(vegetables.leaf(g.uniform(1.0, 1.8), g.uniform(0.3, 0.6), ml, 0.2, 5 * b + j, 16, 0.1, 0.4, 0.3))
                at = P[-1] + (e - P[-1]) * g.uniform(0.35, 1.05)
                lf.matrix_world = M0 @ Matrix.Translation(tuple(at + np.array([0, g.normal(0, 0.5), g.uniform(0, 0.6)]))) @ Matrix.Rotation(g.uniform(-1.2, 1.2), 4, "Z") @ Matrix.Rotation(g.uniform(-0.6, 0.6), 4, "X")
    o = add_object(mesh("stems", *merge(green), m_plain("79a84e", 0.5, 0.1)))
    o.matrix_world = M0
    w = 1.5
    l = sheet(lambda u, v: (u - 0.4, -4.6 * np.cos(v), 0.9 + 3.4 * np.sin(v)), -w, w, -0.25, pi + 0.3, 20, 60, m_plain(p["band"], 0.6, 0.0), "label")
    l.matrix_world = M0
    tag(p, 2.6, -8.4, 11.0, 5.4, -6)
