import type { User } from '#domain/contract/sign-in/accounts.ts';
import { blockGuardian, putFormerAddress } from '#server/accounts/exports.ts';
import { endAnswersBy } from '#server/consent/exports.ts';
import { putOutLetter } from '#server/family/addresses/own-address.mail.ts';
import { endPasswordBy } from '#server/family/children/child-passwords.service.ts';
import { closeToInvited, endPageLinks } from '#server/family/entry/moving.service.ts';
import { endStop } from '#server/family/stopping/stopping.service.ts';
import { findStop } from '#server/family/stopping/stops.store.ts';
import type { Queries } from '#server/platform/db/open.ts';
import type { Acting } from './notify-guardians.service.ts';

/**
 * Takes a child's page from an address in whose place another one stands: it sees nothing any more, its links are dead, and
 * what it stopped is open again, and whom it has let in since the other one was asked for is out. To be called with the account held, when the week is over or the address has said yes.
 */
export async function closeToReplacedAddress(
  tx: Queries,
  student: Pick<User, 'id'>,
  { emailKey, since }: { readonly emailKey: string; readonly since: number },
  acting: Pick<Acting, 'newId' | 'now' | 'outbox'>,
): Promise<void> {
  const subjectId = await blockGuardian(tx, student.id, emailKey);
  if (subjectId === undefined) return;
  for (const email of await closeToInvited(tx, subjectId, { since, ...acting }))
    await acting.outbox.put(tx, putOutLetter(email, acting.outbox.site));
  // A leader who was this child's parent stays one, whichever address stands here now.
  await putFormerAddress(tx, student.id, emailKey);
  await endPageLinks(tx, subjectId, acting.now);
  await endAnswersBy(tx, student.id, emailKey, acting);
  await endPasswordBy(tx, { id: subjectId, userId: student.id }, acting);
  const stop = await findStop(tx, student.id);
  if (stop && (stop.deletionBy ?? stop.stoppedBy) === emailKey) await endStop(tx, stop, acting);
}
