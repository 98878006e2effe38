"""Minced meat fried in its sauce: crumbs of 4 to 9 mm that cling together, in a film that fills what is between them."""

from kit.noise import *
from kit.mesh import *
from kit.physics import *
from kit.materials import *
from kit.registry import *
from kit.sauce import m_sauce, bead
import bpy

# light (inside, where it broke), dark (where it touched the pan), seared tips
MINCES = {
    "beef": ("a87350", "6f4128", "3a1d10"),
    "pork": ("b98560", "845232", "45240f"),
    "turkey": ("c79b70", "9a683a", "5a3419"),
    "lamb": ("9c6646", "633920", "331a0e"),
    "soy": ("a26c40", "6d4020", "37200f"),
}


def m_mince(light, dark, sear, wet=0.6, sauce=None):
    """Crumbs: two browns a crumb, seared tips, creases that hold the sauce (attributes crev, sear), and a film that glistens."""
    M = Mat("mince")
    n = M.noise(1.5, 3)
    n2 = M.noise(6, 4, 0.6)
    g = M.noise(15, 2, 0.6)
    f = M.math("ADD", M.math("MULTIPLY", M.rnd(), 0.45), M.math("ADD", M.math("MULTIPLY", n, 0.35), M.math("MULTIPLY", n2, 0.35)))
    col = M.mix(M.rng(f, 0.34, 0.72), light, dark)
    col = M.mix(M.rng(g, 0.55, 0.7, 0, 0.2), col, tuple(min(1, x * 1.5 + 0.01) for x in hex_rgb(light)))
    col = M.mix(M.math("MULTIPLY", M.rng(M.math("ADD", M.attr("sear"), M.math("MULTIPLY", n2, 0.7)), 0.75, 1.15), 0.8), col, sear)
    col = M.mix(M.math("MULTIPLY", M.attr("crev"), 0.75), col, sauce or tuple(x * 0.55 for x in hex_rgb(dark)))
    h = M.math("ADD", M.math("MULTIPLY", n2, 0.7), M.math("MULTIPLY", g, 0.25))
    # wet in patches: the film has run off the tips
    w = M.rng(M.math("ADD", M.noise(2.4, 3), M.math("MULTIPLY", M.attr("crev"), 0.3)), 0.36, 0.6)
    return M.pr(
        col,
        M.rng(w, 0, 1, 0.5, 0.5 - 0.25 * wet),
        sss=0.12,
        rad=(0.3, 0.11, 0.05),
        coat=M.math("MULTIPLY", w, wet),
        coatr=0.12,
        normal=M.bump(h, 0.5, 0.07),
        cn=M.bump(n2, 0.22, 0.07),
    )


def crumb(k, fine=False):
    """One crumb of about unit radius: some lumps grown together, pebbled. Returns V, F, crev, sear."""
    g = np.random.default_rng(k + 311)
    D, F = icosphere(4 if fine else 3)
    r = np.full(len(D), 0.5)
    second = np.full(len(D), 0.3)
    for _ in range(int(g.integers(4, 8))):
        c = g.normal(size=3)
        c *= g.uniform(0.3, 0.62) / np.linalg.norm(c)
        rho = g.uniform(0.34, 0.58)
        b = D @ c
        q = b + np.sqrt(np.maximum(rho**2 - (c @ c - b * b), 0))
        q = np.where(rho**2 > c @ c - b * b, q, 0)
        second = np.maximum(second, np.minimum(r, q))
        r = np.maximum(r, q)
    crev = smoothstep(0.12, 0.0, r - second)
    bil = np.abs(fbm(D + k * 3.1, 2.6, 3, k) - 0.5) * 2
    r = r * (1 - 0.12 * crev) * (0.82 + 0.34 * bil + 0.16 * (fbm(D + k, 5.5, 2, k + 3) - 0.5))
    V = D * r[:, None] * (g.uniform(0.75, 1.25, 3) * np.array([1.12, 0.95, 0.85]))
    V += 0.16 * g.uniform(-1, 1) * V[:, [1, 2, 0]]
    return V, F, np.clip(crev * 0.8 + smoothstep(0.16, 0.02, bil) * 0.6, 0, 1), smoothstep(0.75, 1.05, r / np.percentile(r, 97)) * 0.7


