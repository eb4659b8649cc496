"""The garden of a senior residence: level paths, raised beds, a pergola, benches in the shade."""

from kit import ground, life, nature, stage
from kit.house import house
from kit.porch import porch
from kit.wall import window_grid

SIZE = (1600, 1000)
STOREY = 3.2


def build(part, chance):
    ground.board(part, (-16, 54), (-30, 34))
    ground.plate(part, "lawn", (-16, 54), (-30, 34), 0.06)
    wings(part)
    paths(part)
    for x in (5, 26):
        for y in (-5.6, -15.6):
            bed(part.at(x, y), chance)
    pergola(part.at(14, -25.4))
    part.at(19, -9.4).turned("stone", [(2.6, 0), (2.6, 0.5), (2.2, 0.5), (2.2, 0.2)], 48)
    nature.tree(19, -9.4, 5.4, "oval", "pale", 2)
    boundary(part)
    life.people(part, [(15.4, -9), (16, -10.2), (22.6, -13), (8.6, -3.2), (31, -1.6), (17.2, -23.6)], 0.15)
    for x, y, turn in ((15.2, -12.6, 140), (23, -6.2, -40), (12.2, -3.4, 0), (25.8, -3.4, 0)):
        life.bench(part, x, y, turn, 0.15)
    nature.trees([(1.6, -20, 6), (2, -10, 5.6), (36, -19.5, 6), (36.4, -9, 5.6), (4, -26.5, 4.6), (33, -26, 5)], chance)
    nature.trees([(-9, y, chance.uniform(6.5, 8.5)) for y in (-22, -12, -2, 9)], chance)
    nature.trees([(47, y, chance.uniform(6.5, 8.5)) for y in (-22, -12, -2)], chance)
    stage.light(azimuth=48, elevation=34)
    stage.camera((18.6, -8, 1.6), turn=-27, pitch=19, distance=84, lens=66, aperture=0.22)


def wings(part):
    finish = {"wall_style": {"boards": 0.42}, "bands": (STOREY,), "material": "green", "seams": 0.6, "pitch": 0.5}
    house(
        part.at(-2, 0),
        44,
        13,
        2 * STOREY,
        window_grid(44, 2, STOREY, 3.4, (1.4, 1.8), kinds={(1, 3): "lit"}),
        left=window_grid(13, 2, STOREY, 4, (1.4, 1.8)),
        **finish
    )
    porch(part, (10, 30), 3.0, columns=7, opening=3)


def paths(part):
    ground.plate(part, "paving", (-2, 42), (-4.4, -2.2), 0.13)
    ground.walk(part, (18, 20), (-28, -4.4), joint=1.4)
    ground.walk(part, (3, 35), (-10.4, -8.4), top=0.15, joint=1.4)
    part.at(19, -9.4).turned("paving", [(5.2, 0), (5.2, 0.17)], 56)


def bed(part, chance):
    """A raised bed of stone with low planting in rows."""
    part.box("stone", (0, 8), (-2.6, 0.6), (0, 0.55))
    for row in range(3):
        y = -2.1 + 1.05 * row
        nature.shrubs(part.at(z=0.5), (0.5, y), (7.5, y), 10, chance, 0.36, ("sage", "pale", "bone")[row])


def pergola(part):
    for x in (0, 3.3, 6.6, 9.9):
        for y in (0, 3):
            part.box("timber", (x, x + 0.22), (y, y + 0.22), (0.1, 2.7))
    for y in (0, 3):
        part.box("timber", (-0.5, 10.6), (y + 0.02, y + 0.2), (2.7, 2.95))
    for k in range(22):
        x = -0.3 + 0.5 * k
        part.box("timber", (x, x + 0.1), (-0.5, 3.8), (2.96, 3.14))


def boundary(part):
    """A low garden wall with a coping and a hedge behind."""
    for x, y in (((-3, 41), (-29, -28.6)), ((-3, -2.6), (-28.6, -1)), ((40.6, 41), (-28.6, -1))):
        part.box("stone", x, y, (0, 1.0))
        part.box("trim", (x[0] - 0.08, x[1] + 0.08), (y[0] - 0.08, y[1] + 0.08), (1.0, 1.12))
