/** A table as its file has it: one row on each line, so that a change shows what it changes. */
export function jsonOf(table: Readonly<Record<string, string | Readonly<Record<string, string>>>>): string {
  const rows = Object.entries(table).map(([key, row]) => `  ${JSON.stringify(key)}: ${rowOf(row)}`);
  return `{\n${rows.join(',\n')}\n}\n`;
}

function rowOf(row: string | Readonly<Record<string, string>>): string {
  if (typeof row === 'string') return JSON.stringify(row);
  const fields = Object.entries(row).map(
    ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  return `{ ${fields.join(', ')} }`;
}
