/**
 * A leader's agreement before the first look at a scout (PRODUCT.md#leaders). Changed words are a new version, agreed
 * to again.
 */
export const UNDERTAKING = {
  version: '2026-11-23',
  text: 'I act for this program, I use what I see only to run it, and I keep no copies.',
} as const;
