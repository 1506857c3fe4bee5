import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Files in it are named by their content, so they never change under one name. */
const HASHED_FOLDER = 'assets';

/** For the build and the server alone; what begins with a dot is never served. */
const NOT_SERVED = ['**/*.html', '**/*.{br,gz,map}'];

/** Only what is there now has an address, and a compressed file none of its own. */
const OPTIONS = { index: false, preCompressed: true, wildcard: false, decorateReply: false } as const;

/**
 * Serves each file of a folder at its own address, compressed where the build laid a compressed one beside it: those
 * named by their content for ever, the others to be asked for again.
 */
export async function serveFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    ...OPTIONS,
    root: path.join(folder, HASHED_FOLDER),
    prefix: `/${HASHED_FOLDER}/`,
    globIgnore: NOT_SERVED,
    maxAge: '365d',
    immutable: true,
  });
  await app.register(fastifyStatic, {
    ...OPTIONS,
    root: folder,
    globIgnore: [...NOT_SERVED, `${HASHED_FOLDER}/**`],
    cacheControl: false,
    setHeaders: (reply) => reply.header('cache-control', 'no-cache'),
  });
}
