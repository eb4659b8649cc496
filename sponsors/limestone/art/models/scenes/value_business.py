"""A storage row with a truck at one door and the owners of a small business at another."""

from kit import ground, life, nature, stage
from kit.storage import BAY, storage_row

SIZE = (1600, 1200)


def build(part, chance):
    ground.board(part, (-30, 70), (-30, 50))
    ground.plate(part, "asphalt", (-30, 70), (-30, 50), 0.02)
    ground.plate(part, "lawn", (-30, 70), (-30, -15), 0.14)
    storage_row(part, 9, special={(0, 3): "void"})
    storage_row(part.at(0, 17), 9)
    life.truck(part, 15.5, -5.6, 3, 0.03)
    boxes(part.at(3 * BAY))
    life.people(part, [(11.2, -2.4), (13.4, -1.6), (19.8, -1.8), (20.6, -2.2)], 0.03)
    life.car(part, 23.6, -6.8, 184, 0.03)
    nature.trees([(x, chance.uniform(-19, -17), chance.uniform(4.6, 5.6)) for x in (-7, 27, 34)], chance, "oval")
    nature.trees([(37, y, chance.uniform(5.6, 7)) for y in (-6, 3, 12, 21, 30)], chance)
    nature.trees([(x, 33, chance.uniform(7, 8.5)) for x in range(-6, 40, 8)], chance)
    nature.trees([(-7, y, chance.uniform(5.6, 7)) for y in (4, 13, 22)], chance)
    # This one stands outside the picture and lays its shade across the yard.
    nature.tree(21.4, -17.4, 7.4, "round", "sage", 3)
    stage.light(azimuth=44, elevation=32)
    stage.camera((15, 2.6, 2.1), turn=-30, pitch=17, distance=57, lens=66, aperture=0.3)


def boxes(part):
    for x, y, z in ((1.0, 2.2, 0), (1.75, 2.3, 0), (1.2, 2.25, 0.6), (2.4, 3.2, 0), (2.35, -1.5, 0), (3.0, -1.3, 0)):
        part.box("timber", (x, x + 0.62), (y, y + 0.55), (0.06 + z, 0.62 + z))
