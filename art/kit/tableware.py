"""Table surfaces, bowls, plates, pans, linen and cutlery."""

from kit.noise import *
from kit.mesh import *
from kit.physics import *
from kit.materials import *
from kit.registry import *
from kit import check


def m_stone(c1, c2, c3, rough=0.55):
    """Stone or plaster table."""
    M = Mat("stone")
    n1 = M.noise(0.05, 6, 0.6, 0.6)
    n2 = M.noise(0.6, 8, 0.65)
    n3 = M.noise(6, 3)
    col = M.mix(M.rng(n1, 0.3, 0.7), c1, c2)
    col = M.mix(M.rng(n2, 0.5, 0.75, 0, 0.4), col, c3)
    return M.pr(
        col, M.rng(n2, 0.3, 0.7, rough - 0.12, rough + 0.12), normal=M.bump(M.math("ADD", n2, M.math("MULTIPLY", n3, 0.15)), 0.35, 0.12), spec=0.35
    )


def m_wood(c1="6b4527", c2="a87b4c", c3="3f2514"):
    """Wood with grain along x."""
    M = Mat("wood")
    n = M.noise(0.35, 6, 0.6, 1.2, stretch=(0.12, 1, 1))
    f = M.noise(3.5, 4, 0.6, 0, stretch=(0.03, 1, 1))
    g = M.noise(12, 3, 0.6, 0, stretch=(0.02, 1, 1))
    w = M.n("ShaderNodeTexWave")
    M.set(w.inputs["Vector"], M.obj())
    w.bands_direction = "Y"
    w.inputs["Scale"].default_value = 0.18
    w.inputs["Distortion"].default_value = 9
    w.inputs["Detail"].default_value = 3
    w.inputs["Detail Scale"].default_value = 0.25
    col = M.mix(M.rng(n, 0.3, 0.7), c1, c2)
    col = M.mix(M.math("MULTIPLY", w.outputs["Fac"], 0.45), col, c3)
    col = M.mix(M.rng(f, 0.5, 0.72, 0, 0.6), col, c3)
    col = M.mix(M.rng(g, 0.55, 0.7, 0, 0.35), col, c3)
    return M.pr(col, M.rng(f, 0.3, 0.7, 0.42, 0.62), normal=M.bump(M.math("ADD", f, M.math("MULTIPLY", g, 0.5)), 0.3, 0.06), spec=0.35)


def m_linen(c="d9cdb8"):
    """Woven cloth."""
    M = Mat("linen")
    a = M.n("ShaderNodeTexWave")
    b = M.n("ShaderNodeTexWave")
    nz = M.noise(1.2, 3)
    for w, dr in ((a, "X"), (b, "Y")):
        M.set(w.inputs["Vector"], M.obj())
        w.bands_direction = dr
        w.inputs["Scale"].default_value = 2.6
        w.inputs["Distortion"].default_value = 0.8
        w.inputs["Detail"].default_value = 2
    h = M.math("MULTIPLY", a.outputs["Fac"], b.outputs["Fac"])
    h2 = M.math("MAXIMUM", a.outputs["Fac"], b.outputs["Fac"])
    c0 = hex_rgb(c)
    col = M.mix(M.math("MULTIPLY", h2, M.rng(nz, 0.2, 0.8, 0.6, 1)), tuple((x * 0.62 for x in c0)), c0)
    return M.pr(col, 0.9, sheen=0.4, normal=M.bump(h2, 0.5, 0.06), spec=0.15)


def m_glaze(c="e9e2d4", spk="5b4636", inner=None, rough=0.28, amount=0.16, rim="8a6a4a"):
    """Speckled ceramic glaze with a worn rim."""
    M = Mat("glaze")
    v = M.vor(2.2)
    v2 = M.vor(5.5)
    n = M.noise(0.8, 4)
    rn = M.noise(3, 2)
    s1 = M.rng(M.math("ADD", v, M.math("MULTIPLY", rn, 0.25)), amount + 0.06, amount + 0.12, 1, 0)
    s2 = M.rng(v2, amount * 0.8, amount * 1.1, 0.8, 0)
    c0 = hex_rgb(c)
    col = M.mix(M.rng(n, 0.3, 0.7), tuple((x * 0.9 for x in c0)), c0)
    col = M.mix(M.math("MULTIPLY", M.math("MAXIMUM", s1, s2), 0.75), col, spk)
    col = M.mix(M.math("MULTIPLY", M.attr("rim"), M.rng(n, 0.3, 0.7, 0.35, 0.9)), col, rim)
    return M.pr(col, M.rng(n, 0.2, 0.8, rough - 0.06, rough + 0.14), coat=0.35, coatr=0.12, normal=M.bump(M.noise(1.5, 3), 0.12, 0.2), spec=0.45)


