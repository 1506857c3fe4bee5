import { findKnown, lockAccount } from '#server/accounts/exports.ts';
import { deleteMailsWithLink } from '#server/mail/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { findReplacement, listReplaced } from './guardian-blocks.store.ts';
import { planReplacement, type Telling } from './replacing.service.ts';

/**
 * Plans every replacement of an address anew after a restore: a parent who kept the old one since the backup is asked again
 * (PRODUCT.md#what-goes-by-the-clock).
 */
export async function planAgain(tx: Queries, telling: Telling): Promise<void> {
  for (const guardianId of await listReplaced(tx)) {
    const guardian = await findKnown(tx, guardianId);
    const student = guardian && (await lockAccount(tx, guardian.userId))?.user;
    const planned = await findReplacement(tx, guardianId);
    if (!student || !planned) continue;
    await deleteMailsWithLink(tx, { purpose: 'address-replace', subjectId: guardianId });
    await planReplacement(tx, { student, guardian }, planned, telling);
  }
}
