import type { Choice } from '#domain/contract/notebook/written-fields.ts';
import { names } from '../notebook/look-choices.ts';
import { conditions } from './later.ts';
import { plantingTypes } from './recorded.ts';

/** Shown values of choices, wherever the written is read. */
export const choices: Readonly<Record<Choice, string>> = { ...plantingTypes, ...conditions, ...names };
