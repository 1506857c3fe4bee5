import { expect, test } from 'vitest';
import { correctStudent } from '#domain/contract/family/corrections.ts';
import { type AuditEntry, deleteUser, listAudit, listStudents } from '#domain/contract/office/admin.ts';
import type { SentQueryOf } from '#domain/contract/platform/endpoint.ts';
import { nextCursor } from '#domain/contract/platform/paging.ts';
import { login } from '#domain/contract/sign-in/accounts.ts';
import { LISTS_READ_MS } from '#domain/limits.ts';
import { openWorld } from '#server/testing/test-app.ts';
import type { Caller } from '#server/testing/world.ts';

/** A session of an administrator lasts longer than four of them. */
const PART_MS = 3 * 60 * 60_000;
const PLACE = { organization: 'girl_scouts', troopNumber: '17', state: 'MN', zipCode: '55401' };

type Query = SentQueryOf<typeof listAudit>;
const told = async (caller: Caller, query: Query = {}) =>
  (await caller.call(listAudit, { query })).body.map(
    ({ adminUsername, action, subjectLabel }) => `${adminUsername ?? '-'} ${action} ${subjectLabel ?? '-'}`,
  );

/** Two administrators who did this and that over four parts of a day. */
async function openOffice() {
  const world = await openWorld();
  const names = { firstName: 'Ann', lastName: 'Lee' };
  const [ranger, robin] = [
    await world.admin({ username: 'ranger' }),
    await world.admin({ username: 'Robin' }),
  ];
  const [ada, bo] = [await world.student({ username: 'ada' }), await world.student({ username: 'bo' })];
  const correct = (by: Caller, id: string, troopNumber: string) =>
    by.call(correctStudent, { params: { id }, body: { ...names, ...PLACE, troopNumber } });
  const start = world.platform.clock();
  await correct(ranger.caller, ada.user.id, '1');
  world.passTime(PART_MS);
  await correct(robin.caller, bo.user.id, '2');
  world.passTime(PART_MS);
  await world.stranger().call(login, { body: { username: 'Robin', password: 'not-this-one' } });
  world.passTime(PART_MS);
  await ranger.caller.call(deleteUser, { params: { id: bo.user.id } });
  const part = (number: number) => new Date(start + number * PART_MS).toISOString();
  return { ...world, ranger: ranger.caller, robin: robin.caller, ada, part };
}

test('#the-log: the log is narrowed by what was done, by whom, on whom, and on which days', async () => {
  const { ranger, part } = await openOffice();
  const [deleted, failed, second, first] = [
    'ranger delete-user bo',
    '- fail-to-log-in Robin',
    'Robin correct-student bo',
    'ranger correct-student ada',
  ];
  expect(await told(ranger)).toEqual([deleted, failed, second, first]);
  expect(await told(ranger, { action: 'correct-student' })).toEqual([second, first]);
  expect(await told(ranger, { by: 'RANGER' })).toEqual([deleted, first]);
  expect(await told(ranger, { by: '@nobody' })).toEqual([failed]);
  expect(await told(ranger, { on: 'ada' })).toEqual([first]);
  // An account that is gone is found by the name that its rows have kept.
  expect(await told(ranger, { on: 'bo' })).toEqual([deleted, second]);
  expect(await told(ranger, { since: part(1), until: part(3) })).toEqual([failed, second]);
  expect(await told(ranger, { by: 'robin', on: 'bo', action: 'correct-student', since: part(1) })).toEqual([
    second,
  ]);
  expect(await told(ranger, { by: 'robin', on: 'ada' })).toEqual([]);
  expect(await told(ranger, { action: '', by: ' ', on: '', since: '', until: '' })).toHaveLength(4);
});

test('#the-log: an administrator who changed her name is found by the new one, with all she did under the old', async () => {
  const { ranger, platform } = await openOffice();
  await platform.db
    .updateTable('users')
    .set({ username: 'wren', username_key: 'wren' })
    .where('username_key', '=', 'robin')
    .execute();
  expect(await told(ranger, { by: 'wren' })).toEqual(['Robin correct-student bo']);
});

test('#the-log: a filtered log comes by page, each row once', async () => {
  const { ranger } = await openOffice();
  const found: AuditEntry[] = [];
  let cursor: string | undefined;
  do {
    const query: Query = { by: 'ranger', limit: 1, ...(cursor && { cursor }) };
    const page: AuditEntry[] = (await ranger.call(listAudit, { query })).body;
    found.push(...page);
    cursor = nextCursor(page, 1, ({ happenedAt }) => happenedAt) ?? undefined;
  } while (cursor);
  expect(found.map(({ action }) => action)).toEqual(['delete-user', 'correct-student']);
});

test.each([
  { action: 'dance' },
  { since: 'yesterday' },
  { until: '2026-02-30T25:00:00.000Z' },
  { by: 'x'.repeat(61) },
])('#the-log: %o is no filter', async (query) => {
  const { ranger } = await openOffice();
  expect((await ranger.call(listAudit, { query: query as Query })).status).toBe(400);
});

test('#the-log: a list that is read again within a minute, and twice at once, is one row', async () => {
  const { admin, passTime } = await openWorld();
  const { caller } = await admin({ username: 'ranger' });
  const { caller: robin } = await admin({ username: 'robin' });
  const read = (by: Caller, q = '') => by.call(listStudents, { query: { limit: 50, ...(q && { q }) } });
  await Promise.all(['', 'a', 'ab', 'abc'].map((q) => read(caller, q)));
  passTime(LISTS_READ_MS - 1);
  await read(caller);
  expect(await told(caller, { action: 'list-students' })).toEqual(['ranger list-students -']);
  passTime(1);
  await read(caller);
  await read(robin);
  expect((await told(caller, { action: 'list-students' })).toSorted()).toEqual([
    'ranger list-students -',
    'ranger list-students -',
    'robin list-students -',
  ]);
});

test('#the-log: who takes the log away is written into it, once for all pages of it', async () => {
  const { ranger } = await openOffice();
  const all = { limit: 2, purpose: 'export' } as const;
  const { body } = await ranger.call(listAudit, { query: all });
  await ranger.call(listAudit, { query: { ...all, cursor: `${body[1]?.happenedAt}_${body[1]?.id}` } });
  expect(await told(ranger, { action: 'export-log' })).toEqual(['ranger export-log -']);
});
