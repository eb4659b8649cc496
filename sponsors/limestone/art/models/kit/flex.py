"""Small-bay flex: a row of units, each with a dock door, a shop front, a canopy and a clerestory."""

from kit.porch import canopy
from kit.roof import flat_roof
from kit.wall import Opening, wall

UNIT, DEPTH, HEIGHT = 9.6, 24.0, 7.2


def flex_row(part, units, green=None, raised=(), opened=None, depth=DEPTH):
    """Units run along x from 0; the one numbered `green` has the evergreen door, `opened` stands open."""
    length = units * UNIT
    for k in range(units):
        pilaster(part.at(k * UNIT))
        unit(part.at(k * UNIT), HEIGHT + (1.4 if k in raised else 0), door_of(k, green, opened), k == green)
    pilaster(part.at(length))
    side = [Opening((x, x + 2.4), (4.9, 6.1), "shop") for x in (3, 9, 15) if x + 3 < depth]
    wall(part.at(0, depth, 0, -90), depth, HEIGHT, side, ribs=1.2)
    wall(part.at(length, 0, 0, 90), depth, HEIGHT, side, ribs=1.2)
    wall(part.at(length, depth, 0, 180), length, HEIGHT, ribs=1.2)
    flat_roof(part, length, depth, HEIGHT, parapet=0.7)
    for k in range(units):
        roof_plant(part.at(k * UNIT, 0, HEIGHT), k, depth)
    part.box("paving", (0, length), (-2.4, 0), (-0.1, 0.17))


def pilaster(part):
    part.box("trim", (-0.2, 0.2), (-0.36, -0.02), (0, HEIGHT + 0.66))


def door_of(index, green, opened):
    if index == opened:
        return "void"
    return "roll-up green" if index == green else "roll-up"


def unit(part, height, door, green):
    openings = [
        Opening((0.9, 4.9), (0.05, 4.3), door),
        Opening((5.8, 8.8), (0.15, 2.9), "shop"),
        Opening((5.8, 8.8), (3.5, 4.3), "shop"),
        Opening((0.9, 8.8), (5.2, 6.3), "shop"),
    ]
    wall(part, UNIT, height, openings, ribs=1.2, depth=0.45)
    if height > HEIGHT:
        part.box("wall", (0.02, UNIT - 0.02), (0.02, 3.4), (HEIGHT + 0.02, height + 0.5))
        part.box("trim", (-0.12, UNIT + 0.12), (-0.14, 3.5), (height + 0.5, height + 0.68))
    for x in ((5.0, 5.7), (8.9, 9.35)):
        part.box("stone", x, (-0.16, 0), (0, 2.3))
    canopy(part, (5.4, 9.2), 3.05, 1.6, "green" if green else "brass")
    for x in (0.5, 5.2):
        part.at(x, -0.7).turned("stone", [(0.12, 0), (0.12, 1.0), (0.05, 1.06)], 10)


def roof_plant(part, index, depth):
    """An air handler on its kerb, and a rooflight."""
    x = 2.2 + 1.4 * (index % 2)
    part.box("stone", (x - 0.15, x + 2.45), (8.85, 10.75), (0, 0.25))
    part.box("trim", (x, x + 2.3), (9, 10.6), (0.25, 1.35))
    part.box("glass", (x + 3.2, x + 4.6), (depth * 0.55, depth * 0.55 + 3.4), (0, 0.32))
    part.box("trim", (x + 3.1, x + 4.7), (depth * 0.55 - 0.1, depth * 0.55 + 3.5), (0, 0.2))