def m_metal(c="c9b48a", r=0.28):
    """Brushed metal."""
    M = Mat("metal")
    p = M.pr(hex_rgb(c), r, normal=M.bump(M.noise(8, 3, stretch=(0.05, 1, 1)), 0.08, 0.05))
    p.node_tree.nodes["Principled BSDF"].inputs["Metallic"].default_value = 1
    return p


def table(m, z=0):
    """Table top at z = 0."""
    V, F = rounded_box(150, 150, 1, 0.2, (2, 2, 1))
    return add_object(mesh("table", V, F, m), (0, 0, z - 1))


def bowl(R=9.5, H=6.2, foot=4.6, th=0.42, m=None, pw=0.5, loc=(0, 0, 0)):
    """Thick-walled bowl."""
    t = np.linspace(0, 1, 26)
    ro = foot + (R - foot) * t**pw
    zo = 0.5 + (H - 0.5) * t
    prof = [(0, 0.3), (foot * 0.8, 0.3), (foot * 0.82, 0), (foot * 0.97, 0), (foot, 0.35)] + list(zip(ro, zo))
    a = np.linspace(0, pi, 9)[1:-1]
    prof += [(R - th / 2 + th / 2 * math.cos(x), H + th * 0.55 * math.sin(x)) for x in a]
    ri = np.maximum(ro - th - 0.03, 0)
    prof += list(zip(ri[::-1], zo[::-1]))
    zb = zo[0] + th * 0.9
    rb = ri[0]
    prof += [(rb * 0.8, zb - 0.12), (rb * 0.4, zb - 0.18), (0, zb - 0.2)]
    V, F = lathe(prof, 160)
    V[:, :2] *= 1 + 0.006 * (fbm(V * 0.2, 1, 2, 5)[:, None] - 0.5) * 2
    rim = smoothstep(H - 0.15, H + th * 0.3, V[:, 2])
    return add_object(mesh("bowl", V, F, m, attrs={"rim": rim}), loc)


def plate(R=13.6, H=1.9, flat=9.6, th=0.5, m=None, loc=(0, 0, 0)):
    """Rimmed plate."""
    r = np.linspace(0, 1, 16)
    up = [(flat + (R - flat) * x, 0.55 + (H - 0.55) * x**1.7) for x in r]
    prof = [(0, 0.15), (flat * 0.7, 0.15), (flat * 0.72, 0), (flat * 0.8, 0), (flat * 0.84, 0.2)] + [(a + 0.15, b - th * 0.6) for a, b in up[2:]]
    a = np.linspace(-0.3, pi - 0.2, 8)
    prof += [(R + th / 2 * math.cos(x), H - 0.02 + th * 0.42 * math.sin(x)) for x in a]
    prof += up[::-1][1:] + [(flat * 0.6, 0.52), (0, 0.5)]
    V, F = lathe(prof, 180)
    V[:, 2] += 0.05 * (fbm(V * 0.12, 1, 2, 5) - 0.5)
    rim = smoothstep(H - 0.1, H + 0.1, V[:, 2])
    return add_object(mesh("plate", V, F, m, attrs={"rim": rim}), loc)


