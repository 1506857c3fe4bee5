import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Vite's manifest of a build: each source that became a file, and its imports. */
export type Manifest = Readonly<Record<string, ManifestEntry>>;
type ManifestEntry = { file: string; imports?: string[] };

/** All styles, which the build puts into one file. */
const STYLES = 'style.css';

export function readManifest(outDir: string): Manifest {
  return JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'));
}

/** The files that must be there before a source can run: the styles, its own, and what it imports. */
export function filesBefore(manifest: Manifest, source: string): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    const entry = manifest[name];
    if (!entry) throw new Error(`The build knows no ${name}.`);
    files.add(entry.file);
    entry.imports?.forEach(visit);
  };
  visit(STYLES);
  visit(source);
  return [...files];
}
