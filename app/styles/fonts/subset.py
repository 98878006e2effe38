#!/usr/bin/env python3
"""Makes the web fonts in public/fonts from the OFL sources that Fontsource packs.

    npm pack @fontsource-variable/radio-canada @fontsource-variable/newsreader @fontsource-variable/gabarito
    python3 app/styles/fonts/subset.py <folder with the unpacked packages> public/fonts

Needs fonttools and brotli. The text face keeps one axis (weight, over the range the design uses); all keep the letters
of English and French. None of the three draws U+202F, which Intl puts before "p.m.": a narrow blank is added, so that a
line never falls back to another font for it.
"""
import sys
from io import BytesIO
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph
from fontTools.ttLib.tables.otTables import NO_VARIATION_INDEX
from fontTools.varLib.instancer import instantiateVariableFont

LETTERS = [
    *range(0x20, 0x7F),
    *range(0xA0, 0x100),
    0x152, 0x153, 0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E, 0x2022, 0x2026, 0x2039, 0x203A,
    0x2044, 0x20AC, 0x2122, 0x2190, 0x2191, 0x2192, 0x2193, 0x2212, 0x2215,
]
FEATURES = ['ccmp', 'locl', 'kern', 'mark', 'mkmk', 'liga', 'calt', 'rvrn', 'rlig', 'tnum', 'pnum']

FONTS = [
    ('radio-canada/files/radio-canada-latin-wght-normal.woff2', 'radio-canada.woff2', {'wght': (400, 700)}),
    # A display face has one weight, between those of large and of small headings, which nobody tells apart: the axis costs
    # 15 kB on the way to the first paint. The optical axis is pinned where display sizes live; free, it costs 70 kB.
    ('newsreader/files/newsreader-latin-opsz-normal.woff2', 'newsreader.woff2', {'wght': 450, 'opsz': 64}),
    ('gabarito/files/gabarito-latin-wght-normal.woff2', 'gabarito.woff2', {'wght': 820}),
]


def add_narrow_no_break_space(font: TTFont) -> None:
    name = 'uni202F'
    width = font['hmtx'][font.getBestCmap()[0xA0]][0] * 2 // 3
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font['glyf'][name] = Glyph()
    font['hmtx'][name] = (width, 0)
    if 'gvar' in font:
        font['gvar'].variations[name] = []
    if 'HVAR' in font and font['HVAR'].table.AdvWidthMap is not None:
        font['HVAR'].table.AdvWidthMap.mapping[name] = NO_VARIATION_INDEX
    elif 'HVAR' in font:
        del font['HVAR']
    for table in font['cmap'].tables:
        if table.isUnicode():
            table.cmap[0x202F] = name


def pinned(source: Path, axes: dict) -> TTFont:
    """The font over fewer axes, read anew: after pinning, some glyphs have no variation entry the subsetter expects."""
    font = instantiateVariableFont(TTFont(source), axes)
    for name in font.getGlyphOrder() if 'gvar' in font else []:
        if name not in font['gvar'].variations:
            font['gvar'].variations[name] = []
    saved = BytesIO()
    font.flavor = None
    font.save(saved)
    saved.seek(0)
    return TTFont(saved)


def subset(source: Path, target: Path, axes: dict) -> None:
    font = pinned(source, axes)
    options = Options()
    options.layout_features = FEATURES
    options.flavor = 'woff2'
    options.hinting = False
    options.desubroutinize = True
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=LETTERS)
    subsetter.subset(font)
    add_narrow_no_break_space(font)
    font.flavor = 'woff2'
    font.save(target)
    print(f'{target.name}: {target.stat().st_size} bytes')


if __name__ == '__main__':
    sources, targets = Path(sys.argv[1]), Path(sys.argv[2])
    for source, target, axes in FONTS:
        subset(sources / source, targets / target, axes)
