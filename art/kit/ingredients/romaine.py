"""Romaine for salads: long leaves with a broad pale rib, laid as a bed."""

from kit.noise import *
from kit.mesh import *
from kit.physics import *
from kit.materials import *
from kit.registry import *


def m_romaine():
    """Leaf by attributes: rib (white and juicy), green (0 heart, 1 outer leaf), vein."""
    M = Mat("romaine")
    n = M.noise(1.1, 4)
    col = M.mix(M.rng(M.math("ADD", M.attr("green"), M.math("MULTIPLY", M.math("SUBTRACT", n, 0.5), 0.5)), 0.0, 1.0), "d2e094", "5f9c30")
    col = M.mix(M.rng(M.attr("green"), 0.7, 1.1), col, "3f7f24")
    col = M.mix(M.math("MULTIPLY", M.attr("vein"), 0.5), col, "b9d488")
    col = M.mix(M.attr("rib"), col, "eef0d0")
    return M.pr(col, M.rng(n, 0.3, 0.7, 0.3, 0.44), coat=0.28, coatr=0.2, normal=M.bump(M.math("ADD", M.noise(4, 3), M.attr("vein")), 0.2, 0.06), transl=0.25)


@piece("romaine-leaf")
def romaine_leaf(k, length=5.4, heart=0.4):
    """A torn piece of a leaf: blistered between its veins, its edge waved. heart: how pale, 0 to 1."""
    g = np.random.default_rng(k + 401)
    n, m = 84, 41
    u, v = np.meshgrid(np.linspace(0, 1, n), np.linspace(-1, 1, m), indexing="ij")
    u, v = u.ravel(), v.ravel()
    L, W = length * g.uniform(0.8, 1.15), 1.75 * g.uniform(0.85, 1.25)
    edge = 1 + 0.12 * (fbm(np.stack([u * 3, np.sign(v) * 2, 0 * u + k], 1), 1.2, 3, k) - 0.5)
    w = W * (0.26 + 0.74 * smoothstep(0.0, 0.55, u)) * np.sqrt(np.clip(1 - np.clip((u - 0.62) / 0.39, 0, 1) ** 2.6, 0.0, 1)) * edge
    x, y = (u - 0.5) * L, v * np.maximum(w, 0.02)
    P = np.stack([x, y, 0 * x + k * 3], 1)
    a = np.abs(v)
    s = u * 8 - a * 2.2 + 0.5 * (fbm(P, 0.7, 2, k) - 0.5)
    vein = np.exp(-(((s - np.round(s)) / 0.11) ** 2)) * smoothstep(0.05, 0.2, a) * smoothstep(1.0, 0.75, a)
    rib = smoothstep(0.26, 0.12, a * w / np.maximum(0.05, W * (1.02 - u) ** 0.9)) * smoothstep(1.0, 0.7, u)
    blister = fbm(P, 1.5, 3, k + 1) - 0.5
    wave = np.sin(u * g.uniform(9, 14) + np.sign(v) * 1.3 + k) * a**2.2 * g.uniform(0.3, 0.6)
    z = g.uniform(0.25, 0.5) * a**1.6 * w + wave + 0.5 * blister * (1 - rib) * smoothstep(0, 0.3, a) - 0.1 * vein + 0.25 * rib
    z = z + g.uniform(-0.3, 0.9) * np.sin(u * pi) - 0.5 * g.uniform(0, 1) * u**2
    green = np.clip(smoothstep(0.05, 0.9, a * 0.55 + u * 0.65) * (1.15 - heart) + 0.15 * g.uniform(-1, 1), 0, 1.1)
    return mesh("leaf", np.stack([x, y, z], 1), grid(n, m), mat(m_romaine), attrs={"rib": rib, "vein": vein, "green": green})


@builder("romaine-bed")
def b_romaine(ctx, amount=70, r=10.2, level=3.0, mound_=1.5, seed=6):
    """Leaves over a mound that fills the bowl, outer ones dark and pointing out, hearts towards the middle."""
    from kit.ingredients.grains_noodles import mound, bed_surface

    zf = mound(level, mound_, r + 0.4, 0.5, seed, p=2.2)
    dark = {"rib": lambda n: np.zeros(n), "vein": lambda n: np.zeros(n), "green": lambda n: np.full(n, 1.0)}
    bed_surface(zf, r + 0.6, lambda x, y: np.hypot(x, y) < r, mat(m_romaine), 0.8, 0, 0, 90, lambda V: {q: f(len(V)) for q, f in dark.items()})
    g = np.random.default_rng(seed)
    leaves = [romaine_leaf(k, 5.6, (0.1, 0.35, 0.75)[k % 3]) for k in range(15)]
    for i in range(amount):
        a = i * 2.4 + g.uniform(-0.3, 0.3)
        q = r * math.sqrt((i + 0.5) / amount)
        x, y = q * math.cos(a), q * math.sin(a)
        z = float(zf(np.array([x]), np.array([y]))[0])
        # the last lie at the rim: those are the outer leaves
        k = 3 * int(g.integers(0, 5)) + (0 if q > 0.8 * r else int(g.integers(0, 3)))
        add_object(
            leaves[k],
            (x * 0.86, y * 0.86, z - 0.2 + g.uniform(-0.2, 0.4)),
            (g.uniform(-0.5, 0.5), -0.12 - 0.32 * (q / r) + g.uniform(-0.3, 0.25), a + g.uniform(-0.8, 0.8)),
            g.uniform(0.8, 1.05),
        )
