/**
 * Random days in the life of two troops: parents answer and stop, children move, leaders come and go, troops close. After
 * each deed every leader asks for everything, and sees the scouts with a live yes and nobody else.
 */
import { expect, test } from 'vitest';
import { startChild, stopChild } from '#domain/contract/family/parent.ts';
import * as troops from '#domain/contract/office/troops.ts';
import { getUpload, uploadStepPhotos } from '#domain/contract/photos/photos.ts';
import { completeProfile } from '#domain/contract/sign-in/accounts.ts';
import * as leader from '#domain/contract/troop/leader.ts';
import * as reviewing from '#domain/contract/troop/reviewing.ts';
import { heldChoice, TROOP_CHOICES, type TroopChoice } from '#domain/rules/troop/troops.ts';
import { type Chance, chanceFrom } from '#server/testing/chance.ts';
import type { OpenParent, Person } from '#server/testing/factories.ts';
import { smallJpeg } from '#server/testing/small-photo.ts';
import { openTroopWorld, TROOP_42 } from '#server/testing/troop-world.ts';

const DEEDS = 45;
const NUMBERS = ['42', '43'] as const;

/** The expected state, in a model that knows no table. */
type Model = {
  /** By number, while it is open. */
  open: Map<string, string>;
  /** Leader by leader, the troops. */
  leads: Set<string>[];
  child: { number: string; isStopped: boolean; answers: Map<string, Map<number, TroopChoice>> }[];
};

async function openFamilies() {
  const world = await openTroopWorld();
  const ids = [await world.setUp(), await world.setUp({ number: '43', name: 'Elms' })];
  const leaders = [await world.leaderOf(ids[0] ?? ''), await world.leaderOf(...ids)];
  const children: { person: Person; parents: OpenParent[]; filename: string; projectId: string }[] = [];
  for (let index = 0; index < 3; index += 1) {
    const person = await world.student({ troopNumber: NUMBERS[index % 2] ?? '42' });
    const { id: projectId } = await world.project(person);
    const photo = [{ name: 'a.jpg', bytes: await smallJpeg() }];
    const { body } = await person.caller.upload(uploadStepPhotos, { projectId, stepNumber: 2 }, photo);
    const parents = [await world.parent([person]), await world.parent([person])];
    children.push({ person, parents, filename: body.photos[0]?.filename ?? '', projectId });
  }
  return { ...world, ids, leaders, children };
}

type Families = Awaited<ReturnType<typeof openFamilies>>;

/** Which yes a leader is to see of a child, if any. */
function expected({ open, leads, child }: Model, leaderAt: number, childAt: number): TroopChoice | null {
  const result = child[childAt];
  for (const troopId of leads[leaderAt] ?? []) {
    if (!result || result.isStopped || ![...open.values()].includes(troopId)) continue;
    const held = heldChoice([...(result.answers.get(troopId)?.values() ?? [])]);
    if (held !== null && held !== 'no') return held;
  }
  return null;
}

async function seen({ leaders, children, ids }: Families, leaderAt: number, childAt: number) {
  const { caller } = leaders[leaderAt] as Person;
  const { person, filename, projectId } = children[childAt] as Families['children'][number];
  const listed = [];
  for (const id of ids) {
    const { status, body } = await caller.call(leader.getLedTroop, { params: { id } });
    if (status === 200) listed.push(...body.scouts.filter((it) => it.id === person.user.id));
    // Its rows are those of the list: a row for each project of whoever is in it, and nobody else's.
    const hours = await caller.call(leader.getTroopHours, { params: { id } });
    expect(hours.status).toBe(status);
    const [, ...rows] = hours.bytes.toString('utf8').trimEnd().split('\r\n');
    if (status === 200) expect(rows).toHaveLength(body.scouts.flatMap((it) => it.projects).length);
  }
  const scout = await caller.call(leader.getScout, { params: { id: person.user.id } });
  const photo = await caller.call(getUpload, { params: { filename } });
  const params = { id: person.user.id };
  const said = await caller.call(reviewing.getScoutReviews, { params });
  // Without mail it is refused once the scout is there at all, and nothing of the world changes.
  const body = { verdict: 'looks-good' } as const;
  const saying = await caller.call(reviewing.createReview, { params: { id: projectId }, body });
  const nudge = await caller.call(reviewing.nudgeScout, { params });
  const kin = await caller.call(reviewing.sayKin, { params, body: { isParent: false } });
  return {
    said: [said.status, saying.status, nudge.status, kin.status],
    list: listed.map(({ choice }) => choice),
    listedPhoto: listed.map(({ projects }) => projects[0]?.work?.photo?.filename ?? null),
    scout: scout.status === 200 ? scout.body.choice : scout.status,
    hasWork: scout.status === 200 && scout.body.work !== null,
    photo: photo.status,
  };
}

function endYeses({ child }: Model, ends: (childAt: number, troopId: string) => boolean): void {
  for (const [at, { answers }] of child.entries())
    for (const [troopId, byParent] of answers)
      if (ends(at, troopId))
        for (const [parent, choice] of byParent) if (choice !== 'no') byParent.delete(parent);
}

function pick<T>(below: Chance['below'], choices: readonly T[]): T {
  return choices[below(choices.length)] as T;
}

