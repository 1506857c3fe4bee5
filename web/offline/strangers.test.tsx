// A page test, since only a browser follows, keeps and cuts what a stranger answers.

import { expect, onTestFinished, test } from 'vitest';
import {
  createProject,
  deleteProject,
  getProject,
  listProjects,
} from '#domain/contract/notebook/projects.ts';
import { listSteps, saveStep } from '#domain/contract/notebook/steps.ts';
import { createTrackingEntry, listTrackingEntries } from '#domain/contract/notebook/tracking.ts';
import { getUpload, uploadTrackingPhotos } from '#domain/contract/photos/photos.ts';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { getUser, logout } from '#domain/contract/sign-in/accounts.ts';
import { textOf } from '#domain/rules/platform/sentence.ts';
import { call, isGone, isNetworkError, isUnauthorized, isUnknownWrite } from '#web/lib/call.ts';
import { newId } from '#web/lib/new-id.ts';
import { FaultyLine, quickTime } from '#web/testing/faulty-line.ts';
import { smallPhoto } from '#web/testing/sample-photos.ts';
import { signIn } from '#web/testing/sign-in.ts';
import { respondTo, standInFor } from '#web/testing/stand-in-response.ts';
import { STRANGERS_RESPONSES } from '#web/testing/strangers.ts';
import { Shell } from './app/shell.ts';
import { photoCacheOf, shellCacheOf } from './kept/cache-names.ts';
import { endSession } from './kept/end-session.ts';
import { PhotoShelf } from './kept/photo-shelf.ts';
import type { JobDraft } from './queue/job.ts';
import { Outbox } from './queue/outbox.ts';
import { OutboxStore } from './queue/outbox-store.ts';
import type { OutboxEvents } from './queue/outbox-words.ts';

const STRANGERS = [...STRANGERS_RESPONSES];

/** A scout with a project, an entry in it and a second one, and the tab of an outbox with a line to the real server. */
async function begin() {
  const { user } = await signIn('student');
  const [projectId, entryId, otherId] = [newId(), newId(), newId()];
  for (const id of [projectId, otherId]) await call(createProject, { body: { id, name: 'Oak' } });
  await call(createTrackingEntry, { params: { projectId }, body: { id: entryId } });
  const store = new OutboxStore();
  const line = new FaultyLine();
  const refused: string[] = [];
  const logins: unknown[] = [];
  const deps = { store, deliver: line.deliver, timing: quickTime() };
  const events: OutboxEvents = {
    delivered: () => {},
    parked: (_, message) => void refused.push(textOf(message)),
    login: (error: unknown) => void logins.push(error),
  };
  const outbox = new Outbox({ id: user.id, name: user.firstName }, deps, events);
  onTestFinished(async () => {
    outbox.close();
    await store.close();
  });
  await outbox.open();
  return { user, projectId, entryId, otherId, outbox, line, refused, logins };
}

type Begun = Awaited<ReturnType<typeof begin>>;

/** One of each kind of write; none waits for another. */
const WRITES: Readonly<Record<string, (begun: Begun, file: File) => JobDraft>> = {
  'a new entry': ({ projectId }) => ({
    ...{ endpoint: createTrackingEntry, params: { projectId }, does: 'creates', label: 'An entry' },
    ...{ body: { id: newId(), notes: 'white dots' }, about: newId(), within: [projectId] },
  }),
  'a step': ({ projectId }) => ({
    ...{ endpoint: saveStep, params: { id: projectId, stepNumber: 3 }, does: 'changes', label: 'Step 3' },
    ...{ body: { formData: { cuttingCount: 8 } }, about: `${projectId}/3`, within: [projectId] },
  }),
  'a photo': ({ projectId, entryId }, file) => ({
    ...{ endpoint: uploadTrackingPhotos, params: { projectId, entryId }, does: 'creates', label: 'A photo' },
    ...{ file, parts: { id: newId() }, about: newId(), within: [projectId] },
  }),
  'a deletion': ({ otherId }) => ({
    ...{ endpoint: deleteProject, params: { id: otherId }, does: 'deletes', label: 'Oak' },
    ...{ about: otherId, within: [] },
  }),
};

