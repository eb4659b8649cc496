"""Geometry is collected per material and handed to Blender once, so that a scene of 100,000 faces builds in seconds."""

import math

import bmesh
import bpy
from mathutils import Matrix, Vector

from kit.materials import material

# Milled pieces catch light on a worn edge (metres); flat card does not need one.
EDGES = {"timber": 0.07, "milled": 0.12, "board": 0.12, "ply": 0.05, "stone": 0.03, "moss": 0.04}


class Part:
    """A place to build at: local metres, x to the right, y away from the viewer, z up."""

    def __init__(self, sheets=None, matrix=None):
        self.sheets = {} if sheets is None else sheets
        self.matrix = matrix or Matrix.Identity(4)

    def at(self, x=0.0, y=0.0, z=0.0, turn=0.0):
        """The same model seen from another place, turned counter-clockwise by degrees."""
        step = Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, "Z")
        return Part(self.sheets, self.matrix @ step)

    def faces(self, name, points, faces):
        vertices, polygons = self.sheets.setdefault(name, ([], []))
        first = len(vertices)
        vertices.extend((self.matrix @ Vector(point))[:] for point in points)
        polygons.extend(tuple(first + index for index in face) for face in faces)

    def polygon(self, name, points):
        self.faces(name, points, [range(len(points))])

    def prism(self, name, base, rise):
        """A polygon, counter-clockwise seen from where `rise` points, thickened along `rise`."""
        count = len(base)
        top = [tuple(a + b for a, b in zip(point, rise)) for point in base]
        sides = [(i, (i + 1) % count, (i + 1) % count + count, i + count) for i in range(count)]
        self.faces(name, [*base, *top], [range(count - 1, -1, -1), range(count, 2 * count), *sides])

    def box(self, name, x, y, z):
        base = [(x[0], y[0], z[0]), (x[1], y[0], z[0]), (x[1], y[1], z[0]), (x[0], y[1], z[0])]
        self.prism(name, base, (0, 0, z[1] - z[0]))

    def profile(self, name, outline, y):
        """An outline in x and z, counter-clockwise from the front, running from y[1] towards the viewer to y[0]."""
        self.prism(name, [(x, y[1], z) for x, z in outline], (0, y[0] - y[1], 0))

    def turned(self, name, outline, sides=20):
        """A lathe piece on the z axis: pairs of radius and height from the foot up."""
        points = [
            (radius * math.cos(math.tau * k / sides), radius * math.sin(math.tau * k / sides), height)
            for radius, height in outline
            for k in range(sides)
        ]
        rings = [
            (r * sides + k, r * sides + (k + 1) % sides, (r + 1) * sides + (k + 1) % sides, (r + 1) * sides + k)
            for r in range(len(outline) - 1)
            for k in range(sides)
        ]
        last = (len(outline) - 1) * sides
        self.faces(name, points, [*rings, range(sides - 1, -1, -1), range(last, last + sides)])

    def bar(self, name, start, end, size=0.06):
        """A square rod between two points."""
        start, end = Vector(start), Vector(end)
        along = (end - start).normalized()
        side = along.cross(Vector((0, 0, 1)) if abs(along.z) < 0.9 else Vector((1, 0, 0))).normalized() * size / 2
        up = side.cross(along)
        base = [start + side + up, start - side + up, start - side - up, start + side - up]
        self.prism(name, [point[:] for point in base], (end - start)[:])


def round_off(mesh):
    """Shades what was turned or sawn in a curve without facets, and leaves real edges sharp."""
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(32)


def to_blender(part):
    """Turns all that was collected into one object a material."""
    for name, (vertices, polygons) in part.sheets.items():
        mesh = bpy.data.meshes.new(name)
        mesh.from_pydata(vertices, [], polygons)
        mesh.materials.append(material(name))
        shape = bmesh.new()
        shape.from_mesh(mesh)
        bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
        shape.to_mesh(mesh)
        shape.free()
        round_off(mesh)
        body = bpy.data.objects.new(name, mesh)
        bpy.context.collection.objects.link(body)
        if name in EDGES:
            bevel = body.modifiers.new("edge", "BEVEL")
            bevel.width, bevel.segments, bevel.limit_method = EDGES[name], 2, "ANGLE"
            bevel.angle_limit, bevel.use_clamp_overlap = math.radians(40), True
            # Without it the round edge would bend the light on the flat faces beside it.
            bevel.harden_normals = True
