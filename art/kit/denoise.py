"""Joint non-local means on two renders of half the samples each: what they differ in is noise (Rousselle et al. 2012 and 2013).

The picture is divided by the surfaces' own colour first, so that texture stays sharp; colour and normals, which are noisy
themselves where a rim is out of focus, are denoised before they guide anything.
"""

import numpy as np

f32 = np.float32


def denoise(half1, half2, radius=6, k=0.5, kf=0.6):
    """The radiance of two halves {"rgb", "alb", "nrm"}, each (rows, columns, 3), denoised into one.

    k: how alike in light two pixels must be to lend to each other, in standard deviations; kf: how alike in colour and normal.
    """
    albedo, albedo_var = denoise_guide(np.clip(half1["alb"], 0, 1), np.clip(half2["alb"], 0, 1))
    normal, normal_var = denoise_guide(half1["nrm"], half2["nrm"])
    surface = albedo * f32(0.9) + f32(0.1)
    light1, light2 = (np.log1p(np.clip(h["rgb"] / surface, 0, 50) * 2).astype(f32) for h in (half1, half2))
    var = np.maximum(variance(light1, light2), f32(1e-5))
    guides = [
        (f, v, f32(kf * kf) * np.maximum(np.maximum(v, slope(f)), f32(least)))
        for f, v, least in ((albedo, albedo_var, 3e-3), (normal, normal_var, 1e-2))
    ]
    sum1, sum2 = np.zeros_like(light1), np.zeros_like(light1)
    weight1, weight2 = (np.zeros(light1.shape[:2], f32) for _ in range(2))
    for o in offsets(radius):
        apart = 0
        for f, v, scale in guides:
            apart = np.maximum(apart, (((f - shift(f, o)) ** 2 - (v + np.minimum(v, shift(v, o)))) / scale).max(-1))
        guided = likeness(apart)
        # each half is averaged by the weights of the other, or its own noise would choose what it is averaged with
        by1, by2 = (np.minimum(likeness(box(distance(x, var, o, k))), guided) for x in (light1, light2))
        sum1 += by2[..., None] * shift(light1, o)
        sum2 += by1[..., None] * shift(light2, o)
        weight1 += by2
        weight2 += by1
    return np.expm1((sum1 / weight1[..., None] + sum2 / weight2[..., None]) / 2) / 2 * surface


def denoise_guide(half1, half2, radius=4, k=0.8):
    """A guide (colour or normals) denoised by itself, and the variance that is left in it."""
    var = variance(half1, half2) + f32(1e-6)
    sum1, sum2 = np.zeros_like(half1), np.zeros_like(half1)
    weight1, weight2 = (np.zeros(half1.shape[:2], f32) for _ in range(2))
    for o in offsets(radius):
        by1, by2 = (likeness(box(distance(x, var, o, k))) for x in (half1, half2))
        sum1 += by2[..., None] * shift(half1, o)
        sum2 += by1[..., None] * shift(half2, o)
        weight1 += by2
        weight2 += by1
    half1, half2 = sum1 / weight1[..., None], sum2 / weight2[..., None]
    return (half1 + half2) / 2, box(box((half1 - half2) ** 2 / f32(4)))


def variance(half1, half2):
    """The variance of either half, smoothed."""
    return box(box((half1 - half2) ** 2 / f32(2)))


def distance(x, var, o, k):
    """How much more two pixels differ than their noise explains, per pixel."""
    other = shift(var, o)
    return (((x - shift(x, o)) ** 2 - (var + np.minimum(var, other))) / (f32(1e-5) + f32(k * k) * (var + other))).mean(-1)


def likeness(d):
    return np.exp(-np.clip(d, 0, 20))


def slope(f):
    """Squared change from a pixel to its most similar neighbours."""
    return sum(np.minimum((f - np.roll(f, 1, axis)) ** 2, (f - np.roll(f, -1, axis)) ** 2) for axis in (0, 1))


def offsets(radius):
    reach = range(-radius, radius + 1)
    return [(dy, dx) for dy in reach for dx in reach if dx * dx + dy * dy <= radius * radius + 1]


def shift(q, o):
    return np.roll(q, o, (0, 1))


def box(q):
    """The mean of 3 by 3 pixels."""
    q = (np.roll(q, 1, 0) + q + np.roll(q, -1, 0)) / f32(3)
    return (np.roll(q, 1, 1) + q + np.roll(q, -1, 1)) / f32(3)
