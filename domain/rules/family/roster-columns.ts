/** Columns of a roster, guessed from heads and cells; the leader has the last word (PRODUCT.md#the-roster). */

import { ROSTER_COLUMNS_MAX, ROSTER_ROWS_MAX } from '#domain/limits.ts';
import * as sentences from '#domain/rules/family/sentences.ts';
import type { Told } from '#domain/rules/platform/sentence.ts';
import type { RosterLine } from './roster-file.ts';
import { type Meaning, meaningOf, namesParent } from './roster-heads.ts';
import { isNoAddress } from './roster-words.ts';

export const COLUMN_USES = ['firstName', 'lastName', 'name', 'parent1', 'parent2', 'none'] as const;
export type ColumnUse = (typeof COLUMN_USES)[number];

/** A file as it will be read: its heads, the lines beneath them, and what each column is. */
export type RosterSheet = {
  /** Null where there are none. */
  readonly heads: readonly string[] | null;
  /** Title lines above the table, which are no families. */
  readonly skipped: number;
  readonly lines: readonly RosterLine[];
  readonly columns: readonly ColumnUse[];
  /** True when the heads answer everything, so nobody has to be asked. */
  readonly isSure: boolean;
};

const isMeant = (meaning: Meaning | undefined) =>
  meaning !== undefined && meaning !== 'other' && meaning !== 'parent';

/** Counts the different columns that a line would name if it were the heads. */
function headings({ cells }: RosterLine): number {
  if (cells.some((cell) => cell.includes('@'))) return 0;
  const found = new Set(cells.map(meaningOf).map((it) => (it === 'mail' ? 'parentMail' : it)));
  const parents = found.has('parent') && !found.has('parentMail') ? 1 : 0;
  return [...found].filter(isMeant).length + parents;
}

export const isHeadLine = (rosterLine: RosterLine) => headings(rosterLine) >= 2;

const filled = ({ cells }: RosterLine) => cells.filter((cell) => cell !== '').length;
/** Above more lines nobody writes titles. */
const TITLES_MAX = 15;

/** Where the heads stand; -1 where there are none. They stand above all families, so above every address. */
function headAt(lines: readonly RosterLine[]): number {
  const firstAddress = lines.findIndex(({ cells }) => cells.some((cell) => cell.includes('@')));
  const looked = lines.slice(0, Math.min(firstAddress < 0 ? lines.length : firstAddress, TITLES_MAX));
  const found = looked.map(headings);
  const most = Math.max(0, ...found);
  if (most >= 2) return found.indexOf(most);
  const addressAt = lines[firstAddress]?.cells.findIndex((cell) => cell.includes('@')) ?? -1;
  /** One known word among others is a head where a plain word stands above the addresses; else it may be a name. */
  const isAboveAddresses = ({ cells }: RosterLine) => {
    const cell = cells[addressAt] ?? '';
    return /^\p{L}[\p{L}\p{N} -]+$/u.test(cell) && !isNoAddress(cell);
  };
  const isOne = (rosterLine: RosterLine) => {
    const meanings = rosterLine.cells.map(meaningOf);
    if (filled(rosterLine) === 1 && lines.some((line) => filled(line) > 1)) return false;
    const isPlain = meanings.some((its) => its === 'name' || its === 'mail' || its === 'parentMail');
    return isPlain || (meanings.some(isMeant) && isAboveAddresses(rosterLine));
  };
  return looked.findIndex(isOne);
}

/** Titles above a list without heads: lines of one cell, where the others have more. */
function titlesOf(lines: readonly RosterLine[]): number {
  const isTitle = (rosterLine: RosterLine) =>
    filled(rosterLine) === 1 && !rosterLine.cells.join('').includes('@');
  const at = lines.findIndex((it) => !isTitle(it));
  const below = lines.slice(Math.max(at, 0));
  const haveMore = below.filter((it) => filled(it) > 1).length * 2 > below.length;
  return haveMore && at > 0 && at <= TITLES_MAX ? at : 0;
}

const cellsOf = (lines: readonly RosterLine[], column: number) =>
  lines.map(({ cells }) => cells[column] ?? '').filter((cell) => cell !== '');
const areMost = (cells: readonly string[], is: (cell: string) => boolean) =>
  cells.filter(is).length * 2 > cells.length;
const areAddresses = (lines: readonly RosterLine[], column: number) =>
  areMost(cellsOf(lines, column), (cell) => cell.includes('@'));
const areWholeNames = (lines: readonly RosterLine[], column: number) =>
  areMost(cellsOf(lines, column), (cell) => /\S[ ,]+\S/.test(cell));

type Guess = { readonly columns: ColumnUse[]; readonly isSure: boolean };

type Read = {
  readonly meanings: readonly (Meaning | undefined)[];
  readonly columns: readonly ColumnUse[];
  readonly lines: readonly RosterLine[];
};

/**
 * Where the parents' addresses stand, and whether nobody has to be asked. A letter makes whoever signs a parent, so a second
 * column is one unasked only where its head names a parent.
 */
