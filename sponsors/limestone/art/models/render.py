"""Renders one scene.

blender -b -P render.py -- scene=NAME out=FILE [denoiser=FILE] [samples=14] [scale=100] [threads=1]
"""

import importlib
import sys
from pathlib import Path
from random import Random

import bpy

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))
sys.dont_write_bytecode = True

from kit import passes, stage  # noqa: E402
from kit.part import Part, to_blender  # noqa: E402


def options():
    given = dict(word.split("=", 1) for word in sys.argv[sys.argv.index("--") + 1 :])
    return {"scale": "100", "samples": "14", "threads": "1", "denoiser": "", **given}


def main():
    wanted = options()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = importlib.import_module(f"scenes.{wanted['scene'].replace('-', '_')}")
    part = Part()
    scene.build(part, Random(wanted["scene"]))
    to_blender(part)
    stage.settings(scene.SIZE, int(wanted["scale"]), int(wanted["threads"]))
    passes.render(Path(wanted["out"]), int(wanted["samples"]), wanted["denoiser"])


main()
