"""What a pack shows of what is in it: food behind the clear window of a bag, and squares of chocolate in front of their bar."""

import math
from mathutils import Matrix, Quaternion, Vector
from kit.noise import *
from kit.mesh import *
from kit.materials import *


def m_piece(c, c2, c3, rough, coat):
    """Skin in two tones, browned to the third by the attribute brown."""
    M = Mat("piece")
    n = M.noise(1.1, 4, 0.6)
    col = M.mix(M.rng(n, 0.3, 0.7), c, c2)
    col = M.mix(M.attr("brown"), col, c3)
    return M.pr(col, M.rng(n, 0.3, 0.7, rough - 0.06, rough + 0.08), sss=0.25, rad=(0.5, 0.3, 0.12), coat=coat, coatr=0.2, normal=M.bump(M.noise(3.5, 4), 0.14, 0.05))


def curd(k):
    """A fresh cheese curd: a torn lump with soft corners, about 2 cm long."""
    V, F, _ = chunk(0.92, k + 21, 7, 0.1, 0.34, 4, 0.86)
    V = V * np.array([1.25, 0.9, 1.0])
    return mesh("food", V, F, mat(m_piece, "dfc488", "ecd9aa", "cfa85a", 0.36, 0.25), attrs={"brown": 0 * V[:, 0]})


def perogy(k):
    """A half-moon of dough, about 4 cm long: full in the middle, its round edge pressed flat with a fork."""
    half = lambda t: np.where(np.sin(t) < 0, 0.5, 1.7)
    outline = lambda t: 2.2 * half(t) / np.hypot(half(t) * np.cos(t), 2.2 * np.sin(t))
    V, F, f, t, up = puck(outline, lambda f, t: 0.08 + 0.75 * np.clip(1 - f**2.4, 0, 1) ** 0.8, lambda f, t: -0.4 * np.clip(1 - f**2.4, 0, 1))
    # the tines' prints
    V[:, 2] += 0.05 * smoothstep(0.76, 0.88, f) * smoothstep(0.0, 0.3, np.sin(t)) * np.sin(t * 30)
    V += 0.1 * (fbm(V + 3 * k, 0.7, 3, k)[:, None] - 0.5)
    brown = 0.8 * smoothstep(0.5, 0.66, fbm(V + k, 0.8, 3, k + 4)) * up * smoothstep(0.9, 0.3, f)
    return mesh("food", V, F, mat(m_piece, "d8b673", "e8d09a", "a66a24", 0.42, 0.18), attrs={"brown": brown})


#: food -> one piece, how far it reaches from its middle and the distance from one to the next in cm, and how they lie to the front
FOODS = {"curd": (curd, 1.1, 1.45, (-pi, pi)), "perogy": (perogy, 2.0, 2.2, (-0.6, 0.6))}


def fill_window(food, surface, at, size, turn, seed):
    """
    Lays pieces of food behind the window of a bag. surface(u, v) -> x, y, z of the film's front; at, size: the window's middle and half its
    width and height in u, v; turn: the bag's rotation.
    """
    make, reach, step, roll = FOODS[food]
    g = np.random.default_rng(seed)
    protos = [make(k) for k in range(7)]
    (cu, cv), (ru, rv) = at, size
    corner = lambda u, v: np.array([q[0] for q in surface(np.array([u]), np.array([v]))])
    wide, tall = (np.abs(corner(cu + ru, cv) - corner(cu - ru, cv))[0], np.abs(corner(cu, cv + rv) - corner(cu, cv - rv))[2])
    nu, nv = math.ceil(wide / step) + 1, math.ceil(tall / step * 1.15) + 1
    for depth in (1.45, 2.4):
        for j in range(nv):
            for i in range(nu):
                u = cu + ru * 1.9 * ((i + 0.5 * (j % 2)) / nu - 0.5) + g.normal(0, 0.02)
                v = cv + rv * 1.9 * ((j + 0.5) / nv - 0.5) + g.normal(0, 0.01)
                x, y, z = corner(u, v)
                # not through the film, which falls back towards the seals
                du, dv = reach * 2 * ru / wide, reach * 2 * rv / tall
                if max(corner(u + a * du, v + b * dv)[1] for a, b in ((1, 0), (-1, 0), (0, 1), (0, -1))) > y + depth - 0.85:
                    continue
                # turned so that it faces the front, then at random about that axis
                q = Quaternion((1, 0, 0), pi / 2 + g.normal(0, 0.3)) @ Quaternion((0, 0, 1), g.uniform(*roll))
                o = add_object(protos[g.integers(7)])
                o.matrix_world = turn @ Matrix.LocRotScale(Vector((x, y + depth + g.uniform(-0.15, 0.2), z)), q, Vector((1, 1, 1)) * g.uniform(0.9, 1.08))


def chocolate(at, yaw, c, c2, nuts=0, rows=2, columns=3, side=2.1, seed=1):
    """Squares broken off a bar, lying at (x, y), turned by yaw degrees; nuts: lumps under the surface of each square."""
    g = np.random.default_rng(seed)
    n = 40
    a = np.linspace(-1, 1, n)
    parts = []
    for r in range(rows):
        for k in range(columns):
            V, F = rounded_box(side * 0.5, side * 0.5, 0.42, 0.12, (n, n, 8))
            top = smoothstep(0.2, 0.42, V[:, 2])
            d = np.maximum(np.abs(V[:, 0]), np.abs(V[:, 1])) / (side * 0.5)
            V[:, 2] += top * (-0.16 * smoothstep(0.66, 0.97, d) - 0.05 * np.exp(-(((d - 0.52) / 0.05) ** 2)))
            for _ in range(nuts):
                p = g.uniform(-0.6, 0.6, 2)
                V[:, 2] += top * 0.22 * np.exp(-(np.hypot(V[:, 0] - p[0], V[:, 1] - p[1]) ** 2) / 0.09)
            parts.append((V + np.array([(k - (columns - 1) / 2) * side, (r - (rows - 1) / 2) * side, 0.42]), F))
    V, F = merge(parts)
    M = Mat("chocolate")
    n2 = M.noise(1.2, 4, 0.6)
    col = M.mix(M.rng(n2, 0.3, 0.7), c, c2)
    m = M.pr(col, M.rng(n2, 0.3, 0.7, 0.26, 0.36), sss=0.06, rad=(0.3, 0.15, 0.06), coat=0.3, coatr=0.2, normal=M.bump(M.noise(5, 3), 0.06, 0.04))
    o = add_object(mesh("chocolate", V, F, m))
    o.matrix_world = Matrix.Translation((*at, 0)) @ Matrix.Rotation(math.radians(yaw), 4, "Z")
