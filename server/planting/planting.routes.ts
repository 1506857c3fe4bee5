import { DELETED } from '#domain/contract/endpoint.ts';
import { uploadPlantingPhotos } from '#domain/contract/photos.ts';
import * as planting from '#domain/contract/planting.ts';
import type { PlantingSave } from '#domain/rules/planting.ts';
import { notFound, orNotFound } from '#server/errors.ts';
import type { Call, Routes } from '#server/http/route.ts';
import { deleteWithPhotos, takePhotos } from '#server/photos/photos.service.ts';
import { ownProject, ownProjectOf } from '#server/projects/projects.gate.ts';
import { refuseDatesTooFarAhead } from '#server/projects/typed-dates.service.ts';
import { changePlantingEntry, entryAsItStands, finishPlantingEntry } from './planting.service.ts';
import {
  deletePlantingEntryRow,
  findPlantingDraft,
  findPlantingEntry,
  listPlantingDrafts,
  listPlantingEntries,
} from './planting.store.ts';
import {
  createPlantingEntry,
  finalizedEntry,
  finalizePlantingDraft,
  savePlantingDraft,
} from './planting-drafts.service.ts';

type EntryCall = Pick<Call<typeof planting.changePlantingEntry>, 'db' | 'user' | 'params'> & {
  body: PlantingSave;
};

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
    planting.savePlantingDraft,
    async ({ db, user, params, body, now, newId }) => {
      refuseDatesTooFarAhead(body, now);
      const project = await ownProject(db, user, params.projectId);
      return savePlantingDraft(db, project, body, { id: newId(), now });
    },
    async ({ db, user, params, body }) => {
      const project = await ownProject(db, user, params.projectId);
      const { id } = body;
      const found = id === undefined ? findPlantingDraft(db, project) : findPlantingEntry(db, project, id);
      return entryAsItStands(orNotFound(await found), body);
    },
  );

  write(
    planting.finalizePlantingDraft,
    async ({ db, user, params, body, now }) => {
      refuseDatesTooFarAhead(body, now);
      return finalizePlantingDraft(db, await ownProject(db, user, params.projectId), body);
    },
    async ({ db, user, params, body }) => {
      return entryAsItStands(
        await finalizedEntry(db, await ownProject(db, user, params.projectId), body),
        body,
      );
    },
  );
}

export function plantingRoutes(routes: Routes): void {
  const { platform, read, write, act, upload } = routes;
  draftRoutes(routes);

  read(planting.listPlantingEntries, async ({ db, user, params }) => {
    return listPlantingEntries(db, await ownProject(db, user, params.projectId));
  });

  write(planting.createPlantingEntry, async ({ db, user, params, body, now, newId }) => {
    refuseDatesTooFarAhead(body, now);
    const project = await ownProject(db, user, params.projectId);
    return createPlantingEntry(db, project, body, { id: newId(), now });
  });

  const again = async ({ db, user, params, body }: EntryCall) => {
    const project = await ownProjectOf(db, user, 'planting_entries', params.entryId);
    return entryAsItStands(orNotFound(await findPlantingEntry(db, project, params.entryId)), body);
  };

  write(
    planting.changePlantingEntry,
    async ({ db, user, params, body, now }) => {
      refuseDatesTooFarAhead(body, now);
      const project = await ownProjectOf(db, user, 'planting_entries', params.entryId);
      return changePlantingEntry(db, project, params.entryId, body);
    },
    again,
  );

  write(
    planting.finishPlantingEntry,
    async ({ db, user, params, body, now }) => {
      refuseDatesTooFarAhead(body, now);
      const project = await ownProjectOf(db, user, 'planting_entries', params.entryId);
      return finishPlantingEntry(db, project, params.entryId, body);
    },
    again,
  );

  act(planting.deletePlantingEntry, async ({ db, user, params }) => {
    const project = await ownProjectOf(db, user, 'planting_entries', params.entryId);
    await deleteWithPhotos(platform, { project, plantingEntryId: params.entryId }, (tx) =>
      deletePlantingEntryRow(tx, project, params.entryId),
    );
    return DELETED;
  });

  upload(uploadPlantingPhotos, async ({ db, user, params, received }) => {
    const project = await ownProject(db, user, params.projectId);
    const entry = await findPlantingEntry(db, project, params.entryId);
    if (!entry) throw notFound();
    const place = { stepNumber: entry.stepNumber, trackingEntryId: null, plantingEntryId: entry.id };
    return takePhotos(platform, project, place, received);
  });
}
