/**
 * The rows of a CSV text, held to RFC 4180 to the letter: CRLF after every row, quotes doubled inside quotes.
 * @throws SyntaxError that names the line at which the text leaves the format.
 */
export function readCsv(text: string): string[][] {
  if (text.startsWith('\uFEFF'))
    throw new SyntaxError('line 1: starts with a byte order mark: save it without one');
  const rows: string[][] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  let row: string[] = [];
  while (cell.lastIndex < text.length) {
    const start = cell.lastIndex;
    const found = cell.exec(text);
    if (!found) {
      const line = text.slice(0, start).split('\n').length;
      throw new SyntaxError(
        `line ${line}: cell ${row.length + 1} has a stray quote, or the line does not end in CRLF`,
      );
    }
    row.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '');
    if (found[3] === ',') continue;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) throw new SyntaxError('the last line ends in the middle of a row');
  return rows;
}
