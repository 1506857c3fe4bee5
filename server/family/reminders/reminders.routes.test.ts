/** PRODUCT.md#reminders: a parent asks for reminders alone, and ends them from any letter, signed in or not. */
import { expect, test } from 'vitest';
import * as consent from '#domain/contract/consent/consent.ts';
import { getChildArchive } from '#domain/contract/family/child-work.ts';
import * as guardians from '#domain/contract/family/guardians.ts';
import * as ownAddress from '#domain/contract/family/own-address.ts';
import { requestParentLink } from '#domain/contract/family/parent.ts';
import * as reminders from '#domain/contract/family/reminders.ts';
import { addressOf, LINK_HEADER } from '#domain/contract/platform/endpoint.ts';
import { OPEN_SCREENS } from '#domain/rules/platform/screens.ts';
import { drawnSignature } from '#server/testing/drawn-signature.ts';
import type { OpenParent } from '#server/testing/factories.ts';
import { openRemindedWorld, type RemindedWorld } from '#server/testing/reminded-world.ts';
import { openWorld } from '#server/testing/test-app.ts';
import { unzip } from '#server/testing/unzip.ts';

const ANA = 'ana@family.example';
const BEN = 'ben@family.example';
const DAY_MS = 24 * 60 * 60_000;
const DEAD = 'This link is too old or was used.';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

const wishOf = async (world: RemindedWorld, parent: OpenParent, id: string) =>
  (await (await world.open(parent)).call(reminders.getReminderWish, { params: { id } })).body;

/** A parent of two who has had a letter about both. */
async function openWritten() {
  const world = await openRemindedWorld();
  const ada = await world.student({ firstName: 'Ada' });
  const bo = await world.student({ firstName: 'Bo' });
  for (const child of [ada, bo]) await world.inWater(child, '2026-08-01');
  const ana = await world.ticked([ada, bo], ANA);
  const ben = await world.ticked([ada], BEN);
  world.goTo('2026-08-08T21:00Z');
  await world.quarter();
  const letter = world.letters(ANA)[0];
  const stopAddress = /^<(.+)>$/.exec(letter?.headers['list-unsubscribe'] ?? '')?.[1] ?? '';
  const url = new URL(stopAddress);
  return {
    ...{ ...world, ada, bo, ana, ben, letter },
    onePress: `${url.pathname}${url.search}`,
    pressed: url.searchParams.get('token') ?? '',
    token: await world.lastToken(ANA, OPEN_SCREENS.stopReminders),
    wished: async () => (await world.platform.db.selectFrom('reminders').selectAll().execute()).length,
  };
}

test('it is off until she says so, is said twice with no harm, and no other parent is told', async () => {
  const world = await openRemindedWorld();
  const ada = await world.student();
  const ana = await world.parent([ada], ANA);
  const ben = await world.parent([ada], BEN);
  const { id } = ada.user;
  expect(await wishOf(world, ana, id)).toEqual({ isOffered: true, since: null });
  await world.choose(ana, ada, true);
  const said = await wishOf(world, ana, id);
  expect(said).toEqual({ isOffered: true, since: '2026-08-01T12:00:00.000Z' });
  world.passTime(DAY_MS);
  await world.choose(ana, ada, true);
  expect(await wishOf(world, ana, id)).toEqual(said);
  expect(await wishOf(world, ben, id)).toEqual({ isOffered: true, since: null });
  await world.deliver();
  expect(world.server.received).toEqual([]);
  await world.choose(ana, ada, false);
  await world.choose(ana, ada, false);
  expect(await wishOf(world, ana, id)).toEqual({ isOffered: true, since: null });
  const body = { isWanted: 'yes' };
  const refused = await (await world.open(ana)).call(reminders.chooseReminders, { params: { id }, body });
  expect(refused).toMatchObject({ status: 400, body: { fields: { isWanted: 'Please say yes or no' } } });
});

test('a child of somebody else is 404, to read and to say', async () => {
  const world = await openRemindedWorld();
  const [ada, bo] = [await world.student(), await world.student()];
  const ana = await world.parent([ada], ANA);
  const call = { params: { id: bo.user.id }, body: { isWanted: true } };
  const caller = await world.open(ana);
  expect((await caller.call(reminders.chooseReminders, call)).status).toBe(404);
  expect((await caller.call(reminders.getReminderWish, { params: call.params })).status).toBe(404);
});

test.each([
  ['no mail is sent', {}],
  [
    'they are off',
    {
      SMTP_URL: 'smtp://127.0.0.1:25',
      MAIL_FROM: 'scouts@troop.example',
      BASE_URL: 'http://rootling.example',
      SUPPORT_EMAIL: 'help@troop.example',
      REMINDERS: 'off',
    },
  ],
])('where %s they are not offered, and cannot be asked for', async (_, environment) => {
  const world = await openWorld(environment);
  const ada = await world.student();
  const { caller } = await world.parent([ada]);
  const params = { id: ada.user.id };
  expect((await caller.call(reminders.getReminderWish, { params })).body).toEqual({
    isOffered: false,
    since: null,
  });
  const asked = await caller.call(reminders.chooseReminders, { params, body: { isWanted: true } });
  expect(asked).toMatchObject({ status: 409, body: { message: 'No reminders are sent here.' } });
  expect((await caller.call(reminders.chooseReminders, { params, body: { isWanted: false } })).status).toBe(
    200,
  );
});

