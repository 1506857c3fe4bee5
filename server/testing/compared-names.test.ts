/** The pairs of domain/rules/accounts/name-pairs.dataset.ts, once through each call that compares or takes a name. */
import { expect, test } from 'vitest';
import { checkRoster } from '#domain/contract/family/families.ts';
import { deleteChild } from '#domain/contract/family/parent.ts';
import { listAudit, listStudents } from '#domain/contract/office/admin.ts';
import { createTroop, listSuggested } from '#domain/contract/office/troops.ts';
import { editProfile, login, register } from '#domain/contract/sign-in/accounts.ts';
import { startReset, verifyReset } from '#domain/contract/sign-in/password-reset.ts';
import { makeSignInCard, spendSignInCard } from '#domain/contract/sign-in/sign-in-cards.ts';
import { getScoutReviews } from '#domain/contract/troop/reviewing.ts';
import {
  NAME_PAIRS,
  TROOP_PAIRS,
  TYPED_NAMES,
  USERNAME_PAIRS,
} from '#domain/rules/accounts/name-pairs.dataset.ts';
import { newUsernameProblem } from '#domain/rules/sign-in/usernames.ts';
import { US_STATES } from '#domain/us-states.ts';
import { PASSWORD, REGISTRATION } from './factories.ts';
import { invite } from './families-world.ts';
import { openReviewedTroop } from './review-world.ts';
import { openWorld } from './test-app.ts';
import { openTroopWorld, TROOP_42 } from './troop-world.ts';

const HOUR_MS = 3_600_000;
const said = (one: string, other: string) => `${JSON.stringify(one)} and ${JSON.stringify(other)}`;
/** Lists differences from the table; empty when there are none. */
const wrongOf = (found: readonly (readonly [what: string, is: unknown, wanted: unknown])[]) =>
  found.filter(([, is, wanted]) => is !== wanted);

test('#password-reset: the questions of the reset take an answer that is the same name or troop', async () => {
  const { student, stranger, platform, passTime } = await openWorld();
  const tries = [
    ...NAME_PAIRS.map(([one, other, isOne]) => ({
      ...{ stored: [one, other, '42'], typed: [other, one, '42'], isOne, said: said(one, other) },
    })),
    ...TROOP_PAIRS.map(([one, other, isOne]) => ({
      ...{ stored: ['Ana', 'Reyes', one], typed: ['Ana', 'Reyes', other], isOne, said: said(one, other) },
    })),
  ];
  const found: [string, number, number][] = [];
  for (const { stored, typed, isOne, said } of tries) {
    const [first = '', last = '', troopNumber = ''] = stored;
    const { user } = await student({ troopNumber });
    const names = { parent_first_name: first, parent_last_name: last };
    await platform.db.updateTable('users').set(names).where('id', '=', user.id).execute();
    const [parentFirstName, parentLastName, number] = typed;
    const answers = { parentFirstName, parentLastName, troopNumber: number, state: 'WI' };
    // 30 an hour from one address.
    passTime(HOUR_MS / 10);
    const { status } = await stranger().call(verifyReset, { body: { username: user.username, ...answers } });
    found.push([said, status, isOne ? 200 : 400]);
  }
  expect(wrongOf(found)).toEqual([]);
});

test("#delete-everything: the parent's Delete takes the first name as any keyboard writes it", async () => {
  const { student, parent } = await openWorld();
  const found: [string, number, number][] = [];
  for (const [firstName, typed, isOne] of NAME_PAIRS) {
    const child = await student({ firstName });
    const { caller } = await parent([child]);
    const call = { params: { id: child.user.id }, body: { firstName: typed } };
    found.push([said(firstName, typed), (await caller.call(deleteChild, call)).status, isOne ? 200 : 400]);
  }
  expect(wrongOf(found)).toEqual([]);
});

