"""Townhouses: seven steep narrow gables in a row, each a step apart, in winter."""

from kit import ground, life, nature, stage
from kit.house import house
from kit.porch import canopy, steps
from kit.wall import Opening
from kit.window import sash

SIZE = (1600, 1200)
WIDTH, DEPTH, HEIGHT = 6.6, 12.0, 7.4
ENTRIES = (((4.5, 5.9), (0.9, 3.3)), ((0.7, 2.1), (3.3, 5.7)))
SETBACK = (0, -1.4, 0, -0.7, -2.0, -0.7, 0)


def build(part, chance):
    ground.board(part, (-12, 58), (-24, 32))
    ground.plate(part, "lawn", (-12, 58), (-11.5, 32), 0.1)
    ground.rising(part, (-12, 58), (22, 32), layers=3, run=3.6, seed=5)
    ground.road(part, (-12, 58), (-22.5, -16))
    ground.walk(part, (-12, 58), (-15.6, -11.6))
    for k, back in enumerate(SETBACK):
        townhouse(part.at(k * WIDTH, back), k)
        front_garden(part.at(k * WIDTH), k, back - 1.5, chance)
    nature.trees([(x, -13.2, chance.uniform(6.5, 7.6)) for x in (-7, 4.5, 15, 26, 37, 48, 56)], chance, "bare")
    nature.trees([(-7, 3, 8), (-6, 14, 8), (52, 2, 8), (53, 13, 8)], chance, "bare")
    nature.trees([(x, chance.uniform(25, 30), chance.uniform(7, 9)) for x in range(-8, 58, 8)], chance, "bare", z=1.2)
    life.people(part, [(9, -12.6), (10, -13.2), (24.4, -12.4), (36.5, -8), (41, -12.6)], 0.14)
    life.car(part, 12, -17.6)
    life.car(part, 22, -17.6)
    life.car(part, 34, -20.8, 180)
    stage.light(elevation=26, azimuth=62, energy=4.9)
    stage.camera((23, 0, 3.2), turn=-27, pitch=17, distance=108, lens=74)


def townhouse(part, index):
    """One house of the row; the middle one has the evergreen door."""
    door = "door" if index == 3 else "plain door"
    entry, window = ENTRIES[index % 2]
    front = [
        Opening(entry, (0.75, 3.0), door),
        Opening(window, (1.1, 3.0)),
        Opening((0.9, 2.6), (4.4, 6.4)),
        Opening((4.0, 5.7), (4.4, 6.4), "lit" if index == 5 else "window"),
    ]
    style = {"boards": 0.34} if index % 2 else {}
    house(
        part.at(WIDTH, 0, 0, 90),
        DEPTH,
        WIDTH,
        HEIGHT,
        left=front,
        base=0,
        wall_style=style,
        bands=() if index % 2 else (3.7,),
        pitch=1.25,
        over=0.12,
        seams=None,
        courses=0.55,
        material="slate" if index % 3 else "roof",
    )
    attic(part)
    part.box("stone", (-0.05, WIDTH + 0.05), (-0.15, 0), (0, 0.75 if index % 2 else 0.6))
    steps(part.at(entry[0] - 0.3, 0), (0, 2), 1.5, 0.72)
    canopy(part, (entry[0] - 0.4, entry[1] + 0.4), 3.25, 1.1, "brass")
    part.box("trim", (WIDTH - 0.9, WIDTH + 0.1), (DEPTH * 0.6, DEPTH * 0.6 + 1.2), (HEIGHT + 1, HEIGHT + 4.4))
    part.box("stone", (WIDTH - 1.0, WIDTH + 0.2), (DEPTH * 0.6 - 0.1, DEPTH * 0.6 + 1.3), (HEIGHT + 4.4, HEIGHT + 4.65))


def front_garden(part, index, stoop, chance):
    """A path from the pavement to the stoop, and low planting under the window."""
    entry, window = ENTRIES[index % 2]
    ground.walk(part, (entry[0] + 0.1, entry[1] - 0.1), (-11.6, stoop), joint=1.4)
    nature.shrubs(
        part,
        (window[0] - 0.3, stoop + 0.4),
        (window[1] + 0.3, stoop + 0.4),
        5,
        chance,
        0.42,
        "sage" if index % 2 else "pale",
    )


def attic(part):
    sash(part.at(0, -0.17, HEIGHT), (2.6, 4.0), (1.0, 2.7), 0.14)
