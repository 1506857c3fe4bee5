import sharp, { type OverlayOptions } from 'sharp';

export type Picture = { readonly label: string; readonly png: Buffer };

/** A piece of a picture with its label above, and how large it is on the sheet. */
type Strip = { png: Buffer; width: number; height: number };

/** The letters of 17 px can still be read, and three screens fit beside each other. */
const SCALE = 0.6;
const SHEET_WIDTH = 1520;
const STRIP_HEIGHT = 1500;
const LABEL_HEIGHT = 24;
const GAP = 16;
const ROWS = 2;
const TABLE = '#8a8f98';

/** Lays pictures in rows on sheets (PNG). A tall one is cut into strips that stand beside each other. */
export async function contactSheets(pictures: readonly Picture[]): Promise<Buffer[]> {
  const strips = (await Promise.all(pictures.map(cut))).flat();
  const rows: Strip[][] = [];
  for (const strip of strips) {
    const row = rows.at(-1);
    const taken = (row ?? []).reduce((sum, { width }) => sum + width + GAP, GAP);
    if (row && taken + strip.width + GAP <= SHEET_WIDTH) row.push(strip);
    else rows.push([strip]);
  }
  const sheets = Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, at) =>
    rows.slice(at * ROWS, (at + 1) * ROWS),
  );
  return Promise.all(sheets.map(lay));
}

async function cut({ label, png }: Picture): Promise<Strip[]> {
  const { width, height } = await sharp(png).metadata();
  const count = Math.ceil(height / STRIP_HEIGHT);
  return Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const top = at * STRIP_HEIGHT;
      const part = { left: 0, top, width, height: Math.min(STRIP_HEIGHT, height - top) };
      const shown = { width: Math.round(width * SCALE), height: Math.round(part.height * SCALE) };
      const small = await sharp(png).extract(part).toBuffer();
      const strip = sharp(small).resize(shown).extend({ top: LABEL_HEIGHT, background: TABLE });
      const labelled = strip.composite([{ input: labelOf(label, shown.width), left: 0, top: 0 }]);
      return {
        png: await labelled.png().toBuffer(),
        width: shown.width,
        height: shown.height + LABEL_HEIGHT,
      };
    }),
  );
}

function labelOf(text: string, width: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL_HEIGHT}"><text y="17" font-family="sans-serif" font-size="14">${text}</text></svg>`,
  );
}

function lay(rows: readonly Strip[][]): Promise<Buffer> {
  const pieces: OverlayOptions[] = [];
  let top = GAP;
  for (const row of rows) {
    let left = GAP;
    for (const { png, width } of row) {
      pieces.push({ input: png, left, top });
      left += width + GAP;
    }
    top += Math.max(...row.map(({ height }) => height)) + GAP;
  }
  const sheet = sharp({ create: { width: SHEET_WIDTH, height: top, channels: 3, background: TABLE } });
  return sheet.composite(pieces).png().toBuffer();
}
