import { openTroopWorld } from './troop-world.ts';

const BY_MAIL = {
  MAIL_FROM: 'Rootling <scouts@troop.example>',
  BASE_URL: 'http://rootling.example',
  SUPPORT_EMAIL: 'help@troop.example',
  SMTP_URL: 'smtp://127.0.0.1:25',
};

/** A troop with two leaders, and a scout with a project whose two parents let them see the work; letters are put in line. */
export async function openReviewedTroop(environment: Record<string, string> = BY_MAIL) {
  const world = await openTroopWorld(environment);
  const ada = await world.student({ firstName: 'Ada', lastName: 'Okafor' });
  const { id: projectId } = await world.project(ada);
  const troopId = await world.setUp();
  const rivera = await world.leaderOf(troopId);
  const chen = await world.leaderOf(troopId);
  const ana = await world.parent([ada], 'ana@family.example');
  const ben = await world.parent([ada], 'ben@family.example');
  for (const parent of [ana, ben]) await world.answer(parent.caller, ada, troopId, 'work');
  await world.platform.db.deleteFrom('mails').execute();
  const ranger = await world.platform.db
    .selectFrom('users')
    .selectAll()
    .where('role', '=', 'admin')
    .executeTakeFirstOrThrow();
  return { ...world, ada, projectId, troopId, rivera, chen, ana, ben, ranger };
}

export type ReviewedTroop = Awaited<ReturnType<typeof openReviewedTroop>>;
