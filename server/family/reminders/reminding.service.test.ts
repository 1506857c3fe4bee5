/**
 * PRODUCT.md#reminders: parents are reminded of checks once for a due date, once a day, at their hour, and three times
 * at most.
 */
import { expect, test } from 'vitest';
import { chooseParentLanguage } from '#domain/contract/family/guardians.ts';
import { startChild, stopChild } from '#domain/contract/family/parent.ts';
import { holdStudent } from '#domain/contract/keeping/holds.ts';
import { deleteProject } from '#domain/contract/notebook/projects.ts';
import { createTreeCheck } from '#domain/contract/notebook/tree-checks.ts';
import { outboxOf } from '#server/mail/outbox.service.ts';
import { clearAway, previewClearing } from '#server/office/retention-overview/clearing.service.ts';
import { openRemindedWorld, type RemindedWorld } from '#server/testing/reminded-world.ts';
import { markCompleted } from '#server/testing/told-tree.ts';
import { countReminders, remindParents } from './reminding.service.ts';

const ANA = 'ana@family.example';
const BEN = 'ben@family.example';
const DAY_MS = 24 * 60 * 60_000;
const HOUR_MS = DAY_MS / 24;
const LAST = /We stop reminding now/;

/** Lives through some days from morning to night; gives on which an address got letters, and how many. */
async function live(world: RemindedWorld, from: string, days: number, address = ANA) {
  const told: Record<string, number> = {};
  for (let n = 0; n < days; n += 1) {
    const day = new Date(Date.parse(`${from}T00:00Z`) + n * DAY_MS).toISOString().slice(0, 10);
    const before = world.letters(address).length;
    // 7 in the morning in Wisconsin, and then every three hours.
    world.goTo(`${day}T12:00Z`);
    for (let hours = 0; hours < 18; hours += 3) {
      await world.quarter();
      world.passTime(3 * HOUR_MS);
    }
    const fresh = world.letters(address).length - before;
    if (fresh > 0) told[day] = fresh;
  }
  return told;
}

test('a letter goes from four in the afternoon on, on the due date, and names child and tree alone', async () => {
  const world = await openRemindedWorld();
  const ada = await world.student({ firstName: 'Ada', lastName: 'Okafor' });
  await world.inWater(ada, '2026-08-01', 'black-willow');
  await world.ticked([ada], ANA);
  world.goTo('2026-08-08T20:30Z');
  expect(await world.quarter()).toBe(0);
  world.goTo('2026-08-08T20:50Z');
  expect(await world.quarter()).toBe(1);
  expect(await world.quarter()).toBe(0);
  const [letter, ...others] = world.letters(ANA);
  expect(others).toEqual([]);
  expect(letter?.headers.subject).toBe('Time for a check at Rootling');
  expect(letter?.body).toContain('\nAda: Black Willow, due today\n');
  expect(letter?.body).toContain('\nhttp://rootling.example/\n');
  expect(letter?.body).not.toMatch(LAST);
  expect(letter?.body).not.toContain('Okafor');
  expect(letter?.html).toContain('Open the notebook at rootling.example');
});

test('#the-language-of-a-letter: a parent who has changed her page to Spanish reads of her child’s tree by its Spanish name', async () => {
  const world = await openRemindedWorld();
  const ada = await world.student({ firstName: 'Ada' });
  await world.inWater(ada, '2026-08-01', 'black-willow');
  await world.inWater(ada, '2026-08-01', 'another-tree');
  const ana = await world.ticked([ada], ANA);
  await world.ticked([ada], BEN);
  const caller = await world.open(ana);
  await caller.call(chooseParentLanguage, { body: { language: 'es' } });
  world.goTo('2026-08-08T20:50Z');
  expect(await world.quarter()).toBe(2);
  expect(world.letters(ANA)[0]?.body).toContain('\nAda: Sauce negro, toca hoy\n');
  expect(world.letters(ANA)[0]?.body).toContain('\nAda: Otro árbol, toca hoy\n');
  expect(world.letters(BEN)[0]?.body).toContain('\nAda: Black Willow, due today\n');
});

test('the third letter without an entry says that it is the last, and the next finished entry starts them again', async () => {
  const world = await openRemindedWorld();
  const ada = await world.student();
  const projectId = await world.inWater(ada, '2026-08-01');
  await world.ticked([ada], ANA);
  expect(await live(world, '2026-08-02', 45)).toEqual({
    '2026-08-08': 1,
    '2026-08-15': 1,
    '2026-08-22': 1,
  });
  expect(world.letters(ANA).map(({ body }) => LAST.test(body))).toEqual([false, false, true]);
  expect(world.letters(ANA)[2]?.body).toContain('We stop reminding now. This was the third letter');

  await world.look(ada, projectId, '2026-09-16T18:00', { isDraft: true });
  expect(await live(world, '2026-09-16', 8)).toEqual({});
  await world.look(ada, projectId, '2026-09-22T18:00');
  expect(await live(world, '2026-09-24', 14)).toEqual({ '2026-09-29': 1, '2026-10-06': 1 });
});

