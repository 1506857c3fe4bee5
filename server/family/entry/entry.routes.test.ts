import { expect, test } from 'vitest';
import * as consent from '#domain/contract/consent/consent.ts';
import * as parent from '#domain/contract/family/parent.ts';
import { drawnSignature } from '#server/testing/drawn-signature.ts';
import { openMailedWorld } from '#server/testing/mailed-world.ts';
import { openWorld } from '#server/testing/test-app.ts';
import type { Caller } from '#server/testing/world.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DEAD = { status: 404, body: { message: 'This link is too old or was used.' } };
const ANA = 'ana@family.example';

async function ask(caller: Caller, email: string) {
  return caller.call(parent.requestParentLink, { body: { email } });
}

/** A world in which Ana is the parent of one scout. */
async function openHome() {
  const world = await openMailedWorld();
  const scout = await world.student({ firstName: 'Ada' });
  await world.parent([scout], ANA);
  const browser = world.stranger();
  return {
    ...world,
    scout,
    browser,
    link: async (address = ANA) => {
      await ask(world.stranger(), address);
      return world.lastToken(ANA, '/parent');
    },
    open: (token: string, caller = browser) => caller.call(parent.openParentPage, { body: { token } }),
  };
}

test('#opening-the-page: who confirmed a consent from her mailbox is a parent of the child, and comes in by mail', async () => {
  const world = await openMailedWorld();
  const { caller, user } = await world.unconsentedStudent({ firstName: 'Ada' });
  await caller.call(consent.giveParentConsent, {
    body: {
      parentFirstName: 'Ngozi',
      parentLastName: 'Okafor',
      parentEmail: 'Ngozi@family.example',
      signature: await drawnSignature(),
      termsAgree: true,
    },
  });
  const token = await world.lastToken('Ngozi@family.example', '/parent/confirm');
  // A signature alone opens nothing.
  await ask(world.stranger(), 'ngozi@family.example');
  expect(await world.lastToken('Ngozi@family.example', '/parent')).toBe('');
  await world.stranger().call(consent.answerConfirmation, { body: { token, agree: true } });
  expect(await ask(world.stranger(), 'ngozi@family.example')).toMatchObject({
    status: 202,
    body: { success: true },
  });
  const link = await world.lastToken('Ngozi@family.example', '/parent');
  const hers = world.stranger();
  expect((await hers.call(parent.openParentPage, { body: { token: link } })).status).toBe(200);
  const { body } = await hers.call(parent.listChildren);
  expect(body).toMatchObject([{ id: user.id, firstName: 'Ada', consentState: 'confirmed' }]);
  const letter = world.letters('Ngozi@family.example').find(({ body: text }) => text.includes('/parent#'));
  expect(`${letter?.headers.subject}${letter?.body}`).not.toContain('Ada');
});

test('#opening-the-page: a link opens the page once, and not after fifteen minutes', async () => {
  const { link, open, passTime, browser } = await openHome();
  const first = await link();
  expect(await open(first)).toMatchObject({ status: 200, body: { success: true } });
  expect((await browser.call(parent.listChildren)).status).toBe(200);
  expect(await open(first)).toMatchObject(DEAD);
  const second = await link();
  passTime(15 * MINUTE_MS);
  expect(await open(second)).toMatchObject(DEAD);
  expect(await open('no-such-link')).toMatchObject(DEAD);
});

test('#opening-the-page: the page closes after half an hour without a look, two hours after it was opened, and by its button', async () => {
  const { link, open, passTime, browser } = await openHome();
  const isOpen = async () => (await browser.call(parent.listChildren)).status === 200;
  await open(await link());
  passTime(29 * MINUTE_MS);
  expect(await isOpen()).toBe(true);
  passTime(29 * MINUTE_MS);
  expect(await isOpen()).toBe(true);
  passTime(30 * MINUTE_MS);
  expect(await isOpen()).toBe(false);
  await open(await link());
  for (let n = 0; n < 4; n += 1) {
    passTime(29 * MINUTE_MS);
    expect(await isOpen()).toBe(true);
  }
  passTime(4 * MINUTE_MS);
  expect(await isOpen()).toBe(false);
  await open(await link());
  const { rootling_parent: token = '' } = browser.cookies;
  expect((await browser.call(parent.closeParentPage)).status).toBe(200);
  expect(browser.cookies.rootling_parent).toBeUndefined();
  browser.cookies.rootling_parent = token;
  expect(await isOpen()).toBe(false);
});

