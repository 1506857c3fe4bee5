/**
 * A parent's answer by mail (PRODUCT.md#the-answer-to-a-consent). The holder of the link counts as the parent, and
 * nobody else does.
 */

import type { Confirmation, ConfirmationAnswer } from '#domain/contract/consent/consent.ts';
import type { Language } from '#domain/languages.ts';
import { ASKED_STATES } from '#domain/rules/consent/consent.ts';
import { addressKey } from '#domain/rules/platform/mailbox.ts';
import {
  demandSettled,
  findAccount,
  findAwaitedGuardianId,
  lockAccount,
  presentUser,
  putGuardian,
} from '#server/accounts/exports.ts';
import { decideWish } from '#server/consent/reminders/reminders.service.ts';
import { deleteRows } from '#server/deletions/exports.ts';
import { endLinks, findLink, readLink, recipientBucket } from '#server/mail/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { isoTime } from '#server/platform/db/timestamps.ts';
import { deadLink } from '#server/platform/errors.ts';
import { answerForTroop, endYesesBy, leadersQuestionFor } from './answers.service.ts';
import { type Asking, isAnswerWelcome, putPlusLetter, stopAsking } from './asking.service.ts';
import { findRecordInForce, markConfirmedBy, type RecordInForce } from './consent.store.ts';
import { hasConsentEvent, insertConsentEvent } from './consent-events.store.ts';
import { moveConsent } from './consent-state.store.ts';
import { doomedAccount } from './doomed-account.service.ts';

/** The answering parent, as the evidence keeps it. */
export type Answering = Asking & {
  readonly clientAddress: string;
  readonly browser: string | null;
  /** Milliseconds after the consent until the parent gets another letter. */
  readonly plusMs: number;
  /** The parent's chosen language on the answering page. */
  readonly language?: Language | undefined;
  /** The dependencies of deleting a sign-up. */
  readonly dependencies: Parameters<typeof deleteRows>[1];
};

type Asked = { readonly record: RecordInForce; readonly child: ReturnType<typeof presentUser> };

/** @throws AppError 'not-found' for a link that is too old, was used, or leads to what is gone or answered. */
async function askedBy(db: Queries, tokenHash: string, now: number): Promise<Asked> {
  const link = await readLink(db, 'consent', { tokenHash, now });
  const record = await findRecordInForce(db, link.subjectId);
  const row = record && (await findAccount(db, record.userId));
  const child = row && presentUser(row);
  if (!record || !child || !isAnswerWelcome(child, record)) throw deadLink();
  // A letter that was under way while its address was put right.
  if (child.parentEmail === null || link.recipientKey !== recipientBucket(child.parentEmail))
    throw deadLink();
  return { record, child };
}

/** Returns the text that a parent reads before answering, and notes once that it was read. */
export async function lookAtConfirmation(
  tx: Queries,
  tokenHash: string,
  answering: Answering,
): Promise<Confirmation> {
  const { record, child } = await askedBy(tx, tokenHash, answering.now);
  if (!(await hasConsentEvent(tx, record.id, 'notice-opened')))
    await note(tx, record.id, 'notice-opened', answering);
  return {
    childFirstName: child.firstName,
    signedBy: record.parentName,
    signedAt: isoTime(record.signedAt),
    endsAt: child.consentEndsAt,
    isInUse: child.consentState !== 'signed',
    leaders: await leadersQuestionFor(tx, child),
    offersReminders: answering.dependencies.config.reminders !== null,
    terms: { version: record.terms.version, text: record.terms.body },
  };
}

async function note(
  tx: Queries,
  recordId: string,
  kind: 'notice-opened' | 'confirmed' | 'declined',
  { newId, now, clientAddress, browser }: Answering,
): Promise<void> {
  await insertConsentEvent(tx, { id: newId(), recordId, kind, happenedAt: now, clientAddress, browser });
}

/** The parent's further answers beside the yes. */
type Beside = Pick<ConfirmationAnswer, 'leaders' | 'reminders'>;

