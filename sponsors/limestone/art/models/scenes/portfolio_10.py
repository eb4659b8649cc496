"""Three storeys of indoor storage: blank limestone walls, a glazed corner that shows the doors inside; winter."""

from kit import ground, life, nature, stage
from kit.house import house
from kit.porch import canopy
from kit.roof import flat_roof
from kit.wall import Opening, wall
from kit.window import roll_up

SIZE = (1600, 1200)
LENGTH, DEPTH, STOREY = 46.0, 30.0, 3.6
TOP = 3 * STOREY


def build(part, chance):
    ground.board(part, (-16, 60), (-26, 46))
    ground.plate(part, "asphalt", (-16, 60), (-26, 46), 0.03)
    ground.plate(part, "lawn", (-16, 60), (-26, -14.5), 0.14)
    ground.plate(part, "lawn", (52, 60), (-14.5, 46), 0.15)
    ground.walk(part, (-4, 46), (-4.4, 0))
    block(part)
    tower(part.at(-3, -3))
    ground.stalls(part, (14, 42), (-10.5, -5.4), 10)
    life.parked(part, (14, 42), (-10.5, -5.4), 10, (1, 4, 5, 8))
    life.truck(part, -9, 12, -90, 0.05)
    life.people(part, [(-1, -5.6), (-2, -6.2), (10, -2), (-4.4, 14)], 0.14)
    nature.trees([(x, chance.uniform(-22, -18), chance.uniform(5.6, 7)) for x in range(-12, 60, 8)], chance, "bare")
    nature.trees([(56, y, chance.uniform(6, 8)) for y in range(-8, 46, 8)], chance, "bare")
    nature.trees([(x, 41, 8) for x in range(-12, 54, 9)], chance, "bare")
    stage.light(azimuth=62, elevation=22, energy=4.9)
    stage.camera((16, 9, 4.0), turn=-35, pitch=16, distance=122, lens=72)


def block(part):
    front = [Opening((12 + 5.6 * k, 15.4 + 5.6 * k), (0.1, 2.9), "roll-up") for k in range(6)]
    front += [Opening((12 + 5.6 * k, 15.4 + 5.6 * k), (TOP - 2.6, TOP - 1.2), "shop") for k in range(6)]
    west = [Opening((4 + 6 * k, 7.6 + 6 * k), (0.1, 3.0), "roll-up") for k in range(3)]
    for face, width, openings in ((part, LENGTH, front), (part.at(0, DEPTH, 0, -90), DEPTH, west)):
        wall(face, width, TOP, openings, depth=0.4)
        for z in (STOREY, 2 * STOREY):
            face.box("trim", (0, width), (-0.1, 0), (z - 0.08, z + 0.08))
        at = 10.6
        while at < width:
            face.box("trim", (at, at + 0.5), (-0.28, 0), (0, TOP))
            at += 5.6 if width == LENGTH else 6
        face.box("stone", (0, width) if not openings else (0, 3.8 if width == DEPTH else 11.6), (-0.12, 0), (0, 1.1))
    wall(part.at(LENGTH, 0, 0, 90), DEPTH, TOP, ribs=1.2)
    flat_roof(part, LENGTH, DEPTH, TOP, parapet=0.9)
    for x in (16, 24, 32):
        part.box("trim", (x, x + 3), (12, 14.4), (TOP, TOP + 1.3))


def tower(part):
    """Behind the glass of each storey stand two evergreen doors."""
    size, height = 9.0, TOP + 2.4
    glass = [Opening((0.7, size - 0.7), (k * STOREY + 0.5, k * STOREY + 3.3), "bare frame") for k in range(3)]
    house(part, size, size, height, glass, left=glass, roof="flat", base=0, parapet=0.3)
    for k in range(3):
        for face in (part, part.at(0, size, 0, -90)):
            for x in (1.2, 4.8):
                roll_up(face.at(0, 1.2, k * STOREY), (x, x + 3), (0.45, 3.1), 0.4, "green")
            face.at(0, 1.6, k * STOREY).polygon(
                "wall", [(0.3, 0, 0), (size - 0.3, 0, 0), (size - 0.3, 0, STOREY), (0.3, 0, STOREY)]
            )
            face.box("paving", (0.3, size - 0.3), (0.3, 1.6), (k * STOREY + 0.3, k * STOREY + 0.45))
    canopy(part, (2, 7), 3.35, 2.2, "brass")
