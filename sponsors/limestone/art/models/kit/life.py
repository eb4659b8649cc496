"""Scale: people, cars, a truck, benches, lamps. Turned and milled pieces, never likenesses."""

import math


def person(part, x, y, height=1.68, z=0.0, material="figure"):
    outline = [(0.1, 0), (0.11, 0.02), (0.15, 0.45), (0.2, 0.72), (0.18, 0.79), (0.07, 0.83), (0.05, 0.84)]
    head = [(0.05, 0.85), (0.08, 0.87), (0.095, 0.915), (0.08, 0.96), (0.03, 0.985)]
    part.at(x, y, z).turned(material, [(r, h * height) for r, h in [*outline, *head]], 16)


def people(part, places, z=0.0):
    for x, y in places:
        person(part, x, y, 1.6 + 0.1 * ((x * 7 + y * 3) % 1), z)


def car(part, x, y, turn=0.0, z=0.0, material="milled"):
    """Milled from one block; long enough for a modern estate car."""
    body = part.at(x, y, z, turn)
    lower = [(-2.3, 0.3), (2.25, 0.3), (2.35, 0.5), (2.3, 0.78), (1.2, 0.98), (-2.2, 1.02), (-2.4, 0.7)]
    body.profile(material, lower, (-0.92, 0.92))
    foot = [(-2.15, -0.84, 0.96), (1.2, -0.84, 0.96), (1.2, 0.84, 0.96), (-2.15, 0.84, 0.96)]
    head = [(-1.6, -0.62, 1.48), (0.3, -0.62, 1.46), (0.3, 0.62, 1.46), (-1.6, 0.62, 1.48)]
    sides = [(k, (k + 1) % 4, (k + 1) % 4 + 4, k + 4) for k in range(4)]
    body.faces(material, [*foot, *head], [range(3, -1, -1), range(4, 8), *sides])
    wheels(body, (-1.4, 1.42), 0.9, 0.32, "slate")


def wheels(part, places, reach, radius, material):
    """A wheel on both sides at every place along x, `reach` from the middle to the outer face."""
    turns = [math.tau * k / 18 for k in range(18)]
    for place in places:
        outline = [(place + radius * math.cos(turn), radius * (1 + math.sin(turn))) for turn in turns]
        for outer, inner in ((-reach, 0.22 - reach), (reach - 0.22, reach)):
            part.profile(material, outline, (outer, inner))


def truck(part, x, y, turn=0.0, z=0.0, band="green"):
    """A removal truck with a box body."""
    body = part.at(x, y, z, turn)
    body.box("milled", (-3.6, 2.0), (-1.2, 1.2), (0.95, 3.5))
    body.box(band, (-3.62, 2.02), (-1.215, 1.215), (1.45, 1.68))
    body.box("slate", (-3.5, 3.9), (-0.9, 0.9), (0.6, 0.95))
    body.profile(
        "milled", [(2.15, 0.5), (4.2, 0.5), (4.25, 1.35), (3.85, 2.45), (3.3, 2.75), (2.15, 2.75)], (-1.1, 1.1)
    )
    body.profile("glass", [(4.17, 1.5), (4.2, 1.5), (3.88, 2.4), (3.85, 2.4)], (-0.95, 0.95))
    wheels(body, (-2.6, 3.2), 1.15, 0.44, "slate")


def bench(part, x, y, turn=0.0, z=0.0):
    seat = part.at(x, y, z, turn)
    for k in range(3):
        seat.box("timber", (-0.9, 0.9), (-0.25 + 0.17 * k, -0.11 + 0.17 * k), (0.42, 0.48))
    seat.box("timber", (-0.9, 0.9), (0.28, 0.33), (0.62, 0.88))
    for side in (-0.75, 0.7):
        seat.box("stone", (side, side + 0.06), (-0.24, 0.3), (0, 0.42))
        seat.box("stone", (side, side + 0.06), (0.26, 0.31), (0.42, 0.88))


def lamp(part, x, y, height=4.5, z=0.0):
    part.at(x, y, z).turned("brass", [(0.09, 0), (0.05, 0.2), (0.045, height)], 8)
    part.at(x, y, z + height).turned("trim", [(0.12, 0), (0.28, 0.12), (0.2, 0.34), (0.05, 0.42)], 12)


def parked(part, x, y, count, taken, turn=90.0, z=0.08):
    """Cars in the stalls numbered `taken` of a row of `count` (see ground.stalls)."""
    width = (x[1] - x[0]) / count
    for k in taken:
        car(part, x[0] + (k + 0.5) * width, (y[0] + y[1]) / 2, turn if k % 3 else turn + 180, z)
