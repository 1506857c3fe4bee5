import { COUNTED_MOST } from '#domain/limits.ts';
import { LOCALE } from './language.ts';

export function spokenCount({ count, isMore }: { readonly count: number; readonly isMore: boolean }): string {
  const known = count.toLocaleString(LOCALE);
  if (!isMore) return known;
  return count >= COUNTED_MOST ? `más de ${known}` : `por lo menos ${known}`;
}
