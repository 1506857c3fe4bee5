import sharp, { type Metadata, type OutputInfo } from 'sharp';

/** The end marker of a JPEG. A decoder stops at the first one, so another behind a whole file changes nothing. */
const END_MARK = Buffer.from([0xff, 0xd9]);

export function withEndMark(file: Uint8Array): Buffer {
  return Buffer.concat([file, END_MARK]);
}

/** The grey that a decoder fills in for missing data. */
const NOTHING = 128;
/** The last columns, which are decoded last in each row. */
const LOOKED_AT_PX = 4;
const BLOCK_PX = 16;
const MAY_BE_MISSING = 1 / 16;
/** Next to the missing rows resizing mixes them in. */
const MIXED_PX = 2;

/** True for a JPEG whose missing rows can be seen in its pixels: rows come in order and stay unchanged. */
export function showsMissingRows({ isProgressive, space, depth, icc }: Metadata): boolean {
  return !isProgressive && depth === 'uchar' && (space === 'srgb' || (space === 'b-w' && !icc));
}

/** Pixels as sharp gives them. */
export type Shrunk = {
  readonly data: Uint8Array;
  readonly info: Pick<OutputInfo, 'width' | 'height' | 'channels'>;
};

function countMissing({ data, info: { width, height, channels } }: Shrunk): number {
  const row = width * channels;
  const end = Math.min(LOOKED_AT_PX * channels, row);
  const isMissing = (y: number) =>
    data.subarray((y + 1) * row - end, (y + 1) * row).every((value) => value === NOTHING);
  let missing = 0;
  while (missing < height && isMissing(height - 1 - missing)) missing += 1;
  return missing;
}

/** A picture as it lies in its file, without the last rows that are missing there. @throws when more than a few are. */
export function withoutMissingRows(shrunk: Shrunk, storedHeight: number): Shrunk {
  const { data, info } = shrunk;
  const missing = countMissing(shrunk);
  if (missing === 0) return shrunk;
  // A row of blocks that has begun does not show how much of it is there.
  const begun = (BLOCK_PX * info.height) / storedHeight;
  const height = info.height - missing - MIXED_PX;
  if (missing > info.height * MAY_BE_MISSING + begun || height < 1) throw new Error('Too much is missing');
  return { data: data.subarray(0, height * info.width * info.channels), info: { ...info, height } };
}

/** Orientations of a picture in its file (EXIF 2.32, tag 274): mirrored or not, and the turn after that. */
const WAYS: Readonly<Record<number, readonly [isMirrored: boolean, degrees: number]>> = {
  2: [true, 0],
  3: [false, 180],
  4: [true, 180],
  5: [true, 270],
  6: [false, 90],
  7: [true, 90],
  8: [false, 270],
};

export async function putUpright({ data, info }: Shrunk, orientation = 1): Promise<Shrunk> {
  const [isMirrored, degrees] = WAYS[orientation] ?? [false, 0];
  if (!isMirrored && degrees === 0) return { data, info };
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } })
    .flop(isMirrored)
    .rotate(degrees)
    .raw()
    .toBuffer({ resolveWithObject: true });
}
