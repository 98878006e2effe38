"""What no picture may show: cloth through a vessel, food through its wall, food or vessel cut off by the frame, food in the air,
food beside a plate from above."""

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector
from mathutils.bvhtree import BVHTree

# cm: nearer than this to what is below (or than its own length) a piece lies on it, as far as one can see
REACH = 0.8
# what holds food up and is never seen
HIDDEN = "support"
# share of the picture's half that stays free around food and vessel
MARGIN = 0.005
# cm that a piece may lie outside the plate's outline, which is known to a degree
BESIDE = 0.15
# cm below the rim: what lies on a rim sinks into its glaze by less
RIM = 0.4
# these lead out of a picture on the table on purpose; from above nothing does
LEADS_OUT = ("handle", "board")


def part(name):
    """Marks the objects that no part of the picture has yet: table, vessel, food, linen or prop."""
    for o in bpy.context.scene.objects:
        if o.type == "MESH" and "part" not in o:
            o["part"] = name


def of(name):
    """The objects of one part."""
    return [o for o in bpy.context.scene.objects if o.get("part") == name]


def corners(o, most=600):
    """Some of an object's vertices in the world (n, 3), cm."""
    co = np.empty(len(o.data.vertices) * 3, np.float32)
    o.data.vertices.foreach_get("co", co)
    co = co.reshape(-1, 3)[:: max(1, len(o.data.vertices) // most)]
    M = np.array(o.matrix_world)
    return co @ M[:3, :3].T + M[:3, 3]


def tree(objects):
    """One ray-cast tree of several objects, in the world."""
    V, F = [], []
    for o in objects:
        n = len(V)
        V += [o.matrix_world @ v.co for v in o.data.vertices]
        F += [[n + i for i in p.vertices] for p in o.data.polygons]
    return BVHTree.FromPolygons(V, F) if F else None


def faults(from_above=False):
    """What is wrong with the scene as it stands, in words; an empty list when nothing is."""
    bpy.context.view_layer.update()
    return crossing_cloth() + piercing() + cut_off(() if from_above else LEADS_OUT) + floating() + (loose() if from_above else [])


def crossing_cloth():
    """Cloth that comes out of the inside of a vessel."""
    vessel = tree(of("vessel"))
    if not vessel:
        return []
    found = []
    for o in of("linen"):
        for x, y, z in corners(o, 8000):
            above = vessel.ray_cast(Vector((x, y, 60)), Vector((0, 0, -1)))[0]
            if above and z > above.z - 0.05:
                found.append(f"cloth crosses the vessel at {x:.1f}, {y:.1f}")
                break
    return found


def piercing():
    """Food that comes out through a vessel's wall where the camera sees it. What hangs over the rim is no fault."""
    walls = [o for o in of("vessel") if seen(o) and o.name.split(".")[0] not in LEADS_OUT]
    wall = tree(walls)
    if not wall:
        return []
    rim = max(corners(o, len(o.data.vertices))[:, 2].max() for o in walls)
    # vessels are wound either way: which one shows on the way in from far outside
    inwards = Vector((-1, 0, 0))
    side = wall.ray_cast(Vector((60, 0, rim - 0.1)), inwards)[1]
    if side is None:
        return []  # slats with gaps, as the crate's, are no wall that holds food in
    side = side.dot(inwards)

    camera = bpy.context.scene.camera.location

    def outside(p):
        """Is the wall's outer face the first thing on the level way to the vessel's middle, and no wall before the point?"""
        way = Vector((-p.x, -p.y, 0))
        where, normal, _, _ = wall.ray_cast(p, way.normalized(), way.length)
        # a floor that rises towards the middle faces up, a wall's outer face does not
        is_outer = where is not None and normal.dot(way) * side > 0 and normal.z * side > -0.5
        return is_outer and not wall.ray_cast(p, (camera - p).normalized())[0]

    found = []
    for o in of("food"):
        if o.name.startswith(HIDDEN) or not seen(o) or not len(o.data.edges):
            continue
        P = corners(o, len(o.data.vertices))
        low = np.flatnonzero((P[:, 2] < rim - RIM) & (np.hypot(P[:, 0], P[:, 1]) > 3))
        out = np.zeros(len(P), bool)
        out[low] = [outside(Vector(P[i])) for i in low]
        edges = np.empty(len(o.data.edges) * 2, np.int32)
        o.data.edges.foreach_get("vertices", edges)
        a, b = edges.reshape(-1, 2).T
        for i in np.flatnonzero(out[a] != out[b]):
            start, end = Vector(P[a[i]]), Vector(P[b[i]])
            if wall.ray_cast(start, (end - start).normalized(), (end - start).length)[0]:
                found.append(f"{o.name} pierces the vessel at {start.x:.1f}, {start.y:.1f}, {start.z:.1f}")
                break
    return found


def seen(o):
    """Does the picture show the object?"""
    return o.visible_camera and not o.hide_render


def reach(leads_out=LEADS_OUT):
    """How far food and vessel reach from the middle of the picture to its edge: 1 is the edge. The name of what reaches farthest too."""
    scene = bpy.context.scene
    # the picture is square; the scene is not before it is rendered, and the projection asks the scene
    scene.render.resolution_x = scene.render.resolution_y = 800
    bpy.context.view_layer.update()
    far = (0.0, "")
    for o in of("vessel") + of("food"):
        if o.name.split(".")[0] in leads_out or not seen(o):
            continue
        for c in corners(o, 300):
            q = world_to_camera_view(scene, scene.camera, Vector(c))
            far = max(far, (2 * max(abs(q.x - 0.5), abs(q.y - 0.5)), o.name))
    return far


def cut_off(leads_out=LEADS_OUT):
    """Food or vessel that touches the picture's edge."""
    far, name = reach(leads_out)
    return [f"{name} touches the frame"] if far > 1 - MARGIN else []


def beyond(o, start, way, most=99.0):
    """Distance from a point along a direction to the first surface that is not the object's own; most when there is none."""
    scene, depsgraph = bpy.context.scene, bpy.context.view_layer.depsgraph
    at, gone = start, 0.0
    for _ in range(8):
        hit, where, _, _, what, _ = scene.ray_cast(depsgraph, at, way, distance=most - gone)
        if not hit:
            return most
        gone = (where - start).length
        if what.name != o.name:
            return gone
        at = where + way * 0.01
    return most


def floating():
    """Food that nothing holds: what is below it is out of reach, and nothing lies against it."""
    found = []
    for o in of("food"):
        P = [Vector(p) for p in sorted(corners(o, 60).tolist(), key=lambda p: p[2])]
        near = max(REACH, *o.dimensions)
        if o.name.startswith(HIDDEN) or not P or min(beyond(o, p, Vector((0, 0, -1))) for p in P[:12]) <= near:
            continue
        middle = sum(P, Vector()) / len(P)
        ways = [(p, (p - middle).normalized()) for p in P if (p - middle).length > 1e-3]
        if all(beyond(o, p, way, REACH) >= REACH for p, way in ways):
            found.append(f"{o.name} floats")
    return found


def loose():
    """Food beside the plate: on a transparent ground it would hang in the air.

    A piece may reach over the rim. Of many small things in one mesh, such as herbs, each counts by itself."""
    vessel = [o for o in of("vessel") if seen(o)]
    if not vessel:
        return []
    V = np.concatenate([corners(o, len(o.data.vertices))[:, :2] for o in vessel])
    middle = (V.max(0) + V.min(0)) / 2
    outline = np.zeros(360)
    np.maximum.at(outline, *around(V - middle))
    # a side of few vertices leaves directions empty, but for some in the vessel's middle: they take their neighbours' reach
    full = outline > 0.4 * outline.max()
    outline = np.interp(np.arange(360), np.flatnonzero(full), outline[full], period=360)
    # a vertex of the wall alone in its degree would be a notch in the rim
    outline = np.max([np.roll(outline, n) for n in range(-2, 3)], axis=0)
    found = []
    for o in of("food"):
        if o.name.startswith(HIDDEN) or not o.visible_camera:
            continue
        P = corners(o, len(o.data.vertices) or 1)[:, :2]
        way, far = around(P - middle)
        beside = far > outline[way] + BESIDE
        # what no face uses is not seen
        used = np.zeros(len(P), bool)
        corner = np.empty(len(o.data.loops), np.int32)
        o.data.loops.foreach_get("vertex_index", corner)
        used[corner] = True
        beside &= used
        if beside.any():
            piece = pieces_of(o.data)
            lost = np.setdiff1d(piece[beside], piece[~beside])
            if len(lost):
                found.append(f"{o.name} lies beside the plate" + (f", {len(lost)} of its pieces" if piece.any() else ""))
    return found


def around(P):
    """Points (n, 2) as a direction in whole degrees and a distance from the origin."""
    return np.degrees(np.arctan2(P[:, 1], P[:, 0])).astype(int) % 360, np.hypot(P[:, 0], P[:, 1])


def pieces_of(mesh):
    """For each vertex the number of the piece that it belongs to: the lowest vertex that edges lead to."""
    edges = np.empty(len(mesh.edges) * 2, np.int32)
    mesh.edges.foreach_get("vertices", edges)
    a, b = edges.reshape(-1, 2).T
    piece = np.arange(len(mesh.vertices))
    while True:
        low = piece.copy()
        np.minimum.at(low, a, piece[b])
        np.minimum.at(low, b, piece[a])
        low = low[low]
        if (low == piece).all():
            return piece
        piece = low
