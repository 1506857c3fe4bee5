import { expect, test } from 'vitest';
import { getUser } from '#domain/contract/sign-in/accounts.ts';
import { openWorld } from '#server/testing/test-app.ts';

const HOUR_MS = 60 * 60 * 1000;

test('#what-goes-by-the-clock: a visit is noted at most once a day, and of administrators none', async () => {
  const { student, admin, platform, passTime } = await openWorld();
  const [scout, ranger] = [await student(), await admin()];
  const { db, clock } = platform;
  const end = { expires_at: clock() + 100 * HOUR_MS };
  await db.updateTable('sessions').set(end).execute();
  const lastVisit = async () =>
    (await db.selectFrom('users').select('last_visit_at').where('id', '=', scout.user.id).executeTakeFirst())
      ?.last_visit_at;
  const begun = clock();
  for (const hours of [1, 23, 1, 1]) {
    passTime(hours * HOUR_MS);
    for (const { caller } of [scout, ranger, scout]) expect((await caller.call(getUser)).status).toBe(200);
  }
  expect(await lastVisit()).toBe(begun + 25 * HOUR_MS);
});
