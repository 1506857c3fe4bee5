import { expect, test } from 'vitest';
import { deleteUser, listAudit } from '#domain/contract/office/admin.ts';
import { createTroop } from '#domain/contract/office/troops.ts';
import { clearAway, previewClearing } from '#server/office/retention-overview/clearing.service.ts';
import { openWorld } from '#server/testing/test-app.ts';
import { TROOP_42 } from '#server/testing/troop-world.ts';
import { insertAudit } from './audit.store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

test('#the-log: a made-up name takes the place of an account that is gone for 90 days, the same in all rows; after three years no row is left', async () => {
  const world = await openWorld();
  const { platform, passTime } = world;
  const { db, newId, clock } = platform;
  const [ranger, other, scout, stays] = [
    await world.admin(),
    await world.admin(),
    await world.student(),
    await world.student(),
  ];
  const note = (
    admin: typeof ranger,
    action: 'view-photo' | 'invite',
    subject: { id: string; label: string },
  ) => insertAudit(db, { id: newId(), admin: admin.user, action, subject, now: clock() });
  const subjectOf = ({ user }: typeof scout) => ({ id: user.id, label: user.username });
  for (const child of [scout, scout, stays]) await note(other, 'view-photo', subjectOf(child));
  await note(ranger, 'invite', { id: 'invitation', label: 'rivera@example.org' });
  const { body: troop } = await ranger.caller.call(createTroop, { body: TROOP_42 });
  for (const gone of [scout, other])
    expect((await ranger.caller.call(deleteUser, { params: { id: gone.user.id } })).status).toBe(200);
  await clearAway(platform);
  const everything = async () => JSON.stringify(await db.selectFrom('audit_log').selectAll().execute());
  const names = [scout.user, other.user].flatMap(({ id, username }) => [id, username]);
  passTime(90 * DAY_MS - 1);
  await clearAway(platform);
  for (const name of names) expect(await everything()).toContain(name);
  passTime(1);
  const said = await previewClearing(platform);
  expect(await clearAway(platform)).toEqual(said);
  expect(said).toContainEqual(["names of accounts long deleted in the administrators' log", 2]);
  for (const name of names) expect(await everything()).not.toContain(name);
  expect(await everything()).toContain(stays.user.username);
  expect(await everything()).toContain('rivera@example.org');
  expect(await everything()).toContain(troop.id);
  const rows = await db.selectFrom('audit_log').selectAll().where('action', '=', 'view-photo').execute();
  expect(new Set(rows.map(({ admin_id }) => admin_id)).size).toBe(1);
  const [one, two] = rows.filter(({ subject_label }) => subject_label !== stays.user.username);
  expect(one?.subject_id).toBe(two?.subject_id);
  expect(one?.subject_label).toMatch(/^former-/);
  passTime(3 * 365 * DAY_MS);
  await clearAway(platform);
  expect(await everything()).toBe('[]');
  const again = await world.admin();
  expect((await again.caller.call(listAudit)).body).toEqual([]);
});
