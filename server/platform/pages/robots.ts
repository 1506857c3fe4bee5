import type { FastifyInstance } from 'fastify';
import { LISTED_PATHS } from '#domain/rules/platform/screens.ts';
import { requestPath } from '#server/platform/http/request-path.ts';

/** Files that the login page needs. */
const DRAWN_WITH = ['/assets/', '/*.css$', '/*.js$', '/*.png$', '/*.svg$', '/*.webmanifest$'];

/** The longest rule that fits an address holds; `$` is its end (RFC 9309). */
const ROBOTS = [
  'User-agent: *',
  'Disallow: /',
  ...LISTED_PATHS.map((path) => `Allow: ${path}$`),
  ...DRAWN_WITH.map((path) => `Allow: ${path}`),
  '',
].join('\n');

/**
 * Search engines list the login page alone. Those that ask for /robots.txt fetch nothing else; those that do not, and
 * whoever follows a link to a project, are told with each answer not to list it.
 */
export function keepOutOfSearches(app: FastifyInstance): void {
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(ROBOTS));
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (!LISTED_PATHS.includes(requestPath(request))) reply.header('x-robots-tag', 'noindex');
    done();
  });
}
