/** Faults of a roster's cells, each named for the person who has to mend it (PRODUCT.md#the-roster). */
import * as z from 'zod/mini';
import * as field from '#domain/contract/platform/fields.ts';
import { EMAIL_MAX, PERSON_NAME_MAX } from '#domain/limits.ts';
import type { Cell } from '#domain/rules/family/sentences.ts';
import * as sentences from '#domain/rules/family/sentences.ts';
import type { Told } from '#domain/rules/platform/sentence.ts';
import { hasHiddenCharacter, hasVisibleLetter } from '#domain/rules/platform/text.ts';

/** The first that holds is told, of a cell as it is called. */
type Kinds = readonly (readonly [is: (text: string) => boolean, says: (cell: Cell) => Told])[];

const BROKEN = '\uFFFD';
const OF_SPREADSHEETS = /^#(REF|N\/A|NAME|VALUE|DIV\/0|NULL|NUM)/i;

const ANYWHERE: Kinds = [
  [hasHiddenCharacter, (cell) => sentences.cellHiddenSign({ cell })],
  [(it) => it.includes(BROKEN), (cell) => sentences.cellBrokenLetter({ cell })],
  [(it) => OF_SPREADSHEETS.test(it), (cell) => sentences.cellSpreadsheetError({ cell })],
];

const OF_NAMES: Kinds = [
  [(it) => it === '', (cell) => sentences.cellMissing({ cell })],
  ...ANYWHERE,
  [(it) => it.includes('@'), (cell) => sentences.cellHoldsEmail({ cell })],
  [(it) => /:\/\/|\bwww\./i.test(it), (cell) => sentences.cellHoldsWebAddress({ cell })],
  [(it) => /^[=+]/.test(it), (cell) => sentences.cellFormula({ cell })],
  [(it) => !hasVisibleLetter(it), (cell) => sentences.cellWithoutLetter({ cell })],
  [(it) => /\p{N}{3,}/u.test(it), (cell) => sentences.cellHoldsNumber({ cell })],
  [(it) => it.length > PERSON_NAME_MAX, (cell) => sentences.cellTooLong({ cell, count: PERSON_NAME_MAX })],
];

/** Endings that no address has, as fingers type those that are meant. */
const MISTYPED = /\.(con|cmo|ocm|comm|vom|xom|nte|ogr|edi)$/i;
const signs = (text: string) => text.split('@').length - 1;

/** True for the words people write in place of an address. */
export function isNoAddress(text: string): boolean {
  return /^(n\/?a|none|no|unknown|tbd|-+|\?+|x+|\.)$/i.test(text);
}

const OF_ADDRESSES: Kinds = [
  ...ANYWHERE,
  [isNoAddress, () => sentences.noEmailTyped],
  [(it) => /^https?:|^www\./i.test(it), (cell) => sentences.cellIsWebAddress({ cell })],
  [(it) => /^[+(]?[\d\s().-]{6,}$/.test(it), (cell) => sentences.cellIsPhoneNumber({ cell })],
  [(it) => /^mailto:/i.test(it), () => sentences.mailtoTyped],
  [(it) => /[<>]/.test(it), () => sentences.nameWithAddress],
  [(it) => signs(it) === 0, (cell) => sentences.cellWithoutAt({ cell })],
  [(it) => signs(it) > 2 && /[,;/\s]/.test(it), () => sentences.tooManyAddresses],
  [(it) => signs(it) > 1, (cell) => sentences.cellWithTwoAts({ cell })],
  [(it) => /\s/.test(it), (cell) => sentences.cellWithSpace({ cell })],
  [(it) => it.startsWith('@'), (cell) => sentences.cellNothingBeforeAt({ cell })],
  [(it) => it.endsWith('@'), (cell) => sentences.cellNothingAfterAt({ cell })],
  [(it) => it.includes(','), (cell) => sentences.cellWithComma({ cell })],
  [(it) => it.includes('..'), (cell) => sentences.cellWithTwoDots({ cell })],
  [(it) => /^\.|\.@|@\.|\.$/.test(it), (cell) => sentences.cellWithMisplacedDot({ cell })],
  [(it) => !/@.*\./.test(it), (cell) => sentences.cellWithoutEnding({ cell })],
  [(it) => MISTYPED.test(it), (cell) => sentences.cellEndingMistyped({ cell })],
  [(it) => it.length > EMAIL_MAX, (cell) => sentences.cellTooLong({ cell, count: EMAIL_MAX })],
  [(it) => /[^\x20-\x7e\p{L}\p{N}\p{M}]/u.test(it), (cell) => sentences.cellLetterOfNoAddress({ cell })],
  [(it) => !z.safeParse(field.email, it).success, (cell) => sentences.cellUndeliverable({ cell })],
];

function problemOf(kinds: Kinds, text: string, cell: Cell): Told | null {
  const [, says] = kinds.find(([is]) => is(text)) ?? [];
  return says?.(cell) ?? null;
}

/** Returns the fault of a name, or null. */
export function nameProblem(text: string, cell: 'firstName' | 'lastName'): Told | null {
  return problemOf(OF_NAMES, text, cell);
}

/** Returns the fault of an address, named by its cell, or null; an empty one is fine. */
export function addressProblem(text: string, cell: 'address' | 'secondAddress'): Told | null {
  return text === '' ? null : problemOf(OF_ADDRESSES, text, cell);
}

/** The addresses of a cell, where several stand there each alone; else the cell as it is. */
export function addressesIn(cell: string): string[] {
  if (signs(cell) < 2) return [cell];
  const apart = (by: RegExp) => cell.split(by).filter((it) => it !== '' && !/^(and|y|o|or|&|\/)$/i.test(it));
  // A slash may be part of an address, so it parts them only where nothing else does.
  const ways = [apart(/[;,|\s]+/), apart(/[;,|\s/]+/)];
  return ways.find((parts) => parts.length > 1 && parts.every((it) => signs(it) === 1)) ?? [cell];
}
