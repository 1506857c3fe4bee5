/** Characters that start a formula in a spreadsheet, full-width signs of East Asian keyboards included. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

const MONTHS = 'jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec';

/**
 * Texts that a spreadsheet would change into a number or a date: the ZIP 02134 into 2134, the troop 3-4 into a day in
 * March, 12E3 into 12000, sixteen digits into fifteen. A day as 2026-05-31 is meant to be one.
 */
const MISREAD = [
  /^0\d+$/,
  /^\d+(\.\d+)?e[+-]?\d+$/i,
  /^\d{12,}$/,
  /^(?!\d{4}-\d\d-\d\d$)\d{1,4}[-/]\d{1,2}([-/]\d{1,4})?$/,
  // With one dot it is a number, such as hours.
  /^\d{1,4}\.\d{1,2}\.\d{1,4}$/,
  /^\d{1,2}:\d\d/,
  new RegExp(`^(${MONTHS})[-/ .]?\\d{1,4}$|^\\d{1,2}[-/ .]?(${MONTHS})$`, 'i'),
];

function needsMark(text: string): boolean {
  return FORMULA.test(text) || MISREAD.some((pattern) => pattern.test(text));
}

/**
 * A cell is quoted always. What could run as a formula, or would be misread, gets an apostrophe, which spreadsheets read
 * as 'text'.
 */
function cell(text: string): string {
  const harmless = needsMark(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Begins the file, or Excel would take UTF-8 for the letters of an old code page. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Rows as a CSV file (RFC 4180) whose cells cannot start a formula (PRODUCT.md#the-list-of-students). */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
