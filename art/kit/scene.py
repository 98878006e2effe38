"""Blender entry: blender --background --python kit/scene.py -- DISH.json OUT.png SIZE SAMPLES [cutout]"""

import sys, json, time, os

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True
from kit import compose, picture


def main():
    """Build and render one dish or pack; a cut-out is on a transparent ground, a dish then from straight above."""
    src, out, size, samples, *mode = sys.argv[sys.argv.index("--") + 1 :]
    cutout = mode == ["cutout"]
    t = time.time()
    d = json.load(open(src))
    if "pack" in d:
        from kit.packs import scene as packs

        grade = packs.build(d, cutout)
    else:
        grade = compose.build(d, cutout)
    b = time.time() - t
    picture.render(out, int(size), int(samples), cutout, **grade)
    print(f"TIME build {b:.0f} s, total {time.time() - t:.0f} s", flush=True)


if __name__ == "__main__":
    main()
