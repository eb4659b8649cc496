"""A block of a small town's main street: storage, flex, apartments over shops, and a senior residence at its end."""

from kit import ground, life, nature, stage
from kit.flex import flex_row
from kit.house import house
from kit.porch import porch
from kit.shops import shop_house
from kit.storage import storage_row
from kit.wall import window_grid

SIZE = (1600, 686)
BACK = (-20, 132)


def build(part, chance):
    ground.board(part, BACK, (-26, 44))
    ground.plate(part, "lawn", BACK, (-7, 44), 0.06)
    ground.plate(part, "lawn", BACK, (-26, -19.6), 0.1)
    ground.rising(part, BACK, (33, 44), layers=3, run=3.8, seed=5)
    ground.road(part, BACK, (-19, -9.6))
    ground.walk(part, BACK, (-9.2, -5), joint=3)
    ground.plate(part, "asphalt", (-12, 47), (-4.9, 30), 0.1)
    storage_row(part.at(-4.5, 2.4), 5, special={(0, 3): "void"})
    flex_row(part.at(17, 4), 3, green=1, raised=(0,), depth=20)
    ground.stalls(part, (19, 44), (-3.6, 1.2), 9, 0.13)
    life.parked(part, (19, 44), (-3.6, 1.2), 9, (0, 4, 5), z=0.12)
    ground.plate(part, "paving", (48.6, 82.4), (-5, 0), 0.13)
    x = 49
    for width, floors, columns, awning, lit in HOUSES:
        shop_house(part.at(x, -0.6), width, floors, 16, columns, awning, lit)
        x += width + 0.14
    residence(part.at(88, 4))
    life.car(part, 1.6, -1.8, 4, 0.11)
    life.people(
        part,
        [(7.4, 1), (27, 1.6), (53, -3.4), (54, -3.9), (63.6, -5.8), (76, -3.6), (100.6, -4.4), (101.4, -5.2)],
        0.14,
    )
    for x, y, turn in ((10, -11.4, 180), (56, -11.2, 180), (70, -11.2, 180), (84, -17, 0)):
        life.car(part, x, y, turn, 0.04)
    planting(part, chance)
    stage.light(azimuth=56, elevation=25, energy=5.4, sky=0.33)
    stage.camera((49.5, 4, 4.4), turn=-33, pitch=13, distance=222, lens=78, aperture=0.12)


HOUSES = (
    (9.4, 2, 3, "brass", (1, 0)),
    (7.6, 1, 2, "brass", None),
    (8.6, 2, 3, "green", (0, 2)),
    (6.8, 2, 2, "brass", None),
)


def residence(part):
    """Two gables over porches, before one long roof."""
    roof = {"material": "green", "seams": 0.6, "pitch": 0.62}
    style = {"wall_style": {"boards": 0.42}, "bands": (3.2,)}
    house(part, 30, 14, 6.4, window_grid(30, 2, 3.2, 3.4, (1.35, 1.75)), **style, **roof)
    for x in (1.5, 18.5):
        front = window_grid(10, 2, 3.2, 3.1, (1.35, 1.75), kinds={(1, 0): "lit"} if x > 9 else None)
        house(part.at(x + 10, -4, 0, 90), 11, 10, 6.4, left=front, **style, **roof)
        porch(part.at(x, -4), (0.8, 9.2), 2.5, columns=3, opening=0)


def planting(part, chance):
    street = (-14, -3, 14.6, 46, 59, 73, 86, 99, 113, 126)
    nature.trees([(x, -7.4, chance.uniform(4.6, 5.6)) for x in street], chance, "oval")
    nature.trees([(x, -22.6, chance.uniform(4.4, 5.4)) for x in (-18, 30, 52, 72, 94, 118)], chance, "oval")
    nature.trees([(x, chance.uniform(30, 34), chance.uniform(7, 10)) for x in range(-18, 130, 9)], chance)
    nature.trees([(x, chance.uniform(38, 42), chance.uniform(8, 11)) for x in range(-14, 130, 10)], chance, z=1.1)
    nature.trees([(84.6, 9, 6.5), (122, 2, 7.5), (125, 16, 8.5), (-15, 6, 7), (-16, 18, 8)], chance)
    for x in ((89.6, 93.2), (95.4, 99.2), (106.6, 110.2), (112.4, 116)):
        nature.hedge(part, x, (-4.2, -3.4), 0.7)
