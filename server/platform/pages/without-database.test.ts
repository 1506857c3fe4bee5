import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { getTerms } from '#domain/contract/consent/consent.ts';
import { openOnePress } from '#domain/contract/family/reminders.ts';
import { getPrivacyNotice } from '#domain/contract/keeping/privacy.ts';
import { getLiveness } from '#domain/contract/platform/health.ts';
import { chooseLanguage, enterLogin, getUser, login } from '#domain/contract/sign-in/accounts.ts';
import { BLANK_FORM_PATH } from '#domain/rules/platform/screens.ts';
import { buildApp } from '#server/app.ts';
import { SESSION_COOKIE } from '#server/platform/http/cookies.ts';
import { Vitals } from '#server/platform/ops/vitals.ts';
import { openWorld } from '#server/testing/test-app.ts';

const PAGE = (language: string) =>
  `<html lang="${language}"><head></head><body><div id="root"></div></body></html>`;

/** The program with pages in two languages, and a scout who is signed in; `asked` tells what is asked of the database. */
async function openBuilt() {
  // Where strangers may come by, so that the page of the first administrator is thought of.
  const world = await openWorld({ TRUST_PROXY: '1' });
  const builtPages = await mkdtemp(path.join(tmpdir(), 'rootling-pages-'));
  onTestFinished(() => rm(builtPages, { recursive: true }));
  for (const language of ['en', 'es']) {
    const folder = path.join(builtPages, language);
    await mkdir(path.join(folder, '.vite'), { recursive: true });
    await writeFile(path.join(folder, 'index.html'), PAGE(language));
    await writeFile(path.join(folder, 'login.html'), PAGE(language));
    const screens = JSON.stringify([{ address: '^', html: PAGE(language) }]);
    await writeFile(path.join(folder, '.vite/awaited-screens.json'), screens);
  }
  await mkdir(path.join(builtPages, 'assets'));
  await writeFile(path.join(builtPages, 'assets/leaf-1a2b.js'), '');
  await world.admin();
  const { caller, user, password } = await world.student();
  const asked: PropertyKey[] = [];
  const db = new Proxy(world.platform.db, {
    get: (item, name) => {
      asked.push(name);
      const value: unknown = Reflect.get(item, name);
      return typeof value === 'function' ? value.bind(item) : value;
    },
  });
  const app = await buildApp({ ...world.platform, db }, new Vitals(), builtPages);
  onTestFinished(() => app.close());
  const cookie = `${SESSION_COOKIE}=${caller.cookies[SESSION_COOKIE]}`;
  asked.length = 0;
  return {
    caller,
    asked,
    get: (url: string) => app.inject({ method: 'GET', url, headers: { cookie, accept: 'text/html' } }),
    logIn: () =>
      app.inject({ method: 'POST', url: login.path, payload: { username: user.username, password } }),
    getAsStranger: (url: string) => app.inject({ method: 'GET', url, headers: { accept: 'text/html' } }),
    put: (url: string, payload: object) => app.inject({ method: 'PUT', url, headers: { cookie }, payload }),
  };
}

test.each([
  ['/', 200],
  ['/login', 200],
  ['/project/7/step/3', 200],
  ['/parent', 200],
  ['/assets/leaf-1a2b.js', 200],
  ['/assets/gone-1a2b.js', 200],
  ['/api/nowhere', 404],
  ['/api/docs?as=json', 200],
  ['/manifest.webmanifest', 200],
  ['/robots.txt', 200],
  [BLANK_FORM_PATH, 200],
  [getLiveness.path, 200],
  [getTerms.path, 200],
  [getPrivacyNotice.path, 200],
  [enterLogin.path, 302],
  [`${openOnePress.path}?token=of-a-letter`, 303],
])('%s asks the database nothing, also for who comes with a session', async (url, status) => {
  const { get, asked } = await openBuilt();
  expect((await get(url)).statusCode).toBe(status);
  expect(asked).toEqual([]);
});

test('what tells of an account does ask', async () => {
  const { get, asked } = await openBuilt();
  expect((await get(getUser.path)).statusCode).toBe(200);
  expect(asked).not.toEqual([]);
});

test('#the-language-of-a-page: a page comes in the language of an account that has called, where its device knows none', async () => {
  const { get, put, asked } = await openBuilt();
  expect((await get('/profile')).headers['content-language']).toBe('en');
  await put(chooseLanguage.path, { language: 'es' });
  asked.length = 0;
  const page = await get('/profile');
  expect(page.headers['content-language']).toBe('es');
  expect(page.cookies).toMatchObject([{ value: 'es' }]);
  expect(asked).toEqual([]);
});

test('#the-language-of-a-page: who comes without a session reads no language of whoever logged in before', async () => {
  const { put, logIn, getAsStranger } = await openBuilt();
  await put(chooseLanguage.path, { language: 'es' });
  expect((await logIn()).statusCode).toBe(200);
  const page = await getAsStranger('/login');
  expect(page.headers['content-language']).toBe('en');
  expect(page.cookies).toEqual([]);
});
