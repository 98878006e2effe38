"""What is baked or griddled whole and cut: pâté chinois, tourtière, quesadilla, frittata."""

from kit.noise import *
from kit.mesh import *
from kit.physics import *
from kit.materials import *
from kit.registry import *
from kit.ingredients.grains_noodles import m_bread
from kit.ingredients.vegetables import m_veg
from kit.ingredients.proteins import m_crust, bean
from kit.ingredients.minced import mince, turkey_mince
from kit.ingredients.burrito import charred_corn
from kit.ingredients.more_pieces import corn
from kit.sauce import m_cheese


def m_mash(c1="efcf88", c2="f8e4b0"):
    """Mashed potato, gratinated where attribute brown rises."""
    M = Mat("mashtop")
    n = M.noise(1.3, 4, 0.6)
    n2 = M.noise(5, 4, 0.6)
    f = M.math("ADD", M.attr("brown"), M.math("MULTIPLY", M.math("SUBTRACT", n, 0.5), 0.4))
    col = M.ramp(f, [(0.1, c2), (0.3, c1), (0.5, "e0a448"), (0.7, "b0661c"), (0.95, "6a300c")])
    return M.pr(
        col, M.rng(n2, 0.3, 0.7, 0.36, 0.55), sss=0.3, rad=(0.3, 0.2, 0.1), coat=0.2, coatr=0.2, normal=M.bump(M.math("ADD", n, n2), 0.3, 0.08)
    )


def placer(at, yaw, z):
    """Function that adds a mesh in the frame of a built piece."""
    M0 = Matrix.Translation((at[0], at[1], z)) @ Matrix.Rotation(math.radians(yaw), 4, "Z")

    def add(me, loc=(0, 0, 0), rot=(0, 0, 0), sc=1.0):
        o = add_object(me)
        o.matrix_world = M0 @ Matrix.LocRotScale(Vector(loc), Euler(rot), Vector((sc,) * 3))
        return o

    return add


@builder("pate-chinois")
def b_pate(ctx, at=(0, 0), half=(6.0, 4.8), yaw=0, seed=3):
    """A cut square in its three layers: browned beef, corn, mashed potato with fork lines."""
    g = np.random.default_rng(seed)
    a, b = half
    add = placer(at, yaw, ctx.floor)

    def block(z0, z1, m, k, rough=0.25, r=0.3, shrink=0.97):
        h = (z1 - z0) / 2
        V, F = rounded_box(a * shrink, b * shrink, h, min(r, h * 0.9), (60, 50, 10))
        V = V + normals(V, F) * (rough * (fbm(V + k * 9, 1.1, 3, k) - 0.5))[:, None]
        add(mesh("layer", V, F, m, attrs={"grill": np.zeros(len(V))}), (0, 0, (z0 + z1) / 2))

    def strew(protos, n, z0, z1, sc, out=1.0):
        """Pieces over the four cut faces of a layer."""
        w = np.array([a, b, a, b]) / (2 * (a + b))
        for i in range(n):
            s = g.choice(4, p=w)
            t = g.uniform(-1, 1)
            x, y = ((t * a, -b * out), (a * out, t * b), (t * a, b * out), (-a * out, t * b))[s]
            add(protos[i % len(protos)], (x, y, g.uniform(z0, z1)), tuple(g.uniform(0, 6, 3)), g.uniform(*sc))

    block(0.0, 1.65, mat(m_crust, "8a5830", "5c3216", "2f160a", 0.2, 0.46, None, 1.6), 1, 0.4, 0.35, 0.95)
    strew([mince(k, 0.52) for k in range(8)], 420, 0.15, 1.6, (0.7, 1.15), 0.965)
    block(1.6, 3.05, mat(m_veg, "dfa51c", "f0c84a", 0.35, 0.3, (0.25, 0.18, 0.04), 0.3, 0.2), 2, 0.3, 0.3, 0.93)
    strew([charred_corn(k, 0.46, 0) for k in range(8)], 640, 1.85, 3.0, (0.85, 1.15), 0.97)
    # mash: a lid with fork lines, browned on its ridges, uneven at the cut
    V, F = rounded_box(a * 1.01, b * 1.01, 0.95, 0.42, (170, 140, 26))
    P = V.copy()
    up = smoothstep(0.35, 0.8, P[:, 2])
    ridge = np.sin((P[:, 1] * 0.9 + 0.5 * np.sin(P[:, 0] * 0.7 + seed)) * 5.2)
    lump = fbm(P + seed, 0.55, 3, seed) - 0.5
    V[:, 2] += up * (
        0.13 * ridge * (0.4 + fbm(P, 0.8, 2, seed + 7))
        + 0.8 * lump
        + 0.4 * (fbm(P, 1.6, 4, seed + 2) - 0.5)
        + 0.14 * (fbm(P, 4.5, 3, seed + 12) - 0.5)
    )
    # the cut: soft lumps that a knife dragged down, and a lower edge that sinks between the kernels
    V = V + normals(V, F) * ((1 - up) * (0.7 * (fbm(P + 5, 0.9, 3, seed) - 0.5) + 0.42 * (fbm(P, 2.2, 4, seed + 5) - 0.5)))[:, None]
    V[:, 2] -= (1 - smoothstep(-0.9, 0.1, P[:, 2])) * 0.7 * (fbm(P + 9, 1.1, 3, seed) - 0.35)
    br = (1 - up) * 0.2 + up * np.clip(0.36 + 0.2 * ridge + 1.1 * lump + 0.8 * (fbm(P, 1.1, 4, seed + 9) - 0.42), 0, 0.9)
    add(mesh("mash", V, F, mat(m_mash), attrs={"brown": br}), (0, 0, 3.8))
    bpy.context.view_layer.update()


