"""Shapes and materials of the rendered photos: meshes made of numbers, and what light does on them."""
import math

import bpy
import numpy as np


def unit(vector):
    vector = np.asarray(vector, float)
    return vector / max(np.linalg.norm(vector), 1e-9)


class Soup:
    """Many small faces that become one mesh: what stands a thousand times in a picture is one object of the renderer."""

    def __init__(self):
        self.points, self.corners, self.sizes, self.uvs, self.count = [], [], [], [], 0

    def add(self, points, faces, uvs=None):
        self.points.append(np.asarray(points, float))
        sizes = np.array([len(face) for face in faces])
        self.corners.append(np.concatenate([np.asarray(face) for face in faces]) + self.count)
        self.sizes.append(sizes)
        self.uvs.append(np.asarray(uvs, float) if uvs is not None else np.zeros((len(points), 2)))
        self.count += len(points)

    def scatter(self, shape, turns, places):
        """Copies of one shape; `turns` are 3x3 matrices with its axes as columns, scale and all."""
        points, faces, uvs = shape
        laid = np.einsum('nij,vj->nvi', turns, points) + np.asarray(places)[:, None, :]
        starts = (np.arange(len(laid)) * len(points) + self.count)[:, None, None]
        self.points.append(laid.reshape(-1, 3))
        self.corners.append((np.asarray(faces)[None] + starts).ravel())
        self.sizes.append(np.full(len(laid) * len(faces), np.asarray(faces).shape[1]))
        self.uvs.append(np.tile(uvs, (len(laid), 1)))
        self.count += len(laid) * len(points)

    def stand(self, name, material, smooth=True):
        mesh = bpy.data.meshes.new(name)
        points, uvs = np.concatenate(self.points), np.concatenate(self.uvs)
        corners, sizes = np.concatenate(self.corners), np.concatenate(self.sizes)
        mesh.vertices.add(len(points))
        mesh.vertices.foreach_set('co', points.ravel())
        mesh.loops.add(len(corners))
        mesh.loops.foreach_set('vertex_index', corners)
        mesh.polygons.add(len(sizes))
        mesh.polygons.foreach_set('loop_start', np.cumsum(sizes) - sizes)
        mesh.polygons.foreach_set('loop_total', sizes)
        mesh.update(calc_edges=True)
        mesh.uv_layers.new().data.foreach_set('uv', uvs[corners].ravel())
        mesh.polygons.foreach_set('use_smooth', np.full(len(sizes), smooth))
        mesh.materials.append(material)
        it = bpy.data.objects.new(name, mesh)
        bpy.context.collection.objects.link(it)
        return it


def tube(soup, path, radii, sides=8):
    """A rod along a path, with a radius at each of its points."""
    path = np.asarray(path, float)
    radii = np.broadcast_to(radii, len(path))
    along = np.gradient(path, axis=0)
    side = np.cross(unit(along[0]), [0.31, 0.9, 0.29])
    rings = []
    for at, ahead in enumerate(along):
        ahead = unit(ahead)
        side = unit(side - ahead * np.dot(side, ahead))
        other = np.cross(ahead, side)
        turn = np.linspace(0, 2 * math.pi, sides, endpoint=False)[:, None]
        rings.append(path[at] + radii[at] * (np.cos(turn) * side + np.sin(turn) * other))
    points = np.concatenate([*rings, path[:1], path[-1:]])
    faces = [
        [r * sides + s, r * sides + (s + 1) % sides, (r + 1) * sides + (s + 1) % sides, (r + 1) * sides + s]
        for r in range(len(path) - 1)
        for s in range(sides)
    ]
    first, last, end = len(points) - 2, len(points) - 1, (len(path) - 1) * sides
    faces += [[first, (s + 1) % sides, s] for s in range(sides)]
    faces += [[last, end + s, end + (s + 1) % sides] for s in range(sides)]
    lengths = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    uvs = [[s / sides, lengths[r]] for r in range(len(path)) for s in range(sides)] + [[0, 0], [0, lengths[-1]]]
    soup.add(points, faces, uvs)


def lathe(profile, name, material, sides=64):
    """What a potter turns: radius and height, from one end to the other."""
    soup = Soup()
    turn = np.linspace(0, 2 * math.pi, sides, endpoint=False)
    points = [[r * math.cos(a), r * math.sin(a), z] for r, z in profile for a in turn]
    faces = [
        [r * sides + s, r * sides + (s + 1) % sides, (r + 1) * sides + (s + 1) % sides, (r + 1) * sides + s]
        for r in range(len(profile) - 1)
        for s in range(sides)
    ]
    soup.add(points, faces)
    return soup.stand(name, material)


