import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGES, type Language } from '#domain/languages.ts';
import { isLoginScreen, OPEN_SCREENS, SITE_NAME_SLOT } from '#domain/rules/platform/screens.ts';
import * as sentences from '#domain/rules/platform/sentences.ts';
import { cookieOf, isSharedDevice, SESSION_COOKIE } from '#server/platform/http/cookies.ts';
import { languageLeft, leaveLanguage, takeOwnLanguage } from '#server/platform/http/language-cookie.ts';
import { requestPath } from '#server/platform/http/request-path.ts';
import type { Config } from '#server/platform/settings/config.ts';
import { askedLanguage, type BuiltLanguages, languageFor } from './languages.ts';
import { makeWebPage, sendPage, type WebPage } from './page.ts';
import { serveFiles } from './static-files.ts';

/** Where tools/build-web.ts puts them. */
export const BUILT_PAGES = path.join(import.meta.dirname, '../../../web/dist');

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** A built page with what only the configuration knows, in meta elements that web/lib/site.ts reads. */
function forSite(config: Config, languages: readonly Language[], built: string): string {
  const name = escapeAttribute(config.siteName);
  const names = config.organizations.map((it) => it.name);
  const meta = `<meta name="site-name" content="${name}" />
    <meta name="support-email" content="${escapeAttribute(config.supportEmail)}" />
    <meta name="consent-by-mail" content="${config.consentByMail ? 'yes' : 'no'}" />
    <meta name="organizations" content="${escapeAttribute(names.join(', '))}" />
    <meta name="parents-page" content="${config.mail && config.baseUrl ? 'yes' : 'no'}" />
    <meta name="stopped-days" content="${config.keptDays.stopped}" />
    <meta name="languages" content="${languages.join(' ')}" />
    <meta name="deleted-project-days" content="${config.keptDays.deletedProjects}" />
  </head>`;
  return built
    .replace(/<title>[^<]*<\/title>/, () => `<title>${name}</title>`)
    .replace('</head>', () => meta)
    .replaceAll(SITE_NAME_SLOT, () => name);
}

/** A page as it is drawn while it is asked who is signed in, for the addresses that match. */
type AwaitedScreen = { address: RegExp; page: WebPage };

type WebPages = {
  /** Their script asks who is signed in. The last one matches every address. */
  awaited: readonly AwaitedScreen[];
  /** Nothing is drawn in it, and it is known that nobody is signed in. */
  signedOut: WebPage;
  /** The same, with the login page drawn. */
  login: WebPage;
};

/** The output of tools/prerender-pages.ts. */
type Drawn = readonly { address: string; html: string }[];

async function readPages(
  config: Config,
  builtPages: string,
  language: Language,
  languages: readonly Language[],
): Promise<WebPages> {
  const read = (file: string) => readFile(path.join(builtPages, language, file), 'utf8');
  const inSite = (html: string) => forSite(config, languages, html);
  const shell = inSite(await read('index.html'));
  const login = inSite(await read('login.html'));
  const drawn: Drawn = JSON.parse(await read('.vite/awaited-screens.json'));
  const signedOut = shell.replace('<div id="root"', '<div id="root" data-signed-out');
  const awaited = drawn.map(async ({ address, html }) => ({
    address: new RegExp(address),
    // They are many.
    page: await makeWebPage(inSite(html), 'no-cache', language, false),
  }));
  // Kept, they could come back by the Back button to somebody who has logged in since.
  const unkept = 'no-store';
  return {
    awaited: await Promise.all(awaited),
    signedOut: await makeWebPage(signedOut, unkept, language),
    login: await makeWebPage(login, unkept, language),
  };
}

type BuiltPages = {
  /** That of who chose nothing first. */
  languages: BuiltLanguages;
  pages: Readonly<Partial<Record<Language, WebPages>>>;
};

