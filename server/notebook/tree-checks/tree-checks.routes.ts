import { PLANTING_STEP } from '#domain/contract/notebook/planting.ts';
import * as treeChecks from '#domain/contract/notebook/tree-checks.ts';
import { uploadCheckPhotos } from '#domain/contract/photos/photos.ts';
import { DELETED } from '#domain/contract/platform/endpoint.ts';
import { deleteForGood } from '#server/deletions/exports.ts';
import { ownProject, ownProjectOf } from '#server/gates/exports.ts';
import { doomedEntry } from '#server/notebook/doomed-work.service.ts';
import { refuseDatesTooFarAhead } from '#server/notebook/projects/typed-dates.service.ts';
import { takePhotos } from '#server/photos/exports.ts';
import { notFound } from '#server/platform/errors.ts';
import type { Routes } from '#server/platform/http/route.ts';
import { saving } from '#server/platform/http/saving.ts';
import { createTreeCheck, decideTreeCheckChange } from './tree-checks.service.ts';
import { listTreeChecks, treeChecks as rows } from './tree-checks.store.ts';

export function treeChecksRoutes({ platform, read, write, act, upload }: Routes): void {
  read(treeChecks.listTreeChecks, async ({ db, user, params }) => {
    return listTreeChecks(db, await ownProject(db, user, params.projectId));
  });

  write(treeChecks.createTreeCheck, async ({ db, user, params, body, now, newId }) => {
    refuseDatesTooFarAhead(body, now);
    const project = await ownProject(db, user, params.projectId, now);
    return createTreeCheck(db, project, body, { id: newId(), now });
  });

  write(
    ...saving(treeChecks.changeTreeCheck, async ({ db, user, params, body, now }) => {
      refuseDatesTooFarAhead(body, now);
      const project = await ownProjectOf(db, user, 'tree_checks', params.entryId, now);
      return decideTreeCheckChange(db, project, params.entryId, body);
    }),
  );

  act(treeChecks.deleteTreeCheck, async ({ db, user, params, now }) => {
    const project = await ownProjectOf(db, user, 'tree_checks', params.entryId, now);
    const subject = doomedEntry('tree-check', project, params.entryId);
    await deleteForGood({ ...platform, db }, { subject, reason: 'child' });
    return DELETED;
  });

  upload(uploadCheckPhotos, async ({ db, user, params, received, now }) => {
    const project = await ownProject(db, user, params.projectId, now);
    const check = await rows.find(db, project, params.entryId);
    if (!check) throw notFound();
    const place = { stepNumber: PLANTING_STEP, trackingEntryId: null, plantingEntryId: null };
    return takePhotos({ ...platform, db }, project, { ...place, treeCheckId: check.id }, received);
  });
}
