import type { AuditAction } from '#domain/contract/office/admin.ts';
import { isStaff } from '#domain/contract/sign-in/accounts.ts';
import { KNOWN_DEVICE_MS, THROTTLES } from '#domain/limits.ts';
import { lookOf } from '#domain/rules/accounts/look-alikes.ts';
import * as sentences from '#domain/rules/sign-in/sentences.ts';
import {
  type Credentials,
  findAccount,
  findMeant,
  hasPasswordEnded,
  isKnownDevice,
  isPasswordOf,
  lockAccount,
  presentUser,
} from '#server/accounts/exports.ts';
import { insertAudit } from '#server/audit/exports.ts';
import type { Database, Queries } from '#server/platform/db/open.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, notSignedIn } from '#server/platform/errors.ts';
import { deleteEventsOf } from '#server/platform/limits/throttle.store.ts';
import { bucketOf, countEvent, refuseWhenOver } from '#server/platform/limits/throttle.ts';
import { makeTurns } from '#server/platform/limits/turns.ts';
import { enterByCard } from '#server/sign-in/cards/card-passwords.service.ts';
import {
  askForCode,
  passSecondFactor,
  wrongCode,
} from '#server/sign-in/second-factor/second-factor.service.ts';

export type LoginAttempt = {
  /** A username or an e-mail address, as typed. */
  readonly username: string;
  readonly password: string;
  /** The Admin Portal lets only administrators and leaders in (PRODUCT.md#login-and-sign-up, PRODUCT.md#leaders). */
  readonly admin?: boolean | undefined;
  /** The second factor, when the account has one (PRODUCT.md#second-factor). */
  readonly code?: string | undefined;
  readonly address: string;
  /** The hash of the token by which the browser is known, if it is. */
  readonly device: string | undefined;
};

/** Under which id the login of an administrator is written down, or that it failed, and when. */
type Audit = { readonly auditId: string; readonly now: number };

/** An account whose password was right, and whether a recovery code stood in for the app. */
export type Checked = Credentials & { readonly isByRecovery: boolean };

/** Where failures are counted: at the account that was meant, and at the address they came from. */
type Buckets = { readonly account: string; readonly address: string };

/** Its username and its e-mail address are one account; a name that no account has is counted like one. */
function meantBucket(found: Credentials | undefined, typedName: string): string {
  return found ? accountBucket(found.user.id) : bucketOf('login-name', lookOf(typedName));
}

function accountBucket(userId: string): string {
  return bucketOf('login-account', userId);
}

async function refuseFrequentFailures(
  db: Queries,
  { account, address }: Buckets,
  isKnown: boolean,
  now: number,
): Promise<void> {
  const { loginByAccountAndAddress, loginAccountsByAddress, loginByAccount } = THROTTLES;
  await refuseWhenOver(db, { bucket: account, subject: address, throttle: loginByAccountAndAddress }, now);
  await refuseWhenOver(db, { bucket: address, countsSubjects: true, throttle: loginAccountsByAddress }, now);
  // An attacker must not lock out the owner in the owner's known browser.
  if (!isKnown) await refuseWhenOver(db, { bucket: account, throttle: loginByAccount }, now);
}

/** Asks the database whether there is an account or not, so that both take the same time. */
async function isKnownBrowser(
  db: Queries,
  device: string | undefined,
  found: Credentials | undefined,
  now: number,
): Promise<boolean> {
  if (device === undefined) return false;
  return isKnownDevice(db, device, now - KNOWN_DEVICE_MS, found?.user.id ?? 'nobody');
}

/**
 * True when the password opens another account with the same e-mail too: then brother and sister cannot be told
 * apart, and neither may enter the other's.
 */
async function opensAnother(others: readonly Credentials[], password: string): Promise<boolean> {
  const responses = await Promise.all(others.map((other) => isPasswordOf(other, password)));
  return responses.includes(true);
}

/** In one commit: the row for an administrator must not take longer than none for a name that nobody has. */
async function countFailure(
  db: Database,
  { account, address }: Buckets,
  found: Credentials | undefined,
  { auditId, now }: Audit,
  action: AuditAction = 'fail-to-log-in',
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await countEvent(tx, account, now, address);
    await countEvent(tx, address, now, account);
    if (!found || !isStaff(found.user)) return;
    const subject = { id: found.user.id, label: found.user.username };
    await insertAudit(tx, { id: auditId, admin: null, action, subject, now });
  });
}

