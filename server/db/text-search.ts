import { type RawBuilder, type SqlBool, sql } from 'kysely';

const ESCAPE = '!';

/** Characters of the longest piece that `pieces_of` gives on Postgres. */
const LONGEST_PIECE = 3;

/** Whether a column holds the text just as it was typed, % and _ included. Case counts: fold both sides before. */
export function containsText(column: string, text: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} like ${literalSubstring(text)} escape ${sql.lit(ESCAPE)}`;
}

/**
 * Postgres only: true wherever `containsText` is, and where a text has the same pieces in another order; what an index
 * of `pieces_of` answers. Both have to be asked: this one to find, the other to be sure. It takes far too long to be asked
 * row by row, so a query that may find many rows needs a limit (0071). The text must not be empty.
 */
export function hasPieces(column: string, text: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`pieces_of(${sql.ref(column)}) @> ${piecesIn(text)}`;
}

/** A LIKE pattern, to be used with `escape '!'`. */
function literalSubstring(text: string): string {
  return `%${text.replaceAll(/[!%_]/g, (character) => ESCAPE + character)}%`;
}

/**
 * Pieces side by side that make up the whole text; itself, where it is shorter than one. Each one more would make Postgres
 * think the text rarer than it is, for those who have one piece of a name have the others.
 */
function piecesIn(text: string): string[] {
  const characters = [...text];
  if (characters.length <= LONGEST_PIECE) return [text];
  const last = characters.length - LONGEST_PIECE;
  return Array.from({ length: Math.ceil(characters.length / LONGEST_PIECE) }, (_, nth) => {
    const start = Math.min(nth * LONGEST_PIECE, last);
    return characters.slice(start, start + LONGEST_PIECE).join('');
  });
}
