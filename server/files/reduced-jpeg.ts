import sharp from 'sharp';

/** A picture made small enough to stand beside many others; its size in pixels. */
export type ReducedJpeg = { readonly jpeg: Buffer; readonly width: number; readonly height: number };

const LONGEST_EDGE_PX = 1200;
const SHORTEST_EDGE_PX = 160;
// A photo of leaves, at the first quality below.
const USUAL_BYTES_PER_PIXEL = 0.22;
/** What is tried in turn, until the picture fits: a share of the edge, and a quality. */
const TRIES = [
  [1, 74],
  [0.85, 62],
  [0.65, 50],
  [0.45, 40],
] as const;

/** How long the longer edge of a picture may usually be for it to take so many bytes, px. */
export function usualEdge(bytes: number): number {
  const edge = Math.round(Math.sqrt((bytes / USUAL_BYTES_PER_PIXEL) * (4 / 3)));
  return Math.min(Math.max(edge, SHORTEST_EDGE_PX), LONGEST_EDGE_PX);
}

/**
 * A stored image as a JPEG of at most about `bytes`: so large that it usually fits at once, and smaller where a picture
 * has more in it than most. What is below 160 px is not made smaller.
 */
export async function reduceJpeg(image: Uint8Array, bytes: number): Promise<ReducedJpeg> {
  const edge = usualEdge(bytes);
  let made: ReducedJpeg | undefined;
  for (const [share, quality] of TRIES) {
    const size = Math.max(Math.round(edge * share), SHORTEST_EDGE_PX);
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
