import { sql } from 'kysely';
import type { ConsentEventKind } from '#domain/rules/consent/consent.ts';
import { isSameMailbox } from '#domain/rules/platform/mailbox.ts';
import { type Expired, expired } from '#server/platform/db/expired.ts';
import type { Queries } from '#server/platform/db/open.ts';

export type ConsentEvent = {
  readonly id: string;
  readonly recordId: string;
  readonly kind: ConsentEventKind;
  readonly happenedAt: number;
  /** The fingerprint of the words that were sent. */
  readonly textHash?: string;
  readonly recipient?: string;
  readonly clientAddress?: string;
  readonly browser?: string | null;
  /** A word for which letter or permission, or what an administrator wrote down of a deed, as JSON. */
  readonly details?: string;
};

/**
 * Adds what happened to a consent; nothing is ever changed but to take personal data out of it
 * (PRODUCT.md#the-record-of-a-consent).
 */
export async function insertConsentEvent(db: Queries, consentEvent: ConsentEvent): Promise<void> {
  await db
    .insertInto('consent_events')
    .values({
      id: consentEvent.id,
      record_id: consentEvent.recordId,
      kind: consentEvent.kind,
      happened_at: consentEvent.happenedAt,
      text_hash: consentEvent.textHash ?? null,
      recipient: consentEvent.recipient ?? null,
      client_address: consentEvent.clientAddress ?? null,
      browser: consentEvent.browser ?? null,
      details: consentEvent.details ?? null,
    })
    .execute();
}

/** True when an event happened to a consent; with `details`, when the very same did. */
export async function hasConsentEvent(
  db: Queries,
  recordId: string,
  kind: ConsentEventKind,
  details?: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('consent_events')
    .select('id')
    .where('record_id', '=', recordId)
    .where('kind', '=', kind)
    .$if(details !== undefined, (it) => it.where('details', '=', details ?? null))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** True while the record exists. */
export async function hasRecord(db: Queries, recordId: string): Promise<boolean> {
  const record = await db
    .selectFrom('consent_records')
    .select('id')
    .where('id', '=', recordId)
    .executeTakeFirst();
  return record !== undefined;
}

/** When a letter of a consent was last put in line, in milliseconds since 1970; null where none was. */
export async function lastNoticeAt(db: Queries, recordId: string): Promise<number | null> {
  const row = await db
    .selectFrom('consent_events')
    .select('happened_at')
    .where('record_id', '=', recordId)
    .where('kind', '=', 'notice-sent')
    .orderBy('happened_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.happened_at ?? null;
}

/** When somebody was first asked at an address about a consent; null where nobody was. */
export async function firstNoticeTo(db: Queries, recordId: string, address: string): Promise<number | null> {
  const rows = await db
    .selectFrom('consent_events')
    .select(['recipient', 'happened_at'])
    .where('record_id', '=', recordId)
    .where('kind', '=', 'notice-sent')
    .orderBy('happened_at')
    .execute();
  return (
    rows.find(({ recipient }) => recipient !== null && isSameMailbox(recipient, address))?.happened_at ?? null
  );
}

/** Addresses and notes in the events of records that lose the same data (PRODUCT.md#the-record-of-a-consent). */
export function eventsToErase(deletedBefore: number): Expired {
  return expired(
    'consent_events',
    sql`(recipient is not null or client_address is not null or browser is not null or details is not null) and record_id in
      (select id from consent_records where subject_deleted_at <= ${deletedBefore})`,
    sql`update consent_events set recipient = null, client_address = null, browser = null,
      details = null`,
  );
}
