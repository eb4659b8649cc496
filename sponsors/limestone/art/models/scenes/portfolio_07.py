"""Makers' workshops under saw-tooth roofs that look north; morning sun."""

from kit import ground, life, nature, stage
from kit.porch import canopy
from kit.roof import shed_roof
from kit.wall import Opening, wall

SIZE = (1600, 1200)
SPAN, TEETH, LENGTH, LOW, HIGH = 10.0, 4, 44.0, 4.6, 8.4


def build(part, chance):
    ground.board(part, (-16, 62), (-26, 56))
    ground.plate(part, "asphalt", (-16, 62), (-26, 56), 0.03)
    ground.plate(part, "lawn", (-16, 62), (-26, -16), 0.14)
    ground.plate(part, "lawn", (50, 62), (-16, 56), 0.15)
    ground.walk(part, (-3, 50), (-4, 0))
    for tooth in range(TEETH):
        hall(part.at(0, tooth * SPAN), tooth)
    ground.stalls(part.at(-15, 40, 0, -90), (0, 42), (0, 5.2), 15)
    life.parked(part.at(-15, 40, 0, -90), (0, 42), (0, 5.2), 15, (1, 4, 7, 11))
    life.truck(part, 12, -9.5, 178, 0.05)
    life.people(part, [(-2, 14), (-2.4, 25), (8, -2), (21, -2.4), (22, -3)], 0.14)
    nature.trees([(x, chance.uniform(-22, -20), chance.uniform(5.2, 6.6)) for x in range(-12, 60, 9)], chance, "oval")
    nature.trees([(56, y, chance.uniform(6, 8)) for y in range(-10, 54, 9)], chance)
    nature.trees([(x, 50, chance.uniform(7, 9)) for x in range(-10, 50, 9)], chance)
    stage.light(azimuth=50, elevation=28)
    stage.camera((21, 13, 2.6), turn=-38, pitch=19, distance=128, lens=72)


def hall(part, index):
    """One tooth: a wall of north light at its front, above the low eave of the tooth before."""
    foot = 0 if index == 0 else LOW - 0.4
    lights = [Opening((0.9 + 6.1 * k, 6.3 + 6.1 * k), (LOW + 0.5 - foot, HIGH - 0.5 - foot), "shop") for k in range(7)]
    doors = [
        Opening((2 + 8.4 * k, 5.4 + 8.4 * k), (0.1, 3.7), "roll-up green" if k == 1 else "roll-up") for k in range(5)
    ]
    doors += [Opening((6.4 + 8.4 * k, 9.2 + 8.4 * k), (0.15, 2.9), "shop") for k in range(5)]
    wall(part.at(0, 0, foot), LENGTH, HIGH - foot, lights + (doors if index == 0 else []), ribs=1.1, depth=0.4)
    if index == 0:
        part.box("trim", (0, LENGTH), (-0.16, 0), (LOW - 0.25, LOW))
        for k in range(5):
            canopy(part, (6 + 8.4 * k, 9.6 + 8.4 * k), 3.05, 1.5, "brass")
    west = part.at(0, SPAN, 0, -90)
    wall(west, SPAN, LOW, [Opening((1.2, 3.4), (1.0, 3.0), "shop"), Opening((5, 8.2), (0.1, 3.4), "roll-up")], ribs=1.1)
    west.box("stone", (-0.1, SPAN + 0.1), (-0.1, 0), (0, 0.4))
    wall(part.at(LENGTH, 0, 0, 90), SPAN, LOW, ribs=1.1)
    if index == TEETH - 1:
        wall(part.at(LENGTH, SPAN, 0, 180), LENGTH, LOW)
    for x in (0, LENGTH):
        part.polygon("wall", [(x, 0, LOW), (x, SPAN, LOW), (x, 0, HIGH)])
    shed_roof(part, LENGTH, SPAN, HIGH, LOW, over=0.25, seams=0.9)
