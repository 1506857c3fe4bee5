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
  const served = new Map<string, BuiltFile>();
  for (const file of [...files].filter((it) => !NOT_SERVED.test(it))) {
    const encodings = (Object.keys(ENCODINGS) as Encoding[]).filter((it) => files.has(file + ENCODINGS[it]));
    served.set(file, { folder, file, encodings });
  }
  const method = ['GET', 'HEAD'];
  // A route for each of a hundred files would cost more at the start than all that they are looked up later.
  app.route<{ Params: { name: string } }>({
    method,
    url: `${HASHED_FOLDER}:name`,
    handler: (request, reply) => {
      const found = served.get(HASHED_FOLDER.slice(1) + request.params.name);
      return found ? sendFile(request, reply, found) : reply.callNotFound();
    },
  });
  for (const found of served.values()) {
    const url = `/${found.file}`;
    if (isHashed(url)) continue;
    app.route({ method, url, handler: (request, reply) => sendFile(request, reply, found) });
  }
}

/** Whether it lies right in the folder of those named by their content; the build makes no other below it. */
function isHashed(url: string): boolean {
  return url.startsWith(HASHED_FOLDER) && !url.slice(HASHED_FOLDER.length).includes('/');
}

type BuiltFile = { folder: string; file: string; encodings: Encoding[] };

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { folder, file, encodings }: BuiltFile,
) {
  const encoding = encodings.find((it) => takes(request, it));
  const mayKeep = isHashed(`/${file}`);
  const stored = encodeURI(encoding ? file + ENCODINGS[encoding] : file);
  const { type, statusCode, headers, stream } = await send(request.raw, stored, {
    root: folder,
    contentType: false,
    index: false,
    ...(mayKeep && { maxAge: YEAR_MS, immutable: true }),
  });
  // A new build may have taken its place since the server started.
  if (type !== 'file' && statusCode === 404) return reply.callNotFound();
  reply.code(statusCode).headers(headers).type(contentTypeOf(file));
  if (!mayKeep) reply.header('cache-control', 'no-cache');
  if (encoding) reply.header('content-encoding', encoding);
  if (encodings.length > 0) reply.header('vary', 'accept-encoding');
  return reply.send(stream);
}
