"""Drive-up storage: long low rows with a roll-up door a bay on both sides."""

from kit.roof import plane
from kit.wall import Opening, gable, wall

HEIGHT, BAY = 3.3, 3.5


def storage_row(part, bays, depth=9.0, door="roll-up green", special=None):
    """Bays run along x; `special` maps (side, bay) to the kind of another door, side 0 the front."""
    length = bays * BAY
    for side, face in ((0, part), (1, part.at(length, depth, 0, 180))):
        doors = [
            Opening((k * BAY + 0.4, (k + 1) * BAY - 0.4), (0.04, 2.65), (special or {}).get((side, k), door))
            for k in range(bays)
        ]
        wall(face, length, HEIGHT, doors, depth=0.35)
        for k in range(bays + 1):
            face.box("stone", (k * BAY - 0.2, k * BAY + 0.2), (-0.14, 0), (0, HEIGHT))
        face.box("trim", (-0.3, length + 0.3), (-0.35, 0), (HEIGHT - 0.12, HEIGHT + 0.22))
        face.box("paving", (0, length), (-1.0, 0), (-0.1, 0.03))
    rise = depth * 0.09
    for end in (part.at(0, depth, 0, -90), part.at(length, 0, 0, 90)):
        wall(end, depth, HEIGHT + 0.1, boards=0.4)
        gable(end.at(z=HEIGHT + 0.1), depth, rise)
        end.box("stone", (-0.1, depth + 0.1), (-0.12, 0), (0, 1.1))
        end.box("stone", (-0.15, depth + 0.15), (-0.2, 0), (1.1, 1.22))
    low, top = HEIGHT + 0.1, HEIGHT + 0.1 + rise
    x0, x1 = -0.3, length + 0.3
    ridge = ((x1, depth / 2, top), (x0, depth / 2, top))
    plane(part, (x0, -0.4, low), (x1, -0.4, low), *ridge, seams=0.875, thickness=0.12)
    plane(part, (x1, depth + 0.4, low), (x0, depth + 0.4, low), *reversed(ridge), seams=0.875, thickness=0.12)
