/** Pixels as they lie in memory, 8 bits a channel, row by row without gaps: RGB or RGBA. */
export type RawPixels = {
  width: number;
  height: number;
  channels: 3 | 4;
  /** The ICC profile that says what the numbers mean; null for sRGB. */
  profile: Uint8Array | null;
};

const SHORT = 3;
const LONG = 4;
const UNDEFINED = 7;
const ENTRY_BYTES = 12;
// A decoder holds a strip at a time: with all rows in one it would hold the picture twice.
const ROWS_PER_STRIP = 16;

/**
 * Returns the header that turns raw pixels into a TIFF file, the plainest kind that carries a colour profile. The
 * pixels follow unchanged.
 */
export function tiffHeader({ width, height, channels, profile }: RawPixels): Uint8Array {
  const stripCount = Math.ceil(height / ROWS_PER_STRIP);
  const stripBytes = width * channels * ROWS_PER_STRIP;
  const pixelBytes = width * channels * height;

  const entryCount = 10 + (channels === 4 ? 1 : 0) + (profile ? 1 : 0);
  const bitsAt = 8 + 2 + entryCount * ENTRY_BYTES + 4;
  const stripOffsetsAt = bitsAt + 8;
  const stripSizesAt = stripOffsetsAt + stripCount * 4;
  const profileAt = stripSizesAt + stripCount * 4;
  const pixelsAt = profileAt + (profile?.length ?? 0);

  const header = new Uint8Array(pixelsAt);
  const { short, long } = makeWriter(header);
  const entry = (tag: number, type: number, count: number, value: number) => {
    short(tag);
    short(type);
    long(count);
    long(value);
  };

  long(0x002a4949); // 'II', 42
  long(8);
  short(entryCount);
  entry(256, LONG, 1, width);
  entry(257, LONG, 1, height);
  entry(258, SHORT, channels, bitsAt);
  entry(259, SHORT, 1, 1); // not compressed
  entry(262, SHORT, 1, 2); // RGB
  entry(273, LONG, stripCount, stripCount === 1 ? pixelsAt : stripOffsetsAt); // one value stands in its entry
  entry(277, SHORT, 1, channels);
  entry(278, LONG, 1, ROWS_PER_STRIP);
  entry(279, LONG, stripCount, stripCount === 1 ? pixelBytes : stripSizesAt);
  entry(284, SHORT, 1, 1); // channels interleaved
  if (channels === 4) entry(338, SHORT, 1, 2); // the fourth is alpha, not multiplied in
  if (profile) entry(34675, UNDEFINED, profile.length, profileAt);
  long(0);
  for (let channel = 0; channel < 4; channel += 1) short(8);
  for (let start = 0; start < pixelBytes; start += stripBytes) long(pixelsAt + start);
  for (let start = 0; start < pixelBytes; start += stripBytes) long(Math.min(stripBytes, pixelBytes - start));
  if (profile) header.set(profile, profileAt);
  return header;
}

/** Writes little-endian numbers one behind the other. */
function makeWriter(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer);
  let at = 0;
  return {
    short(value: number) {
      view.setUint16(at, value, true);
      at += 2;
    },
    long(value: number) {
      view.setUint32(at, value, true);
      at += 4;
    },
  };
}
