/** What a spreadsheet takes for the beginning of a formula, full-width signs of East Asian keyboards included. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** A cell is quoted always; what could run as a formula gets an apostrophe, which spreadsheets read as 'text'. */
function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Begins the file, or Excel would take UTF-8 for the letters of an old code page. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Rows as a CSV file (RFC 4180) whose cells cannot start a formula (RULINGS 39). */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
