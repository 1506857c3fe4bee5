import {
  alternate,
  berries,
  broad,
  COLOURS,
  cone,
  elliptic,
  flowers,
  heart,
  lance,
  linear,
  obovate,
  one,
  oval,
  ovate,
  round,
  slender,
  smallTree,
  type TreePlan,
  triangle,
  vase,
  weeping,
} from './plan.ts';

const { red, blue, black, white, purple, pink, yellow, orange } = COLOURS;

/** Willows with a trunk; most of their genus are shrubs. */
const willowTree = (height: number, half: number, stands = broad) =>
  stands(
    height,
    alternate(58, lance({ half, margin: 'fine', veins: 6, stalk: 0.07 }), { nodes: 6, angle: 40 }),
    one('catkin', '#dcd27f'),
  );

/** Trees with whole leaves that stand one by one. */
export const ALTERNATE_TREES: Readonly<Record<string, TreePlan>> = {
  acacia: broad(
    20,
    alternate(56, lance({ half: 0.12, base: 0.8, veins: 0, stalk: 0.04, sickle: 0.1 }), { nodes: 6 }),
    one('puffs', yellow),
  ),
  alnus: smallTree(9, alternate(44, ovate({ margin: 'double', half: 0.33, tip: 0.7, veins: 6 })), cone(0.62)),
  amelanchier: smallTree(6, alternate(40, elliptic({ margin: 'fine', half: 0.3 })), berries(purple, 6)),
  arbutus: broad(18, alternate(46, elliptic({ half: 0.26, veins: 4 })), berries(red, 9, 3.4), 'dark'),
  asimina: smallTree(
    8,
    alternate(60, obovate({ half: 0.24, tip: 0.52, veins: 8, stalk: 0.06 }), { nodes: 4 }),
    one('nut', 'var(--l)'),
  ),
  betula: slender(
    20,
    alternate(42, ovate({ margin: 'double', half: 0.32, base: 0.4, veins: 6 })),
    one('catkin', 'var(--t)'),
  ),
  celtis: broad(
    18,
    alternate(44, ovate({ margin: 'teeth', half: 0.26, tip: 1.25, base: 0.4 })),
    berries('#7b4a58', 3),
  ),
  cercis: smallTree(8, alternate(40, heart({ half: 0.46, tip: 0.6 })), one('pods', '#b58a5c')),
  chilopsis: smallTree(
    6,
    alternate(62, linear({ half: 0.045 }), { nodes: 8, angle: 38 }),
    one('bells', pink),
  ),
  'cornus-alternifolia': smallTree(
    6,
    alternate(44, ovate({ half: 0.29, tip: 0.95, stalk: 0.3 })),
    berries(blue, 8),
  ),
  diospyros: oval(15, alternate(48, ovate({ half: 0.27 })), berries(orange, 2, 8)),
  fagus: oval(
    25,
    alternate(46, elliptic({ margin: 'teeth', half: 0.25, veins: 8 })),
    one('burs', 'var(--t)'),
  ),
  gordonia: oval(
    15,
    alternate(50, elliptic({ half: 0.19, margin: 'fine', stalk: 0.06 })),
    flowers(white, 5, 1, 13),
    'dark',
  ),
  halesia: smallTree(9, alternate(46, ovate({ half: 0.24, margin: 'fine', tip: 1.0 })), one('bells', white)),
  hamamelis: smallTree(
    6,
    alternate(44, round({ margin: 'wavy', half: 0.38, tip: 0.55, stalk: 0.1, veins: 6 })),
    one('ribbons', yellow),
  ),
  ilex: oval(
    12,
    alternate(42, elliptic({ half: 0.24, margin: 'spines', veins: 4, stalk: 0.08 })),
    berries(red, 6),
    'dark',
  ),
  'ilex-cassine': smallTree(9, alternate(46, elliptic({ half: 0.18, stalk: 0.08 })), berries(red, 9), 'dark'),
  'ilex-decidua': smallTree(
    6,
    alternate(38, obovate({ half: 0.2, margin: 'wavy' }), { nodes: 6 }),
    berries(red, 7),
  ),
  magnolia: oval(
    20,
    alternate(58, elliptic({ half: 0.23, veins: 7, stalk: 0.1 })),
    flowers(white, 9, 1, 15),
    'dark',
  ),
  myoporum: smallTree(8, alternate(44, lance({ half: 0.17 }), { nodes: 7 }), flowers(white, 5, 4, 5)),
  nyssa: oval(20, alternate(44, obovate({ half: 0.24, tip: 0.5 })), berries(blue, 3, 5), 'dark'),
  populus: vase(28, alternate(40, triangle({ margin: 'teeth' })), one('catkin', '#c98a78')),
  'populus-tremuloides': slender(
    18,
    alternate(32, round({ margin: 'fine', tip: 0.62, stalk: 0.7 }), { nodes: 6 }),
    one('catkin', '#c9c2b6'),
  ),
  'populus-angustifolia': slender(
    18,
    alternate(50, lance({ half: 0.13, margin: 'fine' }), { nodes: 6 }),
    one('catkin', '#c98a78'),
  ),
  'populus-balsamifera': slender(
    24,
    alternate(46, ovate({ half: 0.27, margin: 'fine', stalk: 0.35 })),
    one('catkin', '#c98a78'),
  ),
  'populus-trichocarpa': oval(
    40,
    alternate(46, ovate({ half: 0.27, margin: 'fine', stalk: 0.35 })),
    one('catkin', '#c98a78'),
  ),
  'populus-heterophylla': oval(
    25,
    alternate(44, heart({ half: 0.38, margin: 'fine', heart: 0.08, tip: 0.7 })),
    one('catkin', '#c98a78'),
  ),
  prunus: oval(15, alternate(46, elliptic({ half: 0.22, margin: 'fine', tip: 0.8 })), berries(black, 8, 4)),
  'quercus-virginiana': broad(
    16,
    alternate(42, elliptic({ half: 0.18, stalk: 0.05 }), { nodes: 7 }),
    one('acorn', '#7a5a3a'),
    'dark',
  ),
  'salix-amygdaloides': willowTree(18, 0.14, weeping),
  'salix-gooddingii': willowTree(16, 0.09),
  'salix-laevigata': willowTree(12, 0.12),
  'salix-lasiandra': willowTree(12, 0.13),
  'salix-nigra': willowTree(20, 0.09),
  tilia: oval(
    25,
    alternate(42, heart({ half: 0.42, margin: 'teeth', heart: 0.1 }), { nodes: 4 }),
    one('nutlets', 'var(--l)'),
  ),
  ulmus: vase(
    28,
    alternate(46, elliptic({ half: 0.27, margin: 'double', veins: 8, stalk: 0.07 })),
    one('keys', 'var(--l)'),
  ),
};