test('a letter has the address and the header of RFC 8058, and nothing else of ours has', async () => {
  const { letter, pressed, token, platform, server } = await openWritten();
  expect(letter?.headers).toMatchObject({
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    'auto-submitted': 'auto-generated',
  });
  expect(pressed).toBe(token);
  expect(pressed.length).toBeGreaterThan(40);
  const links = await platform.db.selectFrom('links').selectAll().execute();
  expect(JSON.stringify(links)).not.toContain(pressed);
  expect(server.received.every(({ body }) => body.includes('/parent/reminders#'))).toBe(true);
});

test('whoever opens the address of one press is led to the button, and nothing has changed', async () => {
  const { stranger, onePress, token, wished } = await openWritten();
  for (let n = 0; n < 3; n += 1) {
    const { status, headers } = await stranger().send({ method: 'GET', url: onePress });
    expect(status).toBe(303);
    expect(headers.location).toBe(`/parent/reminders#${token}`);
  }
  const odd = addressOf(reminders.openOnePress, {}, { token: '\r\nx: y#//evil.example' });
  const { headers } = await stranger().send({ method: 'GET', url: odd });
  expect(headers.location).toBe('/parent/reminders#%0D%0Ax%3A%20y%23%2F%2Fevil.example');
  expect(await wished()).toBe(3);
});

test.each([
  ['one-press', 'as a form', { headers: FORM, payload: 'List-Unsubscribe=One-Click' }],
  [
    'one-press',
    'as a form in parts',
    {
      headers: { 'content-type': 'multipart/form-data; boundary=B' },
      payload: '--B\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--B--\r\n',
    },
  ],
  ['one-press', 'with nothing', {}],
  ['page', 'from the page', {}],
])('%s %s ends all letters to that address, for each child, and to nobody else', async (way, _, sent) => {
  const world = await openWritten();
  const { stranger, onePress, token, ana, ben, ada, bo } = world;
  const press = () =>
    way === 'page'
      ? stranger().call(reminders.stopRemindersByLink, { body: { token } })
      : stranger().send({ method: 'POST', url: onePress, ...sent });
  // A mail program may press twice.
  for (let n = 0; n < 2; n += 1)
    expect(await press()).toMatchObject({ status: 200, body: { success: true } });
  for (const child of [ada, bo])
    expect(await wishOf(world, ana, child.user.id)).toEqual({ isOffered: true, since: null });
  expect((await wishOf(world, ben, ada.user.id)).since).not.toBeNull();
  world.goTo('2026-08-15T21:00Z');
  expect(await world.quarter()).toBe(1);
  expect(world.letters(ANA)).toHaveLength(1);
  expect(world.letters(BEN)).toHaveLength(2);
});

test('odd, foreign and very old tokens end nothing, and many tries are stopped', async () => {
  const world = await openWritten();
  const { stranger, token, wished } = world;
  const press = (text: string) =>
    stranger().call(reminders.stopRemindersInOnePress, { query: { token: text } });
  for (const odd of ['x', `${token}x`, token.toUpperCase(), '../..', '%00'])
    expect(await press(odd)).toMatchObject({ status: 404, body: { message: DEAD } });
  expect((await press('x'.repeat(200))).status).toBe(400);
  expect(
    (await stranger().send({ method: 'POST', url: reminders.stopRemindersInOnePress.path })).status,
  ).toBe(400);
  // The link of another letter opens a page, and ends no reminders.
  await stranger().call(requestParentLink, { body: { email: ANA } });
  const other = await world.lastToken(ANA, OPEN_SCREENS.parent);
  expect(other).not.toBe('');
  expect((await press(other)).status).toBe(404);
  const tries = await Promise.all(Array.from({ length: 60 }, (_, n) => press(`guess-${n}`)));
  expect(tries.some(({ status }) => status === 429)).toBe(true);
  // Whoever has a letter is let through all the same.
  expect(await wished()).toBe(3);
  world.passTime(179 * DAY_MS);
  expect((await press(token)).status).toBe(200);
  expect(await wished()).toBe(1);
  world.passTime(2 * DAY_MS);
  expect((await press(token)).status).toBe(404);
});

test('the wish goes with a parent to her new address, and the letters to the old one end nothing any more', async () => {
  const world = await openWritten();
  const { stranger, token, ana, wished } = world;
  const carla = 'carla@family.example';
  await (await world.open(ana)).call(ownAddress.changeOwnAddress, { body: { email: carla } });
  const confirm = await world.lastToken(carla, OPEN_SCREENS.confirmAddress);
  expect((await stranger().call(ownAddress.confirmAddress, { body: { token: confirm } })).status).toBe(200);
  expect((await stranger().call(reminders.stopRemindersByLink, { body: { token } })).status).toBe(404);
  expect(await wished()).toBe(3);
  world.goTo('2026-08-15T21:00Z');
  expect(await world.quarter()).toBe(2);
  expect(world.letters(carla).at(-1)?.headers.subject).toBe('Time for a check at Rootling');
});

