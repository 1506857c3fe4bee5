/** A child's project with one of everything in it, and all that a world has stored. */

import * as planting from '#domain/contract/notebook/planting.ts';
import { getCompletionSummary } from '#domain/contract/notebook/projects.ts';
import { createTrackingEntry, listTrackingEntries } from '#domain/contract/notebook/tracking.ts';
import { listTreeChecks } from '#domain/contract/notebook/tree-checks.ts';
import { uploadStepPhotos } from '#domain/contract/photos/photos.ts';
import type { Endpoint } from '#domain/contract/platform/endpoint.ts';
import { insertReview } from '#server/troop/reviews/reviews.store.ts';
import { insertTroop } from '#server/troop/troops.store.ts';
import type { Person } from './factories.ts';
import { smallJpeg } from './small-photo.ts';
import { entryOf, tellOfTree } from './told-tree.ts';
import { makeValidBodies } from './valid-bodies.ts';
import type { World } from './world.ts';

/** A review by a leader who has left. */
async function putReview({ platform }: World, owner: Person, projectId: string): Promise<string> {
  const { db, newId, clock } = platform;
  const troop = { id: newId(), organization: 'scouts_bsa', state: 'WI', number: '7', name: '' };
  await insertTroop(db, { ...troop, organization: 'scouts_bsa' }, clock());
  const said = { by: 'Ana Rivera', verdict: 'looks-good', phrases: [], note: 'Well done.' } as const;
  const row = { ...said, id: newId(), projectId, userId: owner.user.id, troopId: troop.id, leaderId: null };
  await insertReview(db, { ...row, phrases: [], now: clock() });
  return row.id;
}

/** A project with one of everything in it. */
export async function makeBelongings(world: World, owner: Person) {
  const { caller } = owner;
  const { id: projectId } = await world.project(owner);
  const params = { projectId };
  const bodies = await makeValidBodies();
  const tree = await caller.call(planting.createPlantingEntry, {
    params,
    body: bodies.get(planting.createPlantingEntry) ?? {},
  });
  const roots = await caller.call(createTrackingEntry, {
    params,
    body: bodies.get(createTrackingEntry) ?? {},
  });
  const check = await tellOfTree(world, caller, projectId);
  await caller.call(planting.savePlantingDraft, { params, body: { notes: 'Second tree' } });
  const photo = [{ name: 'tree.jpg', bytes: await smallJpeg() }];
  const shown = await caller.upload(uploadStepPhotos, { projectId, stepNumber: 2 }, photo);
  const reviewId = await putReview(world, owner, projectId);
  return {
    /** The parameters of a call, filled with what it is about. */
    paramsOf: (endpoint: Endpoint): Record<string, string> => ({
      id: projectId,
      projectId,
      stepNumber: '2',
      entryId: entryOf(endpoint, { tree: tree.body.id, roots: roots.body.id, check }),
      photoId: shown.body.photos[0]?.id ?? '',
      filename: shown.body.photos[0]?.filename ?? '',
      eventId: 'none',
      guardianId: 'none',
      receipt: 'none',
      leaderId: 'none',
      reviewId,
    }),
    snapshot: async () => ({
      summary: (await caller.call(getCompletionSummary, { params: { id: projectId } })).body,
      roots: (await caller.call(listTrackingEntries, { params })).body,
      trees: (await caller.call(planting.listPlantingEntries, { params })).body,
      draft: (await caller.call(planting.getPlantingDraft, { params })).body,
      checks: (await caller.call(listTreeChecks, { params })).body,
      files: (await Array.fromAsync(world.platform.files.list())).toSorted(),
    }),
  };
}

/** Every row of every table, and the names of the files. */
export async function allThatIsStored({ platform: { db, files } }: World) {
  const tables = (await db.introspection.getTables()).map(({ name }) => name as 'users').toSorted();
  const rows: Record<string, string[]> = {};
  for (const table of tables) {
    const found = await db.selectFrom(table).selectAll().execute();
    rows[table] = found.map((row) => JSON.stringify(row)).toSorted();
  }
  return { rows, files: (await Array.fromAsync(files.list())).toSorted() };
}
