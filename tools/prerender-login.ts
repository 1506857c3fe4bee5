import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const web = join(import.meta.dirname, '../web');
const EMPTY_ROOT = '<div id="root"></div>';
const STYLESHEET = /<link rel="stylesheet" [^>]*href="\/([^"]+)">/g;

/**
 * Writes `login.html` beside a build's `index.html`: the same page with the login drawn in it, for who is not signed in.
 * Its styles stand in it, so that it is drawn as soon as it comes.
 * Works in `scratch`.
 */
export async function prerenderLogin(outDir: string, scratch: string): Promise<void> {
  const shell = readFileSync(join(outDir, 'index.html'), 'utf8');
  if (!shell.includes(EMPTY_ROOT)) throw new Error('index.html has no empty root to draw the login page in.');
  const drawn = `<div id="root" data-signed-out>${await drawLogin(scratch)}</div>`;
  const login = shell
    .replaceAll(STYLESHEET, (_link, file: string) => styleElement(readFileSync(join(outDir, file), 'utf8')))
    .replace(EMPTY_ROOT, () => drawn);
  writeFileSync(join(outDir, 'login.html'), login);
}

function styleElement(css: string): string {
  if (css.includes('</style')) throw new Error('These styles would end their own element.');
  return `<style>${css}</style>`;
}

/** Builds the app for Node and has it draw the login page. */
async function drawLogin(scratch: string): Promise<string> {
  const vite = await import('vite');
  const outDir = join(scratch, 'prerender');
  await vite.build({
    configFile: join(web, 'vite.config.ts'),
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: { ssr: 'app/prerender.tsx', outDir, emptyOutDir: true, copyPublicDir: false, manifest: false },
  });
  const { drawLoginPage } = await import(pathToFileURL(join(outDir, 'prerender.js')).href);
  return drawLoginPage();
}
