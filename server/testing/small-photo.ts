import sharp from 'sharp';

/** A JPEG of one colour that takes no time to read; photos as a phone makes them are in sample-photos. */
export async function smallJpeg(edge = 8): Promise<Uint8Array> {
  const picture = sharp({ create: { width: edge, height: edge, channels: 3, background: '#2f8f3a' } });
  return new Uint8Array(await picture.jpeg().toBuffer());
}