test("#the-list-of-students: the administrator's search finds a name and a troop, however they are written", async () => {
  const { student, admin } = await openWorld();
  const { caller } = await admin();
  const found: [string, boolean, boolean][] = [];
  for (const [one, other, isOne] of NAME_PAIRS) {
    // A part is found too, so the other name is looked for from end to end.
    const { user } = await student({ firstName: '<', lastName: `${one.trim()} >` });
    const { body } = await caller.call(listStudents, { query: { q: `< ${other.trim()} >` } });
    found.push([said(one, other), body.some(({ id }) => id === user.id), isOne]);
  }
  for (const [troopNumber, troop, isOne] of TROOP_PAIRS) {
    if (!isOne) continue;
    const { user } = await student({ troopNumber });
    const { body } = await caller.call(listStudents, { query: { troop } });
    found.push([said(troopNumber, troop), body.some(({ id }) => id === user.id), true]);
  }
  expect(wrongOf(found)).toEqual([]);
});

test('#the-roster: a roster knows who is here or invited already, however the name is written', async () => {
  const { office, setUp, student, parent } = await openTroopWorld();
  const [here, invited] = [await setUp(), await setUp({ number: '7' })];
  const rows = NAME_PAIRS.map(([one, other], at) => ({
    ...{ line: at + 1, firstName: one, lastName: 'Okafor', email: `family-${at}@family.example`, other },
  }));
  for (const { firstName, email } of rows)
    await parent([await student({ firstName, lastName: 'Okafor' })], email);
  expect((await invite(office, invited, rows)).body).toMatchObject({ alreadyHere: rows.length });
  await invite(
    office,
    invited,
    rows.map((it) => ({ ...it, email: `other-${it.email}` })),
  );
  const found = [];
  for (const [troopId, before] of [
    [here, ''],
    [invited, 'other-'],
  ] as const) {
    const typed = rows.map((row) => ({
      ...row,
      firstName: row.other,
      email: `\u202a${before}${row.email}\u202c`,
    }));
    const { body } = await office.call(checkRoster, { body: { troopId, rows: typed } });
    for (const [at, [one, other, isOne]] of NAME_PAIRS.entries())
      found.push([`${before}${said(one, other)}`, body.rows[at]?.state, isOne ? 'here' : 'new'] as const);
  }
  expect(wrongOf(found)).toEqual([]);
});

test('#who-may-review: a leader of the same last name is asked whether it is an own child, however it is written', async () => {
  const { platform, ada, chen } = await openReviewedTroop();
  const rename = (id: string, name: string) =>
    platform.db.updateTable('users').set({ last_name: name }).where('id', '=', id).execute();
  const found: [string, boolean, boolean][] = [];
  for (const [one, other, isOne] of NAME_PAIRS) {
    await rename(ada.user.id, one);
    await rename(chen.user.id, other);
    const { body } = await chen.caller.call(getScoutReviews, { params: { id: ada.user.id } });
    found.push([said(one, other), body.isToSay, isOne]);
  }
  expect(wrongOf(found)).toEqual([]);
});

test('#troops: of open troops there is one of a number, and who typed it is suggested, however it is written', async () => {
  const { office, student } = await openTroopWorld();
  const found: [string, unknown, unknown][] = [];
  for (const [at, [one, other, isOne]] of TROOP_PAIRS.entries()) {
    const state = US_STATES[at]?.[0] ?? '';
    const create = (number: string) => office.call(createTroop, { body: { ...TROOP_42, state, number } });
    const { id } = (await create(one)).body;
    found.push([said(one, other), (await create(other)).status, isOne ? 409 : 201]);
    await student({ state, troopNumber: other });
    const { body } = await office.call(listSuggested, { params: { id } });
    found.push([`suggested: ${said(one, other)}`, body.length, isOne ? 1 : 0]);
  }
  expect(wrongOf(found)).toEqual([]);
});

/** The students of the table, by the usernames that are there. */
async function openNamed() {
  const world = await openTroopWorld();
  const there = new Map<string, string>();
  for (const username of new Set(USERNAME_PAIRS.map(([it]) => it)))
    there.set(username, (await world.student({ username })).user.id);
  return { ...world, there };
}

