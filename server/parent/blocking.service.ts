import type { User } from '#domain/contract/accounts.ts';
import { folded } from '#domain/rules/text.ts';
import type { Queries } from '#server/db/open.ts';
import { endAnswersBy } from '#server/troops/answers.service.ts';
import { blockGuardian } from './guardians.store.ts';
import { endPageLinks } from './moving.service.ts';
import { endStop } from './stopping.service.ts';
import { findStop } from './stops.store.ts';
import type { Acting } from './telling.service.ts';

/**
 * Takes a child's page from a mailbox that never was her parent's: it sees nothing any more, its links are dead, and what it
 * stopped is open again. To be called with the account held.
 */
export async function closeToMistypedAddress(
  tx: Queries,
  student: Pick<User, 'id'>,
  address: string,
  it: Pick<Acting, 'newId' | 'now'>,
): Promise<void> {
  const emailKey = folded(address);
  const subjectId = await blockGuardian(tx, student.id, emailKey);
  if (subjectId === undefined) return;
  await endPageLinks(tx, subjectId, it.now);
  await endAnswersBy(tx, student.id, emailKey, it);
  const stop = await findStop(tx, student.id);
  if (stop && (stop.deletionBy ?? stop.stoppedBy) === emailKey) await endStop(tx, stop, it);
}
