import { type RawBuilder, type SqlBool, sql } from 'kysely';

const ESCAPE = '!';

/** Whether a column holds the text just as it was typed, % and _ included. Case counts: fold both sides before. */
export function containsText(column: string, text: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} like ${literalSubstring(text)} escape ${sql.lit(ESCAPE)}`;
}

/** A LIKE pattern, to be used with `escape '!'`. */
function literalSubstring(text: string): string {
  return `%${text.replaceAll(/[!%_]/g, (character) => ESCAPE + character)}%`;
}
