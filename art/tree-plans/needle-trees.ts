import {
  berries,
  broad,
  COLOURS,
  cone,
  conical,
  layered,
  lowShrub,
  one,
  onStilts,
  slim,
  type TreePlan,
} from './plan.ts';

const { blue, orange } = COLOURS;

/** Kinds with needles, scales or swords for leaves. */
export const NEEDLE_TREES: Readonly<Record<string, TreePlan>> = {
  callitropsis: slim(30, { needles: 'scales', length: 5 }, cone(0.7, 'round'), 'dark'),
  chamaecyparis: slim(22, { needles: 'scales', length: 4 }, cone(0.6, 'round'), 'blue'),
  cupressus: conical(16, { needles: 'cords', length: 4 }, cone(1, 'round'), 'blue'),
  juniperus: slim(12, { needles: 'cords', length: 4 }, berries('#7f93b5', 5), 'dark'),
  'juniperus-communis': lowShrub(
    1.5,
    { needles: 'around', length: 11, width: 1.6 },
    berries(blue, 5),
    'blue',
  ),
  larix: conical(20, { needles: 'tufts', length: 15 }, cone(0.62)),
  pandanus: onStilts(7, { needles: 'swords', length: 60 }, one('globe', orange)),
  picea: conical(30, { needles: 'around', length: 12, width: 1.4 }, cone(1.15), 'blue'),
  pinus: layered(30, { needles: 'bundles', length: 44, each: 3 }, cone(1.2)),
  'pinus-strobus': layered(35, { needles: 'bundles', length: 42, each: 5, width: 0.8 }, cone(1.2), 'blue'),
  'pinus-edulis': broad(8, { needles: 'bundles', length: 24, each: 2, width: 1.4 }, cone(0.9, 'round')),
  pseudotsuga: conical(50, { needles: 'around', length: 15, width: 1.8 }, cone(1, 'with bracts')),
  sequoia: conical(90, { needles: 'two rows', length: 13 }, cone(0.7), 'dark'),
  taxodium: conical(30, { needles: 'two rows', length: 11, width: 1.5 }, cone(1.1, 'round')),
  thuja: slim(30, { needles: 'scales', length: 4 }, cone(0.6)),
  tsuga: conical(30, { needles: 'two rows', length: 8, width: 2.2 }, cone(0.55), 'dark'),
};
