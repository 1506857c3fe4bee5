import {
  CURRANT,
  GOLDEN_CURRANT,
  MAPLE,
  MITTEN,
  NINEBARK,
  OAKLEAF,
  PLANE,
  PLUME,
  RED_OAK,
  SAGE,
  SILVER_MAPLE,
  SQUASHBERRY,
  SWEETGUM,
  TULIP,
  TURKS_CAP,
  WHITE_OAK,
} from './lobed-blades.ts';
import {
  alternate,
  berries,
  broad,
  COLOURS,
  flowers,
  lowShrub,
  one,
  opposite,
  oval,
  shrub,
  type TreePlan,
  vase,
} from './plan.ts';

const { red, blue, white, pink, yellow } = COLOURS;

/** Kinds whose leaves have lobes. */
export const LOBED_LEAVES: Readonly<Record<string, TreePlan>> = {
  acer: oval(22, opposite(44, MAPLE, { nodes: 2 }), one('pair of keys', 'var(--l)')),
  'acer-saccharinum': vase(24, opposite(46, SILVER_MAPLE, { nodes: 2 }), one('pair of keys', 'var(--l)')),
  artemisia: lowShrub(1.5, alternate(34, SAGE, { nodes: 9, angle: 40 }), undefined, 'grey'),
  fallugia: lowShrub(1.5, alternate(28, PLUME, { nodes: 8 }), one('feather', pink)),
  hydrangea: shrub(2, opposite(46, OAKLEAF), flowers(white, 4, 5, 6)),
  liquidambar: oval(28, alternate(46, SWEETGUM, { nodes: 4 }), one('burs', 'var(--t)')),
  liriodendron: oval(35, alternate(46, TULIP, { nodes: 4 }), flowers('#dfe08a', 6, 1, 11)),
  malvaviscus: lowShrub(1.8, alternate(42, TURKS_CAP, { nodes: 4 }), one('bells', red)),
  physocarpus: shrub(3, alternate(42, NINEBARK), flowers(white, 5, 9, 3.6)),
  platanus: broad(30, alternate(46, PLANE, { nodes: 4 }), one('globe', 'var(--t)')),
  quercus: broad(25, alternate(54, WHITE_OAK, { nodes: 4 }), one('acorn', '#b98a4e')),
  'quercus-rubra': oval(25, alternate(54, RED_OAK, { nodes: 4 }), one('acorn', '#b98a4e')),
  ribes: shrub(2, alternate(36, CURRANT), one('bells', '#d8607a')),
  'ribes-aureum': shrub(2, alternate(34, GOLDEN_CURRANT), one('bells', yellow)),
  sassafras: oval(14, alternate(50, MITTEN, { nodes: 4 }), berries(blue, 3, 4.4)),
  'viburnum-edule': shrub(2, opposite(42, SQUASHBERRY), berries(red, 5)),
};
