import { createHash } from 'node:crypto';

/**
 * Only the hash of a token is stored: a copy of the database opens no session and no link (PRODUCT.md#sessions,
 * PRODUCT.md#links-of-letters).
 */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
