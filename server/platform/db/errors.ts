import type { Tables } from './tables.ts';

/** The columns of a UNIQUE or PRIMARY KEY constraint as the error names them: `steps.project_id, steps.step_number`. */
export type UniqueColumns = `${keyof Tables}.${string}`;

/** SQLITE_CONSTRAINT_UNIQUE and SQLITE_CONSTRAINT_PRIMARYKEY: https://sqlite.org/rescode.html */
const SQLITE_UNIQUE: readonly unknown[] = [2067, 1555];
const SQLITE_MESSAGE = 'UNIQUE constraint failed: ';

/** unique_violation: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const POSTGRES_UNIQUE = '23505';

/**
 * True when another row already has the value: the loser of a race gets a 409. `columns` narrows it to one
 * constraint, all its columns in order, each with its table. Postgres ends the transaction with it, so ask outside.
 */
export function isUniqueViolation(error: unknown, columns?: UniqueColumns): boolean {
  const violated = violatedColumns(error);
  return violated !== undefined && (columns === undefined || violated === columns);
}

/** serialization_failure, deadlock_detected, and a plan made before another process migrated the tables (0A000). */
const POSTGRES_CONFLICTS: readonly string[] = ['40001', '40P01', '0A000'];

/** True when Postgres undid a transaction because of others, so a second run may succeed. */
export function isConflict(error: unknown): boolean {
  return POSTGRES_CONFLICTS.includes(codeOf(error));
}

/**
 * Classes of Postgres' codes: connections, resources, an operator who stops or restarts it; a statement that took too
 * long or waited too long for a lock, and a transaction that was idle too long.
 */
const POSTGRES_AWAY = /^(08|53|57P|57014|55P03|25P03|25P04)/;
const NETWORK_AWAY =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOTFOUND)$/;
/** Messages without a code that the driver gives for a broken or missing connection. */
const DRIVER_AWAY =
  /^(Connection terminated|timeout exceeded when trying to connect|Client .* is not queryable)/;

/** True when the database did not answer in time, so the same call may succeed in a moment. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  // A Unix socket that is not there.
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect';
  if (code !== '') return isConflict(error) || POSTGRES_AWAY.test(code) || NETWORK_AWAY.test(code);
  return DRIVER_AWAY.test(error.message);
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function violatedColumns(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('errcode' in error && SQLITE_UNIQUE.includes(error.errcode)) {
    return error.message.replace(SQLITE_MESSAGE, '');
  }
  if (codeOf(error) === POSTGRES_UNIQUE) return postgresColumns(error);
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