def cloth(x, y, w, h, yaw, m, s=2, amp=0.5, z=0.1):
    """Napkin with soft folds."""
    nu, nv = (160, 160)
    u, v = np.meshgrid(np.linspace(-0.5, 0.5, nu), np.linspace(-0.5, 0.5, nv), indexing="ij")
    u = u.ravel()
    v = v.ravel()
    P = np.stack([u * w, v * h, 0 * u], 1)
    f = fbm(P * np.array([0.35, 0.07, 1]), 1, 3, s)
    g = fbm(P * 0.25, 1, 3, s + 9)
    z0 = z + amp * (np.abs(f - 0.5) * 2.6) ** 1.0 * (0.5 + g) + 0.25 * amp * (g - 0.3)
    P[:, 2] = np.maximum(z0, 0.05)
    P[:, 0] += 0.5 * (fbm(P * 0.2, 1, 2, s + 2) - 0.5) * 3
    P[:, 1] += 0.5 * (fbm(P * 0.2, 1, 2, s + 3) - 0.5) * 3
    F = grid(nu, nv)
    # pressed flat under a vessel's wall, and left out under its foot: no fold comes through a plate
    vessel = check.tree(check.of("vessel"))
    if vessel:
        turn = np.array([[math.cos(yaw), -math.sin(yaw)], [math.sin(yaw), math.cos(yaw)]])
        W = P[:, :2] @ turn.T + (x, y)
        over = [vessel.ray_cast(Vector((a, b, -1)), Vector((0, 0, 1)))[0] for a, b in W]
        room = np.array([q.z - 0.2 if q else 99.0 for q in over])
        P[:, 2] = np.minimum(P[:, 2], np.maximum(room, 0.05))
        F = F[(room[F] > 0.05).any(1)]
    o = add_object(mesh("cloth", P, F, m), (x, y, 0), (0, 0, yaw))
    md = o.modifiers.new("s", "SOLIDIFY")
    md.thickness = 0.12
    return o


