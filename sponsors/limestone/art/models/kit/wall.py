"""Walls with real openings. Every wall stands in its part's x-z plane and looks towards -y."""

from dataclasses import dataclass

from kit.window import fill


@dataclass
class Opening:
    """A hole in a wall; `kind` names what fills it (see window.fill)."""

    x: tuple
    z: tuple
    kind: str = "window"


def spans(width, blocked):
    """The runs of 0..width that no blocked pair covers."""
    start, free = 0.0, []
    for low, high in sorted(blocked):
        if low > start:
            free.append((start, low))
        start = max(start, high)
    if start < width:
        free.append((start, width))
    return free


def wall(part, width, height, openings=(), material="wall", boards=None, ribs=None, depth=0.3):
    """`boards` is the course of lap siding, `ribs` the spacing of standing seams, both in metres."""
    levels = {0.0, height, *(z for o in openings for z in o.z)}
    if boards:
        levels |= {boards * k for k in range(1, int(height / boards) + 1)}
    levels = sorted(level for level in levels if 0 <= level <= height)
    for low, high in zip(levels, levels[1:]):
        middle = (low + high) / 2
        foot = lap(low, middle, boards)
        head = lap(high, middle, boards)
        for x0, x1 in spans(width, [o.x for o in openings if o.z[0] < middle < o.z[1]]):
            part.polygon(material, [(x0, foot, low), (x1, foot, low), (x1, head, high), (x0, head, high)])
    for k in range(1, int(width / ribs) + 1 if ribs else 1):
        x = k * ribs
        for low, high in spans(height, [o.z for o in openings if o.x[0] < x < o.x[1]]):
            part.box(material, (x - 0.04, x + 0.04), (-0.07, 0), (low, high))
    for opening in openings:
        reveal(part, opening, depth)
        fill(part, opening, depth)


def lap(level, middle, boards):
    """How far a lapped board stands out at a level: most at its lower edge."""
    if not boards:
        return 0.0
    course = int(middle / boards) * boards
    return -0.05 * (1 - (level - course) / boards)


def reveal(part, opening, depth):
    (x0, x1), (z0, z1) = opening.x, opening.z
    part.polygon("trim", [(x0, 0, z0), (x0, depth, z0), (x0, depth, z1), (x0, 0, z1)])
    part.polygon("trim", [(x1, 0, z0), (x1, 0, z1), (x1, depth, z1), (x1, depth, z0)])
    part.polygon("trim", [(x0, 0, z0), (x1, 0, z0), (x1, depth, z0), (x0, depth, z0)])
    part.polygon("trim", [(x0, 0, z1), (x0, depth, z1), (x1, depth, z1), (x1, 0, z1)])


def gable(part, width, rise, material="wall", boards=None):
    """The triangle of wall under a gable roof, its foot on z = 0."""
    step = boards or rise
    levels = [k * step for k in range(int(rise / step) + 1)] + ([rise] if rise % step > 0.01 else [])
    for low, high in zip(levels, levels[1:]):
        a, b = low / rise * width / 2, high / rise * width / 2
        out = -0.05 if boards else 0
        part.polygon(material, [(a, out, low), (width - a, out, low), (width - b, 0, high), (b, 0, high)])


def window_grid(width, storeys, storey_height, bay, size, sill=0.85, margin=0.5, kinds=None, skip=()):
    """Evenly spaced windows; `kinds` replaces the kind at (storey, column), `skip` leaves it out."""
    columns = max(1, int((width - 2 * margin + 0.01) / bay))
    start = (width - columns * bay) / 2 + (bay - size[0]) / 2
    return [
        Opening(
            (start + bay * column, start + bay * column + size[0]),
            (storey * storey_height + sill, storey * storey_height + sill + size[1]),
            (kinds or {}).get((storey, column), "window"),
        )
        for storey in range(storeys)
        for column in range(columns)
        if (storey, column) not in skip
    ]
