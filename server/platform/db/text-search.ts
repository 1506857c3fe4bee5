import { type RawBuilder, type SqlBool, sql } from 'kysely';

const ESCAPE = '!';

/** Finds a column's text literally, % and _ included. Case counts: fold both sides before. */
export function containsText(column: string, text: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} like ${literalSubstring(text)} escape ${sql.lit(ESCAPE)}`;
}

/** A LIKE pattern, to be used with `escape '!'`. */
function literalSubstring(text: string): string {
  return `%${text.replaceAll(/[!%_]/g, (character) => ESCAPE + character)}%`;
}
