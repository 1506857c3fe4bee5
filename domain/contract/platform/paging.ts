/**
 * Long lists by page: the newest first, each page beginning after a key instead of at a number, so that no page is
 * skipped or seen twice when rows come and go, and none costs more than the first.
 */
import * as z from 'zod/mini';
import { PAGE_MAX } from '#domain/limits.ts';
import { says, type Told } from '#domain/rules/platform/sentence.ts';
import * as sentences from '#domain/rules/platform/sentences.ts';

/** Where the page before ended: the moment of its last row in milliseconds since 1970, UTC, and that row's id. */
export type PageKey = { readonly timestamp: number; readonly id: string };

const CURSOR = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_./;
const TIMESTAMP_LENGTH = 'YYYY-MM-DDTHH:mm:ss.sssZ'.length;

function timestampOf(cursor: string): number {
  return Date.parse(cursor.slice(0, TIMESTAMP_LENGTH));
}

const pageKey = z.pipe(
  z
    .string(says(sentences.cursorUnknown))
    .check(
      z.refine(
        (value) => CURSOR.test(value) && Number.isFinite(timestampOf(value)),
        says(sentences.cursorUnknown),
      ),
    ),
  z.transform(
    (value: string): PageKey => ({ timestamp: timestampOf(value), id: value.slice(TIMESTAMP_LENGTH + 1) }),
  ),
);

/** `<moment>_<id>` of the last row of the page before. */
export const cursor = z.optional(pageKey);

/** A place in a list that is sorted by a text and, where it is the same, as `PageKey` says. */
export type SortedPageKey = PageKey & { readonly key: string };

/** `<moment>_<id>_<key>` of a row of a sorted list, the last part left out where it is empty. */
export const place = z.pipe(
  pageKey,
  z.transform(({ timestamp, id: rest }: PageKey): SortedPageKey => {
    const [id = '', ...key] = rest.split('_');
    return { timestamp, id, key: key.join('_') };
  }),
);

function wholeNumber(most: number, outOfRange: Told) {
  const message = says(outOfRange);
  const isOne = (value: number) => Number.isInteger(value) && value >= 1 && value <= most;
  const number = z.number(message).check(z.refine(isOne, message));
  return z.optional(z.pipe(z.union([z.string(), z.number()], message), z.pipe(z.transform(Number), number)));
}

/** The largest number of rows on a page. */
export const limit = wholeNumber(PAGE_MAX, sentences.notWhole({ field: 'The limit', min: 1, max: PAGE_MAX }));

/** Where the page before ended in a list whose rows are numbered, the newest with the highest number. */
export const beforeNumber = wholeNumber(Number.MAX_SAFE_INTEGER, sentences.numberUnknown);

/**
 * The cursor of the page after one of at most `size` rows, or null when that one was the last.
 * `momentOfRow` gives the moment by which the list is sorted, as its rows have it.
 */
export function nextCursor<Row extends { readonly id: string }>(
  page: readonly Row[],
  size: number,
  timestampOfRow: (row: Row) => string,
): string | null {
  const last = page.at(-1);
  return last && page.length >= size ? `${timestampOfRow(last)}_${last.id}` : null;
}
