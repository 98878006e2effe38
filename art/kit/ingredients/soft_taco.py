"""Soft tacos: each tortilla folds, opens and is toasted in its own way."""

from kit.noise import *
from kit.mesh import *
from kit.physics import *
from kit.materials import *
from kit.registry import *
from kit.ingredients.grains_noodles import m_bread
from kit.ingredients.minced import mince
from kit.ingredients.vegetables import shred, dice
from kit.ingredients.garnish import coriander, m_scal, scallion


@builder("soft-taco")
def b_soft_taco(ctx, at, yaw=0, lean=-10, lift=0.08, seed=1, radius=5.6, gap=1.35, open=0.3, short=0.6, toast=0.7, slaw=1.0):
    """A flour tortilla folded around beef and slaw, its mouth up.

    lean: degrees the top tips away from the viewer; open: how far each side stands off the upright, in radians;
    short: cm by which the near side is lower than half the tortilla, and the far side higher; toast: brown spots, 0 to 1.
    """
    g = np.random.default_rng(seed)
    V, F, f, t, up = puck(lambda t: radius * (1 + 0.02 * np.sin(3 * t + seed) + 0.012 * np.sin(7 * t + 2 * seed)), lambda f, t: 0 * f + 0.15, None, 64, 220, 3)
    u, v, h = V.T
    A = pi / 2 - open
    side = np.sign(v + short)
    s = np.abs(v + short)

    def wall(s):
        """Half width and height of a side, s cm along the tortilla from the fold."""
        y = np.where(s < gap * A, gap * np.sin(s / gap), gap * math.sin(A) + (s - gap * A) * math.cos(A))
        z = np.where(s < gap * A, gap - gap * np.cos(s / gap), gap - gap * math.cos(A) + (s - gap * A) * math.sin(A))
        return y, z

    y, z = wall(s)
    bend = np.minimum(s / gap, A)
    y, z = y - np.sin(bend) * h, z + np.cos(bend) * h
    # the free edge waves, more the higher it stands
    P = np.c_[u * 0.42, side * 3.0, 0 * u + seed * 7.3]
    y = y + (1.9 * (value_noise(P, seed) - 0.5) + 0.5 * (value_noise(P * np.array([2.4, 1, 1]), seed + 4) - 0.5)) * smoothstep(0.8, 5.2, z)
    z = z + 0.28 * (value_noise(P * np.array([1.3, 1, 1]) + 9, seed + 2) - 0.5) + 0.1 * (u / radius) ** 2
    flat = np.c_[V[:, :2], 0 * u + seed * 3.7]
    big = smoothstep(0.5, 0.68, fbm(flat, 0.55, 4, seed + 5))
    small = smoothstep(0.6, 0.74, value_noise(flat * 1.5, seed + 8))
    brown = np.clip(0.17 + toast * (0.42 * big * (0.5 + small) + 0.36 * small) + 0.1 * smoothstep(0.93, 1, f) + 0.1 * smoothstep(1.2, 0, s), 0, 0.85)
    M = Matrix.Translation((at[0], at[1], ctx.floor + lift)) @ Matrix.Rotation(math.radians(yaw), 4, "Z") @ Matrix.Rotation(math.radians(lean), 4, "X")

    def add(me, loc=(0, 0, 0), rot=(0, 0, 0), sc=1.0):
        add_object(me).matrix_world = M @ Matrix.LocRotScale(Vector(loc), Euler(rot), Vector((sc,) * 3))

    add(mesh("tortilla", np.stack([u, side * y, z], 1), F, mat(m_bread, "f4e0ae", "cd9248", "66380f"), attrs={"brown": brown}))

    def mouth(x):
        """Half width and height of the filling x cm along the fold, and where its middle lies."""
        reach = math.sqrt(max(radius**2 - x * x, 0.3))
        low = wall(np.array([max(reach - short, 0.6)]))[1][0]
        return wall(np.array([max(reach - short, 0.6)]))[0][0], low

    beef = [mince(k + 10 * seed, 0.6, "beef", 0.7) for k in range(10)]
    for i in range(150):
        x = g.uniform(-0.93, 0.93) * radius
        w, top = mouth(x)
        q = g.uniform(0.3, 1) ** 0.7
        add(beef[i % 10], (x, g.uniform(-1, 1) * w * (0.35 + 0.5 * q), q * (top + 0.15)), tuple(g.uniform(0, 6, 3)), g.uniform(0.75, 1.2))
    cut = [shred(k + 5 * seed, c, 1.15) for c in ("purple-cabbage", "green-cabbage", "purple-cabbage", "carrot") for k in range(5)]
    for i in range(int(84 * slaw)):
        x = g.uniform(-0.82, 0.82) * radius
        w, top = mouth(x)
        add(cut[i % 20], (x, g.uniform(-0.85, 0.85) * w, top + g.uniform(0.05, 0.75)), (g.uniform(-0.5, 0.5), g.uniform(-0.4, 0.4), g.uniform(0, 6)), g.uniform(0.75, 1.05))
    for made, count, up_, size in (
        ([dice(k + seed) for k in range(5)], 11, 0.75, (0.6, 0.9)),
        ([scallion(mat(m_scal), 0.3 + 0.02 * k) for k in range(6)], 16, 0.95, (0.9, 1.2)),
        ([coriander(k + seed) for k in range(5)], 8, 1.1, (0.9, 1.3)),
    ):
        for i in range(count):
            x = g.uniform(-0.78, 0.78) * radius
            w, top = mouth(x)
            add(made[i % len(made)], (x, g.uniform(-0.7, 0.7) * w, top + up_ + g.uniform(-0.15, 0.15)), (*g.uniform(-0.5, 0.5, 2), g.uniform(0, 6)), g.uniform(*size))
