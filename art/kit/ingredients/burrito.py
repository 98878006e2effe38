"""What tops a burrito bowl: corn from a hot pan, grated cheddar."""

from kit.noise import *
from kit.mesh import *
from kit.physics import *
from kit.materials import *
from kit.registry import *


def m_kernel():
    """Corn by attributes: pale where it sat on the cob (tip), brown where it touched the pan (char); each kernel has its own yellow."""
    M = Mat("kernel")
    n = M.noise(2.2, 3)
    col = M.mix(M.rnd(), "e3a01a", "f3c63e")
    col = M.mix(M.rng(n, 0.35, 0.7, 0, 0.5), col, "f7d76a")
    col = M.mix(M.attr("tip"), col, "f2e3b0")
    col = M.mix(M.rng(M.attr("char"), 0.15, 0.6, 0, 0.8), col, "a8601a")
    col = M.mix(M.rng(M.attr("char"), 0.55, 1.0, 0, 0.85), col, "4a2208")
    return M.pr(col, M.rng(n, 0.3, 0.7, 0.24, 0.36), sss=0.2, rad=(0.25, 0.16, 0.04), coat=0.4, coatr=0.16, normal=M.bump(M.noise(3, 3), 0.12, 0.06))


@piece("charred-corn")
def charred_corn(k, size=0.42, char=1.0):
    """A kernel cut from the cob: a tooth with a blunt crown and a pale root, browned in the pan (char 0: boiled)."""
    g = np.random.default_rng(k + 41)
    V, F = icosphere(4)
    q = np.sign(V) * np.abs(V) ** np.array([0.72, 0.6, 0.72])
    x = q[:, 0].copy()
    wide = 0.66 + 0.3 * smoothstep(-1, 0.5, x)
    P = np.stack([x * 1.12, q[:, 1] * wide * g.uniform(0.85, 1.05), q[:, 2] * 0.6 * wide * g.uniform(0.85, 1.1)], 1) * size
    # the crown is a little sunk in
    P[:, 0] -= 0.16 * size * np.exp(-((V[:, 1] ** 2 + V[:, 2] ** 2) / 0.3)) * (x > 0.3)
    P += V * (size * 0.16 * (fbm(V + k * 5, 1.3, 3, k) - 0.5))[:, None]
    spot = smoothstep(0.52, 0.72, fbm(V * 1.2 + k * 3, 1.0, 3, k + 4))
    char = char * spot * g.choice([0.15, 0.4, 0.95], p=[0.4, 0.35, 0.25])
    return mesh("corn", P, F, mat(m_kernel), attrs={"tip": smoothstep(-0.45, -0.95, V[:, 0]), "char": char})


def m_cheddar():
    """Grated cheddar: oily, soft at its edges."""
    M = Mat("cheddar")
    n = M.noise(2.5, 3)
    col = M.mix(M.rnd(), "f0a646", "f7bf68")
    col = M.mix(M.rng(n, 0.35, 0.7, 0, 0.4), col, "fbd694")
    return M.pr(col, 0.42, sss=0.3, rad=(0.3, 0.18, 0.06), coat=0.12, coatr=0.25, spec=0.35, normal=M.bump(M.noise(7, 3), 0.25, 0.04))


@piece("grated-cheddar")
def grated_cheddar(k, length=0.75):
    """A strip off a coarse grater: short, flat, bent, its ends torn."""
    g = np.random.default_rng(k + 57)
    L = length * g.uniform(0.55, 1.2)
    t = np.linspace(-1, 1, 16)
    bend = g.uniform(0.1, 0.5)
    p = np.stack([t * L, bend * L * (t * t - 0.4) * g.choice([-1, 1]), 0.25 * L * g.uniform(-0.2, 1) * (1 - t * t)], 1)
    r = g.uniform(0.13, 0.19) * np.interp(t, [-1, -0.9, 0, 0.9, 1], [0.4, 0.85, 1, 0.8, 0.3]) * (1 + 0.2 * (value_noise(np.stack([t * 3 + k, 0 * t, 0 * t], 1), k) - 0.5))
    tw = g.uniform(-0.8, 0.8) * t + g.uniform(0, 3)
    V, F = tube(p, r, 10, 0.5, np.stack([0.2 + 0 * t, np.sin(tw), np.cos(tw)], 1))
    return mesh("cheddar", V, F, mat(m_cheddar))
