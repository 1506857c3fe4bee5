/**
 * Draws the icons of the installed app from web/public/favicon.svg, the product's mark, into web/public.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { runCommand } from '#server/platform/command.ts';

const folder = join(import.meta.dirname, '../web/public');
/** --paper of web/ui/tokens.css, by day. */
const PAPER = '#f1f3e7';

/** `share` is the part of the width that the mark takes. */
const ICONS = [
  { name: 'icon-192.png', pixels: 192, share: 0.78 },
  { name: 'icon-512.png', pixels: 512, share: 0.78 },
  // Telephones cut any shape out of it; only the middle four fifths are safe, corners of the mark included.
  { name: 'icon-maskable-512.png', pixels: 512, share: 0.56 },
  { name: 'apple-touch-icon.png', pixels: 180, share: 0.7 },
];

await runCommand(
  {
    start: 'node art/draw-icons.ts',
    does: 'Draws the icons of the installed app into web/public, from web/public/favicon.svg. Run it when the mark changes.',
  },
  async () => {
    // Its colours by night are for the tabs of a dark browser; an icon has a paper of its own.
    const mark = readFileSync(join(folder, 'favicon.svg'), 'utf8').replace(
      /@media[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/,
      '',
    );

    for (const { name, pixels, share } of ICONS) {
      const side = Math.round(pixels * share);
      const drawn = await sharp(Buffer.from(mark), { density: (72 * side) / 48 })
        .resize(side, side)
        .png()
        .toBuffer();
      await sharp({ create: { width: pixels, height: pixels, channels: 3, background: PAPER } })
        .composite([{ input: drawn, gravity: 'centre' }])
        .png({ compressionLevel: 9, palette: true })
        .toFile(join(folder, name));
    }
  },
);
