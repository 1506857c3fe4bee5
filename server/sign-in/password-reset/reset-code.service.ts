/**
 * The code that a parent reads in the own mailbox before a password is reset
 * (PRODUCT.md#the-code-before-a-new-password): troop mates know the answers.
 */

import type { User } from '#domain/contract/sign-in/accounts.ts';
import { RESET_CODE_PAUSE_MS, RESET_CODE_TRIES, RESET_TOKEN_MS, THROTTLES } from '#domain/limits.ts';
import { maskedAddress } from '#domain/rules/consent/consent.ts';
import { addressKey } from '#domain/rules/platform/mailbox.ts';
import type { Told } from '#domain/rules/platform/sentence.ts';
import * as platformSentences from '#domain/rules/platform/sentences.ts';
import * as sentences from '#domain/rules/sign-in/sentences.ts';
import {
  findUnsettled,
  type Guardian,
  isPasswordOf,
  listGuardiansOf,
  lockAccount,
} from '#server/accounts/exports.ts';
import { wasEverConfirmed } from '#server/consent/exports.ts';
import { deleteMailsWithLink, type Outbox } from '#server/mail/exports.ts';
import type { Database, Queries } from '#server/platform/db/open.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { bucketOf, countUnlessOver } from '#server/platform/limits/throttle.ts';
import { resetCodeLetter } from './password-reset.mail.ts';
import {
  countCodeTry,
  findLiveReset,
  noteReader,
  type Reset,
  replaceCode,
  takeCode,
} from './password-reset.store.ts';

export type CodeAsking = { readonly outbox: Outbox; readonly isByMail: boolean; readonly now: number };

/**
 * True when a code is needed: a parent with a mailbox was ever reached outside the child's device. The consent's
 * present state does not matter, or the answers alone would do while an address is replaced.
 */
export async function isCodeAskedOf(db: Queries, user: User, isByMail: boolean): Promise<boolean> {
  if (!isByMail || !(await wasEverConfirmed(db, user.id))) return false;
  return user.parentEmail !== null || (await listGuardiansOf(db, user.id)).length > 0;
}

/**
 * Returns the parent for the code: the signer, or another one. An address that nobody has confirmed from gets none, however
 * the consent was confirmed; nor one that may still be undone (PRODUCT.md#a-parents-new-address).
 */
async function codeReaderOf(tx: Queries, user: User, now: number): Promise<Guardian | undefined> {
  const readers: Guardian[] = [];
  for (const guardian of await listGuardiansOf(tx, user.id))
    if (!(await findUnsettled(tx, guardian, { childId: user.id, now }))) readers.push(guardian);
  return readers.find(({ emailKey }) => emailKey === addressKey(user.parentEmail ?? '')) ?? readers[0];
}

/**
 * Puts the letter with the code in line; the code itself is made as it is sent. Gives where it goes, as the child may see it.
 * The last thing of its transaction.
 * @throws AppError 'too-often' when the account had too many within a day, 'not-allowed' when no parent can get one.
 */
export async function sendCode(
  tx: Queries,
  user: User,
  reset: Reset,
  { outbox, now }: CodeAsking,
): Promise<string> {
  const reader = await codeReaderOf(tx, user, now);
  if (!reader) throw new AppError('not-allowed', sentences.noParentToSendTo);
  await noteReader(tx, reset.tokenHash, reader.id);
  const limited = { bucket: bucketOf('reset-codes', user.id), throttle: THROTTLES.resetCodesByAccount };
  await countUnlessOver(tx, limited, now);
  await outbox.put(tx, resetCodeLetter(reader.email, user, reset.tokenHash, outbox.site));
  return maskedAddress(reader.email);
}

export function resetOver(): AppError {
  return new AppError('invalid', sentences.answersTooLate);
}

/** The account has been given up waiting for, or its code was given already. */
async function waitingReset(tx: Queries, reset: Reset, now: number) {
  const liveReset = await findLiveReset(tx, reset, now);
  if (!liveReset) throw resetOver();
  if (!liveReset.asksCode) throw new AppError('taken', sentences.resetCodeUsed);
  return liveReset;
}

/**
 * Mails another code in the place of the one before.
 * @throws AppError 'too-often' within two minutes of the last one and as `sendCode`; 'invalid' when the reset is over.
 */
export async function sendCodeAgain(
  tx: Queries,
  user: User,
  reset: Reset,
  asking: CodeAsking,
): Promise<{ codeSentTo: string; nextAt: number }> {
  const { now } = asking;
  await lockAccount(tx, user.id);
  const { codeAskedAt } = await waitingReset(tx, reset, now);
  const nextAt = codeAskedAt + RESET_CODE_PAUSE_MS;
  if (now < nextAt) {
    const retryAfterSeconds = Math.ceil((nextAt - now) / 1000);
    const message = platformSentences.justSent({ seconds: retryAfterSeconds });
    throw new AppError('too-often', message, { retryAfterSeconds });
  }
  await replaceCode(tx, reset.tokenHash, now);
  await deleteMailsWithLink(tx, { purpose: 'reset-code', subjectId: reset.tokenHash });
  const codeSentTo = await sendCode(tx, user, reset, asking);
  return { codeSentTo, nextAt: now + RESET_CODE_PAUSE_MS };
}

function atCode(told: Told): AppError {
  return new AppError('invalid', told, { fields: { code: told } });
}

/** Counts a try before its code is compared, so that a hundred at once are no more than five. */
async function beginTry(tx: Queries, reset: Reset, now: number): Promise<{ hash: string; left: number }> {
  await lockAccount(tx, reset.userId);
  const { codeHash, codeEndsAt, codeTries } = await waitingReset(tx, reset, now);
  if (codeHash === null) throw atCode(sentences.resetCodeNotNewest);
  if (codeEndsAt <= now) throw atCode(sentences.resetCodeTooOld);
  if (codeTries >= RESET_CODE_TRIES) throw atCode(wrongCode(0));
  await countCodeTry(tx, reset.tokenHash);
  return { hash: codeHash, left: RESET_CODE_TRIES - codeTries - 1 };
}

function wrongCode(left: number): Told {
  if (left === 0) return sentences.noTriesLeft;
  if (left === 1) return sentences.oneTryLeft;
  return sentences.triesLeft({ count: left });
}

/**
 * Takes a code: its token is good for a new password then, for 15 minutes. Compared outside of any transaction, since that
 * is as slow as with a password.
 * @throws AppError 'invalid' at the field, or when the reset is over; 'taken' when the code was given already.
 */
export async function confirmReset(db: Database, reset: Reset, code: string, now: number): Promise<void> {
  const { hash, left } = await inTransaction(db, (tx) => beginTry(tx, reset, now));
  if (!(await isPasswordOf({ passwordHash: hash }, code))) throw atCode(wrongCode(left));
  await inTransaction(db, async (tx) => {
    const given = { codeHash: hash, now, resetEndsAt: now + RESET_TOKEN_MS };
    if (await takeCode(tx, reset.tokenHash, given)) return;
    await waitingReset(tx, reset, now);
    throw atCode(sentences.resetCodeNotNewest);
  });
}
