"""Duck, sausage, turkey, strips of beef."""

from kit.noise import *
from kit.mesh import *
from kit.physics import *
from kit.materials import *
from kit.registry import *
from kit.ingredients.proteins import m_crust, meat_slab, meatball

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


@piece("sausage-crumble")
def sausage_crumble(k, size=0.75):
    """Italian sausage out of its casing: coarse browned crumbs with fennel specks."""
    V, F, e = chunk(size, k + 13, 8, 0.8, 0.15, 4)
    V = V * np.array([1.2, 0.95, 0.8])
    return mesh(
        "crumble",
        V,
        F,
        mat(m_crust, "b07a4a", "80492a", "44200f", 0.35, 0.38, None, 1.4),
        attrs={"grill": smoothstep(0.5, 0.7, fbm(V + k, 1.2, 3, k)) * 0.3},
    )


@piece("turkey-ball")
def turkey_ball(k, r=1.25):
    """Pale meatball poached in broth, lightly browned."""
    return meatball(r * (0.9 + 0.06 * (k % 4)), k + 20, mat(m_crust, "d0a070", "a8744a", "744526", 0.35, 0.38))


@piece("turkey-mince")
def turkey_mince(k, size=0.55):
    """Crumb of browned turkey: paler than beef."""
    V, F, e = chunk(size, k + 33, 7, 1.1, 0.15, 4)
    V = V * np.array([1.3, 0.9, 0.75]) + 0.25 * V[:, [1, 2, 0]] * (k % 3 - 1)
    return mesh("mince", V, F, mat(m_crust, "cf9254", "a4642c", "63320f", 0.3, 0.4, None, 1.8), attrs={"grill": np.zeros(len(V))})


@piece("beef-strip")
def beef_strip(k, size=1.0):
    """Thin strip of seared beef."""
    g = np.random.default_rng(k + 5)
    V, F, e = chunk(1.0, k + 91, 8, 0.2, 0.2, 5)
    V = np.sign(V) * np.abs(V) ** np.array([0.7, 0.85, 0.9])
    V = V * np.array([2.3 * g.uniform(0.75, 1.15), 0.9, 0.36]) * size
    V[:, 2] += 0.13 * g.uniform(-1, 1) * V[:, 0] ** 2 + 0.15 * np.sin(V[:, 0] * 2 + k)
    V[:, 1] += 0.1 * g.uniform(-1, 1) * V[:, 0] ** 2
    V += normals(V, F) * (0.14 * (fbm(V + k * 3, 1.4, 3, k) - 0.5))[:, None]
    return mesh("strip", V, F, mat(m_crust, "8a5230", "5c2f17", "2a120a", 0.45, 0.32, None, 1.0), attrs={"grill": np.zeros(len(V))})
