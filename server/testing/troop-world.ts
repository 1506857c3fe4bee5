import { answerLeadersQuestion } from '#domain/contract/family/child-consent.ts';
import * as troops from '#domain/contract/office/troops.ts';
import * as leader from '#domain/contract/troop/leader.ts';
import type { TroopChoice } from '#domain/rules/troop/troops.ts';
import type { Person } from './factories.ts';
import { openWorld } from './test-app.ts';
import type { Caller } from './world.ts';

export const TROOP_42 = {
  organization: 'scouts_bsa',
  state: 'WI',
  number: '42',
  name: 'Oak Patrol',
} as const;

/** A leader must agree before the first look. */
export async function agree(caller: Caller): Promise<void> {
  const { body } = await caller.call(leader.getLeaderHome);
  await caller.call(leader.agreeAsLeader, { body: { hash: body.undertaking.hash } });
}

/** A program with an administrator, and what parents and leaders of troops do in it. */
export async function openTroopWorld(environment: Record<string, string> = {}) {
  const world = await openWorld(environment);
  const admin = await world.admin();

  async function setUp(over: Partial<Omit<troops.NewTroop, 'organization'>> = {}): Promise<string> {
    return (await admin.caller.call(troops.createTroop, { body: { ...TROOP_42, ...over } })).body.id;
  }
  async function join(person: Person, troopId: string): Promise<void> {
    const body = { leaderId: person.user.id };
    await admin.caller.call(troops.addLeader, { params: { id: troopId }, body });
  }
  return {
    ...world,
    office: admin.caller,
    setUp,
    join,
    /** A leader of some troops who has agreed to the undertaking. */
    leaderOf: async (...troopIds: string[]): Promise<Person> => {
      const person = await world.leader({ firstName: 'Ana', lastName: 'Rivera' });
      for (const id of troopIds) await join(person, id);
      await agree(person.caller);
      return person;
    },
    /** A parent's answer, by the page. */
    answer: (parent: Caller, child: Person, troopId: string, choice: TroopChoice) =>
      parent.call(answerLeadersQuestion, { params: { id: child.user.id }, body: { troopId, choice } }),
  };
}
