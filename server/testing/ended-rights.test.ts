/**
 * A walk over every call that changes something, whose caller loses the right to it after the head of the request and five
 * bytes of its body; and a race in which the right ends while the call waits for its transaction.
 */
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { ALL_ENDPOINTS } from '#domain/contract/all.ts';
import { closeParentPage, correctChild, stopChild } from '#domain/contract/family/parent.ts';
import { holdStudent } from '#domain/contract/keeping/holds.ts';
import { createProject } from '#domain/contract/notebook/projects.ts';
import { saveStep } from '#domain/contract/notebook/steps.ts';
import { createTrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { deleteUser, resetStudentPassword } from '#domain/contract/office/admin.ts';
import { removePerson } from '#domain/contract/office/people.ts';
import { uploadStepPhotos } from '#domain/contract/photos/photos.ts';
import { addressOf, type Endpoint, type Who } from '#domain/contract/platform/endpoint.ts';
import { editProfile, getUser, logout } from '#domain/contract/sign-in/accounts.ts';
import { WRITE_HEADER, writeHeaderOf } from '#domain/rules/platform/write-numbers.ts';
import { deleteAccount, lockAccount } from '#server/accounts/accounts.store.ts';
import { deleteParentSessionsOf } from '#server/accounts/parent-sessions.store.ts';
import { deleteSessionsOf } from '#server/accounts/sessions.store.ts';
import { moveConsent } from '#server/consent/consent-state.store.ts';
import { isPostgres } from '#server/platform/db/engine.ts';
import { type Queries, writesWaiting } from '#server/platform/db/open.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { allThatIsStored, makeBelongings } from './belongings.ts';
import type { Person } from './factories.ts';
import { smallJpeg } from './small-photo.ts';
import { openWorld } from './test-app.ts';
import { type Body, makeValidBodies } from './valid-bodies.ts';
import type { Caller, World } from './world.ts';

const nameOf = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`;

type Payload = { readonly type: string; readonly bytes: Buffer };

async function payloadOf(endpoint: Endpoint, body: object | undefined): Promise<Payload> {
  if (!endpoint.upload && !endpoint.files)
    return { type: 'application/json', bytes: Buffer.from(JSON.stringify(body ?? { nothing: true })) };
  const form = new FormData();
  form.append('photos', new Blob([await smallJpeg()], { type: 'image/jpeg' }), 'jar.jpg');
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? '';
  return { type, bytes: Buffer.from(await encoded.arrayBuffer()) };
}

/** Sends the head of a call and five bytes; what is given sends the rest, and gives the status of the response. */
function beginCall(
  port: number,
  endpoint: Endpoint,
  url: string,
  { cookies }: Caller,
  { type, bytes }: Payload,
) {
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const headers = { cookie, 'content-type': type, 'content-length': bytes.byteLength };
  const begun = httpRequest({
    host: '127.0.0.1',
    port,
    method: endpoint.method,
    path: url,
    agent: false,
    headers,
  });
  const status = new Promise<number>((resolve, reject) => {
    begun.once('error', reject).once('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
  });
  begun.write(bytes.subarray(0, 5));
  return () => {
    begun.end(bytes.subarray(5));
    return status;
  };
}

/** Begins some calls as somebody, ends the right when all have come, sends the rest, and gives what each responded. */
async function statusesOnceEnded(
  world: World,
  caller: Caller,
  calls: readonly Endpoint[],
  { paramsOf, end }: { paramsOf: (it: Endpoint) => Record<string, string>; end: () => Promise<unknown> },
): Promise<Record<string, number>> {
  const { port } = world.app.server.address() as AddressInfo;
  const bodies = await makeValidBodies();
  let come = 0;
  world.app.server.on('request', () => {
    come += 1;
  });
  const rests = new Map<string, () => Promise<number>>();
  for (const item of calls) {
    const payload = await payloadOf(item, bodies.get(item));
    rests.set(nameOf(item), beginCall(port, item, addressOf(item, paramsOf(item)), caller, payload));
  }
  await vi.waitFor(() => expect(come).toBe(calls.length));
  // Whoever called is known by the time that a call made later is answered.
  await (await world.admin()).caller.call(getUser);
  await end();
  const before = await allThatIsStored(world);
  const statuses: Record<string, number> = {};
  await Promise.all(
    [...rests].map(async ([name, rest]) => {
      statuses[name] = await rest();
    }),
  );
  expect(await allThatIsStored(world)).toEqual(before);
  return statuses;
}

const CALLS = ALL_ENDPOINTS.filter(
  ({ method, who }) => method !== 'GET' && who !== 'anyone' && who !== 'program',
);
const openTo = (...who: Who[]) => CALLS.filter((it) => who.includes(it.who));

type Ending = {
  readonly calls: readonly Endpoint[];
  readonly status: 401 | 403;
  /** Makes whoever calls, what ends the right, and the child whom the calls are about, unless it is any. */
  readonly open: (world: World) => Promise<{ caller: Caller; end: () => Promise<unknown>; child?: Person }>;
};

const asStudent = ['student', 'member', 'account', 'session'] as const;
const asAdmin = ['admin', 'staff', 'staff-self', 'member', 'account', 'session'] as const;
const asLeader = ['leader', 'staff', 'staff-self', 'member', 'account', 'session'] as const;

const ENDINGS: Readonly<Record<string, Ending>> = {
  'a student who logged out': {
    calls: openTo(...asStudent),
    status: 401,
    open: async ({ student }) => {
      const child = await student();
      return { ...child, child, end: () => child.caller.call(logout) };
    },
  },
  'a student whose notebook a parent stopped': {
    calls: openTo(...asStudent),
    status: 401,
    open: async ({ student, parent }) => {
      const child = await student();
      const ana = await parent([child]);
      const params = { id: child.user.id };
      return { ...child, child, end: () => ana.caller.call(stopChild, { params }) };
    },
  },
  'a student whose account was deleted': {
    calls: openTo(...asStudent),
    status: 401,
    open: async ({ student, admin }) => {
      const [child, ranger] = [await student(), await admin()];
      const params = { id: child.user.id };
      return { ...child, child, end: () => ranger.caller.call(deleteUser, { params }) };
    },
  },
  'a student who is held': {
    calls: openTo('student', 'member'),
    status: 403,
    open: async ({ student, admin }) => {
      const [child, ranger] = [await student(), await admin()];
      const [params, body] = [{ id: child.user.id }, (await makeValidBodies()).get(holdStudent) ?? {}];
      return { ...child, child, end: () => ranger.caller.call(holdStudent, { params, body }) };
    },
  },
  'a student whose consent was paused': {
    calls: openTo('student', 'member'),
    status: 403,
    open: async ({ student, platform: { db, clock } }) => {
      const child = await student();
      const step = { from: ['confirmed'], to: 'paused', now: clock() } as const;
      return { ...child, child, end: () => moveConsent(db, child.user.id, step) };
    },
  },
  'an administrator who logged out': {
    calls: openTo(...asAdmin),
    status: 401,
    open: async ({ admin }) => {
      const { caller } = await admin();
      return { caller, end: () => caller.call(logout) };
    },
  },
  'an administrator who was removed': {
    calls: openTo(...asAdmin),
    status: 401,
    open: async ({ admin }) => {
      const [{ caller, user }, other] = [await admin(), await admin()];
      return { caller, end: () => other.caller.call(removePerson, { params: { id: user.id } }) };
    },
  },
  'a leader who was removed': {
    calls: openTo(...asLeader),
    status: 401,
    open: async ({ admin, leader }) => {
      const [{ caller, user }, ranger] = [await leader(), await admin()];
      return { caller, end: () => ranger.caller.call(removePerson, { params: { id: user.id } }) };
    },
  },
  'a parent who closed the page': {
    calls: openTo('parent'),
    status: 401,
    open: async ({ student, parent }) => {
      const child = await student();
      const { caller } = await parent([child]);
      return { caller, child, end: () => caller.call(closeParentPage) };
    },
  },
  "a parent who is nobody's guardian any more": {
    calls: openTo('parent'),
    status: 401,
    open: async ({ student, parent, platform: { db } }) => {
      const child = await student();
      const { caller, email } = await parent([child]);
      const blocked = db.updateTable('guardians').set({ state: 'blocked' }).where('email_key', '=', email);
      return { caller, child, end: () => blocked.execute() };
    },
  },
};

test.each(Object.entries(ENDINGS))(
  'nothing is written for %s between the head and the body of a call',
  async (_, { calls, status, open }) => {
    const world = await openWorld();
    await world.app.listen({ port: 0, host: '127.0.0.1' });
    const { caller, end, child = await world.student() } = await open(world);
    const belongings = await makeBelongings(world, child);
    const paramsOf = (endpoint: Endpoint) => {
      const params = belongings.paramsOf(endpoint);
      return child.caller === caller ? params : { ...params, id: child.user.id };
    };
    const statuses = await statusesOnceEnded(world, caller, calls, { paramsOf, end });
    expect(statuses).toEqual(Object.fromEntries(calls.map((it) => [nameOf(it), status])));
  },
  60_000,
);

type Racing = {
  /** Ends the right in a transaction that takes its time. */
  readonly end: (tx: Queries) => Promise<unknown>;
  /** A call that began before the right ended, and waits for it. */
  readonly call: () => Promise<{ status: number }>;
};

/** True when a transaction waits for another. */
async function somebodyWaits({ platform: { db } }: World): Promise<boolean> {
  if (!isPostgres(db)) return writesWaiting(db) > 0;
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    db,
  );
  return rows.length > 0;
}

/** Returns the status of a call that is let in and loses its right before its transaction begins. */
async function statusOfLoser(world: World, { end, call }: Racing): Promise<number> {
  const [ended, seen] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const ending = inTransaction(world.platform.db, async (tx) => {
    await end(tx);
    ended.resolve();
    await seen.promise;
  });
  await ended.promise;
  let hasResponded = false;
  const response = call().finally(() => {
    hasResponded = true;
  });
  await vi.waitFor(async () => expect(hasResponded || (await somebodyWaits(world))).toBe(true));
  seen.resolve();
  await ending;
  return (await response).status;
}

/** As whoever takes a consent out of force does. */
async function pause(tx: Queries, { user }: Person): Promise<void> {
  await lockAccount(tx, user.id);
  await moveConsent(tx, user.id, { from: ['confirmed'], to: 'paused', now: 0 });
}

/** A child whose consent is paused while it calls. */
const pausedChild =
  (call: (it: Person & { id: string }, bodies: ReadonlyMap<Endpoint, Body>) => Promise<{ status: number }>) =>
  async (world: World) => {
    const child = await world.student();
    const { id } = await world.project(child);
    // The next save of it is a single statement, which is planned.
    const body = { formData: { notes: 'Warm day' } };
    await child.caller.call(saveStep, { params: { id, stepNumber: 2 }, body });
    const bodies = await makeValidBodies();
    const racing = { end: (tx: Queries) => pause(tx, child), call: () => call({ ...child, id }, bodies) };
    return { ...racing, status: 403 as const };
  };

const NUMBER = writeHeaderOf({ device: 'tablet', number: 1, settled: 0 });
const cold = { formData: { notes: 'Cold day' }, revision: 1 };

const RACES: Readonly<Record<string, (world: World) => Promise<Racing & { status: 401 | 403 }>>> = {
  'a save of a paused child': pausedChild(({ caller, id }) =>
    caller.call(saveStep, { params: { id, stepNumber: 2 }, body: cold }),
  ),
  'a numbered save of a paused child': pausedChild(({ caller, id }) =>
    caller.call(saveStep, { params: { id, stepNumber: 2 }, body: cold, headers: { [WRITE_HEADER]: NUMBER } }),
  ),
  'an entry of a paused child': pausedChild(({ caller, id }, bodies) =>
    caller.call(createTrackingEntry, {
      params: { projectId: id },
      body: bodies.get(createTrackingEntry) ?? {},
    }),
  ),
  'a project of a paused child': pausedChild(({ caller }, bodies) =>
    caller.call(createProject, { body: bodies.get(createProject) ?? {} }),
  ),
  'a photo of a paused child': pausedChild(async ({ caller, id }) =>
    caller.upload(uploadStepPhotos, { projectId: id, stepNumber: 2 }, [
      { name: 'jar.jpg', bytes: await smallJpeg() },
    ]),
  ),
  'a change of the profile in a session that ends': async ({ student }) => {
    const { user, caller } = await student();
    const body = (await makeValidBodies()).get(editProfile) ?? {};
    // A session slides on with its first call of a day, for which the head would wait.
    await caller.call(getUser);
    const end = (tx: Queries) => deleteSessionsOf(tx, user.id);
    return { status: 401, end, call: () => caller.call(editProfile, { body }) };
  },
  'a password that a removed administrator sets': async ({ student, admin }) => {
    const [child, ranger] = [await student(), await admin()];
    const body = { userId: child.user.id, newPassword: 'green-twig-of-oak' };
    const end = async (tx: Queries) => {
      await lockAccount(tx, ranger.user.id);
      await deleteAccount(tx, ranger.user.id);
    };
    return { status: 401, end, call: () => ranger.caller.call(resetStudentPassword, { body }) };
  },
  'a correction by a parent whose page is closed': async ({ student, parent }) => {
    const child = await student();
    const { caller, email } = await parent([child]);
    const [params, body] = [{ id: child.user.id }, (await makeValidBodies()).get(correctChild) ?? {}];
    const end = (tx: Queries) => deleteParentSessionsOf(tx, { emailKey: email });
    return { status: 401, end, call: () => caller.call(correctChild, { params, body }) };
  },
};

test.each(Object.entries(RACES))('%s writes nothing where both come at once', async (_, open) => {
  const world = await openWorld();
  const { status, ...racing } = await open(world);
  const WRITTEN = ['steps', 'tracking_entries', 'projects', 'photos', 'write_devices', 'audit_log', 'mails'];
  const kept = async () => {
    const { rows, files } = await allThatIsStored(world);
    return { rows: WRITTEN.map((table) => rows[table]), files };
  };
  const before = await kept();
  expect(await statusOfLoser(world, racing)).toBe(status);
  expect(await kept()).toEqual(before);
});

test('of two administrators who remove each other at once one does', async () => {
  const world = await openWorld();
  const [anna, bruno] = [await world.admin(), await world.admin()];
  await world.admin();
  await world.admin();
  const remove = (by: Person, whom: Person) => by.caller.call(removePerson, { params: { id: whom.user.id } });
  const responses = await Promise.all([remove(anna, bruno), remove(bruno, anna)]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  const left = await world.platform.db.selectFrom('users').select('id').execute();
  expect(left).toHaveLength(3);
});
