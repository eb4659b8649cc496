"""Trees, hedges and beds as a model maker cuts them. Meshes are shared between their many places."""

import math
from random import Random

import bpy

from kit.materials import material
from kit.part import round_off

DISCS, RIM = 14, 64


def crown(form, seed):
    """Stacked card discs, threaded on a rod. Unit radius, the rod's foot at z = 0; height depends on the form."""
    chance = Random(f"{form} {seed}")
    points, faces = [], []
    height, belly, tip = {"round": (1.9, 0.52, 0.2), "oval": (2.5, 0.42, 0.14), "fir": (3.0, 0.0, 0.05)}[form]
    phases = [chance.uniform(0, math.tau) for _ in range(3)]
    drift = [chance.uniform(-0.05, 0.05), chance.uniform(-0.05, 0.05)]
    for k in range(DISCS):
        u = k / (DISCS - 1)
        if form == "fir":
            radius = 0.62 * (1 - u) ** 0.85 + tip
        else:
            radius = math.sin(math.pi * (0.12 + 0.8 * u ** (1.05 - belly / 4))) ** 0.7
        radius *= chance.uniform(0.93, 1.05)
        tilt, turn = chance.uniform(-0.025, 0.025), chance.uniform(-0.5, 0.5)
        ring = []
        for step in range(RIM):
            angle = math.tau * step / RIM
            lobes = 0.05 * math.sin(3 * angle + phases[0] + turn) + 0.035 * math.sin(5 * angle + phases[1] - turn)
            lobes += 0.02 * math.sin(8 * angle + phases[2])
            reach = radius * (1 + (0 if form == "fir" else lobes))
            ring.append((reach * math.cos(angle) + drift[0] * u, reach * math.sin(angle) + drift[1] * u))
        disc(points, faces, ring, 0.62 + height * u, 0.42 * height / DISCS, tilt)
    rod(points, faces, (0, 0, 0), (0, 0, 0.62 + height), 0.045)
    return points, faces


def disc(points, faces, ring, z, thickness, tilt):
    first, count = len(points), len(ring)
    for level in (z, z + thickness):
        points.extend((x, y, level + tilt * x) for x, y in ring)
    faces.append(tuple(range(first + count - 1, first - 1, -1)))
    faces.append(tuple(range(first + count, first + 2 * count)))
    for k in range(count):
        after = (k + 1) % count
        faces.append((first + k, first + after, first + count + after, first + count + k))


def rod(points, faces, start, end, radius, taper=1.0, sides=6):
    first = len(points)
    dx, dy, dz = (b - a for a, b in zip(start, end))
    length = math.sqrt(dx * dx + dy * dy + dz * dz)
    ax = (dx / length, dy / length, dz / length)
    side = (ax[2], 0, -ax[0]) if abs(ax[0]) + abs(ax[2]) > 0.1 else (1, 0, 0)
    norm = math.sqrt(sum(c * c for c in side))
    side = tuple(c / norm for c in side)
    up = (ax[1] * side[2] - ax[2] * side[1], ax[2] * side[0] - ax[0] * side[2], ax[0] * side[1] - ax[1] * side[0])
    for centre, size in ((start, radius), (end, radius * taper)):
        for k in range(sides):
            c, s = size * math.cos(math.tau * k / sides), size * math.sin(math.tau * k / sides)
            points.append(tuple(centre[i] + c * side[i] + s * up[i] for i in range(3)))
    for k in range(sides):
        after = (k + 1) % sides
        faces.append((first + k, first + after, first + sides + after, first + sides + k))


def bare(seed):
    """A winter tree of twisted wire: every branch parts into two or three thinner ones."""
    chance = Random(f"bare {seed}")
    points, faces = [], []

    def grow(start, heading, lean, length, radius, depth):
        flat = math.sin(lean)
        end = (
            start[0] + length * flat * math.cos(heading),
            start[1] + length * flat * math.sin(heading),
            start[2] + length * math.cos(lean),
        )
        rod(points, faces, start, end, radius, 0.72, 5 if depth > 2 else 4)
        if depth == 0:
            return
        children = 3 if depth > 2 else 2 + (chance.random() < 0.6)
        for k in range(children):
            turn = heading + math.tau * (k + chance.uniform(-0.25, 0.25)) / children
            tilt = min(1.35, abs(lean * 0.55 + chance.uniform(0.25, 0.6)))
            grow(end, turn, tilt, length * chance.uniform(0.62, 0.82), radius * 0.66, depth - 1)

    grow((0, 0, 0), 0.0, 0.03, 0.95, 0.055, 5)
    return points, faces


FORMS = {"round": crown, "oval": crown, "fir": crown, "bare": lambda _, seed: bare(seed)}
HEIGHTS = {"round": 2.6, "oval": 3.2, "fir": 3.7, "bare": 3.5}


def tree(x, y, height, form="round", colour="sage", seed=0, z=0.0):
    """A tree of that height in metres; equal seeds are the same tree, turned."""
    name = f"{form} {seed % 5} {colour}"
    mesh = bpy.data.meshes.get(name)
    if not mesh:
        points, faces = FORMS[form](form, seed % 5)
        mesh = bpy.data.meshes.new(name)
        mesh.from_pydata(points, [], faces)
        round_off(mesh)
        mesh.materials.append(material("wire" if form == "bare" else colour))
    body = bpy.data.objects.new(name, mesh)
    scale = height / HEIGHTS[form]
    body.location, body.scale = (x, y, z), (scale, scale, scale)
    body.rotation_euler = (0, 0, seed * 2.4)
    bpy.context.collection.objects.link(body)


def trees(places, chance, form="round", colours=("sage", "pale", "sage", "bone"), z=0.0):
    """Places are (x, y, height); colours and shapes come from the scene's own chance."""
    for x, y, height in places:
        tree(x, y, height, form, chance.choice(colours), chance.randrange(60), z)


def hedge(part, x, y, height=0.7, colour="moss"):
    """A clipped hedge: one block on a base that stands back, so that it does not look poured."""
    part.box("wire", (x[0] + 0.08, x[1] - 0.08), (y[0] + 0.08, y[1] - 0.08), (0, 0.12))
    part.box(colour, x, y, (0.1, height))


def shrubs(part, start, end, count, chance, size=0.55, colour="sage"):
    """A loose row of low bushes, three discs each."""
    for k in range(count):
        u = (k + 0.5) / count
        x = start[0] + (end[0] - start[0]) * u + chance.uniform(-0.15, 0.15)
        y = start[1] + (end[1] - start[1]) * u + chance.uniform(-0.15, 0.15)
        r = size * chance.uniform(0.75, 1.2)
        bush = part.at(x, y)
        for level in range(4):
            wide = r * (1 - (level / 4.6) ** 2) ** 0.5
            bush.turned(colour, [(wide, 0.3 * r * level), (wide * 0.97, 0.3 * r * level + 0.2 * r)], 24)
