"""Three storeys of assisted living: stone below, boards above, slate hips, a deep arrival between two pavilions."""

from kit import ground, life, nature, stage
from kit.house import house
from kit.porch import balcony, column, porch
from kit.roof import gable_roof, hip_roof
from kit.wall import Opening, window_grid

SIZE = (1600, 686)
GROUND, STOREY = 3.6, 3.15
TOP = GROUND + 2 * STOREY
SLATE = {"material": "slate", "seams": None, "courses": 0.8}


def build(part, chance):
    site(part, chance)
    main = rows(66, 3.3, {(0, 1): "lit", (1, 17): "lit"})
    storeys(part, 66, 17, front=main, left=rows(17, 3.9), right=rows(17, 3.9, {(1, 2): "lit"}))
    slate_hip(part, 66, 17, TOP, 0.46, 0.8)
    for x in (6, 47):
        pavilion(part.at(x, -5))
    arrival(part.at(33, 0))
    for x in ((19.6, 26.2), (39.8, 46.4)):
        porch(part, x, 3.0, columns=3, opening=-1)
    storeys(part.at(66, 17, 0, 90), 30, 15, front=rows(30, 3.4), back=rows(30, 3.4))
    # It begins under the main roof, whose end it covers: in one plane with that it would render black.
    slate_hip(part.at(66.1, 0.5, 0, 90), 46.5, 15, TOP + 0.12, 0.46, 0.8, hips=False)
    stage.light(azimuth=-40, elevation=31)
    stage.camera((34.6, 2, 4.6), turn=27, pitch=15, distance=160, lens=72)


def rows(width, bay, lit=None):
    """Windows of the ground floor, and of both floors above it."""
    return window_grid(width, 1, GROUND, bay, (1.5, 1.9)), window_grid(width, 2, STOREY, bay, (1.4, 1.8), kinds=lit)


def storeys(part, length, depth, **faces):
    """Walls without a roof: a ground floor of stone and two storeys of boards."""
    stone = {name: low for name, (low, _) in faces.items()}
    boards = {name: high for name, (_, high) in faces.items()}
    house(part, length, depth, GROUND, roof=None, base=0.6, wall_style={"material": "stone"}, **stone)
    upper = part.at(z=GROUND)
    house(upper, length, depth, 2 * STOREY, roof=None, base=0, wall_style={"boards": 0.42}, bands=(0.0,), **boards)


def slate_hip(part, length, depth, z, pitch, over, hips=True):
    """A hip whose ridge and front edges are capped: slopes in the same light would run into one another."""
    top = hip_roof(part, length, depth, z, pitch, over, **SLATE)
    lift, run = 0.24, depth / 2
    left, right = (run, depth / 2, top + lift), (length - run, depth / 2, top + lift)
    if left != right:
        part.bar("score", left, right, 0.18)
    if hips:
        eave = z - over * pitch + lift
        part.bar("score", (-over, -over, eave), left, 0.18)
        part.bar("score", (length + over, -over, eave), right, 0.18)


def pavilion(part):
    """A body under its own hip, with porches stacked before the rooms in its middle."""
    width, depth = 13.0, 13.0
    doors = [Opening((3.4, 9.6), (z, z + 2.5), "shop") for z in (0.1, 0.15, STOREY + 0.15)]
    low = [doors[0]] + [Opening((x, x + 1.4), (0.85, 2.75)) for x in (1.0, 10.6)]
    high = doors[1:] + [
        Opening((x, x + 1.3), (floor * STOREY + 0.85, floor * STOREY + 2.65)) for x in (1.0, 10.7) for floor in (0, 1)
    ]
    side = rows(4, 4)
    storeys(part, width, depth, front=(low, high), left=([], []), right=side)
    slate_hip(part, width, depth, TOP, 0.62, 0.7)
    for x in (3.1, 6.35, 9.6):
        column(part, x, -2.1, TOP - 0.5, 0.34)
    for z in (GROUND, GROUND + STOREY):
        balcony(part, (2.8, 10.2), z + 0.12, 2.4, "trim")
    part.box("paving", (2.6, 10.4), (-2.6, 0), (0, 0.22))
    part.box("trim", (2.7, 10.0), (-2.4, -1.85), (TOP - 0.5, TOP - 0.05))
    gable_roof(part.at(10.2, -2.5, 0, 90), 8, 7.7, TOP, 0.6, 0.45, **SLATE)


def arrival(part):
    """A hipped shelter over the drive, wide enough for a bus beside a car."""
    width, reach, height = 12.0, 9.6, 4.0
    for x in (-width / 2 + 0.5, 0, width / 2 - 0.5):
        column(part, x, -reach + 0.6, height, 0.5)
    for x in (-width / 2 + 0.5, width / 2 - 0.5):
        column(part, x, -4.4, height, 0.5)
    part.box("trim", (-width / 2, width / 2), (-reach, -0.3), (height, height + 0.6))
    hip_roof(part.at(-width / 2, -reach), width, reach - 0.3, height + 0.6, 0.42, 0.6, material="green", seams=0.5)


def site(part, chance):
    ground.board(part, (-20, 88), (-38, 60))
    ground.plate(part, "lawn", (-20, 88), (-29, 60), 0.06)
    ground.rising(part, (-20, 88), (50, 60), layers=2, seed=3)
    ground.road(part, (-20, 88), (-37, -30))
    ground.walk(part, (-20, 88), (-29, -26.8))
    ground.plate(part, "asphalt", (20, 46), (-14.5, -5.6), 0.08)
    for x in (20, 41.4):
        ground.plate(part, "asphalt", (x, x + 4.6), (-30, -13), 0.085)
    ground.plate(part, "paving", (26.4, 39.6), (-5.5, -0.2), 0.16)
    for x in (11.6, 52.6):
        ground.walk(part, (x, x + 1.8), (-26.8, -7.6), top=0.13)
    for x in ((26.2, 39.8), (7, 11), (14.4, 18.6), (48, 52), (55.2, 59.4)):
        nature.hedge(part, x, (-18.4, -17.4) if x[0] == 26.2 else (-9.4, -8.6), 0.75)
    nature.trees([(x, -24.8, chance.uniform(5, 6)) for x in (-14, -4, 5, 30.4, 36)], chance, "oval")
    nature.trees([(-8, -6, 8), (-13, 8, 9), (-9, 22, 8.5), (75, -4, 6.2), (84, 4, 8.5), (76, 16, 8), (84, 30, 9)], chance)
    nature.trees([(x, chance.uniform(40, 56), chance.uniform(6.5, 8.5)) for x in range(-14, 86, 7)], chance, z=0.4)
    life.car(part, 41.6, -10.6, 0, 0.1)
    life.car(part, 36, -31.8, 180, 0.04)
    life.car(part, 2, -35.2, 0, 0.04)
    life.people(part, [(12.2, -14), (12.9, -15.2), (35.5, -4), (36.4, -4.6), (53.4, -12), (66, -27.8)], 0.14)
    life.bench(part, 23, -1.4, 0, 0.3)
