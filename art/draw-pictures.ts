import { createHash } from 'node:crypto';
import { globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '..');
const cache = join(root, '.cache');

/** Where pages find them as `#pictures/`, in a folder for each language. */
export const PICTURES_FOLDER = join(cache, 'pictures');

const SOURCES = [
  'art/{illustrations,sprites}/**/*.{ts,tsx}',
  'art/{draw-pictures,sprites}.{ts,tsx}',
  'words/*/guides/lettering.ts',
  'domain/limits.ts',
];

/** Stands for everything that the pictures are drawn from. */
function hashSources(): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: root }).sort()) {
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

function hashOfDrawn(): string | undefined {
  try {
    return readFileSync(join(PICTURES_FOLDER, '.hash'), 'utf8');
  } catch {
    return undefined;
  }
}

/** Draws the illustrations of the pages, when what they are drawn from has changed since the last time. */
export async function drawPictures(): Promise<void> {
  const hash = hashSources();
  if (hashOfDrawn() === hash) return;
  mkdirSync(cache, { recursive: true });
  const scratch = mkdtempSync(join(cache, 'drawing-'));
  try {
    const drawn = join(scratch, 'drawn');
    for (const [file, svg] of Object.entries(await drawAll(scratch))) {
      mkdirSync(dirname(join(drawn, file)), { recursive: true });
      writeFileSync(join(drawn, file), svg);
    }
    writeFileSync(join(drawn, '.hash'), hash);
    rmSync(PICTURES_FOLDER, { recursive: true, force: true });
    renameSync(drawn, PICTURES_FOLDER);
  } catch (error) {
    // Another start may have drawn the same and been first; any other fault is one.
    if (hashOfDrawn() !== hash) throw error;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** They are written as JSX, which Node does not run. */
async function drawAll(scratch: string): Promise<Readonly<Record<string, string>>> {
  const { build } = await import('vite');
  const outDir = join(scratch, 'program');
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: 'sprites.tsx', outDir, emptyOutDir: true },
  });
  const { drawSprites } = await import(pathToFileURL(join(outDir, 'sprites.js')).href);
  return drawSprites();
}
