import * as tracking from '#domain/contract/notebook/tracking.ts';
import { uploadTrackingPhotos } from '#domain/contract/photos/photos.ts';
import { DELETED } from '#domain/contract/platform/endpoint.ts';
import { deleteForGood } from '#server/deletions/exports.ts';
import { ownProject, ownProjectOf } from '#server/gates/exports.ts';
import { doomedEntry } from '#server/notebook/doomed-work.service.ts';
import { refuseDatesTooFarAhead } from '#server/notebook/projects/typed-dates.service.ts';
import { takePhotos } from '#server/photos/exports.ts';
import { notFound } from '#server/platform/errors.ts';
import type { Routes } from '#server/platform/http/route.ts';
import { saving } from '#server/platform/http/saving.ts';
import { createTrackingEntry, decideTrackingChange } from './tracking.service.ts';
import { listTrackingEntries, trackingEntries } from './tracking.store.ts';

export function trackingRoutes({ platform, read, write, act, upload }: Routes): void {
  read(tracking.listTrackingEntries, async ({ db, user, params }) => {
    return listTrackingEntries(db, await ownProject(db, user, params.projectId));
  });

  write(tracking.createTrackingEntry, async ({ db, user, params, body, now, newId }) => {
    refuseDatesTooFarAhead(body, now);
    const project = await ownProject(db, user, params.projectId, now);
    return createTrackingEntry(db, project, body, { id: newId(), now });
  });

  write(
    ...saving(tracking.changeTrackingEntry, async ({ db, user, params, body, now }) => {
      refuseDatesTooFarAhead(body, now);
      const project = await ownProjectOf(db, user, 'tracking_entries', params.entryId, now);
      return decideTrackingChange(db, project, params.entryId, body);
    }),
  );

  act(tracking.deleteTrackingEntry, async ({ db, user, params, now }) => {
    const project = await ownProjectOf(db, user, 'tracking_entries', params.entryId, now);
    const subject = doomedEntry('tracking', project, params.entryId);
    await deleteForGood({ ...platform, db }, { subject, reason: 'child' });
    return DELETED;
  });

  upload(uploadTrackingPhotos, async ({ db, user, params, received, now }) => {
    const project = await ownProject(db, user, params.projectId, now);
    const entry = await trackingEntries.find(db, project, params.entryId);
    if (!entry) throw notFound();
    const place = { stepNumber: entry.stepNumber, plantingEntryId: null, treeCheckId: null };
    return takePhotos({ ...platform, db }, project, { ...place, trackingEntryId: entry.id }, received);
  });
}
