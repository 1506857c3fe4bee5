/**
 * Undoes actions of an account while somebody else may have been in it (PRODUCT.md#username-and-address-of-staff).
 */

import type { User } from '#domain/contract/sign-in/accounts.ts';
import { findAccount, listAdmins, listLetInBy, presentUser } from '#server/accounts/exports.ts';
import { insertAudit } from '#server/audit/exports.ts';
import { doomedAccount } from '#server/consent/exports.ts';
import { deleteRows, dropReleasesAsked } from '#server/deletions/exports.ts';
import { dropAskedBy } from '#server/family/exports.ts';
import type { Outbox } from '#server/mail/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import type { Platform } from '#server/platform/platform.ts';
import { endCardsMadeBy } from '#server/sign-in/exports.ts';
import { removedAdminLetter } from './people.mail.ts';
import { endInvitationsOf } from './people.service.ts';

/** Since when it is undone, and with what. */
export type TakingBack = {
  readonly since: number;
  readonly outbox: Outbox;
  readonly now: number;
  readonly newId: () => string;
  /** The dependencies of deleting an account. */
  readonly dependencies: Pick<Platform, 'clock' | 'newId' | 'config' | 'log'>;
};

/** Ends the account of somebody who was let in; the administrators are told, that one too. */
async function putOut(tx: Queries, user: User, by: User, takingBack: TakingBack): Promise<void> {
  const administrators = await listAdmins(tx);
  const removed = administrators.find(({ id }) => id === user.id);
  const action = removed ? 'remove-admin' : 'delete-user';
  const subject = { id: user.id, label: user.username };
  await deleteRows(tx, takingBack.dependencies, {
    ...{ subject: doomedAccount(user.id), reason: 'administrator' },
    decide: async () => {
      await insertAudit(tx, { id: takingBack.newId(), admin: null, action, subject, now: takingBack.now });
      return true;
    },
  });
  if (!removed) return;
  for (const to of administrators)
    await takingBack.outbox.put(tx, removedAdminLetter(to, { removed, by }, takingBack.outbox.site));
}

/**
 * Ends what an account left: its invitations and cards, what it asked for or planned, and the accounts of those whom it let in, with all
 * that these did. To be called with the account held; `finishDeletions` has to follow the commit.
 */
export async function takeBackDeeds(
  tx: Queries,
  user: User,
  by: User,
  takingBack: TakingBack,
): Promise<void> {
  await endInvitationsOf(tx, user.id, takingBack.now);
  await endCardsMadeBy(tx, user, takingBack);
  await dropAskedBy(tx, user.id, takingBack);
  await dropReleasesAsked(tx, user.id, takingBack.since);
  for (const id of await listLetInBy(tx, user.id, takingBack.since)) {
    const row = await findAccount(tx, id);
    if (!row || id === by.id) continue;
    const letIn = presentUser(row);
    await takeBackDeeds(tx, letIn, by, takingBack);
    await putOut(tx, letIn, by, takingBack);
  }
}
