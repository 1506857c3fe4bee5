/** The families of a troop as a leader has them in a spreadsheet (PRODUCT.md#the-roster). */

import { EMAIL_MAX, PERSON_NAME_MAX } from '#domain/limits.ts';
import * as sentences from '#domain/rules/family/sentences.ts';
import { addressKey, mailboxOf, tidyAddress } from '#domain/rules/platform/mailbox.ts';
import type { Told } from '#domain/rules/platform/sentence.ts';
import { compared, withoutMarks, withoutMarksAround } from '#domain/rules/platform/text.ts';
import { textIn } from '#domain/rules/platform/text-encodings.ts';
import { type ColumnUse, isHeadLine, missingColumn, type RosterSheet, sheetOf } from './roster-columns.ts';
import { type RosterLine, readLines } from './roster-file.ts';
import { isLastFirst } from './roster-heads.ts';
import { namesApart } from './roster-names.ts';
import { addressesIn, addressProblem, isNoAddress, nameProblem } from './roster-words.ts';

/** One child with the address of a parent, who has none where a letter is printed, and that of another one. */
export type Family = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Left out where there is none. */
  readonly secondEmail?: string | undefined;
};
/** With its line in the file, and what is wrong with the line as such. */
export type RosterRow = Family & { readonly line: number; readonly problem: Told | null };
/** A file's rows, or why it cannot be read. */
export type Roster = { readonly rows: RosterRow[] } | { readonly refusal: Told };

/** The addresses of both cells, of each mailbox one. More than two stay as they are, to be told; 'none' beside an address is none. */
function twoAddresses(email: string, other: string): Pick<Family, 'email' | 'secondEmail'> {
  const given = [email, other].filter((it) => it !== '');
  const addresses = given.flatMap(addressesIn);
  const left = addresses.length > 1 ? addresses.filter((it) => !isNoAddress(it)) : addresses;
  const keys = left.map(mailboxOf);
  const [first = '', second, third] = left.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
  if (third !== undefined) return { email: given.join('; ') };
  return { email: first || email, ...(second !== undefined && { secondEmail: second }) };
}

/** Without the spaces and marks that come with pasted text, and with two addresses of one cell put apart. */
export function tidyFamily({ firstName, lastName, email, secondEmail = '' }: Family): Family {
  const name = (text: string) => withoutMarksAround(text).replace(/\s+/g, ' ');
  const address = (text: string) => tidyAddress(withoutMarks(text).replace(/\s+/g, ' '));
  const addresses = twoAddresses(address(email), address(secondEmail));
  return { firstName: name(firstName), lastName: name(lastName), ...addresses };
}

const LONGEST = Math.max(EMAIL_MAX, PERSON_NAME_MAX) + 100;

/** Without heads a cell more than the others have is a mistake; beneath heads it is a remark. */
function lineProblem(rosterLine: RosterLine, { heads, columns }: RosterSheet): Told | null {
  if (rosterLine.isOpen) return sentences.quotationUnclosed;
  if (isHeadLine(rosterLine)) return sentences.headingAgain;
  const used = columns.findLastIndex((use) => use !== 'none') + 1;
  return heads === null && rosterLine.cells.slice(Math.max(used, 3)).some((cell) => cell !== '')
    ? sentences.tooManyCells
    : null;
}

/** The families of a file, as its columns were guessed or chosen; lines that say nothing of one are left out. */
export function familiesIn(sheet: RosterSheet, columns = sheet.columns): RosterRow[] {
  const at = (use: ColumnUse) => columns.indexOf(use);
  const whole = at('name');
  const isTurned = isLastFirst(sheet.heads?.[whole] ?? '');
  return sheet.lines.flatMap((line) => {
    const cell = (use: ColumnUse) => (line.cells[at(use)] ?? '').slice(0, LONGEST);
    const names =
      whole < 0
        ? { firstName: cell('firstName'), lastName: cell('lastName') }
        : namesApart(cell('name'), isTurned);
    const typed = { ...names, email: cell('parent1'), secondEmail: cell('parent2') };
    const isEmpty = Object.values(typed).every((text) => text === '');
    return isEmpty ? [] : [{ line: line.line, ...tidyFamily(typed), problem: lineProblem(line, sheet) }];
  });
}

/** Files that were not saved as CSV, by how they begin. */
const OTHER_FILES: readonly (readonly [begins: string, refusal: Told])[] = [
  ['PK', sentences.isWorkbook],
  ['\xd0\xcf', sentences.isOldWorkbook],
  ['%PDF', sentences.rosterIsPdf],
  ['<', sentences.rosterIsWebPage],
  ['{\\rtf', sentences.rosterIsDocument],
];

/** Why a file is none that is read as text; null for what may be one. */
export function otherFile(bytes: Uint8Array): Told | null {
  const begin = String.fromCharCode(...bytes.subarray(0, 8));
  return OTHER_FILES.find(([it]) => begin.startsWith(it))?.[1] ?? null;
}

/** Returns the reading of a text, or why it cannot be read. */
export function sheetOfText(text: string): RosterSheet | { readonly refusal: Told } {
  return text.includes('\0') ? { refusal: sentences.noRoster } : sheetOf(readLines(text));
}

/** The families in a file, whatever is wrong with them, with its columns as they are guessed. */
export function readRoster(bytes: Uint8Array): Roster {
  const refusal = otherFile(bytes);
  if (refusal !== null) return { refusal };
  const sheet = sheetOfText(textIn(bytes));
  if ('refusal' in sheet) return sheet;
  const missing = missingColumn(sheet.columns);
  return missing === null ? { rows: familiesIn(sheet) } : { refusal: missing };
}

/** By what two rows are the same family: the names, with each address. */
export function familyKeys({ firstName, lastName, email, secondEmail }: Family): string[] {
  const names = compared(`${firstName} ${lastName}`);
  return [email, ...(secondEmail ? [secondEmail] : [])].map((it) => `${names}\n${addressKey(it)}`);
}

function ownProblem(rosterRow: RosterRow): Told | null {
  const { firstName, lastName, email, secondEmail = '' } = rosterRow;
  if (rosterRow.problem !== null) return rosterRow.problem;
  if (firstName === '' && lastName === '') return sentences.bothNamesMissing;
  if (lastName === '' && firstName.includes(' ')) return sentences.namesInOneCell;
  const ofNames = nameProblem(firstName, 'firstName') ?? nameProblem(lastName, 'lastName');
  return ofNames ?? addressProblem(email, 'address') ?? addressProblem(secondEmail, 'secondAddress');
}

/** Returns for each row the sentence on its fault, or null. */
export function rosterProblems(rows: readonly RosterRow[]): (Told | null)[] {
  const before = new Map<string, number>();
  return rows.map((row) => {
    const problem = ownProblem(row);
    if (problem !== null) return problem;
    const keys = familyKeys(row);
    const twin = keys.map((key) => before.get(key)).find((line) => line !== undefined);
    if (twin !== undefined) return sentences.familyTwice({ line: twin });
    for (const key of keys) before.set(key, row.line);
    return null;
  });
}
