"""Chicken cuts and what is shaped or coated before it is fried."""

from kit.noise import *
from kit.mesh import *
from kit.physics import *
from kit.materials import *
from kit.registry import *
from kit.ingredients.proteins import m_crust, meat_slab, meatball, CRUSTS, INSIDES

SEARS = {
    "plain": ("d6974a", "ad6a24", "5e2c0c", 0.3, 0.36),
    "fajita": ("dd9a50", "b8702c", "5a260c", 0.3, 0.38),
    "lemon": ("dda552", "b3772a", "5a2c0c", 0.3, 0.36),
    "harissa": ("c2662a", "8f3d14", "3a1407", 0.22, 0.4),
    "dark": ("8a5228", "572c12", "241006", 0.3, 0.4),
    "jerk": ("94502a", "5a2a12", "1f0d06", 0.3, 0.38),
    "cream": ("e6b970", "c98c3e", "7a4414", 0.3, 0.34),
}


@piece("chicken-strip")
def chicken_strip(k, size=1.0, sear="fajita"):
    """Strip of seared chicken, pale where the pan did not touch it."""
    g = np.random.default_rng(k + 61)
    V, F, e = chunk(1.0, k + 61, 8, 0.2, 0.2, 5)
    # blunt ends: the knife cut them
    V = np.sign(V) * np.abs(V) ** np.array([0.62, 0.85, 0.85])
    V = V * np.array([2.3 * g.uniform(0.75, 1.15), 0.82, 0.66]) * size
    V[:, 2] += 0.06 * g.uniform(-1, 1) * V[:, 0] ** 2
    V[:, 1] += 0.08 * g.uniform(-1, 1) * V[:, 0] ** 2
    V += normals(V, F) * (0.1 * (fbm(V + k * 3, 1.4, 3, k) - 0.5))[:, None]
    char = smoothstep(0.5, 0.72, fbm(V + k * 5, 0.8, 3, k)) * 0.4
    return mesh("strip", V, F, mat(m_crust, *SEARS[sear], None, 0.8), attrs={"grill": char})


@piece("chicken-thigh")
def chicken_thigh(k, size=1.0, sear="lemon"):
    """Boneless thigh: a folded, uneven piece with darker ridges."""
    g = np.random.default_rng(k + 12)
    V, F = icosphere(6)
    V = V * np.array([3.3, 2.4, 1.15]) * g.uniform(0.94, 1.06, 3) * size
    P = V + k * 11
    V = V * (1 + 0.5 * (fbm(P * np.array([1, 1, 0]), 0.28, 2, k)[:, None] - 0.5))
    fold = np.abs(fbm(P * np.array([0.5, 1.2, 1]), 0.55, 3, k + 3) - 0.5) * 2
    V += normals(V, F) * (0.7 * (fold - 0.3) + 0.3 * (fbm(P, 1.3, 3, k + 5) - 0.5) + 0.1 * (fbm(P, 4.5, 2, k) - 0.5))[:, None]
    V[:, 2] = np.maximum(V[:, 2], -0.75 * size)
    char = np.clip(smoothstep(0.35, 0.75, fold) * smoothstep(-0.2, 0.7, V[:, 2]) * 0.55, 0, 1)
    return mesh("thigh", V, F, mat(m_crust, *SEARS[sear], None, 0.7), attrs={"grill": char})


@piece("chicken-breast")
def chicken_breast(k, length=4.4, width=2.5, thick=1.35, sear="cream", grill=0.0):
    """Whole seared breast, thick at one end."""
    return meat_slab(length, width, thick, 30 + k, 1.1, (110, 70, 40), 0.55, grill, 0.75, (), mat(m_crust, *SEARS[sear], None, 0.6), 0.5)


@piece("kofta")
def kofta(k, length=2.9, r=1.15):
    """Finger of minced lamb, seared dark on top."""
    g = np.random.default_rng(k + 4)
    V, F = icosphere(6)
    x = V[:, 0].copy()
    V = V * np.array([length, r, r * 0.9]) * g.uniform(0.93, 1.07, 3)
    V[:, 1:] *= (1 + 0.3 * x**2 * (1 - x**2))[:, None]
    P = V + k * 9
    V += normals(V, F) * (0.3 * (fbm(P, 0.7, 3, k) - 0.5) + 0.36 * (fbm(P, 1.9, 4, k + 3) - 0.5) + 0.1 * (fbm(P, 6, 2, k + 5) - 0.5))[:, None]
    V[:, 1] += 0.04 * g.uniform(-1, 1) * V[:, 0] ** 2
    char = smoothstep(0.45, 0.7, fbm(P, 0.6, 3, k + 8)) * smoothstep(-0.2, 0.8, V[:, 2]) * 0.5
    return mesh("kofta", V, F, mat(m_crust, "8f5527", "5c3014", "2a1208", 0.3, 0.4, None, 1.2), attrs={"grill": char})


