import { readdirSync } from 'node:fs';
import path from 'node:path';
import send from '@fastify/send';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Named by their content, so they never change under one name. */
const HASHED_FOLDER = '/assets/';
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** What lies compressed beside a file, the smallest first. */
const ENCODINGS = { br: '.br', gzip: '.gz' } as const;
type Encoding = keyof typeof ENCODINGS;

/** For the build and the server alone. */
const NOT_SERVED = /(^|\/)\.|\.html$|\.(br|gz|map)$/;

/** Whether a request takes an encoding; `q=0` says that it does not (RFC 9110, 12.5.3). */
export function takes(request: FastifyRequest, encoding: Encoding): boolean {
  const accepted = String(request.headers['accept-encoding'] ?? '').split(',');
  return accepted.some((one) => {
    const [name, ...parameters] = one.split(';').map((part) => part.trim());
    return name === encoding && !parameters.some((it) => /^q=0(\.0*)?$/.test(it));
  });
}

function contentTypeOf(file: string): string {
  const type = send.mime.getType(file) ?? 'application/octet-stream';
  return send.isUtf8MimeType(type) ? `${type}; charset=utf-8` : type;
}

/**
 * Serves each file of a folder at its own address, compressed where the build laid a compressed one beside it: those
 * named by their content for ever, the others to be asked for again. Only what is there now has an address.
 */
export function serveFiles(app: FastifyInstance, folder: string): void {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((it) => it.isFile());
  const files = new Set(
    found.map((it) => path.relative(folder, path.join(it.parentPath, it.name)).replaceAll(path.sep, '/')),
  );
  for (const file of [...files].filter((it) => !NOT_SERVED.test(it))) {
    const encodings = (Object.keys(ENCODINGS) as Encoding[]).filter((it) => files.has(file + ENCODINGS[it]));
    app.route({
      method: ['GET', 'HEAD'],
      url: `/${file}`,
      handler: (request, reply) => sendFile(request, reply, { folder, file, encodings }),
    });
  }
}

type BuiltFile = { folder: string; file: string; encodings: Encoding[] };

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { folder, file, encodings }: BuiltFile,
) {
  const encoding = encodings.find((it) => takes(request, it));
  const isHashed = `/${file}`.includes(HASHED_FOLDER);
  const stored = encodeURI(encoding ? file + ENCODINGS[encoding] : file);
  const { type, statusCode, headers, stream } = await send(request.raw, stored, {
    root: folder,
    contentType: false,
    index: false,
    ...(isHashed && { maxAge: YEAR_MS, immutable: true }),
  });
  // A new build may have taken its place since the server started.
  if (type !== 'file' && statusCode === 404) return reply.callNotFound();
  reply.code(statusCode).headers(headers).type(contentTypeOf(file));
  if (!isHashed) reply.header('cache-control', 'no-cache');
  if (encoding) reply.header('content-encoding', encoding);
  if (encodings.length > 0) reply.header('vary', 'accept-encoding');
  return reply.send(stream);
}