test('clocks that go back move no letter, and whoever looks in time gets none', async () => {
  const world = await openRemindedWorld();
  const ada = await world.student({ state: 'NY' });
  world.goTo('2026-10-25T15:00Z');
  const projectId = await world.inWater(ada, '2026-10-25');
  await world.ticked([ada], ANA);
  world.goTo('2026-11-01T20:30Z');
  expect(await world.quarter()).toBe(0);
  world.goTo('2026-11-01T20:50Z');
  expect(await world.quarter()).toBe(1);
  world.goTo('2026-11-07T23:00Z');
  await world.look(ada, projectId, '2026-11-08T08:00');
  expect(await live(world, '2026-11-02', 12)).toEqual({});
});

test('two projects and two children, though they live apart, bring one letter a day', async () => {
  const world = await openRemindedWorld();
  const ada = await world.student({ firstName: 'Ada' });
  const bo = await world.student({ firstName: 'Bo', state: 'HI' });
  await world.inWater(ada, '2026-08-01', 'black-willow');
  world.passTime(HOUR_MS);
  await world.inWater(ada, '2026-07-31', 'red-maple');
  await world.inWater(bo, '2026-08-01');
  await world.ticked([bo, ada], ANA);
  expect(await live(world, '2026-08-08', 2)).toEqual({ '2026-08-08': 1 });
  const body = world.letters(ANA)[0]?.body;
  expect(body).toContain(
    'Ada: Black Willow, due today\n\nAda: Red Maple, due since Friday, August 7\n\nBo: the cuttings, due today\n',
  );
});

test('a line that comes for the last time says whose, where others go on', async () => {
  const world = await openRemindedWorld();
  const ada = await world.student({ firstName: 'Ada' });
  await world.inWater(ada, '2026-08-01', 'black-willow');
  await world.ticked([ada], ANA);
  await live(world, '2026-08-08', 8);
  const bo = await world.student({ firstName: 'Bo' });
  await world.inWater(bo, '2026-08-15');
  await world.ticked([bo], ANA);
  await live(world, '2026-08-22', 1);
  expect(world.letters(ANA)[2]?.body).toContain('We stop reminding now about Ada: Black Willow. This');
});

test('each parent is written to for herself, and only who has ticked it', async () => {
  const world = await openRemindedWorld();
  const ada = await world.student();
  await world.inWater(ada, '2026-08-01');
  await world.ticked([ada], ANA);
  const ben = await world.parent([ada], BEN);
  world.goTo('2026-08-08T21:00Z');
  await world.quarter();
  expect(world.letters(BEN)).toEqual([]);
  // Ticked in the evening, the reminder still comes; ticked off and on again, it comes once.
  await world.choose(ben, ada, true);
  await world.quarter();
  expect(world.letters(BEN)).toHaveLength(1);
  await world.choose(ben, ada, false);
  await world.choose(ben, ada, true);
  await world.quarter();
  expect(world.letters(BEN)).toHaveLength(1);
  expect(world.letters(ANA)).toHaveLength(1);
});

test('what was missed goes while the check is due, and never at night', async () => {
  const world = await openRemindedWorld();
  const ada = await world.student();
  await world.inWater(ada, '2026-08-01');
  await world.ticked([ada], ANA);
  // A quarter past nine in the evening there.
  world.goTo('2026-08-09T02:00Z');
  expect(await world.quarter()).toBe(0);
  world.goTo('2026-08-10T21:00Z');
  expect(await world.quarter()).toBe(1);
  expect(world.letters(ANA)[0]?.body).toContain('due since Saturday, August 8');
  expect(await live(world, '2026-08-11', 6)).toEqual({ '2026-08-15': 1 });
});

