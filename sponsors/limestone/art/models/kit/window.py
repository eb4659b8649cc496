"""What fills an opening: sashes, shop fronts, doors, roll-up doors."""


def fill(part, opening, depth):
    """Sets the piece that `opening.kind` names into the reveal."""
    FILLS[opening.kind](part, opening.x, opening.z, depth)


def sash(part, x, z, depth, pane="glass", columns=2, rows=2, cased=True):
    back = depth * 0.75
    part.polygon(pane, [(x[0], back, z[0]), (x[1], back, z[0]), (x[1], back, z[1]), (x[0], back, z[1])])
    frame(part, x, z, (back - 0.08, back), 0.09)
    for k in range(1, columns):
        at = x[0] + (x[1] - x[0]) * k / columns
        part.box("trim", (at - 0.03, at + 0.03), (back - 0.06, back), z)
    for k in range(1, rows):
        at = z[0] + (z[1] - z[0]) * k / rows
        part.box("trim", x, (back - 0.07, back), (at - 0.035, at + 0.035))
    if cased:
        frame(part, (x[0] - 0.13, x[1] + 0.13), (z[0] - 0.1, z[1] + 0.16), (-0.09, 0), 0.13)
        part.box("trim", (x[0] - 0.22, x[1] + 0.22), (-0.16, 0), (z[0] - 0.14, z[0]))


def frame(part, x, z, y, thickness):
    part.box("trim", (x[0], x[0] + thickness), y, z)
    part.box("trim", (x[1] - thickness, x[1]), y, z)
    between = (x[0] + thickness, x[1] - thickness)
    part.box("trim", between, y, (z[0], z[0] + thickness))
    part.box("trim", between, y, (z[1] - thickness, z[1]))


def shop_front(part, x, z, depth):
    sash(part, x, z, depth, columns=max(1, round((x[1] - x[0]) / 1.3)), rows=1, cased=False)


def roll_up(part, x, z, depth, material="roof", slat=0.34):
    """A slatted door; every slat leans out at its foot, so that low sun draws it."""
    back, count = depth * 0.6, max(1, round((z[1] - z[0]) / slat))
    height = (z[1] - z[0]) / count
    for k in range(count):
        low = z[0] + k * height
        points = [
            (x[0], back - 0.07, low),
            (x[1], back - 0.07, low),
            (x[1], back, low + height),
            (x[0], back, low + height),
        ]
        part.polygon(material, points)
        part.polygon(
            material, [(x[0], back, low), (x[1], back, low), (x[1], back - 0.07, low), (x[0], back - 0.07, low)]
        )


def door(part, x, z, depth, material="green"):
    back = depth * 0.6
    part.box(material, x, (back, back + 0.08), z)
    middle = (z[0] + z[1]) / 2
    for low, high in ((z[0] + 0.2, middle - 0.1), (middle + 0.1, z[1] - 0.2)):
        frame(part, (x[0] + 0.18, x[1] - 0.18), (low, high), (back - 0.03, back), 0.07)
    frame(part, (x[0] - 0.14, x[1] + 0.14), (z[0], z[1] + 0.14), (-0.09, 0), 0.14)


def void(part, x, z, depth):
    """An open door: a room to look into, shallow and pale, so that it does not read as a hole."""
    deep = depth + 4.5
    part.polygon(
        "room", [(x[0] - 2, deep, z[0]), (x[1] + 2, deep, z[0]), (x[1] + 2, deep, z[1] + 1), (x[0] - 2, deep, z[1] + 1)]
    )
    part.polygon(
        "room",
        [
            (x[0] - 2, 0.1, z[0] + 0.02),
            (x[1] + 2, 0.1, z[0] + 0.02),
            (x[1] + 2, deep, z[0] + 0.02),
            (x[0] - 2, deep, z[0] + 0.02),
        ],
    )
    for side in (x[0] - 0.02, x[1] + 0.02):
        part.polygon("room", [(side, depth, z[0]), (side, deep, z[0]), (side, deep, z[1] + 1), (side, depth, z[1] + 1)])


def bare_frame(part, x, z, depth):
    """Posts without panes: what stands behind shall be seen without mirror images."""
    frame(part, x, z, (depth * 0.5, depth * 0.75), 0.12)
    count = max(1, round((x[1] - x[0]) / 1.6))
    for k in range(1, count):
        at = x[0] + (x[1] - x[0]) * k / count
        part.box("trim", (at - 0.04, at + 0.04), (depth * 0.5, depth * 0.7), z)


FILLS = {
    "window": sash,
    "lit": lambda part, x, z, depth: sash(part, x, z, depth, pane="lit"),
    "tall": lambda part, x, z, depth: sash(part, x, z, depth, columns=1, rows=3),
    "shop": shop_front,
    "roll-up": roll_up,
    "roll-up green": lambda part, x, z, depth: roll_up(part, x, z, depth, "green"),
    "roll-up brass": lambda part, x, z, depth: roll_up(part, x, z, depth, "brass"),
    "door": door,
    "plain door": lambda part, x, z, depth: door(part, x, z, depth, "roof"),
    "void": void,
    "bare frame": bare_frame,
}
