"""What the rendered photos show: a willow and what a child makes of it, from the twig to the young tree."""
import math
import sys
from pathlib import Path

import bpy
import numpy as np
from mathutils import Matrix, Vector
from mathutils import noise as perlin

sys.path.append(str(Path(__file__).parent))
from shapes import (  # noqa: E402
    Shader, Soup, axes_along, bark, blade_shape, box, clear, lathe, leaf_shape, leaves, plain, shine, soil, tube, twig_skin, unit, wood,
)

UP = np.array([0, 0, 1.0])
GREEN = ((0.035, 0.075, 0.012), (0.12, 0.21, 0.03))
FRESH = ((0.07, 0.15, 0.02), (0.2, 0.34, 0.05))


# Light and camera


def sky(height, turn, strength=0.1, clouds=0.4, sun=0.6):
    """A day: how high the sun stands and where, in degrees, and how much of the sky is cloud."""
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    nodes, link = tree.nodes, tree.links.new
    blue = nodes.new('ShaderNodeTexSky')
    blue.sky_type, blue.sun_size = 'NISHITA', math.radians(1.2)
    blue.sun_elevation, blue.sun_rotation, blue.sun_intensity = math.radians(height), math.radians(turn), sun
    place = nodes.new('ShaderNodeMapping')
    place.inputs['Scale'].default_value = (1, 1, 2.6)
    link(nodes.new('ShaderNodeTexCoord').outputs['Generated'], place.inputs['Vector'])
    puffs = nodes.new('ShaderNodeTexNoise')
    puffs.inputs['Scale'].default_value, puffs.inputs['Detail'].default_value = 2.2, 9
    link(place.outputs[0], puffs.inputs['Vector'])
    cover = nodes.new('ShaderNodeValToRGB')
    cover.color_ramp.elements[0].position = 0.75 - 0.5 * clouds
    cover.color_ramp.elements[1].position = 0.95 - 0.4 * clouds
    link(puffs.outputs['Fac'], cover.inputs['Fac'])
    both = nodes.new('ShaderNodeMixRGB')
    both.inputs['Color2'].default_value = (7.5, 7.8, 8.2, 1)
    link(cover.outputs['Color'], both.inputs['Fac'])
    link(blue.outputs[0], both.inputs['Color1'])
    behind = nodes['Background']
    behind.inputs['Strength'].default_value = strength
    link(both.outputs[0], behind.inputs['Color'])


