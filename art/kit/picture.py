"""Cycles settings and tone mapping (numpy)."""

import bpy, shutil, tempfile
import numpy as np
from kit.denoise import denoise
from kit.noise import smoothstep
from kit.physics import blur


def render(out, res=768, samples=48, cutout=False, exposure=0.28, sat=1.1, contrast=1.06, warm=1.012, bounces=7, vig=0.16):
    """Render the scene to the PNG file out: Cycles passes (twice) -> denoise -> tone mapping; a cut-out keeps its alpha."""
    sc = bpy.context.scene
    sc.render.engine = "CYCLES"
    cy = sc.cycles
    cy.device = "CPU"
    cy.samples = max(1, samples // 2)
    cy.use_adaptive_sampling = False
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
    # the second half needs no second building of the scene
    sc.render.use_persistent_data = True
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
    # two renders of half the samples each: the denoiser tells noise by what they differ in
    halves = [render_passes(tmp, seed) for seed in (1, 2)]
    shutil.rmtree(tmp)
    alpha = (halves[0].pop("alpha") + halves[1].pop("alpha")) / 2
    if cutout:
        # the passes hold colour times coverage: take the coverage out, or the rim of the plate gets a dark fringe
        alpha = np.where(alpha < 0.02, 0, np.clip(alpha, 0, 1))
        halves = [{nm: np.where(alpha > 0, x / np.maximum(alpha, 0.02), 0) for nm, x in half.items()} for half in halves]
    graded = grade(denoise(*halves), exposure, sat, contrast, warm, vig=0 if cutout else vig)
    save(graded, out, alpha if cutout else None)


def render_passes(folder, seed):
    """One render: radiance, the surfaces' own colour and normals (rows, columns, 3), and "alpha" (rows, columns, 1)."""
    sc = bpy.context.scene
    res = sc.render.resolution_x
    sc.cycles.seed = seed
    sc.frame_set(1)
    bpy.ops.render.render(write_still=False)
    passes = {}
    for nm in ("rgb", "alb", "nrm"):
        im = bpy.data.images.load(f"{folder}/{nm}0001.exr")
        a = np.empty(res * res * 4, np.float32)
        im.pixels.foreach_get(a)
        a = a.reshape(res, res, 4)[::-1]
        passes[nm] = a[..., :3].copy()
        if nm == "rgb":
            passes["alpha"] = a[..., 3:].copy()
        bpy.data.images.remove(im)
    return passes


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
