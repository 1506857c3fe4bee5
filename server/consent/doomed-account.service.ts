import { deleteAccount, lockAccount } from '#server/accounts/exports.ts';
import type { Doomed } from '#server/deletions/exports.ts';
import { holdProjectsOf } from '#server/gates/exports.ts';
import { deleteLinksOfAccount } from '#server/mail/exports.ts';
import { countEntries } from '#server/notebook/exports.ts';
import { findDoomedPhotos } from '#server/photos/exports.ts';
import { deleteConsentRecords, detachConsentRecords } from './consent.store.ts';
import { listFormFileNames } from './proof/signed-forms.store.ts';

/** An account with all that it owns. */
export function doomedAccount(id: string, kind: 'account' | 'sign-up' = 'account'): Doomed {
  return {
    ...{ kind, id, ownerId: id },
    hold: async (tx) => void (await holdProjectsOf(tx, id)),
    find: async (tx) => {
      const { photos, fileNames } = await findDoomedPhotos(tx, { ownerId: id });
      const account = await lockAccount(tx, id);
      if (!account) return null;
      const forms = kind === 'sign-up' ? await listFormFileNames(tx, id) : [];
      const work = await countEntries(tx, { ownerId: id });
      const counts = { accounts: 1, ...work, photos, signedForms: forms.length };
      return { counts, fileNames: [...fileNames, ...forms], child: account.user };
    },
    delete: async (tx, now) => {
      await deleteLinksOfAccount(tx, id);
      // No consent was given that the records of a sign-up could prove.
      if (kind === 'sign-up') await deleteConsentRecords(tx, id);
      else await detachConsentRecords(tx, id, now);
      return deleteAccount(tx, id);
    },
  };
}
