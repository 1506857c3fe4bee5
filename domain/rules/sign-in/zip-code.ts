import { ZIP_MIN } from '#domain/limits.ts';

/**
 * PRODUCT.md#fields-of-an-account: digits, with at most one hyphen and with spaces between them; the length is the
 * contract's to check.
 */
export function isZipCode(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  return /^[\d ]+(-[\d ]+)?$/.test(text) && digits.length >= ZIP_MIN;
}
