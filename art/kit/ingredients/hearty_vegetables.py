"""Squash halves and plantain: vegetables that carry a dish."""

from kit.noise import *
from kit.mesh import *
from kit.physics import *
from kit.materials import *
from kit.registry import *


def m_squash_half():
    """Roast acorn squash: orange flesh, browned rim, dark skin with a pale patch."""
    M = Mat("squashhalf")
    n = M.noise(0.9, 5, 0.6)
    n2 = M.noise(5, 4, 0.6)
    flesh = M.mix(M.rng(n, 0.3, 0.7), "cf8426", "e2a648")
    f = M.math("ADD", M.attr("brown"), M.math("MULTIPLY", M.math("SUBTRACT", n, 0.5), 0.9))
    flesh = M.mix(M.rng(f, 0.32, 0.7), flesh, "9a5518")
    flesh = M.mix(M.rng(f, 0.7, 1.0, 0, 0.85), flesh, "4a2008")
    skin = M.mix(M.rng(n, 0.35, 0.65), "1f3317", "3c5426")
    skin = M.mix(M.rng(M.noise(0.35, 3), 0.58, 0.66), skin, "c98a2c")
    col = M.mix(M.attr("skin"), flesh, skin)
    return M.pr(col, M.rng(n2, 0.3, 0.7, 0.4, 0.62), sss=0.16, rad=(0.35, 0.18, 0.06), coat=0.1, coatr=0.3, normal=M.bump(M.math("ADD", n, n2), 0.7, 0.14))


@builder("squash-half")
def b_squash_half(ctx, at=(0, 0), radius=6.6, height=4.6, wall=1.35, ribs=9, yaw=0, seed=1):
    """Half an acorn squash, hollow side up; fill it with what comes next."""
    k, n = 200, 44
    t = np.linspace(0, 2 * pi, k, endpoint=False)
    lobe = 1 + 0.07 * np.abs(np.sin(ribs * t / 2)) ** 0.8 + 0.02 * np.sin(2 * t + seed) + 0.015 * np.sin(5 * t + seed)
    V, skin, brown = [], [], []

    def ring(r, z, s, b, lobed):
        q = r * (1 + (lobe - 1) * lobed)
        V.append(np.stack([q * np.cos(t), q * np.sin(t), np.full(k, z)], 1))
        skin.append(np.full(k, float(s)))
        brown.append(np.full(k, float(b)))

    for a in np.linspace(0.02, 1, n) * pi / 2:
        ring(radius * math.sin(a) ** 0.8, height * (1 - math.cos(a) ** 1.2), 1, 0, min(1, a))
    for f in np.linspace(0, 1, 10):
        ring(radius - wall * f, height + 0.16 * math.sin(pi * f), f < 0.08, 0.95 - 0.5 * math.sin(pi * f), 1 - 0.4 * f)
    for a in np.linspace(1, 0.02, n) * pi / 2:
        ring((radius - wall) * math.sin(a) ** 0.8, wall + (height - wall) * (1 - math.cos(a) ** 1.2), 0, 0.3, 0.6 * min(1, a))
    V = np.concatenate(V)
    F = grid(len(V) // k, k, wrapv=True)
    V = V + normals(V, F) * (0.16 * (fbm(V, 0.6, 3, seed) - 0.5) + 0.06 * (fbm(V, 2.5, 3, seed) - 0.5))[:, None]
    me = mesh("squashhalf", V, F, mat(m_squash_half), attrs={"skin": np.concatenate(skin), "brown": np.concatenate(brown)})
    add_object(me, (at[0], at[1], ctx.floor), (0, 0, math.radians(yaw)))


def m_plantain():
    """Fried ripe plantain: yellow flesh caramelized to brown."""
    M = Mat("plantain")
    n = M.noise(1.2, 5, 0.62)
    n2 = M.noise(5, 4, 0.6)
    f = M.math("ADD", M.attr("brown"), M.math("MULTIPLY", M.math("SUBTRACT", n, 0.5), 1.0))
    col = M.ramp(f, [(0.1, "f3c95a"), (0.35, "e8a730"), (0.55, "bf6c14"), (0.8, "6e300a")])
    return M.pr(col, M.rng(n2, 0.3, 0.7, 0.22, 0.42), sss=0.28, rad=(0.35, 0.2, 0.06), coat=0.45, coatr=0.14, normal=M.bump(M.math("ADD", n, n2), 0.35, 0.07))


@piece("plantain")
def plantain(k, r=1.3, h=0.55):
    """Slanted slice of fried plantain."""
    g = np.random.default_rng(k + 7)
    q = g.uniform(1.35, 1.7)
    V, F, f, t, up = puck(lambda t: r * (1 + 0.03 * np.sin(3 * t + k)), lambda f, t: h - 0.12 * f**8, lambda f, t: 0.1 * f**8, 26, 80, 5)
    V[:, 0] *= q
    V += normals(V, F) * (0.12 * (fbm(V + k * 5, 1.1, 3, k) - 0.5))[:, None]
    brown = 0.2 + 0.3 * smoothstep(0.75, 0.98, f) + 0.35 * smoothstep(0.45, 0.7, fbm(V + k * 3, 0.8, 3, k)) * (up == 1)
    return mesh("plantain", V, F, mat(m_plantain), attrs={"brown": brown})
