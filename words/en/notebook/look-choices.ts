import { LOOK, type LookChoice, type LookChoiceName } from '#domain/contract/notebook/written-fields.ts';

/** Names of the choices at a look. */
export const names: Readonly<Record<LookChoice, string>> = { ...LOOK.jarPlace.of };

/** The same as it is told in reports and lists. */
export const told: Readonly<Record<LookChoice, string>> = {
  sunnyWindow: 'The jar stood at a sunny window',
  brightShade: 'The jar stood in bright shade',
  darkerPlace: 'The jar stood in a darker place',
  outdoors: 'The jar stood outdoors',
};

/** Heads of the archive's columns, and of the tables of the statistics. */
export const heads: Readonly<Record<LookChoiceName, string>> = {
  jarPlace: 'Where the jar stood',
};
