import * as childWork from '#domain/contract/child-work.ts';
import { DELETED } from '#domain/contract/endpoint.ts';
import * as parent from '#domain/contract/parent.ts';
import { replacePassword } from '#server/accounts/accounts.service.ts';
import { presentUser } from '#server/accounts/accounts.store.ts';
import { hashPassword } from '#server/accounts/passwords.service.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { deleteForGood } from '#server/deletions/deletions.service.ts';
import type { Routes } from '#server/http/route.ts';
import { outboxOf } from '#server/mail/outbox.service.ts';
import { ownKeptProject, ownKeptProjectOf } from '#server/projects/projects.gate.ts';
import { guardedChild } from './children.gate.ts';
import { showChild } from './children.service.ts';
import { correctChild, deleteEntry } from './correcting.service.ts';
import { deletedProjectLetter, newPasswordLetter } from './stopping.mail.ts';
import { countTurn, tellAll } from './telling.service.ts';

/** What a parent puts right: what is known of the child, the password, and what should not be there. Not the child's words. */
export function correctingRoutes({ platform, act }: Routes): void {
  const outbox = outboxOf(platform);

  act(parent.correctChild, async ({ db, user, params, body, now, newId }) => {
    await inTransaction(db, async (tx) => {
      const child = await guardedChild(tx, user, params.id);
      await correctChild(tx, child, body, { parent: user, outbox, now, newId });
    });
    return showChild(db, user, await guardedChild(db, user, params.id));
  });

  act(parent.setChildPassword, async ({ db, user, params, body, now }) => {
    const { account } = await guardedChild(db, user, params.id);
    const child = presentUser(account);
    const passwordHash = await hashPassword(body.newPassword, child, 'newPassword');
    await inTransaction(db, async (tx) => {
      // The parent may have been blocked while it was hashed.
      await guardedChild(tx, user, params.id);
      await countTurn(tx, user, { now });
      await replacePassword(tx, child, passwordHash);
      const about = { childName: child.firstName, site: outbox.site };
      await tellAll(tx, child, (to) => newPasswordLetter(to, about, now), { outbox });
    });
    return { success: true } as const;
  });

  act(childWork.deleteChildPhoto, async ({ db, user, params }) => {
    const child = await guardedChild(db, user, params.id);
    const project = await ownKeptProjectOf(db, child, 'photos', params.photoId);
    const subject = { kind: 'photo', project, id: params.photoId } as const;
    await deleteForGood({ ...platform, db }, { subject, reason: 'parent' });
    return DELETED;
  });

  act(childWork.deleteChildEntry, async ({ db, user, params }) => {
    const child = await guardedChild(db, user, params.id);
    await deleteEntry({ ...platform, db }, child, params.entryId);
    return DELETED;
  });

  act(childWork.deleteChildProject, async ({ db, user, params, now }) => {
    const child = await guardedChild(db, user, params.id);
    const about = { childName: child.account.first_name, site: outbox.site };
    // One that the child has deleted goes for good, too.
    const project = await ownKeptProject(db, child, params.projectId);
    await deleteForGood(
      { ...platform, db },
      {
        subject: { kind: 'project', project },
        reason: 'parent',
        decide: async (tx) => {
          await tellAll(tx, child, (to) => deletedProjectLetter(to, about, now), { outbox });
          return true;
        },
      },
    );
    return DELETED;
  });
}
