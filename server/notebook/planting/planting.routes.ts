import * as planting from '#domain/contract/notebook/planting.ts';
import { uploadPlantingPhotos } from '#domain/contract/photos/photos.ts';
import { DELETED } from '#domain/contract/platform/endpoint.ts';
import { changePlantingEntry, finishPlantingEntry } from '#domain/rules/notebook/planting-commands.ts';
import { deleteForGood } from '#server/deletions/exports.ts';
import { ownProject, ownProjectOf } from '#server/gates/exports.ts';
import { doomedEntry } from '#server/notebook/doomed-work.service.ts';
import { refuseDatesTooFarAhead } from '#server/notebook/projects/typed-dates.service.ts';
import { takePhotos } from '#server/photos/exports.ts';
import { notFound } from '#server/platform/errors.ts';
import type { Routes } from '#server/platform/http/route.ts';
import { saving } from '#server/platform/http/saving.ts';
import {
  createPlantingEntry,
  decideDraftSave,
  decideFinalization,
  decidePlantingChange,
} from './planting.service.ts';
import {
  findPlantingDraft,
  listPlantingDrafts,
  listPlantingEntries,
  plantingEntries,
} from './planting.store.ts';

/** The drafts of a project, and what becomes of them. */
function draftRoutes({ read, write }: Routes): void {
  read(planting.getPlantingDraft, async ({ db, user, params }) => {
    const draft = await findPlantingDraft(db, await ownProject(db, user, params.projectId));
    return draft ?? null;
  });

  read(planting.listPlantingDrafts, async ({ db, user, params }) => {
    return listPlantingDrafts(db, await ownProject(db, user, params.projectId));
  });

  write(
    ...saving(planting.savePlantingDraft, async ({ db, user, params, body, now, newId }) => {
      refuseDatesTooFarAhead(body, now);
      const project = await ownProject(db, user, params.projectId, now);
      return decideDraftSave(db, project, body, { id: newId(), now });
    }),
  );

  write(
    ...saving(planting.finalizePlantingDraft, async ({ db, user, params, body, now }) => {
      refuseDatesTooFarAhead(body, now);
      return decideFinalization(db, await ownProject(db, user, params.projectId, now), body);
    }),
  );
}

/** Changes an entry, or a draft by its id. */
function changeRoutes({ write }: Routes): void {
  write(
    ...saving(planting.changePlantingEntry, async ({ db, user, params: { entryId }, body, now }) => {
      refuseDatesTooFarAhead(body, now);
      const project = await ownProjectOf(db, user, 'planting_entries', entryId, now);
      return decidePlantingChange(db, project, entryId, body, changePlantingEntry);
    }),
  );

  write(
    ...saving(planting.finishPlantingEntry, async ({ db, user, params: { entryId }, body, now }) => {
      refuseDatesTooFarAhead(body, now);
      const project = await ownProjectOf(db, user, 'planting_entries', entryId, now);
      return decidePlantingChange(db, project, entryId, body, finishPlantingEntry);
    }),
  );
}

export function plantingRoutes(routes: Routes): void {
  const { platform, read, write, act, upload } = routes;
  draftRoutes(routes);
  changeRoutes(routes);

  read(planting.listPlantingEntries, async ({ db, user, params }) => {
    return listPlantingEntries(db, await ownProject(db, user, params.projectId));
  });

  write(planting.createPlantingEntry, async ({ db, user, params, body, now, newId }) => {
    refuseDatesTooFarAhead(body, now);
    const project = await ownProject(db, user, params.projectId, now);
    return createPlantingEntry(db, project, body, { id: newId(), now });
  });

  act(planting.deletePlantingEntry, async ({ db, user, params, now }) => {
    const project = await ownProjectOf(db, user, 'planting_entries', params.entryId, now);
    const subject = doomedEntry('planting', project, params.entryId);
    await deleteForGood({ ...platform, db }, { subject, reason: 'child' });
    return DELETED;
  });

  upload(uploadPlantingPhotos, async ({ db, user, params, received, now }) => {
    const project = await ownProject(db, user, params.projectId, now);
    const entry = await plantingEntries.find(db, project, params.entryId);
    if (!entry) throw notFound();
    const place = { stepNumber: entry.stepNumber, trackingEntryId: null, treeCheckId: null };
    return takePhotos({ ...platform, db }, project, { ...place, plantingEntryId: entry.id }, received);
  });
}
