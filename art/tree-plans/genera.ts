import { ALTERNATE_SHRUBS } from './alternate-shrubs.ts';
import { ALTERNATE_TREES } from './alternate-trees.ts';
import { FEATHERED_LEAVES } from './feathered-leaves.ts';
import { LOBED_LEAVES } from './lobed-leaves.ts';
import { NEEDLE_TREES } from './needle-trees.ts';
import { OPPOSITE_LEAVES } from './opposite-leaves.ts';
import type { TreePlan } from './plan.ts';

/**
 * What each kind looks like: shape and edge of the leaf, how leaves stand, fruit or cone or flower, how the plant stands and
 * how high it grows; flora.csv has what floras say of it. A key is a genus, or a species that looks different from the
 * others of its genus.
 */
export const TREES: Readonly<Record<string, TreePlan>> = {
  ...NEEDLE_TREES,
  ...FEATHERED_LEAVES,
  ...LOBED_LEAVES,
  ...OPPOSITE_LEAVES,
  ...ALTERNATE_TREES,
  ...ALTERNATE_SHRUBS,
};
