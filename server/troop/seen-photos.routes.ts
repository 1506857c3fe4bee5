import { getUpload } from '#domain/contract/photos/photos.ts';
import { isStaff } from '#domain/contract/sign-in/accounts.ts';
import { insertAudit } from '#server/audit/exports.ts';
import { refuseClosed } from '#server/gates/exports.ts';
import { findPhotoOwner, thumbnailName } from '#server/photos/exports.ts';
import { notFound } from '#server/platform/errors.ts';
import type { Routes } from '#server/platform/http/route.ts';
import { sendStoredFile } from '#server/platform/http/stored-file.ts';
import { noteLook } from './leader/leader.service.ts';
import { shownScout } from './scouts.gate.ts';

/**
 * A browser that children share would keep a picture in its own cache beyond a logout, where no page can delete it. What
 * may stay on a device, the service worker keeps for its owner (web/offline/kept/photo-shelf.ts).
 */
const CACHING = { 'cache-control': 'private, no-store' };

/** A photo goes to the child whose it is; a leader or an administrator who looks at it is written down. */
export function seenPhotosRoutes({ platform, act }: Routes): void {
  act(getUpload, async ({ db, user, params, query, now, newId, request, reply }) => {
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
