"""What stands before a wall: porches, balconies, canopies, stoops."""

from kit.roof import gable_roof, plane


def column(part, x, y, height, width=0.3):
    part.box("stone", (x - width * 0.9, x + width * 0.9), (y - width * 0.9, y + width * 0.9), (0, 0.9))
    part.box("trim", (x - width / 2, x + width / 2), (y - width / 2, y + width / 2), (0.9, height))
    part.box("trim", (x - width * 0.75, x + width * 0.75), (y - width * 0.75, y + width * 0.75), (height - 0.2, height))


def railing(part, start, end, material="trim", height=0.95, gap=0.24):
    """Posts and a hand rail between two points on one level."""
    length = ((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5
    count = max(1, round(length / gap))
    for z, size in ((height, 0.1), (0.14, 0.06)):
        part.bar(material, (*start, z), (*end, z), size)
    for k in range(count + 1):
        x, y = (start[i] + (end[i] - start[i]) * k / count for i in (0, 1))
        part.bar(material, (x, y, 0.1), (x, y, height), 0.05)


def porch(part, x, reach, height=2.8, columns=4, opening=1, roof="green"):
    """Along a wall from x[0] to x[1]; the gap numbered `opening` has no railing."""
    inset, deck = 0.3, 0.3
    part.box("paving", x, (-reach, 0), (0, deck))
    part.box("paving", (x[0] - 0.1, x[1] + 0.1), (-reach - 0.1, 0), (0, 0.14))
    places = [x[0] + inset + (x[1] - x[0] - 2 * inset) * k / (columns - 1) for k in range(columns)]
    top = part.at(z=deck)
    for place in places:
        column(top, place, -reach + inset, height)
    for gap, (a, b) in enumerate(zip(places, places[1:])):
        if gap != opening:
            railing(top, (a + 0.2, -reach + inset), (b - 0.2, -reach + inset))
    for place in (places[0], places[-1]):
        railing(top, (place, -reach + inset + 0.2), (place, -0.12))
    beam = deck + height
    part.box("trim", (x[0], x[1]), (-reach + 0.05, -reach + 0.5), (beam, beam + 0.36))
    part.box("trim", (x[0], x[0] + 0.4), (-reach + 0.5, 0), (beam, beam + 0.36))
    part.box("trim", (x[1] - 0.4, x[1]), (-reach + 0.5, 0), (beam, beam + 0.36))
    low, high = beam + 0.32, beam + 0.32 + reach * 0.36
    eave = ((x[0] - 0.4, -reach - 0.4, low), (x[1] + 0.4, -reach - 0.4, low))
    plane(part, *eave, (x[1] + 0.4, 0, high), (x[0] - 0.4, 0, high), material=roof, seams=0.5, thickness=0.14)
    for end in (x[0] + 0.02, x[1] - 0.12):
        part.prism("wall", [(end, -reach, low + 0.06), (end, 0, low + 0.06), (end, 0, high)], (0.1, 0, 0))


def arrival(part, width, reach, height=3.4, roof="green", pitch=0.5):
    """A gabled shelter over the drive, on six columns, its axis away from the wall."""
    for x in (-width / 2 + 0.4, width / 2 - 0.4):
        for y in (-reach + 0.5, -reach / 2, -0.7):
            column(part, x, y, height, 0.42)
        part.box("trim", (x - 0.3, x + 0.3), (-reach + 0.6, 0), (height, height + 0.5))
    part.box("trim", (-width / 2, width / 2), (-reach, -reach + 0.6), (height, height + 0.5))
    shelter = part.at(width / 2, -reach, 0, 90)
    gable_roof(shelter, reach, width, height + 0.5, pitch, 0.5, material=roof, seams=0.5)


def balcony(part, x, z, reach=1.6, rail="brass"):
    part.box("trim", x, (-reach, 0), (z - 0.22, z))
    deck = part.at(z=z)
    corner = (x[0] + 0.06, -reach + 0.06), (x[1] - 0.06, -reach + 0.06)
    railing(deck, corner[0], corner[1], rail, 1.0, 0.2)
    for a, b in zip(corner, ((x[0] + 0.06, -0.14), (x[1] - 0.06, -0.14))):
        railing(deck, a, b, rail, 1.0, 0.2)


def canopy(part, x, z, reach=1.5, material="brass"):
    """A thin plate on two rods."""
    part.box(material, x, (-reach, 0.02), (z, z + 0.14))
    for at in (x[0] + 0.15, x[1] - 0.15):
        part.bar("dark", (at, -reach + 0.1, z + 0.14), (at, 0, z + 1.0), 0.05)


def steps(part, x, reach, height, count=3):
    for k in range(count):
        inset = 0.015 * k
        tread = (-reach * (1 - k / count), -inset)
        part.box("stone", (x[0] + inset, x[1] - inset), tread, (0, height * (k + 1) / count))
