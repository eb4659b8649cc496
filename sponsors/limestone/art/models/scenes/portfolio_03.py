"""Three-storey walk-up apartments: gables over stacked balconies, one evergreen entry."""

from kit import ground, life, nature, stage
from kit.house import house
from kit.porch import balcony, canopy
from kit.roof import gable_roof
from kit.wall import Opening, window_grid

SIZE = (1600, 1200)
STOREY, LENGTH, DEPTH = 3.2, 46.0, 16.0
ROOF = {"seams": None, "courses": 0.75}
BAYS = (7.5, 31.5)


def build(part, chance):
    ground.board(part, (-14, 60), (-30, 38))
    ground.plate(part, "lawn", (-14, 60), (-22.5, 38), 0.1)
    ground.rising(part, (-14, 60), (30, 38), layers=2, seed=7)
    ground.road(part, (-14, 60), (-29, -23))
    ground.walk(part, (-14, 60), (-22.4, -20.8))
    ground.walk(part, (22, 24), (-20.8, 0), top=0.15)
    apartments(part)
    life.people(part, [(22.5, -8), (23.4, -9.2), (9, -21.6), (10, -21.3), (41, -21.5)], 0.14)
    life.car(part, 6, -24.6)
    life.car(part, 40, -27.6, 180)
    nature.trees([(x, -18.6, chance.uniform(5.4, 6.4)) for x in (-10, -1, 8, 17, 30, 39, 48, 56)], chance, "oval")
    nature.trees([(-8, -4, 8), (-9, 8, 9), (52, -5, 7.5), (54, 8, 9), (-9, 21, 9), (54, 22, 9.5)], chance)
    nature.trees([(x, chance.uniform(32, 36), chance.uniform(8, 11)) for x in range(-8, 60, 9)], chance, z=0.6)
    for a, b in ((1, 7), (15, 20.5), (25.5, 31), (39, 45)):
        nature.shrubs(part, (a, -1.4), (b, -1.4), 8, chance)
    stage.light()
    stage.camera((23, 0, 3.6), turn=-30, pitch=17, distance=116, lens=72)


def apartments(part):
    """The block on 0..46 by 0..16, its entry in the middle of the front."""
    front = [
        Opening((x, x + 1.5), (floor * STOREY + 0.8, floor * STOREY + 2.6), "lit" if (floor, x) in LIT else "window")
        for floor in range(3)
        for x in (1.4, 4.6, 16.2, 19, 25.4, 28.2, 39.9, 43.1)
    ]
    for x in BAYS:
        front += [Opening((x + 0.5, x + 6.5), (f * STOREY + 0.2, f * STOREY + 2.7), "shop") for f in range(3)]
    front += [Opening((21.6, 24.4), (0.1, 2.7), "shop"), Opening((22, 24), (4, 9), "tall")]
    side = window_grid(DEPTH, 3, STOREY, 4, (1.5, 1.8), kinds={(1, 0): "lit"})
    house(
        part,
        LENGTH,
        DEPTH,
        3 * STOREY,
        front,
        left=side,
        right=side,
        base=0.7,
        bands=(STOREY,),
        pitch=0.5,
        over=0.7,
        **ROOF
    )
    for x in BAYS:
        stack(part, x)
    canopy(part, (20.8, 25.2), 3.0, 2.8, "green")
    for x in (21.1, 24.9):
        part.box("trim", (x - 0.14, x + 0.14), (-2.6, -2.32), (0, 3.0))


LIT = {(1, 1.4), (2, 28.2), (0, 43.1)}


def stack(part, x):
    for floor in (1, 2):
        balcony(part, (x, x + 7), floor * STOREY + 0.1, 1.8)
    # The columns hide the corners of the rails, which would stand beside them as thin dark lines.
    for at in (x - 0.02, x + 6.72):
        part.box("trim", (at, at + 0.3), (-1.88, -1.58), (0, 3 * STOREY + 0.1))
    # As wide as the gable above it: beside a narrower one the dark under the roof shows.
    part.box("trim", (x - 0.2, x + 7.2), (-1.94, -0.85), (3 * STOREY - 0.2, 3 * STOREY + 0.25))
    gable_roof(part.at(x + 7.2, -2, 0, 90), DEPTH / 2 + 1, 7.4, 3 * STOREY + 0.2, 0.6, 0.45, **ROOF)
