/** What a parent is written while her answer is waited for (§18). */
import type { User } from '#domain/contract/accounts.ts';
import { CONSENT_REMINDERS_MS, CONSENT_RESEND_PAUSE_MS, THROTTLES } from '#domain/limits.ts';
import { spokenWait } from '#domain/rules/text.ts';
import { findAccount, presentUser } from '#server/accounts/accounts.store.ts';
import type { Queries } from '#server/db/open.ts';
import { AppError, notSignedIn } from '#server/errors.ts';
import { bucketOf, countUnlessOver } from '#server/limits/throttle.ts';
import type { Outbox } from '#server/mail/outbox.service.ts';
import { deleteMailsWithLink } from '#server/mail/outbox.store.ts';
import {
  findLastRecordId,
  findRecordInForce,
  keepTermsVersion,
  type RecordInForce,
} from './consent.store.ts';
import { insertConsentEvent, lastNoticeAt } from './consent-events.store.ts';
import { graceLetter, type NoticeFacts, noticeLetter, noticeVersion, reminderLetter } from './notice.mail.ts';

/** What the route hands in. */
export type Asking = { readonly outbox: Outbox; readonly newId: () => string; readonly now: number };

/** What letters about a consent tell. */
export function factsOf(
  child: User,
  record: Pick<RecordInForce, 'id' | 'signedAt'>,
  { outbox }: Pick<Asking, 'outbox'>,
): NoticeFacts {
  return {
    child,
    recordId: record.id,
    site: outbox.site,
    signedAt: record.signedAt,
    endsAt: Date.parse(child.consentEndsAt ?? '') || record.signedAt,
  };
}

async function noteNotice(tx: Queries, facts: NoticeFacts, { newId, now }: Asking): Promise<void> {
  const words = noticeVersion(facts.site);
  await keepTermsVersion(tx, words, now);
  await insertConsentEvent(tx, {
    id: newId(),
    recordId: facts.recordId,
    kind: 'notice-sent',
    happenedAt: now,
    textHash: words.hash,
    ...(facts.child.parentEmail !== null && { recipient: facts.child.parentEmail }),
  });
}

/** Writes to a parent who signed: the notice now, and reminders, which go as soon as she has answered. */
export async function askParent(tx: Queries, child: User, recordId: string, asking: Asking): Promise<void> {
  const facts = factsOf(child, { id: recordId, signedAt: asking.now }, asking);
  await noteNotice(tx, facts, asking);
  for (const afterMs of CONSENT_REMINDERS_MS) {
    const sendAt = asking.now + afterMs;
    if (sendAt < facts.endsAt) await asking.outbox.put(tx, reminderLetter(facts, sendAt));
  }
  await asking.outbox.put(tx, noticeLetter(facts));
}

/** The same letter once more, to the address on record; reminders stay as they are. */
async function sendAgain(tx: Queries, child: User, record: RecordInForce, asking: Asking): Promise<void> {
  const facts = factsOf(child, record, asking);
  await noteNotice(tx, facts, asking);
  const isWaiting = child.consentState === 'signed';
  await asking.outbox.put(tx, isWaiting ? noticeLetter(facts) : graceLetter(facts, asking.now));
}

/**
 * Writes to the parent of who is signed in once more, not sooner than ten minutes after the last time. Gives when it may be
 * done again, in milliseconds since 1970.
 * @throws AppError 'taken' while nobody has signed, 'too-often'
 */
export async function resendNotice(tx: Queries, userId: string, asking: Asking): Promise<number> {
  const { now } = asking;
  const row = await findAccount(tx, userId);
  if (!row) throw notSignedIn();
  const child = presentUser(row);
  const recordId = await findLastRecordId(tx, userId);
  const record = recordId === null ? undefined : await findRecordInForce(tx, recordId);
  if (!record || child.consentState !== 'signed') throw new AppError('taken', 'Nobody has signed yet.');
  const waitMs = ((await lastNoticeAt(tx, record.id)) ?? 0) + CONSENT_RESEND_PAUSE_MS - now;
  if (waitMs > 0) {
    const retryAfterSeconds = Math.ceil(waitMs / 1000);
    const message = `We just sent it. Please wait ${spokenWait(retryAfterSeconds)}.`;
    throw new AppError('too-often', message, { retryAfterSeconds });
  }
  const limited = { bucket: bucketOf('consent-mail', userId), throttle: THROTTLES.consentMailsByAccount };
  await countUnlessOver(tx, limited, now);
  await sendAgain(tx, child, record, asking);
  return now + CONSENT_RESEND_PAUSE_MS;
}

/** Sends a new link in the place of a dead one, where its consent is still waited for. Nobody learns whether. */
export async function renewLink(tx: Queries, recordId: string, asking: Asking): Promise<void> {
  const { now } = asking;
  const record = await findRecordInForce(tx, recordId);
  const row = record && (await findAccount(tx, record.userId));
  if (!record || !row) return;
  const child = presentUser(row);
  if (!['signed', 'grace', 'paused'].includes(child.consentState)) return;
  if (((await lastNoticeAt(tx, record.id)) ?? 0) + CONSENT_RESEND_PAUSE_MS > now) return;
  await sendAgain(tx, child, record, asking);
}

/** Forgets what waits to be sent about a consent that was answered. */
export async function stopAsking(tx: Queries, recordId: string): Promise<void> {
  await deleteMailsWithLink(tx, { purpose: 'consent', subjectId: recordId });
}
