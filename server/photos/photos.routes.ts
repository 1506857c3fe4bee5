import { isStaff } from '#domain/contract/accounts.ts';
import { DELETED } from '#domain/contract/endpoint.ts';
import * as photos from '#domain/contract/photos.ts';
import { insertAudit } from '#server/audit/audit.store.ts';
import { deleteForGood } from '#server/deletions/deletions.service.ts';
import { refuseClosed } from '#server/gates/closed-children.service.ts';
import { ownProject, ownProjectOf } from '#server/gates/projects.gate.ts';
import { stepNumberOf } from '#server/notebook/steps/steps.service.ts';
import { notFound } from '#server/platform/errors.ts';
import type { Routes } from '#server/platform/http/route.ts';
import { saving } from '#server/platform/http/saving.ts';
import { sendStoredFile } from '#server/platform/http/stored-file.ts';
import { noteLook } from '#server/troop/leader/leader.service.ts';
import { shownScout } from '#server/troop/scouts.gate.ts';
import { thumbnailName } from './photo-files.service.ts';
import { decidePhotoChange } from './photo-labels.service.ts';
import { photoRoomOf } from './photo-room.service.ts';
import { takePhotos } from './photos.service.ts';
import { findPhotoOwner } from './photos.store.ts';

/**
 * A browser that children share would keep a picture in its own cache beyond a logout, where no page can delete it. What
 * may stay on a device, the service worker keeps for its owner (web/offline/kept/photo-shelf.ts).
 */
const CACHING = { 'cache-control': 'private, no-store' };

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
    const subject = { kind: 'photo', project, id: params.photoId } as const;
    await deleteForGood({ ...platform, db }, { subject, reason: 'child' });
    return DELETED;
  });

  act(photos.getUpload, async ({ db, user, params, query, now, newId, request, reply }) => {
    const owner = await findPhotoOwner(db, params.filename);
    if (!owner || owner.isDeleted || (!isStaff(user) && user.id !== owner.id)) throw notFound();
    if (user.role === 'leader') {
      const scout = await shownScout(db, user, owner.id);
      await noteLook(db, user, scout, 'view-scout-photo', { now, newId });
    }
    if (user.role === 'admin') await refuseClosed(db, user, owner.id, now);
    if (user.role === 'admin' && query.size === 'thumb')
      await noteLook(db, user, owner, 'view-photo', { now, newId });
    else if (user.role === 'admin') {
      const subject = { id: owner.id, label: owner.username };
      await insertAudit(db, { id: newId(), admin: user, action: 'view-photo', subject, now });
    }
    const file =
      query.size === 'thumb'
        ? { name: thumbnailName(params.filename), type: 'image/webp' }
        : { name: params.filename, type: 'image/jpeg' };
    await sendStoredFile(request, reply, platform.files, { ...file, caching: CACHING });
    return undefined;
  });
}
