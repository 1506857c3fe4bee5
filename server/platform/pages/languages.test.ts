import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import type { Language } from '#domain/languages.ts';
import { SESSION_COOKIE } from '#server/platform/http/cookies.ts';
import { LANGUAGE_COOKIE, PARENT_LANGUAGE_COOKIE } from '#server/platform/http/language-cookie.ts';
import { readConfig } from '#server/platform/settings/config.ts';
import { servePages } from './pages.ts';

const NAVIGATION = 'text/html,*/*;q=0.8';
const PAGE = (language: Language) =>
  `<html lang="${language}"><head></head><body><div id="root"></div></body>`;

/** The pages as the build lays them down in some languages. */
async function openPages(...languages: Language[]) {
  const builtPages = await mkdtemp(path.join(tmpdir(), 'rootling-pages-'));
  const app = fastify();
  onTestFinished(async () => {
    await app.close();
    await rm(builtPages, { recursive: true });
  });
  await mkdir(path.join(builtPages, 'assets'));
  for (const language of languages) {
    const folder = path.join(builtPages, language);
    await mkdir(path.join(folder, '.vite'), { recursive: true });
    const awaited = [{ address: '^', html: PAGE(language) }];
    await writeFile(path.join(folder, 'index.html'), PAGE(language));
    await writeFile(path.join(folder, 'login.html'), PAGE(language));
    await writeFile(path.join(folder, '.vite/awaited-screens.json'), JSON.stringify(awaited));
  }
  await app.register(cookie);
  await servePages(app, readConfig({}), {
    builtPages,
    isFirstAdminWanted: async () => false,
    accountLanguage: ({ cookies }) => (cookies[SESSION_COOKIE] === 'of-ana' ? 'es' : undefined),
  });
  return (url: string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'GET', url, headers: { accept: NAVIGATION, ...headers } });
}

const chose = (language: string) => ({ cookie: `${LANGUAGE_COOKIE}=${language}` });
const parentChose = (parent: string, child: string) => ({
  cookie: `${PARENT_LANGUAGE_COOKIE}=${parent}; ${LANGUAGE_COOKIE}=${child}`,
});
const accepts = (header: string) => ({ 'accept-language': header });

test.each<[string, string, Record<string, string>, Language]>([
  ['nobody said anything', '/', {}, 'en'],
  ['the browser takes Spanish', '/', accepts('es-MX,es;q=0.9,en;q=0.8'), 'es'],
  ['the browser likes English better', '/', accepts('es;q=0.5, en-US'), 'en'],
  ['the browser refuses Spanish', '/', accepts('es;q=0, fr'), 'en'],
  ['the browser takes none of them', '/', accepts('fr,de;q=0.8,*;q=0.1'), 'en'],
  ['the browser says nonsense', '/', accepts(';;q=,=,q=1,-'), 'en'],
  ['the device chose', '/', { ...chose('es'), ...accepts('en') }, 'es'],
  ['the device chose what is not there', '/', { ...chose('pt'), ...accepts('es') }, 'es'],
  ['the address asks for it', '/?lang=es', { ...chose('en'), ...accepts('en') }, 'es'],
  ['the address asks for what is not there', '/?lang=pt', chose('es'), 'es'],
  ['only the account chose', '/profile', { cookie: 'rootling_session=of-ana', ...accepts('en') }, 'es'],
  [
    'the account chose, and the device another',
    '/',
    { cookie: `rootling_session=of-ana; ${LANGUAGE_COOKIE}=en` },
    'en',
  ],
  ['nothing is known of the account', '/', { cookie: 'rootling_session=token', ...accepts('es') }, 'es'],
  ['a session is there', '/profile', { cookie: `rootling_session=token; ${LANGUAGE_COOKIE}=es` }, 'es'],
  ['a parent chose for her own page', '/parent', parentChose('es', 'en'), 'es'],
  ['a parent chose for the consent on the device', '/consent', parentChose('es', 'en'), 'es'],
  ['a parent chose, and the child reads', '/', parentChose('es', 'en'), 'en'],
  ['a parent chose nothing', '/parent/confirm', chose('es'), 'es'],
])(
  'where %s, the page comes in its language (#the-language-of-a-page)',
  async (_, url, headers, language) => {
    const response = await (await openPages('en', 'es'))(url, headers);
    expect(response.body).toContain(`<html lang="${language}">`);
    expect(response.headers).toMatchObject({
      'content-language': language,
      vary: 'accept-encoding, accept-language, cookie',
    });
  },
);

test('whoever goes to an address that names a language has chosen it for the next time', async () => {
  const get = await openPages('en', 'es');
  const [chosen] = (await get('/?lang=es')).cookies;
  expect(chosen).toMatchObject({ name: LANGUAGE_COOKIE, value: 'es', path: '/', maxAge: 34_560_000 });
  expect((await get('/')).cookies).toEqual([]);
});

test('what only the account knows, this device knows from then on', async () => {
  const get = await openPages('en', 'es');
  const ofAna = `${SESSION_COOKIE}=of-ana`;
  const [left] = (await get('/', { cookie: ofAna })).cookies;
  expect(left).toMatchObject({ name: LANGUAGE_COOKIE, value: 'es', maxAge: 34_560_000 });
  const [onShared] = (await get('/', { cookie: `${ofAna}; rootling_shared=1` })).cookies;
  expect(onShared).toEqual(expect.not.objectContaining({ maxAge: expect.anything() }));
  expect((await (await openPages('en'))('/', { cookie: ofAna })).cookies).toEqual([]);
});

test('what a parent chooses is none of her child’s', async () => {
  const get = await openPages('en', 'es');
  for (const address of ['/consent?lang=es', '/parent/invitation?lang=es', '/join?lang=es']) {
    const names = (await get(address)).cookies.map(({ name }) => name);
    expect(names, address).toEqual([PARENT_LANGUAGE_COOKIE]);
  }
});

test('pages know the languages that there are', async () => {
  const { body } = await (await openPages('en', 'es'))('/');
  expect(body).toContain('<meta name="languages" content="en es" />');
});

test('a worker that fetches the page to keep it chooses nothing', async () => {
  const response = await (await openPages('en', 'es'))('/shell?lang=es', { accept: '*/*', ...chose('en') });
  expect(response.body).toContain('<html lang="es">');
  expect(response.cookies).toEqual([]);
});

test('what was not built is offered to nobody, whatever they ask for', async () => {
  const response = await (await openPages('en'))('/?lang=es', { ...chose('es'), ...accepts('es') });
  expect(response.headers['content-language']).toBe('en');
  expect(response.cookies).toEqual([]);
});
