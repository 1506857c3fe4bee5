import { type RawBuilder, type SqlBool, sql } from 'kysely';

const ESCAPE = '!';

/** What is certain to hold one of the trigrams by which Postgres finds a text in an index. */
const HAS_TRIGRAM = /[a-z0-9]{3}/;

/** Whether a column holds the text just as it was typed, % and _ included. Case counts: fold both sides before. */
export function containsText(column: string, text: string): RawBuilder<SqlBool> {
  const isLike = sql<SqlBool>`${sql.ref(column)} like ${literalSubstring(text)} escape ${sql.lit(ESCAPE)}`;
  // For less than a trigram Postgres would read all of that index and then all rows; no index answers 'is true'.
  return HAS_TRIGRAM.test(text) ? isLike : sql<SqlBool>`(${isLike}) is true`;
}

/** A LIKE pattern, to be used with `escape '!'`. */
function literalSubstring(text: string): string {
  return `%${text.replaceAll(/[!%_]/g, (character) => ESCAPE + character)}%`;
}
