"""Neighbours on the porch of a small house of one storey, seen almost at eye level."""

from kit import ground, life, nature, stage
from kit.house import house
from kit.porch import column, railing, steps
from kit.roof import plane
from kit.wall import Opening

SIZE = (1600, 1200)
LONG, DEEP, EAVE, DECK, REACH = 18.0, 9.0, 3.7, 0.54, 3.2


def build(part, chance):
    ground.board(part, (-12, 30), (-18, 22))
    ground.plate(part, "lawn", (-12, 30), (-18, 22), 0.06)
    cottage(part)
    veranda(part)
    ground.walk(part, (7.8, 10.2), (-12.13, -REACH - 1.4), top=0.12, joint=1.3)
    ground.walk(part, (-11.6, 29.6), (-14.4, -12.2), top=0.14, joint=1.5)
    for x in ((-0.2, 6.9), (11.1, 18.2)):
        nature.hedge(part, x, (-REACH - 1.2, -REACH - 0.5), 0.62)
    for x in (7.2, 10.3):
        part.box("stone", (x, x + 0.5), (-REACH - 1.35, -REACH - 0.05), (0, DECK + 0.1))
    life.people(part, [(6.0, -1.6), (6.75, -2.1), (13.2, -1.5)], DECK)
    life.people(part, [(8.2, -7.4), (9.6, -7.4), (9.05, -6.5), (14.6, -13.2)], 0.13)
    life.person(part, 13.9, -0.95, 1.24, DECK)
    life.bench(part, 13.9, -0.8, 0, DECK)
    life.bench(part, 3.6, -0.8, 0, DECK)
    nature.trees([(-5, 1, 5.6), (20.6, -5.4, 4.6), (23, 5, 6), (-6, 10, 6.6)], chance)
    nature.trees([(x, 15 + x % 3, chance.uniform(6, 7.4)) for x in range(-8, 29, 6)], chance)
    # This one stands outside the picture and lays its shade across the foreground.
    nature.tree(17.4, -17.6, 7.4, "round", "sage", 1)
    stage.light(azimuth=50, elevation=31)
    stage.camera((8.7, -4, 2.8), turn=-23, pitch=13, distance=44.5, lens=70, aperture=0.6)


def cottage(part):
    front = [Opening((8.3, 9.7), (DECK, DECK + 2.4), "door")]
    front += [Opening((x, x + 1.5), (DECK + 0.6, DECK + 2.4)) for x in (1.4, 4.6, 11.9, 15.1)]
    side = [Opening((x, x + 1.4), (DECK + 0.6, DECK + 2.4)) for x in (1.6, 6.0)]
    house(
        part,
        LONG,
        DEEP,
        EAVE,
        front,
        left=side,
        base=DECK - 0.02,
        wall_style={"boards": 0.3},
        pitch=0.62,
        over=0.5,
        seams=None,
        courses=0.55,
    )
    part.box("stone", (13.6, 14.7), (5.6, 6.6), (EAVE + 1.2, EAVE + 3.5))
    part.box("trim", (13.5, 14.8), (5.5, 6.7), (EAVE + 3.5, EAVE + 3.7))


def veranda(part):
    """The length of the house, open where the steps come up."""
    part.box("stone", (0.1, LONG - 0.1), (-REACH + 0.1, -0.14), (0, DECK - 0.1))
    part.box("paving", (0, LONG), (-REACH, -0.13), (DECK - 0.1, DECK))
    steps(part.at(y=-REACH), (7.75, 10.25), 1.2, DECK - 0.02)
    deck, height = part.at(z=DECK), 2.5
    places = [0.3, 3.9, 7.4, 10.6, 14.1, 17.7]
    for x in places:
        column(deck, x, -REACH + 0.35, height, 0.28)
    for a, b in zip(places, places[1:]):
        if a != 7.4:
            railing(deck, (a + 0.2, -REACH + 0.35), (b - 0.2, -REACH + 0.35), gap=0.2)
    for x in (places[0], places[-1]):
        railing(deck, (x, -REACH + 0.6), (x, -0.2), gap=0.2)
    beam = DECK + height
    part.box("trim", (0.1, LONG - 0.1), (-REACH + 0.15, -REACH + 0.5), (beam, beam + 0.34))
    low, high = beam + 0.3, EAVE + 0.16
    eave = ((-0.5, -REACH - 0.35, low), (LONG + 0.5, -REACH - 0.35, low))
    plane(part, *eave, (LONG + 0.5, -0.3, high), (-0.5, -0.3, high), material="green", seams=0.45, thickness=0.13)
    part.box("trim", (-0.52, LONG + 0.52), (-REACH - 0.42, -REACH - 0.35), (low - 0.08, low + 0.2))
