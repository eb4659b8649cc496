"""The sun, the lens and the settings that all pictures share."""

import math

import bpy
from mathutils import Vector

from kit.materials import linear


def light(azimuth=58.0, elevation=30.0, energy=5.2, sky=0.33, warmth="#FFEFD9", size=1.2):
    """Azimuth in degrees from the viewer's side (0) to the right (90)."""
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes["Background"].inputs
    background[0].default_value, background[1].default_value = (*linear("#DDE5EA"), 1), sky
    sun = bpy.data.lights.new("sun", "SUN")
    sun.energy, sun.angle, sun.color = energy, math.radians(size), linear(warmth)
    body = bpy.data.objects.new("sun", sun)
    body.rotation_euler = (math.radians(90 - elevation), 0, math.radians(azimuth))
    bpy.context.collection.objects.link(body)


def camera(target, turn=-30.0, pitch=16.0, distance=140.0, lens=75.0, aperture=0.2, shift=(0.0, 0.0)):
    """Looks at `target` from `turn` degrees right of the front and `pitch` degrees above; sharp at the target."""
    side, down = math.radians(turn), math.radians(pitch)
    towards = Vector((math.sin(side) * math.cos(down), -math.cos(side) * math.cos(down), math.sin(down)))
    data = bpy.data.cameras.new("lens")
    data.lens, data.clip_end = lens, 4000
    data.shift_x, data.shift_y = shift
    data.dof.use_dof, data.dof.aperture_fstop, data.dof.focus_distance = True, aperture, distance
    body = bpy.data.objects.new("lens", data)
    body.location = Vector(target) + towards * distance
    body.rotation_euler = (-towards).to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(body)
    bpy.context.scene.camera = body


def settings(size, percent, threads):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.resolution_percentage = percent
    scene.render.threads_mode, scene.render.threads = "FIXED", threads
    scene.render.use_persistent_data = True
    scene.view_settings.view_transform, scene.view_settings.look = "Filmic", "High Contrast"
    scene.view_settings.exposure = 0.0
    path = scene.cycles
    path.device, path.use_denoising, path.use_adaptive_sampling = "CPU", False, False
    path.max_bounces, path.diffuse_bounces, path.glossy_bounces = 3, 3, 1
    path.caustics_reflective = path.caustics_refractive = False
    path.sample_clamp_indirect, path.blur_glossy = 3, 1
