import { KNOWN_DEVICE_MS, THROTTLES } from '#domain/limits.ts';
import { folded } from '#domain/rules/text.ts';
import type { Queries } from '#server/db/open.ts';
import { notSignedIn } from '#server/http/errors.ts';
import { deleteEventsOf } from '#server/http/throttle.store.ts';
import { bucketOf, countEvent, refuseWhenOver } from '#server/http/throttle.ts';
import { makeTurns } from '#server/http/turns.ts';
import { type Credentials, findCredentials, lockAccount } from './accounts.store.ts';
import { isKnownDevice } from './devices.store.ts';
import { isPasswordOf } from './passwords.service.ts';

export type LoginAttempt = {
  /** A username or an e-mail address, as typed. */
  readonly username: string;
  readonly password: string;
  /** The Admin Portal lets only administrators in (RULINGS 6). */
  readonly admin?: boolean | undefined;
  readonly address: string;
  /** The hash of the token by which the browser is known, if it is. */
  readonly device: string | undefined;
};

/** Where failures are counted: by the account as typed, whether it exists or not, and by the address. */
type Buckets = { readonly account: string; readonly address: string };

function accountBucket(typedName: string): string {
  return bucketOf('login-account', folded(typedName));
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
  // Who pesters an account must not shut out its owner, on the browser she uses.
  if (!isKnown) await refuseWhenOver(db, { bucket: account, throttle: loginByAccount }, now);
}

async function isKnownTo(db: Queries, it: Credentials, device: string, now: number): Promise<boolean> {
  return isKnownDevice(db, device, now - KNOWN_DEVICE_MS, it.user.id);
}

// A thousand guesses at once would all be let in before the first failure is counted.
const inTurn = makeTurns();

/**
 * The account that a name and a password open. Unknown names and wrong passwords fail alike and take the same time;
 * only failures are counted (RULINGS 11).
 * @throws AppError 'not-signed-in', or 'too-often' after too many failures.
 */
export async function checkLogin(db: Queries, attempt: LoginAttempt, now: number): Promise<Credentials> {
  const account = accountBucket(attempt.username);
  const address = bucketOf('login-address', attempt.address);
  return inTurn(account, async () => {
    const found = await findCredentials(db, attempt.username);
    const { device } = attempt;
    const isKnown = found && device ? await isKnownTo(db, found, device, now) : false;
    await refuseFrequentFailures(db, { account, address }, isKnown, now);
    const isRight = await isPasswordOf(found, attempt.password);
    if (found && isRight && (!attempt.admin || found.user.role === 'admin')) return found;
    await countEvent(db, account, now, address);
    await countEvent(db, address, now, account);
    throw notSignedIn();
  });
}

/**
 * Holds an account whose password was just checked, until its session is open: a reset that came in between ended all
 * sessions, and none may open after it with the old password.
 * @throws AppError 'not-signed-in'
 */
export async function confirmLogin(tx: Queries, checked: Credentials): Promise<void> {
  const current = await lockAccount(tx, checked.user.id);
  if (current?.passwordHash !== checked.passwordHash) throw notSignedIn();
}

/** Lets somebody with a new password log in at once, however often the forgotten one was guessed at. */
export async function forgetFailedLogins(
  db: Queries,
  user: { readonly username: string; readonly email: string },
): Promise<void> {
  await deleteEventsOf(db, accountBucket(user.username));
  await deleteEventsOf(db, accountBucket(user.email));
}
