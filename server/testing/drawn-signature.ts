import sharp from 'sharp';

/** A signature as the canvas of the consent page gives it: a data URL of a PNG with a stroke in it. */
export async function drawnSignature(): Promise<string> {
  const stroke =
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="150"><path d="M9 9L90 90" stroke="black"/></svg>';
  const png = await sharp(Buffer.from(stroke)).png().toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
