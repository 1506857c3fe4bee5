import { sql } from 'kysely';
import type { SignedConsent } from '#domain/contract/office/admin.ts';
import { FIRST_LANGUAGE, isLanguage, type Language } from '#domain/languages.ts';
import type { ConsentMethod } from '#domain/rules/consent/consent-evidence.ts';
import type { Parent, TermsVersion } from '#server/accounts/exports.ts';
import { type Expired, expired } from '#server/platform/db/expired.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { isoTime } from '#server/platform/db/timestamps.ts';
import { permissionsInForce } from './permissions.store.ts';

export type NewConsentRecord = {
  id: string;
  userId: string;
  /** The child's name in the record once the account is gone. */
  subjectPseudonym: string;
  parent: Parent;
  /** A PNG as a data URL; null where it stands on paper. */
  signature: string | null;
  termsHash: string;
  signedAt: number;
  clientAddress: string | null;
  browser: string | null;
  method: ConsentMethod;
  /** The language of the words shown. */
  language: Language;
  /** The record of the account that this one takes the place of. */
  supersedes: string | null;
};

/** Adds a record; none is ever changed but to take personal data out of it (PRODUCT.md#the-record-of-a-consent). */
export async function insertConsentRecord(db: Queries, newConsentRecord: NewConsentRecord): Promise<void> {
  await db
    .insertInto('consent_records')
    .values({
      id: newConsentRecord.id,
      user_id: newConsentRecord.userId,
      subject_pseudonym: newConsentRecord.subjectPseudonym,
      parent_first_name: newConsentRecord.parent.parentFirstName,
      parent_last_name: newConsentRecord.parent.parentLastName,
      parent_email: newConsentRecord.parent.parentEmail,
      parent_phone: newConsentRecord.parent.parentPhone,
      signature: newConsentRecord.signature,
      terms_hash: newConsentRecord.termsHash,
      signed_at: newConsentRecord.signedAt,
      client_address: newConsentRecord.clientAddress,
      browser: newConsentRecord.browser,
      subject_deleted_at: null,
      method: newConsentRecord.method,
      language: newConsentRecord.language,
      supersedes: newConsentRecord.supersedes,
    })
    .execute();
}

/** Returns a parent's signature for an account, with the words as they were then. */
export async function findConsentRecord(db: Queries, userId: string): Promise<SignedConsent | null> {
  const row = await db
    .selectFrom('consent_records')
    .innerJoin('terms_versions', 'terms_versions.hash', 'consent_records.terms_hash')
    .selectAll('consent_records')
    .select(['terms_versions.version', 'terms_versions.body'])
    .where('consent_records.user_id', '=', userId)
    .orderBy('consent_records.signed_at', 'desc')
    .orderBy('consent_records.id', 'desc')
    .executeTakeFirst();
  if (!row) return null;
  const corrections = await db
    .selectFrom('consent_corrections')
    .select(['parent_email', 'corrected_at', 'admin_username'])
    .where('record_id', '=', row.id)
    .orderBy('corrected_at', 'desc')
    .orderBy('id')
    .execute();
  const republishingSince = (await permissionsInForce(db, userId)).get('republish');
  return {
    parentFirstName: row.parent_first_name,
    parentLastName: row.parent_last_name,
    parentEmail: row.parent_email,
    parentPhone: row.parent_phone,
    signedAt: isoTime(row.signed_at),
    clientAddress: row.client_address,
    browser: row.browser,
    terms: { version: row.version, hash: row.terms_hash, text: row.body },
    signature: row.signature,
    republishingSince: republishingSince === undefined ? null : isoTime(republishingSince),
    corrections: corrections.map((correction) => ({
      parentEmail: correction.parent_email,
      correctedAt: isoTime(correction.corrected_at),
      adminUsername: correction.admin_username,
    })),
  };
}

export type NewConsentCorrection = {
  readonly id: string;
  readonly userId: string;
  readonly parentEmail: string;
  readonly correctedAt: number;
  readonly admin: { readonly id: string; readonly username: string };
};

