import type { Tables } from './tables.ts';

/** The columns of a UNIQUE or PRIMARY KEY constraint as the error names them: `steps.project_id, steps.step_number`. */
export type UniqueColumns = `${keyof Tables}.${string}`;

/** SQLITE_CONSTRAINT_UNIQUE and SQLITE_CONSTRAINT_PRIMARYKEY: https://sqlite.org/rescode.html */
const SQLITE_UNIQUE: readonly unknown[] = [2067, 1555];
const SQLITE_MESSAGE = 'UNIQUE constraint failed: ';

/** unique_violation: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const POSTGRES_UNIQUE = '23505';

/**
 * Whether a statement failed because another row has the same value already: the loser of a race, to be answered with
 * 409. `columns` narrows it to one constraint, all its columns in their order and each with its table. (Postgres ends
 * the whole transaction with such an error, so let it out of the transaction before asking.)
 */
export function isUniqueViolation(error: unknown, columns?: UniqueColumns): boolean {
  const violated = violatedColumns(error);
  return violated !== undefined && (columns === undefined || violated === columns);
}

function violatedColumns(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('errcode' in error && SQLITE_UNIQUE.includes(error.errcode)) {
    return error.message.replace(SQLITE_MESSAGE, '');
  }
  if ('code' in error && error.code === POSTGRES_UNIQUE) return postgresColumns(error);
  return undefined;
}

/** The detail reads "Key (project_id, step_number)=(…) already exists." in every language of the server's messages. */
function postgresColumns(error: Error & { table?: unknown; detail?: unknown }): string {
  const [, names = ''] = /\((.+?)\)=\(/.exec(String(error.detail)) ?? [];
  return names
    .split(', ')
    .map((name) => `${error.table}.${name}`)
    .join(', ');
}
