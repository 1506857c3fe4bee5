import { expect, test } from 'vitest';
import { getChild } from '#domain/contract/family/parent.ts';
import type { AuditAction } from '#domain/contract/office/admin.ts';
import { makeSignInCard } from '#domain/contract/sign-in/sign-in-cards.ts';
import { getScout } from '#domain/contract/troop/leader.ts';
import { insertAudit } from '#server/audit/audit.store.ts';
import type { Person } from '#server/testing/factories.ts';
import { openTroopWorld } from '#server/testing/troop-world.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** More than the list shows of a kind. */
const MANY = 60;
/** Letters are written, and nobody fetches them. */
const BY_MAIL = {
  ...{ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'scouts@troop.example' },
  ...{ BASE_URL: 'http://rootling.example', SUPPORT_EMAIL: 'help@troop.example' },
};
const CARD = 'Made a card for a new password';

/** A scout whose leader made a card and looked; what is noted comes on days after it. */
async function openLooked() {
  const world = await openTroopWorld(BY_MAIL);
  const { platform } = world;
  const scout = await world.student({ firstName: 'Ada' });
  const mother = await world.parent([scout]);
  const troop = await world.setUp();
  const rivera = await world.leaderOf(troop);
  await world.answer(mother.caller, scout, troop, 'work');
  const params = { id: scout.user.id };
  await rivera.caller.call(makeSignInCard, { body: { studentId: params.id } });
  await rivera.caller.call(getScout, { params });
  const looks = async () =>
    (await mother.caller.call(getChild, { params })).body.looks.map(({ by, what }) => `${by}: ${what}`);
  const note = async (admin: Person['user'], action: AuditAction, day = 1) => {
    const subject = { id: params.id, label: scout.user.username };
    for (let n = 0; n < MANY; n += 1) {
      const now = platform.clock() + day * DAY_MS + n * MINUTE_MS;
      await insertAudit(platform.db, { id: platform.newId(), admin, action, subject, now });
    }
  };
  const before = [
    `Leader ${rivera.user.username}: ${CARD}`,
    `Leader ${rivera.user.username}: Looked at notes and photos`,
  ];
  return { ...world, rivera, looks, note, before };
}

test('#who-looked: who opens sixty photos stands there once, and pushes out neither deeds nor looks of the day before', async () => {
  const { admin, looks, note, before } = await openLooked();
  await note((await admin({ username: 'ranger' })).user, 'view-photo');
  const shown = await looks();
  expect(shown.filter((line) => line === 'Administrator ranger: Looked at a photo')).toHaveLength(1);
  expect(shown).toEqual(expect.arrayContaining(before));
});

test("#who-looked: neither a leader's looks nor what parents are not told push out what was done", async () => {
  const { admin, rivera, looks, note, before } = await openLooked();
  await note(rivera.user, 'view-scout');
  await note((await admin({ username: 'ranger' })).user, 'ask-release-hold');
  const shown = await looks();
  expect(shown).toEqual(expect.arrayContaining(before));
  expect(shown.filter((line) => line === before[1]).length).toBeGreaterThan(2);
});

test('#who-looked: the look of each day and looker stands before a second one of the same day', async () => {
  const { rivera, leaderOf, looks, note } = await openLooked();
  const other = await leaderOf();
  await note(other.user, 'view-scout-photo', 1);
  await note(rivera.user, 'view-scout', 2);
  expect(await looks()).toContain(`Leader ${other.user.username}: Opened a photo`);
});