function parentColumns(
  heads: readonly string[],
  { meanings, columns, lines }: Read,
): { readonly parents: readonly number[]; readonly isSure: boolean } {
  const all = meanings.map((_, column) => column);
  const withMeaning = (meaning: Meaning | undefined) => all.filter((it) => meanings[it] === meaning);
  const withAddresses = (meaning: Meaning | undefined) =>
    withMeaning(meaning).filter((it) => columns[it] === 'none' && areAddresses(lines, it));
  const isNamed = (column: number | undefined) => column !== undefined && namesParent(heads[column] ?? '');
  // 'Parent 1' may hold names or addresses.
  const ofParents = [...withMeaning('parentMail'), ...withAddresses('parent')];
  const named = [...ofParents.filter(isNamed), ...ofParents.filter((it) => !isNamed(it))];
  const said = named.length > 0 ? named : withMeaning('mail');
  const unsaid = withAddresses(undefined);
  const [one, other] = [...said, ...unsaid];
  const isSecond = isNamed(one) && isNamed(other);
  const isMissed = one === undefined && withAddresses('other').length > 0;
  return {
    parents: [one, isSecond ? other : undefined].filter((it) => it !== undefined),
    isSure: unsaid.length === 0 && !isMissed && said.length <= (isSecond ? 2 : 1),
  };
}

/** As the heads say it; what they leave open the cells say. */
function byHeads(heads: readonly string[], lines: readonly RosterLine[]): Guess {
  const width = Math.max(heads.length, ...lines.map(({ cells }) => cells.length));
  const meanings = Array.from({ length: width }, (_, at) => meaningOf(heads[at] ?? ''));
  const columns = meanings.map((): ColumnUse => 'none');
  const at = (meaning: Meaning) => meanings.indexOf(meaning);
  const put = (column: number, use: ColumnUse) => {
    if (column >= 0) columns[column] = use;
  };
  const [first, last, whole] = [at('firstName'), at('lastName'), at('name')];
  const isApart = first >= 0 && last >= 0;
  put(last, 'lastName');
  if (isApart) put(first, 'firstName');
  else if (last >= 0) put(whole, 'firstName');
  else if (first >= 0) put(first, areWholeNames(lines, first) ? 'name' : 'firstName');
  else put(whole, 'name');
  const { parents, isSure } = parentColumns(heads, { meanings, columns, lines });
  put(parents[0] ?? -1, 'parent1');
  put(parents[1] ?? -1, 'parent2');
  return { columns, isSure: isApart && isSure };
}

/** Without heads: as the cells look, and else first name, last name and address in this order. */
function byCells(lines: readonly RosterLine[]): Guess {
  const width = Math.max(...lines.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (): ColumnUse => 'none');
  const all = columns.map((_, column) => column);
  const addresses = all.filter((it) => areAddresses(lines, it));
  const texts = all.filter((it) => !addresses.includes(it) && cellsOf(lines, it).length > 0);
  const [address = 2, other] = addresses;
  const put = (column: number, use: ColumnUse) => {
    if (column < width) columns[column] = use;
  };
  const isInOrder = address === 2 && (other === undefined || other === 3);
  const [one = 0, two] = isInOrder ? [0, 1] : texts;
  const isWhole = (two === undefined || width === 1) && areWholeNames(lines, one);
  put(one, isWhole ? 'name' : 'firstName');
  if (!isWhole) put(two ?? width, 'lastName');
  put(address, 'parent1');
  // No head tells whose address the other one is, so the leader is asked.
  return { columns, isSure: isInOrder && !isWhole && other === undefined };
}

export const ROSTER_TOO_LONG = sentences.rosterFileLong({ count: ROSTER_ROWS_MAX });
const TOO_WIDE = sentences.rosterWide({ count: ROSTER_COLUMNS_MAX });

const widthOf = ({ cells }: RosterLine) => cells.findLastIndex((cell) => cell !== '') + 1;
/** Without the empty cells that some spreadsheets add at the end of each line. */
const inReach = (rosterLine: RosterLine, width: number): RosterLine =>
  rosterLine.cells.length > width ? { ...rosterLine, cells: rosterLine.cells.slice(0, width) } : rosterLine;

/** Returns the reading of a file unless somebody corrects it, or why it cannot be read. */
export function sheetOf(given: readonly RosterLine[]): RosterSheet | { readonly refusal: Told } {
  const width = Math.max(0, ...given.map(widthOf));
  if (width > ROSTER_COLUMNS_MAX) return { refusal: TOO_WIDE };
  const all = given.map((it) => inReach(it, width));
  const at = headAt(all);
  const skipped = at < 0 ? titlesOf(all) : at;
  const heads = all[at]?.cells ?? null;
  const headText = heads?.join('\n');
  const isHead = ({ cells }: RosterLine) => cells.join('\n') === headText;
  // Lists of many pages have their heads on each.
  const lines = all.slice(at < 0 ? skipped : at + 1).filter((it) => !isHead(it));
  if (lines.length === 0) return { refusal: sentences.noFamilyInFile };
  if (lines.length > ROSTER_ROWS_MAX) return { refusal: ROSTER_TOO_LONG };
  return { heads, skipped, lines, ...(heads === null ? byCells(lines) : byHeads(heads, lines)) };
}

/** Returns the sentence for a column that the choice lacks, or null. */
export function missingColumn(columns: readonly ColumnUse[]): Told | null {
  if (columns.includes('name')) return null;
  if (!columns.includes('firstName')) return sentences.noFirstNameColumn;
  return columns.includes('lastName') ? null : sentences.noLastNameColumn;
}