/** Adds to an account's record an address that was mistyped in it. */
export async function insertConsentCorrection(
  db: Queries,
  newConsentCorrection: NewConsentCorrection,
): Promise<void> {
  const record = await db
    .selectFrom('consent_records')
    .select('id')
    .where('user_id', '=', newConsentCorrection.userId)
    .orderBy('signed_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('consent_corrections')
    .values({
      id: newConsentCorrection.id,
      record_id: record.id,
      parent_email: newConsentCorrection.parentEmail,
      corrected_at: newConsentCorrection.correctedAt,
      admin_id: newConsentCorrection.admin.id,
      admin_username: newConsentCorrection.admin.username,
    })
    .execute();
}

/** The record in force: the last one signed for an account. */
export type RecordInForce = {
  readonly id: string;
  readonly userId: string;
  readonly parentName: string;
  readonly signedAt: number;
  /** 'signature' where nobody asked the parent but on the child's device. */
  readonly method: ConsentMethod;
  /** The language of the words shown. */
  readonly language: Language;
  readonly terms: TermsVersion;
};

/** The record that a link leads to, while it is the last one of its account. */
export async function findRecordInForce(db: Queries, recordId: string): Promise<RecordInForce | undefined> {
  const row = await db
    .selectFrom('consent_records as it')
    .innerJoin('terms_versions as terms', 'terms.hash', 'it.terms_hash')
    .select([
      'it.id',
      'it.user_id',
      'it.parent_first_name',
      'it.parent_last_name',
      'it.signed_at',
      'it.method',
      'it.language',
    ])
    .select(['terms.hash', 'terms.version', 'terms.body'])
    .where('it.id', '=', recordId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('consent_records as later')
            .select('later.id')
            .whereRef('later.supersedes', '=', 'it.id'),
        ),
      ),
    )
    .executeTakeFirst();
  if (!row || row.user_id === null) return undefined;
  return {
    id: row.id,
    userId: row.user_id,
    parentName: `${row.parent_first_name ?? ''} ${row.parent_last_name ?? ''}`.trim(),
    signedAt: row.signed_at,
    method: row.method as ConsentMethod,
    language: isLanguage(row.language) ? row.language : FIRST_LANGUAGE,
    terms: { hash: row.hash, version: row.version, body: row.body },
  };
}

/** The id of the last record of an account. */
export async function findLastRecordId(db: Queries, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('consent_records')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('signed_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The record in force of an account. */
export async function findRecordOf(db: Queries, userId: string): Promise<RecordInForce | undefined> {
  const id = await findLastRecordId(db, userId);
  return id === null ? undefined : findRecordInForce(db, id);
}

/** Notes how a parent has confirmed what was signed. */
export async function markConfirmedBy(db: Queries, recordId: string, method: ConsentMethod): Promise<void> {
  await db.updateTable('consent_records').set({ method }).where('id', '=', recordId).execute();
}

/** Deletes the records of a sign-up that came to nothing: no consent was given that they could prove. */
export async function deleteConsentRecords(db: Queries, userId: string): Promise<void> {
  await db.deleteFrom('consent_records').where('user_id', '=', userId).execute();
}

/**
 * Cuts the records of an account that is being deleted loose from it: the pseudonym remains
 * (PRODUCT.md#the-record-of-a-consent, PRODUCT.md#deleting-an-account).
 */
export async function detachConsentRecords(db: Queries, userId: string, now: number): Promise<void> {
  await db
    .updateTable('consent_records')
    .set({ user_id: null, subject_deleted_at: now })
    .where('user_id', '=', userId)
    .execute();
}

/**
 * Records that still hold the parent's data and signature, whose account was deleted before a moment
 * (PRODUCT.md#the-record-of-a-consent).
 */
export function recordsToErase(deletedBefore: number): Expired {
  const erase = sql`update consent_records set parent_first_name = null, parent_last_name = null, parent_email = null,
    parent_phone = null, signature = null, client_address = null, browser = null`;
  return expired(
    'consent_records',
    // Every record has a signer until it is erased.
    sql`subject_deleted_at <= ${deletedBefore} and parent_last_name is not null`,
    erase,
  );
}

/** The addresses that were put right in such records. */
export function correctionsToErase(deletedBefore: number): Expired {
  return expired(
    'consent_corrections',
    sql`parent_email is not null and record_id in
      (select id from consent_records where subject_deleted_at <= ${deletedBefore})`,
    sql`update consent_corrections set parent_email = null`,
  );
}
