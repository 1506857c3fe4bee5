/** Letters to a parent whose answer is awaited (PRODUCT.md#the-answer-to-a-consent). */
import type { User } from '#domain/contract/sign-in/accounts.ts';
import type { Language } from '#domain/languages.ts';
import { CONSENT_REMINDERS_MS, CONSENT_RESEND_PAUSE_MS, THROTTLES } from '#domain/limits.ts';
import { isAsked } from '#domain/rules/consent/consent.ts';
import { isBornOutByCall } from '#domain/rules/consent/consent-evidence.ts';
import * as sentences from '#domain/rules/consent/sentences.ts';
import * as platformSentences from '#domain/rules/platform/sentences.ts';
import {
  findAccount,
  keepTermsVersion,
  lockAccount,
  lockOwnAccount,
  presentUser,
} from '#server/accounts/exports.ts';
import {
  deleteMail,
  deleteMailsOfRecord,
  deleteMailsWithLink,
  endLinks,
  findLateMailsWithLink,
  type Letter,
  type Outbox,
} from '#server/mail/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { AppError, notSignedIn } from '#server/platform/errors.ts';
import { bucketOf, countUnlessOver } from '#server/platform/limits/throttle.ts';
import { findRecordInForce, findRecordOf, type RecordInForce } from './consent.store.ts';
import { hasConsentEvent, insertConsentEvent, lastNoticeAt } from './consent-events.store.ts';
import {
  byPhoneLetter,
  byPhoneVersion,
  graceLetter,
  graceVersion,
  type NoticeFacts,
  noticeLetter,
  noticeVersion,
  plusLetter,
  plusVersion,
  reminderLetter,
  reminderVersion,
} from './notice.mail.ts';

/** The letters that ask; reminders wait for their day. */
const QUESTIONS = ['consent-notice', 'grace-notice'] as const;
const DAY_SECONDS = 24 * 60 * 60;

/** The route's part. */
export type Asking = { readonly outbox: Outbox; readonly newId: () => string; readonly now: number };

/** Returns the facts that letters about a consent tell. */
export function factsOf(
  child: User,
  record: Pick<RecordInForce, 'id' | 'signedAt' | 'language'>,
  { outbox }: Pick<Asking, 'outbox'>,
): NoticeFacts {
  return {
    child,
    recordId: record.id,
    language: record.language,
    site: outbox.site,
    signedAt: record.signedAt,
    endsAt: child.consentEndsAt === null ? null : Date.parse(child.consentEndsAt),
  };
}

/** A letter that somebody asked for now: counted and noted as it is put in line, like the first notice. */
function askedAgain({ sendAt: _, evidence, ...letter }: Letter): Letter {
  return {
    ...letter,
    kind: 'consent-notice',
    ...(evidence && { evidence: { ...evidence, sentEvent: null } }),
  };
}

/** Puts a letter in line that asks for an answer, and notes that it is. Gives false where too many went to its address. */
async function ask(tx: Queries, facts: NoticeFacts, asking: Asking): Promise<boolean> {
  const { newId, now, outbox } = asking;
  const isWaiting = facts.child.consentState === 'signed';
  const isInLine = await outbox.put(
    tx,
    isWaiting ? noticeLetter(facts) : askedAgain(graceLetter(facts, now)),
  );
  if (!isInLine) return false;
  const words = isWaiting ? noticeVersion(facts) : graceVersion(facts);
  await keepTermsVersion(tx, words, now);
  await insertConsentEvent(tx, {
    id: newId(),
    recordId: facts.recordId,
    kind: 'notice-sent',
    happenedAt: now,
    textHash: words.hash,
    ...(facts.child.parentEmail !== null && { recipient: facts.child.parentEmail }),
  });
  return true;
}

/** Writes to a parent who signed: the notice now, and reminders, which are dropped after the answer. */
export async function askParent(
  tx: Queries,
  child: User,
  signed: { readonly recordId: string; readonly language: Language },
  asking: Asking,
): Promise<void> {
  const { recordId: id, language } = signed;
  const facts = factsOf(child, { id, signedAt: asking.now, language }, asking);
  if (!(await ask(tx, facts, asking))) return;
  await keepTermsVersion(tx, reminderVersion(facts), asking.now);
  for (const afterMs of CONSENT_REMINDERS_MS) {
    const sendAt = asking.now + afterMs;
    if (facts.endsAt !== null && sendAt < facts.endsAt)
      await asking.outbox.put(tx, reminderLetter(facts, sendAt));
  }
}

/** True when a parent may be asked once more; one who said no is not. */
export async function isStillAsked(tx: Queries, child: User, recordId: string): Promise<boolean> {
  return isAsked(child.consentState) && !(await hasConsentEvent(tx, recordId, 'declined'));
}