test('nothing goes about who was stopped, is held or is nobody’s child any more, nor of what is done or deleted', async () => {
  const world = await openRemindedWorld();
  const { platform } = world;
  const office = await world.admin();
  const children = await Promise.all(Array.from({ length: 6 }, () => world.student()));
  const [stopped, held, paused, blocked, without, done] = children;
  if (!stopped || !held || !paused || !blocked || !without || !done) throw new Error('Six are needed.');
  const projects: string[] = [];
  for (const [n, child] of children.entries()) {
    projects.push(await world.inWater(child, '2026-08-01'));
    const parent = await world.ticked([child], `parent-${n}@family.example`);
    if (child === stopped) await parent.caller.call(stopChild, { params: { id: child.user.id } });
  }
  await office.caller.call(holdStudent, {
    params: { id: held.user.id },
    body: { kind: 'safety', reason: 'A question.', until: '2026-12-01' },
  });
  const { db } = platform;
  await db
    .updateTable('users')
    .set({ consent_state: 'paused', parent_consent_completed_at: null })
    .where('id', '=', paused.user.id)
    .execute();
  await db
    .updateTable('guardians')
    .set({ state: 'blocked', blocked_reason: 'A court said so.' })
    .where('user_id', '=', blocked.user.id)
    .execute();
  await without.caller.call(deleteProject, { params: { id: projects[4] ?? '' } });
  await db
    .updateTable('projects')
    .set({ status: 'completed' })
    .where('id', '=', projects[5] ?? '')
    .execute();
  world.goTo('2026-08-08T21:00Z');
  expect(await world.quarter()).toBe(0);
  // All is as it was before, so each of them was left out for its own reason.
  await db.updateTable('projects').set({ status: 'draft', deleted_at: null }).execute();
  await db.updateTable('guardians').set({ state: 'active', blocked_reason: null }).execute();
  await db
    .updateTable('users')
    .set({ consent_state: 'confirmed', parent_consent_completed_at: 1, held_until: null })
    .execute();
  world.goTo('2026-08-09T21:00Z');
  expect(await world.quarter()).toBe(6);
});

test('a parent who stops a notebook and starts it again is reminded again', async () => {
  const world = await openRemindedWorld();
  const ada = await world.student();
  await world.inWater(ada, '2026-08-01');
  const ana = await world.ticked([ada], ANA);
  const params = { id: ada.user.id };
  await ana.caller.call(stopChild, { params });
  await ana.caller.call(startChild, { params });
  world.goTo('2026-08-08T21:00Z');
  expect(await world.quarter()).toBe(1);
});

test('two processes write one letter', async () => {
  const world = await openRemindedWorld();
  const { platform } = world;
  const ada = await world.student({ firstName: 'Ada' });
  const bo = await world.student({ firstName: 'Bo' });
  for (const child of [ada, bo]) await world.inWater(child, '2026-08-01');
  await world.ticked([ada, bo], ANA);
  await world.ticked([bo, ada], BEN);
  world.goTo('2026-08-08T21:00Z');
  const written = await Promise.all([1, 2, 3].map(() => remindParents(platform)));
  expect(written.reduce((sum, [one]) => sum + (one?.[1] ?? 0), 0)).toBe(2);
  const mails = await platform.db.selectFrom('mails').select('recipient').execute();
  expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([ANA, BEN]);
});

/** A letter that could not be sent at once. */
async function openWaiting() {
  const world = await openRemindedWorld();
  const ada = await world.student({ firstName: 'Ada' });
  const bo = await world.student({ firstName: 'Bo' });
  for (const child of [ada, bo]) await world.inWater(child, '2026-08-01');
  const ana = await world.ticked([ada, bo], ANA);
  world.server.refused.add(ANA);
  world.goTo('2026-08-08T21:00Z');
  expect(await world.quarter()).toBe(1);
  world.server.refused.clear();
  return { ...world, ada, bo, ana };
}

test('a tick that is taken back while the letter waits is heard, and the other child’s line is written anew', async () => {
  const world = await openWaiting();
  await world.choose(world.ana, world.ada, false);
  world.passTime(HOUR_MS);
  await world.deliver();
  expect(world.letters(ANA)).toEqual([]);
  await world.quarter();
  const [letter, ...others] = world.letters(ANA);
  expect(others).toEqual([]);
  expect(letter?.body).toContain('Bo: ');
  expect(letter?.body).not.toContain('Ada');
});

test('a letter that is kept up until night is written anew the next day', async () => {
  const world = await openWaiting();
  world.goTo('2026-08-09T03:00Z');
  await world.deliver();
  expect(world.letters(ANA)).toEqual([]);
  expect(await live(world, '2026-08-09', 1)).toEqual({ '2026-08-09': 1 });
  expect(world.letters(ANA)[0]?.body).toContain('due since Saturday, August 8');
});

