"""A body of four walls under a roof."""

from kit.roof import flat_roof, gable_roof, hip_roof
from kit.wall import wall


def house(
    part,
    length,
    depth,
    height,
    front=(),
    back=(),
    left=(),
    right=(),
    roof="gable",
    base=0.5,
    bands=(),
    wall_style=None,
    **finish
):
    """Builds on 0..length by 0..depth; returns the height of its ridge or parapet. `bands` are string courses."""
    style = wall_style or {}
    wall(part, length, height, front, **style)
    wall(part.at(length, depth, 0, 180), length, height, back, **style)
    wall(part.at(0, depth, 0, -90), depth, height, left, **style)
    wall(part.at(length, 0, 0, 90), depth, height, right, **style)
    for x in (-0.1, length - 0.18):
        for y in (-0.1, depth - 0.18):
            part.box("trim", (x, x + 0.28), (y, y + 0.28), (0, height))
    for z in bands:
        ring(part, length, depth, "trim", (z - 0.12, z + 0.12), 0.09, ())
    if base:
        ring(part, length, depth, "stone", (0, base), 0.12, front)
    if roof == "flat":
        flat_roof(part, length, depth, height, **finish)
        return height
    if roof == "hip":
        return hip_roof(part, length, depth, height, **finish)
    return gable_roof(part, length, depth, height, boards=style.get("boards"), **finish) if roof else height


def ring(part, length, depth, material, z, out, front):
    """A course around the body, interrupted by the doors of the front."""
    start = -out
    for x0, x1 in sorted(o.x for o in front if o.z[0] < z[1] and z[0] == 0):
        part.box(material, (start, x0 - 0.14), (-out, 0), z)
        start = x1 + 0.14
    part.box(material, (start, length + out), (-out, 0), z)
    part.box(material, (-out, length + out), (depth, depth + out), z)
    part.box(material, (-out, 0), (0, depth), z)
    part.box(material, (length, length + out), (0, depth), z)
