/** PRODUCT.md#sign-in-cards: a card by which a child chooses a new password. */
import { expect, test } from 'vitest';
import { giveParentConsent, resendConsent } from '#domain/contract/consent/consent.ts';
import { getChild, setChildPassword, startChild, stopChild } from '#domain/contract/family/parent.ts';
import { holdStudent, releaseHold } from '#domain/contract/keeping/holds.ts';
import { listProjects } from '#domain/contract/notebook/projects.ts';
import { saveStep } from '#domain/contract/notebook/steps.ts';
import { deleteUser, listAudit } from '#domain/contract/office/admin.ts';
import { addLeader, closeTroop, removeLeader } from '#domain/contract/office/troops.ts';
import {
  chooseLanguage,
  completeProfile,
  editProfile,
  getUser,
  login,
} from '#domain/contract/sign-in/accounts.ts';
import { verifyReset } from '#domain/contract/sign-in/password-reset.ts';
import { makeSignInCard, settleChildCard, spendSignInCard } from '#domain/contract/sign-in/sign-in-cards.ts';
import { getScout } from '#domain/contract/troop/leader.ts';
import { CARD_SESSION_MS, SIGN_IN_CARD_MS } from '#domain/limits.ts';
import { CARD_PROBLEMS } from '#domain/rules/sign-in/sign-in-cards.ts';
import { putCard } from '#server/accounts/sign-in-cards.store.ts';
import { outboxOf } from '#server/mail/outbox.service.ts';
import { hashOfToken } from '#server/platform/token-hash.ts';
import { PASSWORD, type Person } from '#server/testing/factories.ts';
import { openTroopWorld } from '#server/testing/troop-world.ts';
import { makeValidBodies } from '#server/testing/valid-bodies.ts';
import type { Caller } from '#server/testing/world.ts';

const NEW_PASSWORD = 'fresh-cutting-3';
const NO_SUCH_CARD = {
  message:
    'This username and code do not belong together, or the card is too old. Check both, or ask for a new card.',
};

/** Letters are written, and nobody fetches them. */
const BY_MAIL = {
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Rootling <scouts@troop.example>',
  BASE_URL: 'http://rootling.example',
  SUPPORT_EMAIL: 'help@troop.example',
};

async function openForgotten() {
  const world = await openTroopWorld(BY_MAIL);
  const scout = await world.student({ username: 'Willow', firstName: 'Ada' });
  const mother = await world.parent([scout]);
  const make = (by: Caller = world.office) => by.call(makeSignInCard, { body: { studentId: scout.user.id } });
  const spend = (code: string, username = 'willow') =>
    world.stranger().call(spendSignInCard, { body: { username, code, newPassword: NEW_PASSWORD } });
  const logIn = async (password: string) =>
    (await world.stranger().call(login, { body: { username: 'willow', password } })).status;
  const letters = async () => {
    const rows = await world.platform.db
      .selectFrom('mails')
      .select(['recipient', 'subject', 'body'])
      .orderBy('created_at')
      .execute();
    return rows.filter(({ subject }) => subject.startsWith('A card') || subject.endsWith('was changed'));
  };
  return { ...world, scout, mother, make, spend, logIn, letters };
}

test('#sign-in-cards: the old password holds until the card is used; then the new one does, and every session has ended', async () => {
  const { scout, make, spend, logIn } = await openForgotten();
  const { status, body } = await make();
  expect(status).toBe(201);
  expect(body).toMatchObject({ username: 'Willow', firstName: 'Ada' });
  expect(body.code).toMatch(/^[A-Z2-7]{4}-[A-Z2-7]{4}$/);
  expect(await logIn(PASSWORD)).toBe(200);
  expect(await spend(` ${body.code.toLowerCase().replace('-', ' ')} `, ' WILLOW ')).toMatchObject({
    status: 200,
    body: { success: true },
  });
  expect((await scout.caller.call(getUser)).status).toBe(401);
  expect([await logIn(PASSWORD), await logIn(NEW_PASSWORD)]).toEqual([401, 200]);
  expect(await spend(body.code)).toMatchObject({ status: 400, body: NO_SUCH_CARD });
});

