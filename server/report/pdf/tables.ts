import { BODY, flow, rule, SOFT, STRONG } from './flow.ts';
import type { Block, Dated } from './pdf-document.ts';
import { type Element, INK, type SetText, type Sheet, type Style } from './sheet.ts';

type Of<K extends Block['kind']> = Extract<Block, { kind: K }>;

type Cell = { readonly type: 'TH' | 'TD'; readonly scope?: 'Row' | 'Column' };

const NUMBER_COLUMN = 90;
/** Above and below the words of a cell. */
const CELL_EDGES = 8;
const CELL_GAP = 10;

/** Returns the height of a sum with its head, points, when each line fits one. */
export function sumHeight(sheet: Sheet, { rows, total }: Of<'sum'>): number {
  const line = sheet.set(total.join(' '), Number.POSITIVE_INFINITY, STRONG).height + CELL_EDGES;
  return (rows.length + 2) * line + sheet.gap;
}

/**
 * Lines of words that end with a number each, and their sum; the head stands on every page again. The sum never stands
 * without a line before it.
 * @param after how much of what follows the sum has to stand with it.
 */
export function setSum(sheet: Sheet, root: Element, { heads, rows, total }: Of<'sum'>, after: number): void {
  const last = heads.length - 1;
  const wide = (sheet.width - NUMBER_COLUMN) / last;
  const widthOf = (at: number) => (at === last ? NUMBER_COLUMN : wide - CELL_GAP);
  const cellsOf = (texts: readonly string[], style: Style) =>
    texts.map((text, at) => sheet.set(text, widthOf(at), at === last ? { ...style, align: 'end' } : style));
  const heightOf = (cells: readonly SetText[]) => Math.max(...cells.map((it) => it.height)) + CELL_EDGES;
  const setRow = (
    table: Element,
    texts: readonly string[],
    style: Style,
    cellOf: (at: number) => Cell,
    below = 0,
  ) => {
    const cells = cellsOf(texts, style);
    const height = heightOf(cells);
    if (style !== SOFT) {
      if (sheet.breakPageUnlessFits(height + below)) setHead(table);
      rule(sheet, style === STRONG ? INK.strong : INK.line);
    }
    sheet.group(table, 'TR', (row) => {
      cells.forEach((item, at) => {
        const cell = cellOf(at);
        const x = sheet.left + at * wide;
        sheet.tag(row, cell.type, () => sheet.draw(item, x, sheet.y + 4, widthOf(at)), cell);
      });
    });
    sheet.y += height;
  };
  const setHead = (table: Element) => setRow(table, heads, SOFT, () => ({ type: 'TH', scope: 'Column' }));
  const cellOf = (at: number): Cell => (at === 0 ? { type: 'TH', scope: 'Row' } : { type: 'TD' });
  sheet.group(root, 'Table', (table) => {
    setHead(table);
    const end = heightOf(cellsOf(total, STRONG)) + after + sheet.gap;
    rows.forEach((texts, index) => {
      setRow(table, texts, BODY, cellOf, index === rows.length - 1 ? end : 0);
    });
    setRow(table, total, STRONG, cellOf, after);
  });
  sheet.y += sheet.gap - 4;
}

const RAIL = 8;
const MOMENT_GAP = 8;
/** Widths of the date column: the narrowest in which all dates fit one line, in any language. */
const DATE_WIDTHS = [112, 132, 152] as const;

/** Sets the moments, each at its mark on a rail beside its date. */
export function setTimeline(sheet: Sheet, root: Element, { heads, moments }: Of<'timeline'>): void {
  const fits = (width: number) =>
    moments.every(({ date }) => sheet.set(date, width - RAIL / 2, STRONG).lines.length === 1);
  const dateWidth = DATE_WIDTHS.find(fits) ?? DATE_WIDTHS[2];
  const indent = dateWidth + 2 * RAIL;
  sheet.group(root, 'Table', (table) => {
    sheet.group(table, 'TR', (row) => {
      const { left, y, width } = sheet;
      const [when, what] = heads;
      const column = { scope: 'Column' };
      sheet.tag(row, 'TH', () => sheet.draw(sheet.set(when, dateWidth, SOFT), left, y, dateWidth), column);
      const wide = width - indent;
      sheet.tag(row, 'TH', () => sheet.draw(sheet.set(what, wide, SOFT), left + indent, y, wide), column);
    });
    sheet.y += 20;
    for (const moment of moments) setMoment(sheet, table, moment, dateWidth);
  });
  sheet.y += sheet.gap - 6;
}

