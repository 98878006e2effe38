"""Cycles settings, joint non-local-means denoising and tone mapping (numpy)."""

import bpy, shutil, tempfile
import numpy as np
from kit.noise import smoothstep
from kit.physics import blur


def render(out, res=768, samples=48, cutout=False, exposure=0.28, sat=1.1, contrast=1.06, warm=1.012, bounces=7):
    """Render the scene to the PNG file out: Cycles passes -> denoise -> tone mapping; a cut-out keeps its alpha."""
    sc = bpy.context.scene
    sc.render.engine = "CYCLES"
    cy = sc.cycles
    cy.device = "CPU"
    cy.samples = samples
    cy.use_adaptive_sampling = True
    cy.adaptive_threshold = 0.05
    cy.use_denoising = False
    cy.max_bounces = bounces
    cy.diffuse_bounces = 3
    cy.glossy_bounces = 3
    cy.transmission_bounces = 4
    cy.caustics_reflective = False
    cy.caustics_refractive = False
    cy.sample_clamp_indirect = 4
    cy.blur_glossy = 1
    cy.pixel_filter_type = "BLACKMAN_HARRIS"
    sc.render.resolution_x = sc.render.resolution_y = res
    sc.render.resolution_percentage = 100
    sc.render.film_transparent = cutout
    vl = bpy.context.view_layer
    vl.use_pass_diffuse_color = True
    vl.use_pass_normal = True
    sc.view_settings.view_transform = "Standard"
    sc.use_nodes = True
    nt = sc.node_tree
    nt.nodes.clear()
    rl = nt.nodes.new("CompositorNodeRLayers")
    fo = nt.nodes.new("CompositorNodeOutputFile")
    tmp = tempfile.mkdtemp(prefix="dish")
    fo.base_path = tmp
    fo.format.file_format = "OPEN_EXR"
    fo.format.color_depth = "32"
    fo.file_slots.clear()
    for nm, so in (("rgb", "Image"), ("alb", "DiffCol"), ("nrm", "Normal")):
        fo.file_slots.new(nm)
        nt.links.new(rl.outputs[so], fo.inputs[nm])
    co = nt.nodes.new("CompositorNodeComposite")
    nt.links.new(rl.outputs["Image"], co.inputs[0])
    sc.frame_set(1)
    bpy.ops.render.render(write_still=False)
    B = {}
    for nm in ("rgb", "alb", "nrm"):
        im = bpy.data.images.load(f"{tmp}/{nm}0001.exr")
        a = np.empty(res * res * 4, np.float32)
        im.pixels.foreach_get(a)
        B[nm] = a.reshape(res, res, 4)[::-1, :, :3].copy()
        if nm == "rgb":
            alpha = a.reshape(res, res, 4)[::-1, :, 3:].copy()
        bpy.data.images.remove(im)
    shutil.rmtree(tmp)
    if not cutout:
        save(grade(nlm(B), exposure, sat, contrast, warm), out)
        return
    # the passes hold colour times coverage: take the coverage out, or the rim of the plate gets a dark fringe
    alpha = np.where(alpha < 0.02, 0, np.clip(alpha, 0, 1))
    B = {nm: np.where(alpha > 0, x / np.maximum(alpha, 0.02), 0) for nm, x in B.items()}
    save(grade(nlm(B), exposure, sat, contrast, warm, vig=0), out, alpha)