test.each(STRANGERS)(
  'nothing that waits counts as sent, refused or gone, and all of it arrives after the stranger: $name',
  async (stranger) => {
    const begun = await begin();
    const { projectId, otherId, outbox, line, refused, logins } = begun;
    const file = await smallPhoto('leaf.jpg');
    const leave = await respondTo(`*${listProjects.path}/*`, stranger);
    const written = Object.values(WRITES).map((write) => write(begun, file));
    // A job tried often rests while others are tried, so a stranger meets each of them.
    for (const draft of written) {
      const { delivered, kept } = outbox.send(draft);
      delivered.catch(() => undefined);
      await kept;
    }
    await expect.poll(() => new Set(line.sent.map(({ job }) => job.about)).size).toBe(written.length);
    expect([outbox.jobs.length, outbox.jobs.filter(({ parked }) => parked), refused, logins]).toEqual([
      written.length,
      [],
      [],
      [],
    ]);
    await leave();
    await expect.poll(() => outbox.jobs.length).toBe(0);
    const [entries, steps, projects] = await Promise.all([
      call(listTrackingEntries, { params: { projectId } }),
      call(listSteps, { params: { id: projectId } }),
      call(listProjects),
    ]);
    expect(entries.map(({ notes, photos }) => [notes, photos.length]).sort()).toEqual([
      ['', 1],
      ['white dots', 0],
    ]);
    expect(steps[2]?.formData.cuttingCount).toBe(8);
    expect(projects.map(({ id }) => id)).not.toContain(otherId);
    expect([refused, logins]).toEqual([[], []]);
  },
);

test.each(STRANGERS)(
  'a read, a question who is here and a logout are as without a line: $name',
  async (stranger) => {
    const { user, projectId } = await begin();
    const leave = await respondTo(
      [`*${listProjects.path}*`, `*${getUser.path}`, `*${logout.path}*`],
      stranger,
    );
    const calls = [
      () => call(listProjects),
      () => call(getProject, { params: { id: projectId } }),
      () => call(getUser, { as: null }),
      () => endSession(user.id),
    ];
    for (const ask of calls) {
      const error = await ask().then(
        () => expect.unreachable('a stranger is no server'),
        (error: unknown) => error,
      );
      const taken = [isNetworkError, isUnauthorized, isGone, isUnknownWrite].map((it) => it(error));
      expect(taken).toEqual([true, false, false, false]);
    }
    await leave();
    expect(await call(getUser, { as: null })).toMatchObject({ id: user.id });
    expect(await call(listProjects)).toHaveLength(2);
  },
);

const PAGE = '<title>Kept</title><script src="/assets/entry.js"></script>';
const BUILD = { language: 'en', version: 'first', files: ['/assets/entry.js'] } as const;

test.each(STRANGERS)(
  'the kept app opens in the place of what a stranger shows or leads to: $name',
  async (stranger) => {
    await (await caches.open(shellCacheOf(BUILD.version))).put('/shell', new Response(PAGE));
    const leave = await respondTo('*/project/7*', stranger);
    const navigation = () => new Shell(BUILD).page(new Request('/project/7', { redirect: 'manual' }));
    expect(await (await navigation()).text()).toBe(PAGE);
    await leave();
    await standInFor('*/project/7*', { status: 200, type: 'text/html', body: `${PAGE}<p>The server's</p>` });
    expect(await (await navigation()).text()).toContain("The server's");
  },
);

test.each(STRANGERS)(
  'nothing of a stranger comes into what the app opens with, or among the photos: $name',
  async (stranger) => {
    const { user } = await begin();
    const photo = addressOf(getUpload, { filename: 'leaf.jpg' });
    const photos = await caches.open(photoCacheOf(user.id));
    const leave = await respondTo(['*/assets/entry.js', '*/shell?*', `*${photo}`], stranger);
    await expect(new Shell(BUILD).fill()).rejects.toThrow();
    await expect(new PhotoShelf().photo(new Request(photo))).rejects.toThrow();
    const kept = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    expect(kept.flat()).toEqual([]);
    await leave();
    await photos.put(photo, new Response('leaf'));
    expect(await (await new PhotoShelf().photo(new Request(photo))).text()).toBe('leaf');
  },
);
