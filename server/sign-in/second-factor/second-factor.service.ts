/** The second factor beside the password of people who run this installation (PRODUCT.md#second-factor). */
import { isStaff, type User } from '#domain/contract/sign-in/accounts.ts';
import type { Enrolment, SecondFactor } from '#domain/contract/sign-in/second-factor.ts';
import { RECOVERY_CODES, THROTTLES } from '#domain/limits.ts';
import type { Told } from '#domain/rules/platform/sentence.ts';
import * as platformSentences from '#domain/rules/platform/sentences.ts';
import * as sentences from '#domain/rules/sign-in/sentences.ts';
import {
  deleteSessionsBut,
  deleteSessionsOf,
  findAccount,
  listAdmins,
  presentUser,
} from '#server/accounts/exports.ts';
import { type AuditContext, insertAudit } from '#server/audit/exports.ts';
import type { Outbox } from '#server/mail/exports.ts';
import type { Database, Queries } from '#server/platform/db/open.ts';
import { isoTime } from '#server/platform/db/timestamps.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { holdBucket } from '#server/platform/limits/throttle.store.ts';
import { bucketOf, countEvent, refuseWhenOver } from '#server/platform/limits/throttle.ts';
import { qrRows } from '#server/platform/qr-code.ts';
import type { Config } from '#server/platform/settings/config.ts';
import { changedFactorLetter, takenOffLetter } from './second-factor.mail.ts';
import * as store from './second-factor.store.ts';
import { hashOfTypedCode, otpauthAddress, secretOf, stepOfCode, typedCodeOf } from './totp.service.ts';

/** 403 until a code is right; the field is where the form has it. */
function codeRefusal(told: Told): AppError {
  return new AppError('not-allowed', told, { fields: { code: told } });
}

export const askForCode = (): AppError => codeRefusal(platformSentences.appCodeMissing);
export const wrongCode = (): AppError => codeRefusal(sentences.appCodeWrong);

/** The kind of a code. */
type Found = 'app' | 'recovery' | 'wrong';

async function takeCode(tx: Queries, userId: string, typed: string, now: number): Promise<Found> {
  const factor = await store.findSecondFactor(tx, userId);
  if (!factor) return 'wrong';
  const step = stepOfCode(factor.secret, typed, now);
  if (step !== null) return (await store.takeStep(tx, userId, step)) ? 'app' : 'wrong';
  const isRecovery = await store.takeRecoveryCode(tx, userId, hashOfTypedCode(typed));
  return isRecovery ? 'recovery' : 'wrong';
}

/**
 * Tries a code and uses it up. Wrong ones are counted with the account, whatever browser they come from: who gets here knows
 * the password, so this keeps nobody out but the owner's own thief.
 * @throws AppError 'too-often' after too many wrong ones.
 */
async function tryCode(db: Database, userId: string, typed: string, now: number): Promise<Found> {
  const bucket = bucketOf('second-factor', userId);
  return inTransaction(db, async (tx) => {
    await holdBucket(tx, bucket);
    await refuseWhenOver(tx, { bucket, throttle: THROTTLES.codesByAccount }, now);
    await refuseWhenOver(tx, { bucket, throttle: THROTTLES.codesByAccountADay }, now);
    const found = await takeCode(tx, userId, typed, now);
    if (found === 'wrong') await countEvent(tx, bucket, now);
    return found;
  });
}

/**
 * Asks for the second factor of an account whose password was right; what has none passes.
 * @throws AppError 'too-often'
 */
export async function passSecondFactor(
  db: Database,
  user: User,
  typed: string | undefined,
  now: number,
): Promise<Found | 'none' | 'asked'> {
  if (!isStaff(user) || !(await store.hasSecondFactor(db, user.id))) return 'none';
  return typed ? tryCode(db, user.id, typed, now) : 'asked';
}

/** @throws AppError 'not-allowed' for a wrong code, 'too-often' after too many. */
async function demandCode(db: Database, user: User, typed: string, now: number): Promise<void> {
  if ((await tryCode(db, user.id, typed, now)) === 'wrong') throw wrongCode();
}

/** An account as the gate has to know it: whether it has to set up a second factor first. */
export async function withFactorNeed(
  db: Queries,
  user: User,
  { demandsSecondFactor }: Pick<Config, 'demandsSecondFactor'>,
): Promise<User> {
  if (!demandsSecondFactor || !isStaff(user) || (await store.hasSecondFactor(db, user.id))) return user;
  return { ...user, needsSecondFactor: true };
}