test('#sign-in-cards: a card ends after 15 minutes, by a new one, and of its code only the hash is kept', async () => {
  const { make, spend, passTime, platform } = await openForgotten();
  const first = (await make()).body.code;
  const second = (await make()).body.code;
  const stored = JSON.stringify(await platform.db.selectFrom('sign_in_cards').selectAll().execute());
  for (const code of [first, second, second.replace('-', '')]) expect(stored).not.toContain(code);
  expect((await spend(first)).status).toBe(400);
  passTime(SIGN_IN_CARD_MS);
  expect(await spend(second)).toMatchObject({ status: 400, body: NO_SUCH_CARD });
});

test('#sign-in-cards: a nought that is typed for an O counts as one, as no code has a nought', async () => {
  const { platform, scout, spend, admin } = await openForgotten();
  const madeBy = (await admin()).user.id;
  const expiresAt = platform.clock() + SIGN_IN_CARD_MS;
  await putCard(platform.db, { userId: scout.user.id, codeHash: hashOfToken('OIB7QDM2'), expiresAt, madeBy });
  expect((await spend('0187-qdm2')).status).toBe(200);
});

test('#sign-in-cards: two who type the same card at once are one', async () => {
  const { make, spend } = await openForgotten();
  const { code } = (await make()).body;
  const statuses = (await Promise.all([spend(code), spend(code)])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 400]);
});

test('#sign-in-cards: unknown names, administrators and accounts without a card are answered alike', async () => {
  const { spend, admin, student } = await openForgotten();
  const { username } = (await admin()).user;
  const other = (await student()).user.username;
  for (const name of ['nobody', username, other, 'willow'])
    expect(await spend('AAAA-AAAA', name)).toMatchObject({ status: 400, body: NO_SUCH_CARD });
});

test('#sign-in-cards: ten wrong codes in a quarter of an hour are all, and guesses at the password are not among them', async () => {
  const { make, spend, logIn } = await openForgotten();
  for (let n = 0; n < 11; n += 1) await logIn('wrong-one');
  expect(await logIn(PASSWORD)).toBe(429);
  const { code } = (await make()).body;
  for (let n = 0; n < 9; n += 1) expect((await spend('AAAA-AAAA')).status).toBe(400);
  expect((await spend(code)).status).toBe(200);
  expect(await logIn(NEW_PASSWORD)).toBe(200);
  expect((await spend('AAAA-AAAA')).status).toBe(400);
  expect((await spend(code)).status).toBe(429);
});

test('#sign-in-cards: a password that is guessed first is refused at its field, and the card still works', async () => {
  const { make, spend, stranger } = await openForgotten();
  const { code } = (await make()).body;
  const body = { username: 'willow', code, newPassword: 'football' };
  const refused = await stranger().call(spendSignInCard, { body });
  expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['message', 'fields']]);
  expect((await spend(code)).status).toBe(200);
});

test('#sign-in-cards: a leader makes one only with a live yes, and whoever made it stands under Who looked', async () => {
  const { setUp, leaderOf, answer, mother, scout, make, letters, passTime } = await openForgotten();
  const troop = await setUp();
  const rivera = await leaderOf(troop);
  expect((await make(rivera.caller)).status).toBe(404);
  await answer(mother.caller, scout, troop, 'work');
  expect((await make(rivera.caller)).status).toBe(201);
  passTime(60_000);
  await make();
  const { looks } = (await mother.caller.call(getChild, { params: { id: scout.user.id } })).body;
  const made = looks.filter(({ what }) => what === 'Made a card for a new password');
  expect(made.map(({ by }) => by.split(' ')[0])).toEqual(['Administrator', 'Leader']);
  const sent = await letters();
  expect(sent.map(({ recipient }) => recipient)).toEqual([mother.email, mother.email]);
  expect(sent[0]?.body).toContain('Ana Rivera, a leader of the troop, made a card');
  await answer(mother.caller, scout, troop, 'no');
  expect((await make(rivera.caller)).status).toBe(404);
  expect((await make(scout.caller)).status).toBe(403);
});

