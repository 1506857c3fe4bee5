import type { FastifyRequest } from 'fastify';
import { LINK_HEADER } from '#domain/contract/platform/endpoint.ts';
import { THROTTLES } from '#domain/limits.ts';
import type { Database } from '#server/platform/db/open.ts';
import { deadLink } from '#server/platform/errors.ts';
import { bucketOf, countCall } from '#server/platform/limits/throttle.ts';
import { hashOfToken } from '#server/platform/token-hash.ts';
import { clientAddressOf } from './client-address.ts';

/**
 * Counts a try of a letter's link: no token can be guessed, but whoever tries many keeps the database busy.
 * @throws AppError 'too-often'
 */
export async function countLinkTry(db: Database, request: FastifyRequest, now: number): Promise<void> {
  const bucket = bucketOf('link', clientAddressOf(request));
  await countCall(db, { bucket, throttle: THROTTLES.linksByAddress }, now);
}

/**
 * The hash of the token of a link that is only looked at.
 * @throws AppError 'not-found' where none was sent.
 */
export function linkHashIn(request: FastifyRequest): string {
  const token = request.headers[LINK_HEADER];
  if (typeof token !== 'string') throw deadLink();
  return hashOfToken(token);
}
