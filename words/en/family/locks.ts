import type { HoldBasis } from '#domain/rules/keeping/holds.ts';

/**
 * A parent's words on a locked account (PRODUCT.md#holds), on the page and in a letter. `day` is spoken: 'May 1,
 * 2028'.
 */
export function locked(basis: HoldBasis, day: string): string {
  const why = basis === 'legal' ? 'A legal duty makes us keep' : 'We have to keep';
  return `We have locked the account. ${why} some of it until ${day}; then it goes.`;
}
