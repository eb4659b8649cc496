"""A calm street: apartments over shops along one side, a green on the other, flex at its end."""

from kit import ground, life, nature, stage
from kit.flex import flex_row
from kit.shops import shop_house

SIZE = (1600, 900)
HOUSES = ((8.6, 2, 3), (7.2, 2, 2), (9.2, 3, 3), (7.8, 2, 3), (8.4, 2, 3))


def build(part, chance):
    ground.board(part, (-40, 52), (-30, 84))
    ground.plate(part, "lawn", (-40, -10.1), (-30, 84), 0.06)
    ground.plate(part, "lawn", (8.6, 52), (-30, 32), 0.065)
    ground.rising(part, (-40, 52), (74, 84), layers=2, seed=4)
    ground.road(part, (-5, 5), (-29.95, 33))
    ground.walk(part, (-10, -5.3), (-29.95, 33), joint=3)
    ground.walk(part, (5.3, 8.4), (-29.95, 33), joint=3)
    ground.plate(part, "asphalt", (-14, 50), (32, 74), 0.05)
    houses(part.at(-10.4, -16, 0, 90))
    flex_row(part.at(-11, 50), 6, green=2, raised=(0, 3), depth=20)
    ground.stalls(part, (8, 44), (36.4, 41.4), 14, 0.08)
    life.parked(part, (8, 44), (36.4, 41.4), 14, (6, 9, 12), z=0.06)
    life.truck(part, 10.6, 44.2, 90, 0.06)
    green(part)
    for x, y, turn in ((-3.4, 2, 90), (-3.4, 8, 90), (2.4, -12, 90)):
        life.car(part, x, y, turn, 0.04)
    life.people(part, [(-7.6, -3), (-8.3, -4), (-7.6, 16), (-7, 17), (6.8, 4), (20.4, 6), (21, 5), (16.5, 47.4)], 0.14)
    nature.trees([(-6.4, y, chance.uniform(4.8, 5.6)) for y in (-22, -9, 11, 24)], chance, "oval")
    nature.trees([(x, chance.uniform(77, 82), chance.uniform(8, 10)) for x in range(-36, 52, 8)], chance, z=0.6)
    nature.trees([(-32, y, chance.uniform(7, 9)) for y in (-14, -2, 12, 26, 40, 54, 66)], chance)
    stage.light(azimuth=84, elevation=30)
    stage.camera((0.5, 20.5, 2.6), turn=36, pitch=17, distance=162, lens=72)


def houses(part):
    x = 0.0
    for k, (width, floors, columns) in enumerate(HOUSES):
        lit = (1, 0) if k in (1, 4) else None
        shop_house(part.at(x, 0.3 * (k % 2)), width, floors, 15, columns, "green" if k == 2 else "brass", lit)
        x += width + 0.14


def green(part):
    """A small park: one path across, hedges at its edge, trees in no row."""
    ground.walk(part, (8.6, 51.6), (4, 6.4), top=0.12, joint=1.6)
    part.at(26, 5.2).turned("paving", [(4, 0), (4, 0.16)], 72)
    for y in ((-26, 2.6), (7.8, 30)):
        nature.hedge(part, (9.6, 10.6), y, 0.8)
    for x, y, turn in ((24, 8, 0), (28.4, 2.6, 180)):
        life.bench(part, x, y, turn, 0.14)
    for x, y, height in ((16, 14, 6), (21, 24, 7), (34, 16, 6.6), (42, 26, 7.6), (19, -3, 5), (36, -3, 5.6)):
        nature.tree(x, y, height, "round", "sage" if x % 2 else "pale", int(x))
