import { ALTERNATE_SHRUBS } from './alternate-shrubs.ts';
import { ALTERNATE_TREES } from './alternate-trees.ts';
import { FEATHERED_LEAVES } from './feathered-leaves.ts';
import { LOBED_LEAVES } from './lobed-leaves.ts';
import { NEEDLE_TREES } from './needle-trees.ts';
import { OPPOSITE_LEAVES } from './opposite-leaves.ts';
import type { TreePlan } from './plan.ts';

/**
 * Plans of all kinds: shape and edge of the leaf, its place, fruit, cone or flower, the plant's form and height;
 * flora.csv has the floras' facts. A key is a genus, or a species that differs from its genus.
 */
export const TREES: Readonly<Record<string, TreePlan>> = {
  ...NEEDLE_TREES,
  ...FEATHERED_LEAVES,
  ...LOBED_LEAVES,
  ...OPPOSITE_LEAVES,
  ...ALTERNATE_TREES,
  ...ALTERNATE_SHRUBS,
};
