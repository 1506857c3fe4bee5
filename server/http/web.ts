import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';

const BUILT_PAGES = path.join(import.meta.dirname, '../../web/dist');
/** Named by their content, so they never change under one name. */
const HASHED_FOLDER = '/assets/';

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** The page with what only the configuration knows, in meta elements that web/lib/site.ts reads. */
async function pageFor(config: Config, builtPages: string): Promise<string> {
  const built = await readFile(path.join(builtPages, 'index.html'), 'utf8');
  const meta = `<meta name="site-name" content="${escapeAttribute(config.siteName)}" />
    <meta name="support-email" content="${escapeAttribute(config.supportEmail)}" />
  </head>`;
  return built
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeAttribute(config.siteName)}</title>`)
    .replace('</head>', () => meta);
}

/** Whether somebody goes to an address, be it with a dot in it, or a page asks for a file that is not there. */
function isForPerson({ method, url, headers }: FastifyRequest): boolean {
  const [address = ''] = url.split('?');
  if ((method !== 'GET' && method !== 'HEAD') || /^\/api(\/|$)/.test(address)) return false;
  return path.extname(address) === '' || (headers.accept ?? '').includes('text/html');
}

/**
 * Serves the built pages: hashed files for ever, everything that is no call and no file as the one page, whose
 * router decides. Without a build only the API is served.
 */
export async function servePages(
  app: FastifyInstance,
  config: Config,
  builtPages = BUILT_PAGES,
): Promise<void> {
  const page = await pageFor(config, builtPages).catch(() => null);
  app.setNotFoundHandler((request, reply) => {
    if (page !== null && isForPerson(request)) {
      return reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-cache').send(page);
    }
    return reply.code(404).send({ message: 'There is nothing at this address.' });
  });
  if (page === null) {
    app.log.warn('The pages are not built; only the API is served. Run npm start to build them.');
    return;
  }
  await app.register(fastifyStatic, {
    root: builtPages,
    preCompressed: true,
    wildcard: false,
    index: false,
    globIgnore: ['**/index.html*', '**/.*', '**/*.br', '**/*.gz', '**/*.map'],
    setHeaders: (reply, file) => {
      const isHashed = file.replaceAll(path.sep, '/').includes(HASHED_FOLDER);
      reply.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
