import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as sentences from '#domain/rules/platform/sentences.ts';
import { AppError } from '#server/platform/errors.ts';

const READS = ['GET', 'HEAD', 'OPTIONS'];

function comesFromElsewhere(request: FastifyRequest, baseUrl: string | null): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = request.headers;
  if (origin === undefined) return false; // not a browser (PRODUCT.md#sessions)
  if (!URL.canParse(origin)) return true; // 'null': a sandboxed frame or a file
  const { host } = new URL(origin);
  // Not Fastify's `host`: behind a proxy it believes X-Forwarded-Host, which anybody may send.
  return host !== request.headers.host && (baseUrl === null || host !== new URL(baseUrl).host);
}

/** Refuses state-changing calls that another site makes in a person's browser (PRODUCT.md#sessions). */
export function refuseOtherSites(app: FastifyInstance, baseUrl: string | null): void {
  app.addHook('onRequest', async (request) => {
    if (READS.includes(request.method) || !comesFromElsewhere(request, baseUrl)) return;
    throw new AppError('not-allowed', sentences.fromAnotherSite);
  });
}
