"""The court behind the residence: two crossing paths, four lawns in clipped hedges, one pergola."""

from kit import ground, life, nature, stage
from kit.porch import porch
from scenes.parkview_exterior import TOP, pavilion, rows, slate_hip, storeys

SIZE = (1600, 1000)


def build(part, chance):
    ground.board(part, (-12, 54), (-29, 30))
    ground.plate(part, "lawn", (-12, 54), (-29, 30), 0.06)
    storeys(part.at(-6, 0), 52, 15, front=rows(52, 3.4, {(0, 4): "lit", (1, 9): "lit"}), left=rows(15, 3.9))
    slate_hip(part.at(-6, 0), 52, 15, TOP, 0.46, 0.8)
    for x in (-6.4, 33.4):
        pavilion(part.at(x, -2.6))
    porch(part, (9, 31), 3.2, columns=7, opening=3)
    paths(part)
    hedges(part)
    pergola(part.at(29, -18))
    nature.tree(9.4, -9.6, 5.4, "oval", "sage", 2)
    nature.tree(9.4, -21.4, 5.4, "oval", "pale", 4)
    nature.trees([(50, -9, 7), (50.4, -20, 7.5), (50, 3, 8)], chance)
    life.people(part, [(20.4, -8.2), (19.4, -9), (12, -15.6), (32.6, -16.4), (17, -2), (25, -1.8)], 0.14)
    life.person(part, 32, -15.4, 1.24, 0.14)
    for x, y, turn in ((32.4, -14.9, 0), (17.2, -19, 90), (22.8, -19, -90)):
        life.bench(part, x, y, turn, 0.14)
    stage.light(azimuth=60, elevation=32)
    stage.camera((19.8, -8.5, 2.9), turn=-27, pitch=17, distance=90, lens=66, aperture=0.34)


def paths(part):
    ground.plate(part, "paving", (-4, 46), (-5.4, -0.2), 0.13)
    ground.walk(part, (18.8, 21.2), (-28.6, -5.4), top=0.12, joint=1.5)
    ground.walk(part, (-11.6, 38), (-16.7, -14.3), top=0.14, joint=1.5)
    part.at(20, -15.5).turned("paving", [(3.6, 0), (3.6, 0.16)], 72)
    part.at(20, -15.5).turned("stone", [(1.7, 0.16), (1.7, 0.55), (1.45, 0.55), (1.45, 0.42)], 64)
    part.at(20, -15.5).turned("glass", [(1.46, 0.17), (1.46, 0.45)], 64)


def hedges(part):
    """Round the lawns, open towards the crossing and the pergola."""
    for outer, inner, end in (
        ((-7.5, -6.6), (-13.2, -12.3), (-12.25, -7.55)),
        ((-25.6, -24.7), (-18.7, -17.8), (-24.65, -18.75)),
    ):
        for x in ((3, 16.2), (23.8, 42.5)):
            nature.hedge(part, x, outer, 0.6)
        for x in ((3, 16.2), (23.8, 27.6)):
            nature.hedge(part, x, inner, 0.6)
        nature.hedge(part, (3, 3.9), end, 0.6)


def pergola(part):
    """Timber over a paved place at the end of the cross path."""
    ground.plate(part, "paving", (-0.6, 9.6), (-0.8, 5.8), 0.15)
    for x in (0.2, 3.1, 6.0, 8.9):
        for y in (0, 4.8):
            part.box("timber", (x - 0.13, x + 0.13), (y - 0.13, y + 0.13), (0.14, 2.8))
    for y in (0, 4.8):
        for side in (-0.2, 0.13):
            part.box("timber", (-0.7, 9.8), (y + side, y + side + 0.07), (2.62, 2.84))
    for k in range(20):
        x = -0.4 + 0.5 * k
        part.box("timber", (x, x + 0.09), (-0.8, 5.6), (2.85, 3.03))
