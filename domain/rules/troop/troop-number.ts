/** Numbers of troops, as children and leaders type them: '42', '0042', '117B' or '117 b'. */
import { TROOP_NUMBER_MAX } from '#domain/limits.ts';
import { compared } from '#domain/rules/platform/text.ts';

const withoutSpaces = (number: string) => compared(number).replaceAll(' ', '');

/** By what two numbers are one, and in the order that people count in: 7 before 42, B-7 before B-42. */
export function troopOrder(number: string): string {
  return withoutSpaces(number).replace(/\d+/g, (digits) => digits.padStart(TROOP_NUMBER_MAX, '0'));
}

/** True for two spellings of one troop number; an empty one matches nothing. */
export function isSameTroop(one: string, other: string): boolean {
  const order = troopOrder(one);
  return order !== '' && order === troopOrder(other);
}

/** Returns the search texts for a part of a number: as typed, and without leading zeros. */
export function partsOfTroop(typed: string): readonly string[] {
  const plain = withoutSpaces(typed);
  return [...new Set([plain, plain.replace(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, ''))])];
}

/** Returns the text that finds a troop, each spelling on its own line. */
export function searchedTroop(number: string): string {
  return partsOfTroop(number).join('\n');
}
