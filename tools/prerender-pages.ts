import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ANY_SCREEN, LOGIN_SOURCES, STUDENT_SCREENS } from './student-screens.ts';
import { filesBefore, type Manifest, readManifest } from './web-manifest.ts';

const web = join(import.meta.dirname, '../web');
const EMPTY_ROOT = '<div id="root"></div>';
const STYLESHEET = /<link rel="stylesheet" [^>]*href="\/([^"]+)">/g;

/** Exports of web/app/prerender.tsx. */
type Drawings = { drawLoginPage: () => Promise<string>; drawAwaited: (path: string) => Promise<string> };

/**
 * Writes the pages that come drawn, each the build's `index.html` with something in it, and with its styles, so that it
 * is seen as soon as it comes. `login.html`, for who is not signed in, has the login. Beside Vite's manifest are those for who
 * is: each screen of a student as it is while that is asked, with all that it loads after the first script, so that it
 * is on its way before any script has run; the last is for any other address. The server chooses (server/platform/pages/pages.ts).
 * Works in `scratch`.
 */
export async function prerenderPages(outDir: string, scratch: string): Promise<void> {
  const shell = readFileSync(join(outDir, 'index.html'), 'utf8').replaceAll(
    STYLESHEET,
    (_link, file: string) => styleElement(readFileSync(join(outDir, file), 'utf8')),
  );
  if (!shell.includes(EMPTY_ROOT)) throw new Error('index.html has no empty root to draw a page in.');
  const { drawLoginPage, drawAwaited } = await buildDrawings(scratch);
  const manifest = readManifest(outDir);
  const login = naming(scriptsOf(LOGIN_SOURCES, manifest), shell).replace(
    EMPTY_ROOT,
    inRoot(await drawLoginPage(), ' data-signed-out'),
  );
  writeFileSync(join(outDir, 'login.html'), login);

  const drawn = [...STUDENT_SCREENS, ANY_SCREEN].map(async (screen) => ({
    address: screen.address.source,
    html: naming(scriptsOf([...screen.sources, ...screen.next], manifest), shell).replace(
      EMPTY_ROOT,
      inRoot(await drawAwaited(screen.example)),
    ),
  }));
  writeFileSync(join(outDir, '.vite/awaited-screens.json'), JSON.stringify(await Promise.all(drawn)));
}

/** Returns the root's content for `replace`, in which a dollar would have a meaning. */
function inRoot(drawn: string, attribute = ''): () => string {
  return () => `<div id="root"${attribute}>${drawn}</div>`;
}

function styleElement(css: string): string {
  if (css.includes('</style')) throw new Error('These styles would end their own element.');
  return `<style>${css}</style>`;
}

/** Lists the scripts that a screen loads beside the first. */
function scriptsOf(sources: readonly string[], manifest: Manifest): string[] {
  const inShell = new Set(filesBefore(manifest, 'index.html'));
  const files = new Set(sources.flatMap((source) => filesBefore(manifest, source)));
  return [...files].filter((file) => file.endsWith('.js') && !inShell.has(file));
}

function naming(files: readonly string[], page: string): string {
  const links = files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  return page.replace('</head>', () => `${links.join('')}</head>`);
}

/** Builds the app for Node, which draws. */
async function buildDrawings(scratch: string): Promise<Drawings> {
  const vite = await import('vite');
  const outDir = join(scratch, 'prerender');
  await vite.build({
    configFile: join(web, 'vite.config.ts'),
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: { ssr: 'app/prerender.tsx', outDir, emptyOutDir: true, copyPublicDir: false, manifest: false },
  });
  return import(pathToFileURL(join(outDir, 'prerender.js')).href);
}
