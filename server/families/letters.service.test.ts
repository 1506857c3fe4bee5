import { extractText } from 'unpdf';
import { expect, test } from 'vitest';
import { listFamilies, printFamilyLetters } from '#domain/contract/families.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { invite, openLink } from '#server/testing/families-world.ts';
import { printedCodes } from '#server/testing/printed-codes.ts';
import { openTroopWorld } from '#server/testing/troop-world.ts';
import { writeLetters } from './letters.service.ts';

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
  const codes = printedCodes(bytes);
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
    return printedCodes(bytes).map((code) => code?.split('#')[1] ?? '');
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