test('a letter that waits goes with a child whom it names', async () => {
  const world = await openWaiting();
  await world.askDeletion(world.ana, world.ada);
  // As when its letters were sent.
  await world.platform.db.deleteFrom('mails').where('kind', '=', 'deletion-told').execute();
  world.passTime(4 * DAY_MS);
  await clearAway(world.platform);
  await world.deliver();
  expect(world.letters(ANA).filter(({ headers }) => /Time for a check/.test(headers.subject ?? ''))).toEqual(
    [],
  );
  const wishes = await world.platform.db.selectFrom('reminders').selectAll().execute();
  expect(wishes).toHaveLength(1);
});

test('an address with six letters on a day is not written to, and hears of it the day after', async () => {
  const world = await openRemindedWorld();
  const { platform } = world;
  const ada = await world.student();
  await world.inWater(ada, '2026-08-01');
  await world.ticked([ada], ANA);
  world.goTo('2026-08-08T20:00Z');
  const write = () => ({ subject: 'Word', blocks: ['Word'] });
  const word = { userId: ada.user.id, recipient: ANA, kind: 'letter', write } as const;
  for (let n = 0; n < 6; n += 1) await outboxOf(platform).put(platform.db, word);
  await world.deliver();
  expect(await live(world, '2026-08-08', 3)).toEqual({ '2026-08-09': 1 });
});

test('the dry run says what a run does, and neither does anything where it is off', async () => {
  const world = await openRemindedWorld({ REMINDER_HOUR: '10' });
  const { platform } = world;
  for (const email of [ANA, BEN, ANA]) {
    const child = await world.student();
    await world.inWater(child, '2026-08-01');
    await world.ticked([child], email);
  }
  // Ten in the morning there.
  world.goTo('2026-08-08T15:00Z');
  const what = 'letters that remind parents of a check';
  expect(await countReminders(platform)).toEqual([[what, 2]]);
  expect(await countReminders({ ...platform, config: { ...platform.config, reminders: null } })).toEqual([]);
  const before = await previewClearing(platform);
  expect(before).toContainEqual([what, 2]);
  expect(await clearAway(platform)).toContainEqual([what, 2]);
  expect(await countReminders(platform)).toEqual([[what, 0]]);
});

test('what comes to be due after the letter of a day waits for that of the next', async () => {
  const world = await openRemindedWorld();
  const [ada, bo] = [await world.student({ firstName: 'Ada' }), await world.student({ firstName: 'Bo' })];
  for (const child of [ada, bo]) await world.inWater(child, '2026-08-01');
  const ana = await world.ticked([ada], ANA);
  await world.parent([bo], ANA);
  world.goTo('2026-08-08T21:00Z');
  expect(await world.quarter()).toBe(1);
  await world.choose(ana, bo, true);
  expect(await world.quarter()).toBe(0);
  expect(await live(world, '2026-08-09', 1)).toEqual({ '2026-08-09': 1 });
  expect(world.letters(ANA)[1]?.body).toContain('\nBo: the cuttings, due since Saturday, August 8\n');
});

test('#the-years-after: of a planted tree a parent is asked once for each date, until it is gone, in one letter with the checks', async () => {
  const world = await openRemindedWorld();
  const [ada, leo] = [await world.student({ firstName: 'Ada' }), await world.student({ firstName: 'Leo' })];
  world.goTo('2026-08-01T18:00Z');
  const { id: projectId } = await world.project(ada, { selectedSpeciesId: 'black-willow' });
  await markCompleted(world, projectId);
  await world.ticked([ada, leo], ANA);
  world.goTo('2026-08-30T12:00Z');
  await world.inWater(leo, '2026-08-25');
  expect(await live(world, '2026-08-31', 4)).toEqual({ '2026-09-01': 1 });
  const [letter] = world.letters(ANA);
  expect(letter?.headers.subject).toBe('Time for a check at Rootling');
  expect(letter?.body).toContain('\nLeo: the cuttings, due today\n');
  expect(letter?.body).toContain('How is the tree? Go and see it together.\n\nAda: Black Willow\n');

  // Nobody tells, and it is not asked again before the next date.
  const asked = () => world.letters(ANA).filter(({ body }) => body.includes('Ada: Black Willow')).length;
  expect(await live(world, '2027-01-30', 5)).toMatchObject({ '2027-02-01': 1 });
  expect(asked()).toBe(2);
  const body = { condition: 'gone', checkedOn: '2027-02-02' };
  const told = await (await world.back(ada)).call(createTreeCheck, { params: { projectId }, body });
  expect(told.status).toBe(201);
  const before = world.letters(ANA).length;
  await live(world, '2027-07-30', 4);
  expect(
    world
      .letters(ANA)
      .slice(before)
      .filter((it) => it.body.includes('Black Willow')),
  ).toEqual([]);
});
