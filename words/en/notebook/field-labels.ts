import { type ContestedName, contestedField } from '#domain/rules/notebook/contested-fields.ts';

/** The label of a field of a step or an entry, by its name. */
export const fieldLabel = (name: ContestedName): string => contestedField(name).label;
