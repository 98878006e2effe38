"""Shaped pasta: ravioli, orzo; a slab of lasagna."""

from kit.noise import *
from kit.mesh import *
from kit.physics import *
from kit.materials import *
from kit.registry import *
from kit.sauce import spill, m_sauce, m_cheese, m_cream
from kit.ingredients.grains_noodles import GRAINS

GRAINS["orzo"] = (0.55, 0.2, "f6e2b4", "ecd094")
GRAINS["turmeric"] = (0.44, 0.125, "f3cf5a", "eab83c")
GRAINS["brown"] = (0.36, 0.155, "e2c498", "c79f6c")


def m_pasta(c1="f0cf88", c2="f8e6b8", coat=0.4, rough=0.34):
    """Boiled wheat pasta: two tones, darker where attribute brown rises."""
    M = Mat("pasta")
    n = M.noise(0.9, 4)
    n2 = M.noise(5, 3)
    col = M.mix(M.rng(n, 0.3, 0.7), c1, c2)
    col = M.mix(M.math("MULTIPLY", M.rnd(), 0.35), col, c2)
    col = M.mix(M.math("MULTIPLY", M.attr("brown"), 0.8), col, "a8651c")
    return M.pr(
        col,
        M.rng(n2, 0.3, 0.7, rough - 0.08, rough + 0.1),
        sss=0.34,
        rad=(0.3, 0.2, 0.09),
        coat=coat,
        coatr=0.13,
        normal=M.bump(M.math("ADD", n, M.math("MULTIPLY", n2, 0.3)), 0.16, 0.06),
    )


@piece("ravioli")
def ravioli(k, size=2.1, plump=0.85):
    """Square pillow with a thin pressed border cut by a fluted wheel."""
    g = np.random.default_rng(k + 61)
    n = 70
    u, v = np.meshgrid(np.linspace(-1, 1, n), np.linspace(-1, 1, n), indexing="ij")
    u, v = (u.ravel(), v.ravel())
    m = (np.abs(u) ** 6 + np.abs(v) ** 6) ** (1 / 6)
    fl = smoothstep(0.85, 1, m)
    x = size * u * (1 + 0.045 * fl * np.sin(v * 26) * (np.abs(u) > np.abs(v)))
    y = size * v * (1 + 0.045 * fl * np.sin(u * 26) * (np.abs(v) >= np.abs(u)))
    P = np.stack([x, y, 0 * x + k * 3], 1)
    dome = np.sqrt(np.clip(1 - (m / 0.78) ** 2.6, 0, 1))
    z = 0.16 + plump * dome * (0.8 + 0.5 * (fbm(P, 0.5, 2, k) - 0.3))
    z += 0.07 * (fbm(P, 1.8, 3, k + 4) - 0.5) * (1 + dome)
    z += 0.035 * np.sin(np.where(np.abs(u) > np.abs(v), v, u) * 40) * smoothstep(0.76, 0.84, m) * smoothstep(1.0, 0.94, m)
    wave = 0.16 * np.sin(u * 2.2 + k) * np.abs(v) ** 3 + 0.16 * np.sin(v * 2.6 + k * 2) * np.abs(u) ** 3
    top = np.stack([x, y, z + wave], 1)
    bot = np.stack([x, y, wave - 0.25 * plump * dome], 1)
    N0 = len(top)
    F = grid(n, n)
    lp = np.array(
        [i for i in range(n)]
        + [i * n + n - 1 for i in range(1, n)]
        + [(n - 1) * n + j for j in range(n - 2, -1, -1)]
        + [i * n for i in range(n - 2, 0, -1)]
    )
    nx = np.roll(lp, -1)
    S = np.stack([lp, nx, nx + N0, lp + N0], 1)
    br = np.r_[0.35 * smoothstep(0.6, 0.75, fbm(P, 0.6, 3, k + 9)), np.zeros(N0)]
    V = np.vstack([top, bot])
    return mesh("ravioli", V, np.vstack([F, F[:, ::-1] + N0, S]), mat(m_pasta, "eec67c", "f7dfa6", 0.5, 0.32), attrs={"brown": br})


@piece("orzo")
def orzo(k):
    """Grain-shaped pasta, one by one (for soups)."""
    V, F = icosphere(3)
    V = V * np.array([0.58, 0.21, 0.18])
    V *= 1 + 0.06 * (fbm(V * 4 + k, 1, 2, k)[:, None] - 0.5)
    return mesh("orzo", V, F, mat(m_pasta, "f3dca6", "faeccb", 0.4, 0.32), attrs={"brown": np.zeros(len(V))})


