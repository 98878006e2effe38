"""Printed labels: drawn with the site's own typefaces, then wrapped round a pack as an image."""

import bpy, math, os, pathlib
import numpy as np
from PIL import Image, ImageDraw, ImageFont
from kit.materials import *

FONTS = pathlib.Path(os.environ.get("PACK_FONTS") or pathlib.Path(__file__).resolve().parents[3] / "public" / "fonts")
FACES = {"freshprep": "newsreader.woff2", "cookit": "gabarito.woff2", "text": "radio-canada.woff2"}


def rgb(c):
    c = c.lstrip("#")
    return tuple(int(c[i : i + 2], 16) for i in (0, 2, 4))


def light(c):
    """Is text on this colour dark?"""
    r, g, b = rgb(c)
    return 0.299 * r + 0.587 * g + 0.114 * b > 150


def blend(a, b, f):
    """Colour between two hex colours."""
    return "#%02x%02x%02x" % tuple(int(x + (y - x) * f) for x, y in zip(rgb(a), rgb(b)))


def face(brand, size):
    return ImageFont.truetype(str(FONTS / FACES[brand]), int(size))


def wrap(d, text, brand, width, height, largest):
    """The largest setting of text, in as many lines as need be, that fits the box: font, lines, line height."""
    words = text.split()
    size = largest
    while size > 18:
        f = face(brand, size)
        lines, now = [], ""
        for w in words:
            t = (now + " " + w).strip()
            if d.textlength(t, font=f) > width and now:
                lines.append(now)
                now = w
            else:
                now = t
        lines.append(now)
        if max(d.textlength(x, font=f) for x in lines) <= width and len(lines) * size * 1.02 <= height:
            return f, lines, size * 1.02
        size *= 0.94
    return face(brand, 18), [text], 18


def motif(d, kind, box, c1, c2, seed):
    """A plain pattern in two colours: rings | waves | leaves | dots | rays."""
    x0, y0, x1, y1 = box
    g = np.random.default_rng(seed)
    w, h = x1 - x0, y1 - y0
    if kind == "waves":
        n = 5
        for i in range(n):
            y = y0 + h * (i + 0.5) / n
            pts = [(x0 + t * w / 60, y + h / n * 0.28 * math.sin(t / 60 * 6 * math.pi + i)) for t in range(61)]
            d.line(pts, fill=c1 if i % 2 else c2, width=max(3, int(h / n * 0.3)))
    elif kind == "leaves":
        s = h / 2.2
        for j in range(3):
            for i in range(int(w / s) + 2):
                cx, cy = x0 + (i + 0.5 * (j % 2)) * s, y0 + (j + 0.3) * s
                a = (-0.7 if (i + j) % 2 else 0.7) + 0.2 * g.normal()
                t = np.linspace(0, 1, 16)
                q = np.sin(t * math.pi) ** 0.8 * s * 0.19
                L = s * 0.86
                up = [(cx + (u - 0.5) * L * math.cos(a) - v * math.sin(a), cy + (u - 0.5) * L * math.sin(a) + v * math.cos(a)) for u, v in zip(t, q)]
                dn = [(cx + (u - 0.5) * L * math.cos(a) + v * math.sin(a), cy + (u - 0.5) * L * math.sin(a) - v * math.cos(a)) for u, v in zip(t, q)]
                d.polygon(up + dn[::-1], fill=c1 if (i + j) % 3 else c2)
    elif kind == "dots":
        s = h / 4
        for j in range(5):
            for i in range(int(w / s) + 2):
                cx, cy, q = x0 + (i + 0.5 * (j % 2)) * s, y0 + j * s, s * 0.27
                d.ellipse((cx - q, cy - q, cx + q, cy + q), fill=c1 if (i * 7 + j * 3) % 5 else c2)
    elif kind == "rays":
        cx, cy = (x0 + x1) / 2, y1
        for i in range(18):
            if i % 2:
                a, b = math.pi * (1 + i / 18), math.pi * (1 + (i + 1) / 18)
                R = w + h
                d.polygon([(cx, cy), (cx + R * math.cos(a), cy + R * math.sin(a)), (cx + R * math.cos(b), cy + R * math.sin(b))], fill=c1)
        d.ellipse((cx - h * 0.42, cy - h * 0.42, cx + h * 0.42, cy + h * 0.42), fill=c2)
    else:
        s = h / 1.5
        for i in range(int(w / s) + 2):
            for j in range(2):
                cx, cy = x0 + i * s + (s / 2 if j else 0), y0 + j * s + s * 0.1
                for n, q in enumerate((0.48, 0.36, 0.22, 0.1)):
                    d.ellipse((cx - q * s, cy - q * s, cx + q * s, cy + q * s), fill=(c1, c2)[n % 2])


