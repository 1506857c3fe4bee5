import type { Species } from '#domain/contract/species/species.ts';
import { CUTTING_LENGTH_INCHES } from '#domain/limits.ts';

const [SHORTEST, LONGEST] = CUTTING_LENGTH_INCHES;

/** The length of roots is no length of a cutting. */
const OF_ROOTS = /roots (are|reach) [^,.;]*/g;
const INCHES: Readonly<Record<string, number>> = {
  few: 3,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  foot: 12,
};

/**
 * Returns how a tip's cutting length differs from the guide's (PRODUCT.md#limits); null when it does not or none is
 * named. Works in every language.
 */
export function lengthBesideGuide({
  cuttingTip,
  englishTip = cuttingTip,
}: Pick<Species, 'cuttingTip' | 'englishTip'>): 'shorter' | 'longer' | null {
  const tip = englishTip.toLowerCase().replace(OF_ROOTS, '');
  const [, inches = '', foot = ''] = /(\w+)[- ]inch|(foot)[- ]long/.exec(tip) ?? [];
  const length = INCHES[inches || foot] ?? Number.parseFloat(inches);
  if (length < SHORTEST) return 'shorter';
  return length > LONGEST ? 'longer' : null;
}
