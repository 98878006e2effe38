"""Duck, and chunks of beef."""

from kit.noise import *
from kit.mesh import *
from kit.physics import *
from kit.materials import *
from kit.registry import *
from kit.ingredients.proteins import m_crust, meat_slab
from kit.ingredients.poultry import m_chicken, BROWNINGS

DUCK_IN = ((0, "4a1c08"), (0.09, "a8652a"), (0.15, "e6bf84"), (0.27, "ecca98"), (0.34, "96654a"), (0.5, "a8604e"), (0.75, "ad5a4e"), (1.0, "a85048"))


@piece("duck-slice")
def duck_slice(k, width=2.3, thick=1.3, half=0.5):
    """Slice of duck breast: crisp skin and a line of fat above, rose meat; lay with 'row'."""
    me = meat_slab(half, width * (1 - 0.04 * (k % 4)), thick * (1 - 0.03 * (k % 3)), 17 + k, 0.3, (20, 84, 46), 0, 0, 0, ("x+", "x-"), None)
    n = len(me.vertices)
    V = np.empty(n * 3, np.float32)
    me.vertices.foreach_get("co", V)
    V = V.reshape(-1, 3)
    # fat and skin only on the upper side: below, the meat has a thin seared edge
    top = np.clip((thick * 0.86 - V[:, 2]) / (thick * 1.9), 0, 1)
    side = np.clip((width - np.abs(V[:, 1])) / width * 1.4 + 0.2, 0, 1)
    low = np.clip((V[:, 2] + thick) / thick * 0.5 + 0.24, 0, 1)
    dep = np.minimum(np.minimum(top * 1.5, side), low)
    me.attributes["dep"].data.foreach_set("value", dep.astype(np.float32))
    me.materials.append(mat(m_crust, "b06a26", "7a3c10", "32140a", 0.45, 0.3, DUCK_IN))
    return me


@piece("beef-chunk")
def beef_chunk(k, size=1.3):
    """Bite of braised beef: its fibres run one way and have begun to part."""
    g = np.random.default_rng(k + 70)
    V, F, e = chunk(size, k + 70, 7, 0.22, 0.2, 6, 0.85)
    V = V * np.array([1.12, 0.95, 0.95])
    P = V / size + k * 3.3
    # strands of muscle along x, deep seams where they part
    w = P[:, 1] * 1.3 + 0.8 * P[:, 2] + 1.3 * (fbm(P, 0.8, 2, k + 2) - 0.5)
    ph = w / 0.42 - np.floor(w / 0.42)
    seam = smoothstep(0.16, 0.0, np.minimum(ph, 1 - ph)) * smoothstep(0.42, 0.62, fbm(P, 0.9, 2, k + 4))
    fibre = fbm(P * np.array([0.6, 5, 5]), 1, 3, k) - 0.5
    V = V + normals(V, F) * (size * (0.1 * fibre - 0.09 * seam))[:, None]
    patch = fbm(P, 0.9, 3, k + 8)
    brown = 0.3 + 0.5 * (patch - 0.45) + 0.22 * e + 0.35 * seam
    return mesh("chunk", V, F, mat(m_chicken, *BROWNINGS["braised"]), attrs={"brown": np.clip(brown, 0.04, 0.9)})
