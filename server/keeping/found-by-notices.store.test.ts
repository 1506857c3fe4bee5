/** The query skips only subjects that the rule would skip too, whatever became of the letters. */
import { expect, test } from 'vitest';
import { dueActionOf, endOfKeeping } from '#domain/rules/keeping/keeping.ts';
import type { Platform } from '#server/platform/platform.ts';
import { type Chance, chanceFrom } from '#server/testing/chance.ts';
import { seedCrowd } from '#server/testing/crowd.ts';
import { openMailedWorld } from '#server/testing/mailed-world.ts';
import { type Looked, lookAgain, lookThrough, type OnItsWay } from './expiry-schedule.service.ts';
import { countDue, keepTime } from './keeping.service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const PEOPLE = 150;

/** Gives an account random notices at random times, with random fates of the letters. */
async function tellAtRandom({ db, clock }: Platform, id: string, chance: Chance): Promise<void> {
  const visited = clock() - (380 + chance.below(400)) * DAY_MS;
  await db.updateTable('users').set({ last_visit_at: visited }).where('id', '=', id).execute();
  for (const days_before of [60, 30, 7]) {
    if (chance.below(10) < 3) continue;
    const written_at = clock() - chance.below(80) * DAY_MS - chance.below(2) * 1000;
    const notice = { class: 'unvisited', subject_id: id, days_before, user_id: id, written_at };
    const by_mail = chance.below(10) > 0 ? 1 : 0;
    await db
      .insertInto('keeping_notices')
      .values({ ...notice, project_id: null, by_mail })
      .execute();
    const fate = chance.below(4);
    if (fate === 0) continue;
    const sent_at = fate === 1 ? written_at + 1000 : written_at + chance.below(40) * DAY_MS;
    const outcome = fate === 3 ? { sent_at: null, given_up_at: written_at } : { sent_at, given_up_at: null };
    const letter = { ...notice, mail_id: `${id}-${days_before}`, ...outcome };
    await db.insertInto('keeping_letters').values(letter).execute();
  }
}

test.for([
  ['with mail', true],
  ['without', false],
] as const)('nobody is overlooked of whom something is to do, or who is due, %s', async ([, sendsMail]) => {
  const world = await openMailedWorld();
  const { platform } = world;
  if (!sendsMail) platform.config = { ...platform.config, mail: null };
  const { db, clock } = platform;
  const now = clock();
  await seedCrowd(db, { students: PEOPLE, projects: 0 }, now);
  const ids = (await db.selectFrom('users').select('id').execute()).map(({ id }) => id);
  const chance = chanceFrom(20_261_123);
  for (const id of ids) await tellAtRandom(platform, id, chance);

  const all: OnItsWay[] = [];
  for (const id of ids) {
    const result = await lookAgain(db, { name: 'unvisited', id, now }, platform);
    if (result) all.push(result);
  }
  const until = now + 30 * DAY_MS;
  const IS: Readonly<Record<Looked['wanted'], (it: OnItsWay) => boolean>> = {
    tell: ({ keeping }) => dueActionOf(keeping, now).kind === 'tell',
    end: ({ keeping }) => dueActionOf(keeping, now).kind === 'end',
    either: ({ keeping }) => dueActionOf(keeping, now).kind !== 'wait',
    ends: ({ keeping }) => endOfKeeping(keeping, now) <= until,
  };
  for (const wanted of ['tell', 'end', 'either', 'ends'] as const) {
    const looked = { wanted, now, ...(wanted === 'ends' && { until }) };
    const found = await Array.fromAsync(lookThrough(db, 'unvisited', looked, platform));
    const idsOf = (those: readonly OnItsWay[]) =>
      those
        .filter(IS[wanted])
        .map(({ subject }) => subject.id)
        .toSorted();
    expect([wanted, idsOf(found)]).toEqual([wanted, idsOf(all)]);
    // Else nothing was at stake.
    expect([wanted, idsOf(all).length > 0, found.length < all.length]).toEqual([wanted, true, true]);
  }
});

test('what was stopped for fewer days than it is told of before is counted as it ends', async () => {
  const world = await openMailedWorld();
  const { platform, passTime } = world;
  const scout = await world.student();
  const { user } = scout;
  await world.parent([scout], 'ana@family.example');
  const asked_at = platform.clock();
  const stop = { user_id: user.id, state_before: 'confirmed', asked_at, stopped_by: 'ana@family.example' };
  const ends = { stop_ends_at: asked_at + 3 * DAY_MS, deletion_by: null, deletion_ends_at: null };
  await platform.db
    .insertInto('stops')
    .values({ ...stop, ...ends })
    .execute();
  passTime(4 * DAY_MS);
  const ended = ['notebooks that a parent had stopped', 1];
  expect(await countDue(platform)).toContainEqual(ended);
  expect(await keepTime(platform)).toContainEqual(ended);
});