def fork(x, y, yaw, m, z=0.15, spoon=False):
    """Fork, or spoon."""
    L = np.linspace(0, 1, 60)
    w = np.interp(L, [0, 0.08, 0.5, 0.68, 0.74, 0.8, 1], [0.75, 0.9, 0.38, 0.32, 0.9, 1.25, 1.15])
    if spoon:
        w = np.interp(L, [0, 0.08, 0.5, 0.68, 0.74, 0.82, 0.9, 0.97, 1], [0.75, 0.9, 0.38, 0.32, 1.2, 1.9, 2.0, 1.3, 0.1])
    zc = np.interp(L, [0, 0.5, 0.68, 0.8, 1], [0.15, 0.35, 0.75, 0.35, 0.55])
    nu, nv = (60, 13)
    s = np.linspace(-1, 1, nv)
    V = np.stack(
        [
            np.repeat(s[None], nu, 0) * w[:, None],
            np.repeat(L[:, None] * 19 - 9.5, nv, 1),
            zc[:, None] + (0.18 + (0.35 * smoothstep(0.7, 0.85, L)[:, None] if spoon else 0)) * (s**2)[None] * np.ones((nu, 1)),
        ],
        -1,
    ).reshape(-1, 3)
    F = grid(nu, nv)
    if not spoon:
        lu = L[F[:, 0] // nv]
        sv = F[:, 0] % nv
        F = F[~((lu > 0.82) & np.isin(sv, [1 + 1, 5, 6, 9]))]
    o = add_object(mesh("fork", V, F, m), (x, y, z), (0, 0, yaw))
    md = o.modifiers.new("s", "SOLIDIFY")
    md.thickness = 0.16
    b = o.modifiers.new("b", "SUBSURF")
    b.levels = b.render_levels = 1
    return o


def chopsticks(x, y, yaw, m, z=0.35):
    """A pair of chopsticks."""
    for k, (dx, dw) in enumerate(((-0.55, 0.02), (0.55, -0.015))):
        p = np.stack([np.linspace(-11.5, 11.5, 30), np.full(30, 0.0), np.zeros(30)], 1)
        r = np.linspace(0.19, 0.4, 30)
        V, F = tube(p, r, 12)
        o = add_object(mesh("stick", V, F, m), (x - dx * math.sin(yaw), y + dx * math.cos(yaw), z), (0, 0, yaw + dw))


SURFACES = {
    "fresh-limestone": lambda: m_stone("b9b1a4", "cfc8bc", "a39a8c", 0.6),
    "fresh-oak": lambda: m_wood("a07a50", "c49e6e", "6e4d2c"),
    "fresh-sage": lambda: m_stone("8f9a88", "a8b19e", "7c8776", 0.62),
    "cookit-walnut": lambda: m_wood("5b3a22", "8f6540", "2f1c10"),
    "cookit-slate": lambda: m_stone("4c4f50", "63666a", "383a3c", 0.6),
    "cookit-peach": lambda: m_stone("d9b39c", "e6c6b1", "c89f88", 0.62),
}
GLAZES = {
    "cream": ("e7e0d2", "6b523c", 0.28, 0.15, "9a7650"),
    "white": ("efe9de", "7a644c", 0.22, 0.13, "b08a60"),
    "sand": ("b9a58c", "5b4636", 0.34, 0.17, "7a5a3c"),
    "charcoal": ("34393b", "14181a", 0.38, 0.16, "8a6a4a"),
    "night": ("3d4a52", "12181c", 0.3, 0.2, "a07a52"),
    "ice": ("dfe6e2", "4a6a72", 0.24, 0.17, "8f7355"),
    "sea": ("6f8f92", "2f4a50", 0.26, 0.17, "a98a62"),
    "terracotta": ("b5673f", "5a2a16", 0.34, 0.15, "d9a27c"),
}


def glaze(name):
    """Glaze by name (GLAZES)."""
    c, sp, r, a, rim = GLAZES[name]
    return mat(m_glaze, c, sp, None, r, a, rim)


def surface(name):
    """Lay the table: one of SURFACES (three per brand); returns the table top."""
    return table(SURFACES[name]())


def linen(at, size, yaw, color, fold=0.7, seed=3):
    """A napkin beside or under the vessel."""
    cloth(at[0], at[1], size[0], size[1], math.radians(yaw), mat(m_linen, color), seed, fold)


@builder("vessel:none")
def v_none(ctx):
    """Nothing on the table."""
    ctx.rim = 0.1


@builder("vessel:bowl")
def v_bowl(ctx, finish="cream", radius=12.0, height=5.0, foot=6.4, curve=0.43):
    """Bowl: curve below .5 is wide and shallow."""
    bowl(radius, height, foot, 0.45, glaze(finish), curve)
    ctx.rim = radius - 0.6
    ctx.floor = 0.8
    ctx.span = radius * 2.02


@builder("vessel:plate")
def v_plate(ctx, finish="white", radius=12.4, height=1.9, flat=9.0):
    """Flat plate."""
    plate(radius, height, flat, 0.5, glaze(finish))
    ctx.rim = radius - 0.6
    ctx.floor = 0.55
    ctx.span = radius * 2.0


def m_iron():
    """Cast iron."""
    M = Mat("iron")
    n = M.noise(3, 5, 0.65)
    return M.pr(M.mix(M.rng(n, 0.3, 0.7), "15161a", "26272b"), M.rng(n, 0.3, 0.7, 0.38, 0.6), normal=M.bump(M.noise(14, 3), 0.25, 0.04), spec=0.5)


def _handle(m, R, z, yaw, length=12.0):
    """Pan handle."""
    p = np.stack([np.linspace(R - 0.6, R + length, 24), np.zeros(24), z - 0.4 + np.r_[np.linspace(0, 0.9, 24)]], 1)
    V, F = tube(p, np.interp(np.linspace(0, 1, 24), [0, 0.1, 0.5, 0.95, 1], [1.9, 1.25, 1.05, 1.35, 0.8]), 14, 0.42, (0, 0, 1))
    add_object(mesh("handle", V, F, m), (0, 0, 0), (0, 0, yaw))


@builder("vessel:skillet")
def v_skillet(ctx, radius=12.0, height=4.2, yaw=35):
    """Cast-iron pan with a handle."""
    m = mat(m_iron)
    bowl(radius, height, radius * 0.84, 0.5, m, 0.7)
    # a cut-out shows the whole handle, so it is a short one
    _handle(m, radius, height, math.radians(yaw), 5.5 if ctx.cutout else 12.0)
    ctx.rim = radius - 0.7
    ctx.floor = 0.8
    ctx.span = radius * 2.06


def boxy(V, R, a, b, p=4.5):
    """Turn a lathed round vessel into a rounded rectangle of half sizes a, b."""
    t = np.arctan2(V[:, 1], V[:, 0])
    k = (np.abs(np.cos(t)) ** p + np.abs(np.sin(t)) ** p) ** (-1 / p)
    V[:, 0] *= k * a / R
    V[:, 1] *= k * b / R
    return V


def _boxvessel(R, H, a, b, m, foot, th, pw):
    """Rectangular vessel."""
    o = bowl(R, H, foot, th, m, pw)
    me = o.data
    v = np.empty(len(me.vertices) * 3, np.float32)
    me.vertices.foreach_get("co", v)
    me.vertices.foreach_set("co", boxy(v.reshape(-1, 3), R, a, b).astype(np.float32).ravel())
    me.update()


@builder("vessel:baking-dish")
def v_dish(ctx, finish="cream", half=(12.0, 9.5), height=4.8):
    """Rectangular oven dish with ears."""
    _boxvessel(10, height, half[0], half[1], glaze(finish), 9.1, 0.5, 0.8)
    ctx.rim = half[0]
    ctx.half = half
    ctx.floor = 0.8
    ctx.span = half[0] * 2.12
    for sg in (-1, 1):
        t = np.linspace(-1, 1, 24)
        p = np.stack([sg * (half[0] - 0.1 + 1.7 * np.sqrt(np.clip(1 - t**4, 0, 1))), t * 3.2, np.full(24, height - 0.5)], 1)
        add_object(mesh("ear", *tube(p, 0.55, 12), glaze(finish)))


def m_tray():
    """Ready-meal tray."""
    M = Mat("tray")
    return M.pr("17181a", 0.34, spec=0.45, coat=0.15, coatr=0.2, normal=M.bump(M.noise(9, 2), 0.05, 0.05))


@builder("vessel:tray")
def v_tray(ctx, half=(12.0, 8.6), height=4.0):
    """Black rectangular tray."""
    _boxvessel(10, height, half[0], half[1], mat(m_tray), 9.2, 0.22, 0.85)
    ctx.rim = half[0]
    ctx.half = half
    ctx.floor = 0.8
    ctx.span = half[0] * 2.1


def m_board():
    """Wood of a board that food is served on."""
    return m_wood("8a5f38", "b98a58", "5a3a20")


def round_board(food):
    """A round board, as thick as the other, that reaches a little beyond the food on it."""
    P = np.concatenate([check.corners(o)[:, :2] for o in food if o.visible_camera])
    # the smallest circle round it, near enough: the middle moves toward what is farthest, ever less
    middle = P.mean(0)
    for n in range(1, 300):
        middle = middle + (P[np.hypot(*(P - middle).T).argmax()] - middle) / (n + 1)
    R = np.hypot(*(P - middle).T).max() + 0.8
    edge = [(R - 0.4 + 0.4 * math.sin(a), 0.8 - 0.72 * math.cos(a)) for a in np.linspace(0.2, pi - 0.2, 12)]
    V, F = lathe([(0.001, 0.02), (R * 0.9, 0.02), *edge, (R * 0.9, 1.59), (0.001, 1.59)], 200)
    add_object(mesh("board", V, F, mat(m_board)), (*middle, 0))


@builder("vessel:board")
def v_board(ctx, half=(13.5, 10.5), yaw=0, from_above="round"):
    """Wooden board. A cut-out shows a round one (from_above "round"), or none below food that is itself round ("bare")."""
    V, F = rounded_box(half[0], half[1], 0.8, 0.45, (30, 30, 8))
    board = add_object(mesh("board", V, F, mat(m_board)), (0, 0, 0.8), (0, 0, math.radians(yaw)))
    board.visible_camera = not ctx.cutout
    ctx.round_board = from_above == "round"
    ctx.rim = half[0]
    ctx.half = half
    ctx.floor = 1.6
    ctx.span = half[0] * 2.0


@builder("fork")
def p_fork(ctx, at, yaw, spoon=False, finish="d8d2c6", z=0.2):
    """Fork or spoon beside the vessel."""
    fork(at[0], at[1], math.radians(yaw), mat(m_metal, finish, 0.2), z, spoon)


@builder("chopsticks")
def p_chop(ctx, at, yaw):
    """Chopsticks beside the vessel."""
    chopsticks(at[0], at[1], math.radians(yaw), mat(m_wood, "4a2c18", "7a4d2a", "2a170b"))


@builder("dip")
def p_dip(ctx, at, radius=3.2, finish="cream", color="1a0803", color2="2a0f05", gloss=0.03):
    """Small bowl of sauce; at may have a third value, its height."""
    bowl(radius, radius * 0.55, radius * 0.55, 0.25, glaze(finish), 0.55, (at[0], at[1], at[2] if len(at) > 2 else 0))
    z = at[2] if len(at) > 2 else 0
    from kit.sauce import m_sauce

    r = radius * 0.88
    V, F = lathe([(0.001, radius * 0.38), (r * 0.9, radius * 0.38), (r, radius * 0.41)], 64)
    add_object(mesh("dipsauce", V, F, mat(m_sauce, color, color2, gloss, 0.1, 0.05)), (at[0], at[1], z))
