"""Vegetables made into vessels: peppers halved and filled."""

from kit.noise import *
from kit.mesh import *
from kit.physics import *
from kit.materials import *
from kit.registry import *
from kit.ingredients.grains_noodles import GRAINS, m_grain, _grain
from kit.ingredients.more_bakes import placer
from kit.ingredients.vegetables import dice, m_veg
from kit.ingredients.proteins import feta, lentil
from kit.ingredients.nuts_fruit import raisin, pine_nut

GRAINS["lentil"] = (0.21, 0.2, "54492a", "7c6b3a")

SHELLS = {
    "red": ("a8140a", "cf3016", "d9573a", 4),
    "yellow": ("d9920c", "f0b52a", "f2cf6a", 4),
    "orange": ("d2620c", "ea8624", "f0a95c", 4),
    "green": ("3c661a", "6a9438", "b4c678", 4),
    "acorn": ("20361c", "48602c", "e8a234", 9),
    "butternut": ("cf9a52", "e2b878", "e8942c", 0),
}


def m_shell(c1, c2, flesh):
    """Skin outside, flesh inside, roasted where attribute brown rises."""
    M = Mat("shell")
    n = M.noise(0.7, 5, 0.6)
    n2 = M.noise(4, 4, 0.6)
    sk = M.mix(M.rng(n, 0.3, 0.7), c1, c2)
    col = M.mix(M.attr("flesh"), sk, M.mix(M.rng(n2, 0.3, 0.7), flesh, tuple(min(1, x * 1.25) for x in hex_rgb(flesh))))
    f = M.math("ADD", M.attr("brown"), M.math("MULTIPLY", M.math("SUBTRACT", n2, 0.5), 0.3))
    col = M.mix(M.rng(f, 0.25, 0.6, 0, 0.85), col, "4a1f08")
    return M.pr(
        col,
        M.rng(n, 0.3, 0.7, 0.22, 0.4),
        sss=0.2,
        rad=(0.3, 0.12, 0.05),
        coat=0.5,
        coatr=0.12,
        normal=M.bump(M.math("ADD", n, M.math("MULTIPLY", n2, 0.4)), 0.3, 0.1),
    )


def shape_of(me):
    """Vertices and faces of a mesh whose faces have all the same number of corners."""
    V = np.empty(len(me.vertices) * 3, np.float32)
    me.vertices.foreach_get("co", V)
    F = np.empty(len(me.loops), np.int32)
    me.loops.foreach_get("vertex_index", F)
    return V.reshape(-1, 3).astype(float), F.reshape(len(me.polygons), -1)


