import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import * as parent from '#domain/contract/family/parent.ts';
import { listProjects } from '#domain/contract/notebook/projects.ts';
import { countStudents, listStudents } from '#domain/contract/office/admin.ts';
import { listDue } from '#domain/contract/office/retention-overview.ts';
import { uploadStepPhotos } from '#domain/contract/photos/photos.ts';
import { LINK_HEADER } from '#domain/contract/platform/endpoint.ts';
import { getUser, login } from '#domain/contract/sign-in/accounts.ts';
import { closeToReplacedAddress } from '#server/family/guardians/blocking.service.ts';
import { endStops } from '#server/family/guardians/ending.service.ts';
import { keepTime } from '#server/keeping/keeping.service.ts';
import { outboxOf } from '#server/mail/outbox.service.ts';
import { clearAway, previewClearing } from '#server/office/retention-overview/clearing.service.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { startMailServer } from '#server/testing/mail-server.ts';
import { openMailedWorld } from '#server/testing/mailed-world.ts';
import { smallJpeg } from '#server/testing/small-photo.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const [ANA, BO] = ['ana@family.example', 'bo@family.example'];
const DEAD = { status: 404, body: { message: 'This link is too old or was used.' } };

/** Ada, who has a project with a photo, and both parents, whose pages are open. */
async function openFamily() {
  const world = await openMailedWorld();
  const { platform } = world;
  const scout = await world.student({ firstName: 'Ada' });
  const { id: projectId } = await world.project(scout);
  const photo = [{ name: 'tree.jpg', bytes: await smallJpeg() }];
  await scout.caller.upload(uploadStepPhotos, { projectId, stepNumber: 2 }, photo);
  const ana = (await world.parent([scout], ANA)).caller;
  const bo = (await world.parent([scout], BO)).caller;
  const params = { id: scout.user.id };
  const enter = async () => {
    const { username } = scout.user;
    const child = world.stranger();
    await child.call(login, { body: { username, password: scout.password } });
    return child;
  };
  return {
    ...world,
    scout,
    ana,
    bo,
    params,
    enter,
    deletion: (caller = ana, firstName = 'Ada') =>
      caller.call(parent.deleteChild, { params, body: { firstName } }),
    rows: async () => ({
      users: (await platform.db.selectFrom('users').select('id').execute()).length,
      projects: (await platform.db.selectFrom('projects').select('id').execute()).length,
      photos: (await platform.db.selectFrom('photos').select('id').execute()).length,
      guardians: (await platform.db.selectFrom('guardians').select('id').execute()).length,
      files: (await Array.fromAsync(platform.files.list())).length,
    }),
  };
}

test('#the-list-of-students, #stopping: whom a parent has stopped is listed as that, and not as one who waits for a parent', async () => {
  const { ana, params, admin, student } = await openFamily();
  await student({ firstName: 'Ben' });
  const { caller } = await admin();
  const found = async (status: 'active' | 'waiting' | 'stopped') => {
    const { body } = await caller.call(listStudents, { query: { status } });
    expect((await caller.call(countStudents, { query: { status } })).body.total).toBe(body.length);
    return body.map(({ firstName, waitingForParent, stoppedByParent }) => ({
      firstName,
      waitingForParent,
      stoppedByParent,
    }));
  };
  expect(await found('stopped')).toEqual([]);
  await ana.call(parent.stopChild, { params });
  const ada = { firstName: 'Ada', waitingForParent: false, stoppedByParent: true };
  expect(await found('stopped')).toEqual([ada]);
  expect(await found('waiting')).toEqual([]);
  expect(await found('active')).toHaveLength(2);
  const sorted = await caller.call(listStudents, { query: { sort: 'status' } });
  expect(sorted.body.map(({ firstName }) => firstName)).toEqual(['Ben', 'Ada']);
  await ana.call(parent.startChild, { params });
  expect(await found('stopped')).toEqual([]);
});

const previewed = async (platform: Parameters<typeof previewClearing>[0]) =>
  new Map(await previewClearing(platform)).get('accounts that a parent had deleted');

const ALL = { users: 1, projects: 1, photos: 1, guardians: 2, files: 2 };
const NOTHING = { users: 0, projects: 0, photos: 0, guardians: 0, files: 0 };