/** Asks at an address that was put right; the links that went to the one before lead nowhere any more. */
export async function askAtNewAddress(tx: Queries, child: User, asking: Asking): Promise<boolean> {
  const record = await findRecordOf(tx, child.id);
  if (!record || !isAnswerWelcome(child, record)) return false;
  const link = { purpose: 'consent', subjectId: record.id } as const;
  await endLinks(tx, link, asking.now);
  const unsent = await findLateMailsWithLink(tx, link, { kinds: QUESTIONS, now: asking.now });
  if (!isAsked(child.consentState)) return tellOfCall(tx, child, record, asking);
  // One question is enough: the one that was not sent yet says the same.
  if (await ask(tx, factsOf(child, record, asking), asking)) {
    for (const id of unsent) await deleteMail(tx, id);
  }
  return true;
}

/**
 * Writes to the parent of who is signed in once more, not sooner than ten minutes after the last time. Gives when it may be
 * done again, in milliseconds since 1970.
 * @throws AppError 'taken' while nobody has signed, 'too-often'
 */
export async function resendNotice(tx: Queries, userId: string, asking: Asking): Promise<number> {
  const { now } = asking;
  // Held: a second press waits, and finds that it was just sent.
  const child = (await lockOwnAccount(tx, userId))?.user;
  if (!child) throw notSignedIn();
  const record = await findRecordOf(tx, userId);
  if (!record || !(await isStillAsked(tx, child, record.id))) {
    throw new AppError(
      'taken',
      child.consentState === 'none' ? sentences.nobodySignedYet : sentences.alreadyAnswered,
    );
  }
  const waitMs = ((await lastNoticeAt(tx, record.id)) ?? 0) + CONSENT_RESEND_PAUSE_MS - now;
  if (waitMs > 0) {
    const retryAfterSeconds = Math.ceil(waitMs / 1000);
    const message = platformSentences.justSent({ seconds: retryAfterSeconds });
    throw new AppError('too-often', message, { retryAfterSeconds });
  }
  const limited = { bucket: bucketOf('consent-mail', userId), throttle: THROTTLES.consentMailsByAccount };
  await countUnlessOver(tx, limited, now);
  if (!(await ask(tx, factsOf(child, record, asking), asking))) {
    const message = sentences.tooManyLettersToAddress;
    throw new AppError('too-often', message, { retryAfterSeconds: DAY_SECONDS });
  }
  return now + CONSENT_RESEND_PAUSE_MS;
}

/**
 * Sends a new link in the place of a dead one, or of a letter that was given up, where its consent is still waited for.
 * Gives whether it does; who opened the link never learns that.
 */
export async function renewLink(tx: Queries, recordId: string, asking: Asking): Promise<boolean> {
  const asked = await findChildOf(tx, recordId);
  // Held, and looked at again: an answer may have come meanwhile.
  if (asked) await lockAccount(tx, asked.child.id);
  const found = asked && (await findChildOf(tx, recordId));
  if (!found || !isAnswerWelcome(found.child, found.record)) return false;
  if (((await lastNoticeAt(tx, recordId)) ?? 0) + CONSENT_RESEND_PAUSE_MS > asking.now) return false;
  if (!isAsked(found.child.consentState)) return tellOfCall(tx, found.child, found.record, asking);
  return ask(tx, factsOf(found.child, found.record, asking), asking);
}

/** True when a parent's answer by mail counts: while it is awaited, or when only a call stands in for it. */
export function isAnswerWelcome(
  { consentState }: Pick<User, 'consentState'>,
  { method }: Pick<RecordInForce, 'method'>,
): boolean {
  return isAsked(consentState) || isBornOutByCall(consentState, method);
}

/** Tells a parent of a call that stands for an answer by mail, with a link to say no. Gives whether the letter is in line. */
export async function tellOfCall(
  tx: Queries,
  child: User,
  record: RecordInForce,
  asking: Asking,
): Promise<boolean> {
  const facts = factsOf(child, record, asking);
  await keepTermsVersion(tx, byPhoneVersion(facts), asking.now);
  return asking.outbox.put(tx, byPhoneLetter(facts));
}

/** Writes the letter after a parent's yes again, in place of one that was given up. */
export async function writeAfterwards(tx: Queries, recordId: string, asking: Asking): Promise<boolean> {
  const found = await findChildOf(tx, recordId);
  if (found?.child.consentState !== 'confirmed') return false;
  return asking.outbox.put(
    tx,
    plusLetter(factsOf(found.child, found.record, asking), found.record, asking.now),
  );
}

async function findChildOf(tx: Queries, recordId: string) {
  const record = await findRecordInForce(tx, recordId);
  const row = record && (await findAccount(tx, record.userId));
  return record && row && { record, child: presentUser(row) };
}

/** Forgets what waits to be sent about a consent that was answered, and what was to follow another answer. */
export async function stopAsking(tx: Queries, recordId: string): Promise<void> {
  await deleteMailsWithLink(tx, { purpose: 'consent', subjectId: recordId });
  await deleteMailsOfRecord(tx, recordId, 'consent-plus');
}

/** Puts the letter in line that tells a parent who has agreed how to take it back, with its words kept by their hash. */
export async function putPlusLetter(
  tx: Queries,
  child: User,
  record: RecordInForce,
  sendAt: number,
  asking: Asking,
): Promise<void> {
  const facts = factsOf(child, record, asking);
  await keepTermsVersion(tx, plusVersion(facts, record), asking.now);
  await asking.outbox.put(tx, plusLetter(facts, record, sendAt));
}