def box(name, size, place, material, bevel=0.0, turn=0.0):
    x, y, z = np.asarray(size) / 2
    soup = Soup()
    points = [[a * x, b * y, c * z] for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)]
    faces = [[0, 1, 3, 2], [4, 6, 7, 5], [0, 4, 5, 1], [2, 3, 7, 6], [0, 2, 6, 4], [1, 5, 7, 3]]
    soup.add(points, faces)
    it = soup.stand(name, material, smooth=False)
    it.location, it.rotation_euler = place, (0, 0, turn)
    if bevel:
        rounded = it.modifiers.new('edge', 'BEVEL')
        rounded.width, rounded.segments = bevel, 3
    return it


def leaf_shape(length=1.0, width=0.16, steps=7, curl=0.12, fold=0.35):
    """A lance along y, folded along its midrib and bent down to its tip: what leaves of a willow are."""
    at = np.linspace(0, 1, steps)
    half = width / 2 * np.sin(math.pi * np.clip(at, 0.02, 0.985) ** 0.75)
    drop = -curl * at**2
    rows = []
    for t, h, d in zip(at, half, drop):
        rows += [[-h, t * length, d + h * fold], [0, t * length, d], [h, t * length, d + h * fold]]
    faces = []
    for r in range(steps - 1):
        a, b = 3 * r, 3 * (r + 1)
        faces += [[a, a + 1, b + 1, b], [a + 1, a + 2, b + 2, b + 1]]
    uvs = [[u, t] for t in at for u in (0, 0.5, 1)]
    return np.array(rows), np.array(faces), np.array(uvs)


def blade_shape():
    rows = [[-0.5, 0, 0], [0.5, 0, 0], [-0.4, 0.05, 0.5], [0.4, 0.05, 0.5], [-0.05, 0.3, 1], [0.05, 0.3, 1]]
    return np.array(rows), np.array([[0, 1, 3, 2], [2, 3, 5, 4]]), np.array([[0, 0], [1, 0], [0, 0.5], [1, 0.5], [0, 1], [1, 1]])


def axes_along(directions, ups, scales, widths=None):
    """Matrices that lead y along the directions, and z up as well as it goes."""
    y = np.array([unit(d) for d in directions])
    x = np.cross(y, ups)
    x /= np.maximum(np.linalg.norm(x, axis=1, keepdims=True), 1e-6)
    z = np.cross(x, y)
    scales = np.asarray(scales)[:, None]
    wide = scales if widths is None else np.asarray(widths)[:, None]
    return np.stack([x * wide, y * scales, z * scales], axis=2)


# Materials


class Shader:
    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.out = self.tree.nodes.new('ShaderNodeOutputMaterial')

    def node(self, kind, settings=(), **inputs):
        it = self.tree.nodes.new('ShaderNode' + kind)
        for name, value in dict(settings).items():
            setattr(it, name, value)
        for name, value in inputs.items():
            self.put(it.inputs[name.replace('_', ' ')], value)
        return it

    def put(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, (tuple, list)) and len(value) == 3 and socket.type == 'RGBA':
            socket.default_value = (*value, 1)
        else:
            socket.default_value = value

    def ramp(self, factor, *stops):
        it = self.node('ValToRGB', Fac=factor)
        for at, (place, colour) in enumerate(stops):
            stop = it.color_ramp.elements[at] if at < 2 else it.color_ramp.elements.new(place)
            stop.position, stop.color = place, (*colour, 1)
        return it.outputs['Color']

    def noise(self, scale, detail=6, rough=0.6, stretch=(1, 1, 1), of='Object', warp=0.0):
        place = self.node('Mapping', Vector=self.node('TexCoord').outputs[of], Scale=stretch)
        it = self.node('TexNoise', Vector=place.outputs[0], Scale=scale, Detail=detail, Roughness=rough)
        it.inputs['Distortion'].default_value = warp
        return it.outputs['Fac']

    def bump(self, height, strength=0.5, distance=0.01):
        return self.node('Bump', Height=height, Strength=strength, Distance=distance).outputs[0]

    def mix(self, factor, one, other):
        it = self.node('MixShader')
        self.put(it.inputs[0], factor)
        self.put(it.inputs[1], one.outputs[0])
        self.put(it.inputs[2], other.outputs[0])
        return it

    def done(self, surface):
        self.tree.links.new(surface.outputs[0], self.out.inputs['Surface'])
        return self.material


