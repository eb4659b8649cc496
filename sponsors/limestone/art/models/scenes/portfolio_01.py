"""Assisted living around a court: hipped limestone roofs, an evergreen arcade."""

from kit import ground, life, nature, stage
from kit.house import house
from kit.porch import porch
from kit.wall import window_grid

SIZE = (1600, 1200)
STOREY = 3.2
STYLE = {
    "wall_style": {"boards": 0.42},
    "bands": (STOREY,),
    "roof": "hip",
    "pitch": 0.42,
    "seams": None,
    "courses": 0.7,
}


def build(part, chance):
    ground.board(part, (-14, 66), (-30, 42))
    ground.plate(part, "lawn", (-14, 66), (-22.5, 42), 0.1)
    ground.rising(part, (-14, 66), (33, 42), layers=2, seed=4)
    ground.road(part, (-14, 66), (-29, -23))
    ground.walk(part, (-14, 66), (-22.4, -20.8))
    rows = window_grid
    house(
        part.at(0, 14),
        52,
        14,
        2 * STOREY,
        rows(52, 2, STOREY, 3.5, (1.35, 1.75), kinds={(1, 4): "lit", (0, 9): "lit"}),
        left=rows(14, 2, STOREY, 4, (1.35, 1.75)),
        **STYLE
    )
    # The wings stand out a little at both sides: walls in one plane with the main house would render black.
    for x in (-0.8, 39.8):
        house(
            part.at(x + 13, -8, 0, 90),
            35.2,
            13,
            2 * STOREY,
            rows(22, 2, STOREY, 3.6, (1.35, 1.75)),
            left=rows(13, 2, STOREY, 3.9, (1.4, 1.8), kinds={(1, 0): "lit"} if x > 0 else None),
            back=rows(35, 2, STOREY, 3.6, (1.35, 1.75)),
            **STYLE
        )
    porch(part.at(0, 14), (13.2, 38.8), 3.2, columns=9, opening=4)
    for x in (-0.8, 39.8):
        porch(part.at(x, -8), (3, 10), 2.4, columns=3, opening=0)
    court(part, chance)
    stage.light()
    stage.camera((24, 3, 1.5), turn=-32, pitch=23, distance=142, lens=72)


def court(part, chance):
    ground.walk(part, (25, 27), (-20.8, 10.6))
    ground.walk(part, (13.4, 38.6), (-3, -1.4), top=0.15)
    part.at(26, -2.2).turned("stone", [(3.2, 0), (3.2, 0.22), (2.7, 0.22), (2.7, 0.17)], 40)
    nature.tree(26, -2.2, 5.2, "oval", "pale", 3)
    for x in ((15, 24), (28, 37)):
        for y in (1.5, -7.5):
            nature.hedge(part, x, (y, y + 0.9), 0.8)
    nature.trees([(17, -12, 5), (35, -12, 5), (17, 5.5, 4.6), (35, 5.5, 4.6)], chance)
    nature.trees([(x, -19, chance.uniform(5, 6)) for x in (-9, -1, 8, 17, 35, 44, 53, 61)], chance, "oval")
    nature.trees([(-9, 0, 7.5), (-8, 14, 8.5), (58, -2, 7.5), (60, 12, 9), (-9, 26, 9), (59, 26, 9)], chance)
    nature.trees([(x, chance.uniform(35, 40), chance.uniform(8, 10)) for x in range(-8, 64, 9)], chance, z=0.6)
    life.people(part, [(25.6, -9), (26.5, -10), (20, -0.8), (31, -2.4), (26, 9), (46, -21.5)], 0.14)
    life.bench(part, 21, -3.9, 180)
    life.bench(part, 31, 0.2)
    life.car(part, 8, -24.5)
