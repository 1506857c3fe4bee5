import { inflateSync } from 'node:zlib';
import jsqr from 'jsqr';
import { extractText } from 'unpdf';
import { expect, test } from 'vitest';
import { listFamilies, printFamilyLetters } from '#domain/contract/families.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { invite, openLink } from '#server/testing/families-world.ts';
import { openTroopWorld } from '#server/testing/troop-world.ts';
import { writeLetters } from './letters.service.ts';

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

test('§24: a print has at most 200 letters, and the next one those that are left, so that no code on paper dies', async () => {
  const { setUp, leaderOf, platform } = await openTroopWorld();
  const { db, clock, newId, newToken, config } = platform;
  const troopId = await setUp();
  const { caller, user } = await leaderOf(troopId);
  const names = Array.from(
    { length: 201 },
    (_, at) => `Ada ${String.fromCharCode(65 + at / 26, 65 + (at % 26))}`,
  );
  await invite(
    caller,
    troopId,
    names.map((firstName, at) => ({ line: at + 1, firstName, lastName: 'Okafor', email: '' })),
  );
  const printing = { user, now: clock(), newId, newToken, isByMail: false, site: config, origin: '' };
  const print = async () => {
    const { blocks } = await inTransaction(db, (tx) =>
      writeLetters(tx, { troopId }, { ...printing, paper: 'a4' }),
    );
    return blocks.flatMap((it) => (it.kind === 'title' ? (it.lines ?? []) : []));
  };
  const left = async () => (await caller.call(listFamilies, { query: { troopId } })).body.unprinted;
  const to = (firstName = '') => `To the parents of ${firstName} Okafor`;
  expect(await left()).toBe(201);
  expect(await print()).toEqual(names.slice(0, 200).map(to));
  expect(await left()).toBe(1);
  expect(await print()).toEqual([to(names[200])]);
  const alive = await db.selectFrom('links').select('subject_id').where('used_at', 'is', null).execute();
  expect(alive).toHaveLength(201);
  expect(await print()).toHaveLength(200);
});