def label(name, weight, band, w=900, h=700, brand="freshprep", paper="#fbf6e9", ink=None, pattern="rings", full=False, seed=1, margin=0.09, head=0.34, second=""):
    """
    A label as an image: patterned band above, name set as large as it fits, the other language's name below it, weight under
    a rule. full: the band is the ground.
    """
    ink = ink or ("#17302a" if brand == "freshprep" else "#3a1030")
    S = 2
    W, H = int(w * S), int(h * S)
    ground = band if full else paper
    im = Image.new("RGB", (W, H), rgb(ground))
    d = ImageDraw.Draw(im)
    m = margin * min(W, H) + 0.03 * W
    on = ink if light(ground) else "#fffaf0"
    top = int(H * head)
    p = Image.new("RGB", (W, max(top, 1)), rgb(band))
    pd = ImageDraw.Draw(p)
    far = "#ffffff" if not light(band) else ink
    if top > 8:
        motif(pd, pattern, (0, 0, W, top), blend(band, far, 0.16), blend(band, far, 0.34), seed)
    im.paste(p, (0, 0))
    if not full:
        d.rectangle((0, top, W, top + 0.012 * H), fill=ink)
    low = H < 0.55 * W
    foot = H * (0.27 if low else 0.18)
    box = (m, top + 0.06 * H, W - m, H - foot - 0.06 * H)
    small = wrap(d, second, "text", box[2] - box[0], (box[3] - box[1]) * 0.26, min(H * 0.085, W * 0.075)) if second.strip() else (None, [], 0)
    room = box[3] - box[1] - small[2] * len(small[1]) * 1.12
    f, lines, lh = wrap(d, name, brand, box[2] - box[0], room, H * 0.3)
    y = box[1] + (box[3] - box[1] - lh * len(lines) - small[2] * len(small[1]) * 1.12) / 2
    for t in lines:
        # the serif's hairlines would be lost at the size of a card
        thick = round(f.size * 0.022) if brand == "freshprep" else 0
        d.text((W / 2, y + lh / 2), t, font=f, fill=on, anchor="mm", stroke_width=thick, stroke_fill=on)
        y += lh
    y += small[2] * 0.12
    for t in small[1]:
        d.text((W / 2, y + small[2] / 2), t, font=small[0], fill=on, anchor="mm")
        y += small[2]
    if weight.strip():
        d.line((m, H - foot, W - m, H - foot), fill=on, width=max(2, int(0.006 * H)))
    fs = face("text", min(H * (0.17 if low else 0.115), W * 0.1))
    if d.textlength(weight, font=fs) > W - 2 * m:
        fs = face("text", fs.size * (W - 2 * m) / d.textlength(weight, font=fs))
    d.text((W / 2, H - foot * 0.5), weight, font=fs, fill=on, anchor="mm")
    return im


def image_of(im, name="label"):
    """A PIL image as a Blender image."""
    im = im.convert("RGBA")
    b = bpy.data.images.new(name, im.width, im.height)
    px = np.asarray(im, np.float32)[::-1] / 255
    b.pixels.foreach_set(np.ascontiguousarray(px).ravel())
    b.pack()
    return b


def m_print(im, rough=0.5, coat=0.1, fibre=0.25, outside=None, metallic=0.0, bump=0.0, window=None):
    """
    Print on paper or film; the mesh says where by attributes lu, lv (0..1). Beyond them lies the colour 'outside'. window: the middle and half the
    width and height, in lu, lv, of a part with round corners that stays clear.
    """
    M = Mat("print")
    t = M.n("ShaderNodeTexImage", image=image_of(im), interpolation="Cubic", extension="EXTEND")
    c = M.n("ShaderNodeCombineXYZ")
    u, v = M.attr("lu"), M.attr("lv")
    M.set(c.inputs[0], u)
    M.set(c.inputs[1], v)
    M.set(t.inputs["Vector"], c.outputs[0])
    col = t.outputs["Color"]
    if outside:
        a = M.math("MULTIPLY", M.math("GREATER_THAN", u, 0.0), M.math("LESS_THAN", u, 1.0))
        b = M.math("MULTIPLY", M.math("GREATER_THAN", v, 0.0), M.math("LESS_THAN", v, 1.0))
        col = M.mix(M.math("MULTIPLY", a, b), outside, col)
    n = M.noise(2.5, 4, 0.6)
    col = M.mix(M.rng(n, 0.35, 0.7, 0, 0.06), col, "8a7a60")
    m = M.pr(
        col, M.rng(n, 0.3, 0.7, rough - 0.06, rough + 0.08), coat=coat, coatr=0.2, spec=0.35, normal=M.bump(M.noise(14, 2), fibre * 0.1 + bump, 0.03)
    )
    m.node_tree.nodes["Principled BSDF"].inputs["Metallic"].default_value = metallic
    if window:
        x, y, a, b = window
        side = lambda q, middle, half: M.math("POWER", M.math("ABSOLUTE", M.math("DIVIDE", M.math("SUBTRACT", q, middle), half)), 5.0)
        inside = M.math("LESS_THAN", M.math("ADD", side(u, x, a), side(v, y, b)), 1.0)
        # film that lets everything through and mirrors a little of the window
        gloss = M.n("ShaderNodeBsdfGlossy")
        gloss.inputs["Roughness"].default_value = 0.12
        film, both = M.n("ShaderNodeMixShader"), M.n("ShaderNodeMixShader")
        M.set(film.inputs[0], 0.05)
        M.set(film.inputs[1], M.n("ShaderNodeBsdfTransparent").outputs[0])
        M.set(film.inputs[2], gloss.outputs[0])
        M.set(both.inputs[0], inside)
        M.set(both.inputs[1], M.out.inputs[0].links[0].from_socket)
        M.set(both.inputs[2], film.outputs[0])
        M.set(M.out.inputs[0], both.outputs[0])
    return m
