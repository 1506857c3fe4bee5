/**
 * True for a path of this site and nothing else. An absolute or protocol-relative address would send a person who
 * just logged in to another site (PRODUCT.md#addresses-of-screens); browsers read a backslash as a slash.
 */
export function isPathOfThisSite(text: string): boolean {
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text);
}