test('#what-stands-on-the-page: the page knows when its parent was here before, and what is opened again within two hours is one visit', async () => {
  const { browser, open, link, passTime, platform } = await openHome();
  const lastVisit = async () =>
    (await browser.call(parent.listChildren)).body.map(({ lastVisitAt }) => lastVisitAt);
  const first = new Date(platform.clock()).toISOString();
  await open(await link());
  expect(await lastVisit()).toEqual([null]);
  passTime(HOUR_MS);
  await open(await link());
  expect(await lastVisit()).toEqual([null]);
  passTime(HOUR_MS);
  await open(await link());
  expect(await lastVisit()).toEqual([first]);
  const second = new Date(platform.clock()).toISOString();
  passTime(25 * HOUR_MS);
  await open(await link());
  expect(await lastVisit()).toEqual([second]);
});

test('#opening-the-page: the cookie is out of the reach of scripts, and over https of other hosts', async () => {
  const { link, app, platform } = await openHome();
  const headers = { 'x-forwarded-proto': 'https' };
  const payload = { token: await link() };
  const opened = await app.inject({ method: 'POST', url: '/api/parent/session', headers, payload });
  expect(opened.headers['cache-control']).toBe('no-store');
  const cookie = opened.cookies.find(({ name }) => name.endsWith('rootling_parent'));
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  const rows = await platform.db.selectFrom('parent_sessions').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(cookie?.value);
});

test('#opening-the-page: a new browser is told of by mail; the letter closes the page everywhere, once', async () => {
  const { link, open, browser, stranger, deliver, letters, lastToken, passTime } = await openHome();
  const opened = () => letters(ANA).filter(({ body }) => body.includes('Not you? Close it:'));
  await open(await link());
  await deliver();
  expect(opened()).toHaveLength(1);
  await open(await link());
  await deliver();
  expect(opened(), 'the browser is known by now').toHaveLength(1);
  const other = stranger();
  await open(await link(), other);
  const waiting = await link();
  expect(opened()).toHaveLength(2);

  const token = await lastToken(ANA, '/parent/close');
  const close = () => stranger().call(parent.closeParentPages, { body: { token } });
  expect(await close()).toMatchObject({ status: 200, body: { success: true } });
  expect((await browser.call(parent.listChildren)).status).toBe(401);
  expect((await other.call(parent.listChildren)).status).toBe(401);
  expect(await open(waiting)).toMatchObject(DEAD);
  expect(await close()).toMatchObject(DEAD);
  // Six letters a day go to an address.
  passTime(24 * HOUR_MS);
  await open(await link());
  await deliver();
  expect(opened(), 'no browser is known any more').toHaveLength(3);
});

test('#opening-the-page: a browser is not known by a token that somebody else has put there', async () => {
  const { link, open, browser, stranger, deliver, letters } = await openHome();
  const opened = () => letters(ANA).filter(({ body }) => body.includes('Not you? Close it:'));
  browser.cookies.rootling_parent_browser = 'planted';
  await open(await link());
  expect(browser.cookies.rootling_parent_browser).not.toBe('planted');
  const thief = stranger();
  thief.cookies.rootling_parent_browser = 'planted';
  await open(await link(), thief);
  await deliver();
  expect(opened()).toHaveLength(2);
});

test('#opening-the-page: whatever address is typed, the answer is the same and so is what is written down', async () => {
  const { stranger, platform, deliver, server, scout, passTime } = await openHome();
  const { db } = platform;
  const rowsFor = async (email: string) => {
    const response = await ask(stranger(), email);
    const mails = await db.selectFrom('mails').selectAll().execute();
    const shape = mails.map(({ kind, user_id, link_purpose, body }) => ({
      kind,
      user_id,
      link_purpose,
      body,
    }));
    await db.deleteFrom('mails').execute();
    return { status: response.status, body: response.body, shape };
  };
  const known = await rowsFor(ANA);
  expect(known).toMatchObject({ status: 202, body: { success: true }, shape: [{ user_id: null }] });
  expect(await rowsFor('nobody@family.example')).toEqual(known);
  expect(await rowsFor(scout.user.email)).toEqual(known);

  passTime(HOUR_MS);
  await ask(stranger(), 'nobody@family.example');
  await deliver();
  expect(server.received).toEqual([]);
  expect(await db.selectFrom('mails').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('links').selectAll().execute()).toEqual([]);
});