/** Does something at random, to the program and to the model alike. */
async function doOne(world: Families, model: Model, { below }: Chance) {
  const childAt = below(world.children.length);
  const { person, parents } = world.children[childAt] as Families['children'][number];
  const child = model.child[childAt] as Model['child'][number];
  const params = { id: person.user.id };
  const parentAt = below(2);
  const parent = (parents[parentAt] as OpenParent).caller;
  const leaderAt = below(2);
  const leads = model.leads[leaderAt] as Set<string>;
  // Mostly an open one.
  const troopId = pick(below, [...model.open.values(), ...model.open.values(), pick(below, world.ids)]);
  const number = [...model.open].find(([, id]) => id === troopId)?.[0];
  const deeds = {
    answer: async () => {
      const asked = model.open.get(child.number);
      const choice = pick(below, ['work', 'progress', ...TROOP_CHOICES]) as TroopChoice;
      if (asked === undefined || child.isStopped) return;
      await world.answer(parent, person, asked, choice);
      const answers = child.answers.get(asked) ?? new Map<number, TroopChoice>();
      child.answers.set(asked, answers.set(parentAt, choice));
    },
    stop: async () => {
      // The same parent starts it again.
      const { caller } = parents[0] as OpenParent;
      await caller.call(child.isStopped ? startChild : stopChild, { params });
      child.isStopped = !child.isStopped;
    },
    move: async () => {
      if (child.isStopped) return;
      const to = pick(below, NUMBERS);
      const { firstName, lastName, zipCode, state } = person.user;
      const body = { firstName, lastName, zipCode, state, troopNumber: to };
      const { status } = await person.caller.call(completeProfile, { body });
      // A stop has ended the child's own session for good.
      if (status !== 200) return;
      if (to !== child.number) endYeses(model, (at) => at === childAt);
      child.number = to;
    },
    leave: async () => {
      const leaderId = (world.leaders[leaderAt] as Person).user.id;
      await world.office.call(troops.removeLeader, { params: { id: troopId, leaderId } });
      if (number !== undefined) leads.delete(troopId);
    },
    join: async () => {
      if (number === undefined) return;
      await world.join(world.leaders[leaderAt] as Person, troopId);
      leads.add(troopId);
    },
    rename: async () => {
      if (number === undefined) return;
      const to = pick(below, ['42', '43', '44']);
      if (to === number) return;
      const free = !model.open.has(to);
      await world.office.call(troops.changeTroop, {
        params: { id: troopId },
        body: { ...TROOP_42, number: to },
      });
      if (!free) return;
      model.open.delete(number);
      model.open.set(to, troopId);
      endYeses(model, (_, id) => id === troopId);
    },
    reopen: async () => {
      for (const one of NUMBERS) {
        if (model.open.has(one)) continue;
        const id = await world.setUp({ number: one });
        world.ids.push(id);
        model.open.set(one, id);
        await world.join(world.leaders[leaderAt] as Person, id);
        leads.add(id);
      }
    },
    close: async () => {
      if (number === undefined) return;
      await world.office.call(troops.closeTroop, { params: { id: troopId } });
      model.open.delete(number);
      for (const those of model.leads) those.delete(troopId);
      endYeses(model, (_, id) => id === troopId);
    },
  };
  const often = [
    'answer',
    'answer',
    'answer',
    'answer',
    'answer',
    'answer',
    'answer',
    'join',
    'join',
    'reopen',
    'reopen',
  ] as const;
  const name = pick(below, [...often, ...(Object.keys(deeds) as (keyof typeof deeds)[])]);
  world.passTime(1000);
  await deeds[name]();
  return name;
}

test.each([1, 2, 3])(
  '#what-a-leader-sees: nobody ever sees a scout without a live yes (seed %i)',
  async (seed) => {
    const world = await openFamilies();
    const chance = chanceFrom(seed);
    const model: Model = {
      open: new Map(NUMBERS.map((number, at) => [number, world.ids[at] ?? ''])),
      leads: [new Set(world.ids.slice(0, 1)), new Set(world.ids)],
      child: world.children.map((_, at) => ({
        number: NUMBERS[at % 2] ?? '42',
        isStopped: false,
        answers: new Map(),
      })),
    };
    for (const [at, { person, parents }] of world.children.entries()) {
      const id = world.ids[at % 2] ?? '';
      await world.answer((parents[0] as OpenParent).caller, person, id, 'work');
      model.child[at]?.answers.set(id, new Map([[0, 'work']]));
    }
    const done: string[] = [];
    let sightings = 0;
    for (let deed = 0; deed < DEEDS; deed += 1) {
      done.push(await doOne(world, model, chance));
      for (const leaderAt of [0, 1])
        for (const childAt of [0, 1, 2]) {
          const held = expected(model, leaderAt, childAt);
          if (held !== null) sightings += 1;
          const where = { done: done.slice(-6), leaderAt, childAt };
          expect({ ...where, ...(await seen(world, leaderAt, childAt)) }).toEqual({
            ...where,
            list: held === null ? [] : [held],
            listedPhoto: held === null ? [] : [held === 'work' ? world.children[childAt]?.filename : null],
            scout: held ?? 404,
            hasWork: held === 'work',
            photo: held === 'work' ? 200 : 404,
            said: held === null ? [404, 404, 404, 404] : [200, 403, 403, 200],
          });
        }
    }
    expect(sightings).toBeGreaterThan(10);
  },
  300_000,
);