test('#stopping: Stop logs the child out at once, and she reads why; who stopped starts again and all is there', async () => {
  const { ana, bo, scout, params, enter, rows, deliver, letters } = await openFamily();
  expect(await ana.call(parent.stopChild, { params })).toMatchObject({
    status: 200,
    body: { stop: { kind: 'stop', endsAt: '2026-08-31T12:00:00.000Z', isMine: true } },
  });
  expect((await scout.caller.call(listProjects)).status).toBe(401);
  const child = await enter();
  expect((await child.call(getUser)).body).toMatchObject({
    consentState: 'stopped',
    parentConsentCompleted: false,
  });
  expect((await child.call(listProjects)).status).toBe(403);
  await deliver();
  expect(letters(ANA), 'her page may have been open on a tablet of the family').toHaveLength(1);
  expect(letters(BO)).toHaveLength(1);
  expect(letters(BO)[0]?.headers.subject).not.toContain('Ada');

  expect(await ana.call(parent.stopChild, { params })).toMatchObject({ status: 409 });
  expect(await bo.call(parent.startChild, { params })).toMatchObject({
    status: 409,
    body: { message: 'Another parent or guardian stopped this. Only they can start it again.' },
  });
  expect(await ana.call(parent.startChild, { params })).toMatchObject({ status: 200, body: { stop: null } });
  expect((await child.call(listProjects)).body).toHaveLength(1);
  expect(await rows()).toEqual(ALL);
  expect(await ana.call(parent.startChild, { params })).toMatchObject({ status: 409 });
});

test('#stopping: what was stopped is deleted after 30 days, and each parent gets a receipt', async () => {
  const { ana, params, passTime, platform, rows, deliver, letters } = await openFamily();
  await ana.call(parent.stopChild, { params });
  passTime(23 * DAY_MS);
  await keepTime(platform);
  await deliver();
  passTime(7 * DAY_MS - 1);
  await keepTime(platform);
  expect(await rows()).toEqual(ALL);
  passTime(1);
  await keepTime(platform);
  expect(await rows()).toEqual(NOTHING);
  expect(await platform.db.selectFrom('links').select('purpose').execute()).toEqual([]);
  await deliver();
  for (const address of [ANA, BO]) {
    const receipts = letters(address).filter(({ headers }) => headers.subject?.includes('receipt'));
    expect(receipts).toHaveLength(1);
    expect(receipts[0]?.body).toContain('we deleted everything of Ada: the account, 1 project, 1 photo.');
  }
});

test('#stopping: a child that cannot be deleted keeps no other one from it, and the failure is told', async () => {
  const { ana, passTime, platform, student, parent: open, params, deliver } = await openFamily();
  const others = [await student(), await student()];
  const hers = (await open(others, 'cy@else.example')).caller;
  const [stuck = '', ...ends] = [params.id, ...others.map(({ user }) => user.id)].toSorted();
  for (const id of [stuck, ...ends])
    await (id === params.id ? ana : hers).call(parent.stopChild, { params: { id } });
  passTime(23 * DAY_MS);
  await keepTime(platform);
  await deliver();
  passTime(7 * DAY_MS);
  const { db } = platform;
  await sql`create table held_accounts (user_id text not null references users (id))`.execute(db);
  onTestFinished(async () => {
    await sql`drop table if exists held_accounts`.execute(db);
  });
  await sql`insert into held_accounts values (${stuck})`.execute(db);
  await expect(keepTime(platform)).rejects.toThrow(/foreign key/i);
  const left = () => db.selectFrom('users').select('id').execute();
  expect(await left()).toEqual([{ id: stuck }]);
  await sql`drop table held_accounts`.execute(db);
  await keepTime(platform);
  expect(await left()).toEqual([]);
});

test('#delete-everything: nobody fills a mailbox by stopping and starting, or by asking for deletions; Stop itself is never refused', async () => {
  const { ana, bo, params, deletion, deliver, letters } = await openFamily();
  const body = { newPassword: 'seven-green-twigs' };
  const turns = async () => {
    await ana.call(parent.stopChild, { params });
    return (await ana.call(parent.startChild, { params })).status;
  };
  for (let n = 0; n < 8; n += 1) expect(await turns()).toBe(200);
  expect((await ana.call(parent.setChildPassword, { params, body })).status).toBe(200);
  expect((await deletion()).status).toBe(200);
  expect((await ana.call(parent.cancelChildDeletion, { params })).status).toBe(200);
  expect((await deletion()).status).toBe(429);
  expect((await ana.call(parent.setChildPassword, { params, body })).status).toBe(429);
  expect((await ana.call(parent.stopChild, { params })).status).toBe(200);
  expect((await ana.call(parent.startChild, { params })).status).toBe(429);
  await deliver();
  expect(letters(BO)).toHaveLength(8 * 2 + 1 + 2 + 1);
  expect((await bo.call(parent.setChildPassword, { params, body })).status).toBe(200);
});