// A thousand guesses at once would all pass before the first failure counts, at one account or from one address. The
// address takes its turn first, then the account, so nobody waits for a waiting guesser.
const inTurn = makeTurns();

/**
 * The account that a name and a password open; by an e-mail address that several share, the one that had it first,
 * unless the password is another's too (PRODUCT.md#usernames, decision 0083). Unknown names and wrong passwords fail
 * alike and take the same time; only failures are counted (PRODUCT.md#passwords-and-tries). Who runs the installation
 * may be asked for a code (PRODUCT.md#second-factor): that is the one answer that tells that the password was right,
 * and there is no session before.
 * @throws AppError 'not-signed-in', 'not-allowed' without the code or with a wrong one, 'too-often' after too many failures.
 */
export async function checkLogin(
  db: Database,
  attempt: LoginAttempt,
  { auditId, now }: Audit,
): Promise<Checked> {
  const [found, ...others] = await findMeant(db, attempt.username);
  const account = meantBucket(found, attempt.username);
  const address = bucketOf('login-address', attempt.address);
  const check = async () => {
    const isKnown = await isKnownBrowser(db, attempt.device, found, now);
    await refuseFrequentFailures(db, { account, address }, isKnown, now);
    const isRight = await isPasswordOf(found, attempt.password);
    const isOneOfTwo = isRight && (await opensAnother(others, attempt.password));
    if (found && isRight && !isOneOfTwo && (!attempt.admin || isStaff(found.user))) {
      const code = await passSecondFactor(db, found.user, attempt.code, now);
      if (code === 'asked') throw askForCode();
      if (code !== 'wrong') return { ...found, isByRecovery: code === 'recovery' };
      await countFailure(db, { account, address }, found, { auditId, now }, 'fail-second-factor');
      throw wrongCode();
    }
    await countFailure(db, { account, address }, found, { auditId, now });
    throw notSignedIn(found && { accountId: found.user.id });
  };
  return inTurn(address, () => inTurn(account, check));
}

/**
 * Checks the password of the signed-in person under the limits of a login, since an open session is no place to
 * guess. @throws AppError 'not-signed-in', 'too-often' after too many failures.
 */
export async function checkOwnPassword(
  db: Database,
  { id, ...attempt }: { id: string } & Pick<LoginAttempt, 'password' | 'address' | 'device'>,
  audit: Audit,
): Promise<{ readonly isRight: boolean; readonly passwordHash: string }> {
  const account = accountBucket(id);
  const address = bucketOf('login-address', attempt.address);
  const check = async () => {
    const row = await findAccount(db, id);
    if (!row) throw notSignedIn();
    const own = { user: presentUser(row), passwordHash: row.password_hash };
    const isKnown = await isKnownBrowser(db, attempt.device, own, audit.now);
    await refuseFrequentFailures(db, { account, address }, isKnown, audit.now);
    const isRight = await isPasswordOf(own, attempt.password);
    if (!isRight) await countFailure(db, { account, address }, own, audit, 'fail-own-password');
    return { isRight, passwordHash: own.passwordHash };
  };
  return inTurn(address, () => inTurn(account, check));
}

/**
 * Holds an account whose password was just checked, until its session is open: a reset that came in between ended all
 * sessions, and none may open after it with the old password. Gives when the session ends at the latest, where the password is
 * one of a card (PRODUCT.md#sign-in-cards): such a login is written down in the name of who made the card.
 * @throws AppError 'not-signed-in', 'not-allowed' for the password of a card whose hours are over, or of a parent who is none any more.
 */
export async function confirmLogin(
  tx: Queries,
  checked: Checked,
  { auditId, now }: Audit,
): Promise<{ byCardUntil: number | null }> {
  const current = await lockAccount(tx, checked.user.id);
  if (current?.passwordHash !== checked.passwordHash) throw notSignedIn();
  const { user } = current;
  if (!isStaff(user)) {
    if (await hasPasswordEnded(tx, user.id)) throw new AppError('not-allowed', sentences.passwordEnded);
    return { byCardUntil: await enterByCard(tx, user, { auditId, now }) };
  }
  const action = checked.isByRecovery ? 'log-in-by-recovery-code' : 'log-in';
  await insertAudit(tx, { id: auditId, admin: user, action, subject: null, now });
  return { byCardUntil: null };
}

/** Lets somebody with a new password log in at once, however often the forgotten one was guessed at. */
export async function forgetFailedLogins(db: Queries, userId: string): Promise<void> {
  await deleteEventsOf(db, accountBucket(userId));
}
