"""A long row of small-bay flex late in the day: the wide banner."""

from kit import ground, life, nature, stage
from kit.flex import UNIT, flex_row

SIZE = (1600, 686)
UNITS = 9


def build(part, chance):
    length = UNITS * UNIT
    ground.board(part, (-22, 112), (-32, 36))
    ground.plate(part, "asphalt", (-22, 112), (-24, 36), 0.03)
    ground.plate(part, "lawn", (-22, 112), (-32, -23.5), 0.14)
    ground.plate(part, "lawn", (-22, -6), (-23.5, 36), 0.15)
    ground.plate(part, "lawn", (92, 112), (-23.5, 36), 0.15)
    ground.rising(part, (-22, 112), (28, 36), layers=2, seed=8)
    flex_row(part, UNITS, green=6, raised=(0, 4, 8))
    ground.stalls(part, (4, length - 4), (-15.5, -10.2), 28)
    life.parked(part, (4, length - 4), (-15.5, -10.2), 28, (2, 6, 10, 15, 18, 24))
    life.truck(part, 6 * UNIT + 2.9, -7.6, 90, 0.05)
    life.people(
        part, [(6 * UNIT + 5.6, -3.4), (6 * UNIT + 6.4, -4.2), (27, -3), (46, -5), (46.8, -5.4), (78, -4)], 0.14
    )
    nature.trees(
        [(x, chance.uniform(-29.5, -26), chance.uniform(5, 6.6)) for x in (-15, 2, 20, 38, 57, 75, 94)], chance, "oval"
    )
    nature.trees([(x, y, chance.uniform(6, 8)) for x in (-12, 98, 106) for y in range(-16, 30, 9)], chance)
    nature.trees([(x, chance.uniform(30, 34), chance.uniform(7, 9.5)) for x in range(-18, 110, 8)], chance, z=0.6)
    stage.light(azimuth=63, elevation=14, energy=6.4, sky=0.3, warmth="#FFE4C2", size=1.6)
    stage.camera((34, -1, 1.3), turn=-46, pitch=12, distance=134, lens=74)