test('#sign-in-cards: no number of other letters keeps word of a card and of its use from any parent', async () => {
  const { platform, parent, mother, scout, make, spend, letters } = await openForgotten();
  const father = await parent([scout]);
  const outbox = outboxOf(platform);
  const write = () => ({ subject: 'Hello', blocks: ['Hello'] });
  for (const recipient of [mother.email, father.email])
    for (let n = 0; n < 6; n += 1)
      expect(await outbox.put(platform.db, { userId: scout.user.id, recipient, kind: 'letter', write })).toBe(
        true,
      );
  await spend((await make()).body.code);
  const told = (await letters()).map(({ recipient, subject }) => `${recipient}: ${subject}`);
  expect(told.toSorted()).toEqual(
    [mother, father]
      .flatMap(({ email }) => [
        `${email}: A card to sign in to Rootling`,
        `${email}: A Rootling password was changed`,
      ])
      .toSorted(),
  );
});

test('#sign-in-cards: five cards a day are made for one scout', async () => {
  const { make } = await openForgotten();
  const statuses: number[] = [];
  for (let n = 0; n < 6; n += 1) statuses.push((await make()).status);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
});

test('#sign-in-cards: two presses at once make two cards, of which one works', async () => {
  const { make, spend } = await openForgotten();
  const made = await Promise.all([make(), make()]);
  expect(made.map(({ status }) => status)).toEqual([201, 201]);
  const statuses: number[] = [];
  for (const { body } of made) statuses.push((await spend(body.code)).status);
  expect(statuses.toSorted()).toEqual([200, 400]);
});

type Forgotten = Awaited<ReturnType<typeof openForgotten>>;
type Turn = (
  world: Forgotten & { troop: string; rivera: Person; params: { id: string } },
) => Promise<{ status: number }>;

const setPassword: Turn = ({ mother, params }) =>
  mother.caller.call(setChildPassword, { params, body: { newPassword: 'another-cutting-4' } });
const sayLess: Turn = ({ mother, scout, troop, answer }) => answer(mother.caller, scout, troop, 'progress');
const sayNo: Turn = ({ mother, scout, troop, answer }) => answer(mother.caller, scout, troop, 'no');
const stop: Turn = ({ mother, params }) => mother.caller.call(stopChild, { params });
const holdHer: Turn = ({ office, params }) =>
  office.call(holdStudent, {
    params,
    body: { kind: 'dispute', reason: 'Two parents disagree.', until: '2026-12-01' },
  });
const takeTroop: Turn = ({ office, troop, rivera }) =>
  office.call(removeLeader, { params: { id: troop, leaderId: rivera.user.id } });
const sayYes: Turn = ({ mother, scout, troop, answer }) => answer(mother.caller, scout, troop, 'work');
const start: Turn = ({ mother, params }) => mother.caller.call(startChild, { params });
const release: Turn = ({ office, params }) => office.call(releaseHold, { params });
const giveTroop: Turn = ({ office, troop, rivera }) =>
  office.call(addLeader, { params: { id: troop }, body: { leaderId: rivera.user.id } });
const endLeader: Turn = ({ office, rivera }) => office.call(deleteUser, { params: { id: rivera.user.id } });
const endTroop: Turn = ({ office, troop }) => office.call(closeTroop, { params: { id: troop } });

test.each([
  ["a parent's new password", 'administrator', setPassword],
  ["a parent's new password", 'leader', setPassword],
  ["a parent's No", 'leader', sayNo],
  ["a parent's Progress only", 'leader', sayLess],
  ["a parent's Stop", 'administrator', stop],
  ["a parent's Stop", 'leader', stop],
  ['a hold', 'administrator', holdHer],
  ['a hold', 'leader', holdHer],
  ['a troop that is taken from her', 'leader', takeTroop],
  ['the end of her account', 'leader', endLeader],
  ['the end of the troop', 'leader', endTroop],
] as const)('#sign-in-cards: %s ends the card of the %s', async (_, maker, turn) => {
  const world = await openForgotten();
  const troop = await world.setUp();
  const rivera = await world.leaderOf(troop);
  await world.answer(world.mother.caller, world.scout, troop, 'work');
  const { code } = (await world.make(maker === 'leader' ? rivera.caller : world.office)).body;
  const { status } = await turn({ ...world, troop, rivera, params: { id: world.scout.user.id } });
  expect(status).toBeLessThan(300);
  expect(await world.spend(code)).toMatchObject({ status: 400, body: NO_SUCH_CARD });
});

