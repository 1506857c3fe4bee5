import {
  berries,
  COLOURS,
  elliptic,
  flowers,
  heart,
  lowShrub,
  obovate,
  one,
  opposite,
  oval,
  ovate,
  shrub,
  smallTree,
  type TreePlan,
  whorled,
} from './plan.ts';

const { red, blue, black, white } = COLOURS;

/** Kinds with whole leaves in pairs or rings. */
export const OPPOSITE_LEAVES: Readonly<Record<string, TreePlan>> = {
  callicarpa: shrub(
    2,
    opposite(44, ovate({ margin: 'teeth', half: 0.3, tip: 1.1 })),
    berries('#b25fb8', 12, 3.2),
  ),
  calycanthus: shrub(2.5, opposite(48, ovate({ half: 0.26, tip: 1.0 })), flowers('#8d3f45', 10, 1, 10)),
  catalpa: oval(18, whorled(56, heart({ half: 0.4 }), { nodes: 2 }), one('long pods', 'var(--t)')),
  cephalanthus: shrub(3, whorled(42, ovate({ half: 0.26, tip: 0.9 }), { nodes: 2 }), one('globe', white)),
  cornus: shrub(3, opposite(46, ovate({ half: 0.29, tip: 0.95, veins: 5 })), berries(white, 8)),
  'cornus-amomum': shrub(3, opposite(46, ovate({ half: 0.29, tip: 0.95, veins: 5 })), berries(blue, 8)),
  'cornus-foemina': shrub(4, opposite(44, ovate({ half: 0.25, tip: 0.95, veins: 4 })), berries(blue, 8)),
  'cornus-florida': smallTree(
    8,
    opposite(44, ovate({ half: 0.31, tip: 0.85, veins: 5 })),
    flowers(white, 4, 1, 13),
  ),
  'cornus-nuttallii': smallTree(
    12,
    opposite(44, ovate({ half: 0.31, tip: 0.85, veins: 5 })),
    flowers(white, 6, 1, 13),
  ),
  forestiera: shrub(3, opposite(34, elliptic({ half: 0.2, margin: 'fine' }), { nodes: 4 }), berries(blue, 6)),
  hamelia: shrub(3, whorled(42, elliptic({ half: 0.22, veins: 7 }), { nodes: 2 }), one('bells', red)),
  'hydrangea-arborescens': lowShrub(
    1.5,
    opposite(46, ovate({ half: 0.34, margin: 'teeth', base: 0.34, stalk: 0.3 })),
    flowers(white, 4, 7, 4.4),
  ),
  lonicera: shrub(2.5, opposite(44, elliptic({ half: 0.25, stalk: 0.05 })), berries(black, 2, 5.4)),
  philadelphus: shrub(
    2.5,
    opposite(42, ovate({ half: 0.25, margin: 'teeth', veins: 3 })),
    flowers(white, 4, 3, 8),
  ),
  symphoricarpos: lowShrub(
    1.4,
    opposite(30, elliptic({ half: 0.34, veins: 3, stalk: 0.06 }), { nodes: 4 }),
    berries(white, 6, 5),
  ),
  'symphoricarpos-orbiculatus': lowShrub(
    1.4,
    opposite(30, elliptic({ half: 0.34, veins: 3, stalk: 0.06 }), { nodes: 4 }),
    berries('#b8476a', 10, 3.4),
  ),
  viburnum: shrub(4, opposite(42, ovate({ half: 0.3, margin: 'fine' })), berries(blue, 9)),
  'viburnum-dentatum': shrub(
    3,
    opposite(40, ovate({ half: 0.38, margin: 'spines', tip: 0.6, veins: 7 })),
    berries(blue, 9),
  ),
  'viburnum-obovatum': shrub(
    4,
    opposite(30, obovate({ half: 0.26, stalk: 0.03, veins: 3 }), { nodes: 4 }),
    flowers(white, 5, 9, 3.6),
    'dark',
  ),
};
