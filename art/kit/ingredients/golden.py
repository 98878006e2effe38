"""Fried golden: slices of a breaded cutlet; and the fine raw cabbage that is served with it."""

from kit.noise import *
from kit.mesh import *
from kit.physics import *
from kit.materials import *
from kit.registry import *
from kit.ingredients.poultry import crumb_coat
from kit.ingredients.proteins import m_crust, meat_slab, CRUSTS
from kit.ingredients.vegetables import m_veg

# from the crust inwards: juicy white meat
WHITE_MEAT = ((0, "a8641c"), (0.05, "d9a55c"), (0.12, "e8cda2"), (0.3, "ecd8b8"), (0.75, "ead4b4"), (1.0, "e4caa6"))


def m_golden():
    """Breadcrumbs fried golden, browner where attribute brown rises; each crumb a little different."""
    M = Mat("golden")
    n = M.noise(0.8, 4, 0.6)
    n2 = M.noise(7, 4, 0.62)
    f = M.math("ADD", M.math("MULTIPLY", M.attr("rnd"), 0.3), M.math("ADD", M.math("MULTIPLY", n, 0.4), M.math("MULTIPLY", n2, 0.1)))
    f = M.math("ADD", f, M.math("MULTIPLY", M.attr("brown"), 0.3))
    col = M.ramp(f, [(0.15, "f2c67e"), (0.38, "e6a24a"), (0.58, "d4802c"), (0.78, "ae581a"), (0.98, "783a10")])
    return M.pr(col, 0.46, sss=0.25, rad=(0.35, 0.18, 0.06), coat=0.3, coatr=0.25, normal=M.bump(n2, 0.3, 0.04))


@piece("golden-slice")
def golden_slice(k, width=2.9, thick=1.0, half=0.62, crumbs=2600):
    """Slice of a cutlet in coarse breadcrumbs: flakes stand out all around, the cut faces are white and juicy; lay with 'row'."""
    me = meat_slab(half, width * (1 - 0.05 * (k % 3)), thick * (1 + 0.06 * (k % 3)), 7 + k, 0.34, (22, 84, 46), 0, 0, 0, ("x+", "x-"), None)
    V = np.empty(len(me.vertices) * 3, np.float32)
    me.vertices.foreach_get("co", V)
    V = V.reshape(-1, 3).astype(float)
    F = np.array([p.vertices[:] for p in me.polygons])
    cut, dep = (np.array([d.value for d in me.attributes[a].data]) for a in ("cut", "dep"))
    coated = (cut < 0.5) * 1.0
    V = V + normals(V, F) * (coated * 0.2 * (fbm(V + k * 3.7, 1.6, 3, k) - 0.5))[:, None]
    fine, f1, t1 = crumb_coat(V, F, crumbs, 0.085, cut < 0.5, k)
    flake, f2, t2 = crumb_coat(V, F, crumbs // 7, 0.17, cut < 0.5, k + 50)
    T = np.vstack([F[:, [0, 1, 2]], F[:, [0, 2, 3]]])
    n, m = len(V), len(fine) + len(flake)
    brown = np.r_[0.5 * coated, np.clip(0.2 + 0.5 * (t1 - 0.5), 0, 1), np.clip(0.1 + 0.5 * (t2 - 0.5), 0, 1)]
    attrs = {"cut": np.r_[cut, np.zeros(m)], "dep": np.r_[dep, np.zeros(m)], "rnd": np.r_[np.full(n, 0.5), t1, t2], "brown": brown}
    me = mesh("golden", np.vstack([V, fine, flake]), np.vstack([T, f1 + n, f2 + n + len(fine)]), mat(m_crust, *CRUSTS["chicken"], WHITE_MEAT), attrs=attrs)
    me.materials.append(mat(m_golden))
    crust = (cut < 0.5)[T].all(1).astype(np.int32)
    me.polygons.foreach_set("material_index", np.r_[crust, np.ones(len(f1) + len(f2), np.int32)])
    return me


@builder("shaved-cabbage")
def b_cabbage(ctx, at=(0, 0), r=2.8, height=2.2, amount=420, length=1.5, width=0.055, seed=1):
    """A loose heap of cabbage shaved hair-thin: long threads, each with a tone of its own between white and green."""
    g = np.random.default_rng(seed + 5)
    m = mat(m_veg, "dfe6b8", "f0f1da", 0.3, 0.5, (0.3, 0.34, 0.12), 0.35, 0.1)
    green = mat(m_veg, "a9c472", "cfdd9c", 0.3, 0.45, (0.2, 0.3, 0.08), 0.35, 0.1)
    a, q = g.uniform(0, 2 * pi, amount), np.sqrt(g.uniform(0, 1, amount))
    x, y = at[0] + 0.85 * r * q * np.cos(a), at[1] + 0.85 * r * q * np.sin(a)
    floor = heights(x, y)
    z = floor + height * np.clip(1 - q**2, 0, 1) * g.uniform(0.15, 1, amount) ** 0.6
    parts = {0: [], 1: []}
    t = np.linspace(-1, 1, 18)
    for i in range(amount):
        L, yaw, c = length * g.uniform(0.6, 1.15), g.uniform(0, 2 * pi), g.uniform(-0.55, 0.55)
        u, v = t * L, c * t * t * L + 0.1 * np.sin(t * 4 + i)
        p = np.stack([x[i] + u * np.cos(yaw) - v * np.sin(yaw), y[i] + u * np.sin(yaw) + v * np.cos(yaw), 0 * t], 1)
        # it follows the heap and hangs at its ends
        d = np.hypot(p[:, 0] - at[0], p[:, 1] - at[1]) / r
        p[:, 2] = np.maximum(z[i] - 0.5 * height * np.clip(d**2 - q[i] ** 2, -0.2, 1) + 0.16 * np.sin(t * 2.4 + i), floor[i] + width)
        rad = width * g.uniform(0.7, 1.3) * np.interp(t, [-1, -0.9, 0.9, 1], [0.4, 1, 1, 0.4])
        parts[int(g.uniform(0, 1) < 0.3)].append(tube(p, rad, 6, 0.5, (0, 0, 1)))
    for j, part in parts.items():
        add_object(mesh("cabbage", *merge(part), green if j else m))
