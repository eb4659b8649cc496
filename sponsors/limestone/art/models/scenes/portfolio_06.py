"""Seven small-bay units with stepped parapets; one evergreen door."""

from kit import ground, life, nature, stage
from kit.flex import UNIT, flex_row

SIZE = (1600, 1200)
UNITS = 7


def build(part, chance):
    length = UNITS * UNIT
    ground.board(part, (-12, 80), (-33, 38))
    ground.plate(part, "asphalt", (-12, 80), (-33, 38), 0.03)
    ground.plate(part, "lawn", (-12, 80), (-33, -23.5), 0.14)
    ground.plate(part, "lawn", (-12, -4), (-23.5, 38), 0.15)
    ground.plate(part, "lawn", (71.5, 80), (-23.5, 38), 0.15)
    ground.rising(part, (-12, 80), (29, 38), layers=2, seed=3)
    flex_row(part, UNITS, green=2, raised=(0, 3, 6))
    ground.stalls(part, (4, length - 4), (-15, -9.8), 22)
    life.parked(part, (4, length - 4), (-15, -9.8), 22, (1, 2, 5, 11, 12, 15, 19))
    life.truck(part, 2 * UNIT + 2.9, -7.4, 90, 0.05)
    life.people(part, [(2 * UNIT + 5.4, -3.2), (2 * UNIT + 6.2, -3.8), (46.5, -3), (8, -5), (60, -4)], 0.14)
    nature.trees([(x, chance.uniform(-29, -27), chance.uniform(5, 6.4)) for x in range(-8, 80, 9)], chance, "oval")
    nature.trees([(-8, y, chance.uniform(6, 8)) for y in range(-16, 30, 9)], chance)
    nature.trees([(75.5, y, chance.uniform(6, 8)) for y in range(-16, 30, 9)], chance)
    nature.trees([(x, chance.uniform(31, 36), chance.uniform(7, 9.5)) for x in range(-8, 80, 8)], chance, z=0.6)
    stage.light()
    stage.camera((31, 0, 1.2), turn=-33, pitch=18, distance=140, lens=72)
