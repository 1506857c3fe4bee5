import { inflateSync } from 'node:zlib';
import jsqr from 'jsqr';
import { extractText } from 'unpdf';
import { expect, test } from 'vitest';
import { printFamilyLetters } from '#domain/contract/families.ts';
import { invite, openLink } from '#server/testing/families-world.ts';
import { openTroopWorld } from '#server/testing/troop-world.ts';

const PIXELS_A_POINT = 4;
const [WIDTH, HEIGHT] = [612 * PIXELS_A_POINT, 792 * PIXELS_A_POINT];

/** What is drawn on each page, as the file holds it. */
function drawings(pdf: Buffer): string[] {
  const streams = [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)];
  return streams.flatMap(([, bytes = '']) => {
    try {
      const drawn = inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
      return / re\b/.test(drawn) ? [drawn] : [];
    } catch {
      return []; // no page, but a font
    }
  });
}

/** What a phone reads that is held over a page: its dark rectangles, as a printer sets them. */
function readCode(drawing: string): string | undefined {
  const pixels = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255);
  for (const found of drawing.matchAll(/(-?[\d.]+) (-?[\d.]+) (-?[\d.]+) (-?[\d.]+) re/g)) {
    const [left = 0, top = 0, width = 0, height = 0] = found
      .slice(1)
      .map((it) => Number(it) * PIXELS_A_POINT);
    for (let y = Math.round(top); y < Math.round(top + height); y += 1) {
      const [from, to] = [y * WIDTH + Math.round(left), y * WIDTH + Math.round(left + width)];
      for (let at = from; at < to; at += 1) pixels.fill(0, at * 4, at * 4 + 3);
    }
  }
  return jsqr.default(pixels, WIDTH, HEIGHT)?.data;
}

test('§24: each family has a page whose code and printed address are its own link, which works once opened by a phone', async () => {
  const { setUp, leaderOf, stranger } = await openTroopWorld({ BASE_URL: 'http://rootling.example' });
  const troopId = await setUp();
  const { caller } = await leaderOf(troopId);
  await invite(caller, troopId);
  const { bytes } = await caller.call(printFamilyLetters, { body: { troopId } });
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: false });
  expect(text.map((page) => /To the parents of ([\w ]+?)\s+Ana/.exec(page)?.[1])).toEqual([
    'Ada Okafor',
    'Bo Reyes',
    'Cleo Hale',
  ]);
  const codes = drawings(bytes).map(readCode);
  expect(codes).toHaveLength(3);
  for (const [at, code] of codes.entries()) {
    const [address, token = ''] = code?.split('#') ?? [];
    expect(address).toBe('http://rootling.example/join');
    expect(text[at]?.replaceAll(/\s/g, '')).toContain(code);
    const { body } = await openLink(stranger(), token);
    expect(text[at]).toContain(`${body.childFirstName} ${body.childLastName}`);
  }
  expect(new Set(codes).size).toBe(3);
});

test('§24: a new print ends the links of the one before', async () => {
  const { setUp, leaderOf, stranger } = await openTroopWorld({ BASE_URL: 'http://rootling.example' });
  const troopId = await setUp();
  const { caller } = await leaderOf(troopId);
  await invite(caller, troopId);
  const print = async () => {
    const { bytes } = await caller.call(printFamilyLetters, { body: { troopId } });
    return drawings(bytes).map((it) => readCode(it)?.split('#')[1] ?? '');
  };
  const [first = '', second = ''] = [(await print())[0], (await print())[0]];
  expect((await openLink(stranger(), first)).status).toBe(404);
  expect((await openLink(stranger(), second)).status).toBe(200);
});
