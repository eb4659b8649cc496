"""The one palette of the set: limestone, card and basswood, one evergreen, a little brass."""

import bpy

PALETTE = {
    "wall": "#EFEBE1",
    "trim": "#F8F5ED",
    "stone": "#D8CFBD",
    "roof": "#DCD5C7",
    "score": "#C6BEAE",
    "slate": "#A9A498",
    "green": "#465F55",
    "glass": "#3C4642",
    "lit": "#C4AE88",
    "brass": "#8C7855",
    "timber": "#D2C1A1",
    "milled": "#EEE9DD",
    "dark": "#55554E",
    "figure": "#9A9386",
    "room": "#E9E0CF",
    "table": "#EDE9E0",
    "board": "#F0ECE2",
    "ply": "#CDBB98",
    "lawn": "#CCCDBE",
    "paving": "#E8E3D7",
    "asphalt": "#BFBBB0",
    "line": "#F6F3EA",
    "sage": "#B0B9A4",
    "moss": "#98A58E",
    "pale": "#CDCDBD",
    "bone": "#E4DECF",
    "wire": "#B3A890",
}
ROUGHNESS = {"glass": 0.18, "brass": 0.42, "green": 0.75, "milled": 0.6}
GLOW = {"lit": 0.22, "room": 0.07}
MOTTLED = {"lawn": 0.05, "asphalt": 0.035, "paving": 0.03, "stone": 0.05, "table": 0.012, "board": 0.02, "wall": 0.012}


def linear(hexadecimal):
    channels = [int(hexadecimal[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]


def material(name):
    """The material of that name, made at its first use."""
    found = bpy.data.materials.get(name)
    if found:
        return found
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    surface = made.node_tree.nodes["Principled BSDF"].inputs
    surface["Base Color"].default_value = (*linear(PALETTE[name]), 1)
    surface["Roughness"].default_value = ROUGHNESS.get(name, 0.9)
    surface["Specular"].default_value = 0.6 if name == "glass" else 0.2
    surface["Metallic"].default_value = 0.7 if name == "brass" else 0
    if name in GLOW:
        surface["Emission"].default_value = (*linear("#F0D9B0"), 1)
        surface["Emission Strength"].default_value = GLOW[name]
        # As a lamp such a small pane only adds speckle.
        made.cycles.sample_as_light = False
    if name in MOTTLED:
        mottle(made.node_tree, surface["Base Color"], MOTTLED[name])
    return made


def mottle(tree, colour, strength):
    """Varies the value a little, as sawn stone and painted card do."""
    place = tree.nodes.new("ShaderNodeTexCoord")
    noise = tree.nodes.new("ShaderNodeTexNoise")
    spread = tree.nodes.new("ShaderNodeMapRange")
    tone = tree.nodes.new("ShaderNodeHueSaturation")
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 0.5, 8
    spread.inputs["From Min"].default_value, spread.inputs["From Max"].default_value = 0.3, 0.7
    spread.inputs["To Min"].default_value, spread.inputs["To Max"].default_value = 1 - strength, 1 + strength
    tone.inputs["Color"].default_value = colour.default_value
    tree.links.new(place.outputs["Object"], noise.inputs["Vector"])
    tree.links.new(noise.outputs["Fac"], spread.inputs["Value"])
    tree.links.new(spread.outputs["Result"], tone.inputs["Value"])
    tree.links.new(tone.outputs["Color"], colour)
