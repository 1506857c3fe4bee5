import sharp from 'sharp';
import { expect, test } from 'vitest';
import { giveParentConsent } from '#domain/contract/consent/consent.ts';
import { createTrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { deleteUser, listStudents, resetStudentPassword } from '#domain/contract/office/admin.ts';
import { uploadTrackingPhotos } from '#domain/contract/photos/photos.ts';
import { getUser, login } from '#domain/contract/sign-in/accounts.ts';
import { importSpecies } from '#domain/contract/species/species.ts';
import { SPECIES_COUNT } from '#domain/limits.ts';
import { drawnSignature } from '#server/testing/drawn-signature.ts';
import { PASSWORD } from '#server/testing/factories.ts';
import { openWorld } from '#server/testing/test-app.ts';
import type { Caller, World } from '#server/testing/world.ts';

const NEW_PASSWORD = 'fresh-cutting-3';

function auditOf({ platform }: World) {
  return platform.db.selectFrom('audit_log').selectAll().orderBy('happened_at').execute();
}

test('the list has every student, the newest first, and nothing that is not for the list (#fields)', async () => {
  const world = await openWorld();
  const { caller } = await world.admin();
  const older = await world.student({ firstName: 'Hazel' });
  world.passTime(1000);
  const newer = await world.unconsentedStudent({ zipCode: '', profileCompleted: false });
  const { status, body } = await caller.call(listStudents);
  expect(status).toBe(200);
  expect(body.map(({ id }) => id)).toEqual([newer.user.id, older.user.id]);
  expect(body[0]).toMatchObject({ profileCompleted: false, createdAt: '2026-08-01T12:00:01.000Z' });
  expect(body[1]).toEqual({
    id: older.user.id,
    firstName: 'Hazel',
    lastName: 'Reyes',
    username: older.user.username,
    email: older.user.email,
    organization: 'scouts_bsa',
    troopNumber: '42',
    state: 'WI',
    zipCode: '53703',
    createdAt: '2026-08-01T12:00:00.000Z',
    profileCompleted: true,
    waitingForParent: false,
    stoppedByParent: false,
    heldUntil: null,
  });
});

test('students and strangers do nothing that is for administrators', async () => {
  const world = await openWorld();
  const victim = await world.student();
  const reset = { userId: victim.user.id, newPassword: NEW_PASSWORD };
  const tryAll = async (caller: Caller) => [
    (await caller.call(listStudents)).status,
    (await caller.call(resetStudentPassword, { body: reset })).status,
    (await caller.call(deleteUser, { params: { id: victim.user.id } })).status,
    (await caller.call(importSpecies)).status,
  ];
  expect(await tryAll((await world.student()).caller)).toEqual([403, 403, 403, 403]);
  expect(await tryAll(victim.caller)).toEqual([403, 403, 403, 403]);
  expect(await tryAll(world.stranger())).toEqual([401, 401, 401, 401]);
  expect((await victim.caller.call(getUser)).status).toBe(200);
  expect(await auditOf(world)).toEqual([]);
});

test("a student's new password ends her sessions and opens shut doors, and the audit says who set it", async () => {
  const world = await openWorld();
  const { user: admin, caller } = await world.admin();
  const scout = await world.student();
  const { username } = scout.user;
  const logIn = (password: string) => world.stranger().call(login, { body: { username, password } });
  for (let n = 0; n < 11; n += 1) await logIn('wrong-one');
  const { status, body } = await caller.call(resetStudentPassword, {
    body: { userId: scout.user.id, newPassword: NEW_PASSWORD },
  });
  expect(status).toBe(200);
  expect(body).toEqual({ success: true, username });
  expect((await scout.caller.call(getUser)).status).toBe(401);
  expect((await logIn(PASSWORD)).status).toBe(401);
  expect((await logIn(NEW_PASSWORD)).status).toBe(200);
  expect((await caller.call(getUser)).status).toBe(200);
  expect(await auditOf(world)).toMatchObject([
    {
      happened_at: world.platform.clock(),
      admin_id: admin.id,
      admin_username: admin.username,
      action: 'reset-password',
      subject_id: scout.user.id,
      subject_label: username,
    },
  ]);
});

test("the password of nobody, and of another administrator, is not an administrator's to set", async () => {
  const world = await openWorld();
  const { user, caller } = await world.admin();
  const other = await world.admin();
  for (const userId of ['nobody', other.user.id, user.id]) {
    const response = await caller.call(resetStudentPassword, { body: { userId, newPassword: NEW_PASSWORD } });
    expect(response.status).toBe(404);
    expect(response.body).toEqual({ message: 'User not found' });
  }
  expect(await auditOf(world)).toEqual([]);
});

test('a password that is too short is refused at its field', async () => {
  const world = await openWorld();
  const { caller } = await world.admin();
  const { user } = await world.student();
  const response = await caller.call(resetStudentPassword, {
    body: { userId: user.id, newPassword: '12345' },
  });
  expect(response.status).toBe(400);
  expect(response.body).toEqual({
    message: 'Password must be at least 6 characters long.',
    fields: { newPassword: 'Password must be at least 6 characters long.' },
  });
});

async function picture() {
  return sharp({ create: { width: 60, height: 40, channels: 3, background: 'green' } })
    .jpeg()
    .toBuffer();
}

test('deleting a student leaves nothing of her but the consent without her name, and the audit (#deleting-an-account)', async () => {
  const world = await openWorld();
  const { user: admin, caller } = await world.admin();
  const scout = await world.unconsentedStudent();
  await scout.caller.call(giveParentConsent, {
    body: {
      parentFirstName: 'Ana',
      parentLastName: 'Reyes',
      parentEmail: 'ana@family.example',
      signature: await drawnSignature(),
      termsAgree: true,
    },
  });
  const { id: projectId } = await world.project(scout);
  const entry = await scout.caller.call(createTrackingEntry, { params: { projectId }, body: {} });
  const params = { projectId, entryId: entry.body.id };
  await scout.caller.upload(uploadTrackingPhotos, params, [{ name: 'jar.jpg', bytes: await picture() }]);
  expect(await Array.fromAsync(world.platform.files.list())).toHaveLength(2);

  const { status, body } = await caller.call(deleteUser, { params: { id: scout.user.id } });
  expect(status).toBe(200);
  expect(body).toEqual({ success: true });

  expect((await scout.caller.call(getUser)).status).toBe(401);
  expect(await Array.fromAsync(world.platform.files.list())).toEqual([]);
  const { db } = world.platform;
  for (const table of ['projects', 'tracking_entries', 'photos'] as const) {
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
  expect(await db.selectFrom('users').select('id').execute()).toEqual([{ id: admin.id }]);
  const record = await db.selectFrom('consent_records').selectAll().executeTakeFirstOrThrow();
  expect(record).toMatchObject({
    user_id: null,
    subject_deleted_at: world.platform.clock(),
    parent_last_name: 'Reyes',
  });
  expect(record.subject_pseudonym).not.toContain(scout.user.id);
  expect(record.signature).toMatch(/^data:image\/png/);
  expect(await auditOf(world)).toMatchObject([
    {
      action: 'delete-user',
      admin_id: admin.id,
      subject_id: scout.user.id,
      subject_label: scout.user.username,
    },
  ]);
});

test("deleting one student leaves another's things alone", async () => {
  const world = await openWorld();
  const { caller } = await world.admin();
  const [gone, stays] = [await world.student(), await world.student()];
  const { id: projectId } = await world.project(stays);
  const entry = await stays.caller.call(createTrackingEntry, { params: { projectId }, body: {} });
  const params = { projectId, entryId: entry.body.id };
  await stays.caller.upload(uploadTrackingPhotos, params, [{ name: 'jar.jpg', bytes: await picture() }]);
  await caller.call(deleteUser, { params: { id: gone.user.id } });
  expect((await stays.caller.call(getUser)).status).toBe(200);
  expect(await Array.fromAsync(world.platform.files.list())).toHaveLength(2);
});

test('what is not there is not deleted, and leaves no trace', async () => {
  const world = await openWorld();
  const { caller } = await world.admin();
  const { status, body } = await caller.call(deleteUser, { params: { id: 'nobody' } });
  expect(status).toBe(404);
  expect(body).toEqual({ message: 'User not found' });
  expect(await auditOf(world)).toEqual([]);
});

test('the last administrator stays, and nobody deletes her own account', async () => {
  const world = await openWorld();
  const { user, caller } = await world.admin();
  const remove = (id: string) => caller.call(deleteUser, { params: { id } });
  expect((await remove(user.id)).body).toEqual({ message: 'The last administrator cannot be deleted.' });
  const other = await world.admin();
  const own = await remove(user.id);
  expect(own.status).toBe(409);
  expect(own.body).toEqual({
    message: 'You cannot delete your own account. Please ask another administrator.',
  });
  expect((await remove(other.user.id)).status).toBe(200);
  expect((await other.caller.call(getUser)).status).toBe(401);
});

test('two administrators who delete each other at once leave one', async () => {
  const world = await openWorld();
  const [robin, jay] = [await world.admin(), await world.admin()];
  const responses = await Promise.all([
    robin.caller.call(deleteUser, { params: { id: jay.user.id } }),
    jay.caller.call(deleteUser, { params: { id: robin.user.id } }),
  ]);
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await world.platform.db.selectFrom('users').selectAll().execute()).toHaveLength(1);
});

test('the import restores the species, says so, and skips when nothing differs: then it is no deed (#species-import)', async () => {
  const world = await openWorld();
  const { user, caller } = await world.admin();
  const runImport = () =>
    caller.send({ method: 'POST', url: importSpecies.path, headers: { 'content-type': 'application/json' } });
  const first = await runImport();
  expect(first.status).toBe(200);
  expect(first.body).toMatchObject({
    success: true,
    skipped: false,
    previousCount: 0,
    newCount: SPECIES_COUNT,
    imported: SPECIES_COUNT,
  });
  expect((await runImport()).body).toMatchObject({
    skipped: true,
    previousCount: SPECIES_COUNT,
    imported: 0,
  });
  await world.platform.db.deleteFrom('species').where('id', '=', 'black-willow').execute();
  expect((await runImport()).body).toMatchObject({ skipped: false, previousCount: SPECIES_COUNT - 1 });
  const audit = await auditOf(world);
  expect(audit.map(({ action, admin_id }) => [action, admin_id])).toEqual(
    Array.from({ length: 2 }, () => ['import-species', user.id]),
  );
});