test('#usernames: a username that looks like the own one logs in, starts a reset, spends a card and finds its deeds', async () => {
  const { stranger, office, there } = await openNamed();
  const found: [string, unknown, unknown][] = [];
  for (const [username, typed, isOne] of USERNAME_PAIRS) {
    const is = said(username, typed);
    const entered = await stranger().call(login, { body: { username: typed, password: PASSWORD } });
    found.push([`login: ${is}`, entered.body.username, isOne ? username : undefined]);
    const { status } = await stranger().call(startReset, { body: { username: typed } });
    found.push([`reset: ${is}`, status, isOne ? 200 : 404]);
  }
  for (const [username, typed, isOne] of USERNAME_PAIRS) {
    const is = said(username, typed);
    const card = await office.call(makeSignInCard, { body: { studentId: there.get(username) ?? '' } });
    const body = { username: typed, code: `\u202a${card.body.code}\u202c`, newPassword: 'fresh-cutting-3' };
    const { status } = await stranger().call(spendSignInCard, { body });
    found.push([`card: ${is}`, status, isOne ? 200 : 400]);
    const deeds = await office.call(listAudit, { query: { on: typed } });
    found.push([`log: ${is}`, deeds.body.length > 0, isOne]);
  }
  expect(wrongOf(found)).toEqual([]);
});

test('#usernames: a username that looks like one that is there is taken, at sign-up and when it is changed', async () => {
  const { stranger, student } = await openNamed();
  const spare = await student();
  const found: [string, number, number][] = [];
  for (const [there, username, isOne] of USERNAME_PAIRS) {
    const refused = newUsernameProblem(username) === null ? 409 : 400;
    const registered = await stranger().call(register, { body: { ...REGISTRATION, username } });
    found.push([said(there, username), registered.status, isOne ? refused : 201]);
    if (!isOne) continue;
    const changed = await spare.caller.call(editProfile, { body: { username, email: spare.user.email } });
    found.push([`changed: ${said(there, username)}`, changed.status, refused]);
  }
  expect(wrongOf(found)).toEqual([]);
});

test('#usernames: of two who sign up at once with names that look alike one is made', async () => {
  const { stranger } = await openWorld();
  const names = ["o'dowell", 'o\u2019dowell', 'O\u2018Dowell', 'o\u02bbdowell'];
  const made = await Promise.all(
    names.map((username) => stranger().call(register, { body: { ...REGISTRATION, username } })),
  );
  expect(made.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
});

test('#usernames: two that looked alike before go on as they are, each by its own name', async () => {
  const { student, stranger, platform } = await openWorld();
  const first = await student({ username: 'oaktree' });
  const second = await student({ username: 'twin' });
  const row = { username: 'оaktree', username_key: 'оaktree', username_look: null };
  await platform.db.updateTable('users').set(row).where('id', '=', second.user.id).execute();
  const idOf = async (username: string) =>
    (await stranger().call(login, { body: { username, password: PASSWORD } })).body.id;
  const idsOf = async () => [await idOf('oaktree'), await idOf('ОAKTREE'), await idOf('oak\u200dtree')];
  expect(await idsOf()).toEqual([first.user.id, second.user.id, first.user.id]);
  const change = { username: 'Оaktree', email: 'second@family.example' };
  expect((await second.caller.call(editProfile, { body: change })).status).toBe(200);
  expect(await idsOf()).toEqual([first.user.id, second.user.id, first.user.id]);
});

test('of a first name that is typed at sign-up there is kept what can be seen', async () => {
  const { stranger } = await openWorld();
  const found: [string, unknown, unknown][] = [];
  for (const [at, [firstName, kept]] of TYPED_NAMES.entries()) {
    const body = { ...REGISTRATION, username: `scout ${at}`, firstName };
    const { body: made } = await stranger().call(register, { body });
    found.push([JSON.stringify(firstName), made.firstName ?? null, kept]);
  }
  expect(wrongOf(found)).toEqual([]);
});
