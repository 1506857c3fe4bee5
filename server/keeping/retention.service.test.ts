import { expect, test } from 'vitest';
import { deleteUser } from '#domain/contract/office/admin.ts';
import { getUser, login } from '#domain/contract/sign-in/accounts.ts';
import { verifyReset } from '#domain/contract/sign-in/password-reset.ts';
import {
  CONSENT_KEPT_AFTER_DELETION_MS,
  IDEMPOTENCY_KEPT_MS,
  KNOWN_DEVICE_MS,
  SIGN_IN_CARD_MS,
  WRITE_DEVICE_KEPT_MS,
} from '#domain/limits.ts';
import { putCard } from '#server/accounts/sign-in-cards.store.ts';
import { giveConsent, termsInForce } from '#server/consent/consent.service.ts';
import { outboxOf } from '#server/mail/outbox.service.ts';
import { appliedPut } from '#server/platform/db/write-devices.store.ts';
import { PASSWORD } from '#server/testing/factories.ts';
import { openWorld } from '#server/testing/test-app.ts';
import { forgetWhatHasExpired } from './retention.service.ts';

const PARENT = { parentFirstName: 'Ana', parentLastName: 'Reyes', parentEmail: 'ana@family.example' };

test('what still counts is kept, and what has expired is forgotten', async () => {
  const { student, stranger, platform, passTime } = await openWorld();
  const { db, clock } = platform;
  const { user } = await student();
  const { username } = user;
  const tablet = stranger();
  await tablet.call(login, { body: { username, password: PASSWORD } });
  await stranger().call(login, { body: { username, password: 'wrong-one' } });
  const responses = { troopNumber: '42', parentFirstName: 'Ana', parentLastName: 'Reyes', state: 'WI' };
  await stranger().call(verifyReset, { body: { username, ...responses } });
  const [key, device] = [
    { userId: user.id, deviceId: 'key key-1', expiresAt: clock() + IDEMPOTENCY_KEPT_MS },
    { userId: user.id, deviceId: 'device-1', expiresAt: clock() + WRITE_DEVICE_KEPT_MS },
  ];
  for (const item of [key, device]) {
    await db.executeQuery(appliedPut(db, item, undefined, { settled: 0, applied: [[1, 'hash']] }));
  }
  const card = { userId: user.id, codeHash: 'card', expiresAt: clock() + SIGN_IN_CARD_MS, madeBy: user.id };
  await putCard(db, card);
  const tables = [
    'sessions',
    'password_resets',
    'sign_in_cards',
    'throttle_events',
    'known_devices',
    'write_devices',
  ] as const;
  const counts = () =>
    Promise.all(tables.map(async (table) => (await db.selectFrom(table).selectAll().execute()).length));

  const before = await counts();
  expect(before).toEqual([2, 1, 1, 3, 1, 2]);
  await forgetWhatHasExpired(db, clock());
  expect(await counts()).toEqual(before);
  expect((await tablet.call(getUser)).status).toBe(200);

  passTime(IDEMPOTENCY_KEPT_MS);
  await forgetWhatHasExpired(db, clock());
  expect((await counts()).at(-1)).toBe(1);
  passTime(WRITE_DEVICE_KEPT_MS - IDEMPOTENCY_KEPT_MS);
  await forgetWhatHasExpired(db, clock());
  expect((await counts()).at(-1)).toBe(0);

  passTime(KNOWN_DEVICE_MS);
  await forgetWhatHasExpired(db, clock());
  expect(await counts()).toEqual([0, 0, 0, 0, 0, 0]);
});

test("three years after a child's account is gone, her parent's data and signature go too (#the-record-of-a-consent)", async () => {
  const { admin, unconsentedStudent, platform, passTime } = await openWorld();
  const { db, clock, newId } = platform;
  const [gone, stays] = [await unconsentedStudent(), await unconsentedStudent()];
  for (const { user } of [gone, stays]) {
    const form = { ...PARENT, signature: '', termsAgree: true } as const;
    await giveConsent(db, user.id, form, {
      signature: 'data:image/png;base64,AAAA',
      outbox: outboxOf(platform),
      terms: termsInForce(platform),
      recordId: newId(),
      pseudonym: newId(),
      clientAddress: '203.0.113.9',
      browser: 'Mozilla/5.0',
      newId,
      now: clock(),
      isByMail: false,
      endsAt: 0,
    });
  }
  await (await admin()).caller.call(deleteUser, { params: { id: gone.user.id } });
  const recordOfGone = () =>
    db.selectFrom('consent_records').selectAll().where('user_id', 'is', null).executeTakeFirstOrThrow();
  const before = await recordOfGone();

  passTime(CONSENT_KEPT_AFTER_DELETION_MS - 1);
  await forgetWhatHasExpired(db, clock());
  expect(await recordOfGone()).toEqual(before);
  passTime(1);
  await forgetWhatHasExpired(db, clock());
  expect(await recordOfGone()).toEqual({
    ...before,
    parent_first_name: null,
    parent_last_name: null,
    parent_email: null,
    parent_phone: null,
    signature: null,
    client_address: null,
    browser: null,
  });
  const kept = await db
    .selectFrom('consent_records')
    .selectAll()
    .where('user_id', '=', stays.user.id)
    .executeTakeFirstOrThrow();
  expect(kept.parent_last_name).toBe('Reyes');
});
