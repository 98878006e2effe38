"""Joint non-local means on two renders of half the samples each: what they differ in is noise (Rousselle et al. 2012 and 2013).

The picture is divided by the surfaces' own colour first, so that texture stays sharp; colour and normals, which are noisy
themselves where a rim is out of focus, are denoised before they guide anything.

The averages are made by average.c where there is a C compiler, else here. `python3 kit/denoise.py` checks that both agree.
"""

import ctypes, functools, os, pathlib, shutil, subprocess, sys, tempfile, time
import numpy as np

f32 = np.float32
HERE = pathlib.Path(__file__).resolve().parent


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
    mean1, mean2 = averaged(light1, light2, var, k, radius, guides)
    return np.expm1((mean1 + mean2) / 2) / 2 * surface


def denoise_guide(half1, half2, radius=4, k=0.8):
    """A guide (colour or normals) denoised by itself, and the variance that is left in it."""
    var = variance(half1, half2) + f32(1e-6)
    half1, half2 = averaged(half1, half2, var, k, radius)
    return (half1 + half2) / 2, box(box((half1 - half2) ** 2 / f32(4)))


def averaged(half1, half2, var, k, radius, guides=()):
    """Each half as the mean of its neighbours within radius (pixels), by how alike they are in the other half and in the guides.

    guides: [(values, their variance, what they are measured in)].
    """
    by = averaged_in_c if compiled() else averaged_in_python
    return by(half1, half2, var, k, radius, guides)


def averaged_in_python(half1, half2, var, k, radius, guides=()):
    sum1, sum2 = np.zeros_like(half1), np.zeros_like(half1)
    weight1, weight2 = (np.zeros(half1.shape[:2], f32) for _ in range(2))
    for o in offsets(radius):
        apart = np.zeros(half1.shape[:2], f32)
        for f, v, scale in guides:
            apart = np.maximum(apart, (((f - shift(f, o)) ** 2 - (v + np.minimum(v, shift(v, o)))) / scale).max(-1))
        guided = likeness(apart)
        # each half is averaged by the weights of the other, or its own noise would choose what it is averaged with
        by1, by2 = (np.minimum(likeness(box(distance(x, var, o, k))), guided) for x in (half1, half2))
        sum1 += by2[..., None] * shift(half1, o)
        sum2 += by1[..., None] * shift(half2, o)
        weight1 += by2
        weight2 += by1
    return sum1 / weight1[..., None], sum2 / weight2[..., None]


def averaged_in_c(half1, half2, var, k, radius, guides=()):
    rows, columns, _ = half1.shape
    pad = radius + 1
    border = ((pad, pad), (pad, pad), (0, 0))
    padded = lambda x: np.ascontiguousarray(np.pad(np.broadcast_to(x, half1.shape), border, mode="wrap"), f32)
    floats = lambda x: x.ctypes.data_as(ctypes.POINTER(ctypes.c_float))
    # these names keep the arrays alive while C reads them
    a, b, v, guides = padded(half1), padded(half2), padded(var), [padded(x) for guide in guides for x in guide]
    sums = [np.zeros(half1.shape, f32) for _ in range(2)]
    weights = [np.zeros((rows, columns), f32) for _ in range(2)]
    pointers = (ctypes.POINTER(ctypes.c_float) * max(1, len(guides)))(*map(floats, guides))
    k2 = ctypes.c_float(k * k)
    failed = compiled().average(
        rows, columns, pad, radius, k2, *map(floats, (a, b, v)), len(guides) // 3, pointers, *map(floats, sums + weights)
    )
    if failed:
        raise MemoryError
    return tuple(s / w[..., None] for s, w in zip(sums, weights))


@functools.cache
def compiled():
    """average.c as a library, in art/out, made anew when the source is newer; None without a C compiler."""
    source, library = HERE / "average.c", HERE.parent / "out" / "average.so"
    if not library.exists() or library.stat().st_mtime < source.stat().st_mtime:
        if not shutil.which("cc"):
            return None
        library.parent.mkdir(exist_ok=True)
        # under a name of its own first: two pictures may be rendered at once
        with tempfile.TemporaryDirectory(dir=library.parent) as folder:
            made = os.path.join(folder, library.name)
            options = ["-O3", "-march=native", "-ffast-math", "-shared", "-fPIC"]
            if subprocess.run(["cc", *options, "-o", made, str(source), "-lm"]).returncode:
                return None
            os.replace(made, library)
    return ctypes.CDLL(str(library))


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


def check():
    """Denoises a picture made of squares in both ways. Exits with 1 where they differ by more than rounding."""
    random = np.random.default_rng(1)
    squares = random.random((20, 24, 3)).repeat(8, 0).repeat(8, 1)
    halves = [{nm: np.abs(squares + random.normal(0, 0.1, squares.shape)).astype(f32) for nm in ("rgb", "alb", "nrm")} for _ in range(2)]
    if not compiled():
        sys.exit("no C compiler (cc): the averages are made in Python")
    times, pictures = [], []
    for way in (averaged_in_python, averaged_in_c):
        globals()["averaged"] = way
        began = time.process_time()
        pictures.append(denoise(*halves))
        times.append(time.process_time() - began)
    apart = np.abs(pictures[0] - pictures[1]).max()
    print(f"apart by {apart:.1e} at most; Python {times[0]:.2f} s, C {times[1]:.2f} s")
    sys.exit(1 if apart > 1e-3 else 0)


if __name__ == "__main__":
    check()
