"""Drive-up storage: four long rows, evergreen doors, seen along the lanes."""

from kit import ground, life, nature, stage
from kit.house import house
from kit.storage import BAY, storage_row
from kit.wall import Opening

SIZE = (1600, 1200)
BAYS, PITCH = 14, 18.0


def build(part, chance):
    length = BAYS * BAY
    ground.board(part, (-16, 64), (-24, 72))
    ground.plate(part, "asphalt", (-16, 64), (-24, 72), 0.02)
    ground.plate(part, "lawn", (-16, 64), (-24, -12), 0.14)
    ground.plate(part, "lawn", (-16, -10), (-12, 72), 0.15)
    ground.plate(part, "lawn", (57, 64), (-12, 72), 0.15)
    for row in range(4):
        storage_row(part.at(0, row * PITCH), BAYS, special={(0, 4): "roll-up brass"} if row == 0 else None)
    office(part.at(-9.2, 2))
    life.truck(part, 33, -5.4, 0, 0.03)
    life.car(part, 18.5, -3.8, 4, 0.03)
    life.car(part, 24, 13, 180, 0.03)
    life.people(part, [(16.4, -2.2), (31.6, -2), (29.4, -2.6), (-4, -2), (40, 13.6)], 0.03)
    nature.trees([(x, chance.uniform(-20, -16), chance.uniform(5, 6.6)) for x in range(-12, 64, 8)], chance, "oval")
    nature.trees([(60.5, y, chance.uniform(6, 7.6)) for y in range(-8, 70, 9)], chance)
    nature.trees([(-13, y, chance.uniform(6, 7.6)) for y in range(14, 70, 9)], chance)
    stage.light(azimuth=46)
    stage.camera((24, 16, 0), turn=-38, pitch=27, distance=140, lens=72)


def office(part):
    front = [Opening((0.6, 3.4), (0.1, 2.7), "shop"), Opening((4, 5.8), (0.8, 2.6))]
    house(
        part,
        7.6,
        6.8,
        3.4,
        front,
        left=[Opening((1, 3), (0.9, 2.5)), Opening((4, 6), (0.9, 2.5))],
        roof="hip",
        pitch=0.4,
        over=0.5,
        seams=0.6,
    )
