import sharp, { type Sharp } from 'sharp';

/** An sRGB colour, 0 to 255. */
export type Colour = readonly number[];

const COLOURS = {
  red: [230, 30, 30],
  green: [30, 160, 60],
  blue: [30, 60, 200],
  yellow: [240, 220, 40],
  white: [255, 255, 255],
  black: [0, 0, 0],
};
export type ColourName = keyof typeof COLOURS;

/** A picture of four quarters, so that a wrong turn shows: top left, top right, bottom left, bottom right. */
export function quarters(
  width: number,
  height: number,
  [topLeft, topRight, bottomLeft, bottomRight]: readonly ColourName[] = ['red', 'green', 'blue', 'yellow'],
): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let index = 0; index < width * height; index += 1) {
    const [x, y] = [index % width, Math.floor(index / width)];
    const [left, right] = y < height / 2 ? [topLeft, topRight] : [bottomLeft, bottomRight];
    pixels.set(COLOURS[(x < width / 2 ? left : right) ?? 'black'], index * 3);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** The colours a little inside the four corners, in reading order. */
export async function cornersOf(image: Uint8Array): Promise<Colour[]> {
  const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number) => {
    const offset = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    return [...data.subarray(offset, offset + 3)];
  };
  return [colourAt(0.02, 0.02), colourAt(0.98, 0.02), colourAt(0.02, 0.98), colourAt(0.98, 0.98)];
}

/** The straight distance of two colours. */
export function distance(one: Colour, other: Colour): number {
  return Math.hypot(...one.map((value, channel) => value - (other[channel] ?? 0)));
}

/** The names that come nearest to the corners' colours, in reading order. */
export async function cornerNames(image: Uint8Array): Promise<string> {
  const names = (await cornersOf(image)).map((corner) => {
    const byDistance = Object.entries(COLOURS).sort(
      (a, b) => distance(corner, a[1]) - distance(corner, b[1]),
    );
    return byDistance[0]?.[0];
  });
  return names.join(' ');
}
