import { type SqlBool, sql } from 'kysely';
import type { StoredForm } from '#domain/contract/consent/consent-proof.ts';
import type { Queries } from '#server/platform/db/open.ts';

/** A scan of a form that was signed on paper; its file is in the file store under `filename`. */
export type SignedFormFile = StoredForm & {
  readonly eventId: string;
  readonly filename: string;
  /** The hash of the stored bytes. */
  readonly sha256: string;
};

/** Unlike every photo's, so that no older program takes one for a photo that nobody knows. */
const ENDINGS: Readonly<Record<SignedFormFile['type'], string>> = {
  'application/pdf': '-form.pdf',
  'image/jpeg': '-form.jpeg',
};

/** The name of a new form's file; nobody guesses it who does not guess the token. */
export function formNameFrom(token: string, type: SignedFormFile['type']): string {
  return token + ENDINGS[type];
}

/** True for the stored file of a signed form, by its name. */
export function isFormFile(name: string): boolean {
  return Object.values(ENDINGS).some((ending) => name.endsWith(ending));
}

export async function insertSignedForm(db: Queries, signedFormFile: SignedFormFile): Promise<void> {
  const { eventId: event_id, ...columns } = signedFormFile;
  await db
    .insertInto('consent_forms')
    .values({ event_id, ...columns })
    .execute();
}

/** True when a record already has a form of the very same bytes. */
export async function hasSignedForm(db: Queries, recordId: string, sha256: string): Promise<boolean> {
  const row = await db
    .selectFrom('consent_forms as form')
    .innerJoin('consent_events as event', 'event.id', 'form.event_id')
    .select('form.event_id')
    .where('event.record_id', '=', recordId)
    .where('form.sha256', '=', sha256)
    .executeTakeFirst();
  return row !== undefined;
}

/** A form of a student's consent, by the event that tells of it. */
export async function findSignedForm(
  db: Queries,
  studentId: string,
  eventId: string,
): Promise<Pick<SignedFormFile, 'filename' | 'type'> | undefined> {
  const row = await db
    .selectFrom('consent_forms as form')
    .innerJoin('consent_events as event', 'event.id', 'form.event_id')
    .innerJoin('consent_records as record', 'record.id', 'event.record_id')
    .select(['form.filename', 'form.type'])
    .where('form.event_id', '=', eventId)
    .where('record.user_id', '=', studentId)
    .executeTakeFirst();
  return row && { filename: row.filename, type: row.type as StoredForm['type'] };
}

/** Those of some file names that belong to a signed form. */
export async function filterFormFilenames(db: Queries, filenames: readonly string[]): Promise<Set<string>> {
  if (filenames.length === 0) return new Set();
  const rows = await db
    .selectFrom('consent_forms')
    .select('filename')
    .where('filename', 'in', filenames)
    .execute();
  return new Set(rows.map(({ filename }) => filename));
}

/** The names of the files of all forms of an account. */
export async function listFormFileNames(db: Queries, studentId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('consent_forms as form')
    .innerJoin('consent_events as event', 'event.id', 'form.event_id')
    .innerJoin('consent_records as record', 'record.id', 'event.record_id')
    .select('form.filename')
    .where('record.user_id', '=', studentId)
    .execute();
  return rows.map(({ filename }) => filename);
}

/** The forms of records that give up the parent's data (PRODUCT.md#the-record-of-a-consent). */
function toErase(deletedBefore: number) {
  return sql<SqlBool>`event_id in (select event.id from consent_events event
    join consent_records record on record.id = event.record_id
    where record.subject_deleted_at <= ${deletedBefore})`;
}

/** Counts the forms of the records whose account went at this moment or before. */
export async function countFormsToErase(db: Queries, deletedBefore: number): Promise<number> {
  const { count } = await db
    .selectFrom('consent_forms')
    .select((it) => it.fn.countAll<number>().as('count'))
    .where(toErase(deletedBefore))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Some of these forms, by their files. */
export async function listFormsToErase(db: Queries, deletedBefore: number, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('consent_forms')
    .select('filename')
    .where(toErase(deletedBefore))
    .limit(most)
    .execute();
  return rows.map(({ filename }) => filename);
}

/** Deletes the rows of the forms with these files, and gives how many there were. */
export async function deleteForms(db: Queries, filenames: readonly string[]): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('consent_forms')
    .where('filename', 'in', filenames)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
