/** §31: what a program reads that has the token for statistics, and what else it does not. */
import { expect, test } from 'vitest';
import { listAudit } from '#domain/contract/admin.ts';
import { getStatistics, readStatistics, readStatisticsTable } from '#domain/contract/statistics.ts';
import { SMALL_GROUP, STATISTICS_AT_ONCE, THROTTLES } from '#domain/limits.ts';
import { openWorld } from '#server/testing/test-app.ts';
import type { World } from '#server/testing/world.ts';

const TOKEN = '0123456789abcdef'.repeat(4);
const HOUR_MS = 60 * 60_000;
const openOne = () => openWorld({ STATISTICS_TOKEN: TOKEN });
const bearer = (token: string, scheme = 'Bearer') => ({ authorization: `${scheme} ${token}` });

const read = (world: World, headers: Record<string, string> = bearer(TOKEN)) =>
  world.stranger().call(readStatistics, { headers });

async function deeds(world: World): Promise<(string | null)[][]> {
  const { caller, user } = await world.admin();
  return (await caller.call(listAudit)).body.map(({ action, adminUsername }) => [
    action,
    adminUsername === user.username ? 'ranger' : adminUsername,
  ]);
}

test('§31: with the token a program reads what the page shows, without groups of fewer than five', async () => {
  const world = await openOne();
  for (let count = 0; count < SMALL_GROUP; count += 1)
    await world.project(await world.student({ state: 'WI' }));
  for (let count = 1; count < SMALL_GROUP; count += 1)
    await world.project(await world.student({ state: 'IL' }));
  const { status, body } = await read(world);
  expect([status, body?.total.scouts]).toEqual([200, 2 * SMALL_GROUP - 1]);
  expect(body?.rows.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['year 2026', 'state WI']);
  const seen = (await (await world.admin()).caller.call(getStatistics)).body;
  expect(seen?.rows.map(({ name }) => name)).toContain('IL');
});

test('§31: the same is there as a table', async () => {
  const world = await openOne();
  await world.project(await world.student());
  const { status, bytes, headers } = await world
    .stranger()
    .call(readStatisticsTable, { headers: bearer(TOKEN, 'bearer') });
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(headers['cache-control']).toBe('no-store');
  const lines = bytes.toString('utf8').split(/\r?\n/);
  expect(lines[1]).toBe('"total","","1","1","0","0","0","0","0"');
  expect(lines.filter((line) => line.includes('state'))).toEqual([]);
});

test.for([
  ['no token', {}],
  ['a wrong one', bearer(TOKEN.replace('0', '1'))],
  ['a part of it', bearer(TOKEN.slice(0, -1))],
  ['another scheme', bearer(TOKEN, 'Basic')],
  ['more than it', bearer(`${TOKEN}0`)],
] as const)('§31: with %s it is 401', async ([, headers]) => {
  const world = await openOne();
  expect(await read(world, headers)).toMatchObject({ status: 401, body: { message: 'Unauthorized' } });
});

test('§31: where no token is set none opens anything, and no administrator needs one', async () => {
  const world = await openWorld();
  expect((await read(world)).status).toBe(401);
  const { caller } = await world.admin();
  expect((await caller.call(readStatistics)).status).toBe(401);
});

test('§31: wrong tokens are counted by address for an hour, then even the right one waits', async () => {
  const world = await openOne();
  for (let tries = 0; tries < THROTTLES.statisticsTokensByAddress.events; tries += 1)
    expect((await read(world, bearer('wrong'.repeat(10)))).status).toBe(401);
  const refused = await read(world);
  expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, 3600]);
  world.passTime(HOUR_MS);
  expect((await read(world)).status).toBe(200);
});

test('§31: a use is written into the audit log once a day', async () => {
  const world = await openOne();
  await Promise.all([read(world), read(world), read(world)]);
  world.passTime(23 * HOUR_MS);
  await read(world);
  expect(await deeds(world)).toEqual([['read-statistics', null]]);
  world.passTime(HOUR_MS);
  await read(world);
  expect(await deeds(world)).toEqual([
    ['read-statistics', null],
    ['read-statistics', null],
  ]);
});

test('§21.14: a look at the statistics is no row of the audit log, and an export is one', async () => {
  const world = await openWorld();
  const { caller } = await world.admin();
  await caller.call(getStatistics);
  expect(await deeds(world)).toEqual([]);
  const { status, body } = await caller.call(getStatistics, { query: { purpose: 'export' } });
  expect([status, body?.total.started]).toEqual([200, 0]);
  expect((await deeds(world)).map(([action]) => action)).toEqual(['export-statistics']);
});

test('§31: before the first count of a large installation JSON is null, and the table comes later', async () => {
  const world = await openOne();
  const { db } = world.platform;
  const scout = await world.student();
  const { id } = await world.project(scout);
  const like = await db.selectFrom('projects').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  for (let from = 0; from < STATISTICS_AT_ONCE; from += 200) {
    const rows = Array.from({ length: 200 }, (_, n) => ({ ...like, id: `p${from + n}` }));
    await db.insertInto('projects').values(rows).execute();
  }
  expect((await read(world)).body).toBeNull();
  const { status } = await world.stranger().call(readStatisticsTable, { headers: bearer(TOKEN) });
  expect(status).toBe(503);
});
