"""One board with the building types of the development fund: flex, storage, apartments."""

from kit import ground, life, nature, stage
from kit.flex import flex_row
from kit.storage import storage_row
from scenes.portfolio_03 import apartments

SIZE = (1600, 900)


def build(part, chance):
    ground.board(part, (-20, 152), (-40, 96), layers=4)
    ground.plate(part, "lawn", (-20, 152), (-40, 96), 0.06)
    ground.rising(part, (-20, 152), (82, 96), layers=3, run=4.2, seed=9)
    ground.road(part, (-20, 152), (-8, 0), 0.1)
    ground.plate(part, "asphalt", (68, 76), (0, 80), 0.08)
    ground.plate(part, "asphalt", (-12, 64), (4, 66), 0.09)
    ground.plate(part, "asphalt", (80, 146), (4, 14), 0.09)
    flex_row(part.at(-6, 36), 7, green=2, raised=(0, 3, 6))
    ground.stalls(part, (-4, 58), (24, 29), 24, 0.14)
    life.parked(part, (-4, 58), (24, 29), 24, (1, 6, 9, 14, 19), z=0.12)
    for row in range(2):
        storage_row(part.at(-4, -37 + 14 * row), 17, 8)
    apartments(part.at(88, 24))
    ground.stalls(part, (84, 142), (5, 10), 22, 0.14)
    life.parked(part, (84, 142), (5, 10), 22, (1, 4, 9, 13, 19), z=0.12)
    ground.plate(part, "asphalt", (78, 146), (-40, -9), 0.09)
    flex_row(part.at(84, -33), 5, green=3, raised=(0, 4), depth=20)
    ground.plate(part, "asphalt", (-12, 64), (-40, -9), 0.092)
    life.truck(part, 24, -18.4, 0, 0.1)
    life.people(part, [(108, 12), (109, 12.6), (14, 31), (30, -17), (72, -9.6)], 0.14)
    planting(part, chance)
    stage.light(azimuth=54)
    stage.camera((66, 12, 0), turn=-32, pitch=21, distance=300, lens=74, aperture=0.09)


def planting(part, chance):
    nature.trees([(x, y, chance.uniform(5, 6.6)) for x in range(-16, 150, 10) for y in (2.4,)], chance, "oval")
    nature.trees(
        [(x, chance.uniform(70, 80), chance.uniform(7, 10)) for x in range(-16, 150, 8)]
        + [(x, 58, 7) for x in range(86, 146, 9)],
        chance,
    )
    nature.trees([(x, chance.uniform(86, 92), chance.uniform(8, 11)) for x in range(-16, 150, 9)], chance, z=1.2)
    nature.trees([(148, y, chance.uniform(6, 8)) for y in range(10, 80, 9)], chance)
    nature.trees([(-16, y, chance.uniform(6, 8)) for y in range(10, 80, 9)], chance)
    nature.trees([(66, y, chance.uniform(5, 7)) for y in range(8, 68, 9)], chance, "oval")
    nature.trees([(140, y, chance.uniform(5.5, 8)) for y in (-34, -24, -14)], chance)
    nature.trees([(x, -10.4, chance.uniform(5, 6.4)) for x in range(58, 84, 8)], chance, "oval")
