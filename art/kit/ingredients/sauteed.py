"""What a hot pan browns: mushrooms, strips of beef, scallops."""

from kit.noise import *
from kit.mesh import *
from kit.physics import *
from kit.materials import *
from kit.registry import *
from kit.ingredients.poultry import m_chicken
from kit.ingredients.vegetables import m_mushroom

# as BROWNINGS: inside, pale brown, brown, dark; specks; gloss
SEARED_BEEF = ("a88a66", "83603c", "573a20", "2c1a0d", "2c1a0d", 0.6)


@piece("sauteed-mushroom")
def sauteed_mushroom(k, size=1.7, thick=0.3):
    """Lengthwise slice fried golden: dark skin, a line of gills, a stem that the cap runs into."""
    g = np.random.default_rng(k + 301)
    wide, high = g.uniform(0.92, 1.08), g.uniform(0.68, 0.8)
    stem, long, lean = g.uniform(0.24, 0.31), g.uniform(0.5, 0.64), g.uniform(-0.12, 0.12)
    t = np.linspace(0, 2 * pi, 220, endpoint=False)
    q = np.linspace(0, 1.25, 260)
    x, y = q[:, None] * np.cos(t), q[:, None] * np.sin(t) + 0.08
    # inside the cap, whose edges hang down a little; inside the stem; both run into each other
    cap = np.maximum(np.hypot(x / wide, np.maximum(y, 0) / high) - 1, -0.26 - y)
    shank = np.maximum(np.abs(x - lean * y) - stem, -long - y + 0.5 * (x - lean * y) ** 2)
    h = np.clip(0.5 + 0.5 * (shank - cap) / 0.2, 0, 1)
    out = shank * (1 - h) + cap * h - 0.2 * h * (1 - h) > 0
    r = q[np.where(out.any(0), out.argmax(0), len(q) - 1)]
    w = np.array([1, 3, 5, 6, 5, 3, 1]) / 24
    r = sum(c * np.roll(r, j - 3) for j, c in enumerate(w))
    rad = lambda a: size * np.interp(a, np.r_[t, 2 * pi], np.r_[r, r[0]])
    V, F, f, a, up = puck(rad, lambda f, a: thick - 0.1 * f**6, lambda f, a: 0.1 * f**6, 30, 220, 5)
    x, y = V[:, 0] / size, V[:, 1] / size + 0.08
    face = up != 0.5
    gill = np.exp(-(((y + 0.13) / 0.075) ** 2)) * smoothstep(0.3, 0.42, np.abs(x)) * smoothstep(1.0, 0.86, np.abs(x) / wide) * face
    skin = smoothstep(0.86, 1.0, f) * (y > -0.12)
    patch = fbm(V + k * 7, 0.6, 3, k + 2)
    b = 0.2 + 0.5 * skin + 0.42 * smoothstep(0.4, 0.68, patch) + 0.12 * smoothstep(0.6, 1, f)
    V[:, 2] += 0.14 * size * g.uniform(-1, 1) * x**2 + 0.16 * (fbm(V + k * 3, 0.6, 3, k) - 0.5) - 0.05 * gill
    return mesh("mushroom", V, F, mat(m_mushroom), attrs={"brown": np.clip(b, 0, 0.95), "gill": 0.8 * gill})


