import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { drawingNames } from '#domain/tree-drawings.ts';

/** The drawing of a kind of tree for paper: a PNG on white, its size in pixels. */
export type TreeDrawing = { readonly png: Uint8Array; readonly width: number; readonly height: number };

const FOLDER = new URL('../../../art/trees/', import.meta.url);
/** On paper a drawing is about 130 points wide: so many pixels stay sharp there. */
const SIZE = { width: 480, height: 360 };
const COLORS = 32;

/** The drawing of a kind, or of its genus; null where there is none. */
export async function drawTree(scientificName: string): Promise<TreeDrawing | null> {
  const svg = await readDrawing(scientificName);
  if (svg === null) return null;
  const png = await sharp(Buffer.from(withPlainColors(svg)))
    .flatten({ background: 'white' })
    .png({ palette: true, colors: COLORS })
    .toBuffer();
  return { png, ...SIZE };
}

async function readDrawing(scientificName: string): Promise<string | null> {
  for (const name of drawingNames(scientificName)) {
    // No other name leads into the folder.
    if (!/^[a-z-]+$/.test(name)) continue;
    const svg = await readFile(new URL(`${name}.svg`, FOLDER), 'utf8').catch(() => null);
    if (svg !== null) return svg;
  }
  return null;
}

/** The colors by day instead of the variables, which librsvg does not know. */
function withPlainColors(svg: string): string {
  const [, day = ''] = /:root\{([^}]*)\}/.exec(svg) ?? [];
  const colors = new Map([...day.matchAll(/--(\w+):(#\w+)/g)].map(([, name, color]) => [name, color]));
  return svg
    .replaceAll(/var\(--(\w+)\)/g, (whole, name: string) => colors.get(name) ?? whole)
    .replace('<svg ', `<svg width="${SIZE.width}" height="${SIZE.height}" `);
}
