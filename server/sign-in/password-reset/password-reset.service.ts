import type { User } from '#domain/contract/sign-in/accounts.ts';
import {
  IDENTITY_FIELDS,
  type IdentityField,
  type ResetAnswers,
} from '#domain/contract/sign-in/password-reset.ts';
import { RESET_TOKEN_MS, THROTTLES } from '#domain/limits.ts';
import * as accountsSentences from '#domain/rules/accounts/sentences.ts';
import { isSameName } from '#domain/rules/platform/text.ts';
import * as sentences from '#domain/rules/sign-in/sentences.ts';
import { isSameTroop } from '#domain/rules/troop/troop-number.ts';
import {
  findCardPassword,
  findResettable,
  insertParentPassword,
  lockAccount,
} from '#server/accounts/exports.ts';
import { listRecipients, type Outbox } from '#server/mail/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { bucketOf, countEvent, refuseWhenOver } from '#server/platform/limits/throttle.ts';
import { replacePassword } from '#server/sign-in/accounts.service.ts';
import { passwordResetLetter } from './password-reset.mail.ts';
import {
  deleteWaitingResets,
  findLiveReset,
  insertReset,
  type Reset,
  takeReset,
} from './password-reset.store.ts';
import { type CodeAsking, isCodeAskedOf, resetOver, sendCode } from './reset-code.service.ts';

const LABELS: Readonly<Record<IdentityField, string>> = {
  troopNumber: 'Troop Number',
  parentFirstName: 'Parent/Guardian First Name',
  parentLastName: 'Parent/Guardian Last Name',
  state: 'State',
};

/** The questions, never their answers (PRODUCT.md#password-reset). */
export const IDENTITY_QUESTIONS = IDENTITY_FIELDS.map((field) => ({ field, label: LABELS[field] }));

/**
 * Returns the student who may reset the password by answers. @throws AppError 'not-found', for everybody else alike
 * (PRODUCT.md#password-reset).
 */
export async function resettable(db: Queries, username: string): Promise<User> {
  const user = await findResettable(db, username);
  if (!user) throw notFound(accountsSentences.userNotFound);
  return user;
}

function isSame(field: IdentityField, response: string, stored: string | null): boolean {
  return (field === 'troopNumber' ? isSameTroop : isSameName)(response, stored ?? '');
}

/** @throws AppError 'too-often' once an account's password was reset 5 times in a day. */
async function refuseFrequentResets(tx: Queries, userId: string, now: number): Promise<void> {
  await refuseWhenOver(tx, { bucket: bucketOf('resets', userId), throttle: THROTTLES.resetsByAccount }, now);
}

/** Otherwise the holder of a leader's card could stay in by the answers, of which a card shows two. */
function askParentFirst(): AppError {
  const message = sentences.passwordFromCard;
  return new AppError('not-allowed', message);
}

/** The result of right answers: when a parent was ever reached by mail, phone or paper, a code is also on its way. */
export type Verified = { readonly codeSentTo?: string };

/**
 * Checks the four answers and opens a reset of 15 minutes. A refusal that is given keeps the wrong try counted.
 * @throws AppError 'not-allowed' where a leader's card was used and no code is asked for, or no parent can get one; 'too-often'
 * after 5 wrong tries in an hour or 5 resets in a day, for right answers too, or when no more codes are mailed today.
 */
export async function verifyAnswers(
  tx: Queries,
  user: User,
  answers: ResetAnswers,
  given: CodeAsking & { tokenHash: string },
): Promise<Verified | AppError> {
  const { tokenHash, now } = given;
  // One try after the other, so that a hundred at once are not a hundred tries.
  await lockAccount(tx, user.id);
  const bucket = bucketOf('reset', user.id);
  await refuseWhenOver(tx, { bucket, throttle: THROTTLES.resetAnswersByAccount }, now);
  await refuseFrequentResets(tx, user.id, now);
  if (!IDENTITY_FIELDS.every((field) => isSame(field, answers[field], user[field]))) {
    await countEvent(tx, bucket, now);
    const accountId = user.id;
    return new AppError('invalid', sentences.answersDiffer, { accountId });
  }
  const reset = { tokenHash, userId: user.id };
  const isCodeAsked = await isCodeAskedOf(tx, user, given.isByMail);
  if (!isCodeAsked && (await findCardPassword(tx, user.id))?.waitsForParent) throw askParentFirst();
  if (isCodeAsked) await deleteWaitingResets(tx, user.id);
  const codeAskedAt = isCodeAsked ? now : null;
  await insertReset(tx, { ...reset, expiresAt: now + RESET_TOKEN_MS, codeAskedAt });
  return isCodeAsked ? { codeSentTo: await sendCode(tx, user, reset, given) } : {};
}

/** @throws AppError 'invalid' when the token cannot be used: then nothing needs to be hashed. */
export async function refuseDeadReset(db: Queries, reset: Reset, now: number): Promise<void> {
  const liveReset = await findLiveReset(db, reset, now);
  if (!liveReset) throw resetOver();
  if (liveReset.asksCode) throw new AppError('invalid', sentences.resetCodeFirst);
}

/**
 * Sets the new password and uses the token up; every session of the account ends (PRODUCT.md#password-reset), the
 * parents are told.
 * @throws AppError 'invalid' when the token is used up, too old or another account's, 'too-often' as `verifyAnswers`.
 */
export async function completeReset(
  tx: Queries,
  user: User,
  reset: Reset,
  given: { passwordHash: string; outbox: Outbox; now: number },
): Promise<void> {
  const { passwordHash, outbox, now } = given;
  await lockAccount(tx, user.id);
  const taken = await takeReset(tx, reset, now);
  if (!taken) throw resetOver();
  await refuseFrequentResets(tx, user.id, now);
  await countEvent(tx, bucketOf('resets', user.id), now);
  await replacePassword(tx, user, passwordHash);
  if (taken.codeFor !== null)
    await insertParentPassword(tx, { userId: user.id, guardianId: taken.codeFor, setAt: now });
  for (const { email } of await listRecipients(tx, user))
    await outbox.put(tx, passwordResetLetter(email, user, 'questions', outbox.site, now));
}
