import { SKUNKBUSH } from './lobed-blades.ts';
import {
  berries,
  broad,
  COLOURS,
  elliptic,
  evenly,
  feathered,
  flowers,
  lance,
  linear,
  lowShrub,
  one,
  oval,
  ovate,
  shrub,
  spike,
  type TreePlan,
  threefold,
} from './plan.ts';

const { red, blue, black, white, yellow } = COLOURS;

/** Kinds whose leaves are made of leaflets. */
export const FEATHERED_LEAVES: Readonly<Record<string, TreePlan>> = {
  'acer-negundo': broad(
    15,
    feathered('opposite', 2, 58, ovate({ margin: 'spines', half: 0.28 })),
    one('pair of keys', 'var(--l)'),
  ),
  bursera: broad(15, feathered('alternate', 3, 66, ovate({ half: 0.28, tip: 1.1 })), berries(red, 4)),
  carya: oval(
    28,
    feathered('alternate', 2, 76, elliptic({ margin: 'fine', half: 0.22 })),
    one('nut', 'var(--l)'),
  ),
  'carya-illinoinensis': broad(
    35,
    feathered('alternate', 6, 78, lance({ margin: 'fine', half: 0.14 })),
    one('nut', 'var(--l)'),
  ),
  dasiphora: lowShrub(1, feathered('alternate', 2, 34, linear({ half: 0.15 }), 6), flowers(yellow, 5, 1, 9)),
  juglans: broad(
    28,
    feathered('alternate', 8, 86, lance({ half: 0.16, margin: 'fine' })),
    one('nut', 'var(--l)'),
  ),
  osteomeles: shrub(
    2,
    feathered('alternate', 8, 56, elliptic({ half: 0.26, veins: 0 }), 4),
    flowers(white, 5, 3, 6),
    'dark',
  ),
  rhus: shrub(
    4,
    feathered('alternate', 6, 80, lance({ half: 0.16, margin: 'teeth' })),
    spike(berries('#a8362f', 12, 3.7)),
  ),
  'rhus-trilobata': lowShrub(1.5, threefold('alternate', 46, SKUNKBUSH, 4), berries(red, 7, 3.4)),
  sambucus: shrub(
    4,
    feathered('opposite', 3, 66, lance({ half: 0.19, margin: 'teeth' })),
    berries(black, 11, 3.2),
  ),
  'sambucus-cerulea': shrub(
    5,
    feathered('opposite', 3, 66, lance({ half: 0.19, margin: 'teeth' })),
    berries(blue, 10, 3.2),
  ),
  'sambucus-racemosa': shrub(
    4,
    feathered('opposite', 3, 66, lance({ half: 0.19, margin: 'teeth' })),
    berries(red, 12, 3.2),
  ),
  sapindus: oval(12, evenly(feathered('alternate', 5, 76, lance({ half: 0.15 }))), berries('#d9a94e', 5, 5)),
  staphylea: shrub(
    4,
    threefold('opposite', 54, ovate({ margin: 'fine', half: 0.28, stalk: 0.02 }), 2),
    one('pods', 'var(--l)'),
  ),
  tecoma: shrub(
    4,
    feathered('opposite', 3, 64, lance({ half: 0.16, margin: 'teeth' })),
    one('bells', yellow),
  ),
};
