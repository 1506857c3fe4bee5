import * as childWork from '#domain/contract/family/child-work.ts';
import * as parent from '#domain/contract/family/parent.ts';
import { DELETED } from '#domain/contract/platform/endpoint.ts';
import { hashPassword, presentUser } from '#server/accounts/exports.ts';
import { setChildPassword } from '#server/family/children/child-passwords.service.ts';
import { showChild } from '#server/family/children/children.service.ts';
import { guardedChild } from '#server/gates/exports.ts';
import { outboxOf } from '#server/mail/exports.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Routes } from '#server/platform/http/route.ts';
import { correctChild, deleteEntry, deletePhoto, deleteProject } from './correcting.service.ts';

/**
 * A parent's corrections: the child's data, the password, and content that should not be there. The child's words
 * stay.
 */
export function correctingRoutes({ platform, act }: Routes): void {
  const outbox = outboxOf(platform);
  const isByMail = platform.config.mail !== null;

  act(parent.correctChild, async ({ db, user, params, body, now, newId }) => {
    await inTransaction(db, async (tx) => {
      const child = await guardedChild(tx, user, params.id);
      await correctChild(tx, child, body, { parent: user, outbox, now, newId });
    });
    return showChild(db, { parent: user, now, isByMail }, await guardedChild(db, user, params.id));
  });

  act(parent.setChildPassword, async ({ db, user, params, body, now }) => {
    const { account } = await guardedChild(db, user, params.id);
    const passwordHash = await hashPassword(body.newPassword, presentUser(account), 'newPassword');
    await inTransaction(db, async (tx) => {
      // The parent may have been blocked while it was hashed.
      const child = await guardedChild(tx, user, params.id);
      await setChildPassword(tx, child, passwordHash, { parent: user, outbox, now });
    });
    return { success: true } as const;
  });

  act(childWork.deleteChildPhoto, async ({ db, user, params }) => {
    const child = await guardedChild(db, user, params.id);
    await deletePhoto({ ...platform, db }, { parent: user, child }, params.photoId);
    return DELETED;
  });

  act(childWork.deleteChildEntry, async ({ db, user, params }) => {
    const child = await guardedChild(db, user, params.id);
    await deleteEntry({ ...platform, db }, { parent: user, child }, params.entryId);
    return DELETED;
  });

  act(childWork.deleteChildProject, async ({ db, user, params, now }) => {
    const child = await guardedChild(db, user, params.id);
    await deleteProject({ ...platform, db }, { parent: user, child }, { id: params.projectId, outbox, now });
    return DELETED;
  });
}
