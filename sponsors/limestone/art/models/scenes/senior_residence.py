"""Two storeys of assisted living: gabled wings, a covered arrival, green roofs."""

from kit import ground, life, nature, stage
from kit.house import house
from kit.porch import arrival, porch
from kit.wall import Opening, window_grid

SIZE = (1600, 900)
BOARDS = {"boards": 0.42}
STOREY = 3.2


def build(part, chance):
    site(part, chance)
    residence(part)
    stage.light()
    stage.camera((31, 2, 3.4), turn=-30, pitch=15, distance=156, lens=74)


def residence(part):
    roof = {"material": "green", "seams": 0.6}
    house(
        part,
        62,
        15,
        2 * STOREY,
        window_grid(62, 2, STOREY, 3.45, (1.35, 1.75), kinds={(0, 1): "lit", (1, 12): "lit"}),
        left=window_grid(15, 2, STOREY, 4.2, (1.35, 1.75)),
        wall_style=BOARDS,
        bands=(STOREY,),
        pitch=0.62,
        **roof,
    )
    for x in (4, 46):
        wing(part.at(x, -5), 12, 12.5, roof)
    pavilion(part.at(23, -4), 16, 11.5, roof)
    for x in (16, 60):
        house(
            part.at(x, 14, 0, 90),
            22,
            13,
            2 * STOREY,
            back=window_grid(22, 2, STOREY, 3.6, (1.35, 1.75)),
            wall_style=BOARDS,
            bands=(STOREY,),
            pitch=0.62,
            **roof,
        )


def wing(part, width, depth, roof):
    body(
        part,
        width,
        depth,
        2 * STOREY,
        window_grid(width, 2, STOREY, 3.4, (1.4, 1.8), kinds={(1, 1): "lit"}),
        roof,
        0.74,
    )
    porch(part, (1.0, width - 1.0), 2.9, opening=1)


def pavilion(part, width, depth, roof):
    front = window_grid(width, 1, STOREY, 3.5, (1.5, 2.0), sill=STOREY + 1.2) + [
        Opening((1.2, 3.4), (0.8, 2.9)),
        Opening((12.6, 14.8), (0.8, 2.9)),
        Opening((5, 11), (0.1, 3.0), "shop"),
    ]
    body(part, width, depth, 7.4, front, roof, 0.66)
    arrival(part.at(width / 2, 0), 11, 9)


def body(part, width, depth, height, front, roof, pitch):
    """A block whose gable, not its eave, looks at the viewer."""
    side = window_grid(depth / 3, 2, STOREY, 2.6, (1.2, 1.75))
    turned = part.at(width, 0, 0, 90)
    house(
        turned,
        depth,
        width,
        height,
        right=(),
        left=front,
        back=(),
        front=side,
        wall_style=BOARDS,
        bands=(STOREY,),
        pitch=pitch,
        **roof,
    )


def site(part, chance):
    ground.board(part, (-20, 84), (-37, 50))
    ground.plate(part, "lawn", (-20, 84), (-28.9, 50), 0.1)
    ground.rising(part, (-20, 84), (37, 50), layers=2, seed=1)
    ground.road(part, (-20, 84), (-36, -29))
    ground.walk(part, (-20, 84), (-28, -26.2))
    ground.plate(part, "asphalt", (24, 38), (-14, -6.5), 0.115)
    for x in (24, 34):
        ground.plate(part, "asphalt", (x, x + 4), (-29, -6.5), 0.12)
    for x in (9.2, 51.2):
        ground.walk(part, (x, x + 1.6), (-26.2, -8))
    planting(part, chance)
    life.car(part, 29, -11.5, 4)
    life.car(part, 6, -31, 0)
    life.car(part, 66, -34, 180)
    life.people(part, [(10.4, -12), (11.2, -13.1), (25.5, -5.4), (32.8, -5), (52.4, -14), (44, -27.2), (45, -26.9)])
    for x in (-4, 14, 46, 64):
        life.lamp(part, x, -25.6)


def planting(part, chance):
    street = [(x, -24.6, chance.uniform(5.2, 6.2)) for x in (-16, -7, 2, 17, 43, 57, 68, 78)]
    lawn = [
        (-9, -10, 8),
        (-14, 2, 9),
        (-8, 12, 7.5),
        (-15, 22, 9.5),
        (1.5, -9, 5),
        (20.5, -9, 5.2),
        (42.5, -8.6, 5.2),
        (61, -9.5, 5.6),
        (70, -6, 7.5),
        (76, 4, 9),
        (71, 16, 8.5),
        (78, 27, 9.5),
        (68, 33, 8),
        (32, 33, 8),
        (40, 36, 9),
    ]
    ridge = [(x, chance.uniform(40, 47), chance.uniform(8, 11)) for x in range(-14, 82, 8)]
    nature.trees(street, chance, "oval")
    nature.trees(lawn, chance)
    nature.trees(ridge, chance, "round", ("sage", "moss", "sage", "pale"), z=0.6)
    for x in ((4.6, 8.4), (11.8, 15.6), (46.6, 50.4), (53.8, 57.6)):
        nature.shrubs(part, (x[0], -8.9), (x[1], -8.9), 6, chance)
    for x in ((16.6, 22.6), (39.4, 45.6)):
        nature.shrubs(part, (x[0], -1), (x[1], -1), 8, chance)
