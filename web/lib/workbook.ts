import { unzipSync } from 'fflate';
import { ROSTER_ROWS_MAX } from '#domain/limits.ts';
import { type RosterLine, tidyCell } from '#domain/rules/family/roster-file.ts';

/**
 * The sheets of a workbook of Excel (.xlsx) or LibreOffice (.ods), as the text of their cells: no formula is computed
 * (PRODUCT.md#the-roster).
 */

export type WorkbookSheet = { readonly name: string; readonly lines: readonly RosterLine[] };

/** A roster has some ten columns; what is further to the right, or below so many lines, is not read. */
const COLUMNS_MAX = 100;
const LINES_MAX = ROSTER_ROWS_MAX + 100;
const SHEETS_MAX = 20;
/** A thousand families are 1 MB as XML; more than this would keep a phone busy. */
const UNZIPPED_MAX = 20_000_000;

const READ =
  /^(xl\/(workbook|sharedstrings)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/[^/]+\.xml|content\.xml)$/;
type Parts = ReadonlyMap<string, Uint8Array>;

/** The parts of an archive that are read; null where there are none, or too much is in them. */
function partsOf(bytes: Uint8Array): Parts | null {
  let left = UNZIPPED_MAX;
  const filter = ({ name, size, originalSize }: { name: string; size: number; originalSize: number }) => {
    if (!READ.test(name.toLowerCase())) return false;
    left -= Math.max(size, originalSize);
    return left >= 0;
  };
  try {
    const files = Object.entries(unzipSync(bytes, { filter }));
    return left < 0 ? null : new Map(files.map(([name, part]) => [name.toLowerCase(), part]));
  } catch {
    return null;
  }
}

/** Null for what is no XML. One with a DOCTYPE could make much of little. */
function xmlOf(part: Uint8Array | undefined): Document | null {
  const text = part && new TextDecoder().decode(part);
  if (!text || text.includes('<!DOCTYPE')) return null;
  const xml = new DOMParser().parseFromString(text, 'application/xml');
  return xml.querySelector('parsererror') ? null : xml;
}

const named = (within: Document | Element, name: string) => [...within.getElementsByTagNameNS('*', name)];
const textOf = (nodes: readonly Element[]) => nodes.map(({ textContent }) => textContent).join('');

/** The texts of a string of Excel, without how it is read aloud in Japanese; signs may be written as '_x000D_'. */
function excelText(element: Element): string {
  const parts = named(element, 't').filter(({ parentElement }) => parentElement?.localName !== 'rPh');
  return textOf(parts).replace(/_x([0-9A-F]{4})_/g, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

function excelCell(cell: Element, strings: readonly string[]): string {
  const value = textOf(named(cell, 'v'));
  const kind = cell.getAttribute('t');
  if (kind === 's') return strings[Number(value)] ?? '';
  return kind === 'inlineStr' ? excelText(cell) : value;
}

/** 27 for 'AB12'; the one after the last where nothing is said. */
function columnOf(cell: Element, next: number): number {
  const letters = /^[A-Z]+/.exec(cell.getAttribute('r') ?? '')?.[0];
  return letters ? [...letters].reduce((sum, it) => sum * 26 + it.charCodeAt(0) - 64, 0) - 1 : next;
}

type NumberedCells = { readonly line: number; readonly cells: readonly string[] };

function linesOf(rows: Iterable<NumberedCells>): RosterLine[] {
  const lines: RosterLine[] = [];
  for (const { line, cells } of rows) {
    const tidied = Array.from(cells, (it = '') => tidyCell(it));
    if (tidied.some((it) => it !== '')) lines.push({ line, cells: tidied, isOpen: false });
    if (lines.length === LINES_MAX) break;
  }
  return lines;
}

function* excelRows(sheet: Document, strings: readonly string[]): Generator<NumberedCells> {
  let line = 0;
  for (const row of named(sheet, 'row')) {
    line = Number(row.getAttribute('r')) || line + 1;
    const cells: string[] = [];
    for (const cell of named(row, 'c')) {
      const column = columnOf(cell, cells.length);
      if (column < COLUMNS_MAX) cells[column] = excelCell(cell, strings);
    }
    yield { line, cells };
  }
}

function excelSheets(parts: Parts, workbook: Document): WorkbookSheet[] {
  const relations = xmlOf(parts.get('xl/_rels/workbook.xml.rels'));
  const targets = new Map(
    (relations ? named(relations, 'Relationship') : []).map((item) => [
      item.getAttribute('Id'),
      (item.getAttribute('Target') ?? '').replace(/^\/?xl\//i, '').toLowerCase(),
    ]),
  );
  const texts = xmlOf(parts.get('xl/sharedstrings.xml'));
  const strings = texts ? named(texts, 'si').map(excelText) : [];
  return named(workbook, 'sheet')
    .filter((it) => !it.getAttribute('state')?.includes('idden'))
    .slice(0, SHEETS_MAX)
    .map((item) => {
      const id = [...item.attributes].find(({ localName, prefix }) => prefix && localName === 'id')?.value;
      const sheet = xmlOf(parts.get(`xl/${targets.get(id ?? '')}`));
      return {
        name: item.getAttribute('name') ?? '',
        lines: sheet ? linesOf(excelRows(sheet, strings)) : [],
      };
    });
}

const repeats = (element: Element, what: 'rows' | 'columns') =>
  Number(element.getAttribute(`table:number-${what}-repeated`)) || 1;

function* openRows(table: Element): Generator<NumberedCells> {
  let line = 1;
  for (const row of named(table, 'table-row')) {
    const cells: string[] = [];
    for (const cell of row.children) {
      const paragraphs = [...cell.children].filter(({ localName }) => localName === 'p');
      const text = paragraphs.map(({ textContent }) => textContent).join(' ');
      const times = Math.min(repeats(cell, 'columns'), COLUMNS_MAX - cells.length);
      for (let at = 0; at < times; at += 1) cells.push(text);
    }
    yield { line, cells };
    line += repeats(row, 'rows');
  }
}

function openSheets(content: Document): WorkbookSheet[] {
  return named(content, 'table')
    .slice(0, SHEETS_MAX)
    .map((it) => ({ name: it.getAttribute('table:name') ?? '', lines: linesOf(openRows(it)) }));
}

/** The sheets in which something stands; null for what is no such workbook, or too large. */
export function readWorkbook(bytes: Uint8Array): WorkbookSheet[] | null {
  const parts = partsOf(bytes);
  const workbook = xmlOf(parts?.get('xl/workbook.xml'));
  const content = xmlOf(parts?.get('content.xml'));
  if (parts === null || (workbook === null && content === null)) return null;
  const sheets = workbook ? excelSheets(parts, workbook) : content ? openSheets(content) : [];
  return sheets.filter(({ lines }) => lines.length > 0);
}
