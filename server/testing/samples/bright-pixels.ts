/** Light that sRGB has, written as pictures brighter than white write theirs (ITU-R BT.2100, white at 203 nits as in BT.2408). */

const WHITE = 203;

/** BT.2087: from BT.709, linear. */
const TO_BT2020 = [
  [0.6274, 0.3293, 0.0433],
  [0.0691, 0.9195, 0.0114],
  [0.0164, 0.088, 0.8956],
];

function asPq(nits: number): number {
  const power = (nits / 10_000) ** 0.1593017578125;
  return ((0.8359375 + 18.8515625 * power) / (1 + 18.6875 * power)) ** 78.84375;
}

function asHlg(scene: number): number {
  return scene <= 1 / 12 ? Math.sqrt(3 * scene) : 0.17883277 * Math.log(12 * scene - 0.28466892) + 0.55991073;
}

function brightPixel(colour: readonly number[], transfer: 'pq' | 'hlg'): number[] {
  const light = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const nits = TO_BT2020.map((row) =>
    row.reduce((all, share, channel) => all + share * WHITE * (light[channel] ?? 0), 0),
  );
  const [red = 0, green = 0, blue = 0] = nits.map((it) => it / 1000);
  const luminance = 0.2627 * red + 0.678 * green + 0.0593 * blue;
  const toScene = luminance > 0 ? luminance ** (1 / 1.2 - 1) : 0;
  const signal = transfer === 'pq' ? nits.map(asPq) : nits.map((it) => asHlg((it / 1000) * toScene));
  return signal.map((value) => Math.round(255 * value));
}

/** Pixels of three channels in sRGB, as a camera writes the same light in PQ or HLG with the primaries of BT.2020. */
export function brightPixels(pixels: Uint8Array, transfer: 'pq' | 'hlg'): Uint8Array {
  const bright = new Uint8Array(pixels.length);
  for (let at = 0; at < pixels.length; at += 3) {
    bright.set(brightPixel([...pixels.subarray(at, at + 3)], transfer), at);
  }
  return bright;
}
