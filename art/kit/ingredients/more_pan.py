"""From the frying pan: fritters, small tortillas."""

from kit.noise import *
from kit.mesh import *
from kit.physics import *
from kit.materials import *
from kit.registry import *
from kit.ingredients.grains_noodles import m_bread
from kit.ingredients.proteins import m_halloumi


@piece("fritter")
def fritter(k, r=3.3, h=0.95, crisp=0.0):
    """Pan-fried patty with corn and zucchini shreds showing, lace edge; crisp: how much browner than gently fried, 0 to 0.4."""
    g = np.random.default_rng(k + 9)
    V, F, f, t, up = puck(
        lambda t: r * (1 + 0.06 * np.sin(2 * t + k) + 0.05 * np.sin(3 * t + 2 * k) + 0.03 * np.sin(7 * t + k) + 0.02 * np.sin(13 * t)),
        lambda f, t: h * (1 - 0.5 * f**5),
        lambda f, t: 0.25 * f**5,
        60,
        160,
        10,
    )
    P = V + k * 7
    V = V + normals(V, F) * (0.5 * (fbm(P, 0.8, 3, k) - 0.5) + 0.34 * (fbm(P, 2.2, 3, k + 4) - 0.5) + 0.1 * (fbm(P, 6, 2, k) - 0.5))[:, None]
    br = np.clip(0.26 + 0.4 * smoothstep(0.78, 1, f) + 0.85 * (fbm(P, 0.9, 4, k + 6) - 0.45) + crisp * (0.7 + 0.6 * smoothstep(0.6, 0.95, f)), 0.05, 0.9)
    parts, at, kind = [(V, F)], [br], [np.zeros(len(V))]
    ic, fc = icosphere(2)
    for i in range(58):
        q, a = r * 0.95 * math.sqrt(g.uniform(0, 1)), g.uniform(0, 6.28)
        z = h * (1 - 0.5 * (q / r) ** 5) + g.uniform(-0.14, 0.1)
        if i < 22:
            W = ic * np.array([0.4, 0.33, 0.24]) * g.uniform(0.8, 1.1)
            kk = 1.0
        else:
            W = ic * np.array([0.75 * g.uniform(0.5, 1.1), 0.1, 0.07])
            W[:, 1] += 0.3 * g.uniform(-1, 1) * W[:, 0] ** 2
            kk = 2.0
        b = g.uniform(0, 6.28)
        W = W @ np.array([[math.cos(b), math.sin(b), 0], [-math.sin(b), math.cos(b), 0], [0, 0, 1]]) + np.array([q * math.cos(a), q * math.sin(a), z])
        parts.append((W, fc))
        at.append(np.full(len(W), g.uniform(0, 0.4) + 0.6 * crisp))
        kind.append(np.full(len(W), kk))
    V, F = merge(parts)
    return mesh("fritter", V, F, mat(m_fritter), attrs={"brown": np.concatenate(at), "kind": np.concatenate(kind)})


def m_fritter():
    """Batter by attribute brown; kind 1 is corn, 2 zucchini skin."""
    M = Mat("fritter")
    n = M.noise(2, 4, 0.6)
    f = M.math("ADD", M.attr("brown"), M.math("MULTIPLY", M.math("SUBTRACT", n, 0.5), 0.4))
    col = M.ramp(f, [(0.05, "f1d78c"), (0.25, "e2b052"), (0.5, "b8722a"), (0.75, "7c3f12"), (0.95, "45200a")])
    k = M.attr("kind")
    co = M.mix(M.rng(f, 0.2, 0.6), "f3c63c", "c98a24")
    gr = M.mix(M.rng(f, 0.2, 0.7), "6a9a3c", "4a5c20")
    col = M.mix(M.rng(k, 0.4, 0.6), col, co)
    col = M.mix(M.rng(k, 1.4, 1.6), col, gr)
    return M.pr(
        col, M.rng(n, 0.3, 0.7, 0.34, 0.52), sss=0.2, rad=(0.3, 0.18, 0.06), coat=0.25, coatr=0.2, normal=M.bump(M.noise(5, 4, 0.6), 0.4, 0.07)
    )


@piece("corn-tortilla")
def corn_tortilla(k, r=5.0, curl=1.1):
    """Small corn tortilla, warm and cupped: toasted spots, its two sides raised."""
    V, F, f, t, up = puck(lambda t: r * (1 + 0.012 * np.sin(5 * t + k)), lambda f, t: 0.16 + 0 * f, None, 60, 180, 3)
    P = V * np.array([1, 1, 0]) + k * 9
    br = np.clip(0.2 + 0.6 * smoothstep(0.54, 0.7, fbm(P, 0.8, 4, k + 5)) + 0.12 * smoothstep(0.93, 1, f), 0, 0.9)
    V[:, 2] += curl * np.abs(V[:, 1] / r) ** 2.2 + 0.35 * (fbm(P, 0.25, 2, k) - 0.5) + 0.1 * (V[:, 0] / r) ** 2
    V[:, 1] *= 1 - 0.06 * curl
    return mesh("tortilla", V, F, mat(m_bread, "edc878", "c98c36", "5e320f"), attrs={"brown": br})
