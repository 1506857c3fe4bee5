import * as photos from '#domain/contract/photos/photos.ts';
import { DELETED } from '#domain/contract/platform/endpoint.ts';
import { deleteForGood } from '#server/deletions/exports.ts';
import { ownProject, ownProjectOf, stepNumberOf } from '#server/gates/exports.ts';
import type { Routes } from '#server/platform/http/route.ts';
import { saving } from '#server/platform/http/saving.ts';
import { doomedPhoto } from './doomed-photo.service.ts';
import { decidePhotoChange } from './photo-labels.service.ts';
import { photoRoomOf } from './photo-room.service.ts';
import { takePhotos } from './photos.service.ts';

export function photosRoutes({ platform, read, write, act, upload }: Routes): void {
  upload(photos.uploadStepPhotos, async ({ db, user, params, received, now }) => {
    const project = await ownProject(db, user, params.projectId, now);
    const stepNumber = stepNumberOf(params.stepNumber);
    const place = { stepNumber, trackingEntryId: null, plantingEntryId: null, treeCheckId: null };
    return takePhotos({ ...platform, db }, project, place, received);
  });

  read(photos.getPhotoRoom, ({ db, user }) => photoRoomOf(db, user.id, platform.config.photoQuotaBytes));

  write(
    ...saving(photos.changePhoto, async ({ db, user, params, body, now }) => {
      const project = await ownProjectOf(db, user, 'photos', params.photoId, now);
      return decidePhotoChange(db, project, params.photoId, body);
    }),
  );

  act(photos.deletePhoto, async ({ db, user, params, now }) => {
    const project = await ownProjectOf(db, user, 'photos', params.photoId, now);
    const subject = doomedPhoto(project, params.photoId);
    await deleteForGood({ ...platform, db }, { subject, reason: 'child' });
    return DELETED;
  });
}
