import { expect, test } from 'vitest';
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