/** A leader whom the mother lets look at the work. */
async function openLeadersCard() {
  const world = await openForgotten();
  const { setUp, leaderOf, answer, mother, scout, make, spend, stranger, parent } = world;
  const troop = await setUp();
  const rivera = await leaderOf(troop);
  await answer(mother.caller, scout, troop, 'work');
  const params = { id: scout.user.id };
  return {
    ...world,
    troop,
    rivera,
    params,
    /** A card of who makes it, used and logged in with, by whomever. */
    enter: async (by: Caller = rivera.caller, shared = false) => {
      expect((await spend((await make(by)).body.code)).status).toBe(200);
      const tablet = stranger();
      const body = { username: 'willow', password: NEW_PASSWORD, shared };
      const { status, body: user } = await tablet.call(login, { body });
      expect(status).toBe(200);
      return { tablet, user };
    },
    /** The mother's page, opened once more. */
    motherAgain: async () => (await parent([scout], mother.email)).caller,
    /** The use that the mother's page asks about. */
    shownUse: async (by: Caller = mother.caller) =>
      (await by.call(getChild, { params })).body.card?.useId ?? 'none',
  };
}

test("#sign-in-cards: a leader with 'Progress only' makes no card, and reads what to ask the parents for", async () => {
  const { troop, rivera, answer, mother, scout, make, params, letters } = await openLeadersCard();
  await answer(mother.caller, scout, troop, 'progress');
  const why = CARD_PROBLEMS['progress-only'].message;
  expect(await make(rivera.caller)).toMatchObject({ status: 403, body: { message: why } });
  expect((await rivera.caller.call(getScout, { params })).body.cardProblem).toBe(why);
  expect(await letters()).toEqual([]);
  expect((await make()).status).toBe(201);
  await answer(mother.caller, scout, troop, 'work');
  expect((await rivera.caller.call(getScout, { params })).body.cardProblem).toBeNull();
  expect((await make(rivera.caller)).status).toBe(201);
});

test('#sign-in-cards: where no parent can be written to, an administrator makes the card', async () => {
  const { platform, rivera, mother, make } = await openLeadersCard();
  expect((await make(rivera.caller)).status).toBe(201);
  const itsLetter = platform.db.updateTable('mails').where('recipient', '=', mother.email);
  await itsLetter.set({ problem: 'address-refused' }).execute();
  const refused = { status: 403, body: { message: CARD_PROBLEMS['no-parent'].message } };
  expect(await make(rivera.caller)).toMatchObject(refused);
  expect((await make()).status).toBe(201);

  const mailless = await openTroopWorld();
  const troop = await mailless.setUp();
  const leader = await mailless.leaderOf(troop);
  const bo = await mailless.student();
  await mailless.answer((await mailless.parent([bo])).caller, bo, troop, 'work');
  const body = { studentId: bo.user.id };
  expect(await leader.caller.call(makeSignInCard, { body })).toMatchObject(refused);
  expect((await mailless.office.call(makeSignInCard, { body })).status).toBe(201);
});

