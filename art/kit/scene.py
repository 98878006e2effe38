"""Blender entry: blender --background --python kit/scene.py -- DISH.json OUT.png SIZE SAMPLES [cutout] [check] [draft]"""

import sys, json, time, os

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True
from kit import check, compose, picture


def main():
    """Build and render one dish or pack; a cut-out is on a transparent ground, a dish then from straight above.

    What has a fault (kit/check.py) is not rendered, but as a draft; check: nothing is rendered."""
    src, out, size, samples, *mode = sys.argv[sys.argv.index("--") + 1 :]
    cutout = "cutout" in mode
    t = time.time()
    d = json.load(open(src))
    if "pack" in d:
        from kit.packs import scene as packs

        grade = packs.build(d, cutout)
    else:
        grade = compose.build(d, cutout)
    b = time.time() - t
    found = check.faults(cutout and "pack" not in d)
    for fault in found:
        print(f"FAULT {fault}", flush=True)
    if "check" in mode or (found and "draft" not in mode):
        sys.exit(3 if found else 0)
    picture.render(out, int(size), int(samples), cutout, **grade)
    print(f"TIME build {b:.0f} s, total {time.time() - t:.0f} s", flush=True)


if __name__ == "__main__":
    main()
