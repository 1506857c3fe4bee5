import type { ConsentEvent, StoredForm } from '#domain/contract/consent/consent-proof.ts';
import { FIRST_LANGUAGE, isLanguage, type Language } from '#domain/languages.ts';
import type { ConsentEventKind, Permitted } from '#domain/rules/consent/consent.ts';
import { byMoment, type ConsentMethod } from '#domain/rules/consent/consent-evidence.ts';
import type { TermsVersion } from '#server/accounts/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { isoTime } from '#server/platform/db/timestamps.ts';

/** An administrator's notes on a call or a form, in the details of its event. */
export type DeedDetails = {
  readonly admin: string;
  readonly number?: string;
  readonly time?: string;
  readonly note?: string;
};

/** An event with what only the certificate tells of it. */
export type EvidenceEvent = ConsentEvent & {
  readonly recordId: string;
  readonly browser: string | null;
  /** The words that were signed or sent: their version and fingerprint. */
  readonly words: { readonly version: string | null; readonly hash: string } | null;
  /** The fingerprint of a form's bytes. */
  readonly formHash: string | null;
  /** The permission's subject. Left out otherwise, so that fingerprints of earlier evidence stay. */
  readonly permission?: Permitted;
  /** The troop whose leaders may look. */
  readonly troop?: string;
};

/** A record of a consent as it was signed. */
export type EvidenceRecord = {
  readonly id: string;
  readonly parentName: string;
  readonly parentEmail: string | null;
  readonly parentPhone: string | null;
  readonly method: ConsentMethod;
  readonly signedAt: string;
  readonly clientAddress: string | null;
  readonly browser: string | null;
  readonly terms: TermsVersion;
  /** The language of the signed words. Left out for the first one, so that fingerprints of earlier evidence stay. */
  readonly language?: Language;
  /** A PNG as a data URL. */
  readonly signature: string | null;
  readonly supersedes: string | null;
  readonly corrections: readonly { parentEmail: string | null; correctedAt: string; adminUsername: string }[];
};

/** Null for what no administrator did: there the details are a word, such as which letter was not sent. */
function detailsOf(kind: string, details: string | null): DeedDetails | null {
  const isDeed = kind === 'phone' || kind === 'form';
  return isDeed && details !== null ? (JSON.parse(details) as DeedDetails) : null;
}

function permissionOf(kind: string, details: string | null): Pick<EvidenceEvent, 'permission' | 'troop'> {
  const isPermission = kind === 'permission-given' || kind === 'permission-taken';
  if (!isPermission || details === null) return {};
  const [permission = '', ...troop] = details.split(' ');
  return {
    permission: permission as Permitted,
    ...(troop.length > 0 && { troop: troop.join(' ') }),
  };
}

function phoneOf(details: DeedDetails | null): ConsentEvent['phone'] {
  if (details?.number === undefined) return null;
  return { number: details.number, time: details.time ?? '', note: details.note ?? '' };
}

/** Lists the events of all records of an account, the earliest first. */
export async function listEvents(db: Queries, userId: string): Promise<EvidenceEvent[]> {
  const rows = await db
    .selectFrom('consent_events as event')
    .innerJoin('consent_records as record', 'record.id', 'event.record_id')
    .leftJoin('consent_forms as form', 'form.event_id', 'event.id')
    .leftJoin('terms_versions as words', 'words.hash', 'event.text_hash')
    .selectAll('event')
    .select(['form.type', 'form.bytes', 'form.sha256', 'words.version'])
    .where('record.user_id', '=', userId)
    .orderBy('event.id')
    .execute();
  const events = rows.map((row): EvidenceEvent => {
    const details = detailsOf(row.kind, row.details);
    return {
      id: row.id,
      recordId: row.record_id,
      kind: row.kind as ConsentEventKind,
      happenedAt: isoTime(row.happened_at),
      recipient: row.recipient,
      clientAddress: row.client_address,
      browser: row.browser,
      adminUsername: details?.admin ?? null,
      phone: phoneOf(details),
      form: row.type === null ? null : { type: row.type as StoredForm['type'], bytes: row.bytes ?? 0 },
      formHash: row.sha256,
      ...permissionOf(row.kind, row.details),
      words: row.text_hash === null ? null : { version: row.version, hash: row.text_hash },
    };
  });
  return events.toSorted(byMoment);
}

/** All records of an account, the earliest first: those that were superseded too. */
export async function listRecords(db: Queries, userId: string): Promise<EvidenceRecord[]> {
  const rows = await db
    .selectFrom('consent_records as record')
    .innerJoin('terms_versions as terms', 'terms.hash', 'record.terms_hash')
    .selectAll('record')
    .select(['terms.version', 'terms.body'])
    .where('record.user_id', '=', userId)
    .orderBy('record.signed_at')
    .orderBy('record.id')
    .execute();
  const corrections = await db
    .selectFrom('consent_corrections as correction')
    .innerJoin('consent_records as record', 'record.id', 'correction.record_id')
    .selectAll('correction')
    .where('record.user_id', '=', userId)
    .orderBy('correction.corrected_at')
    .orderBy('correction.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    parentName: `${row.parent_first_name ?? ''} ${row.parent_last_name ?? ''}`.trim(),
    parentEmail: row.parent_email,
    parentPhone: row.parent_phone,
    method: row.method as ConsentMethod,
    signedAt: isoTime(row.signed_at),
    clientAddress: row.client_address,
    browser: row.browser,
    terms: { hash: row.terms_hash, version: row.version, body: row.body },
    ...(isLanguage(row.language) && row.language !== FIRST_LANGUAGE && { language: row.language }),
    signature: row.signature,
    supersedes: row.supersedes,
    corrections: corrections
      .filter((it) => it.record_id === row.id)
      .map((correction) => ({
        parentEmail: correction.parent_email,
        correctedAt: isoTime(correction.corrected_at),
        adminUsername: correction.admin_username,
      })),
  }));
}
