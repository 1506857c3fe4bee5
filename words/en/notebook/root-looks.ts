import type { RootLook } from '#domain/rules/notebook/root-looks.ts';

/** How roots may look: the name below its picture. What a tap on it writes stands in the rules, which find it in notes. */
export const names: Readonly<Record<RootLook, string>> = {
  none: 'No roots',
  bumps: 'Bumps',
  short: 'Short roots',
  long: 'Long roots',
};