test("#sign-in-cards: a leader who uses the card reads no address, and stays in neither with its password nor by the child's own means", async () => {
  const { enter, stranger, passTime, platform } = await openLeadersCard();
  const endsAt = new Date(platform.clock() + CARD_SESSION_MS).toISOString();
  const { tablet, user } = await enter();
  const language = { body: { language: 'en' } } as const;
  for (const read of [
    user,
    (await tablet.call(getUser)).body,
    (await tablet.call(chooseLanguage, language)).body,
  ])
    expect(read).toMatchObject({
      ...{ username: 'Willow', email: '', zipCode: '', cardEndsAt: endsAt },
      ...{ parentEmail: null, parentFirstName: null, parentLastName: null, parentPhone: null },
    });
  expect(Object.keys(tablet.cookies)).not.toContain('rootling_device');
  const own = { username: 'willow', email: 'leader@troop.example' };
  const bodies = await makeValidBodies();
  const changes = [
    await tablet.call(editProfile, { body: own }),
    await tablet.call(completeProfile, { body: bodies.get(completeProfile) ?? null }),
    await tablet.call(giveParentConsent, { body: bodies.get(giveParentConsent) ?? null }),
    await tablet.call(resendConsent),
  ];
  expect(changes.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  const answers = { troopNumber: '42', parentFirstName: 'Ana', parentLastName: 'Reyes', state: 'WI' };
  const byAnswers = await stranger().call(verifyReset, { body: { username: 'willow', ...answers } });
  expect([byAnswers.status, byAnswers.body]).toMatchObject([
    403,
    { message: expect.stringMatching(/parent/) },
  ]);
  passTime(CARD_SESSION_MS - 1);
  expect((await tablet.call(listProjects)).status).toBe(200);
  passTime(1);
  expect((await tablet.call(listProjects)).status).toBe(401);
  const body = { username: 'willow', password: NEW_PASSWORD };
  expect(await stranger().call(login, { body })).toMatchObject({
    status: 403,
    body: { message: expect.stringMatching(/4 hours/) },
  });
});

test("#sign-in-cards: what a leader's card was used for stands in the log and on the parent's page, who is asked whether it was the child", async () => {
  const {
    enter,
    rivera,
    mother,
    office,
    params,
    letters,
    passTime,
    platform,
    motherAgain,
    make,
    logIn,
    shownUse,
  } = await openLeadersCard();
  const usedAt = platform.clock();
  await enter();
  const { username } = rivera.user;
  const { body: log } = await office.call(listAudit, { query: { by: username } });
  expect(log.map(({ action, subjectLabel }) => `${action} ${subjectLabel}`)).toEqual(
    expect.arrayContaining(['make-card-as-leader Willow', 'spend-card Willow', 'log-in-by-card Willow']),
  );
  const { card, looks } = (await mother.caller.call(getChild, { params })).body;
  expect(card).toEqual({
    useId: expect.any(String),
    usedAt: new Date(usedAt).toISOString(),
    endsAt: new Date(usedAt + CARD_SESSION_MS).toISOString(),
    madeBy: 'Ana Rivera',
  });
  expect(looks).toContainEqual(
    expect.objectContaining({ by: `With a card of ${username}`, what: 'Logged in' }),
  );
  const used = (await letters()).find(({ subject }) => subject.endsWith('was changed'));
  expect(used?.body).toContain('a card that Ana Rivera, a leader of the troop, had made');
  expect(used?.body).toContain('Was it Ada?');

  passTime(CARD_SESSION_MS);
  expect(await make(rivera.caller)).toMatchObject({
    status: 403,
    body: { message: CARD_PROBLEMS['not-answered'].message },
  });
  const again = await motherAgain();
  const useId = await shownUse(again);
  for (let n = 0; n < 2; n += 1)
    expect((await again.call(settleChildCard, { params, body: { useId } })).status).toBe(200);
  expect((await again.call(getChild, { params })).body.card).toBeNull();
  expect(await logIn(NEW_PASSWORD)).toBe(200);
  expect((await make(rivera.caller)).status).toBe(201);
});

test("#sign-in-cards: a parent's yes is about the use that was shown, and makes the password of no other one lasting", async () => {
  const { enter, mother, params, shownUse, passTime, logIn } = await openLeadersCard();
  await enter();
  const childs = await shownUse();
  const settle = (useId: string) => mother.caller.call(settleChildCard, { params, body: { useId } });
  passTime(10 * 60_000);
  await enter();
  expect(await settle(childs)).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/Another card/) },
  });
  const { card } = (await mother.caller.call(getChild, { params })).body;
  expect(Date.parse(card?.endsAt ?? '') - Date.parse(card?.usedAt ?? '')).toBe(CARD_SESSION_MS - 10 * 60_000);
  expect((await settle(await shownUse())).status).toBe(200);
  expect((await settle(childs)).status).toBe(409);
  passTime(CARD_SESSION_MS);
  expect(await logIn(NEW_PASSWORD)).toBe(200);
});

