"""The board a model stands on: its layers, lawns, roads, paths, stalls and the rising ground behind."""

import math


def board(part, x, y, layers=3, step=0.75):
    """Layers of card and ply whose stepped edge shows; the top is z = 0. Below lies the table."""
    for k in range(layers):
        grow = k * 0.9
        material = "ply" if k % 2 else "board"
        part.box(material, (x[0] - grow, x[1] + grow), (y[0] - grow, y[1] + grow), (-step * (k + 1), -step * k))
    below = -step * layers
    part.box("table", (-1500, 1500), (-1500, 1500), (below - 1, below))


def plate(part, material, x, y, top):
    """A flat piece laid on the board. Plates that overlap need different tops.

    Faces in one plane render black, so a thicker plate also stands a little further in.
    """
    inset = top / 2
    part.box(material, (x[0] + inset, x[1] - inset), (y[0] + inset, y[1] - inset), (0.001, top))


def road(part, x, y, top=0.04):
    """Asphalt with a pale kerb on both long sides and a broken centre line."""
    plate(part, "asphalt", x, y, top)
    wide = x[1] - x[0] > y[1] - y[0]
    if wide:
        for edge in y:
            part.box("paving", (x[0] + 0.1, x[1] - 0.1), (edge - 0.15, edge + 0.15), (0.001, top + 0.16))
    else:
        for edge in x:
            part.box("paving", (edge - 0.15, edge + 0.15), (y[0] + 0.1, y[1] - 0.1), (0.001, top + 0.16))
    span, middle = (x, sum(y) / 2) if wide else (y, sum(x) / 2)
    at = span[0] + 1.5
    while at + 3 < span[1]:
        dash, width = (at, at + 3), (middle - 0.08, middle + 0.08)
        part.box("line", *((dash, width) if wide else (width, dash)), (0, top + 0.03))
        at += 7


def walk(part, x, y, top=0.14, joint=2.0):
    """A pavement of slabs with open joints across its length."""
    wide = x[1] - x[0] > y[1] - y[0]
    span = x if wide else y
    count = max(1, round((span[1] - span[0]) / joint))
    size = (span[1] - span[0]) / count
    for k in range(count):
        piece = (span[0] + k * size, span[0] + (k + 1) * size - 0.07)
        part.box("paving", *((piece, y) if wide else (x, piece)), (-0.1, top))


def stalls(part, x, y, count, top=0.07):
    for k in range(count + 1):
        at = x[0] + (x[1] - x[0]) * k / count
        part.box("line", (at - 0.07, at + 0.07), y, (0, top))


def rising(part, x, y, layers=3, step=0.55, run=5.0, seed=0):
    """Contour cards that climb away from the viewer, from y[0] to the back of the board."""
    for k in range(layers):
        start, inset, foot = y[0] + k * run, 0.08 * (k + 1), step * k - 0.05
        edge = []
        for j in range(41):
            px = x[0] + inset + (x[1] - x[0] - 2 * inset) * j / 40
            sway = 2.0 * math.sin(px * 0.07 + k * 0.9 + seed) + 1.1 * math.sin(px * 0.16 + k * 1.7 + seed * 2)
            edge.append((px, start + sway, foot))
        outline = [*edge, (x[1] - inset, y[1] - inset, foot), (x[0] + inset, y[1] - inset, foot)]
        part.prism("lawn", outline, (0, 0, step + 0.02 * k))
