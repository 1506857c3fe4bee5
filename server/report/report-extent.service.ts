import { evenly } from '#domain/rules/report/keepsakes.ts';

const MOST_MOMENTS = 1000;
/** Fifty printed pages. */
const MOST_NOTE_CHARACTERS = 100_000;

/** Returns the length allowed to each text so that all have at most `most` characters; short ones stay whole. */
export function longestOf(lengths: readonly number[], most: number): number {
  let left = most;
  for (const [index, length] of lengths.toSorted((a, b) => a - b).entries()) {
    const share = Math.floor(left / (lengths.length - index));
    if (length > share) return share;
    left -= length;
  }
  return Number.POSITIVE_INFINITY;
}

/** A text of at most `most` characters; what was cut says so. */
export function cutAt(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${[...text].slice(0, most).join('').trimEnd()}…`;
}

/**
 * Returns the part of a timeline that fits a report: more than anybody does in ten years, less than would exceed 3
 * MB.
 */
export function shortTimeline<M extends { readonly details: readonly string[] }>(
  timeline: readonly M[],
): { moments: M[]; isShortened: boolean } {
  const moments = evenly(timeline, MOST_MOMENTS);
  const lengths = moments.flatMap(({ details }) => details.map((text) => text.length));
  const longest = longestOf(lengths, MOST_NOTE_CHARACTERS);
  return {
    moments: moments.map((moment) => ({
      ...moment,
      details: moment.details.map((text) => cutAt(text, longest)),
    })),
    isShortened: moments.length < timeline.length || longest < Number.POSITIVE_INFINITY,
  };
}
