import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const FOLDER = join(import.meta.dirname, '../../art/photos');
/** Which jar shows as much as has grown after so many looks. */
const JARS = ['jar-0', 'jar-0', 'jar-2', 'jar-4', 'jar-6', 'jar-6', 'jar-8'] as const;

/** The pictures of art/photos, by what they show. */
export const RENDERED_PHOTOS = [
  'willow',
  'cut',
  'jar-0',
  'jar-2',
  'jar-4',
  'jar-6',
  'jar-8',
  'rooted',
  'pot',
  'planting-before',
  'planting-during',
  'planting-after',
  'grown',
] as const;
export type RenderedPhoto = (typeof RENDERED_PHOTOS)[number];

/** The jar as it looks after so many looks before this one. */
export function jarAfter(looks: number): RenderedPhoto {
  return JARS[Math.min(looks, JARS.length - 1)] ?? 'jar-0';
}

/**
 * The bytes of a picture that passes for a phone's photo. Each number of a hand holds the phone in its own way, so that many
 * children have not all taken the same photo; without one it is the picture as it was rendered.
 */
export async function renderedPhoto(name: RenderedPhoto, hand = 0): Promise<Uint8Array> {
  const bytes = await readFile(join(FOLDER, `${name}.jpg`));
  if (hand === 0) return bytes;
  const picture = sharp(bytes);
  const { width, height } = await picture.metadata();
  const shown = 1 - 0.04 * (hand % 4);
  const [wide, high] = [Math.round(width * shown), Math.round(height * shown)];
  const free = [width - wide, height - high] as const;
  const [left, top] = [Math.round((free[0] * (hand % 3)) / 2), Math.round((free[1] * (hand % 5)) / 4)];
  picture.extract({ left, top, width: wide, height: high });
  if (hand % 2 === 1) picture.flop();
  picture.modulate({ brightness: 0.94 + 0.03 * (hand % 5), saturation: 0.9 + 0.05 * (hand % 4) });
  return picture.jpeg({ quality: 86 }).toBuffer();
}
