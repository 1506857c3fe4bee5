import type { Choice } from '#domain/contract/notebook/written-fields.ts';
import { contestedField } from '#domain/rules/notebook/contested-fields.ts';
import { choices } from '../report/choices.ts';

/** The choice itself, field by field (PRODUCT.md#two-devices). */

/** `field` is what the field is called. */
export const fieldChangedElsewhere = (field: string) =>
  `“${field}” was also changed in another window or on another device`;
export const writtenHere = 'You wrote here';
export const writtenElsewhere = 'In another window or on another device';
export const keepBoth = 'Keep both';
export const keepMine = 'Keep mine';
export const takeOther = 'Use the other';
/** The same two, where the value has room in the button. */
export const keepMineOf = (value: string) => `Keep mine: ${value}`;
export const takeOtherOf = (value: string) => `Use the other: ${value}`;
/** In the place of a value. */
export const empty = 'empty';
export const yes = 'yes';
export const no = 'no';
/** A choice's name where a child makes it. */
export const chosen: Readonly<Record<Choice, string>> = {
  ...choices,
  permanent: 'Permanent',
  temporary: 'Temporary',
};

export const notSaved = { title: 'Not saved yet', description: 'Please choose again.' };

/** A field's label where a child fills it in, by its name. */
export const contested = (name: string): string => contestedField(name).label;
