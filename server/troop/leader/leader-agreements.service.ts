/** A leader's agreement before the first look at a scout (PRODUCT.md#leaders). */

import type { User } from '#domain/contract/sign-in/accounts.ts';
import * as sentences from '#domain/rules/consent/sentences.ts';
import { keepTermsVersion } from '#server/accounts/exports.ts';
import { insertAudit } from '#server/audit/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { AppError } from '#server/platform/errors.ts';
import { agreedToAt, putLeaderAgreement, WORDS } from './leader-agreements.store.ts';

/**
 * Keeps that a leader agreed, with the words; what is agreed to already stays as it is.
 * @throws AppError 'taken' where other words were shown.
 */
export async function agree(
  tx: Queries,
  leader: User,
  hash: string,
  { now, newId }: { now: number; newId: () => string },
): Promise<void> {
  if (hash !== WORDS.hash) throw new AppError('taken', sentences.termsChanged);
  if ((await agreedToAt(tx, leader.id, hash)) !== null) return;
  await keepTermsVersion(tx, WORDS, now);
  await putLeaderAgreement(tx, { userId: leader.id, textHash: hash, version: WORDS.version, now });
  const subject = { id: leader.id, label: `version ${WORDS.version}` };
  await insertAudit(tx, { id: newId(), admin: leader, action: 'agree-to-undertaking', subject, now });
}
