import { expect, test } from 'vitest';
import { giveParentConsent } from '#domain/contract/consent/consent.ts';
import { deleteUser as deleteUserCall, getConsentRecord } from '#domain/contract/office/admin.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { openWorld } from '#server/testing/test-app.ts';
import { makeValidBodies } from '#server/testing/valid-bodies.ts';
import type { World } from '#server/testing/world.ts';
import { givePermission, type PermissionAct, takePermission } from './permissions.service.ts';

const PARENT = 'ana@family.example';

/** A child whose parent has signed, and the actions of the parent's page. */
async function signedChild(world: World) {
  const { unconsentedStudent, platform, admin } = world;
  const { user, caller } = await unconsentedStudent();
  await caller.call(giveParentConsent, { body: (await makeValidBodies()).get(giveParentConsent) ?? {} });
  const act = (): PermissionAct => ({
    kind: 'republish',
    by: PARENT,
    now: platform.clock(),
    newId: platform.newId,
  });
  const { caller: ranger } = await admin();
  return {
    user,
    ranger,
    give: () => inTransaction(platform.db, (tx) => givePermission(tx, user.id, act())),
    take: () => inTransaction(platform.db, (tx) => takePermission(tx, user.id, act())),
    republishingSince: async () =>
      (await ranger.call(getConsentRecord, { params: { id: user.id } })).body?.republishingSince,
    events: async () =>
      (await platform.db.selectFrom('consent_events').selectAll().orderBy('happened_at').execute())
        .filter(({ kind }) => kind.startsWith('permission'))
        .map(({ kind, details, recipient }) => [kind, details, recipient]),
    rows: () => platform.db.selectFrom('permissions').selectAll().orderBy('given_at').execute(),
  };
}

test('a signature under the terms gives no permission to republish (#permission-to-republish)', async () => {
  const { republishingSince, rows } = await signedChild(await openWorld());
  expect(await republishingSince()).toBeNull();
  expect(await rows()).toEqual([]);
});

test('a permission is given, taken and given anew, and each act stays as evidence', async () => {
  const world = await openWorld();
  const { give, take, republishingSince, events, rows } = await signedChild(world);
  await give();
  expect(await republishingSince()).toBe('2026-08-01T12:00:00.000Z');
  world.passTime(1000);
  await take();
  expect(await republishingSince()).toBeNull();
  world.passTime(1000);
  await give();
  expect(await republishingSince()).toBe('2026-08-01T12:00:02.000Z');
  expect((await rows()).map(({ taken_at, taken_by }) => [taken_at !== null, taken_by])).toEqual([
    [true, PARENT],
    [false, null],
  ]);
  expect(await events()).toEqual([
    ['permission-given', 'republish', PARENT],
    ['permission-taken', 'republish', PARENT],
    ['permission-given', 'republish', PARENT],
  ]);
});

test('given twice, and taken twice, it is done once', async () => {
  const { give, take, events, rows } = await signedChild(await openWorld());
  await Promise.all([give(), give(), give()]);
  expect(await rows()).toHaveLength(1);
  await Promise.all([take(), take()]);
  expect((await events()).map(([kind]) => kind)).toEqual(['permission-given', 'permission-taken']);
});

test('before the consent is in force none can be given', async () => {
  const { unconsentedStudent, platform } = await openWorld();
  const { user } = await unconsentedStudent();
  const act = { kind: 'republish', by: PARENT, now: platform.clock(), newId: platform.newId } as const;
  await expect(inTransaction(platform.db, (tx) => givePermission(tx, user.id, act))).rejects.toThrow(
    'once the consent is in force',
  );
});

test('the permissions go with the account; that they were given stays with the proof', async () => {
  const { user, ranger, give, rows, events } = await signedChild(await openWorld());
  await give();
  await ranger.call(deleteUserCall, { params: { id: user.id } });
  expect(await rows()).toEqual([]);
  expect(await events()).toEqual([['permission-given', 'republish', PARENT]]);
});
