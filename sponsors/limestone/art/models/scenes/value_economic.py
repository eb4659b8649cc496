"""A flex unit at work: the door is up, goods stand on the apron."""

from kit import ground, life, nature, stage
from kit.flex import UNIT, flex_row

SIZE = (1600, 1200)


def build(part, chance):
    ground.board(part, (-30, 70), (-34, 38))
    ground.plate(part, "asphalt", (-30, 70), (-34, 38), 0.03)
    ground.plate(part, "lawn", (-30, 70), (-34, -19), 0.14)
    flex_row(part.at(-UNIT), 5, green=1, opened=2)
    workshop(part.at(UNIT))
    goods(part.at(UNIT))
    ground.stalls(part, (-8, 38), (-14, -9), 15)
    life.car(part, -0.4, -11.6, 90, 0.05)
    life.car(part, 24.6, -11.4, 90, 0.05)
    life.people(part, [(12.1, -2.0), (13.0, -2.6), (15.8, -4.6), (4.6, -3.4)], 0.14)
    nature.trees([(-6.5, -17.5, 5), (25.5, -20.5, 4.6), (31, -18, 5.4)], chance, "oval")
    stage.light(azimuth=44, elevation=33)
    stage.camera((11.6, -1, 3.0), turn=-27, pitch=15, distance=47, lens=64, aperture=0.4)


def workshop(part):
    """What is seen through the open door."""
    part.box("timber", (1.2, 4.2), (3.4, 4.2), (0.85, 0.95))
    for x in (1.3, 4.0):
        part.box("timber", (x, x + 0.12), (3.5, 4.1), (0.1, 0.85))
    for k in range(3):
        part.box("timber", (1.0, 4.6), (4.3, 4.8), (1.5 + 0.8 * k, 1.56 + 0.8 * k))
        part.box("stone", (1.2 + 0.5 * k, 2.0 + 0.5 * k), (4.32, 4.76), (1.56 + 0.8 * k, 1.95 + 0.8 * k))


def goods(part):
    for x, y, layers in ((5.0, -3.4, 2), (6.5, -3.2, 1)):
        part.box("timber", (x, x + 1.2), (y, y + 1.0), (0.18, 0.3))
        for k in range(layers):
            part.box("milled", (x + 0.06, x + 1.14), (y + 0.06, y + 0.94), (0.32 + 0.6 * k, 0.9 + 0.6 * k))
    van = part.at(2.9, -8.2, 0.05, 90)
    van.profile(
        "milled",
        [(-2.7, 0.4), (2.6, 0.4), (2.75, 0.9), (2.5, 1.15), (1.75, 2.15), (1.2, 2.4), (-2.7, 2.4)],
        (-1.0, 1.0),
    )
    van.box("green", (-2.71, 0.9), (-1.012, 1.012), (1.0, 1.16))
    life.wheels(van, (-1.7, 1.7), 1.03, 0.36, "slate")
