"""Renders twice with half of the samples: where the halves differ is noise, and the denoiser takes just that away."""

import subprocess
from array import array
from pathlib import Path
from tempfile import TemporaryDirectory

import bpy

PASSES = {"colour": "Image", "albedo": "DiffCol", "normal": "Normal"}


def render(out, samples, denoiser):
    """Writes a PNG in display colours; without a denoiser it is a noisy draft."""
    scene = bpy.context.scene
    if not denoiser:
        scene.cycles.samples = samples
        scene.render.filepath = str(out)
        bpy.ops.render.render(write_still=True)
        return
    scene.cycles.samples = max(1, samples // 2)
    with TemporaryDirectory() as folder:
        halves = []
        for seed in (1, 2):
            scene.cycles.seed = seed
            halves.append(render_half(Path(folder), seed))
        size = bpy.data.images.load(str(halves[0]["colour"])).size[:]
        raws = [raw(halves[0]["colour"]), raw(halves[1]["colour"]), raw(halves[0]["albedo"]), raw(halves[0]["normal"])]
        raws += [raw(halves[1]["albedo"])]
        clean = Path(folder) / "clean.raw"
        subprocess.run([denoiser, *map(str, size), *map(str, raws), str(clean)], check=True)
        save(clean, size, out)


def render_half(folder, seed):
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.use_pass_diffuse_color = layer.use_pass_normal = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    target = tree.nodes.new("CompositorNodeOutputFile")
    target.base_path = str(folder)
    target.format.file_format, target.format.color_depth, target.format.exr_codec = "OPEN_EXR", "32", "NONE"
    target.file_slots.clear()
    for name, output in PASSES.items():
        target.file_slots.new(f"{name}{seed}-")
        tree.links.new(source.outputs[output], target.inputs[-1])
    bpy.ops.render.render()
    return {name: next(folder.glob(f"{name}{seed}-*.exr")) for name in PASSES}


def raw(file):
    """The pixels of a float picture as plain numbers, four a pixel, from the lowest row up."""
    picture = bpy.data.images.load(str(file), check_existing=True)
    picture.colorspace_settings.name = "Non-Color"
    numbers = array("f", bytes(4 * len(picture.pixels)))
    picture.pixels.foreach_get(numbers)
    target = file.with_suffix(".raw")
    target.write_bytes(numbers.tobytes())
    return target


def save(file, size, out):
    picture = bpy.data.images.new("clean", *size, float_buffer=True)
    picture.colorspace_settings.name = "Linear"
    picture.pixels.foreach_set(array("f", file.read_bytes()))
    bpy.context.scene.render.image_settings.file_format = "PNG"
    picture.save_render(str(out), scene=bpy.context.scene)
