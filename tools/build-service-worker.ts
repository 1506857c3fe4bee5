import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { getUpload } from '#domain/contract/photos/photos.ts';
import { type Language, workerPath } from '#domain/languages.ts';
import { BLANK_FORM_PATH } from '#domain/rules/platform/screens.ts';

const root = join(import.meta.dirname, '..');

/**
 * Everything that the pages need, but not the page itself, which the server completes. The drawings of trees are
 * many: the browser keeps those that were seen, under names that never change what they hold.
 */
const SHELL_FILES = [
  'assets/**/*.{js,css,png,webp,woff2,wasm}',
  'assets/{pictures,waiting-photo}-*.svg',
  'favicon.svg',
];

/**
 * Builds web/offline/app/service-worker.ts into a folder of the built pages of a language, under a fixed name by which
 * browsers look for a new version, with the list of all files that the app needs without a network.
 */
export async function buildServiceWorker(builtPages: string, language: Language): Promise<void> {
  await build({
    configFile: false,
    root: join(root, 'web'),
    logLevel: 'warn',
    publicDir: false,
    define: {
      SHELL_BUILD: JSON.stringify({ language, ...shellBuildOf(builtPages) }),
      // The contract itself would bring its schemas along.
      PHOTO_PATH: JSON.stringify(getUpload.path.replace(':filename', '')),
      FORM_PATH: JSON.stringify(BLANK_FORM_PATH),
      CALL_PATH: JSON.stringify(getUpload.path.replace(/(?<=^\/[^/]+\/).*/, '')),
    },
    build: {
      outDir: builtPages,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'web/offline/app/service-worker.ts'),
        output: { format: 'iife', entryFileNames: workerPath(language).slice(1) },
      },
    },
  });
}

function shellBuildOf(builtPages: string) {
  const files = globSync(SHELL_FILES, { cwd: builtPages }).sort();
  const hash = createHash('sha256');
  for (const file of [...files, 'index.html', '.vite/awaited-screens.json']) {
    hash.update(`${file}\0`).update(readFileSync(join(builtPages, file)));
  }
  const version = hash.digest('hex').slice(0, 16);
  return { version, files: files.map((file) => `/${file.replaceAll('\\', '/')}`) };
}