def polar(r0, r1, ang, n):
    """Rounded box bent into a slice of a round: x is the radius r0..r1, y the angle; returns V, F, radius and angle fractions, height -1..1."""
    V, F = rounded_box(1, 1, 1, 0.06, n)
    u, w, h = (V[:, 0] * 0.5 + 0.5, V[:, 1], V[:, 2])
    r = r0 + (r1 - r0) * u
    t = w * ang / 2
    return np.stack([r * np.cos(t), r * np.sin(t), 0 * r], 1), F, r, w, h


@builder("tourtiere")
def b_tourtiere(ctx, at=(0, 0), radius=10.2, angle=50, yaw=-90, seed=2, lift=0.0):
    """A wedge of meat pie: golden lid with a crimped rim and slits, minced filling at the cut faces. The point is at 'at'."""
    g = np.random.default_rng(seed)
    add = placer(at, yaw, ctx.floor + lift)
    ang = math.radians(angle)
    R = radius
    H = 3.1
    fill = R - 0.75
    V, F, r, w, h = polar(0.12, fill, ang * 0.985, (60, 50, 24))
    top = H * (1 - 0.16 * smoothstep(0.6, 1, r / fill)) + 0.25
    V[:, 2] = 0.4 + (h * 0.5 + 0.5) * (top - 0.3)
    V = V + normals(V, F) * (0.5 * (fbm(V + seed, 1.0, 3, seed) - 0.55) + 0.26 * (fbm(V, 2.8, 3, seed + 4) - 0.5))[:, None]
    add(mesh("filling", V, F, mat(m_crust, "c99a68", "a06c40", "6a4020", 0.25, 0.44, None, 1.6), attrs={"grill": np.zeros(len(V))}))
    bits = [turkey_mince(k, 0.4) for k in range(8)]
    for i in range(170):
        q = g.uniform(0.06, 0.97) * fill
        s = g.choice([-1, 1])
        z = 0.65 + g.uniform(0, 1) * (H - 0.7)
        add(bits[i % 8], (q * math.cos(s * ang * 0.48), q * math.sin(s * ang * 0.48), z), tuple(g.uniform(0, 6, 3)), g.uniform(0.6, 1.1))
    dough = mat(m_bread, "efcf90", "c88432", "6a3410")

    def crust(f, th, nn, name, brown, rough=0.12):
        V, F, r, w, h = polar(0.02, R, ang, nn)
        V[:, 2] = f(r, w) + th * h * 0.5
        V += normals(V, F) * (rough * (fbm(V + 3, 0.9, 3, seed + 7) - 0.5) + 0.06 * (fbm(V, 4, 3, seed) - 0.5))[:, None]
        add(mesh(name, V, F, dough, attrs={"brown": np.clip(brown(V, r, w, h), 0, 0.95)}))

    crust(
        lambda r, w: 0.22 + 2.1 * smoothstep(R - 1.5, R, r) ** 1.3,
        0.4,
        (90, 60, 6),
        "base",
        lambda V, r, w, h: 0.28 + 0.2 * smoothstep(R - 1.5, R, r),
    )
    dome = lambda r: H + 0.62 - 0.55 * smoothstep(0.55 * R, R * 0.93, r) - 0.75 * smoothstep(R * 0.9, R, r)
    slit = lambda r, w: sum(
        np.exp(-(((w * r * ang / 2 - c * r / R * 2.0) / 0.16) ** 2)) * smoothstep(R * 0.32, R * 0.38, r) * smoothstep(R * 0.66, R * 0.6, r)
        for c in (-0.75, 0.75)
    )
    crust(
        lambda r, w: dome(r) + 0.12 * np.sin(w * 3 + r) - 0.3 * slit(r, w),
        0.42,
        (150, 110, 6),
        "lid",
        lambda V, r, w, h: 0.42
        + 0.5 * (fbm(V * np.array([1, 1, 0]) + seed, 0.5, 4, seed + 3) - 0.42) * (h > 0)
        + 0.16 * smoothstep(R * 0.8, R, r)
        - 0.2 * (h < 0.5)
        + 0.1 * slit(r, w),
    )
    # crimped rim
    n = 140
    t = np.linspace(-0.5, 0.5, n) * ang
    p = np.stack(
        [(R - 0.25 + 0.16 * np.sin(t * 34)) * np.cos(t), (R - 0.25 + 0.16 * np.sin(t * 34)) * np.sin(t), np.full(n, H - 0.5) + 0.16 * np.cos(t * 34)],
        1,
    )
    V, F = tube(p, np.r_[0.02, np.full(n - 2, 0.62) + 0.1 * np.sin(t[1:-1] * 34), 0.02], 22, 0.85, (0, 0, 1))
    V += normals(V, F) * (0.12 * (fbm(V, 1.5, 3, seed) - 0.5))[:, None]
    add(mesh("rim", V, F, dough, attrs={"brown": 0.4 + 0.4 * (fbm(V, 0.8, 3, seed) - 0.35) + 0.12 * smoothstep(H - 0.8, H + 0.2, V[:, 2])}))
    bpy.context.view_layer.update()