@piece("seared-beef")
def seared_beef(k, size=1.0):
    """Thick strip of beef: brown all around, fibres across its bend, juicy."""
    g = np.random.default_rng(k + 331)
    L, W, T = 1.75 * g.uniform(0.75, 1.15), 0.78 * g.uniform(0.85, 1.2), 0.4 * g.uniform(0.85, 1.25)
    V, F = rounded_box(L, W, T, 0.28, (60, 26, 22))
    x, y, z = (V / np.array([L, W, T])).T
    P = V + k * 7.3
    fibre = fbm(P * np.array([3.2, 0.5, 0.8]), 1, 3, k) - 0.5
    V = V + normals(V, F) * (0.34 * (fbm(P, 0.55, 3, k) - 0.5) + 0.14 * (fbm(P, 1.8, 3, k + 3) - 0.5) + 0.1 * fibre)[:, None]
    V[:, 1] *= 1 - 0.3 * x**2 + 0.16 * g.uniform(-1, 1) * x
    V[:, 2] *= 1 - 0.25 * x**2
    V[:, 2] += 0.14 * g.uniform(-0.3, 1) * x**2 * L
    V[:, 1] += 0.22 * g.uniform(-1, 1) * x**2 * L
    patch = fbm(P, 0.7, 3, k + 8)
    edge = smoothstep(0.7, 1, np.sort(np.abs(np.stack([x, y, z], 1)), axis=1)[:, 1])
    brown = 0.34 + 0.55 * (patch - 0.42) + 0.2 * edge + 0.3 * fibre
    return mesh("beef", V * size, F, mat(m_chicken, *SEARED_BEEF), attrs={"brown": np.clip(brown, 0.06, 0.9)})


def m_seared_scallop():
    """Scallop by attribute brown: ivory and moist, then gold, then a crust in several browns."""
    M = Mat("scallop")
    n = M.noise(1.5, 5, 0.62)
    n2 = M.noise(6, 4, 0.6)
    b = M.attr("brown")
    f = M.math("ADD", b, M.math("MULTIPLY", b, M.math("ADD", M.math("MULTIPLY", M.math("SUBTRACT", n, 0.5), 0.5), M.math("MULTIPLY", M.math("SUBTRACT", n2, 0.5), 0.5))))
    col = M.ramp(f, [(0.0, "eadbbf"), (0.12, "e9d2a4"), (0.3, "dba657"), (0.52, "b87028"), (0.75, "7c4013"), (1.0, "3e1d08")])
    return M.pr(
        col,
        M.rng(n2, 0.3, 0.7, 0.24, 0.46),
        sss=M.rng(b, 0, 0.5, 0.4, 0.1),
        rad=(0.5, 0.36, 0.22),
        coat=0.45,
        coatr=0.12,
        normal=M.bump(M.math("ADD", n, n2), 0.3, 0.07),
    )


@piece("seared-scallop")
def seared_scallop(k, r=1.6, h=1.5):
    """Scallop: an upright cylinder of muscle, pale and grooved at its side; only the flat face wears a crust."""
    V, F, f, t, up = puck(
        lambda t: r * (1 + 0.06 * np.sin(2 * t + k) + 0.03 * np.sin(3 * t + 2 * k)),
        lambda f, t: h * (1 - 0.13 * f**5) + 0.07 * np.sin(t + k) * f,
        lambda f, t: 0.16 * f**8,
        46,
        200,
        20,
    )
    P = V + k * 7
    side = (up == 0.5) * 1.0
    groove = fbm(np.stack([6.5 * np.cos(t), 6.5 * np.sin(t), 0.35 * V[:, 2] + k], 1), 1, 3, k) - 0.5
    V = V + normals(V, F) * (0.13 * groove * smoothstep(0.88, 1, f) + 0.16 * (fbm(P, 0.7, 3, k) - 0.5) + 0.1 * (fbm(P, 2.6, 3, k + 3) - 0.5) * (1 - side))[:, None]
    # the crust begins at the shoulder with a ragged line and is darkest just inside it
    line = f + 0.09 * (fbm(P, 1.3, 3, k + 9) - 0.5)
    top = (up == 1) * smoothstep(1.02, 0.95, line)
    patch = fbm(P, 0.75, 4, k + 6)
    face = 0.4 + 0.22 * smoothstep(0.4, 0.86, f) + 0.75 * (patch - 0.5)
    shoulder = side * smoothstep(h * 0.74, h * 0.92, V[:, 2] + 0.3 * (fbm(P, 1.1, 3, k + 4) - 0.5))
    brown = np.where(up == 1, np.maximum(0.26, face) * top + 0.2 * (1 - top) * (up == 1), 0.22 * shoulder + 0.03)
    return mesh("scallop", V, F, mat(m_seared_scallop), attrs={"brown": np.clip(brown, 0.0, 0.92)})