test('other content is refused where it was before', async () => {
  const { stranger } = await openWorld();
  const url = reminders.stopRemindersByLink.path;
  const { status } = await stranger().send({ method: 'POST', url, headers: FORM, payload: 'token=x' });
  expect(status).toBe(415);
});

test('a parent’s file of everything says since when she is reminded, and for which days she was written to', async () => {
  const world = await openRemindedWorld();
  const ada = await world.student();
  const ana = await world.ticked([ada], ANA);
  await world.inWater(ada, '2026-08-01');
  world.goTo('2026-08-08T20:50Z');
  expect(await world.quarter()).toBe(1);
  const { bytes } = await (await world.open(ana)).call(getChildArchive, {
    params: { id: ada.user.id },
  });
  const file = (await unzip(bytes)).get('reminders.json');
  expect(JSON.parse(String(file))).toEqual({
    since: '2026-08-01T12:00:00.000Z',
    letters: [{ dueOn: '2026-08-08', toldOn: '2026-08-08' }],
  });
});

test('who confirms a consent by mail is asked, and gets none unless she ticks it', async () => {
  const world = await openRemindedWorld();
  for (const [email, ticks] of [
    [ANA, true],
    [BEN, false],
    ['carla@family.example', undefined],
  ] as const) {
    const child = await world.unconsentedStudent();
    const signed = await child.caller.call(consent.giveParentConsent, {
      body: {
        ...{ parentFirstName: 'Ana', parentLastName: 'Reyes', parentEmail: email, termsAgree: true },
        signature: await drawnSignature(),
      },
    });
    expect(signed.status).toBe(200);
    const token = await world.lastToken(email, OPEN_SCREENS.confirmConsent);
    const asked = await world.stranger().call(consent.getConfirmation, { headers: { [LINK_HEADER]: token } });
    expect(asked.body.offersReminders).toBe(true);
    const body = { token, agree: true, ...(ticks !== undefined && { reminders: ticks }) };
    expect((await world.stranger().call(consent.answerConfirmation, { body })).status).toBe(200);
  }
  const rows = await world.platform.db
    .selectFrom('reminders')
    .innerJoin('guardians', 'guardians.id', 'reminders.guardian_id')
    .select('email')
    .execute();
  expect(rows).toEqual([{ email: ANA }]);
});

test('#asking-for-reminders: an invited parent who joins is asked too, and is reminded only with a tick and a yes', async () => {
  const world = await openRemindedWorld();
  const { stranger, lastToken, platform } = world;
  const scout = await world.student();
  const ana = await world.parent([scout], ANA);
  const params = { id: scout.user.id };
  for (const [email, answers] of [
    ['untouched@family.example', { agree: true }],
    ['unticked@family.example', { agree: true, reminders: false }],
    ['said-no@family.example', { agree: false, reminders: true }],
    [BEN, { agree: true, reminders: true }],
  ] as const) {
    const body = { firstName: 'Bo', lastName: 'Reyes', email };
    expect((await ana.caller.call(guardians.inviteParent, { params, body })).status).toBe(200);
    const token = await lastToken(email, OPEN_SCREENS.invitation);
    const headers = { [LINK_HEADER]: token };
    const asked = await stranger().call(guardians.getParentInvitation, { headers });
    expect(asked.body.offersReminders).toBe(true);
    const answered = await stranger().call(guardians.answerInvitation, { body: { token, ...answers } });
    expect(answered.status).toBe(200);
  }
  const rows = await platform.db
    .selectFrom('reminders')
    .innerJoin('guardians', 'guardians.id', 'reminders.guardian_id')
    .select('email')
    .execute();
  expect(rows).toEqual([{ email: BEN }]);
});

test('#asking-for-reminders: where no reminders are sent an invited parent is not asked, and an old page that asks is let in', async () => {
  const world = await openRemindedWorld({ REMINDERS: 'off' });
  const scout = await world.student();
  const ana = await world.parent([scout], ANA);
  const body = { firstName: 'Bo', lastName: 'Reyes', email: BEN };
  await ana.caller.call(guardians.inviteParent, { params: { id: scout.user.id }, body });
  const token = await world.lastToken(BEN, OPEN_SCREENS.invitation);
  const headers = { [LINK_HEADER]: token };
  const asked = await world.stranger().call(guardians.getParentInvitation, { headers });
  expect(asked.body.offersReminders).toBe(false);
  const answer = { token, agree: true, reminders: true };
  const answered = await world.stranger().call(guardians.answerInvitation, { body: answer });
  expect(answered).toMatchObject({ status: 200, body: { outcome: 'joined' } });
  expect(await world.platform.db.selectFrom('reminders').selectAll().execute()).toEqual([]);
});
