import { hasRecord, insertConsentEvent } from '#server/consent/consent-events.store.ts';
import type { Queries } from '#server/db/open.ts';
import type { Platform } from '#server/platform.ts';
import type { Mail } from './outbox.store.ts';

/** Notes in the events of its consent what became of a mail; a consent may have gone with its sign-up meanwhile. */
export async function noteOutcome(
  tx: Queries,
  { kind: letter, recipient, evidence }: Mail,
  outcome: 'sent' | 'given-up',
  { newId, clock }: Pick<Platform, 'newId' | 'clock'>,
): Promise<void> {
  const kind = outcome === 'sent' ? evidence?.sentEvent : 'send-failed';
  if (!evidence || !kind || !(await hasRecord(tx, evidence.recordId))) return;
  const { recordId, textHash } = evidence;
  const event = { id: newId(), recordId, kind, happenedAt: clock(), textHash, recipient };
  await insertConsentEvent(tx, outcome === 'sent' ? event : { ...event, details: letter });
}
