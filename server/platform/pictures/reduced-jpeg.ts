import sharp from 'sharp';
import { LEAST_EDGE_PX, usualEdge } from './usual-edge.ts';

/** A picture made small enough to stand beside many others; its size in pixels. */
export type ReducedJpeg = { readonly jpeg: Buffer; readonly width: number; readonly height: number };

/** Attempts in turn until the picture fits: a share of the edge, and a quality. */
const TRIES = [
  [1, 74],
  [0.85, 62],
  [0.65, 50],
  [0.45, 40],
] as const;

/**
 * A stored image as a JPEG of at most about `bytes`: so large that it usually fits at once, and smaller where a picture
 * has more in it than most. What is below 160 px is not made smaller.
 */
export async function reduceJpeg(image: Uint8Array, bytes: number): Promise<ReducedJpeg> {
  const edge = usualEdge(bytes);
  let made: ReducedJpeg | undefined;
  for (const [share, quality] of TRIES) {
    const size = Math.max(Math.round(edge * share), LEAST_EDGE_PX);
    const { data, info } = await sharp(image)
      .resize(size, size, { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality })
      .toBuffer({ resolveWithObject: true });
    made = { jpeg: data, width: info.width, height: info.height };
    if (data.length <= bytes) break;
  }
  if (!made) throw new Error('No size was tried');
  return made;
}