@builder("quesadilla")
def b_quesadilla(ctx, at=(0, 0), radius=7.2, angle=62, yaw=0, lift=0.0, tip=0.0, seed=1):
    """A wedge of a filled, griddled tortilla: cheese runs out, beans and corn show. The point is at 'at'; tip raises the arc."""
    g = np.random.default_rng(seed)
    M0 = (
        Matrix.Translation((at[0], at[1], ctx.floor + lift))
        @ Matrix.Rotation(math.radians(yaw), 4, "Z")
        @ Matrix.Rotation(math.radians(-tip), 4, "Y")
    )

    def add(me, loc=(0, 0, 0), rot=(0, 0, 0), sc=1.0):
        o = add_object(me)
        o.matrix_world = M0 @ Matrix.LocRotScale(Vector(loc), Euler(rot), Vector((sc,) * 3))

    ang = math.radians(angle)
    R = radius
    gap = lambda r: 0.95 * (1 - 0.75 * smoothstep(R * 0.72, R, r))
    wave = lambda V: 0.3 * (fbm(V * np.array([1, 1, 0]) + seed * 5, 0.35, 2, seed) - 0.5)
    dough = mat(m_bread, "f1d79c", "c98a3a", "5a2c0e")
    for top in (0, 1):
        V, F, r, w, h = polar(0.03, R, ang, (110, 80, 4))
        P = V * np.array([1, 1, 0]) + seed * 11 + top
        sp = smoothstep(0.42, 0.72, fbm(P, 0.45, 3, seed + 5))
        bub = smoothstep(0.55, 0.85, value_noise(P * 1.5, seed + 6)) + 0.6 * smoothstep(0.6, 0.9, value_noise(P * 3.1, seed + 7))
        V[:, 2] = 0.1 + top * (gap(r) + wave(V) * 0.8 + 0.1) + 0.1 * h + 0.07 * top * bub
        # the griddle touches blisters first: gold all over, brown on them
        br = 0.2 + 0.22 * sp + 0.34 * bub * (0.35 + sp) + 0.14 * smoothstep(0.9, 1, r / R)
        add(mesh("tortilla", V, F, dough, attrs={"brown": np.clip(br, 0, 0.9)}))
    # melted: it bulges from the cut, and tongues of it run down to the board
    V, F, r, w, h = polar(0.1, R * 0.95, ang * 1.0, (150, 60, 16))
    V[:, 2] = 0.16 + (h * 0.5 + 0.5) * (gap(r) + 0.06)
    cutside = smoothstep(0.8, 0.99, np.abs(w))
    Q = np.stack([r, 3 * np.sign(w), 0 * r + seed * 7], 1)
    tongue = smoothstep(0.5, 0.8, fbm(Q, 0.5, 2, seed + 4))
    out = (0.12 + 0.3 * (fbm(Q + np.c_[0 * r, 0 * r, h], 1.1, 3, seed) - 0.4) + 0.3 * tongue * smoothstep(1.0, -0.6, h)) * cutside
    V[:, 0] += out * np.sin(ang / 2) * -1 * 0.6
    V[:, 1] += out * np.sign(w) * math.cos(ang / 2)
    V[:, 2] -= tongue * cutside * smoothstep(0.4, -1, h) * (0.14 + 0.3 * lift)
    V[:, 2] = np.maximum(V[:, 2], 0.04 - lift)
    br = 0.1 + 0.3 * smoothstep(0.5, 0.7, fbm(V, 0.9, 3, seed + 3))
    add(mesh("melt", V, F, mat(m_cheese, "f3c65a", "b06a20"), attrs={"brown": br, "own": np.ones(len(V))}))
    ins = [bean(k, "black", 0.42) for k in range(4)] + [corn(k, 0.34) for k in range(2)]
    for i in range(34):
        q = g.uniform(0.1, 0.95) * R
        s = g.choice([-1, 1])
        add(
            ins[int(g.integers(0, 6))],
            (q * math.cos(s * ang * 0.505), q * math.sin(s * ang * 0.505), 0.3 + g.uniform(0, 0.75) * float(gap(np.array([q]))[0])),
            tuple(g.uniform(0, 6, 3)),
            g.uniform(0.85, 1.15),
        )
    bpy.context.view_layer.update()


