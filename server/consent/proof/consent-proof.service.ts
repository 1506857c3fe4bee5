/**
 * Evidence that administrators add to a consent nobody confirms by mail: a call to the parent, or a form signed on
 * paper (PRODUCT.md#consent-by-phone-or-form).
 */

import type { ConsentProof, PhoneConfirmation, SignedForm } from '#domain/contract/consent/consent-proof.ts';
import type { User } from '#domain/contract/sign-in/accounts.ts';
import { FIRST_LANGUAGE } from '#domain/languages.ts';
import { CLOCKS_APART_MS } from '#domain/limits.ts';
import * as accountsSentences from '#domain/rules/accounts/sentences.ts';
import { ASKED_STATES, isAsked } from '#domain/rules/consent/consent.ts';
import {
  type CallHindrance,
  type ConsentMethod,
  callHindrance,
  momentOf,
} from '#domain/rules/consent/consent-evidence.ts';
import * as sentences from '#domain/rules/consent/sentences.ts';
import { addressKey } from '#domain/rules/platform/mailbox.ts';
import * as platformSentences from '#domain/rules/platform/sentences.ts';
import {
  keepTermsVersion,
  lockAccount,
  markConsentGiven,
  type TermsVersion,
} from '#server/accounts/exports.ts';
import { type AuditContext, insertAudit } from '#server/audit/exports.ts';
import { type Asking, putPlusLetter, stopAsking, tellOfCall } from '#server/consent/asking.service.ts';
import { consentLetter } from '#server/consent/consent.mail.ts';
import {
  findRecordOf,
  insertConsentRecord,
  markConfirmedBy,
  type RecordInForce,
} from '#server/consent/consent.store.ts';
import { firstNoticeTo, hasConsentEvent, insertConsentEvent } from '#server/consent/consent-events.store.ts';
import { moveConsent } from '#server/consent/consent-state.store.ts';
import { endLinks } from '#server/mail/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { isoTime } from '#server/platform/db/timestamps.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { type DeedDetails, listEvents } from './evidence.store.ts';
import { hasSignedForm, insertSignedForm, type SignedFormFile } from './signed-forms.store.ts';

/** The recording administrator and the means to write to the parent. */
export type Recording = AuditContext &
  Asking & {
    /**
     * Milliseconds after a confirmation until the parent gets another letter; null when nothing is confirmed by mail.
     */
    readonly plusMs: number | null;
    /** Those in force, for a form that comes before any signature. */
    readonly terms: TermsVersion;
  };

/** Held, so that another press, or an answer by mail, waits and finds what this one leaves. */
async function holdStudent(tx: Queries, studentId: string): Promise<User> {
  const student = (await lockAccount(tx, studentId))?.user;
  if (student?.role !== 'student') throw notFound(accountsSentences.userNotFound);
  if (student.consentState === 'stopped') throw new AppError('taken', sentences.parentStopped);
  return student;
}

/** Puts a consent in force that was confirmed beside the mail, and says that it is. */
async function confirm(
  tx: Queries,
  student: User,
  record: RecordInForce,
  method: ConsentMethod,
  recording: Recording,
): Promise<void> {
  const { now, plusMs } = recording;
  if (!isAsked(student.consentState)) {
    // A confirmed consent keeps its first proof; only a bare signature gets a new one.
    if (record.method === 'signature') await markConfirmedBy(tx, record.id, method);
    return;
  }
  await moveConsent(tx, student.id, { from: ASKED_STATES, to: 'confirmed', now });
  await markConfirmedBy(tx, record.id, method);
  await endLinks(tx, { purpose: 'consent', subjectId: record.id }, now);
  await stopAsking(tx, record.id);
  if (plusMs === null) return;
  if (method === 'phone') await tellOfCall(tx, student, { ...record, method }, recording);
  await putPlusLetter(tx, student, { ...record, method }, now + plusMs, recording);
}

/** Why no call can stand for an answer that is waited for by mail; null where one can. */
async function hindranceOf(
  db: Queries,
  student: User,
  record: RecordInForce,
  { isByMail, now }: { isByMail: boolean; now: number },
): Promise<CallHindrance> {
  const { parentEmail, consentState } = student;
  if (!isByMail || parentEmail === null || !isAsked(consentState)) return null;
  const since = (await firstNoticeTo(db, record.id, parentEmail)) ?? record.signedAt;
  return callHindrance({ since, hasDeclined: await hasConsentEvent(db, record.id, 'declined') }, now);
}

async function audit(
  tx: Queries,
  student: User,
  action: 'confirm-by-phone' | 'receive-form',
  recording: Recording,
) {
  const subject = { id: student.id, label: student.username };
  await insertAudit(tx, {
    id: recording.auditId,
    admin: recording.admin,
    action,
    subject,
    now: recording.now,
  });
}

/**
 * Writes down that a parent confirmed on the phone what was signed, which puts the consent in force. The same call, by
 * number, time and note, is written down once.
 * @throws AppError 'not-found', 'invalid' for a call that is still to come, 'taken' while nobody has signed, or while the
 * parent may still answer by mail.
 */