test.each([
  ['a Yes after the No', sayNo, sayYes],
  ['a Yes after Progress only', sayLess, sayYes],
  ['the troop, given back to the leader,', takeTroop, giveTroop],
  ['a Start after the Stop', stop, start],
  ['the release of a hold', holdHer, release],
])('#sign-in-cards: %s opens nothing again that a card had opened', async (_, turn, back) => {
  const world = await openLeadersCard();
  const { tablet } = await world.enter();
  world.passTime(1);
  for (const item of [turn, back]) expect((await item(world)).status).toBeLessThan(300);
  expect((await tablet.call(listProjects)).status).toBe(401);
  expect(await world.logIn(NEW_PASSWORD)).toBe(403);
  // A parent's report about the child is another matter than the answer to the leader.
  const body = { useId: await world.shownUse() };
  expect((await world.mother.caller.call(settleChildCard, { params: world.params, body })).status).toBe(200);
  expect(await world.logIn(NEW_PASSWORD)).toBe(200);
});

test("#sign-in-cards: a second card within the hours of a leader's gives no more of them, and a shared tablet slides no further", async () => {
  const { enter, passTime, logIn } = await openLeadersCard();
  await enter();
  passTime(CARD_SESSION_MS - 20 * 60_000);
  const { tablet } = await enter(undefined, true);
  for (let minutes = 0; minutes < 20; minutes += 10) {
    expect((await tablet.call(listProjects)).status).toBe(200);
    passTime(10 * 60_000);
  }
  expect((await tablet.call(listProjects)).status).toBe(401);
  expect(await logIn(NEW_PASSWORD)).toBe(403);
});

test("#sign-in-cards: an administrator's card asks no parent: its first session ends after four hours, the password stays", async () => {
  const { enter, office, passTime, mother, params, stranger } = await openLeadersCard();
  const { tablet } = await enter(office);
  expect((await mother.caller.call(getChild, { params })).body.card).toBeNull();
  passTime(CARD_SESSION_MS);
  expect((await tablet.call(listProjects)).status).toBe(401);
  const home = stranger();
  const { body: user } = await home.call(login, { body: { username: 'willow', password: NEW_PASSWORD } });
  expect(user).toMatchObject({ parentFirstName: null, email: expect.stringContaining('@') });
  expect(user).not.toHaveProperty('cardEndsAt');
  passTime(CARD_SESSION_MS);
  expect((await home.call(listProjects)).status).toBe(200);
});

test("#sign-in-cards: a parent's new password ends a leader's card at once, and a leader who is gone leaves no lasting one", async () => {
  const { enter, mother, params, logIn, office, rivera, passTime } = await openLeadersCard();
  const { tablet } = await enter();
  expect((await office.call(deleteUser, { params: { id: rivera.user.id } })).status).toBe(200);
  expect((await mother.caller.call(getChild, { params })).body.card).toMatchObject({ madeBy: '' });
  passTime(20 * 60_000);
  const body = { newPassword: 'another-cutting-4' };
  expect((await mother.caller.call(setChildPassword, { params, body })).status).toBe(200);
  expect((await mother.caller.call(getChild, { params })).body.card).toBeNull();
  expect((await tablet.call(listProjects)).status).toBe(401);
  expect([await logIn(NEW_PASSWORD), await logIn('another-cutting-4')]).toEqual([401, 200]);
});

test.each([
  ["a parent's No", sayNo],
  ["a parent's Progress only", sayLess],
  ['a troop that is taken from the leader', takeTroop],
  ["the end of the leader's account", endLeader],
  ['the end of the troop', endTroop],
])('#sign-in-cards: %s ends what a used card opened, and its password', async (_, turn) => {
  const world = await openLeadersCard();
  const { id: projectId } = await world.project(world.scout);
  const { tablet } = await world.enter();
  const saved = { params: { id: projectId, stepNumber: 2 }, body: { formData: {}, isCompleted: false } };
  expect((await tablet.call(saveStep, saved)).status).toBe(200);
  expect((await turn(world)).status).toBeLessThan(300);
  expect((await tablet.call(listProjects)).status).toBe(401);
  expect((await tablet.call(saveStep, saved)).status).toBe(401);
  expect((await tablet.call(getUser)).status).toBe(401);
  const body = { username: 'willow', password: NEW_PASSWORD };
  expect(await world.stranger().call(login, { body })).toMatchObject({
    status: 403,
    body: {
      message:
        'Your password does not work any more. Please ask your parent or an administrator for a new one.',
    },
  });
  expect((await setPassword(world)).status).toBe(200);
  expect(await world.logIn('another-cutting-4')).toBe(200);
});
