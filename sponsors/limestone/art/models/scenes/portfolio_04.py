"""Four storeys on a street corner: stone ground floor, projecting bays."""

from kit import ground, life, nature, stage
from kit.house import house
from kit.porch import canopy
from kit.roof import flat_roof
from kit.wall import Opening, wall, window_grid

SIZE = (1600, 1200)
STOREY, GROUND = 3.15, 4.2
TOP = GROUND + 3 * STOREY


def build(part, chance):
    ground.board(part, (-20, 50), (-22, 44))
    ground.road(part, (-20, 50), (-21, -13))
    ground.plate(part, "asphalt", (-19, -11), (-13.2, 44), 0.045)
    ground.plate(part, "lawn", (-9, 50), (-6, 44), 0.1)
    ground.plate(part, "paving", (-9, 50), (-6, 14), 0.12)
    ground.walk(part, (-10.6, 50), (-12.4, -6), joint=3)
    ground.walk(part, (-10.6, -3), (-6, 44), top=0.15, joint=3)
    wing(part, 38, 38, lit={(0, 4), (2, 6)})
    wing(part.at(0, 36, 0, -90), 36, 21.8, lit={(1, 4)})
    wall(part.at(38, 0, 0, 90), 14, TOP, window_grid(14, 4, STOREY, 4.4, (1.5, 1.9), sill=1.6))
    corner(part)
    life.people(part, [(6, -8), (7, -8.6), (17, -7.4), (28, -9), (-6, 12), (-6.6, 13), (-6, -8)], 0.14)
    life.car(part, 8, -15)
    life.car(part, 32, -19, 180)
    life.car(part, -16.6, 18, 90)
    nature.trees([(x, -10.6, 6) for x in (2, 11, 20, 29, 38, 46)], chance, "oval")
    nature.trees([(-8.6, y, 6) for y in (6, 15, 24, 33, 41)], chance, "oval")
    nature.trees([(24, 24, 7), (33, 30, 8), (43, 8, 7.5), (44, 22, 8.5), (44, 36, 9)], chance)
    stage.light(azimuth=50)
    stage.camera((12, 7, 5.4), turn=-36, pitch=18, distance=116, lens=72)


def wing(part, length, roofed, lit, depth=14):
    """`roofed` is the length that this wing and not the other one covers."""
    columns = int((length - 6) / 4)
    bays = range(1, columns, 2)
    upper = window_grid(
        4 * columns,
        3,
        STOREY,
        4,
        (1.7, 2.1),
        sill=0.6,
        margin=0,
        kinds={spot: "lit" for spot in lit},
        skip={(storey, k) for storey in (0, 1) for k in bays},
    )
    front = [Opening((o.x[0] + 6.25, o.x[1] + 6.25), (o.z[0] + GROUND, o.z[1] + GROUND), o.kind) for o in upper]
    front += [Opening((6.8 + 4 * k, 9.8 + 4 * k), (0.5, 3.2), "shop") for k in range(columns)]
    wall(part, length, TOP, front, depth=0.4)
    wall(part.at(length, depth, 0, 180), length, TOP)
    for k in range(columns + 1):
        part.box("stone", (5.85 + 4 * k, 6.65 + 4 * k), (-0.3, 0), (0, GROUND - 0.35))
    part.box("stone", (5, length + 0.1), (-0.4, 0), (GROUND - 0.45, GROUND))
    part.box("trim", (0, length), (-0.22, 0), (TOP - STOREY - 0.1, TOP - STOREY + 0.16))
    for k in bays:
        bay(part.at(6.65 + 4 * k, 0, GROUND))
    flat_roof(part, roofed, depth, TOP, parapet=1.0)
    for k in range(int(roofed / 4) - 3):
        part.box("trim", (9 + 4 * k, 10.5 + 4 * k), (depth - 5, depth - 3.4), (TOP, TOP + 1.0))


def bay(part):
    """A box of two storeys that stands out of the wall."""
    for side, width, turn, x, y in ((0, 3.2, 0, 0, -1.1), (1, 1.1, 90, 3.2, -1.1), (2, 1.1, -90, 0, 0)):
        openings = (
            [Opening((0.35, 2.85), (k * STOREY + 0.4, k * STOREY + 2.6), "shop") for k in range(2)] if side == 0 else []
        )
        wall(part.at(x, y, 0.3, turn), width, 2 * STOREY, openings, depth=0.25)
    part.box("trim", (-0.08, 3.28), (-1.18, 0), (2 * STOREY + 0.3, 2 * STOREY + 0.5))
    part.box("trim", (-0.08, 3.28), (-1.18, 0), (0.12, 0.3))


def corner(part):
    """The taller corner with the entry."""
    glass = [Opening((0.8, 5.4), (GROUND + k * STOREY + 0.4, GROUND + k * STOREY + 2.7), "shop") for k in range(3)]
    shop = [Opening((0.8, 5.4), (0.3, 3.3), "shop")]
    house(
        part.at(-0.6, -0.6),
        6.6,
        6.6,
        TOP + 2.6,
        front=glass + [Opening((1.4, 4.9), (0.15, 3.3), "shop")],
        left=glass + shop,
        roof="flat",
        base=0,
        parapet=0.3,
    )
    part.box("stone", (-0.75, 6.1), (-0.75, -0.6), (GROUND - 0.45, GROUND))
    canopy(part.at(-0.6, -0.6), (0.6, 5.8), 3.5, 2.0, "green")
