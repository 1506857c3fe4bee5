import type { Language } from '#domain/languages.ts';
import { fetchOurs, isOurs } from '#web/lib/strangers-answer.ts';
import { isShellCache, shellCacheOf } from '#web/offline/kept/cache-names.ts';

/** One build of the app in a language: a hash of it, and the address of every file that it needs. */
export type ShellBuild = {
  readonly language: Language;
  readonly version: string;
  readonly files: readonly string[];
};

/** The page without anybody's data: at an address that no screen has. */
const SHELL_PAGE = '/shell';
/** Few at once, or the pictures and calls of the open page would wait behind them. */
const FILES_AT_ONCE = 3;
/** Longer than a fair line takes; on a bad one the kept page opens. */
const NAVIGATION_TIMEOUT_MS = 2000;

const HASHED = '/assets/';
const ANY_ASSET = /\/assets\/[\w.-]+/g;

/** One build of the app on this device: it opens without a network, and never mixes with another build. */
export class Shell {
  readonly #language: Language;
  readonly #cacheName: string;
  readonly #files: ReadonlySet<string>;

  constructor({ language, version, files }: ShellBuild) {
    this.#language = language;
    this.#cacheName = shellCacheOf(version);
    this.#files = new Set(files);
  }

  /** True for one of the app's files; those of other builds have other names. */
  has(path: string): boolean {
    return path.startsWith(HASHED) || this.#files.has(path);
  }

  /**
   * Brings what is missing onto the device.
   * @throws when a file did not come, or the server has another build by now.
   */
  async fill(): Promise<void> {
    const cache = await caches.open(this.#cacheName);
    const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
    const missing = [...this.#files].filter((file) => !there.has(file));
    const lane = async () => {
      for (let file = missing.pop(); file; file = missing.pop()) await cache.put(file, await fetchFile(file));
    };
    await Promise.all(Array.from({ length: FILES_AT_ONCE }, lane));
    if (there.has(SHELL_PAGE)) return;
    const page = await fetchOurs(`${SHELL_PAGE}?lang=${this.#language}`, { cache: 'no-cache' });
    if (!(await this.#isMine(page))) throw new Error('The server has another version by now.');
    // Last of all: where it is, everything is.
    // Who is signed in when it opens is not known: a page that came without a cookie says that nobody is.
    const text = (await page.text()).replace(' data-signed-out', '');
    await cache.put(SHELL_PAGE, new Response(text, { headers: page.headers }));
  }

  /** A file of the app: from the device, also one that only a page of an older build asks for. */
  async file(request: Request): Promise<Response> {
    return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
  }

  /**
   * The page for a navigation: the server's, if it comes soon and is of this build; else the kept one. So a page and
   * the files it goes on to load are always of the same build. A page in another language was asked for: it brings a
   * worker of its own. What a stranger shows in its place, or leads to, is no page: the kept one opens.
   */
  async page(request: Request): Promise<Response> {
    // Opened, a cache that Log Out has deleted would be there again.
    const kept = await caches.match(SHELL_PAGE, { cacheName: this.#cacheName, ignoreVary: true });
    if (!kept) return fetch(request);
    const late = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), NAVIGATION_TIMEOUT_MS));
    const response = fetch(request)
      .then(async (response) => ((await this.#mayOpen(request, response)) ? response : null))
      .catch(() => null);
    const first = await Promise.race([response, late]);
    return first === 'late' ? withSilentLine(kept) : (first ?? kept);
  }

  /** Drops other builds; one of them stays while pages are open that may still ask for its files. */
  async dropOthers(isAnyPageOpen: boolean): Promise<void> {
    const others = (await caches.keys()).filter((name) => isShellCache(name) && name !== this.#cacheName);
    const dropped = isAnyPageOpen ? others.slice(0, -1) : others;
    await Promise.all(dropped.map((name) => caches.delete(name)));
  }

  async #mayOpen(request: Request, response: Response): Promise<boolean> {
    // The browser will follow it, and tells nobody where to before it has: so it is followed here first.
    const isLed = response.type === 'opaqueredirect';
    const shown = isLed ? await fetch(new Request(request, { redirect: 'follow' })) : response;
    return this.#isOtherLanguage(shown) || (await this.#isMine(shown));
  }

  #isOtherLanguage(response: Response): boolean {
    const language = response.headers.get('content-language');
    return response.ok && isOurs(response) && language !== null && language !== this.#language;
  }

  /** True for this build's page, not a stranger's or another build's. */
  async #isMine(response: Response): Promise<boolean> {
    if (!response.ok || !isOurs(response)) return false;
    const assets = (await response.clone().text()).match(ANY_ASSET) ?? [];
    return assets.length > 0 && assets.every((asset) => this.#files.has(asset));
  }
}

/** The page says that the line did not answer: it need not find out anew (web/lib/silent-line.ts). */
async function withSilentLine(page: Response): Promise<Response> {
  const text = (await page.text()).replace('<div id="root"', '<div id="root" data-line-silent');
  return new Response(text, { headers: page.headers });
}

async function fetchFile(file: string): Promise<Response> {
  // A file with its content's hash in its name is the same in every build.
  const kept = file.startsWith(HASHED) ? await caches.match(file, { ignoreVary: true }) : undefined;
  if (kept && isOurs(kept)) return kept;
  const isHashed = file.startsWith(HASHED);
  const response = await fetchOurs(file, { cache: isHashed ? 'default' : 'no-cache', priority: 'low' });
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response;
}
