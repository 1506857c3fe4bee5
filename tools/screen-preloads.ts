import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { STUDENT_SCREENS } from './student-screens.ts';
import { filesBefore, readManifest } from './web-manifest.ts';

/**
 * Writes down, beside Vite's manifest, what each screen of a student loads after the first script. The server names it
 * in the page for that screen (server/pages/pages.ts), so that all of it is on its way before any script has run.
 */
export function writeScreenPreloads(outDir: string): void {
  const manifest = readManifest(outDir);
  const inShell = new Set(filesBefore(manifest, 'index.html'));
  const screens = STUDENT_SCREENS.map(({ address, sources }) => {
    const files = new Set(sources.flatMap((source) => filesBefore(manifest, source)));
    return {
      address: address.source,
      files: [...files].filter((file) => file.endsWith('.js') && !inShell.has(file)),
    };
  });
  writeFileSync(join(outDir, '.vite/screen-preloads.json'), JSON.stringify(screens));
}