/** The pages in every language that they are built in; null where nothing is built. */
async function readLanguages(config: Config, builtPages: string): Promise<BuiltPages | null> {
  const folders = await readdir(builtPages).catch((): string[] => []);
  const [first, ...others] = LANGUAGES.filter((it) => folders.includes(it));
  if (first === undefined) return null;
  const languages: BuiltLanguages = [first, ...others];
  const read = async (language: Language) =>
    [language, await readPages(config, builtPages, language, languages)] as const;
  return { languages, pages: Object.fromEntries(await Promise.all(languages.map(read))) };
}

type Choice = Pick<PagesOptions, 'accountLanguage'> & { config: Config; languages: BuiltLanguages };

/**
 * The language for who asks. A person who goes to an address that names one has chosen it for this device; a worker that
 * fetches the page to keep it has not. Where the device knows none, the account does, and the device then knows it too.
 */
function chooseLanguage(
  request: FastifyRequest,
  reply: FastifyReply,
  { config, languages, accountLanguage }: Choice,
): Language {
  const asked = askedLanguage(request, languages);
  const path = requestPath(request);
  const exchange = { request, reply, platform: { config } };
  const left = languageLeft(path, request, { config });
  if (asked && (request.headers.accept ?? '').includes('text/html')) leaveLanguage(asked, path, exchange);
  if (asked || left || languages.length === 1) return languageFor(request, left, languages);
  const own = accountLanguage(request);
  takeOwnLanguage(own, isSharedDevice(request, { config }), exchange);
  return languageFor(request, own, languages);
}

/**
 * The page for an address. Without a cookie there is no session: the page is told so, and where it would show the login
 * (PRODUCT.md#addresses-of-screens) it comes with it drawn.
 */
function choosePage(pages: WebPages, request: FastifyRequest, config: Config): WebPage {
  const path = requestPath(request);
  if (cookieOf(SESSION_COOKIE, request, { config })) {
    return (pages.awaited.find(({ address }) => address.test(path)) as AwaitedScreen).page;
  }
  return isLoginScreen(path) ? pages.login : pages.signedOut;
}

/** True when a person goes to an address, even one with a dot; false when a page asks for a missing file. */
function isForPerson(request: FastifyRequest): boolean {
  const { method, headers } = request;
  const address = requestPath(request);
  if ((method !== 'GET' && method !== 'HEAD') || /^\/api(\/|$)/.test(address)) return false;
  return path.extname(address) === '' || (headers.accept ?? '').includes('text/html');
}

type PagesOptions = {
  builtPages: string;
  /** True when `/` leads to the page of the first administrator (PRODUCT.md#first-administrator). */
  isFirstAdminWanted: () => Promise<boolean>;
  /** The caller's reading language, as far as it is known without the database. */
  accountLanguage: (request: FastifyRequest) => Language | undefined;
};

/**
 * Serves the built pages: files as they are, and everything that is no call and no file as the one page, whose router
 * decides. Without a build only the API is served.
 */
export async function servePages(
  app: FastifyInstance,
  config: Config,
  { builtPages, isFirstAdminWanted, accountLanguage }: PagesOptions,
): Promise<void> {
  const built = await readLanguages(config, builtPages);
  app.setNotFoundHandler(async (request, reply) => {
    if (built !== null && request.url === '/' && (await isFirstAdminWanted().catch(() => false))) {
      reply.header('cache-control', 'no-store');
      return reply.redirect(OPEN_SCREENS.createAdmin, 302);
    }
    if (built !== null && isForPerson(request)) {
      const choice = { config, languages: built.languages, accountLanguage };
      const language = chooseLanguage(request, reply, choice);
      return sendPage(request, reply, choosePage(built.pages[language] as WebPages, request, config));
    }
    return reply.code(404).send(sentences.nothingHere);
  });
  if (built === null) {
    app.log.warn('The pages are not built; only the API is served. Run npm start to build them.');
    return;
  }
  await serveFiles(app, builtPages);
  // Once there is an administrator nobody's first page asks the database for one.
  await isFirstAdminWanted();
}