test('#delete-everything: a deletion asks for the first name, locks at once, and is done after 72 hours', async () => {
  const { ana, scout, deletion, deliver, passTime, platform, rows, params } = await openFamily();
  expect(await deletion(ana, 'Eva')).toMatchObject({
    status: 400,
    body: { fields: { firstName: 'This is not the first name. Please type it as it stands above.' } },
  });
  expect((await scout.caller.call(listProjects)).status).toBe(200);
  expect(await deletion(ana, ' ada ')).toMatchObject({
    status: 200,
    body: { stop: { kind: 'deletion', endsAt: '2026-08-04T12:00:00.000Z', isMine: true } },
  });
  expect((await scout.caller.call(listProjects)).status).toBe(401);
  expect(await deletion()).toMatchObject({ status: 409 });
  expect(await ana.call(parent.startChild, { params })).toMatchObject({ status: 409 });
  await deliver();
  passTime(72 * HOUR_MS - 1);
  expect(await endStops(platform)).toBe(0);
  passTime(1);
  expect(await endStops(platform)).toBe(1);
  expect(await rows()).toEqual(NOTHING);
});

test('#delete-everything: a deletion waits for its letters while the mail server is away, and its 72 hours run anew from when they leave', async () => {
  const {
    server,
    scout,
    parent: open,
    params,
    deletion,
    deliver,
    passTime,
    platform,
    rows,
    stranger,
  } = await openFamily();
  await server.stop();
  await deletion();
  await deliver();
  passTime(73 * HOUR_MS);
  expect(await previewed(platform)).toBe(0);
  expect(await endStops(platform)).toBe(0);
  const endsAt = '2026-08-07T13:00:00.000Z';
  const shown = async () =>
    (await (await open([scout], ANA)).caller.call(parent.getChild, { params })).body.stop;
  expect(await shown()).toMatchObject({ kind: 'deletion', endsAt });

  const back = await startMailServer(server.port);
  await deliver();
  expect(back.received.map(({ to }) => to).toSorted()).toEqual([[ANA], [ANA], [BO]]);
  expect(await endStops(platform)).toBe(0);
  expect(await shown()).toMatchObject({ kind: 'deletion', endsAt });
  const token =
    back.received.flatMap(({ body }) => /\/parent\/cancel#([\w-]+)/.exec(body)?.[1] ?? [])[0] ?? '';
  expect(await stranger().call(parent.getAskedDeletion, { headers: { [LINK_HEADER]: token } })).toMatchObject(
    { status: 200, body: { endsAt } },
  );
  passTime(72 * HOUR_MS - 1);
  expect(await endStops(platform)).toBe(0);
  passTime(1);
  expect(await previewed(platform)).toBe(1);
  expect(await endStops(platform)).toBe(1);
  expect(await rows()).toEqual(NOTHING);
});

test('#delete-everything: where no parent got a letter about a deletion everything is kept 30 days longer, once', async () => {
  const {
    server,
    ana,
    admin,
    scout,
    parent: open,
    params,
    deletion,
    deliver,
    passTime,
    platform,
    rows,
  } = await openFamily();
  for (const address of [ANA, BO]) server.refused.add(address);
  expect((await deletion(ana)).status).toBe(200);
  await deliver();
  passTime(72 * HOUR_MS);
  expect(await endStops(platform), 'they are tried once more').toBe(0);
  await deliver();
  expect(await endStops(platform)).toBe(0);
  const again = (await open([scout], ANA)).caller;
  expect((await again.call(parent.getChild, { params })).body.stop).toMatchObject({
    endsAt: '2026-09-03T12:00:00.000Z',
  });
  const { body } = await (await admin()).caller.call(listDue);
  const due = body.find((it) => it.class === 'toBeDeleted');
  expect(due?.rows).toMatchObject([{ endsAt: '2026-09-03T12:00:00.000Z', isUndelivered: true }]);
  passTime(30 * DAY_MS - 1);
  await deliver();
  expect(await endStops(platform)).toBe(0);
  passTime(1);
  expect(await endStops(platform)).toBe(1);
  expect(await rows()).toMatchObject({ projects: 0, photos: 0 });
});

test('#delete-everything: one dead mailbox holds no deletion up for longer than its letter is tried', async () => {
  const { server, ana, deletion, deliver, passTime, platform, rows } = await openFamily();
  server.refused.add(BO);
  expect((await deletion(ana)).status).toBe(200);
  await deliver();
  passTime(72 * HOUR_MS);
  expect(await endStops(platform), 'it is tried once more').toBe(0);
  await deliver();
  expect(await endStops(platform)).toBe(1);
  expect(await rows()).toEqual(NOTHING);
});

test('#delete-everything: where no mail is sent any more a deletion waits for no letter', async () => {
  const { deletion, passTime, platform } = await openFamily();
  await deletion();
  passTime(72 * HOUR_MS);
  const withoutMail = { ...platform, config: { ...platform.config, mail: null } };
  expect(await endStops(withoutMail)).toBe(1);
});

test('#delete-everything: a deletion that is cancelled in time, by page or by letter, restores all', async () => {
  const { ana, bo, params, deletion, passTime, platform, rows, enter, lastToken, stranger } =
    await openFamily();
  await deletion();
  const child = await enter();
  expect((await child.call(listProjects)).status).toBe(403);
  expect(await bo.call(parent.cancelChildDeletion, { params })).toMatchObject({ status: 409 });
  expect(await ana.call(parent.cancelChildDeletion, { params })).toMatchObject({
    status: 200,
    body: { stop: null },
  });
  expect((await child.call(listProjects)).status).toBe(200);

  await deletion();
  const token = await lastToken(ANA, '/parent/cancel');
  const cancel = () => stranger().call(parent.cancelDeletionByLink, { body: { token } });
  const look = (linkToken: string) =>
    stranger().call(parent.getAskedDeletion, { headers: { [LINK_HEADER]: linkToken } });
  // Reading it uses nothing up, and both links are about the same child.
  for (const asked of [token, await lastToken(ANA, '/parent/delete')]) {
    expect(await look(asked)).toMatchObject({
      status: 200,
      body: { childFirstName: 'Ada', endsAt: '2026-08-04T12:00:00.000Z' },
    });
  }
  expect(await cancel()).toMatchObject({ status: 200 });
  expect(await cancel()).toMatchObject(DEAD);
  for (const dead of [token, await lastToken(ANA, '/parent/delete'), 'x'.repeat(43)]) {
    expect(await look(dead)).toMatchObject(DEAD);
  }
  passTime(80 * HOUR_MS);
  expect(await endStops(platform)).toBe(0);
  expect(await rows()).toEqual(ALL);
  expect(await ana.call(parent.cancelChildDeletion, { params })).toMatchObject({ status: 401 });
});

test('#delete-everything: what was stopped before stays stopped when its deletion is cancelled', async () => {
  const { ana, params, deletion, deliver, letters } = await openFamily();
  await ana.call(parent.stopChild, { params });
  await deletion();
  expect(await ana.call(parent.cancelChildDeletion, { params })).toMatchObject({
    status: 200,
    body: { stop: { kind: 'stop', endsAt: '2026-08-31T12:00:00.000Z' } },
  });
  await deliver();
  expect(letters(BO).map(({ headers }) => headers.subject)).toContain('A deletion at Rootling was cancelled');
});

test('#delete-everything: a deletion that is cancelled after the end of the stop before it leaves time to start again', async () => {
  const { scout, parent: open, params, deletion, platform, passTime, rows } = await openFamily();
  const enterAgain = async () => (await open([scout], ANA)).caller;
  await (await enterAgain()).call(parent.stopChild, { params });
  passTime(29 * DAY_MS);
  await deletion(await enterAgain());
  passTime(2 * DAY_MS);
  const ana = await enterAgain();
  expect(await ana.call(parent.cancelChildDeletion, { params })).toMatchObject({ status: 200 });
  expect(await endStops(platform)).toBe(0);
  expect(await rows()).toMatchObject({ users: 1, projects: 1, photos: 1 });
  expect(await ana.call(parent.startChild, { params })).toMatchObject({ status: 200 });
});

test('#stopping: an address that another one replaces loses the page, and what it stopped is open again', async () => {
  const { ana, bo, scout, params, enter, platform } = await openFamily();
  await ana.call(parent.stopChild, { params });
  const given = { newId: platform.newId, now: platform.clock(), outbox: outboxOf(platform) };
  const replaced = { emailKey: ANA, since: platform.clock() };
  await inTransaction(platform.db, (tx) => closeToReplacedAddress(tx, scout.user, replaced, given));
  expect(await ana.call(parent.getChild, { params })).toMatchObject({ status: 401 });
  expect(await bo.call(parent.getChild, { params })).toMatchObject({ body: { stop: null } });
  expect((await (await enter()).call(listProjects)).status).toBe(200);
});

test('#delete-everything: the second letter deletes at once, and is worth nothing once the deletion is cancelled', async () => {
  const { ana, params, deletion, rows, lastToken, stranger, deliver, letters } = await openFamily();
  const now = (token: string) => stranger().call(parent.deleteAtOnce, { body: { token } });
  await deletion();
  const cancelled = await lastToken(ANA, '/parent/delete');
  await ana.call(parent.cancelChildDeletion, { params });
  expect(await now(cancelled)).toMatchObject(DEAD);
  expect(await rows()).toEqual(ALL);

  await deletion();
  const token = await lastToken(ANA, '/parent/delete');
  expect(await now(token)).toMatchObject({ status: 200, body: { success: true } });
  expect(await rows()).toEqual(NOTHING);
  expect(await now(token)).toMatchObject(DEAD);
  await deliver();
  expect(letters(BO).filter(({ headers }) => headers.subject?.includes('receipt'))).toHaveLength(1);
});

test('#delete-everything: a deletion and its cancelling at the same moment end in one of the two', async () => {
  const { ana, params, deletion, deliver, passTime, platform, rows } = await openFamily();
  await deletion();
  await deliver();
  passTime(10 * 60_000);
  const [cancelled] = await Promise.all([
    ana.call(parent.cancelChildDeletion, { params }),
    endStops({ ...platform, clock: () => platform.clock() + 80 * HOUR_MS }),
  ]);
  expect(await rows()).toEqual(cancelled.status === 200 ? ALL : NOTHING);
});

test('#stopping: the clearing that an operator starts ends what was stopped too, and says beforehand what it would', async () => {
  const { ana, params, passTime, platform, rows, deliver, letters } = await openFamily();
  const told = async (cleared: ReturnType<typeof previewClearing>) =>
    new Map(await cleared).get('notebooks that a parent had stopped');
  await ana.call(parent.stopChild, { params });
  passTime(23 * DAY_MS);
  await clearAway(platform);
  await deliver();
  passTime(7 * DAY_MS - 1);
  expect(await told(previewClearing(platform))).toBe(0);
  expect(await told(clearAway(platform))).toBe(0);
  passTime(1);
  expect(await told(previewClearing(platform))).toBe(1);
  expect(await rows()).toMatchObject({ users: 1, files: 2 });
  expect(await told(clearAway(platform))).toBe(1);
  expect(await told(clearAway(platform))).toBe(0);
  expect(await rows()).toEqual(NOTHING);
  await deliver();
  expect(letters(BO).filter(({ headers }) => headers.subject?.includes('receipt'))).toHaveLength(1);
});

test('#stopping: a child stays whose deletion was asked for by a parent who is blocked while the clock deletes another one', async () => {
  const {
    ana,
    student,
    parent: parentOf,
    project,
    platform,
    passTime,
    rows,
    deletion,
    deliver,
  } = await openFamily();
  const eve = await student({ firstName: 'Eve' });
  const { id: projectId } = await project(eve);
  const photo = [{ name: 'a.jpg', bytes: await smallJpeg() }];
  await eve.caller.upload(uploadStepPhotos, { projectId, stepNumber: 2 }, photo);
  const cy = (await parentOf([eve], 'cy@family.example')).caller;
  await parentOf([eve], 'di@family.example');
  expect((await deletion(ana)).status).toBe(200);
  const asked = { params: { id: eve.user.id }, body: { firstName: 'Eve' } };
  expect((await cy.call(parent.deleteChild, asked)).status).toBe(200);
  await deliver();
  passTime(80 * 3_600_000);
  const blocking = async (name: string) => {
    const askers = ['ana@family.example', 'cy@family.example'];
    await platform.db
      .updateTable('guardians')
      .set({ state: 'blocked' })
      .where('email', 'in', askers)
      .execute();
    return platform.files.delete(name);
  };
  expect(await endStops({ ...platform, files: { ...platform.files, delete: blocking } })).toBe(1);
  expect(await rows()).toMatchObject({ projects: 1, photos: 1 });
});
