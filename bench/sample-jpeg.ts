import sharp, { type Create } from 'sharp';
import { GRID_HEIC } from '../server/testing/grid-heic.ts';

/** Twelve megapixels as hard to code as leaves, lying on their side, in Display P3. */
export async function writeJpeg(path: string): Promise<void> {
  const { width, height } = GRID_HEIC;
  const noise = (sigma: number, blur: number) => {
    const create: Create = {
      ...{ width, height, channels: 3, background: 'gray' },
      noise: { type: 'gaussian', mean: 128, sigma },
    };
    return sharp({ create }).blur(blur).png({ compressionLevel: 1 }).toBuffer();
  };
  const [leaves, grain] = [await noise(120, 6), await noise(40, 0.6)];
  await sharp(leaves)
    .normalise()
    .composite([{ input: grain, blend: 'soft-light' }])
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 92 })
    .toFile(path);
}
