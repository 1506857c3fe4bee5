/// <reference path="./papaparse.d.ts" />
import Papa from 'papaparse';
import { ROSTER_COLUMNS_MAX } from '#domain/limits.ts';

/**
 * A list as spreadsheets write it: cells between some separator (PRODUCT.md#the-roster, PRODUCT.md#an-operators-species).
 */

/** A line of the file with its cells; of one whose cells have line breaks, the number of its first line. */
export type RosterLine = {
  readonly line: number;
  readonly cells: readonly string[];
  /** True when a quotation mark is never closed. */
  readonly isOpen: boolean;
};

/** A cell without the spaces around it, and without quotation marks that stand after a space. */
export function tidyCell(text: string): string {
  return text
    .replace(/^\s+"(.*)"\s*$/s, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns the first cells that two readings of a file differ in: 'José Muñoz' and 'JosŽ Mu–oz'. */
export function sampleOf(one: string, other: string): [string, string] {
  const others = readLines(other);
  for (const [at, { cells }] of readLines(one).entries()) {
    const beside = others[at]?.cells ?? [];
    const isApart = (_: string, column: number) => cells[column] !== beside[column];
    const apart = cells.filter(isApart);
    if (apart.length > 0) return [apart.join(' '), beside.filter(isApart).join(' ')];
  }
  return ['', ''];
}

/** More of them in a row only make a file too wide. */
const TABS_READ = ROSTER_COLUMNS_MAX + 100;

/** A cell has no use for more than one blank, and for none beside a tab. */
function shortened(blanks: string): string {
  return blanks.includes('\t') ? blanks.replace(/[^\t]+/g, '').slice(0, TABS_READ) : ' ';
}

/**
 * With one kind of line break, and without the spaces before it, which would keep a quotation mark open. After each quotation
 * mark the parser looks through all blanks to the end of the line: of a million it would take hours.
 */
const inPlainLines = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, shortened)
    .replace(/ $/gm, '');

/** As pasted rows have it: no cell of a spreadsheet holds one. */
const TAB = '\t';
const SEPARATORS = [';', ',', '|'] as const;
const MEASURED_LINES = 50;

type Parting = { readonly separator: string; readonly share: number; readonly width: number };

/** Counts the first lines that a separator splits, and their most frequent number of cells. */
function partingBy(text: string, separator: string): Parting {
  const { data } = Papa.parse(text, { delimiter: separator, newline: '\n', preview: MEASURED_LINES });
  const lines = data.filter((cells) => cells.some((it) => it.trim() !== ''));
  const parted = lines.filter(({ length }) => length > 1);
  const widths = [...Map.groupBy(parted, ({ length }) => length)];
  const [width = 1] = widths.toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
  return { separator, share: lines.length === 0 ? 0 : parted.length / lines.length, width };
}

/** Returns the separator that splits the most lines, and among equals the one with the most cells. */
export function separatorOf(text: string): string {
  const begin = inPlainLines(text.slice(0, 20_000));
  if (partingBy(begin, TAB).share >= 0.5) return TAB;
  const measured = SEPARATORS.map((it) => partingBy(begin, it));
  const [best] = measured.toSorted((a, b) => b.share - a.share || b.width - a.width);
  return best && best.share > 0 ? best.separator : ',';
}

/** Excel may say in a line of its own what it separates by. */
const SAID = /^"?sep=(.)"?\n?/i;

/** The lines of a roster; blank ones are left out, and counted. */
export function readLines(text: string, separatedBy?: string): RosterLine[] {
  const plain = inPlainLines(text);
  const said = SAID.exec(plain);
  const delimiter = said?.[1] ?? separatedBy ?? separatorOf(plain);
  const { data, errors } = Papa.parse(plain.slice(said?.[0].length ?? 0), { delimiter, newline: '\n' });
  const open = errors.find(({ code }) => code === 'MissingQuotes')?.row;
  const lines: RosterLine[] = [];
  let line = said ? 2 : 1;
  for (const [at, typed] of data.entries()) {
    const cells = typed.map(tidyCell);
    if (cells.some((it) => it !== '')) lines.push({ line, cells, isOpen: at === open });
    line += typed.join('').split('\n').length;
  }
  return lines;
}