function setMoment(sheet: Sheet, table: Element, moment: Dated, dateWidth: number): void {
  const { left } = sheet;
  const indent = dateWidth + 2 * RAIL;
  const wide = sheet.width - indent;
  const date = sheet.set(moment.date, dateWidth, STRONG);
  const day = sheet.set(moment.day, dateWidth, SOFT);
  const title = sheet.set(moment.title, wide, STRONG);
  const details = moment.details.map((text) => sheet.set(text, wide, BODY));
  sheet.breakPageUnlessFits(
    Math.max(title.height + (details[0] ? BODY.size * 3 : 0), date.height + day.height),
  );
  const mark = { x: left + dateWidth + RAIL / 2, y: sheet.y + 7 };
  sheet.adorn((doc) => {
    if (moment.isMilestone) doc.circle(mark.x, mark.y, 4.5).fill(INK.forest);
    else doc.circle(mark.x, mark.y, 3).lineWidth(1.2).stroke(INK.strong);
  });
  sheet.group(table, 'TR', (row) => {
    const { y } = sheet;
    const besides = { scope: 'Row' };
    const when = () => {
      sheet.draw(date, left, y, dateWidth);
      sheet.draw(day, left, y + date.height, dateWidth);
    };
    sheet.tag(row, 'TH', when, besides);
    sheet.group(row, 'TD', (cell) => {
      flow(sheet, cell, 'P', title, 0, indent);
      for (const text of details) flow(sheet, cell, 'P', text, 0, indent);
    });
    // Notes that are shorter than the date beside them do not pull the next row up.
    if (sheet.y > y) sheet.y = Math.max(sheet.y, y + date.height + day.height);
  });
  sheet.y += MOMENT_GAP * sheet.ease;
}

const BOX = 13;
const BOX_COLUMN = 40;

/** Rows with a box to tick by hand before each; the head stands on every page again. */
export function setTicks(sheet: Sheet, root: Element, { heads, rows }: Of<'ticks'>): void {
  const columns = heads.length - 1;
  const wide = (sheet.width - BOX_COLUMN) / columns;
  const place = (column: number) => sheet.left + (column === 0 ? 0 : BOX_COLUMN + (column - 1) * wide);
  const widthOf = (at: number) => (at === 0 ? BOX_COLUMN : wide) - CELL_GAP;
  const head = (table: Element) => {
    const words = heads.map((text, at) => sheet.set(text, widthOf(at), SOFT));
    sheet.group(table, 'TR', (row) => {
      words.forEach((word, at) => {
        const column = { scope: 'Column' };
        sheet.tag(row, 'TH', () => sheet.draw(word, place(at), sheet.y, widthOf(at)), column);
      });
    });
    sheet.y += Math.max(...words.map(({ height }) => height)) + 4;
  };
  sheet.group(root, 'Table', (table) => {
    head(table);
    for (const texts of rows) {
      const words = texts.map((text, at) => sheet.set(text, wide - CELL_GAP, at === 0 ? STRONG : BODY));
      const height = Math.max(BOX, ...words.map((it) => it.height)) + 12;
      if (height > sheet.room) {
        sheet.newPage();
        head(table);
      }
      rule(sheet);
      sheet.adorn((doc) =>
        doc
          .roundedRect(sheet.left, sheet.y + 5, BOX, BOX, 2.5)
          .lineWidth(1)
          .stroke(INK.strong),
      );
      sheet.group(table, 'TR', (row) => {
        words.forEach((word, at) => {
          const head = at === 0;
          const draw = () => sheet.draw(word, place(at + 1), sheet.y + 5, wide - CELL_GAP);
          sheet.tag(row, head ? 'TH' : 'TD', draw, head ? { scope: 'Row' } : {});
        });
      });
      sheet.y += height;
    }
    rule(sheet);
  });
  sheet.y += sheet.gap;
}