export async function confirmByPhone(
  tx: Queries,
  studentId: string,
  { number, time, note }: PhoneConfirmation,
  recording: Recording,
): Promise<void> {
  const student = await holdStudent(tx, studentId);
  const calledAt = momentOf(time) ?? recording.now;
  if (calledAt > recording.now + CLOCKS_APART_MS)
    throw new AppError('invalid', sentences.callStillToCome, { fields: { time: sentences.callStillToCome } });
  const record = await findRecordOf(tx, studentId);
  if (!record) throw new AppError('taken', sentences.nobodySignedForCall);
  const context: DeedDetails = { admin: recording.admin.username, number, time: isoTime(calledAt), note };
  const details = JSON.stringify(context);
  if (await hasConsentEvent(tx, record.id, 'phone', details)) return;
  const hindrance = await hindranceOf(tx, student, record, {
    isByMail: recording.plusMs !== null,
    now: recording.now,
  });
  if (hindrance)
    throw new AppError(
      'taken',
      hindrance.kind === 'declined' ? sentences.parentDeclined : sentences.callTooEarly,
    );
  const event = { id: recording.newId(), recordId: record.id, happenedAt: recording.now, details };
  await insertConsentEvent(tx, { ...event, kind: 'phone' });
  await confirm(tx, student, record, 'phone', recording);
  await audit(tx, student, 'confirm-by-phone', recording);
}

/** The record of a form that came before anybody signed on the device, with the words that are in force. */
async function makeRecord(
  tx: Queries,
  student: User,
  form: SignedForm,
  recording: Recording,
): Promise<RecordInForce> {
  const { parentFirstName, parentLastName, parentEmail } = form;
  if (!parentFirstName || !parentLastName) {
    throw new AppError('invalid', sentences.parentNamesMissing, {
      fields: {
        ...(!parentFirstName && { parentFirstName: platformSentences.parentFirstNameMissing }),
        ...(!parentLastName && { parentLastName: platformSentences.parentLastNameMissing }),
      },
    });
  }
  const parent = { parentFirstName, parentLastName, parentEmail: parentEmail || null, parentPhone: null };
  const { terms } = recording;
  await keepTermsVersion(tx, terms, recording.now);
  const recordId = recording.newId();
  await insertConsentRecord(tx, {
    id: recordId,
    userId: student.id,
    subjectPseudonym: recording.newId(),
    parent,
    signature: null,
    termsHash: terms.hash,
    signedAt: recording.now,
    clientAddress: null,
    browser: null,
    method: 'form',
    language: FIRST_LANGUAGE,
    supersedes: null,
  });
  if (student.consentState === 'none' && (await markConsentGiven(tx, student.id, parent, recording.now))) {
    const copy = consentLetter({ ...student, ...parent }, terms, recording.outbox.site, recording.now);
    await recording.outbox.put(tx, { ...copy, kind: 'letter' });
  }
  const record = await findRecordOf(tx, student.id);
  if (!record) throw notFound(accountsSentences.userNotFound);
  return record;
}

/**
 * Keeps a form that a parent signed on paper, which puts the consent in force. The same bytes are kept once. Gives whether
 * they are kept now.
 * @throws AppError 'not-found', or 'invalid' where nobody has signed before and the parent's name is missing.
 */
export async function keepSignedForm(
  tx: Queries,
  studentId: string,
  { file, form }: { file: Omit<SignedFormFile, 'eventId'>; form: SignedForm },
  recording: Recording,
): Promise<boolean> {
  const student = await holdStudent(tx, studentId);
  const record = (await findRecordOf(tx, studentId)) ?? (await makeRecord(tx, student, form, recording));
  if (await hasSignedForm(tx, record.id, file.sha256)) return false;
  const eventId = recording.newId();
  const context: DeedDetails = { admin: recording.admin.username };
  const event = {
    id: eventId,
    recordId: record.id,
    happenedAt: recording.now,
    details: JSON.stringify(context),
  };
  await insertConsentEvent(tx, { ...event, kind: 'form', textHash: record.terms.hash });
  await insertSignedForm(tx, { ...file, eventId });
  await confirm(tx, student, record, 'form', recording);
  await audit(tx, student, 'receive-form', recording);
  return true;
}

/** Returns the evidence for a student's consent beside the words and the signature. */
export async function proofOf(
  db: Queries,
  student: User,
  input: { isByMail: boolean; now: number },
): Promise<ConsentProof> {
  const record = await findRecordOf(db, student.id);
  const { parentEmail, email, consentState } = student;
  const hindrance = record ? await hindranceOf(db, student, record, input) : null;
  return {
    method: record?.method ?? 'signature',
    state: consentState,
    events: await listEvents(db, student.id),
    isChildsAddress: parentEmail !== null && addressKey(parentEmail) === addressKey(email),
    noCall: hindrance && {
      kind: hindrance.kind,
      until: hindrance.kind === 'waits' ? isoTime(hindrance.until) : null,
    },
  };
}
