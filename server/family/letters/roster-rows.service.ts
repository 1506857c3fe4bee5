import type { FamilyRow } from '#domain/contract/family/families.ts';
import { type RosterRow, readRoster, tidyFamily } from '#domain/rules/family/roster.ts';
import { AppError } from '#server/platform/errors.ts';

/** Rows as somebody typed or mended them. */
export function typedRows(rows: readonly FamilyRow[]): RosterRow[] {
  return rows.map((row) => ({ line: row.line, ...tidyFamily(row), problem: null }));
}

/**
 * The rows of a file, or those that were typed or mended.
 * @throws AppError 'invalid' for a file that is no roster.
 */
export function rowsOf({
  file,
  rows,
}: {
  file?: string | undefined;
  rows?: FamilyRow[] | undefined;
}): RosterRow[] {
  if (rows) return typedRows(rows);
  const roster = readRoster(Buffer.from(file ?? '', 'base64'));
  if ('refusal' in roster)
    throw new AppError('invalid', roster.refusal, { fields: { file: roster.refusal } });
  return roster.rows;
}
