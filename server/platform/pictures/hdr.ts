/**
 * Pictures brighter than white. Their numbers say how much light there is (ITU-R BT.2100), and shown as if they were sRGB
 * they are grey: here they become what a plain photo of the same moment would be.
 */
export type Hdr = { readonly transfer: 'pq' | 'hlg'; readonly primaries: 'bt2020' | 'p3' | 'bt709' };

const TRANSFERS: Readonly<Record<number, Hdr['transfer']>> = { 16: 'pq', 18: 'hlg' };
const PRIMARIES: Readonly<Record<number, Hdr['primaries']>> = { 9: 'bt2020', 11: 'p3', 12: 'p3' };

/** Returns the meaning of the ITU-T H.273 numbers; null for a picture no brighter than white. */
export function hdrOf({ primaries, transfer }: { primaries: number; transfer: number }): Hdr | null {
  const known = TRANSFERS[transfer];
  return known ? { transfer: known, primaries: PRIMARIES[primaries] ?? 'bt709' } : null;
}

const NAMED_COLOURS = Buffer.from('colrnclx');

/** The same of an AVIF; a picture with a brighter one beside it, for screens that can, is none. */
export function hdrOfAvif(file: Uint8Array): Hdr | null {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const found: (Hdr | null)[] = [];
  for (let at = bytes.indexOf(NAMED_COLOURS); at >= 0; at = bytes.indexOf(NAMED_COLOURS, at + 8)) {
    if (at + 12 > bytes.length) break;
    found.push(hdrOf({ primaries: bytes.readUInt16BE(at + 8), transfer: bytes.readUInt16BE(at + 10) }));
  }
  return found.every((it) => it !== null) ? (found[0] ?? null) : null;
}

/** Luminance of white paper and of the brightest screens, candela a square metre (ITU-R BT.2408). */
const WHITE = 203;
const BRIGHTEST = 1000;
/** As a share of white: darker values stay, brighter ones share the rest. */
const KNEE = 0.85;

/** SMPTE ST 2084: from 0 to 1 into shares of white. */
function lightOfPq(value: number): number {
  const root = value ** (1 / 78.84375);
  const light = Math.max(root - 0.8359375, 0) / (18.8515625 - 18.6875 * root);
  return (10_000 * light ** (1 / 0.1593017578125)) / WHITE;
}

/** ARIB STD-B67: from 0 to 1 into what the scene gave, of 1. */
function sceneOfHlg(value: number): number {
  if (value <= 0.5) return value ** 2 / 3;
  return (Math.exp((value - 0.55991073) / 0.17883277) + 0.28466892) / 12;
}

type Triple = readonly [red: number, green: number, blue: number];

/** The share of each colour in a pixel's luminance. */
const LUMINANCE: Readonly<Record<Hdr['primaries'], Triple>> = {
  bt2020: [0.2627, 0.678, 0.0593],
  p3: [0.229, 0.6917, 0.0793],
  bt709: [0.2126, 0.7152, 0.0722],
};

/** The parts of the three source colours in each colour of sRGB. */
const TO_SRGB: Readonly<Record<Hdr['primaries'], readonly [Triple, Triple, Triple]>> = {
  bt2020: [
    [1.6605, -0.5876, -0.0728],
    [-0.1246, 1.1329, -0.0083],
    [-0.0182, -0.1006, 1.1187],
  ],
  p3: [
    [1.2249, -0.2249, 0],
    [-0.0421, 1.0421, 0],
    [-0.0196, -0.0786, 1.0983],
  ],
  bt709: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
};

/** Returns the shown brightness of a pixel's brightest colour: linear up to the knee, then flattening (Reinhard). */
function shown(light: number): number {
  if (light <= KNEE) return light;
  const over = (light - KNEE) / (1 - KNEE);
  const most = (BRIGHTEST / WHITE - KNEE) / (1 - KNEE);
  return Math.min(1, KNEE + ((1 - KNEE) * over * (1 + over / most ** 2)) / (1 + over));
}

const STEPS = 4095;
const SRGB = Uint8Array.from({ length: STEPS + 1 }, (_, step) => {
  const light = step / STEPS;
  return Math.round(255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055));
});

const sum = (share: Triple, red: number, green: number, blue: number) =>
  share[0] * red + share[1] * green + share[2] * blue;
const asSrgb = (light: number) => SRGB[Math.round(STEPS * Math.min(1, Math.max(0, light)))] ?? 0;

/** Makes plain sRGB of pixels of three channels, in their place. */
export function showPlainly(pixels: Uint8Array, { transfer, primaries }: Hdr): void {
  const isScene = transfer === 'hlg';
  const lights = Float64Array.from({ length: 256 }, (_, value) =>
    isScene ? sceneOfHlg(value / 255) : lightOfPq(value / 255),
  );
  const lightAt = (at: number) => lights[pixels[at] ?? 0] ?? 0;
  const [toRed, toGreen, toBlue] = TO_SRGB[primaries];
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const [red, green, blue] = [lightAt(at), lightAt(at + 1), lightAt(at + 2)];
    const scene = isScene ? sum(LUMINANCE[primaries], red, green, blue) : 0;
    const gain = isScene ? (BRIGHTEST / WHITE) * scene ** 0.2 : 1;
    const most = gain * Math.max(red, green, blue);
    const share = most > 0 ? (gain * shown(most)) / most : 0;
    pixels[at] = asSrgb(share * sum(toRed, red, green, blue));
    pixels[at + 1] = asSrgb(share * sum(toGreen, red, green, blue));
    pixels[at + 2] = asSrgb(share * sum(toBlue, red, green, blue));
  }
}
