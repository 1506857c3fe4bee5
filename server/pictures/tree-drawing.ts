import { readFile } from 'node:fs/promises';
import { drawingNames } from '#domain/rules/tree-drawing.ts';

const FOLDER = new URL('../../art/trees/', import.meta.url);
/** On paper a drawing is about 120 points wide: so many pixels stay sharp there. */
const SIZE = 'width="600" height="450"';
const PAPER = '<path fill="#fff" stroke="none" d="M-9-9h218v168H-9z"/>';

/** The drawing of a kind of tree as an SVG that sharp can read, on white; null where there is none. */
export async function readTreeDrawing(scientificName: string): Promise<Uint8Array | null> {
  for (const name of drawingNames(scientificName)) {
    // A name leads nowhere but into the folder.
    const svg = /^[a-z-]+$/.test(name)
      ? await readFile(new URL(`${name}.svg`, FOLDER), 'utf8').catch(() => null)
      : null;
    if (svg) return Buffer.from(withPlainColors(svg));
  }
  return null;
}

/** The colors by day instead of the variables, which librsvg does not know. */
function withPlainColors(svg: string): string {
  const [, day = ''] = /:root\{([^}]*)\}/.exec(svg) ?? [];
  const colors = new Map([...day.matchAll(/--(\w+):(#\w+)/g)].map(([, name, color]) => [name, color]));
  return svg
    .replaceAll(/var\(--(\w+)\)/g, (_, name: string) => colors.get(name) ?? '#000')
    .replace('<svg ', `<svg ${SIZE} `)
    .replace('</style>', `</style>${PAPER}`);
}
