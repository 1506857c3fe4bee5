import type { HoldBasis } from '#domain/rules/keeping/holds.ts';

/**
 * What parents read of a locked account (PRODUCT.md#holds), on their page and in a letter. `day` is spoken: 'May 1, 2028'.
 */
export function locked(basis: HoldBasis, day: string): string {
  const why = basis === 'legal' ? 'A legal duty makes us keep' : 'We have to keep';
  return `We have locked the account. ${why} some of it until ${day}; then it goes.`;
}