def m_panko():
    """Fried breadcrumbs: every flake its own gold."""
    M = Mat("panko")
    n = M.noise(0.5, 4, 0.6)
    f = M.math("ADD", M.math("MULTIPLY", M.attr("rnd"), 0.5), M.math("MULTIPLY", n, 0.6))
    col = M.ramp(f, [(0.15, "f2d596"), (0.4, "e3ae57"), (0.65, "c67f2a"), (0.9, "8f4d12")])
    return M.pr(col, 0.5, sss=0.15, rad=(0.25, 0.15, 0.06), coat=0.08, coatr=0.3, normal=M.bump(M.noise(7, 3), 0.35, 0.05))


def crumb_coat(V, F, amount, size=0.24, where=None, seed=1):
    """Breadcrumb flakes strewn over a closed surface; returns vertices, faces and the flakes' tones."""
    g = np.random.default_rng(seed)
    T = np.vstack([F[:, [0, 1, 2]], F[:, [0, 2, 3]]]) if F.shape[1] == 4 else F
    if where is not None:
        T = T[where[T].all(1)]
    n = np.cross(V[T[:, 1]] - V[T[:, 0]], V[T[:, 2]] - V[T[:, 0]])
    area = np.linalg.norm(n, axis=1)
    i = g.choice(len(T), amount, p=area / area.sum())
    w = g.dirichlet((1, 1, 1), amount)
    P = (V[T[i]] * w[:, :, None]).sum(1)
    n = n[i] / (area[i, None] + 1e-9)
    v, f = icosphere(1)
    v = v * np.array([1, 0.62, 0.3])
    R = rot_to(n, g.uniform(0, 6.28, amount), g.normal(0, 0.45, amount), g.normal(0, 0.45, amount))
    s = size * g.uniform(0.45, 1.15, amount)
    lump = 1 + 0.35 * g.normal(0, 1, (amount, len(v)))[:, :, None]
    W = np.einsum("nij,nvj->nvi", R, v[None] * lump) * s[:, None, None] + (P + n * 0.05)[:, None]
    faces = (f[None] + (np.arange(amount) * len(v))[:, None, None]).reshape(-1, 3)
    return W.reshape(-1, 3), faces, np.repeat(g.uniform(0, 1, amount), len(v))


def _panko(V, F, amount, seed, where=None, inner=None, attrs=None):
    """A body in a coat of crumbs as one mesh of two materials."""
    W, G, tone = crumb_coat(V, F, amount, 0.25, where, seed)
    T = np.vstack([F[:, [0, 1, 2]], F[:, [0, 2, 3]]]) if F.shape[1] == 4 else F
    pad = lambda q: np.r_[q, np.zeros(len(W))]
    at = {k: pad(v) for k, v in (attrs or {}).items()}
    me = mesh("panko", np.vstack([V, W]), np.vstack([T, G + len(V)]), inner or mat(m_panko), attrs={**at, "rnd": np.r_[np.full(len(V), 0.5), tone]})
    me.materials.append(mat(m_panko))
    me.polygons.foreach_set("material_index", np.r_[np.zeros(len(T), np.int32), np.ones(len(G), np.int32)])
    return me


def _cutlet(length, width, thick, k):
    """The outline of a pounded breast: one end round, one narrow."""
    V, F = rounded_box(length, width, thick, 0.6, (90, 60, 20))
    x = V[:, 0] / length
    V[:, 1] *= np.sqrt(np.clip(1 - 0.75 * np.abs(x) ** 3.2, 0.05, 1)) * (1 - 0.22 * x)
    V[:, 2] *= 1 - 0.25 * np.abs(x) ** 2
    V[:, 1] += 0.35 * np.sin(x * 2 + k)
    V += normals(V, F) * (0.35 * (fbm(V + k * 9, 0.5, 3, k) - 0.5) + 0.1 * (fbm(V, 2, 3, k) - 0.5))[:, None]
    return V, F


@piece("panko-cutlet")
def panko_cutlet(k, length=5.4, width=3.1, thick=0.85):
    """Cutlet in breadcrumbs, fried golden."""
    V, F = _cutlet(length, width, thick, k)
    return _panko(V, F, 2600, k)


@piece("panko-slice")
def panko_slice(k, width=2.9, thick=0.95, half=0.62, kind="chicken"):
    """Slice of a breaded cutlet: crumbs around, meat on the cut faces; lay with 'row'."""
    me = meat_slab(half, width * (1 - 0.03 * (k % 4)), thick, 7 + k, 0.3, (22, 84, 46), 0, 0, 0, ("x+", "x-"), None)
    V = np.empty(len(me.vertices) * 3, np.float32)
    me.vertices.foreach_get("co", V)
    V = V.reshape(-1, 3).astype(float)
    F = np.array([p.vertices[:] for p in me.polygons])
    cut, dep = (np.array([d.value for d in me.attributes[a].data]) for a in ("cut", "dep"))
    inner = mat(m_crust, *CRUSTS[kind], INSIDES[kind])
    return _panko(V, F, 620, k, cut < 0.5, inner, {"cut": cut, "dep": dep})
