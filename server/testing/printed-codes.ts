import { inflateSync } from 'node:zlib';
import jsqr from 'jsqr';

const PIXELS_A_POINT = 4;
const [WIDTH, HEIGHT] = [612 * PIXELS_A_POINT, 792 * PIXELS_A_POINT];

/** Returns the drawing commands of each page, as the file holds them. Compressed bytes may end in a carriage return. */
function drawings(pdf: Buffer): string[] {
  const streams = [...pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)];
  return streams.flatMap(([, bytes = '']) => {
    try {
      const drawn = inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
      return / re\b/.test(drawn) ? [drawn] : [];
    } catch {
      return []; // no page, but a font
    }
  });
}

/** Reads a code as a phone over the page does: from its dark rectangles, as a printer sets them. */
function readCode(drawing: string): string | undefined {
  const pixels = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255);
  for (const found of drawing.matchAll(/(-?[\d.]+) (-?[\d.]+) (-?[\d.]+) (-?[\d.]+) re/g)) {
    const [left = 0, top = 0, width = 0, height = 0] = found
      .slice(1)
      .map((it) => Number(it) * PIXELS_A_POINT);
    for (let y = Math.round(top); y < Math.round(top + height); y += 1) {
      const [from, to] = [y * WIDTH + Math.round(left), y * WIDTH + Math.round(left + width)];
      for (let at = from; at < to; at += 1) pixels.fill(0, at * 4, at * 4 + 3);
    }
  }
  return jsqr.default(pixels, WIDTH, HEIGHT)?.data;
}

/** Returns the code on each page of Letter size; undefined where there is none. */
export function printedCodes(pdf: Buffer): (string | undefined)[] {
  return drawings(pdf).map(readCode);
}
