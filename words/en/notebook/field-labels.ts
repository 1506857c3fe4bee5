import { contestedField } from '#domain/rules/notebook/contested-fields.ts';

/** What a field of a step or an entry is called, by its name. */
export const fieldLabel = (name: string): string => contestedField(name).label;