/** Returns the state of an account's second factor. */
export async function describeSecondFactor(
  db: Queries,
  userId: string,
  isDemanded: boolean,
): Promise<SecondFactor> {
  const factor = await store.findSecondFactor(db, userId);
  const since = factor?.confirmed_at ?? null;
  const codesLeft = since === null ? 0 : await store.countRecoveryCodes(db, userId);
  return { since: since === null ? null : isoTime(since), codesLeft, isDemanded };
}

/**
 * Begins with a new secret, which the next code has to confirm.
 * @throws AppError 'taken' where a code is asked for already.
 */
export async function startEnrolment(
  tx: Queries,
  user: User,
  { token, site, now }: { token: string; site: string; now: number },
): Promise<Enrolment> {
  const secret = secretOf(token);
  if (!(await store.putUnconfirmed(tx, { userId: user.id, secret, now })))
    throw new AppError('taken', sentences.authenticatorThere);
  const address = otpauthAddress(secret, { site, username: user.username });
  return { secret, address, qrCode: qrRows(address) };
}

type Changing = AuditContext & { readonly outbox: Outbox; readonly newToken: () => string };

async function newRecoveryCodes(tx: Queries, userId: string, newToken: () => string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => typedCodeOf(newToken()));
  await store.replaceRecoveryCodes(tx, userId, codes.map(hashOfTypedCode));
  return codes;
}

/**
 * The first code: from now on one is asked for at each login, and all sessions that were opened without one end but this.
 * @param session the hash of the token of the one that stays.
 * @throws AppError 'not-allowed' for a wrong code, 'taken' where another was faster.
 */
export async function confirmEnrolment(
  db: Database,
  { code, session }: { code: string; session: string },
  { admin, auditId, now, outbox, newToken }: Changing,
): Promise<string[]> {
  await demandCode(db, admin, code, now);
  return inTransaction(db, async (tx) => {
    if (!(await store.markConfirmed(tx, admin.id, now)))
      throw new AppError('taken', sentences.authenticatorAlready);
    await deleteSessionsBut(tx, admin.id, session);
    const codes = await newRecoveryCodes(tx, admin.id, newToken);
    await insertAudit(tx, { id: auditId, admin, action: 'turn-on-second-factor', subject: null, now });
    await outbox.put(tx, changedFactorLetter(admin, true, outbox.site, now));
    return codes;
  });
}

/** @throws AppError 'not-found' where the account has no second factor, and as `demandCode`. */
async function demandOwnCode(db: Database, user: User, typed: string, now: number): Promise<void> {
  if (!(await store.hasSecondFactor(db, user.id))) throw notFound(sentences.noAuthenticator);
  await demandCode(db, user, typed, now);
}

/** @throws AppError as `demandOwnCode`. */
export async function renewRecoveryCodes(
  db: Database,
  code: string,
  { admin, auditId, now, newToken }: Changing,
): Promise<string[]> {
  await demandOwnCode(db, admin, code, now);
  return inTransaction(db, async (tx) => {
    await insertAudit(tx, { id: auditId, admin, action: 'renew-recovery-codes', subject: null, now });
    return newRecoveryCodes(tx, admin.id, newToken);
  });
}

/**
 * Takes the own one off.
 * @throws AppError as `demandOwnCode`.
 */
export async function endSecondFactor(
  db: Database,
  code: string,
  { admin, auditId, now, outbox }: Changing,
): Promise<void> {
  await demandOwnCode(db, admin, code, now);
  await inTransaction(db, async (tx) => {
    await store.deleteSecondFactor(tx, admin.id);
    await insertAudit(tx, { id: auditId, admin, action: 'turn-off-second-factor', subject: null, now });
    await outbox.put(tx, changedFactorLetter(admin, false, outbox.site, now));
  });
}

/**
 * Takes it off another's account, whose sessions end: a lost phone may have been stolen. All administrators are told.
 * @throws AppError 'taken' for one's own, 'not-found' where there is none.
 */
export async function takeOffSecondFactor(
  tx: Queries,
  id: string,
  { admin, auditId, now, outbox }: AuditContext & { readonly outbox: Outbox },
): Promise<void> {
  if (id === admin.id) throw new AppError('taken', sentences.takeOwnOff);
  const row = await findAccount(tx, id);
  const of = row && presentUser(row);
  if (!of || !isStaff(of) || !(await store.deleteSecondFactor(tx, id)))
    throw notFound(sentences.accountHasNoAuthenticator);
  await deleteSessionsOf(tx, id);
  const subject = { id, label: of.username };
  await insertAudit(tx, { id: auditId, admin, action: 'take-off-second-factor', subject, now });
  for (const to of await listAdmins(tx))
    await outbox.put(tx, takenOffLetter(to, { of, by: admin }, outbox.site, now));
}