def clump(k, size, n=6):
    """Several crumbs that stayed together: as one piece, about 1.5 cm across at size 0.6."""
    g = np.random.default_rng(k + 77)
    Vs, Fs, cs, ss, rs, off = [], [], [], [], [], 0
    P = [np.zeros(3)]
    for j in range(n):
        V, F, crev, sear = crumb(k * 7 + j)
        s = size * 0.58 * g.uniform(0.55, 1.15)
        if j:
            d = g.normal(size=3) * np.array([1, 1, 0.6])
            P.append(P[int(g.integers(0, len(P)))] + d / np.linalg.norm(d) * size * g.uniform(0.5, 0.78))
        R = rot_to(np.array([[g.normal(), g.normal(), g.normal()]]), np.array([g.uniform(0, 6.28)]))[0]
        Vs.append(V @ R.T * s + P[-1])
        Fs.append(F + off)
        cs.append(crev)
        ss.append(sear)
        rs.append(np.full(len(V), g.uniform(0, 1)))
        off += len(V)
    V = np.concatenate(Vs)
    V -= (V.max(0) + V.min(0)) / 2
    return V, np.concatenate(Fs), {"crev": np.concatenate(cs), "sear": np.concatenate(ss), "rnd": np.concatenate(rs)}


@piece("mince")
def mince(k, size=0.6, kind="beef", wet=0.6, sauce=None):
    """A clump of browned mince."""
    V, F, a = clump(k, size, 4 + k % 4)
    return mesh("mince", V, F, mat(m_mince, *MINCES[kind], wet, sauce), attrs=a)


@piece("turkey-mince")
def turkey_mince(k, size=0.6, wet=0.6):
    """A clump of browned turkey: paler than beef."""
    return mince(k, size, "turkey", wet)


