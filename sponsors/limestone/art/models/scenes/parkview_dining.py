"""The dining room as a sectional model: walls cut level with the sill before the viewer, above the heads behind."""

import math

from kit import ground, life, nature, stage

SIZE = (1600, 1000)
LONG, DEEP, SILL, HEAD = 17.0, 12.0, 0.85, 2.5
TABLES = (
    *((2.6, 2.5), (6.4, 2.4), (10.2, 2.5)),
    *((2.7, 6.2), (6.5, 6.4), (10.3, 6.2)),
    *((2.6, 10.1), (6.4, 10.2), (10.2, 10.2)),
)


def build(part, chance):
    ground.board(part, (-5, LONG + 5), (-4, DEEP + 6), step=0.4)
    ground.plate(part, "lawn", (-5, LONG + 5), (-4, DEEP + 6), 0.05)
    ground.plate(part, "paving", (-1.4, LONG + 1), (DEEP, DEEP + 3.4), 0.1)
    floor(part)
    walls(part)
    for k, (x, y) in enumerate(TABLES):
        table(part.at(x, y, 0, 12 * (k % 4)), seats=4)
    counter(part.at(13.1, 0))
    guests(part)
    nature.hedge(part, (-1, LONG + 0.6), (DEEP + 3.8, DEEP + 4.5), 0.8)
    nature.trees([(-3, DEEP + 4.6, 3.2), (LONG + 3.4, 3, 2.9)], chance, "oval")
    stage.light(azimuth=50, elevation=38, energy=4.9, sky=0.36)
    stage.camera((8.6, 5.9, 0.6), turn=-28, pitch=27, distance=42, lens=70, aperture=0.7)


def floor(part):
    """Boards with open joints, in the length of the room."""
    part.box("stone", (-0.28, LONG + 0.28), (-0.28, DEEP + 0.28), (-0.2, 0.08))
    count = 21
    for k in range(count):
        size = DEEP / count
        part.box("roof", (0.01, LONG - 0.01), (k * size, (k + 1) * size - 0.025), (0, 0.12))


def walls(part):
    solid(part, (-0.3, LONG + 0.3), SILL)
    side = part.at(0, DEEP, 0, -90)
    solid(side, (0, 5.4), SILL)
    solid(side, (7.2, DEEP), SILL)
    windowed(part.at(LONG, 0, 0, 90), DEEP, ((1.2, 3.4), (5.2, 7.4)), doors=((9.4, 11.0),))
    windowed(part.at(LONG, DEEP, 0, 180), LONG, ((0.8, 2.4),), bays=((4.2, 8.2), (10.6, 14.6)))


def solid(part, x, height):
    """A piece of wall from its inner face outwards, with the cut face marked as draughtsmen do."""
    part.box("wall", x, (-0.3, 0), (0.001, height))
    part.box("green", (x[0] + 0.005, x[1] - 0.005), (-0.295, -0.005), (height, height + 0.035))


def windowed(part, width, windows, doors=(), bays=()):
    """A wall cut above the heads; bays stand out of it as three-sided window seats."""
    start = -0.3 if bays else 0.0
    for x in sorted([*windows, *doors, *bays]):
        solid(part, (start, x[0]), HEAD)
        start = x[1]
        if x in windows:
            light(part, x)
        elif x in bays:
            bay(part.at(x[0]), x[1] - x[0])
    solid(part, (start, width + 0.3 if bays else width), HEAD)


def light(part, x, y=-0.3):
    """A window below the cut: parapet, sill, posts and a pane."""
    part.box("wall", x, (y, y + 0.3), (0.001, 0.6))
    part.box("trim", (x[0], x[1]), (y - 0.08, y + 0.36), (0.6, 0.66))
    count = max(2, round((x[1] - x[0]) / 0.8))
    for k in range(count + 1):
        at = x[0] + (x[1] - x[0] - 0.08) * k / count
        part.box("trim", (at, at + 0.08), (y + 0.1, y + 0.2), (0.66, HEAD - 0.02))
    part.box("trim", x, (y + 0.12, y + 0.18), (HEAD - 0.5, HEAD - 0.44))
    part.box("trim", x, (y + 0.09, y + 0.21), (HEAD - 0.08, HEAD + 0.03))


def bay(part, width):
    reach = 1.2
    part.box("roof", (0, width), (-reach, 0.02), (0, 0.118))
    light(part.at(y=-reach), (0.3, width - 0.3))
    for x in ((0, 0.3), (width - 0.3, width)):
        part.box("wall", x, (-reach - 0.3, 0), (0.001, HEAD))
        part.box("green", (x[0] + 0.005, x[1] - 0.005), (-reach - 0.295, -0.005), (HEAD, HEAD + 0.035))
    part.box("timber", (0.32, width - 0.32), (-reach, -reach + 0.45), (0.12, 0.5))


def table(part, seats):
    part.turned("stone", [(0.28, 0.12), (0.28, 0.16), (0.06, 0.2), (0.06, 0.8)], 24)
    part.turned("trim", [(0.62, 0.8), (0.64, 0.82), (0.64, 0.86)], 48)
    part.turned("brass", [(0.05, 0.86), (0.06, 0.93), (0.035, 1.0), (0.045, 1.04)], 16)
    for k in range(seats):
        turn = 360 * k / seats + 45
        chair(part.at(0.95 * math.cos(math.radians(turn)), 0.95 * math.sin(math.radians(turn)), 0.12, turn - 90))
        plate = part.at(0.42 * math.cos(math.radians(turn)), 0.42 * math.sin(math.radians(turn)), 0.862)
        plate.turned("bone", [(0.09, 0), (0.13, 0.015)], 24)


def chair(part):
    """Its back is towards +y."""
    part.box("timber", (-0.23, 0.23), (-0.23, 0.23), (0.42, 0.48))
    part.box("timber", (-0.22, 0.22), (0.19, 0.23), (0.58, 0.86))
    for x in (-0.21, 0.17):
        for y in (-0.21, 0.17):
            part.box("timber", (x, x + 0.04), (y, y + 0.04), (0, 0.86 if y > 0 else 0.42))


def counter(part):
    """The servers' counter, with dishes on it and shelves behind."""
    part.box("timber", (0, 0.75), (3.2, 9.0), (0.12, 1.02))
    part.box("stone", (-0.06, 0.85), (3.14, 9.06), (1.02, 1.09))
    for k in range(11):
        part.box("stone", (-0.02, 0), (3.3 + 0.52 * k, 3.34 + 0.52 * k), (0.2, 1.0))
    for y in (4.0, 5.0, 6.0):
        part.at(0.4, y, 1.09).turned("trim", [(0.14, 0), (0.24, 0.14), (0.25, 0.16), (0.22, 0.16), (0.12, 0.06)], 36)
    for k in range(4):
        part.at(0.4, 8.4, 1.09 + 0.03 * k).turned("bone", [(0.11, 0), (0.15, 0.02)], 24)


def guests(part):
    life.people(part, [(14.6, 5.0), (14.7, 7.5), (12.2, 4.1), (8.5, 8.2)], 0.12)
    for x, y, turn in ((2.6, 2.5, 45), (6.4, 2.4, 147), (6.5, 6.4, 225), (10.2, 10.2, 135)):
        reach = math.radians(turn)
        life.person(part, x + 0.95 * math.cos(reach), y + 0.95 * math.sin(reach), 1.22, 0.12)
