"""Pitched, hipped, shed and flat roofs over a rectangle 0..length by 0..depth; the ridge runs along x."""

from mathutils import Vector

from kit.wall import gable


# Card is scored a little darker, slate lighter; a painted roof shows its seams by their shade.
LINES = {"roof": "score", "slate": "score"}


def plane(part, eave_left, eave_right, *top, material="roof", seams=0.6, courses=None, thickness=0.2):
    """A roof plane from its eave up; seams run up the slope, or courses along it."""
    corners = [Vector(p) for p in (eave_left, eave_right, *top)]
    along = (corners[1] - corners[0]).normalized()
    normal = along.cross(corners[2] - corners[1]).normalized()
    slope = normal.cross(along)
    part.prism(material, [c[:] for c in corners], (0, 0, thickness))
    flat = [((c - corners[0]).dot(along), (c - corners[0]).dot(slope)) for c in corners]
    lift = Vector((0, 0, thickness)) + normal * 0.015

    def point(s, t):
        return corners[0] + along * s + slope * t + lift

    line = LINES.get(material, material)
    if courses:
        for t in steps(courses, max(t for _, t in flat)):
            low, high = crossing([(t, s) for s, t in flat], t)
            part.bar(line, point(low, t), point(high, t), 0.05)
    elif seams:
        for s in steps(seams, max(s for s, _ in flat)):
            low, high = crossing(flat, s)
            if high - low > 0.3:
                part.bar(line, point(s, low), point(s, high), 0.07)


def steps(size, end):
    count = max(1, round(end / size))
    return [end * k / count for k in range(1, count)]


def crossing(polygon, at):
    """Where a vertical line cuts a convex polygon: its lowest and highest point there."""
    cuts = [
        a[1] + (b[1] - a[1]) * (at - a[0]) / (b[0] - a[0])
        for a, b in zip(polygon, [*polygon[1:], polygon[0]])
        if min(a[0], b[0]) <= at <= max(a[0], b[0]) and a[0] != b[0]
    ]
    return min(cuts), max(cuts)


def gable_roof(part, length, depth, z, pitch=0.6, over=0.55, walls="wall", boards=None, **finish):
    """Returns the height of the ridge. `walls=None` leaves the gable ends open."""
    rise, drop = depth / 2 * pitch, over * pitch
    left, right, back = -over, length + over, depth + over
    ridge = ((right, depth / 2, z + rise), (left, depth / 2, z + rise))
    plane(part, (left, -over, z - drop), (right, -over, z - drop), *ridge, **finish)
    plane(part, (right, back, z - drop), (left, back, z - drop), *reversed(ridge), **finish)
    for y in (-over - 0.1, back):
        part.box("trim", (left, right), (y, y + 0.1), (z - drop - 0.12, z - drop + 0.2))
    for x in (left - 0.1, right):
        for y in (-over, back):
            rake = [(x, y, z - drop - 0.16), (x, depth / 2, z + rise - 0.16)]
            rake += [(x, depth / 2, z + rise + 0.24), (x, y, z - drop + 0.24)]
            part.prism("trim", rake, (0.1, 0, 0))
    part.box("trim", (left, right), (depth / 2 - 0.12, depth / 2 + 0.12), (z + rise + 0.14, z + rise + 0.28))
    if walls:
        for end in (part.at(0, depth, z, -90), part.at(length, 0, z, 90)):
            gable(end, depth, rise, walls, boards)
    return z + rise


def hip_roof(part, length, depth, z, pitch=0.5, over=0.7, **finish):
    run = depth / 2 + over
    top, drop = z + depth / 2 * pitch, z - over * pitch
    x0, x1, y0, y1 = -over, length + over, -over, depth + over
    ridge_left, ridge_right = (x0 + run, depth / 2, top), (x1 - run, depth / 2, top)
    plane(part, (x0, y0, drop), (x1, y0, drop), ridge_right, ridge_left, **finish)
    plane(part, (x1, y1, drop), (x0, y1, drop), ridge_left, ridge_right, **finish)
    plane(part, (x1, y0, drop), (x1, y1, drop), ridge_right, **finish)
    plane(part, (x0, y1, drop), (x0, y0, drop), ridge_left, **finish)
    part.box("trim", (x0 + 0.05, x1 - 0.05), (y0 + 0.05, y1 - 0.05), (drop - 0.2, drop))
    return top


def shed_roof(part, length, depth, z_front, z_back, over=0.6, **finish):
    """A single slope; a higher back looks north for light."""
    fall = (z_back - z_front) / depth * over
    front, back = z_front - fall, z_back + fall
    x0, x1 = -over, length + over
    high = ((x1, depth + over, back), (x0, depth + over, back))
    plane(part, (x0, -over, front), (x1, -over, front), *high, **finish)
    part.box("trim", (x0, x1), (-over - 0.1, -over), (front - 0.15, front + 0.22))
    part.box("trim", (x0, x1), (depth + over, depth + over + 0.1), (back - 0.15, back + 0.22))


def flat_roof(part, length, depth, z, parapet=0.9, deck="roof"):
    """A deck below a parapet with a coping that throws a thin shadow."""
    part.box(deck, (0.1, length - 0.1), (0.1, depth - 0.1), (z - 0.3, z))
    thick, top = 0.35, z + parapet
    for y in (0.01, depth - thick - 0.01):
        part.box("wall", (0.01, length - 0.01), (y, y + thick), (z - 0.25, top))
        part.box("trim", (-0.1, length + 0.1), (y - 0.1, y + thick + 0.1), (top, top + 0.16))
    for x in (0.01, length - thick - 0.01):
        part.box("wall", (x, x + thick), (thick, depth - thick), (z - 0.25, top))
        part.box("trim", (x - 0.09, x + thick + 0.09), (thick + 0.12, depth - thick - 0.12), (top, top + 0.155))
