import type { User } from '#domain/contract/accounts.ts';
import { folded } from '#domain/rules/text.ts';
import { moveConsent } from '#server/consent/consent-state.store.ts';
import type { Queries } from '#server/db/open.ts';
import { blockGuardian } from './guardians.store.ts';
import { endPageLinks } from './moving.service.ts';
import { deleteStop, findStop } from './stops.store.ts';

/**
 * Takes a child's page from a mailbox that never was her parent's: it sees nothing any more, its links are dead, and what it
 * stopped is open again. To be called with the account held.
 */
export async function closeToMistypedAddress(
  tx: Queries,
  student: Pick<User, 'id'>,
  address: string,
  now: number,
): Promise<void> {
  const emailKey = folded(address);
  const subjectId = await blockGuardian(tx, student.id, emailKey);
  if (subjectId === undefined) return;
  await endPageLinks(tx, subjectId, now);
  const stop = await findStop(tx, student.id);
  if (!stop || (stop.deletionBy ?? stop.stoppedBy) !== emailKey) return;
  await deleteStop(tx, student.id);
  await moveConsent(tx, student.id, { from: ['stopped'], to: stop.stateBefore, now });
}
