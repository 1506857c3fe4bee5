import { COUNTED_MOST } from '../limits.ts';

/** How many there are; where they were not counted to the end, what is known of that. */
export function spokenCount({ count, isMore }: { readonly count: number; readonly isMore: boolean }): string {
  const known = count.toLocaleString('en-US');
  if (!isMore) return known;
  return count >= COUNTED_MOST ? `more than ${known}` : `at least ${known}`;
}
