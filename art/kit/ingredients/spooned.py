"""Served with a spoon: thick yogurt, bulgur, risotto rice."""

from kit.noise import *
from kit.mesh import *
from kit.physics import *
from kit.materials import *
from kit.registry import *
from kit.ingredients.grains_noodles import GRAINS

# half length and half width in cm, and the two tones between which its grains lie
GRAINS["pale-bulgur"] = (0.15, 0.11, "efcf98", "d6a868")
GRAINS["arborio"] = (0.46, 0.22, "f0deb4", "e2cb94")


def m_yogurt():
    """Thick yogurt: opaque, faintly warm, wet only where it is smooth."""
    M = Mat("yogurt")
    n = M.noise(0.9, 3)
    n2 = M.noise(3.5, 3)
    col = M.mix(M.rng(n, 0.3, 0.7), "e9dfcb", "f1e9d8")
    return M.pr(col, M.rng(n2, 0.3, 0.7, 0.26, 0.4), sss=0.06, rad=(0.2, 0.16, 0.1), coat=0.35, coatr=0.14, normal=M.bump(n2, 0.08, 0.06))


@builder("yogurt")
def b_yogurt(ctx, at, r=2.4, height=1.1, seed=1, turns=1.4, lift=0.0):
    """A spoonful of thick yogurt on what is there, pressed and turned with the back of the spoon so that a hollow winds in it."""
    n, m = 70, 150
    f, t = np.meshgrid(np.linspace(0, 1, n), np.linspace(0, 2 * pi, m, endpoint=False), indexing="ij")
    f, t = f.ravel(), t.ravel()
    C = np.stack([np.cos(t), np.sin(t), 0 * t + seed], 1)
    R = r * (0.9 + 0.3 * (value_noise(C * 0.9, seed) - 0.5) + 0.16 * (value_noise(C * 2.6, seed + 3) - 0.5))
    x, y = at[0] + R * f * np.cos(t), at[1] + R * f * np.sin(t)
    foot = np.percentile(heights(x[f > 0.2], y[f > 0.2]), 70)
    under = heights(x, y)
    # round shoulders, a shallow hollow off the middle, a ridge that winds into it
    body = (1 - f**3.2) ** 0.5
    q = np.hypot(f * np.cos(t) - 0.1, f * np.sin(t) + 0.06)
    ph = (q * turns * 1.3 - (t / (2 * pi) + seed * 0.37)) % 1
    ridge = smoothstep(0, 0.3, ph) * smoothstep(1.0, 0.45, ph)
    z = foot + lift + height * (body * (0.72 + 0.26 * ridge * smoothstep(0.06, 0.25, q) * smoothstep(0.95, 0.6, q) - 0.3 * smoothstep(0.42, 0.0, q)) - 0.05)
    z = np.where(f > 0.97, np.minimum(under, foot) - 0.15, z)
    P = np.stack([x, y, z], 1)
    P[:, 2] += 0.05 * (fbm(P + seed, 0.9, 3, seed) - 0.5) * (f < 0.96)
    add_object(mesh("yogurt", P, grid(n, m, wrapv=True), mat(m_yogurt)))