def lamp(place, target, size, power, colour=(1, 1, 1)):
    light = bpy.data.lights.new('lamp', 'AREA')
    light.size, light.energy, light.color = size, power, colour
    it = bpy.data.objects.new('lamp', light)
    it.location = place
    it.rotation_euler = (Vector(target) - Vector(place)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.collection.objects.link(it)


def camera(place, target, lens=27, roll=1.5, stop=16, focus=None, upright=True, exposure=0.0):
    scene = bpy.context.scene
    lens_of = bpy.data.cameras.new('phone')
    lens_of.lens, lens_of.sensor_width, lens_of.sensor_fit = lens, 36, 'AUTO'
    lens_of.dof.use_dof, lens_of.dof.aperture_fstop = True, stop
    lens_of.dof.focus_distance = (Vector(focus or target) - Vector(place)).length
    it = bpy.data.objects.new('phone', lens_of)
    look = (Vector(target) - Vector(place)).to_track_quat('-Z', 'Y').to_matrix().to_4x4()
    it.matrix_world = Matrix.Translation(place) @ look @ Matrix.Rotation(math.radians(roll), 4, 'Z')
    bpy.context.collection.objects.link(it)
    scene.camera = it
    scene.render.resolution_x, scene.render.resolution_y = (768, 1024) if upright else (1024, 768)
    scene.view_settings.exposure = exposure


# Outdoors


def ground_at(x, y, dip=0.25):
    return dip * perlin.noise(Vector((x * 0.09, y * 0.09, 3.1))) + 0.03 * perlin.noise(Vector((x * 0.9, y * 0.9, 7.7)))


def meadow(rng, eye, ahead, blades=70_000, height=0.22, reach=26, bare=None, form=ground_at, tint=1.0, wide=0.8):
    """A ground to the horizon with grass on it where the camera sees it; `bare` says where none grows."""
    soup = Soup()
    near = np.concatenate([-np.geomspace(150, 0.06, 90), np.geomspace(0.06, 150, 90)])
    side = len(near)
    xs, ys = near + eye[0] + ahead[0] * 2, near + eye[1] + ahead[1] * 2
    points = [[x, y, form(x, y)] for y in ys for x in xs]
    faces = [[r * side + c, r * side + c + 1, (r + 1) * side + c + 1, (r + 1) * side + c] for r in range(side - 1) for c in range(side - 1)]
    soup.add(points, faces)
    s = Shader('lawn')
    patches = s.noise(0.6, 8, 0.7)
    tones = s.ramp(patches, (0.3, (0.05 * tint, 0.075, 0.02)), (0.7, (0.11 * tint, 0.15, 0.035)))
    soup.stand('lawn', s.done(s.node('BsdfPrincipled', Base_Color=tones, Roughness=0.95, Specular=0.05, Normal=s.bump(s.noise(60, 8, 0.8), 1, 0.05))))
    angle = math.atan2(ahead[1], ahead[0]) + rng.uniform(-wide, wide, blades)
    far = reach * rng.uniform(0.02, 1, blades) ** 1.7
    x, y = eye[0] + far * np.cos(angle), eye[1] + far * np.sin(angle)
    if bare is not None:
        grows = np.array([not bare(a, b) for a, b in zip(x, y)])
        x, y, far = x[grows], y[grows], far[grows]
    places = np.array([[a, b, form(a, b)] for a, b in zip(x, y)])
    count = len(places)
    lean = np.stack([rng.normal(0, 0.35, count), rng.normal(0, 0.35, count), np.ones(count)], 1)
    tall = height * rng.uniform(0.45, 1.25, count)
    broad = np.maximum(0.005, far * 0.0011) * rng.uniform(0.7, 1.4, count)
    turn = rng.uniform(0, 2 * math.pi, count)
    across = np.stack([np.cos(turn), np.sin(turn), np.zeros(count)], 1)
    up = lean / np.linalg.norm(lean, axis=1, keepdims=True)
    across -= up * (across * up).sum(1, keepdims=True)
    turns = np.stack([across * broad[:, None], np.cross(up, across) * tall[:, None], up * tall[:, None]], 2)
    grass = Soup()
    grass.scatter(blade_shape(), turns, places)
    grass.stand('grass', leaves('grass', (0.06 * tint, 0.1, 0.015), (0.17 * tint, 0.23, 0.045), under=(0.13, 0.2, 0.04), shine=0.55, through=0.3))


def flowers(rng, eye, ahead, count, reach, colour, size=0.018, form=ground_at, height=0.2):
    soup = Soup()
    for _ in range(count):
        angle = math.atan2(ahead[1], ahead[0]) + rng.uniform(-0.7, 0.7)
        far = 2 + reach * rng.uniform(0, 1) ** 1.4
        x, y = eye[0] + far * math.cos(angle), eye[1] + far * math.sin(angle)
        turn = rng.uniform(0, 6.3, 6)
        ring = [[x + size * math.cos(t), y + size * math.sin(t), form(x, y) + height + rng.uniform(-0.03, 0.05)] for t in np.sort(turn)]
        soup.add(ring, [list(range(6))])
    soup.stand('flowers', leaves('petals', colour, colour, under=colour, through=0.3))


def woods(rng, centre_angle, spread, distances, count=26, leafage=1600, colours=((0.02, 0.04, 0.012), (0.06, 0.095, 0.025)), eye=(0, 0), height=(5, 10), size=0.45):
    """Trees far behind: clouds of leaves on trunks that nobody looks at closely."""
    soup, trunks = Soup(), Soup()
    shape = leaf_shape(1, 0.6, 3, 0.1, 0.2)
    for _ in range(count):
        angle, far = centre_angle + rng.uniform(-spread, spread), rng.uniform(*distances)
        x, y, tall = eye[0] + far * math.cos(angle), eye[1] + far * math.sin(angle), rng.uniform(*height)
        base = ground_at(x, y)
        tube(trunks, [[x, y, base], [x + 0.2, y, base + tall * 0.6]], [0.03 * tall, 0.015 * tall], 5)
        for _ in range(7):
            heart = np.array([x, y, base + tall * 0.62]) + rng.normal(0, 1, 3) * [tall * 0.16, tall * 0.16, tall * 0.17]
            way = rng.normal(0, 1, (leafage // 7, 3))
            way /= np.linalg.norm(way, axis=1, keepdims=True)
            places = heart + way * rng.uniform(0.55, 1.05, (len(way), 1)) * tall * 0.2
            soup.scatter(shape, axes_along(rng.normal(0, 1, way.shape) + [0, 0, -0.4], way + UP * 0.6, size * rng.uniform(0.5, 1.1, len(way))), places)
    soup.stand('woods', leaves('far leaves', *colours, through=0.3, shine=0.6))
    trunks.stand('far trunks', plain('far bark', (0.05, 0.04, 0.03), 0.9))


def wander(rng, start, way, length, steps, restless, pull=(0, 0, 0)):
    """A path that grows: a bit of chance at each step, and what pulls it."""
    points, way = [np.asarray(start, float)], unit(way)
    for _ in range(steps):
        way = unit(way + rng.normal(0, restless, 3) + np.asarray(pull))
        points.append(points[-1] + way * length / steps)
    return np.array(points)


class Foliage:
    def __init__(self, rng):
        self.rng, self.ways, self.ups, self.sizes, self.places = rng, [], [], [], []

    def along(self, path, count, size, first=0.1, hang=0.35, out=0.9, tip=0.6):
        """Leaves in turn on both sides of a twig, smaller to its tip."""
        ahead = np.gradient(path, axis=0)
        turn = self.rng.uniform(0, 6.3)
        for at in np.linspace(first, 1, count):
            spot = at * (len(path) - 1)
            low = min(int(spot), len(path) - 2)
            place = path[low] + (path[low + 1] - path[low]) * (spot - low)
            direction = unit(ahead[low])
            turn += 2.4 + self.rng.normal(0, 0.25)
            side = unit(np.cross(direction, [0.2, 0.37, 0.9]))
            other = np.cross(direction, side)
            outward = math.cos(turn) * side + math.sin(turn) * other
            way = unit(direction * (0.75 + 0.5 * at) + outward * out - UP * hang + self.rng.normal(0, 0.12, 3))
            self.ways.append(way), self.ups.append(unit(direction + UP * 0.5 + self.rng.normal(0, 0.2, 3)))
            self.sizes.append(size * (1 - (1 - tip) * at) * self.rng.uniform(0.75, 1.15)), self.places.append(place)

    def stand(self, shape, material):
        soup = Soup()
        soup.scatter(shape, axes_along(self.ways, self.ups, self.sizes), self.places)
        soup.stand('foliage', material)


def willow_tree(rng, place, tall=7.5):
    wooden, thin, foliage = Soup(), Soup(), Foliage(rng)
    trunk = wander(rng, place, (0.08, 0.03, 1), tall * 0.26, 9, 0.05)
    wide = tall * 0.048
    tube(wooden, trunk, wide * np.linspace(1.25, 0.72, 10) * np.concatenate([[1.5, 1.12], np.ones(8)]), 20)
    for limb in range(6):
        turn = limb * 1.05 + rng.uniform(-0.2, 0.2)
        rise = rng.uniform(0.75, 1.5)
        path = wander(rng, trunk[-1 - limb % 3], (math.cos(turn), math.sin(turn), rise), tall * rng.uniform(0.5, 0.68), 12, 0.09, (0, 0, 0.05))
        tube(wooden, path, wide * np.linspace(0.5, 0.1, 13), 10)
        for _ in range(15):
            spot = path[rng.integers(4, 13)]
            outward = unit(spot - place - [0, 0, tall * 0.32])
            branch = wander(rng, spot, outward + rng.normal(0, 0.6, 3) + UP * 0.35, tall * rng.uniform(0.13, 0.27), 7, 0.12, (0, 0, -0.06))
            tube(wooden, branch, wide * np.linspace(0.1, 0.03, 8), 6)
            for _ in range(11):
                start = branch[rng.integers(2, 8)]
                shoot = wander(rng, start, outward * 0.7 + rng.normal(0, 0.7, 3) + UP * 0.2, tall * rng.uniform(0.1, 0.22), 7, 0.08, (0, 0, -0.22))
                tube(thin, shoot, np.linspace(0.009, 0.003, 8), 4)
                foliage.along(shoot, 20, 0.2, 0.05, 0.5, 0.8, 0.75)
    wooden.stand('trunk', bark('willow bark', (0.03, 0.022, 0.016), (0.17, 0.135, 0.1)))
    thin.stand('shoots', plain('shoots', (0.14, 0.11, 0.03), 0.7))
    foliage.stand(leaf_shape(1, 0.2, 4), leaves('willow leaves', *GREEN, under=(0.2, 0.27, 0.15)))


def willow():
    rng = np.random.default_rng(7)
    eye, ahead = (0, -13.5), (0.0, 1)
    sky(38, 128, clouds=0.5)
    meadow(rng, eye, ahead, 60_000, 0.3, 30)
    flowers(rng, eye, ahead, 260, 18, (0.75, 0.6, 0.06))
    flowers(rng, eye, ahead, 200, 22, (0.8, 0.8, 0.75))
    willow_tree(rng, np.array([0.5, 0, ground_at(0.5, 0) - 0.1]))
    woods(rng, math.pi / 2, 0.75, (45, 75), 34, eye=eye)
    camera((0, -13.5, 1.45), (0.35, 0, 3.4), 26, -1.8, 22, exposure=0.2)


# Cuttings


def cutting(wooden, ends, foliage, rng, start, way, long, thick=0.035, bend=0.012, many=0, size=0.75, pull=(0, 0, 0)):
    """A twig as it was cut: buds on it, a pale end, and leaves at the top where some were left."""
    path = wander(rng, start, way, long, 14, bend, pull)
    tube(wooden, path, np.linspace(thick, thick * 0.62, 15), 12)
    ahead = unit(path[1] - path[0])
    tube(ends, [path[0] - ahead * 0.004, path[0] + ahead * 0.01], [thick * 0.86, thick * 0.86], 12)
    for knot in range(1, 13, 2):
        side = unit(np.cross(unit(path[knot + 1] - path[knot]), rng.normal(0, 1, 3)))
        tip = path[knot] + side * thick * 1.35 + unit(path[knot + 1] - path[knot]) * thick * 2.2
        tube(wooden, [path[knot], (path[knot] * 0.4 + tip * 0.6) + side * 0.008, tip], [thick * 0.55, thick * 0.42, thick * 0.08], 8)
    if many:
        foliage.along(path[-7:], many, size, 0.15, 0.12, 0.85, 0.5)
    return path


def outline(soup, points, low, high):
    """A flat thing with a given edge, as thick as from low to high."""
    count = len(points)
    soup.add([[x, y, z] for z in (low, high) for x, y in points], [list(range(count))[::-1], list(range(count, 2 * count))] + [
        [a, (a + 1) % count, count + (a + 1) % count, count + a] for a in range(count)
    ])


def pruner(place, turn):
    steel, red, dark = Soup(), Soup(), Soup()
    blade = [(0, 0.05), (0.25, 0.16), (0.55, 0.17), (0.8, 0.06), (0.86, -0.02), (0.6, 0.02), (0.3, -0.01), (0, -0.12)]
    hook = [(0, -0.04), (0.3, -0.09), (0.6, -0.02), (0.74, 0.0), (0.6, -0.12), (0.3, -0.22), (0, -0.16)]
    outline(steel, blade, 0.1, 0.125)
    outline(steel, hook, 0.06, 0.1)
    tube(steel, [[0, -0.04, 0.05], [0, -0.04, 0.16]], [0.07, 0.065], 20)
    for flip in (1, -1):
        path = np.array([[0.05, -0.04 * flip, 0.1], [-0.3, 0.14 * flip, 0.11], [-0.8, 0.27 * flip, 0.11], [-1.25, 0.28 * flip, 0.1], [-1.45, 0.22 * flip, 0.1]])
        fine = np.array([[np.interp(t, range(5), path[:, k]) for k in range(3)] for t in np.linspace(0, 4, 24)])
        tube(red, fine, 0.05 + 0.035 * np.sin(np.linspace(0.3, 2.7, 24)), 14)
    tube(dark, [[-0.45 + 0.02 * math.sin(t * 3), y, 0.1 + 0.03 * math.cos(t * 3)] for t, y in zip(np.linspace(0, 14, 60), np.linspace(-0.12, 0.12, 60))], 0.012, 6)
    for soup, material, name in (
        (steel, plain('steel', (0.55, 0.56, 0.58), 0.28, 1, 0.002, 20, 0.4), 'blades'),
        (red, plain('red grip', (0.5, 0.02, 0.015), 0.38, 0, 0.001, 60, 0.3), 'grips'),
        (dark, plain('spring', (0.2, 0.2, 0.2), 0.35, 1), 'spring'),
    ):
        it = soup.stand(name, material)
        it.location, it.rotation_euler = place, (0, 0, turn)


def boards(count, width, along, material, thick=0.3, first=0.0):
    for at in range(count):
        it = box(f'board {at}', (along, width * 0.97, thick), (0, first + at * width, -thick / 2), material, 0.02)
        it.location.x += (at * 7 % 5 - 2) * 0.6
        it.location.z += (at * 5 % 3 - 1) * 0.012


def ruler(place, turn):
    soup, marks = Soup(), Soup()
    outline(soup, [(0, 0), (3.05, 0), (3.05, 0.3), (0, 0.3)], 0, 0.02)
    for step in range(121):
        deep = 0.16 if step % 10 == 0 else 0.11 if step % 5 == 0 else 0.06
        x = 0.02 + step * 0.025
        outline(marks, [(x - 0.003, 0.3 - deep), (x + 0.003, 0.3 - deep), (x + 0.003, 0.297), (x - 0.003, 0.297)], 0.02, 0.0212)
    for it in (soup.stand('ruler', wood('ruler', (0.45, 0.3, 0.12), (0.62, 0.45, 0.2), (0.3, 8, 8), 4, 0.4, 0.0006), False), marks.stand('marks', plain('ink', (0.02, 0.02, 0.02), 0.6), False)):
        it.location, it.rotation_euler = place, (0, 0, turn)


def cut():
    rng = np.random.default_rng(3)
    sky(44, 205, clouds=0.45)
    boards(9, 1.15, 16, wood('table', (0.13, 0.085, 0.05), (0.36, 0.27, 0.18), (0.25, 5, 5), 2.2, 0.75, 0.03), first=-4.6)
    wooden, ends, foliage = Soup(), Soup(), Foliage(rng)
    for at in range(8):
        start = (-1.15 + rng.uniform(-0.14, 0.14), -1.05 + at * 0.3 + rng.uniform(-0.04, 0.04), 0.06)
        cutting(wooden, ends, foliage, rng, start, (1, rng.uniform(-0.05, 0.05), 0), 2.3 + rng.uniform(-0.2, 0.15), 0.046 + rng.uniform(-0.007, 0.007), many=9, size=0.72)
    for _ in range(9):
        spot = np.array([rng.uniform(-2.2, 2.2), rng.choice([-1.7, 1.75]) + rng.uniform(-0.35, 0.3), 0.03])
        foliage.ways.append(unit(np.array([*rng.normal(0, 1, 2), 0.05]))), foliage.ups.append(UP + rng.normal(0, 0.15, 3))
        foliage.sizes.append(rng.uniform(0.5, 0.8)), foliage.places.append(spot)
    wooden.stand('twigs', twig_skin())
    ends.stand('cut ends', plain('cut wood', (0.62, 0.6, 0.35), 0.6))
    foliage.stand(leaf_shape(1, 0.19, 9, 0.1, 0.28), leaves('cut leaves', (0.05, 0.11, 0.018), (0.13, 0.23, 0.04)))
    pruner((0.1, -1.5, 0), 0.25)
    ruler((-1.2, 1.3, 0), 0.02)
    camera((0.25, -2.25, 2.75), (0.15, -0.22, 0), 27, 2.4, 1.2, upright=False, exposure=-0.1)


def root(soup, rng, start, way, long, thin, inside, floor, side=0.0):
    """A root in water: down, with whims, along the glass where it meets it."""
    points, way = [np.asarray(start, float)], unit(way)
    steps = max(4, int(long / 0.035))
    for _ in range(steps):
        way = unit(way + rng.normal(0, 0.2, 3) + [0, 0, -0.07])
        here = points[-1] + way * long / steps
        away = math.hypot(here[0], here[1])
        if away > inside:
            here[:2] *= inside / away
            way[:2] *= 0.3
        if here[2] < floor:
            here[2] = floor + abs(rng.normal(0, 0.012))
            way = unit([way[0] + rng.normal(0, 0.5), way[1] + rng.normal(0, 0.5), 0.05])
        points.append(here)
    tube(soup, points, np.linspace(thin, thin * 0.4, len(points)), 6)
    if side > 0 and long > 0.3:
        for at in range(3, len(points) - 2):
            if rng.uniform() < side:
                root(soup, rng, points[at], rng.normal(0, 1, 3) + [0, 0, -0.3], long * rng.uniform(0.08, 0.22), thin * 0.5, inside, floor)


def jar(radius=0.42, tall=1.55, water=0.86):
    """A canning jar as a body of glass, and the water in it, which wets the glass."""
    wall, r, h = 0.03, radius, tall
    outer = [(0, 0.02), (r * 0.8, 0.0), (r * 0.95, 0.015), (r, 0.08), (r, h * 0.74), (r * 0.96, h * 0.79), (r * 0.84, h * 0.84), (r * 0.8, h * 0.86)]
    for ridge in range(3):
        z = h * (0.875 + ridge * 0.035)
        outer += [(r * 0.8, z), (r * 0.835, z + 0.012), (r * 0.8, z + 0.026)]
    outer += [(r * 0.8, h * 0.985), (r * 0.785, h), (r * 0.75, h), (r * 0.735, h * 0.985)]
    inner = [(r * 0.735, h * 0.85), (r * 0.78, h * 0.83), (r - wall - 0.02, h * 0.78), (r - wall, h * 0.73), (r - wall, 0.13), (r * 0.8, 0.075), (0, 0.07)]
    lathe(outer + inner, 'jar', clear('glass', 1.45))
    w, top = r - wall + 0.004, water * h * 0.78
    lathe([(0, 0.066), (r * 0.8, 0.071), (w, 0.128), (w, top + 0.012), (w - 0.012, top + 0.004), (w - 0.03, top), (0, top)], 'water', clear('water', 1.333, (0.97, 0.985, 0.965)))
    return w - 0.03, top


def window_place(rng, weather, frame=True):
    """A sill, a window and what is outside of it: the light comes from there, and the room behind gives little."""
    white = plain('paint', (0.72, 0.71, 0.67), 0.45, 0, 0.003, 14, 0.1)
    box('sill', (14, 2.1, 0.16), (0, 0.45, -0.08), white, 0.03)
    box('wall', (14, 0.4, 12), (0, -0.36, -6.1), plain('wall', (0.5, 0.47, 0.4), 0.9))
    if frame:
        box('bottom rail', (14, 0.22, 0.5), (0, 1.45, 0.25), white, 0.03)
        box('mullion', (0.3, 0.22, 14), (weather.get('mullion', 1.3), 1.45, 6.5), white, 0.03)
        box('bar', (14, 0.16, 0.16), (0, 1.45, 4.6), white, 0.03)
    sky(weather['height'], weather['turn'], weather.get('strength', 0.13), weather['clouds'], weather.get('sun', 0.5))
    box('yard', (200, 200, 0.1), (0, 104, -7), plain('yard', (0.1, 0.16, 0.035), 0.95, scale=0.2, worn=0.4))
    woods(rng, math.pi / 2, 0.9, (20, 52), weather.get('trees', 26), 1300, ((0.025, 0.055, 0.014), (0.1, 0.16, 0.035)), (0, -4), (9, 17), 1.0)
    room = shine('room', weather.get('room', (1.0, 0.86, 0.7)), weather.get('glow', 0.55))
    box('room', (30, 0.2, 30), (0, -14, 4), room)
    box('ceiling', (30, 14, 0.2), (0, -7, 11), room)
    for side in (-1, 1):
        box('side', (0.2, 14, 30), (15 * side, -7, 4), room)


# Of each week: how long the roots are, how many there are, how many leaves have grown, and how that day was.
WEEKS = {
    0: dict(roots=0, each=0, many=6, size=0.58, weather=dict(height=40, turn=190, clouds=0.4), eye=(-0.35, -3.1, 1.5), roll=-2, lens=29),
    2: dict(roots=0.035, each=7, many=6, size=0.6, weather=dict(height=30, turn=40, clouds=0.9, sun=0.25, mullion=-1.5), eye=(0.6, -2.75, 1.05), roll=2.5, lens=29),
    4: dict(roots=0.3, each=6, many=7, size=0.64, weather=dict(height=55, turn=160, clouds=0.3, mullion=1.7), eye=(0.1, -2.5, 0.9), roll=1, lens=27),
    6: dict(roots=0.62, each=8, many=9, size=0.7, weather=dict(height=18, turn=250, clouds=0.5, mullion=-1.2), eye=(-0.7, -2.5, 1.2), roll=-3, lens=28),
    8: dict(roots=1.0, each=10, many=11, size=0.78, weather=dict(height=45, turn=110, clouds=0.55, mullion=1.4), eye=(0.35, -2.45, 1.0), roll=2, lens=27),
}


def jar_in_week(week):
    it = WEEKS[week]
    rng = np.random.default_rng(41)
    around = np.random.default_rng(90 + week)
    window_place(around, it['weather'])
    inside, top = jar()
    wooden, ends, foliage, white = Soup(), Soup(), Foliage(rng), Soup()
    for at in range(5):
        turn = at * 1.257 + 0.4
        foot = np.array([0.23 * math.cos(turn), 0.23 * math.sin(turn), 0.11])
        lean = np.array([-0.16 * math.cos(turn + 0.5), -0.16 * math.sin(turn + 0.5), 1])
        path = cutting(wooden, ends, foliage, np.random.default_rng(60 + at), foot, lean, 2.35 + 0.12 * (at % 3), 0.038, 0.01, it['many'], it['size'])
        wet = [p for p in path if p[2] < top - 0.12]
        for number in range(it['each']):
            long = it['roots'] * around.uniform(0.35, 1.1)
            spot = wet[min(len(wet) - 1, number * len(wet) // max(1, it['each']))]
            away = around.normal(0, 1, 3) * [1, 1, 0.15]
            root(white, around, spot + unit(away) * 0.03, away + [0, 0, -0.25], long, 0.011 if week > 2 else 0.016, inside, 0.085, 0.3 if week >= 6 else 0)
    wooden.stand('twigs', twig_skin('wet twig', (0.1, 0.055, 0.02), (0.27, 0.18, 0.07)))
    ends.stand('ends', plain('cut wood', (0.6, 0.56, 0.34), 0.6))
    foliage.stand(leaf_shape(1, 0.2, 9, 0.14, 0.28), leaves('jar leaves', *FRESH))
    if it['each']:
        white.stand('roots', plain('roots', (0.85, 0.8, 0.66), 0.5, scale=25, worn=0.12, specular=0.3))
    lamp((-2.2, -4.2, 3.2), (0, 0, 0.8), 3, 170, (1, 0.93, 0.84))
    camera(it['eye'], (0.05, 0, 1.12), it['lens'], it['roll'], 0.2, (0, -0.3, 0.6), exposure=it['weather'].get('exposure', 0.3))


def rooted():
    """Out of the water for a moment: on a towel, beside the ruler."""
    rng = np.random.default_rng(19)
    sky(40, 160, clouds=0.6)
    boards(6, 1.7, 16, wood('kitchen', (0.2, 0.11, 0.05), (0.42, 0.27, 0.14), (0.22, 4, 4), 2, 0.45, 0.008), first=-4)
    s = Shader('towel')
    weave = s.noise(34, 3, 0.5)
    box('towel', (3.7, 2.5, 0.03), (0, 0, 0.02), s.done(s.node('BsdfPrincipled', Base_Color=s.ramp(weave, (0.3, (0.68, 0.69, 0.7)), (0.7, (0.8, 0.8, 0.79))), Roughness=0.95, Normal=s.bump(weave, 0.7, 0.03))), 0.01, 0.05)
    wooden, ends, foliage, white = Soup(), Soup(), Foliage(rng), Soup()
    path = cutting(wooden, ends, foliage, rng, (-0.35, 0.1, 0.09), (1, 0.1, 0), 2.1, 0.042, 0.012, 9, 0.66)
    for number in range(20):
        spot = path[number % 5]
        way = np.array([-0.9, 0, 0]) + rng.normal(0, 0.75, 3) * [1, 1.1, 0]
        points = [spot]
        for _ in range(24):
            way = unit(way + rng.normal(0, 0.25, 3) * [1, 1, 0] + [-0.03, 0, 0])
            points.append(points[-1] + way * rng.uniform(0.5, 1.0) * 0.045)
            points[-1][2] = 0.05 + abs(rng.normal(0, 0.008))
        tube(white, points, np.linspace(0.012, 0.004, 25), 6)
    wooden.stand('twig', twig_skin())
    ends.stand('end', plain('cut wood', (0.6, 0.56, 0.34), 0.6))
    white.stand('roots', plain('roots', (0.82, 0.76, 0.6), 0.5, scale=25, worn=0.15))
    foliage.stand(leaf_shape(1, 0.2, 9, 0.1, 0.28), leaves('towel leaves', *FRESH))
    ruler((-1.5, -0.95, 0.035), 0.08)
    camera((0.1, -1.9, 2.9), (0, -0.08, 0.05), 28, -2.5, 1.2, upright=False, exposure=-0.25)


def pot():
    rng = np.random.default_rng(29)
    sky(42, 140, clouds=0.4)
    r, h = 0.75, 1.3
    clay = plain('clay', (0.46, 0.165, 0.07), 0.85, 0, 0.01, 9, 0.3, 0.2)
    lathe([(0, 0), (r * 0.68, 0), (r * 0.7, 0.03), (r * 0.9, h * 0.78), (r * 1.02, h * 0.78), (r * 1.04, h * 0.8), (r * 1.07, h * 0.98), (r * 1.04, h), (r * 0.94, h), (r * 0.92, h * 0.96), (r * 0.86, h * 0.7), (0, h * 0.7)], 'pot', clay)
    lathe([(0, 0.02), (r * 0.9, 0.0), (r * 1.1, 0.1), (r * 1.14, 0.1), (r * 0.95, -0.03), (0, -0.03)], 'saucer', clay)
    earth, side = Soup(), 60
    # To the clay and no further, though the grid has corners.
    grid = [(x, y, min(1, r * 0.88 / max(1e-6, math.hypot(x, y)))) for y in np.linspace(-r, r, side) for x in np.linspace(-r, r, side)]
    points = [[x * k, y * k, h * 0.87 + 0.045 * perlin.noise(Vector((x * 9, y * 9, 0))) + 0.03 * perlin.noise(Vector((x * 24, y * 24, 2)))] for x, y, k in grid]
    earth.add(points, [[a * side + b, a * side + b + 1, (a + 1) * side + b + 1, (a + 1) * side + b] for a in range(side - 1) for b in range(side - 1)])
    earth.stand('earth', soil('potting soil', (0.012, 0.008, 0.005), (0.07, 0.045, 0.03), 14, 0.06))
    wooden, ends, foliage = Soup(), Soup(), Foliage(rng)
    path = cutting(wooden, ends, foliage, rng, (0.03, 0, h * 0.75), (0.04, 0.02, 1), 2.3, 0.045, 0.012, 15, 0.85)
    for knot in (6, 9):
        shoot = wander(rng, path[knot], (rng.choice([-1, 1]) * 0.7, rng.normal(0, 0.4), 0.9), 0.95, 8, 0.05, (0, 0, 0.02))
        tube(wooden, shoot, np.linspace(0.018, 0.008, 9), 8)
        foliage.along(shoot, 10, 0.7, 0.1, 0.1, 0.9, 0.6)
    wooden.stand('twig', twig_skin())
    foliage.stand(leaf_shape(1, 0.2, 9, 0.16, 0.28), leaves('pot leaves', *FRESH))
    boards(14, 1.1, 40, wood('deck', (0.11, 0.08, 0.06), (0.3, 0.24, 0.18), (0.2, 5, 5), 1.6, 0.8, 0.03), first=-6)
    box('lawn', (300, 300, 0.1), (0, 160, -1.5), plain('lawn', (0.1, 0.17, 0.03), 0.95, scale=0.4, worn=0.4))
    woods(rng, math.pi / 2, 0.9, (18, 46), 26, 1300, ((0.03, 0.06, 0.014), (0.1, 0.16, 0.035)), (0, -4), (7, 14), 0.9)
    camera((-0.9, -5.0, 2.9), (0.05, 0, 1.55), 28, 1.8, 0.5, (0, -0.3, 1.7), exposure=0.0)


# Planting


def young_tree(rng, place, tall, shoots=9, leafage=15, size=0.12):
    wooden, foliage = Soup(), Foliage(rng)
    stem = wander(rng, place, (0.02, 0.01, 1), tall, 14, 0.02)
    tube(wooden, stem, np.linspace(0.012, 0.004, 15) * (0.7 + tall * 0.55), 10)
    foliage.along(stem[-6:], leafage, size, 0.1, 0.15, 0.85, 0.7)
    for number in range(shoots):
        start = stem[3 + number * 10 // max(1, shoots)]
        turn = number * 2.4 + rng.uniform(-0.3, 0.3)
        shoot = wander(rng, start, (math.cos(turn) * 0.75, math.sin(turn) * 0.75, 0.95), tall * rng.uniform(0.26, 0.42) * (1.15 - number / shoots * 0.6), 8, 0.06, (0, 0, -0.03))
        tube(wooden, shoot, np.linspace(0.006, 0.002, 9) * (0.7 + tall * 0.4), 6)
        foliage.along(shoot, leafage, size, 0.12, 0.25, 0.85, 0.7)
        if tall > 1.5:
            for _ in range(3):
                twig = wander(rng, shoot[rng.integers(2, 8)], unit(shoot[-1] - shoot[0]) + rng.normal(0, 0.5, 3), tall * 0.16, 6, 0.06, (0, 0, -0.06))
                tube(wooden, twig, np.linspace(0.004, 0.0015, 7), 5)
                foliage.along(twig, leafage - 4, size, 0.1, 0.3, 0.85, 0.7)
    wooden.stand('young wood', twig_skin('young wood', (0.08, 0.05, 0.025), (0.26, 0.19, 0.09)))
    foliage.stand(leaf_shape(1, 0.2, 7, 0.15, 0.28), leaves('young leaves', (0.06, 0.13, 0.018), (0.17, 0.29, 0.045)))
    return stem


def stake(place, tall, stem):
    lean = box('stake', (0.045, 0.045, tall + 0.3), (place[0], place[1], tall / 2 - 0.1), wood('stake', (0.3, 0.2, 0.1), (0.55, 0.42, 0.25), (14, 14, 0.6), 2, 0.8, 0.003), 0.004)
    lean.rotation_euler = (0.02, -0.03, 0.3)
    tie = Soup()
    near = stem[np.argmin(np.abs(stem[:, 2] - tall * 0.72))]
    post = np.array([place[0], place[1], near[2]])
    loop = []
    for t in np.linspace(0, 2 * math.pi, 40):
        middle, reach = (near + post) / 2, np.linalg.norm((near - post)[:2]) / 2 + 0.03
        along = unit(near - post)
        loop.append(middle + along * reach * math.cos(t) + np.array([-along[1], along[0], 0]) * 0.032 * math.sin(t) + UP * 0.006 * math.sin(2 * t))
    tube(tie, loop, 0.009, 6)
    tie.stand('tie', plain('tie', (0.03, 0.16, 0.05), 0.7))


def scattered(rng, name, count, spot, radius, colours, form, size=(0.02, 0.06), flat=0.35):
    """Chips or clods lying about."""
    soup = Soup()
    shape = np.array([[-1, -0.4, 0], [1, -0.35, 0.1], [0.9, 0.4, 0], [-0.8, 0.45, 0.1], [-0.7, -0.3, 0.5], [0.8, -0.2, 0.55], [0.7, 0.3, 0.5], [-0.6, 0.3, 0.6]])
    faces = np.array([[0, 3, 2, 1], [4, 5, 6, 7], [0, 1, 5, 4], [1, 2, 6, 5], [2, 3, 7, 6], [3, 0, 4, 7]])
    far = radius * np.sqrt(rng.uniform(0.0, 1, count))
    turn = rng.uniform(0, 6.3, count)
    x, y = spot[0] + far * np.cos(turn), spot[1] + far * np.sin(turn)
    places = np.array([[a, b, form(a, b) + rng.uniform(0, 0.02)] for a, b in zip(x, y)])
    ways = np.stack([rng.normal(0, 1, count), rng.normal(0, 1, count), rng.normal(0, flat, count)], 1)
    ups = UP + rng.normal(0, 0.3, (count, 3))
    soup.scatter((shape, faces, np.zeros((8, 2))), axes_along(ways, ups, rng.uniform(*size, count) * 0.5), places)
    soup.stand(name, leaves(name, *colours, under=colours[0], through=0.0, shine=0.9), False)


def fence(y, material):
    for at in range(60):
        x = -14 + at * 0.47
        box(f'plank {at}', (0.44, 0.05, 1.75 + (at * 7 % 3) * 0.015), (x, y, 0.85), material, 0.006)
    box('rail', (30, 0.08, 0.12), (0, y - 0.06, 1.4), material)


def spade(place, turn, tip):
    shaft, iron = Soup(), Soup()
    tube(shaft, [[0, 0, 0.28], [0.005, 0, 0.7], [0, 0, 1.12]], [0.019, 0.018, 0.017], 12)
    tube(shaft, [[-0.07, 0, 1.13], [0.07, 0, 1.13]], [0.02, 0.02], 12)
    rows = []
    for z in np.linspace(0.3, -0.02, 9):
        wide = 0.1 * (1 if z > 0.08 else max(0.2, (z + 0.04) / 0.12))
        rows += [[x * wide, 0.03 * x * x - 0.02, z] for x in np.linspace(-1, 1, 9)]
    iron.add(rows, [[r * 9 + c, r * 9 + c + 1, (r + 1) * 9 + c + 1, (r + 1) * 9 + c] for r in range(8) for c in range(8)])
    for soup, material in ((shaft, wood('shaft', (0.35, 0.22, 0.1), (0.55, 0.38, 0.2), (14, 14, 0.6), 2, 0.5, 0.001)), (iron, plain('iron', (0.2, 0.19, 0.18), 0.4, 1, 0.004, 14, 0.5))):
        it = soup.stand('spade', material)
        it.location, it.rotation_euler = place, (tip, 0, turn)


def planting(stage):
    """The same place before, during and after."""
    rng = np.random.default_rng(57)
    spot, heap = (0.0, 0.0), (0.62, 0.28)

    def form(x, y):
        high = ground_at(x, y, 0.1)
        away, beside = math.hypot(x - spot[0], y - spot[1]), math.hypot(x - heap[0], y - heap[1])
        lumps = 0.03 * perlin.noise(Vector((x * 14, y * 14, 1)))
        if stage == 'after':
            return high + 0.05 * math.exp(-((away / 0.4) ** 4)) + lumps * (away < 0.5)
        deep = 0.34 if stage == 'before' else 0.12
        high -= deep * (1 - math.tanh((away - 0.24) * 22.5)) / 2
        return high + 0.27 * math.exp(-((beside / 0.27) ** 2)) + lumps * (away < 0.4 or beside < 0.5)

    def bare(x, y):
        away, beside = math.hypot(x - spot[0], y - spot[1]), math.hypot(x - heap[0], y - heap[1])
        ragged = 0.05 * perlin.noise(Vector((x * 7, y * 7, 5)))
        return away < (0.46 if stage == 'after' else 0.33) + ragged or (stage != 'after' and beside < 0.46 + ragged)

    eye = {'before': (-0.35, -1.75), 'during': (0.45, -1.9), 'after': (-0.45, -1.9)}[stage]
    sky(46, 200, clouds=0.5)
    # The lawn's coarse mesh would come through the earth, so it lies deeper there.
    meadow(rng, eye, (-eye[0] * 0.4, 1), 70_000, 0.075, 11, bare, lambda x, y: form(x, y) - 0.4 * bare(x, y), 1.0, 0.75)
    patch, side = Soup(), 150
    grid = np.linspace(-1.05, 1.25, side)
    patch.add([[x, y, form(x, y) + (0.004 if bare(x, y) else -0.03)] for y in grid for x in grid], [[a * side + b, a * side + b + 1, (a + 1) * side + b + 1, (a + 1) * side + b] for a in range(side - 1) for b in range(side - 1)])
    patch.stand('earth', soil('garden soil', (0.025, 0.015, 0.009), (0.115, 0.075, 0.045), 22, 0.05))
    earth = ((0.03, 0.018, 0.011), (0.11, 0.07, 0.042))
    if stage != 'after':
        scattered(rng, 'clods', 900, heap, 0.55, earth, form, (0.015, 0.06))
        spade((0.32, 0.42, form(0.32, 0.42) - 0.12), 0.4, -0.22)
    if stage == 'during':
        scattered(rng, 'clods', 260, spot, 0.3, earth, form, (0.01, 0.04))
    if stage != 'before':
        stem = young_tree(rng, (0, 0, form(0, 0) - 0.04), 1.2, 11, 17, 0.16)
    if stage == 'after':
        scattered(rng, 'mulch', 2600, spot, 0.5, ((0.05, 0.028, 0.015), (0.21, 0.125, 0.065)), form, (0.025, 0.085))
        stake((0.13, 0.03), 1.05, stem)
    fence(6.2, wood('fence', (0.16, 0.12, 0.09), (0.34, 0.28, 0.22), (6, 6, 0.4), 2.5, 0.85, 0.01))
    woods(rng, math.pi / 2, 0.9, (16, 34), 18, 1500, eye=eye, height=(5, 9), size=0.4)
    if stage == 'after':
        camera((*eye, 1.35), (0.05, 0, 0.62), 27, -1.6, 5, exposure=0.1)
    else:
        camera((*eye, 1.5), (0.12, 0.12, 0.18 if stage == 'before' else 0.3), 27, 2.4, 6, exposure=0.2)


def grown():
    """Some months or years later."""
    rng = np.random.default_rng(71)
    eye = (0.4, -4.6)
    sky(33, 150, clouds=0.3)

    def form(x, y):
        return ground_at(x, y, 0.1)

    meadow(rng, eye, (0, 1), 70_000, 0.1, 16, lambda x, y: math.hypot(x, y) < 0.34 + 0.08 * perlin.noise(Vector((x * 5, y * 5, 5))), form, 1.1, 0.7)
    scattered(rng, 'mulch', 1500, (0, 0), 0.42, ((0.06, 0.04, 0.025), (0.2, 0.14, 0.09)), form, (0.025, 0.08))
    stem = young_tree(rng, (0, 0, form(0, 0) - 0.03), 2.1, 13, 15, 0.13)
    stake((0.15, 0.03), 1.05, stem)
    fence(6.2, wood('fence', (0.16, 0.12, 0.09), (0.34, 0.28, 0.22), (6, 6, 0.4), 2.5, 0.85, 0.01))
    woods(rng, math.pi / 2, 0.9, (16, 34), 18, 1500, eye=eye, height=(5, 9), size=0.4)
    camera((*eye, 1.4), (0.0, 0, 1.02), 28, -1.2, 5, exposure=0.15)


SCENES = {
    'willow': willow,
    'cut': cut,
    **{f'jar-{week}': (lambda week=week: jar_in_week(week)) for week in WEEKS},
    'rooted': rooted,
    'pot': pot,
    'planting-before': lambda: planting('before'),
    'planting-during': lambda: planting('during'),
    'planting-after': lambda: planting('after'),
    'grown': grown,
}
