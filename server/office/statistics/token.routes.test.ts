/**
 * PRODUCT.md#statistics-for-a-program: what a program reads that has the token for statistics, and what else it does not.
 */
import { expect, test } from 'vitest';
import { listAudit } from '#domain/contract/office/admin.ts';
import { getStatistics, readStatistics, readStatisticsTable } from '#domain/contract/office/statistics.ts';
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

async function plant(world: World, scouts: number, state: string): Promise<void> {
  for (let count = 0; count < scouts; count += 1) await world.project(await world.student({ state }));
}

test('#statistics-for-a-program: a program reads multiples of five, no group of fewer than five, and none by which one could be worked out', async () => {
  const world = await openOne();
  await plant(world, SMALL_GROUP + 1, 'WI');
  await plant(world, SMALL_GROUP - 1, 'IL');
  const first = (await read(world)).body;
  const names = (input: typeof first) => input?.rows.map(({ kind, name }) => `${kind} ${name}`);
  expect(first?.total).toMatchObject({ scouts: 10, started: 10 });
  // Four are in no state that is told, so the only one of five or more would tell of them.
  expect(names(first)).toEqual(['year 2026']);
  await plant(world, 1, 'MN');
  const second = (await read(world)).body;
  expect(second?.total).toMatchObject({ scouts: 10, started: 10 });
  expect(names(second)).toEqual(['year 2026', 'state WI']);
  expect(second?.rows.map(({ scouts }) => scouts)).toEqual([10, 5]);
  expect(second?.consents).toEqual([{ state: 'confirmed', count: 10 }]);
  const seen = (await (await world.admin()).caller.call(getStatistics)).body;
  expect(seen?.total.scouts).toBe(11);
  expect(seen?.rows.map(({ name, scouts }) => [name, scouts])).toEqual([
    ['2026', 11],
    ['WI', 6],
    ['IL', 4],
    ['MN', 1],
  ]);
});

test('#statistics-for-a-program: the same is there as a table', async () => {
  const world = await openOne();
  await plant(world, SMALL_GROUP + 1, 'WI');
  const { status, bytes, headers } = await world
    .stranger()
    .call(readStatisticsTable, { headers: bearer(TOKEN, 'bearer') });
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(headers['cache-control']).toBe('no-store');
  const lines = bytes.toString('utf8').split(/\r?\n/);
  expect(lines[1]).toBe('"total","","5","5","0","0","0","0","0"');
  expect(lines).toContain('"state","Wisconsin","5","5","0","0","0","0","0"');
});

test.for([
  ['no token', {}],
  ['a wrong one', bearer(TOKEN.replace('0', '1'))],
  ['a part of it', bearer(TOKEN.slice(0, -1))],
  ['another scheme', bearer(TOKEN, 'Basic')],
  ['more than it', bearer(`${TOKEN}0`)],
] as const)('#statistics-for-a-program: with %s it is 401', async ([, headers]) => {
  const world = await openOne();
  expect(await read(world, headers)).toMatchObject({ status: 401, body: { message: 'Unauthorized' } });
});

test('#statistics-for-a-program: where no token is set none opens anything, and no administrator needs one', async () => {
  const world = await openWorld();
  expect((await read(world)).status).toBe(401);
  const { caller } = await world.admin();
  expect((await caller.call(readStatistics)).status).toBe(401);
});

test('#statistics-for-a-program: wrong tokens are counted by address for an hour, then even the right one waits', async () => {
  const world = await openOne();
  for (let tries = 0; tries < THROTTLES.statisticsTokensByAddress.events; tries += 1)
    expect((await read(world, bearer('wrong'.repeat(10)))).status).toBe(401);
  const refused = await read(world);
  expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, 3600]);
  world.passTime(HOUR_MS);
  expect((await read(world)).status).toBe(200);
});

test('#statistics-for-a-program: a use is written into the audit log once a day', async () => {
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

test('#statistics: a look at the statistics is no row of the audit log, and an export is one', async () => {
  const world = await openWorld();
  const { caller } = await world.admin();
  await caller.call(getStatistics);
  expect(await deeds(world)).toEqual([]);
  const { status, body } = await caller.call(getStatistics, { query: { purpose: 'export' } });
  expect([status, body?.total.started]).toEqual([200, 0]);
  expect((await deeds(world)).map(([action]) => action)).toEqual(['export-statistics']);
});

test('#statistics-for-a-program: before the first count of a large installation JSON is null, and the table comes later', async () => {
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
