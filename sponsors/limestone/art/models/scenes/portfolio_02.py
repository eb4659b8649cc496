"""Single-storey memory care: three gabled pavilions joined by glazed links, in late autumn."""

from kit import ground, life, nature, stage
from kit.house import house
from kit.porch import porch
from kit.roof import flat_roof
from kit.wall import Opening, wall, window_grid

SIZE = (1600, 1200)
WALL = 3.5


def build(part, chance):
    ground.board(part, (-12, 58), (-24, 34))
    ground.plate(part, "lawn", (-12, 58), (-17, 34), 0.1)
    ground.rising(part, (-12, 58), (24, 34), layers=2, seed=2)
    ground.road(part, (-12, 58), (-23.5, -18))
    for k, x in enumerate((0, 17.5, 35)):
        pavilion(part.at(x, -3 if k == 1 else 0), lit=k == 1)
    for x in (11, 28.5):
        link(part.at(x, 6))
    paths(part)
    nature.trees(
        [(14.2, -2, 5), (31.8, -2, 5.4), (-6, -4, 6.5), (52, -5, 6.5), (-6, 10, 7.5), (53, 11, 7.5)], chance, "bare"
    )
    nature.trees([(x, -19.5, 5.2) for x in (-8, 3, 12, 35, 44, 54)], chance, "bare")
    nature.trees([(x, chance.uniform(31.3, 33), chance.uniform(6, 9)) for x in range(-8, 58, 6)], chance, "bare", z=1.05)
    for x in (0.8, 18.3, 35.8):
        y = -6.2 if x == 18.3 else -3.2
        for start in (x - 0.4, x + 7.2):
            nature.hedge(part, (start, start + 2.6), (y - 0.3, y + 0.3), 0.55)
    life.people(part, [(22.4, -9.4), (23.6, -10.4), (40.3, -4.6), (12, -14.6), (34.6, -14.4)], 0.14)
    for x in (9, 37):
        life.bench(part, x, -12.7)
    stage.light(elevation=24, azimuth=64)
    stage.camera((21, 5, 2.0), turn=-26, pitch=19, distance=105, lens=72)


def pavilion(part, lit):
    kinds = {(0, 0): "lit"} if lit else None
    gable_end = [
        Opening((1.1, 2.7), (0.9, 2.7), "window"),
        Opening((8.3, 9.9), (0.9, 2.7)),
        Opening((4.5, 6.5), (0.3, 2.9), "door"),
    ]
    house(
        part.at(11, 0, 0, 90),
        20,
        11,
        WALL,
        left=gable_end,
        front=window_grid(20, 1, WALL, 3.8, (1.5, 1.8)),
        back=window_grid(20, 1, WALL, 3.8, (1.5, 1.8), kinds=kinds),
        base=0,
        wall_style={"boards": 0.36},
        pitch=0.64,
        over=0.7,
        seams=None,
        courses=0.55,
        material="slate",
    )
    part.box("stone", (-0.12, 11.12), (-0.12, 0), (0, 0.3))
    porch(part, (3.2, 7.8), 2.6, height=2.7, columns=2, opening=0)


def link(part):
    wall(part, 6.5, 2.9, [Opening((0.3, 6.2), (0.2, 2.5), "shop")])
    flat_roof(part, 6.5, 5, 2.9, parapet=0.35)


def paths(part):
    ground.walk(part, (-12, 58), (-16, -14), joint=1.6)
    for x, y in ((4.7, -2.8), (22.2, -5.8), (39.7, -2.8)):
        ground.walk(part, (x, x + 1.6), (-14, y), top=0.15)
