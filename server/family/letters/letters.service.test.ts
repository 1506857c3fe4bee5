import { extractText } from 'unpdf';
import { expect, onTestFinished, test } from 'vitest';
import { listFamilies, printFamilyLetters } from '#domain/contract/family/families.ts';
import { buildApp } from '#server/app.ts';
import { SESSION_COOKIE } from '#server/platform/http/cookies.ts';
import { invite, listed, openLink } from '#server/testing/families-world.ts';
import { printedCodes } from '#server/testing/printed-codes.ts';
import { openTroopWorld } from '#server/testing/troop-world.ts';
import type { Caller } from '#server/testing/world.ts';
import { printLetters } from './letters.service.ts';

test('#printed-letters-to-families: each family has a page whose code and printed address are its own link, which works once opened by a phone', async () => {
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

const tokensOf = (bytes: Buffer) => printedCodes(bytes).map((code) => code?.split('#')[1] ?? '');
const printsOf = async (caller: Caller, troopId: string) =>
  (await caller.call(listFamilies, { query: { troopId } })).body.prints;

/** A troop with three letters that are handed out: who leads it, and how links stand. The clock stands still. */
async function openHandedOut() {
  const { setUp, leaderOf, stranger, platform } = await openTroopWorld({
    BASE_URL: 'http://rootling.example',
  });
  const troopId = await setUp();
  const { caller, user } = await leaderOf(troopId);
  await invite(caller, troopId);
  const handedOut = tokensOf((await caller.call(printFamilyLetters, { body: { troopId } })).bytes);
  const [{ at } = { at: '' }] = await printsOf(caller, troopId);
  const print = (over: { of?: string; again?: string } = {}, by = caller) =>
    by.call(printFamilyLetters, { body: { troopId, ...over } });
  const statuses = (tokens: readonly string[]) =>
    Promise.all(tokens.map(async (token) => (await openLink(stranger(), token)).status));
  return { platform, troopId, caller, user, leaderOf, handedOut, at, print, statuses };
}

test('#printed-letters-to-families: a print is for families without a letter alone, so that those handed out live', async () => {
  const { caller, troopId, print, handedOut, statuses } = await openHandedOut();
  expect(handedOut).toHaveLength(3);
  expect(await print()).toMatchObject({
    status: 409,
    body: { message: 'Every letter is printed already. Nothing was printed again.' },
  });
  await invite(caller, troopId, [{ line: 2, firstName: 'Dee', lastName: 'Moss', email: '' }]);
  const fourth = tokensOf((await print()).bytes);
  expect(fourth).toHaveLength(1);
  expect(await statuses([...handedOut, ...fourth])).toEqual([200, 200, 200, 200]);
});

test('#printed-letters-to-families: printed again, only the letters that were asked about die', async () => {
  const { caller, troopId, at, print, handedOut, statuses } = await openHandedOut();
  const [ada] = await listed(caller, troopId);
  const lost = tokensOf((await print({ of: ada?.id ?? '' })).bytes);
  await invite(caller, troopId, [{ line: 2, firstName: 'Dee', lastName: 'Moss', email: '' }]);
  // She looked before the lost one was made anew.
  const again = tokensOf((await print({ again: at })).bytes);
  expect(again).toHaveLength(2);
  expect(await statuses([...handedOut, ...lost, ...again])).toEqual([404, 404, 404, 200, 200, 200]);
  expect((await printsOf(caller, troopId)).map(({ letters }) => letters)).toEqual([1, 2]);
  expect((await print({ again: '2026-02-30' })).status).toBe(400);
});

test('#printed-letters-to-families: a print whose line drops before its letters are made ends none of those handed out', async () => {
  const { platform, troopId, caller, at, handedOut, statuses } = await openHandedOut();
  const newToken = () => {
    app.server.closeAllConnections();
    return platform.newToken();
  };
  const app = await buildApp({ ...platform, newToken });
  onTestFinished(() => app.close());
  const { method, path } = printFamilyLetters;
  const headers = {
    'content-type': 'application/json',
    cookie: `${SESSION_COOKIE}=${caller.cookies[SESSION_COOKIE]}`,
  };
  const body = JSON.stringify({ troopId, again: at });
  const printed = fetch(`${await app.listen()}${path}`, { method, headers, body });
  await expect(printed).rejects.toThrow('fetch failed');
  expect(await statuses(handedOut)).toEqual([200, 200, 200]);
  expect(await printsOf(caller, troopId)).toEqual([{ at, letters: 3 }]);
});

test('#printed-letters-to-families: where the families changed while their letters were made, nothing is printed and no letter dies', async () => {
  const { platform, troopId, caller, user, handedOut, statuses } = await openHandedOut();
  const { db, clock, newId, newToken, config } = platform;
  await invite(caller, troopId, [{ line: 2, firstName: 'Dee', lastName: 'Moss', email: '' }]);
  const printing = { user, newId, newToken, isByMail: false, site: config, origin: '' };
  const print = printLetters(db, { troopId }, { ...printing, now: clock(), paper: 'a4' }, () =>
    invite(caller, troopId, [{ line: 3, firstName: 'Eve', lastName: 'Moss', email: '' }]),
  );
  await expect(print).rejects.toThrow('This has changed meanwhile.');
  expect(await statuses(handedOut)).toEqual([200, 200, 200]);
  const { body } = await caller.call(listFamilies, { query: { troopId } });
  expect([body.unprinted, body.prints.length]).toEqual([2, 1]);
});

test('#printed-letters-to-families: two who print at the same moment, first or again, make each letter once', async () => {
  const { caller, troopId, at, print, statuses, leaderOf } = await openHandedOut();
  const { caller: other } = await leaderOf(troopId);
  const both = async (over: { again?: string }) => {
    const answers = await Promise.all([print(over), print(over, other)]);
    const [done, ...more] = answers.filter(({ status }) => status === 200);
    expect(more).toEqual([]);
    return { done: tokensOf(done?.bytes ?? Buffer.alloc(0)), late: answers.find((it) => it.status !== 200) };
  };
  const again = await both({ again: at });
  expect(again.late).toMatchObject({
    status: 409,
    body: { message: 'These letters were printed again meanwhile. Nothing was printed.' },
  });
  expect(await statuses(again.done)).toEqual([200, 200, 200]);
  await invite(caller, troopId, [{ line: 2, firstName: 'Dee', lastName: 'Moss', email: '' }]);
  const first = await both({});
  expect(first.late).toMatchObject({
    status: 409,
    body: { message: 'Every letter is printed already. Nothing was printed again.' },
  });
  expect(await statuses([...again.done, ...first.done])).toEqual([200, 200, 200, 200]);
});

test('#printed-letters-to-families: a print has at most 200 letters, and the next one those that are left, the first time and again', async () => {
  const { setUp, leaderOf, platform, passTime } = await openTroopWorld();
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
  const printing = { user, newId, newToken, isByMail: false, site: config, origin: '' };
  const print = async (again?: number) => {
    passTime(60_000);
    const of = { ...printing, now: clock(), paper: 'a4' } as const;
    const { blocks } = await printLetters(db, { troopId, again }, of, async (it) => it);
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
  await expect(print()).rejects.toThrow('Every letter is printed already.');
  const until = clock();
  expect(await print(until)).toEqual(names.slice(0, 200).map(to));
  expect(await print(until)).toEqual([to(names[200])]);
  await expect(print(until)).rejects.toThrow('These letters were printed again meanwhile.');
  expect((await printsOf(caller, troopId)).map(({ letters }) => letters)).toEqual([200, 1]);
});
