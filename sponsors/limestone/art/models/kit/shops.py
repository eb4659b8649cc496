"""Apartments over shops: houses of a main street, wall to wall, each with its own height and window rhythm."""

from kit.house import house
from kit.porch import canopy
from kit.wall import Opening

SHOP, STOREY = 4.1, 3.2


def shop_house(part, width, floors, depth=16.0, columns=3, awning="brass", lit=None):
    """Stands on 0..width; `floors` of apartments, `lit` the (floor, column) of a lit window. Returns its height."""
    top = SHOP + floors * STOREY
    pier, door = 0.55, 1.25
    front = [
        Opening((pier + 0.2, width - pier - door - 0.5), (0.55, 3.0), "shop"),
        Opening((width - pier - door - 0.2, width - pier - 0.2), (0.15, 3.0), "shop"),
    ]
    bay = (width - 1.2) / columns
    for floor in range(floors):
        for column in range(columns):
            x, z = 0.6 + bay * (column + 0.5), SHOP + floor * STOREY + 0.75
            kind = "lit" if (floor, column) == lit else "window"
            front.append(Opening((x - 0.65, x + 0.65), (z, z + 2.0), kind))
    house(part, width, depth, top, front, roof="flat", base=0, parapet=0.9)
    for x in ((0, pier), (width - pier, width)):
        part.box("stone", x, (-0.26, -0.12), (0, SHOP - 0.5))
    part.box("stone", (-0.06, width + 0.06), (-0.34, -0.12), (SHOP - 0.5, SHOP - 0.02))
    for z, out in ((top + 0.12, 0.34), (top + 0.5, 0.55)):
        part.box("trim", (-0.04, width + 0.04), (-out, -0.12), (z, z + 0.3))
    canopy(part.at(y=-0.24), (0.4, width - 0.4), 3.1, 1.5, awning)
    part.box("trim", (width * 0.6, width * 0.6 + 1.6), (depth * 0.5, depth * 0.5 + 1.4), (top, top + 1.2))
    return top
