import { createHash } from 'node:crypto';
import type { User } from '#domain/contract/sign-in/accounts.ts';
import type { ConsentState } from '#domain/rules/consent/consent.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { type EvidenceEvent, type EvidenceRecord, listEvents, listRecords } from './evidence.store.ts';

/** All that is known of the consent for a child. */
export type Evidence = {
  readonly childName: string;
  readonly username: string;
  readonly state: ConsentState;
  /** The earliest first; the last one is in force, or would be. */
  readonly records: readonly EvidenceRecord[];
  readonly events: readonly EvidenceEvent[];
  /** SHA-256 of all of the above: the same for as long as nothing has happened. */
  readonly hash: string;
};

/** With their keys in order, so that the same things always give the same text. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, it]) => [key, canonical(it)]));
}

/** The evidence for a child; undefined while nobody has signed. */
export async function readEvidence(db: Queries, child: User): Promise<Evidence | undefined> {
  const records = await listRecords(db, child.id);
  if (records.length === 0) return undefined;
  const evidence = {
    childName: `${child.firstName} ${child.lastName}`.trim(),
    username: child.username,
    state: child.consentState,
    records,
    events: await listEvents(db, child.id),
  };
  const hash = createHash('sha256')
    .update(JSON.stringify(canonical(evidence)))
    .digest('hex');
  return { ...evidence, hash };
}
