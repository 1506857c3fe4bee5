"""What art/render-photos.ts has Blender do: scenes of scenes.py become PNG files. Arguments: folder, percent, samples, names."""
import sys
from pathlib import Path

import bpy
import numpy as np

sys.path.append(str(Path(__file__).parent))
from scenes import SCENES  # noqa: E402

PASSES = {'Image': 'light', 'Denoising Albedo': 'colour', 'Denoising Normal': 'form'}
# A spline of five points, spread wider at each level.
SPLINE = (1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16)


def keep_passes(scene, folder, name):
    """The picture, and what its surfaces are, each as a file without loss."""
    bpy.context.view_layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    nodes, link = scene.node_tree.nodes, scene.node_tree.links.new
    nodes.clear()
    layers, out = nodes.new('CompositorNodeRLayers'), nodes.new('CompositorNodeOutputFile')
    out.base_path, out.format.file_format, out.format.color_depth = str(folder), 'OPEN_EXR', '32'
    out.file_slots.clear()
    for layer, file in PASSES.items():
        out.file_slots.new(f'{name}-{file}-')
        link(layers.outputs[layer], out.inputs[-1])


def read(folder, name, file):
    path = next(Path(folder).glob(f'{name}-{file}-*.exr'))
    image = bpy.data.images.load(str(path))
    image.colorspace_settings.name = 'Linear'
    width, height = image.size
    pixels = np.empty(width * height * image.channels, np.float32)
    image.pixels.foreach_get(pixels)
    path.unlink()
    return pixels.reshape(height, width, image.channels)[..., :3]


def moved(picture, down, right):
    """As it is, shifted; what comes from beyond the edge is the edge."""
    rows = np.clip(np.arange(picture.shape[0]) + down, 0, picture.shape[0] - 1)
    columns = np.clip(np.arange(picture.shape[1]) + right, 0, picture.shape[1] - 1)
    return picture[rows][:, columns]


def without_dots(picture):
    """What is out of focus comes as single dots of few rays: the middle one of nine stands for each."""
    return np.median([moved(picture, y, x) for y in (-1, 0, 1) for x in (-1, 0, 1)], axis=0)


def calm(light, colour, form, levels=4):
    """
    The noise of few samples evened out within what is one surface: the à-trous wavelets of Dammertz and others, "Edge-Avoiding
    A-Trous Wavelet Transform for fast Global Illumination Filtering" (2010). Debian's Blender brings no denoiser.
    """
    colour, form = without_dots(colour), without_dots(form)
    base = colour + 0.02
    lit = np.log1p(np.maximum(light, 0) / base)
    for level in range(levels):
        step, total, weights = 2**level, np.zeros_like(lit), np.zeros(lit.shape[:2], np.float32)
        for y, tall in enumerate(SPLINE):
            for x, wide in enumerate(SPLINE):
                down, right = (y - 2) * step, (x - 2) * step
                there = moved(lit, down, right)
                apart = ((there - lit) ** 2).sum(2) * 1.6 * 2**level
                apart += ((moved(form, down, right) - form) ** 2).sum(2) * 4
                apart += ((moved(colour, down, right) - colour) ** 2).sum(2) * 30
                weight = tall * wide * np.exp(-apart)
                total += there * weight[..., None]
                weights += weight
        lit = total / weights[..., None]
    return np.expm1(lit) * base


def develop(scene, picture, path):
    height, width, _ = picture.shape
    image = bpy.data.images.new('developed', width, height, float_buffer=True)
    image.pixels.foreach_set(np.dstack([picture, np.ones((height, width), np.float32)]).astype(np.float32).ravel())
    image.save_render(str(path), scene=scene)


folder, percent, samples, *names = sys.argv[sys.argv.index('--') + 1 :]
for name in names:
    bpy.ops.wm.read_factory_settings(use_empty=True)
    SCENES[name]()
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.cycles.samples, scene.cycles.use_adaptive_sampling, scene.cycles.use_denoising = int(samples), False, False
    scene.cycles.max_bounces, scene.cycles.transmission_bounces, scene.cycles.transparent_max_bounces = 12, 12, 8
    scene.cycles.diffuse_bounces, scene.cycles.glossy_bounces = 2, 3
    scene.cycles.sample_clamp_indirect, scene.cycles.blur_glossy = 3, 1
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    scene.view_settings.view_transform, scene.view_settings.look = 'Filmic', 'Medium High Contrast'
    scene.render.resolution_percentage = int(percent)
    scene.render.image_settings.file_format = 'PNG'
    keep_passes(scene, folder, name)
    bpy.ops.render.render()
    develop(scene, calm(*(read(folder, name, file) for file in PASSES.values())), Path(folder) / f'{name}.png')
    print(f'rendered {name}', flush=True)
