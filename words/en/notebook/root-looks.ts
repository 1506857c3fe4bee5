import type { RootLook } from '#domain/rules/notebook/root-looks.ts';

/**
 * Looks of roots: the name below each picture. The words that a tap writes stand in the rules, which find them in
 * notes.
 */
export const names: Readonly<Record<RootLook, string>> = {
  none: 'No roots',
  bumps: 'Bumps',
  short: 'Short roots',
  long: 'Long roots',
};
