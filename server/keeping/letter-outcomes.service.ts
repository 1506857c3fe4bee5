import { hasRecord, insertConsentEvent } from '#server/consent/exports.ts';
import { giveFullTime } from '#server/family/exports.ts';
import type { Mail } from '#server/mail/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import type { Platform } from '#server/platform/platform.ts';
import { noteNoticeLetter } from './notices.store.ts';

/**
 * Notes what became of a mail: in the notice or the deletion that it tells of, and in the events of its consent; a consent may
 * have gone with its sign-up meanwhile.
 */
export async function noteOutcome(
  tx: Queries,
  mail: Mail,
  outcome: 'sent' | 'given-up',
  { newId, clock }: Pick<Platform, 'newId' | 'clock'>,
): Promise<void> {
  const { id, kind: letter, recipient, evidence } = mail;
  if (letter === 'keeping-notice') await noteNoticeLetter(tx, id, outcome, clock());
  if (letter === 'deletion-told') await giveFullTime(tx, mail, outcome, clock());
  const kind = outcome === 'sent' ? evidence?.sentEvent : 'send-failed';
  if (!evidence || !kind || !(await hasRecord(tx, evidence.recordId))) return;
  const { recordId, textHash } = evidence;
  const event = { id: newId(), recordId, kind, happenedAt: clock(), textHash, recipient };
  await insertConsentEvent(tx, outcome === 'sent' ? event : { ...event, details: letter });
}