@builder("minced")
def b_minced(
    ctx,
    at=(0, 0),
    r=4.0,
    amount=520,
    mound_=1.6,
    kind="beef",
    size=0.38,
    wet=0.65,
    sauce="4a230d",
    sauce2="7a451c",
    film=0.5,
    puddle=0.14,
    gloss=0.16,
    ragged=0.4,
    power=2.2,
    wide=1.0,
    dir=0,
    limit=None,
    avoid=(),
    strays=0.05,
    under=None,
    seed=3,
    clear=0.0,
    oil=0.0,
):
    """A heap of mince in its own sauce, on whatever is below.

    amount: crumbs (some 7 per square cm cover); size: their mean radius; film: how high the sauce stands between them (0.3 moist,
    0.5 saucy, 0.8 ragout, 0 none); puddle: how thick it runs out around the heap; wide, dir: the heap's outline is an ellipse.
    under: fill flat from this height, where the heap stands in a liquid.
    """
    g = np.random.default_rng(seed * 31 + 5)
    lim = limit or ctx.rim - 0.6
    R = r * max(1, wide) * 1.35
    n = int(min(230, max(110, R * 2 / 0.075)))
    gx = np.linspace(-R, R, n)
    X, Y = np.meshgrid(gx + at[0], gx + at[1], indexing="ij")
    a = math.radians(dir)

    def away(x, y):
        u, v = x - at[0], y - at[1]
        u, v = (u * math.cos(a) + v * math.sin(a)) / wide, -u * math.sin(a) + v * math.cos(a)
        P = np.stack([np.ravel(x), np.ravel(y), 0 * np.ravel(x)], 1)
        return np.hypot(u, v) / r + ragged * (fbm(P, 0.5, 3, seed).reshape(np.shape(x)) - 0.5) * 2

    H = heights(X, Y)
    if under is not None:
        H = np.maximum(H, under)
    base = blur(H, 0.35 / (2 * R / n))

    def below(x, y):
        i = np.clip(((x - at[0]) / R + 1) / 2 * (n - 1), 0, n - 1).astype(int)
        j = np.clip(((y - at[1]) / R + 1) / 2 * (n - 1), 0, n - 1).astype(int)
        return base[i, j]

    def heap(x, y, q):
        P = np.stack([np.ravel(x), np.ravel(y), 0 * np.ravel(x)], 1)
        lumps = fbm(P, 0.75, 3, seed + 9).reshape(np.shape(x))
        return np.clip(1 - np.clip(q, 0, 1) ** power, 0, 1) * mound_ * (0.62 + 0.76 * lumps)

    def free(x, y):
        ok = np.hypot(x, y) < lim
        for p, q, t in avoid:
            ok &= np.hypot(x - p, y - q) > t
        return ok

    # thrown as darts so that crumbs lie beside each other, denser where they clump
    x = at[0] + g.uniform(-R, R, amount * 14)
    y = at[1] + g.uniform(-R, R, amount * 14)
    q = away(x, y)
    clot = fbm(np.stack([x, y, 0 * x], 1), 1.1, 2, seed + 4)
    ok = (q < 1) & free(x, y) & (g.uniform(0, 1, len(x)) < 0.35 + 1.4 * smoothstep(0.36, 0.6, clot))
    x, y, q = x[ok], y[ok], q[ok]
    s = np.clip(size * np.exp(g.normal(0, 0.3, len(x))), size * 0.5, size * 1.5)
    taken, cells, layer = [], {}, []
    for i in range(len(x)):
        ci, cj = int(x[i] // size), int(y[i] // size)
        near = [j for p in (-2, -1, 0, 1, 2) for o in (-2, -1, 0, 1, 2) for j in cells.get((ci + p, cj + o), ())]
        top = all((x[i] - x[j]) ** 2 + (y[i] - y[j]) ** 2 > (0.92 * (s[i] + s[j])) ** 2 for j in near)
        if top:
            cells.setdefault((ci, cj), []).append(i)
        taken.append(i)
        layer.append(1.0 if top else g.uniform(0.25, 0.9))
        if len(taken) >= amount:
            break
    x, y, q, s, layer = x[taken], y[taken], q[taken], s[taken], np.array(layer)
    z = below(x, y) + heap(x, y, q) * layer + s * np.where(layer == 1, g.uniform(0.25, 0.75, len(x)), 0.2)
    k = int(len(x) * strays)
    if k:
        t, w = g.uniform(0, 6.28, k), r * g.uniform(0.95, 1.22, k)
        xs, ys = at[0] + w * wide * np.cos(t) * math.cos(a) - w * np.sin(t) * math.sin(a), at[1] + w * wide * np.cos(t) * math.sin(a) + w * np.sin(t) * math.cos(a)
        ok = free(xs, ys)
        ss_ = size * g.uniform(0.5, 0.9, ok.sum())
        x, y, s = np.r_[x, xs[ok]], np.r_[y, ys[ok]], np.r_[s, ss_]
        z = np.r_[z, below(xs[ok], ys[ok]) + ss_ * 0.5]
    kinds = [crumb(j + seed * 50, True) for j in range(18)]
    m = mat(m_mince, *MINCES[kind], wet, sauce)
    up = g.normal(0, 1, (len(x), 3))
    up[:, 2] = np.abs(up[:, 2]) + 0.3
    instances(
        [(c[0], c[1]) for c in kinds],
        np.stack([x, y, z], 1),
        rot_to(up, g.uniform(0, 6.28, len(x))),
        s,
        "mince",
        m,
        None,
        {"crev": [c[2] for c in kinds], "sear": [c[3] for c in kinds]},
    )
    bpy.context.view_layer.update()
    if film <= 0:
        return
    T = heights(X, Y)
    px = 2 * R / n
    soft = blur(T, 0.2 / px)
    q = away(X, Y)
    P = np.stack([X.ravel(), Y.ravel(), 0 * X.ravel()], 1)
    inside = (1.0 + 0.16 * (fbm(P, 1.1, 3, seed + 15).reshape(X.shape) - 0.4) * 2 - q) * r
    edge = bead(inside, max(0.12, puddle * 1.8))
    # between the crumbs it stands as high as film says; around the heap it lies on what is below
    Z = np.maximum(soft + (film - 0.62) * 0.7 * size / 0.38, base + puddle * (0.15 + 0.85 * edge) - 0.05)
    Z = np.where(inside > 0, Z, np.minimum(Z, H + puddle * 0.1 - 0.8 * np.minimum(-inside, 0.25)))
    Z = Z + 0.02 * (fbm(P, 2.5, 2, seed + 2).reshape(X.shape) - 0.5)
    V = np.stack([X.ravel(), Y.ravel(), Z.ravel()], 1)
    F = grid(n, n)
    keep = (inside > -0.2) & free(X, Y)
    # only what is seen: the picture is framed by what the meshes reach
    used, F = np.unique(F[keep.ravel()[F].all(1)], return_inverse=True)
    F = F.reshape(-1, 4)
    thin = np.exp(-np.clip(Z - T, 0, 9) / 0.14).ravel()
    add_object(mesh("film", V[used], F, mat(m_sauce, sauce, sauce2, gloss, 0.2, 0.1, 0, 0.8, clear, oil), attrs={"thin": thin[used]}))
