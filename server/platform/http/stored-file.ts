import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '#server/platform/errors.ts';
import type { ByteRange, FileStore } from '#server/platform/files/file-store.ts';

/** A stored file as it is served; its name never comes to mean other bytes. */
export type ServedFile = {
  readonly name: string;
  readonly type: string;
  /** `Cache-Control` and what belongs to it. */
  readonly caching: Readonly<Record<string, string>>;
};

/** True when a browser already has the tag's version, even compressed on the way. */
export function hasTag(ifNoneMatch: string | undefined, tag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((it) => it.trim().replace(/^W\//, ''));
  return tags.includes(tag) || tags.includes('*');
}

/** The part that is asked for. Other forms than one range from a first byte get the whole (RFC 9110 §14.2). */
function askedRange({ method, headers }: FastifyRequest, tag: string): ByteRange | undefined {
  const ifRange = headers['if-range'];
  if (method !== 'GET' || (ifRange !== undefined && ifRange !== tag)) return undefined;
  const ends = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(headers.range ?? '');
  if (!ends) return undefined;
  const range = { first: Number(ends[1]), last: ends[2] ? Number(ends[2]) : Number.MAX_SAFE_INTEGER };
  return range.first <= range.last ? range : undefined;
}

/**
 * Answers with a stored file, or a part of it, or that the browser has it already.
 * @throws AppError 'not-found' when there is no such file.
 */
export async function sendStoredFile(
  request: FastifyRequest,
  reply: FastifyReply,
  files: FileStore,
  { name, type, caching }: ServedFile,
): Promise<void> {
  const tag = `"${name}"`;
  if (hasTag(request.headers['if-none-match'], tag)) {
    await reply
      .code(304)
      .headers({ ...caching, etag: tag })
      .send();
    return;
  }
  const range = askedRange(request, tag);
  const file = await files.read(name, range);
  if (!file) throw notFound();
  reply.headers({ ...caching, etag: tag, 'accept-ranges': 'bytes' }).type(type);
  if (!range) {
    await reply.header('content-length', file.size).send(file.stream);
    return;
  }
  if (range.first >= file.size) {
    file.stream.destroy();
    await reply
      .code(416)
      .headers({ 'content-range': `bytes */${file.size}` })
      .send();
    return;
  }
  const last = Math.min(range.last, file.size - 1);
  const part = {
    'content-range': `bytes ${range.first}-${last}/${file.size}`,
    'content-length': last - range.first + 1,
  };
  await reply.code(206).headers(part).send(file.stream);
}
