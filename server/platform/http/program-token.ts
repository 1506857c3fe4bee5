import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { THROTTLES } from '#domain/limits.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { notSignedIn } from '#server/platform/errors.ts';
import { bucketOf, countEvent, refuseWhenOver } from '#server/platform/limits/throttle.ts';
import type { Platform } from '#server/platform/platform.ts';
import { hashOfToken } from '#server/platform/token-hash.ts';
import { clientAddressOf } from './client-address.ts';

const BEARER = /^Bearer +(\S+) *$/i;

/** Hashes are of one length, so that how long it takes tells nothing of the token. */
function isToken(sent: string, token: string): boolean {
  return timingSafeEqual(Buffer.from(hashOfToken(sent)), Buffer.from(hashOfToken(token)));
}

/**
 * Lets a program in that sends the token for statistics, which opens nothing else
 * (PRODUCT.md#statistics-for-a-program). Wrong ones are counted by address.
 * @throws AppError 'not-signed-in', also where no token is set, or 'too-often'.
 */
export async function admitProgram(
  request: FastifyRequest,
  { db, clock, config }: Pick<Platform, 'db' | 'clock' | 'config'>,
): Promise<void> {
  const sent = BEARER.exec(request.headers.authorization ?? '')?.[1];
  if (sent === undefined || config.statisticsToken === null) throw notSignedIn();
  const now = clock();
  const bucket = bucketOf('statistics-token', clientAddressOf(request));
  await refuseWhenOver(db, { bucket, throttle: THROTTLES.statisticsTokensByAddress }, now);
  if (isToken(sent, config.statisticsToken)) return;
  await inTransaction(db, (tx) => countEvent(tx, bucket, now));
  throw notSignedIn();
}