def leaves(name, dark, light, under=(0.25, 0.32, 0.2), shine=0.42, through=0.4):
    s = Shader(name)
    own = s.node('NewGeometry').outputs['Random Per Island']
    face = s.node('NewGeometry').outputs['Backfacing']
    top = s.ramp(own, (0, dark), (0.75, light), (1, tuple(c * f for c, f in zip(light, (1.5, 1.15, 0.7)))))
    across = s.node('SeparateXYZ', Vector=s.node('TexCoord').outputs['UV']).outputs[0]
    rib = s.ramp(across, (0.44, (0, 0, 0)), (0.5, (1, 1, 1)), (0.56, (0, 0, 0)))
    ribbed = s.node('MixRGB', Fac=rib, Color1=top, Color2=tuple(min(1, c * 2 + 0.06) for c in light))
    both = s.node('MixRGB', Fac=face, Color1=ribbed.outputs[0], Color2=under)
    skin = s.node('BsdfPrincipled', Base_Color=both.outputs[0], Roughness=shine, Specular=0.35)
    glow = s.node('HueSaturation', Color=top, Saturation=1.25, Value=1.7)
    lit = s.node('BsdfTranslucent', Color=glow.outputs[0])
    return s.done(s.mix(through, skin, lit))


def bark(name, dark, light, scale=18, depth=0.03, lengthwise=0.16):
    s = Shader(name)
    grain = s.noise(scale, 10, 0.7, (1, 1, lengthwise), warp=0.4)
    colour = s.ramp(grain, (0.3, dark), (0.68, light))
    return s.done(s.node('BsdfPrincipled', Base_Color=colour, Roughness=0.9, Specular=0.15, Normal=s.bump(grain, 1, depth)))


def twig_skin(name='twig', dark=(0.09, 0.045, 0.02), light=(0.24, 0.15, 0.06)):
    s = Shader(name)
    spots = s.noise(90, 6, 0.7)
    colour = s.ramp(spots, (0.35, dark), (0.7, light))
    return s.done(s.node('BsdfPrincipled', Base_Color=colour, Roughness=0.55, Normal=s.bump(spots, 0.4, 0.0008)))


def wood(name, dark, light, along=(0.6, 14, 14), scale=3.0, rough=0.6, relief=0.002):
    s = Shader(name)
    grain = s.noise(scale, 12, 0.65, along, warp=0.6)
    fine = s.noise(scale * 9, 4, 0.6, along)
    both = s.node('Math', {'operation': 'MULTIPLY_ADD'})
    s.put(both.inputs[0], fine), s.put(both.inputs[1], 0.35), s.put(both.inputs[2], grain)
    colour = s.ramp(both.outputs[0], (0.42, dark), (0.85, light))
    return s.done(s.node('BsdfPrincipled', Base_Color=colour, Roughness=rough, Specular=0.3, Normal=s.bump(both.outputs[0], 0.5, relief)))


def plain(name, colour, rough=0.5, metal=0.0, relief=0.0, scale=40, worn=0.15, specular=0.4):
    s = Shader(name)
    spots = s.noise(scale, 8, 0.65)
    dull = tuple(c * (1 - worn) for c in colour)
    tone = s.ramp(spots, (0.3, dull), (0.7, colour))
    return s.done(
        s.node('BsdfPrincipled', Base_Color=tone, Roughness=rough, Metallic=metal, Specular=specular, Normal=s.bump(spots, 0.5, relief))
    )


def soil(name, dark, light, scale=30, depth=0.02):
    s = Shader(name)
    lumps = s.noise(scale, 12, 0.75)
    return s.done(
        s.node('BsdfPrincipled', Base_Color=s.ramp(lumps, (0.3, dark), (0.72, light)), Roughness=0.95, Specular=0.1, Normal=s.bump(lumps, 1, depth))
    )


def clear(name, ior, tint=(0.97, 0.99, 0.98), rough=0.0):
    """Glass and water: light that falls through to others is not bent, or no sample would ever find the way."""
    s = Shader(name)
    glass = s.node('BsdfGlass', Color=tint, IOR=ior, Roughness=rough)
    open_way = s.node('BsdfTransparent', Color=tuple(c * 0.97 for c in tint))
    return s.done(s.mix(s.node('LightPath').outputs['Is Shadow Ray'], glass, open_way))


def shine(name, colour, strength):
    s = Shader(name)
    return s.done(s.node('Emission', Color=colour, Strength=strength))
