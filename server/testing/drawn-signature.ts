import sharp from 'sharp';

const STROKES = 'M40 100c30-80 50-80 40-10s40-70 60-20 20 30 50-10 40 40 140 0';

/** A signature as a hand draws it on the canvas of PRODUCT.md#the-consent-page: a data URL of a PNG. */
export async function drawnSignature(): Promise<string> {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="150"><rect width="400" height="150" fill="#fff"/>
    <path d="${STROKES}" fill="none" stroke="#000" stroke-width="2"/></svg>`;
  const png = await sharp(Buffer.from(drawn)).png().toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
