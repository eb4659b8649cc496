"""Contractors' yard: three broad gabled sheds side by side, tall doors in the gables, stone below."""

from kit import ground, life, nature, stage
from kit.house import house
from kit.porch import canopy
from kit.wall import Opening
from kit.window import sash

SIZE = (1600, 1200)
WIDTH, DEPTH, EAVE = 16.0, 34.0, 5.6


def build(part, chance):
    ground.board(part, (-14, 68), (-28, 50))
    ground.plate(part, "asphalt", (-14, 68), (-28, 50), 0.03)
    ground.plate(part, "lawn", (-14, 68), (-28, -19), 0.14)
    ground.plate(part, "lawn", (-14, -4), (-19, 50), 0.15)
    ground.plate(part, "lawn", (58, 68), (-19, 50), 0.15)
    ground.rising(part, (-14, 68), (41, 50), layers=2, seed=6)
    for k in range(3):
        shed(part.at(k * (WIDTH + 3)), k)
    for k in (0, 1):
        part.box("wall", (k * 19 + WIDTH, k * 19 + WIDTH + 3), (3, 24), (0, 3.2))
        part.box("trim", (k * 19 + WIDTH, k * 19 + WIDTH + 3), (2.9, 24), (3.2, 3.4))
    life.truck(part, 8, -9, 92, 0.05)
    life.car(part, 26, -8, 84, 0.05)
    life.car(part, 40, -10, 90, 0.05)
    timber_yard(part)
    life.people(part, [(22.5, -3), (23.4, -3.8), (12, -5), (48, -4)], 0.05)
    nature.trees(
        [(x, chance.uniform(-25, -22), chance.uniform(5, 7)) for x in (-10, -1, 8, 17, 31, 40, 49, 58, 65)], chance
    )
    nature.trees([(-9, y, chance.uniform(6, 8)) for y in range(-12, 44, 9)], chance, "oval")
    nature.trees([(63, y, chance.uniform(6, 8)) for y in range(-12, 44, 9)], chance, "oval")
    nature.trees([(x, 45, chance.uniform(8, 10)) for x in range(-8, 66, 8)], chance, z=0.6)
    stage.light(azimuth=-38, elevation=32)
    stage.camera((27, 4, 2.2), turn=25, pitch=19, distance=134, lens=74)


def shed(part, index):
    middle = "roll-up green" if index == 1 else "roll-up"
    front = [
        Opening((1.6, 6.2), (0.05, 4.6), "roll-up"),
        Opening((7.0, 11.6), (0.05, 4.6), middle),
        Opening((12.6, 15), (0.1, 2.6), "shop"),
    ]
    side = [Opening((3 + 6.2 * k, 6.6 + 6.2 * k), (3.4, 4.7), "shop") for k in range(5)]
    house(
        part.at(WIDTH, 0, 0, 90),
        DEPTH,
        WIDTH,
        EAVE,
        front=side,
        back=side,
        left=front,
        base=0,
        wall_style={"ribs": 1.0},
        pitch=0.5,
        over=0.5,
        seams=0.9,
    )
    for x in ((0, 1.4), (6.4, 6.8), (11.8, 12.4), (15.2, 16)):
        part.box("stone", x, (-0.18, 0), (0, 1.4))
    canopy(part, (12.3, 15.3), 2.8, 1.5, "brass")
    sash(part.at(0, -0.16, EAVE), (6.2, 9.8), (0.9, 2.1), 0.1, columns=3, rows=1)


def timber_yard(part):
    """Stacks of boards on the apron."""
    for x, y, layers in ((50.5, -8, 6), (53.6, -8, 4), (50.5, -14, 3)):
        for k in range(layers):
            part.box("timber", (x + 0.1 * (k % 2), x + 2.3), (y, y + 4.6), (0.15 + 0.24 * k, 0.35 + 0.24 * k))
