import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import negotiate from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#domain/languages.ts';

/** A page that is sent again and again, compressed once. */
export type WebPage = {
  html: string;
  br: Buffer;
  gzip: Buffer;
  etag: string;
  cacheControl: string;
  language: Language;
};

/**
 * Makes a page ready to be sent; `cacheControl` says whether browsers may keep it. Pressed hard it is a tenth smaller, and
 * takes a start a hundred times as long.
 */
export async function makeWebPage(
  html: string,
  cacheControl: string,
  language: Language,
  isPressedHard = true,
): Promise<WebPage> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: isPressedHard ? constants.BROTLI_MAX_QUALITY : 5 };
  const [br, gz] = await Promise.all([promisify(brotliCompress)(html, { params }), promisify(gzip)(html)]);
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  return { html, br, gzip: gz, etag, cacheControl, language };
}

/** Compressed forms of a page, the smallest first. */
const ENCODINGS: ('br' | 'gzip')[] = ['br', 'gzip'];

/** Answers with a page, or that the browser has it already. Which page it is depends on who asks. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: WebPage): FastifyReply {
  reply.type('text/html; charset=utf-8').headers({
    'cache-control': page.cacheControl,
    'content-language': page.language,
    etag: page.etag,
    vary: 'accept-encoding, accept-language, cookie',
  });
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const encoding = negotiate(String(request.headers['accept-encoding'] ?? ''), ENCODINGS);
  return encoding ? reply.header('content-encoding', encoding).send(page[encoding]) : reply.send(page.html);
}