@builder("lasagna")
def b_lasagna(ctx, at=(0, 0), half=(4.9, 3.9), layers=5, yaw=0, seed=3):
    """A cut square of lasagna: waved sheets, red sauce, ricotta and vegetables at the cut faces, browned cheese that runs over."""
    g = np.random.default_rng(seed)
    a, b = half
    M0 = Matrix.Translation((at[0], at[1], ctx.floor)) @ Matrix.Rotation(math.radians(yaw), 4, "Z")

    def add(me, loc=(0, 0, 0), rot=(0, 0, 0), sc=1.0):
        o = add_object(me)
        o.matrix_world = M0 @ Matrix.LocRotScale(Vector(loc), Euler(rot), Vector((sc,) * 3))
        return o

    red = mat(m_sauce, "8c1e06", "bf4a18", 0.26, 0.2, 0.3, 0.5, 0.5)
    white = mat(m_cream, "e0c48a", "efdcae", 0.24, 0.5)
    pasta = mat(m_pasta, "ecc878", "f6e0a8", 0.4, 0.36)
    from kit.ingredients import vegetables

    zuc = [vegetables.zucchini(k, 0.75, 0.22) for k in range(3)]
    pep = [vegetables.pepper(k, c, 0.7) for k, c in enumerate(("red", "yellow", "red"))]
    spi = [vegetables.p_spinach(k, 1.7) for k in range(3)]
    dic = [vegetables.dice(k, 0.5) for k in range(4)]
    z = 0.05
    th = 0.2
    for i in range(layers):
        # sheet, its edge waved
        V, F = rounded_box(a, b, th / 2, th * 0.45, (60, 48, 3))
        s = i * 7 + seed
        P = V.copy()
        V[:, 2] += 0.13 * np.sin(P[:, 0] * 1.3 + s) * smoothstep(b * 0.6, b, np.abs(P[:, 1])) + 0.13 * np.sin(P[:, 1] * 1.4 + s * 2) * smoothstep(
            a * 0.6, a, np.abs(P[:, 0])
        )
        V[:, 0] *= 1 + 0.012 * np.sin(P[:, 1] * 2.1 + s) + g.uniform(-0.015, 0.015)
        V[:, 1] *= 1 + 0.014 * np.sin(P[:, 0] * 1.7 + s * 3) + g.uniform(-0.015, 0.015)
        add(mesh("sheet", V, F, pasta, attrs={"brown": np.zeros(len(V))}), (0, 0, z + th / 2))
        z += th
        if i == layers - 1:
            break
        h = 0.4 if i % 2 else 0.74
        V, F = rounded_box(a * 0.985, b * 0.985, h / 2, 0.26, (90, 70, 10))
        P = V + s * 3
        side_ = smoothstep(h * 0.5, h * 0.3, np.abs(V[:, 2:3]))
        # it swells out between the sheets, and here and there a tongue runs down over what lies below
        ooze = smoothstep(0.5, 0.7, fbm(P * np.array([1, 1, 0.05]), 0.55, 2, s + 9))
        V = V + normals(V, F) * (0.16 + 0.42 * (fbm(P, 0.8, 3, s) - 0.5) + 0.26 * ooze + 0.16 * (fbm(P, 2.4, 3, s + 3) - 0.5))[:, None] * side_
        V[:, 2] -= (0.75 if i % 2 else 0.4) * ooze * smoothstep(0.1, -h * 0.5, V[:, 2]) * (np.maximum(np.abs(V[:, 0]) - a, np.abs(V[:, 1]) - b) > -0.12)
        add(mesh("layer", V, F, white if i % 2 else red), (0, 0, z + h / 2))
        for side in range(4):
            for j in range(7):
                t = g.uniform(-0.92, 0.92)
                x, y = ((t * a, -b * 0.98), (a * 0.98, t * b), (t * a, b * 0.98), (-a * 0.98, t * b))[side]
                kind = (dic + zuc + pep + spi)[int(g.integers(0, 13))] if i % 2 == 0 else (spi + spi + dic + zuc)[int(g.integers(0, 13))]
                add(
                    kind,
                    (x * g.uniform(0.9, 0.97), y * g.uniform(0.9, 0.97), z + h * g.uniform(0.3, 0.7)),
                    tuple(g.uniform(0, 6, 3)),
                    g.uniform(0.55, 0.85),
                )
        z += h
    # sauce and cheese are lids that sag over the edge here and there, and come down in tongues
    for me, over, h, sag, look in (("top sauce", 0.992, 0.14, 0.5, red), ("cheese", 1.0, 0.3, 1.9, mat(m_cheese, "efc263", "a4571a"))):
        V, F = rounded_box(a * over, b * over, h / 2, h * 0.45, (170, 136, 8))
        P = V.copy()
        P[:, 2] = h * 20
        edge = np.maximum(np.abs(V[:, 0]) - a, np.abs(V[:, 1]) - b)
        run = smoothstep(0.42, 0.6, fbm(P + seed, 0.5, 2, seed + 5))
        tip = smoothstep(0.5, 0.75, fbm(P + seed, 0.9, 2, seed + 6))
        rim = smoothstep(-0.3, 0.06, edge)
        low = V[:, 2] < -0.02
        V += normals(V, F) * (0.42 * (fbm(P, 0.5, 3, seed + 2) - 0.45) + 0.12 * (fbm(P, 1.7, 3, seed + 3) - 0.5))[:, None]
        V[:, 2] -= 0.28 * smoothstep(-1.1, 0.05, edge) ** 1.5
        # the outer wall is pulled down into tongues, thick at their ends; the top only slopes towards them
        V[:, 2] -= sag * run * (0.35 + 0.65 * tip) * np.where(low, smoothstep(-0.12, 0.02, edge), 0.28 * rim)
        V[:, :2] *= 1 + (0.022 * run * rim + 0.012 * low * run * tip)[:, None]
        at_ = {"k": 1.5 + 0 * edge}
        if me == "cheese":
            up = (V[:, 2] - np.median(V[:, 2])) * 2
            f1, f2, f3 = fbm(P, 0.34, 4, seed + 21), fbm(P, 0.95, 3, seed + 22), value_noise(P * 2.6, seed + 23)
            area = smoothstep(0.34, 0.72, f1 + 0.2 * up)
            br = 1.05 * (0.42 * area + 0.9 * area * smoothstep(0.5, 0.86, f2 + 0.2 * up) + 0.3 * area * smoothstep(0.55, 0.92, f3)) + 0.16 * smoothstep(-0.7, 0, edge)
            at_ |= {"brown": np.clip(br * np.where(low, 0.55, 1), 0, 0.9), "own": np.ones(len(V))}
        add(mesh(me, V, F, look, attrs=at_), (0, 0, z + h / 2 - 0.02))
        z += h * 0.7