def nlm(B, rad=5, k=0.45):
    """joint non-local means on albedo-demodulated log radiance, guided by albedo + normal"""
    c = B["rgb"]
    a = np.clip(B["alb"], 0, 1)
    n = B["nrm"]
    am = a * 0.9 + 0.1
    x = np.log1p(np.clip(c / am, 0, 50) * 2)
    H, W, _ = x.shape

    def bl(q):
        q = (np.roll(q, 1, 0) + q + np.roll(q, -1, 0)) / 3
        return (np.roll(q, 1, 1) + q + np.roll(q, -1, 1)) / 3

    hp = x - np.stack([bl(x[..., i]) for i in range(3)], -1)
    v = (hp**2).mean(-1)
    v = bl(bl(v))
    var = np.clip(np.minimum(v, blur(v, 6) * 1.5), 1e-05, 0.05)
    acc = np.zeros_like(x)
    ws = np.zeros((H, W, 1), np.float32)
    ab = np.stack([bl(a[..., i]) for i in range(3)], -1)
    nb = np.stack([bl(n[..., i]) for i in range(3)], -1)
    fv = lambda q, m: np.clip(6 * bl(bl(((q - m) ** 2).sum(-1))) - 0.002, 0, 0.6)
    va = fv(a, ab) * 0.25
    vn_ = fv(n, nb) * 0.6
    for dy in range(-rad, rad + 1):
        for dx in range(-rad, rad + 1):
            y = np.roll(x, (dy, dx), (0, 1))
            d = ((x - y) ** 2).mean(-1)
            vy = np.roll(var, (dy, dx), (0, 1))
            dist = bl(bl(d - (var + np.minimum(var, vy)))) / (1e-05 + k * k * (var + vy))
            fa = ((ab - np.roll(ab, (dy, dx), (0, 1))) ** 2).sum(-1) / (0.004 + va)
            fn = ((nb - np.roll(nb, (dy, dx), (0, 1))) ** 2).sum(-1) / (0.12 + vn_)
            w = np.exp(-np.clip(np.maximum(dist, 0), 0, 30) - fa - fn - (dx * dx + dy * dy) / (2 * 3.2**2))[..., None].astype(np.float32)
            acc += w * y
            ws += w
    r = acc / ws
    return np.expm1(r) / 2 * am


def grade(c, exposure=0.0, sat=1.12, contrast=1.0, warm=1.0, bloom=0.05, vig=0.16):
    """Exposure, slight bloom, filmic shoulder, calmer greens, contrast, vignette."""
    c = np.clip(c, 0, None) * 2**exposure * np.array([1.0 * warm, 1, 1 / warm])
    hi = np.clip(c - 0.9, 0, 4)
    g = sum((np.stack([blur(hi[..., i], s) for i in range(3)], -1) for s in (4, 12))) if bloom else 0
    c = c + bloom * g

    def tm(x):
        return x * (2.51 * x + 0.03) / (x * (2.43 * x + 0.59) + 0.14)

    x = c * 0.62
    a = tm(x)
    L = (c @ np.array([0.2126, 0.7152, 0.0722]))[..., None] * 0.62
    b = x / np.maximum(L, 1e-05) * tm(L)
    c = np.clip(a * 0.65 + np.clip(b, 0, 1.0) * 0.35, 0, 1)
    c = np.where(c <= 0.0031308, c * 12.92, 1.055 * c ** (1 / 2.4) - 0.055)
    gn = np.clip(c[..., 1] - np.maximum(c[..., 0], c[..., 2]), 0, 1)
    c = c + np.stack([0.3 * gn, -0.2 * gn, 0.1 * gn], -1)
    l = (c @ np.array([0.299, 0.587, 0.114]))[..., None]
    mx = c.max(-1, keepdims=True) - c.min(-1, keepdims=True)
    c = l + (c - l) * (1 + (sat - 1) * (1.2 - mx))
    c = 0.5 + (c - 0.5) * contrast
    h, w, _ = c.shape
    yy, xx = np.mgrid[0:h, 0:w]
    r = np.hypot(xx / w - 0.5, yy / h - 0.5) / 0.707
    c *= (1 - vig * smoothstep(0.45, 1.1, r))[..., None]
    return np.clip(c, 0, 1)


def save(img, path, alpha=None):
    """Write a float image as PNG."""
    h, w, _ = img.shape
    im = bpy.data.images.new("o", w, h, alpha=alpha is not None)
    px = np.ones((h, w, 4), np.float32)
    px[..., :3] = img[::-1]
    if alpha is not None:
        px[..., 3:] = alpha[::-1]
    im.pixels.foreach_set(px.ravel())
    im.filepath_raw = path
    im.file_format = "PNG"
    im.save()
    bpy.data.images.remove(im)
