/**
 * Whether a text is a path of this site and nothing else: an absolute or protocol-relative address would send a person
 * who has just logged in to somebody else's page (PRODUCT.md#addresses-of-screens). Browsers read a backslash as a slash.
 */
export function isPathOfThisSite(text: string): boolean {
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text);
}
