/**
 * What a leader agrees to before the first look (PRODUCT.md#leaders). Changed words are another version, and are agreed
 * to anew.
 */
export const UNDERTAKING = {
  version: '2026-11-23',
  text: 'I act for this program, I use what I see only to run it, and I keep no copies.',
} as const;
