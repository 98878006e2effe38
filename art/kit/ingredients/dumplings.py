"""Gnocchi; kernels cut off the cob."""

from kit.noise import *
from kit.mesh import *
from kit.physics import *
from kit.materials import *
from kit.registry import *
from kit.ingredients.more_pasta import m_pasta
from kit.ingredients.vegetables import m_veg


@piece("potato-gnocchi")
def potato_gnocchi(k, size=1.0):
    """Soft dumpling rolled over a fork, which leaves faint grooves across its back."""
    g = np.random.default_rng(k + 211)
    D, F = icosphere(6)
    x, y, z = D.T
    L, W = 1.2 * g.uniform(0.92, 1.1), 0.94 * g.uniform(0.94, 1.08)
    # a short barrel: blunter than an egg
    q = (np.abs(x) ** 3 + np.hypot(y, z) ** 3) ** (1 / 3)
    V = D / q[:, None] * np.array([L, W, 0.8])
    groove = np.cos(V[:, 0] * 2 * pi / 0.3 + k)
    back = smoothstep(-0.25, 0.35, z) * smoothstep(1.0, 0.8, np.abs(x))
    V = V + normals(V, F) * (0.011 * groove * back + 0.16 * (fbm(D + k * 5, 0.9, 2, k) - 0.5) + 0.03 * (fbm(D * 3 + k, 1.2, 2, k) - 0.5))[:, None]
    V[:, 2] += 0.1 * V[:, 0] ** 2 * g.uniform(-0.6, 0.8)
    return mesh("gnocchi", V * size, F, mat(m_pasta, "e4c27e", "efd8a4", 0.5, 0.34), attrs={"brown": 0.16 * smoothstep(0.5, 0.75, fbm(D + k * 3, 0.8, 3, k + 2))})


@piece("kernel")
def kernel(k, size=0.42):
    """Kernel of corn as a knife takes it off the cob: a plump tooth, paler and torn where it was cut."""
    g = np.random.default_rng(k + 223)
    V, F = rounded_box(1.0, 0.78, 0.52, 0.42, (18, 16, 12))
    x, y, z = V.T.copy()
    V = np.stack([x, y * (1 - 0.26 * smoothstep(0.2, -1.0, x)), z * (1 - 0.3 * smoothstep(0.3, -1.0, x))], 1)
    V[:, 0] -= 0.1 * np.exp(-(((x - 1) ** 2 + y * y + z * z) / 0.16))
    V = V * g.uniform(0.88, 1.12, 3) + 0.12 * (fbm(V * 0.9 + k * 9, 1, 2, k)[:, None] - 0.5)
    return mesh("corn", V * size, F, mat(m_veg, "dfa01c", "f2c648", 0.26, 0.3, (0.25, 0.18, 0.04), 0.45, 0.06))
