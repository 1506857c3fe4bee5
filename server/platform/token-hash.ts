import { createHash } from 'node:crypto';

/** Only the hash of a token is stored: a copy of the database opens no session and no link (§10.7, §18). */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
