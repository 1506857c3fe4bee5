import sharp from 'sharp';
import { expect, test } from 'vitest';
import { withProperty } from '#server/testing/heic-property.ts';
import { cornersOf, distance } from '#server/testing/quarters.ts';
import { PHONE_PHOTO, phoneHeic } from '#server/testing/sample-photos.ts';
import { decodeHeic } from './heic.ts';

const { width, height, takenAt } = PHONE_PHOTO;

test('the upright pixels come with the profile that says what their colours mean', async () => {
  const response = await decodeHeic(await phoneHeic(), width * height);

  if ('refused' in response) throw new Error(response.refused);
  expect(response).toMatchObject({ width, height, channels: 3 });
  expect(response.pixels).toHaveLength(width * height * 3);
  expect(Buffer.from(response.profile ?? []).toString('latin1')).toContain('acsp');
  expect(response.takenAt).toBe(takenAt);
});

test('the bytes handed in stay as they were', async () => {
  const file = new Uint8Array(await phoneHeic());
  const before = Buffer.from(file);

  await decodeHeic(file, width * height);

  expect(before.equals(file)).toBe(true);
});

test('a picture with one pixel too many is refused', async () => {
  expect(await decodeHeic(await phoneHeic(), width * height - 1)).toEqual({ refused: 'too-many-pixels' });
});

test('a tile larger than the file says of the whole picture is not decoded', async () => {
  const lying = Buffer.from(await phoneHeic());
  lying.set([0, 0, 0, 16, 0, 0, 0, 16], lying.indexOf('ispe') + 8);

  expect(await decodeHeic(lying, 1_000_000)).toHaveProperty('refused');
});

test('what takes longer than it may is stopped and refused', async () => {
  expect(await decodeHeic(await phoneHeic(), width * height, 1)).toEqual({ refused: 'unreadable' });
});

test('damage anywhere in the file ends in a picture or a refusal', async () => {
  const whole = await phoneHeic();
  for (let step = 1; step <= 12; step += 1) {
    const damaged = Buffer.from(whole);
    damaged.fill(0xa5 ^ step, step * step * 40, step * step * 40 + 12);

    const response = await decodeHeic(damaged, width * height);

    if ('pixels' in response)
      expect(response.pixels).toHaveLength(response.width * response.height * response.channels);
    else expect(['unreadable', 'too-many-pixels']).toContain(response.refused);
  }
});

const u32 = (value: number) => [24, 16, 8, 0].map((shift) => (value >> shift) & 255);

/**
 * The clean aperture (ISO/IEC 14496-12 §12.1.4): its size, and the distance of its middle from the whole picture's.
 */
function clap(across: number, down: number, right: number, below: number): number[] {
  return [across, 1, down, 1, right, 1, below, 1].flatMap(u32);
}

const TURN_LEFT = [1];
const MIRROR_LEFT_AND_RIGHT = [1];
const { topLeft, topRight, bottomLeft } = PHONE_PHOTO.corners;

test.for<
  [what: string, properties: [string, number[]][], size: number[], corner: number, colour: readonly number[]]
>([
  ['the top left', [['clap', clap(450, 600, -675, -900)]], [450, 600], 0, topLeft],
  ['the top right', [['clap', clap(450, 600, 675, -900)]], [450, 600], 1, topRight],
  [
    'a crop that is turned',
    [
      ['clap', clap(450, 600, -675, -900)],
      ['irot', TURN_LEFT],
    ],
    [600, 450],
    2,
    topLeft,
  ],
  [
    'a crop that is mirrored',
    [
      ['clap', clap(450, 600, -675, 900)],
      ['imir', MIRROR_LEFT_AND_RIGHT],
    ],
    [450, 600],
    3,
    bottomLeft,
  ],
  [
    'a crop of a crop',
    [
      ['clap', clap(900, 1200, -450, -600)],
      ['clap', clap(450, 600, -225, -300)],
    ],
    [450, 600],
    0,
    topLeft,
  ],
  ['a crop larger than the picture', [['clap', clap(4000, 4000, 0, 0)]], [width, height], 0, topLeft],
])(
  'of a picture of which only a part is to be shown that part is given: %s',
  async ([, properties, size, corner, colour]) => {
    let file: Uint8Array = await phoneHeic();
    for (const [type, payload] of properties) file = withProperty(file, type, payload);

    const response = await decodeHeic(file, width * height);

    if ('refused' in response) throw new Error(response.refused);
    const { pixels, profile: _, ...raw } = response;
    expect([raw.width, raw.height]).toEqual(size);
    const corners = await cornersOf(await sharp(pixels, { raw }).png().toBuffer());
    // In Display P3, as the camera wrote them.
    expect(distance(corners[corner] ?? [], colour)).toBeLessThan(60);
  },
);

test('a part of a picture with too many pixels is refused, however small it is', async () => {
  const file = withProperty(await phoneHeic(), 'clap', clap(45, 60, 0, 0));

  expect(await decodeHeic(file, width * height - 1)).toEqual({ refused: 'too-many-pixels' });
});
