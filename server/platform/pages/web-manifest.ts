import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/platform/settings/config.ts';

/** --paper of the pages by day: what shows while the installed app opens. */
const PAPER = '#f1f3e7';

/** Tells browsers how the app is installed, under the name that the configuration gives it. */
export function serveWebManifest(app: FastifyInstance, { siteName }: Pick<Config, 'siteName'>): void {
  const icon = (name: string, pixels: number, purpose: 'any' | 'maskable') => {
    return { src: `/${name}.png`, sizes: `${pixels}x${pixels}`, type: 'image/png', purpose };
  };
  const manifest = JSON.stringify({
    id: '/',
    name: siteName,
    short_name: siteName,
    description: 'A field notebook in which scouts learn how to clone trees.',
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('icon-maskable-512', 512, 'maskable'),
    ],
  });
  app.get('/manifest.webmanifest', (_request, reply) =>
    reply.type('application/manifest+json').header('Cache-Control', 'no-cache').send(manifest),
  );
}
