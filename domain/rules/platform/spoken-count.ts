import { COUNTED_MOST } from '#domain/limits.ts';

/**
 * A whole number with a comma between its thousands: 20000 is '20,000'. Not asked of `toLocaleString`: in a sentence that
 * is put together as a page starts, its first call holds the page up (docs/decisions/0212).
 */
export function spokenNumber(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** Returns a count in words; one that stopped early says so. */
export function spokenCount({ count, isMore }: { readonly count: number; readonly isMore: boolean }): string {
  const known = spokenNumber(count);
  if (!isMore) return known;
  return count >= COUNTED_MOST ? `more than ${known}` : `at least ${known}`;
}