test('#opening-the-page: five links an hour go to an address, and the sixth is answered the same', async () => {
  const { stranger, deliver, letters, passTime } = await openHome();
  for (let n = 0; n < 6; n += 1) expect((await ask(stranger(), ANA.toUpperCase())).status).toBe(202);
  await deliver();
  expect(letters(ANA)).toHaveLength(5);
  passTime(HOUR_MS);
  await ask(stranger(), ANA);
  await deliver();
  expect(letters(ANA)).toHaveLength(6);
});

test('#letters-of-security: six links that strangers ask for leave a parent one an hour, and bring no more', async () => {
  const { stranger, deliver, letters, passTime } = await openHome();
  const askAndDeliver = async () => {
    await ask(stranger(), ANA);
    await deliver();
    return letters(ANA).length;
  };
  const counts: number[] = [];
  for (let n = 0; n < 6; n += 1) {
    counts.push(await askAndDeliver());
    passTime(HOUR_MS / 4);
  }
  expect(counts.at(-1)).toBe(6);
  const later: number[] = [];
  for (let n = 0; n < 4; n += 1) {
    later.push(await askAndDeliver(), await askAndDeliver());
    passTime(HOUR_MS);
  }
  expect(later).toEqual([7, 7, 8, 8, 9, 9, 10, 10]);
});

test('#opening-the-page: a client asks twenty times an hour, for whatever addresses', async () => {
  const { stranger } = await openHome();
  for (let n = 0; n < 20; n += 1) expect((await ask(stranger(), `a${n}@family.example`)).status).toBe(202);
  expect(await ask(stranger(), ANA)).toMatchObject({ status: 429 });
});

test('#opening-the-page: a dead link can have another sent, to the address on record alone', async () => {
  const { link, open, stranger, lastToken } = await openHome();
  const dead = await link();
  await open(dead);
  expect((await stranger().call(consent.sendLinkAgain, { body: { token: dead } })).status).toBe(202);
  const another = await lastToken(ANA, '/parent');
  expect(another).not.toBe(dead);
  expect((await open(another)).status).toBe(200);
});

test('#blocking-a-parent: a blocked guardian gets no link, and what she has open shows nothing', async () => {
  const { link, open, browser, platform, deliver, letters } = await openHome();
  const unused = await link();
  await open(await link());
  await platform.db.updateTable('guardians').set({ state: 'blocked' }).execute();
  expect((await browser.call(parent.listChildren)).status).toBe(401);
  expect(await open(unused)).toMatchObject(DEAD);
  await deliver();
  const before = letters(ANA).length;
  await link();
  expect(letters(ANA)).toHaveLength(before);
});

test('#opening-the-page: without mail nothing is written down, and the answer is the same', async () => {
  const { stranger, platform } = await openWorld();
  expect((await ask(stranger(), ANA)).status).toBe(202);
  expect(await platform.db.selectFrom('mails').selectAll().execute()).toEqual([]);
});

test('#opening-the-page: the same is written down for an address that is known and one that is not', async () => {
  const { platform, app } = await openHome();
  const writtenFor = async (email: string) => {
    await platform.db.deleteFrom('throttle_events').execute();
    await platform.db.deleteFrom('mails').execute();
    const { statusCode, body } = await app.inject({
      method: 'POST',
      url: '/api/parent/link',
      payload: { email },
    });
    const counted = await platform.db.selectFrom('throttle_events').selectAll().execute();
    const mails = await platform.db.selectFrom('mails').selectAll().execute();
    const waits = mails.map(({ id: _, recipient, ...mail }) => ({
      ...mail,
      isToWhoAsked: recipient === email,
    }));
    return { statusCode, body, counted: counted.length, waits };
  };
  const known = await writtenFor(ANA);
  expect(known.waits).toMatchObject([{ isToWhoAsked: true }]);
  expect(await writtenFor('nobody@family.example')).toEqual(known);
});
