/** Sends what stands in line (outbox.service.ts), and tries again what was not taken. */

import { RETENTION } from '#domain/rules/keeping/retention.ts';
import type { MailProblem } from '#domain/rules/mail/mail-problems.ts';
import { findGuardianByAddress } from '#server/accounts/exports.ts';
import type { Database } from '#server/platform/db/open.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { isAskedForTooOften } from './outbox.service.ts';
import { deleteMail, type Mail } from './outbox.store.ts';
import {
  claimMail,
  findDueMail,
  giveMailUp,
  isOutlived,
  noteHandover,
  postponeMail,
  putOffUncounted,
  type Tried,
} from './sending.store.ts';
import { type Handing, isRefusal, mailProblemOf, type OutgoingMail } from './smtp.ts';
import { type Wording, wordsToSend } from './wording.service.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Longer than it takes to hand a mail over: another process must not send the same one meanwhile. */
export const CLAIM_MS = 5 * MINUTE_MS;
const LONGEST_PAUSE_MS = 4 * HOUR_MS;
/** A mail that may have arrived this often is not sent again. */
const UNHEARD_MOST = 3;

/** One minute after the first failure, two after the second, and so on up to four hours. */
function pauseAfter(attempts: number): number {
  return Math.min(MINUTE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
}

/** One hour after the first time that no word came, four after the second: the mail may have arrived each time. */
function pauseUnheard(times: number): number {
  return HOUR_MS * 4 ** (times - 1);
}

async function takeDueMail(db: Database, now: number): Promise<Tried | undefined> {
  for (;;) {
    const mail = await findDueMail(db, now);
    if (!mail) return undefined;
    const tried = await claimMail(db, mail, { now, until: now + CLAIM_MS });
    if (tried) return tried;
  }
}

export type Delivery = Wording & {
  /** Hands a mail to the mail server. Throws when it was not taken, or nobody knows whether it was. */
  readonly send: (mail: OutgoingMail, handing: Handing) => Promise<unknown>;
  /** Ends the round after the mail that is under way. */
  readonly signal?: AbortSignal;
  /** Breaks off the mail that is under way. */
  readonly cut?: AbortSignal;
};

const NO_TLS =
  'The mail server takes no TLS, and no mail leaves this machine without (WITHOUT_TLS in README.md).';

/** Returns the loggable part of a failure: the server's own words would name the recipient. */
function reasonOf(error: unknown) {
  const { code, responseCode, command } = error as { code?: string; responseCode?: number; command?: string };
  return { code, responseCode, command, ...(code === 'ETLS' && { hint: NO_TLS }) };
}

type PutOff = { readonly until: number; readonly problem: MailProblem; readonly unheard: number };

/** Tries a mail again at a time, or never. What tells of its end was said in the log. */
async function settle(mail: Mail, { isLast, ...put }: PutOff & { isLast: boolean }, delivery: Delivery) {
  if (!isLast) return postponeMail(delivery.db, mail, put);
  await inTransaction(delivery.db, async (tx) => {
    if (await giveMailUp(tx, mail, { ...put, now: delivery.clock() }))
      await delivery.writers.noteOutcome(tx, mail, 'given-up', delivery);
  });
}

/** Delays a mail that the server did not take; it is sent again soon. */
async function putOff(mail: Tried, error: unknown, delivery: Delivery): Promise<void> {
  const { clock, log } = delivery;
  const now = clock();
  const about = { mail: mail.id, attempts: mail.attempts, ...reasonOf(error) };
  const isLast = now - mail.firstTriedAt >= RETENTION.mails.kept;
  if (isLast) log.error(about, 'a mail could not be sent for three days and is given up');
  else log.warn(about, 'a mail could not be sent; it is tried again later');
  const [until, problem] = [now + pauseAfter(mail.attempts), mailProblemOf(error)];
  await settle(mail, { isLast, until, problem, unheard: mail.unheard }, delivery);
}

/**
 * Delays a mail that the server read whole without an answer: it may have arrived, so it is repeated late and seldom.
 */
async function putOffUnheard(mail: Mail, error: unknown, delivery: Delivery): Promise<void> {
  const { clock, log } = delivery;
  const unheard = mail.unheard + 1;
  const about = { mail: mail.id, unheard, ...reasonOf(error) };
  // In an hour nobody waits for the link to a page any more.
  const isLast = unheard >= UNHEARD_MOST || mail.kind === 'parent-link';
  if (isLast)
    log.error(about, 'a mail may have arrived: the mail server never said so, and it is not sent again');
  else
    log.warn(about, 'a mail may have arrived: the mail server did not say so, and it is sent again in hours');
  const until = clock() + pauseUnheard(unheard);
  await settle(mail, { isLast, until, problem: 'maybe-arrived', unheard }, delivery);
}

/**
 * A mail with whom it goes to. The link to a parent's page is asked for by whoever types an address; whether that is a
 * parent's is looked up here, where nobody who asked can see it or measure it. Null where it is nobody's.
 */
async function addressed(mail: Tried, db: Database): Promise<Tried | null> {
  if (mail.kind !== 'parent-link') return mail;
  const guardian = await findGuardianByAddress(db, mail.recipient);
  if (!guardian) return null;
  return { ...mail, recipient: guardian.email, link: { purpose: 'parent', subjectId: guardian.id } };
}

/** Letters for later count now: a stranger's sign-ups must not bring anybody a letter an hour. */
async function isPutOffForToday(mail: Mail, { db, clock, log }: Delivery): Promise<boolean> {
  const now = clock();
  if (mail.attempts > 1) return false;
  if (!(await inTransaction(db, (tx) => isAskedForTooOften(tx, mail, { at: 'sending', now })))) return false;
  if (mail.kind === 'parent-link') {
    // Tomorrow nobody waits for it any more.
    await deleteMail(db, mail.id);
    return true;
  }
  log.warn({ mail: mail.id }, 'a mail is sent tomorrow: its address had too many of its kind within a day');
  await putOffUncounted(db, mail.id, now + 24 * HOUR_MS);
  return true;
}

/** A reminder that comes too late waits for the clearing, which writes it anew (PRODUCT.md#what-goes-by-the-clock). */
async function isLeftToClearing(mail: Mail, { db, clock }: Delivery): Promise<boolean> {
  const now = clock();
  if (mail.kind !== 'consent-reminder' || !(await isOutlived(db, mail.id, now))) return false;
  await putOffUncounted(db, mail.id, now + HOUR_MS);
  return true;
}

/** Hands a mail to the mail server, and gives whether there is nothing left to be done for it. */
async function isSent(mail: Tried, delivery: Delivery): Promise<boolean> {
  const { db, clock, cut } = delivery;
  let [isHandedOver, isLost] = [false, false];
  // Written before the mail can count as sent: whatever ends this process then, no other one sends it again at once.
  const beforeEnd = async () => {
    const until = clock() + pauseUnheard(mail.unheard + 1);
    isLost = !(await noteHandover(db, mail, until));
    if (isLost) throw new Error('The mail was withdrawn, or another process has it.');
    isHandedOver = true;
  };
  try {
    const words = await wordsToSend(mail, delivery);
    if (words !== null)
      await delivery.send({ ...mail, ...words }, { beforeEnd, ...(cut && { signal: cut }) });
    return true;
  } catch (error) {
    if (isHandedOver && !isRefusal(error)) await putOffUnheard(mail, error, delivery);
    // A sending that a stop broke off is free again when its claim ends.
    else if (!isLost && !cut?.aborted) await putOff(mail, error, delivery);
    return false;
  }
}

/**
 * Sends every mail that is due, one after the other, and forgets those that were taken. Should the program die between
 * the two, the mail is sent again after an hour, under the same Message-ID.
 */
export async function sendDueMails(delivery: Delivery): Promise<void> {
  const { db, clock, signal } = delivery;
  while (!signal?.aborted) {
    const taken = await takeDueMail(db, clock());
    if (!taken) return;
    const mail = await addressed(taken, db);
    if (!mail) {
      await deleteMail(db, taken.id);
      continue;
    }
    if (await isLeftToClearing(mail, delivery)) continue;
    if (await isPutOffForToday(mail, delivery)) continue;
    if (!(await isSent(mail, delivery))) continue;
    await inTransaction(db, async (tx) => {
      await deleteMail(tx, mail.id);
      await delivery.writers.noteOutcome(tx, mail, 'sent', delivery);
    });
  }
}