@builder("filled-pepper")
def b_pepper_half(ctx, at=(0, 0), yaw=0, kind="red", length=4.4, radius=2.6, seed=1, lift=0.0, stem=1.0, mound=1.25):
    """Half a bell pepper with its stem, roasted soft, heaped with bulgur, lentils, tomato, raisins, feta and pine nuts.

    stem: length of the stem in cm; mound: how high the filling stands in the middle."""
    g = np.random.default_rng(seed)
    add0 = placer(at, yaw, ctx.floor + lift)
    add = lambda me, loc=(0, 0, 0), rot=(0, 0, 0), sc=1.0: add0(me, loc, rot, sc)
    c1, c2, fl, _ = SHELLS[kind]
    n, m = 70, 60
    u = np.linspace(-1, 1, n)
    prof = np.interp(u, [-1, -0.96, -0.85, -0.6, 0.0, 0.5, 0.8, 0.95, 1], [0.1, 0.5, 0.86, 1.03, 1.0, 0.93, 0.72, 0.36, 0.06])
    prof = np.convolve(np.pad(prof, 2, "edge"), np.ones(5) / 5, "valid")
    a = np.linspace(-pi / 2, pi / 2, m)
    lob = 1 - 0.13 * (1 - np.abs(np.cos(1.5 * a + 0.3))) ** 1.4
    deep = radius * 0.92

    def surf(w):
        r = np.maximum(prof[:, None] * radius * lob[None] - w, 0.01)
        y = r * np.sin(a)[None]
        z = deep - r * np.cos(a)[None] * 0.92
        x = np.repeat(u[:, None] * (length - w), m, 1)
        return np.stack([x, y, z], -1).reshape(-1, 3)

    th = 0.34
    V = np.vstack([surf(0), surf(th)])
    F = grid(n, m)
    k = n * m
    lp = np.r_[[i * m for i in range(n)]], np.r_[[i * m + m - 1 for i in range(n)]]
    S = [np.stack([e[:-1], e[1:], e[1:] + k, e[:-1] + k], 1) for e in lp]
    P = V + seed * 9
    V = V + 0.14 * (np.stack([fbm(P + j * 5, 0.5, 3, seed + j) for j in range(3)], 1) - 0.5) * 2
    flesh = np.r_[np.zeros(k), np.ones(k)]
    edge = np.r_[np.tile(smoothstep(0.86, 1, np.abs(a) / (pi / 2)), n), np.tile(smoothstep(0.86, 1, np.abs(a) / (pi / 2)), n)]
    br = np.clip(0.42 * smoothstep(0.5, 0.72, fbm(P, 0.55, 4, seed + 5)) + 0.4 * edge * fbm(P, 1.2, 2, seed), 0, 0.8)
    add(mesh("pepper", V, np.vstack([F, F[:, ::-1] + k] + S), mat(m_shell, c1, c2, fl), attrs={"flesh": flesh, "brown": br}))
    t = np.linspace(0, 1, 14)
    p = np.stack([-length * 0.97 - t * stem, 0.25 * t * t, deep * 0.62 + 0.5 * t * t], 1)
    add(
        mesh(
            "stem",
            *tube(p, np.interp(t, [0, 0.15, 0.8, 1], [0.75, 0.42, 0.36, 0.4]), 10),
            mat(m_veg, "5c7a2c", "86a04a", 0.45, 0.1, (0.1, 0.12, 0.04), 0.15, 0.3)
        )
    )
    # filling
    R = lambda x: np.interp(x / length, u, prof) * radius - th
    zf = (
        lambda x, y: deep
        - 0.35
        + mound * np.clip(1 - (y / np.maximum(R(x), 0.2)) ** 2, 0, 1) ** 0.7 * np.clip(1 - np.abs(x / length) ** 3, 0, 1)
        + 0.5 * (fbm(np.stack([x, y, 0 * x + seed], 1), 0.7, 3, seed) - 0.5)
    )
    q = np.linspace(-1, 1, 90)
    X, Y = np.meshgrid(q * length * 0.96, q, indexing="ij")
    x = X.ravel()
    y = Y.ravel() * np.maximum(R(x), 0.05)
    W = np.stack([x, y, zf(x, y) - 0.08], 1)
    L, w, g1, g2 = GRAINS["bulgur"]
    mg = mat(m_grain, "e0b070", "c08444", 0.15, 0.3)
    add(mesh("bed", W, grid(90, 90), mg, attrs={"rnd": np.full(len(W), 0.6)}))

    def pts(count):
        x = g.uniform(-0.93, 0.93, count * 3) * length
        y = g.uniform(-1, 1, count * 3) * radius
        ok = np.abs(y) < R(x) * 0.97
        x, y = x[ok][:count], y[ok][:count]
        return x, y, zf(x, y)

    x, y, z = pts(1500)
    c = len(x)
    o = instances(
        [_grain(L, w, j) for j in range(6)],
        np.stack([x, y, z + g.uniform(-0.05, 0.06, c)], 1),
        rot_to(np.tile([0.0, 0, 1], (c, 1)), g.uniform(0, 6, c), g.normal(0, 0.5, c), g.normal(0, 0.5, c)),
        g.uniform(0.8, 1.2, c),
        "grains",
        mg,
    )
    o.matrix_world = add(o.data).matrix_world
    bpy.data.objects.remove(o)
    for protos, count, sc, up in (
        ([lentil(j, 0.27) for j in range(4)], 150, (0.8, 1.1), 0.1),
        ([dice(j, 0.42) for j in range(5)], 26, (0.7, 1.2), 0.12),
        ([raisin(j, 0.42) for j in range(4)], 9, (0.8, 1.1), 0.15),
        ([feta(j, 0.5) for j in range(6)], 22, (0.6, 1.25), 0.22),
        ([pine_nut(j, 0.4) for j in range(4)], 18, (0.9, 1.1), 0.14),
    ):
        x, y, _ = pts(count)
        y = y * 0.85
        c = len(x)
        # as one mesh a kind: hundreds of objects make every later look at what lies below slow
        o = instances(
            [shape_of(me) for me in protos],
            np.stack([x, y, zf(x, y) + up], 1),
            rot_to(g.normal(0, 1, (c, 3)) + np.array([0, 0, 1.5]), g.uniform(0, 6.28, c)),
            g.uniform(*sc, c),
            protos[0].name,
            protos[0].materials[0],
        )
        o.matrix_world = add(o.data).matrix_world
        bpy.data.objects.remove(o)
    bpy.context.view_layer.update()
