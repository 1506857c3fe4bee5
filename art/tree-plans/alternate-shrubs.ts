import type { Blade } from './blade.ts';
import {
  alternate,
  berries,
  COLOURS,
  elliptic,
  flowers,
  lance,
  linear,
  lowShrub,
  obovate,
  one,
  ovate,
  round,
  shrub,
  spike,
  spoon,
  type TreePlan,
} from './plan.ts';

const { red, blue, black, white, purple, yellow } = COLOURS;

/** Willows whose leaves are not narrow. */
const broadWillow = (height: number, leaf: Blade, catkin = '#dcd27f') =>
  shrub(height, alternate(46, leaf, { nodes: 6 }), one('catkin', catkin));

/** Shrubs with whole leaves that stand one by one. */
export const ALTERNATE_SHRUBS: Readonly<Record<string, TreePlan>> = {
  aronia: shrub(2, alternate(40, obovate({ margin: 'fine', half: 0.27 })), berries(black, 7)),
  'aronia-arbutifolia': shrub(3, alternate(40, obovate({ margin: 'fine', half: 0.25 })), berries(red, 7)),
  atriplex: lowShrub(
    1.5,
    alternate(34, linear({ half: 0.09, base: 0.6 }), { nodes: 9 }),
    one('keys', 'var(--l)'),
    'grey',
  ),
  baccharis: shrub(
    2.5,
    alternate(32, obovate({ margin: 'spines', half: 0.24, veins: 2, stalk: 0.04 }), { nodes: 7 }),
    one('puffs', white),
  ),
  'baccharis-salicifolia': shrub(
    3,
    alternate(52, lance({ half: 0.08, margin: 'teeth', veins: 0 }), { nodes: 7 }),
    one('puffs', white),
  ),
  ceanothus: shrub(
    4,
    alternate(34, elliptic({ margin: 'fine', half: 0.24, veins: 3 }), { nodes: 6 }),
    flowers('#7d97d0', 5, 9, 3.4),
    'dark',
  ),
  chrysobalanus: shrub(
    4,
    alternate(34, round({ half: 0.4, stalk: 0.08 }), { nodes: 6 }),
    berries(purple, 3, 6),
    'dark',
  ),
  clethra: shrub(
    2.5,
    alternate(42, obovate({ margin: 'fine', half: 0.25, tip: 0.55 })),
    spike(flowers(white, 5, 14, 3.4)),
  ),
  dodonaea: shrub(
    3,
    alternate(46, lance({ half: 0.12, base: 0.9, tip: 0.6, stalk: 0.04 }), { nodes: 7 }),
    one('keys', red),
  ),
  elaeagnus: shrub(
    3,
    alternate(40, elliptic({ half: 0.22, margin: 'wavy' }), { nodes: 6 }),
    berries('#cfd2c4', 5),
    'grey',
  ),
  frangula: shrub(
    3,
    alternate(44, elliptic({ half: 0.22, margin: 'fine', veins: 7 })),
    berries(black, 5, 5),
    'dark',
  ),
  heteromeles: shrub(
    4,
    alternate(46, elliptic({ half: 0.19, margin: 'spines', veins: 6, stalk: 0.1 })),
    berries(red, 12, 3.4),
    'dark',
  ),
  holodiscus: shrub(3, alternate(38, ovate({ half: 0.32, margin: 'double' })), flowers(white, 5, 12, 3)),
  'ilex-glabra': shrub(
    2,
    alternate(32, obovate({ half: 0.2, stalk: 0.06, veins: 3 }), { nodes: 7 }),
    berries(black, 5),
    'dark',
  ),
  'ilex-verticillata': shrub(3, alternate(42, elliptic({ half: 0.24, margin: 'teeth' })), berries(red, 9)),
  'ilex-vomitoria': shrub(
    5,
    alternate(26, elliptic({ half: 0.27, margin: 'wavy', veins: 3, stalk: 0.06 }), { nodes: 8 }),
    berries(red, 9, 3),
    'dark',
  ),
  itea: shrub(2, alternate(42, elliptic({ half: 0.22, margin: 'fine' })), spike(flowers(white, 5, 14, 3.2))),
  kalmia: shrub(
    3,
    alternate(46, elliptic({ half: 0.18, veins: 3 }), { nodes: 6 }),
    flowers('#f3cdd2', 5, 6, 6),
    'dark',
  ),
  leucophyllum: lowShrub(
    1.8,
    alternate(26, spoon({ half: 0.24 }), { nodes: 9 }),
    one('bells', purple),
    'grey',
  ),
  lindera: shrub(3.5, alternate(46, obovate({ half: 0.24, tip: 0.6 })), berries(red, 4, 4.6)),
  morella: shrub(
    4,
    alternate(44, obovate({ half: 0.15, margin: 'teeth', veins: 3, stalk: 0.05 }), { nodes: 7 }),
    berries('#aeb9c4', 10, 3),
  ),
  oemleria: shrub(4, alternate(46, elliptic({ half: 0.2 })), berries(blue, 5, 4.6)),
  pipturus: shrub(
    5,
    alternate(46, ovate({ half: 0.3, margin: 'teeth', veins: 3, stalk: 0.35 })),
    berries(white, 7),
  ),
  salix: shrub(
    4,
    alternate(56, lance({ half: 0.1, margin: 'fine', veins: 6, stalk: 0.07 }), { nodes: 6, angle: 40 }),
    one('catkin', '#dcd27f'),
  ),
  'salix-alaxensis': broadWillow(6, obovate({ half: 0.17, stalk: 0.08 })),
  'salix-bebbiana': broadWillow(6, elliptic({ half: 0.2, margin: 'wavy', stalk: 0.1 })),
  'salix-discolor': broadWillow(5, elliptic({ half: 0.2, margin: 'wavy', stalk: 0.12 }), '#d9dcd6'),
  'salix-hookeriana': broadWillow(6, elliptic({ half: 0.26, stalk: 0.1 })),
  'salix-pulchra': broadWillow(2.5, elliptic({ half: 0.19, base: 0.9, tip: 0.85, stalk: 0.08 })),
  'salix-scouleriana': broadWillow(8, obovate({ half: 0.19, stalk: 0.1 })),
  'salix-sitchensis': broadWillow(6, obovate({ half: 0.18, stalk: 0.08 })),
  scaevola: lowShrub(
    1.5,
    alternate(42, obovate({ half: 0.2, margin: 'teeth', stalk: 0.04 }), { nodes: 6 }),
    berries(purple, 3, 4.6),
  ),
  sida: lowShrub(
    1,
    alternate(32, round({ margin: 'teeth', half: 0.36, tip: 0.6 }), { nodes: 5 }),
    flowers(yellow, 5, 1, 10),
    'grey',
  ),
  spiraea: lowShrub(
    1.5,
    alternate(38, elliptic({ half: 0.17, margin: 'teeth', stalk: 0.04 }), { nodes: 7 }),
    spike(flowers('#e39ab0', 5, 15, 3)),
  ),
  vaccinium: shrub(
    2,
    alternate(36, elliptic({ half: 0.25, stalk: 0.05 }), { nodes: 6 }),
    berries(blue, 7, 4.6),
  ),
  'vaccinium-reticulatum': lowShrub(
    0.8,
    alternate(26, obovate({ half: 0.28, margin: 'fine', veins: 3, stalk: 0.04 }), { nodes: 8 }),
    berries(red, 4, 5),
  ),
};