export type Outcome = { childFirstName: string; outcome: 'confirmed' | 'deleted' | 'paused' };

/**
 * A parent's yes or no. Yes lets the child in, and a second letter says how to take it back. No deletes a sign-up with all
 * that belongs to it; a notebook that is in use already is closed, and kept.
 * @throws AppError 'not-found' where the link is dead, as it is after an answer; 'taken' for a yes of an address that may still
 * have to go (PRODUCT.md#a-parents-new-address).
 */
export async function answerConfirmation(
  tx: Queries,
  tokenHash: string,
  { agree: isAgreed, ...answers }: Pick<ConfirmationAnswer, 'agree'> & Beside,
  answering: Answering,
): Promise<Outcome> {
  // Held first: a second answer, a corrected address or the clearing of a sign-up waits, and finds what this one leaves.
  const link = await findLink(tx, 'consent', tokenHash);
  const asked = link && (await findRecordInForce(tx, link.subjectId));
  if (asked) await lockAccount(tx, asked.userId);
  const { record, child } = await askedBy(tx, tokenHash, answering.now);
  const childFirstName = child.firstName;
  if (isAgreed && child.parentEmail !== null)
    await demandSettled(
      tx,
      { emailKey: addressKey(child.parentEmail) },
      { childId: child.id, now: answering.now },
    );
  await endLinks(tx, { purpose: 'consent', subjectId: record.id }, answering.now);
  await stopAsking(tx, record.id);
  if (isAgreed) {
    await confirmConsent(tx, { record, child, ...answers }, answering);
    return { childFirstName, outcome: 'confirmed' };
  }
  if (child.consentState === 'signed') {
    await deleteRows(tx, answering.dependencies, {
      subject: doomedAccount(child.id, 'sign-up'),
      reason: 'parent',
    });
    return { childFirstName, outcome: 'deleted' };
  }
  await note(tx, record.id, 'declined', answering);
  if (
    !(await moveConsent(tx, child.id, {
      from: ['grace', 'paused', 'confirmed'],
      to: 'paused',
      now: answering.now,
    }))
  )
    throw deadLink();
  return { childFirstName, outcome: 'paused' };
}

/** Lets a child in after a parent's yes by mail, and keeps the answers beside it. */
export async function confirmConsent(
  tx: Queries,
  { record, child, leaders, reminders }: Asked & Beside,
  answering: Answering,
): Promise<void> {
  await confirm(tx, { record, child }, answering);
  if (child.parentEmail === null) return;
  const by = addressKey(child.parentEmail);
  const act = { ...answering, by };
  if (leaders) await answerForTroop(tx, child, leaders, act);
  // The page says that leaders see nothing then: a yes of the child's device is no answer from this mailbox.
  else await endYesesBy(tx, child.id, act);
  const { config } = answering.dependencies;
  if (reminders && config.reminders)
    await decideWish(tx, { userId: child.id, emailKey: by }, true, { config, now: answering.now });
}

async function confirm(tx: Queries, { record, child }: Asked, answering: Answering): Promise<void> {
  if (
    !(await moveConsent(tx, child.id, {
      from: [...ASKED_STATES, 'confirmed'],
      to: 'confirmed',
      now: answering.now,
    }))
  )
    throw deadLink();
  await markConfirmedBy(tx, record.id, 'email');
  await note(tx, record.id, 'confirmed', answering);
  if (child.parentEmail !== null) {
    await putGuardian(tx, {
      // A password that this parent chose at joining waits under it.
      id: (await findAwaitedGuardianId(tx, child.id)) ?? answering.newId(),
      userId: child.id,
      email: child.parentEmail,
      firstName: child.parentFirstName ?? '',
      lastName: child.parentLastName ?? '',
      phone: child.parentPhone,
      // Otherwise the answer is in the language of the signed words.
      language: answering.language ?? record.language,
      confirmedAt: answering.now,
    });
  }
  await putPlusLetter(tx, child, { ...record, method: 'email' }, answering.now + answering.plusMs, answering);
}