@builder("frittata")
def b_frittata(ctx, radius=None, level=2.4, seed=4):
    """Set eggs that fill the pan: pale gold, puffed at the edge, browned in patches."""
    R = radius or ctx.rim - 0.35
    n = 330
    q = np.linspace(-R, R, n)
    X, Y = np.meshgrid(q, q, indexing="ij")
    P = np.stack([X.ravel(), Y.ravel(), 0 * X.ravel()], 1)
    d = np.hypot(X, Y).ravel() / R
    puff = fbm(P, 0.42, 3, seed)
    Z = (
        level
        + 0.55 * smoothstep(0.72, 0.93, d) * (0.5 + puff)
        - 0.5 * smoothstep(0.95, 1.0, d)
        + 0.7 * (puff - 0.5)
        + 0.14 * (fbm(P, 1.6, 3, seed + 3) - 0.5)
    )
    br = 0.1 + 0.75 * smoothstep(0.8, 0.97, d) * (0.4 + puff) + 0.75 * smoothstep(0.5, 0.7, fbm(P, 0.55, 4, seed + 6)) * (0.2 + puff) * 0.75
    V = np.stack([X.ravel(), Y.ravel(), Z], 1)
    F = grid(n, n)
    add_object(mesh("frittata", V, F[(d[F] < 1).all(1)], mat(m_omelette), attrs={"brown": br}))
    bpy.context.view_layer.update()


def m_omelette():
    """Baked egg."""
    M = Mat("omelette")
    n = M.noise(1.6, 5, 0.62)
    n2 = M.noise(6, 4, 0.6)
    f = M.math("ADD", M.attr("brown"), M.math("MULTIPLY", M.math("SUBTRACT", n, 0.5), 0.5))
    col = M.ramp(f, [(0.05, "f7dd86"), (0.25, "f0c652"), (0.45, "dd9c34"), (0.62, "b56a1c"), (0.9, "6f350e")])
    return M.pr(
        col, M.rng(n2, 0.3, 0.7, 0.36, 0.55), sss=0.25, rad=(0.3, 0.2, 0.06), coat=0.2, coatr=0.2, normal=M.bump(M.math("ADD", n, n2), 0.4, 0.1)
    )
