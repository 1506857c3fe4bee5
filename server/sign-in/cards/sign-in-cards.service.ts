/** A card by which a child chooses a new password, made by somebody beside the child (PRODUCT.md#sign-in-cards). */
import type { User } from '#domain/contract/sign-in/accounts.ts';
import type { SignInCard } from '#domain/contract/sign-in/sign-in-cards.ts';
import { SIGN_IN_CARD_MS, THROTTLES } from '#domain/limits.ts';
import { lookOf } from '#domain/rules/accounts/look-alikes.ts';
import * as sentences from '#domain/rules/sign-in/sentences.ts';
import { hoursEndAt } from '#domain/rules/sign-in/sign-in-cards.ts';
import {
  type Card,
  findAccount,
  findByUsername,
  findCardPassword,
  hashPassword,
  insertCardPassword,
  isLiveCard,
  lockAccount,
  presentUser,
  putCard,
  takeCard,
} from '#server/accounts/exports.ts';
import { insertAudit } from '#server/audit/exports.ts';
import { refuseClosed } from '#server/gates/exports.ts';
import { listRecipients, type Outbox } from '#server/mail/exports.ts';
import type { Database, Queries } from '#server/platform/db/open.ts';
import { isoTime } from '#server/platform/db/timestamps.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, notFound, orNotFound } from '#server/platform/errors.ts';
import { bucketOf, countEvent, countUnlessOver, refuseWhenOver } from '#server/platform/limits/throttle.ts';
import { replacePassword } from '#server/sign-in/accounts.service.ts';
import { hashOfTypedCode, typedCodeOf } from '#server/sign-in/second-factor/totp.service.ts';
import { leaderOf, problemOfLeader, seenScout } from '#server/troop/exports.ts';
import { cardLetter, cardUsedLetter } from './sign-in-cards.mail.ts';

/** Two groups of four: 40 bits, which nobody guesses in a quarter of an hour, and a child can type. */
const CODE_LENGTH = 'K7QD-M2XA'.length;

/** With what it is decided whether a card can be made. */
type Deciding = { readonly hasMail: boolean; readonly now: number };

type Making = Deciding & {
  readonly by: User;
  readonly token: string;
  readonly outbox: Outbox;
  readonly newId: () => string;
};

/**
 * @throws AppError 'not-found' for whoever is no student, and for a leader whoever has no live yes
 * (PRODUCT.md#what-a-leader-sees); 'not-allowed' where it takes an administrator to make a card.
 */
async function findStudent(tx: Queries, by: User, studentId: string, deciding: Deciding): Promise<User> {
  if (by.role === 'leader') {
    const scout = await seenScout(tx, await leaderOf(tx, by), studentId);
    const problem = await problemOfLeader(tx, scout, deciding);
    if (problem !== null) throw new AppError('not-allowed', problem);
  } else await refuseClosed(tx, by, studentId, deciding.now);
  const row = orNotFound(await findAccount(tx, studentId));
  if (row.role !== 'student') throw notFound();
  return presentUser(row);
}

/** Returns the maker of a card if it could be made now: a 'No', a hold or the leader's end ends the card too. */
async function findMaker(
  tx: Queries,
  makerId: string,
  studentId: string,
  deciding: Deciding,
): Promise<User | undefined> {
  const row = await findAccount(tx, makerId);
  if (!row) return undefined;
  const maker = presentUser(row);
  try {
    await findStudent(tx, maker, studentId, deciding);
    return maker;
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

/**
 * Makes the card of a student, in the place of the one before; the parents are told, and it is logged.
 * @throws AppError 'not-found', 'not-allowed', or 'too-often' after five in a day.
 */
export async function makeCard(
  tx: Queries,
  studentId: string,
  { by, token, outbox, newId, ...deciding }: Making,
): Promise<SignInCard> {
  const { now } = deciding;
  // One card after the other, and no parent answers before the transaction ends.
  await lockAccount(tx, studentId);
  const student = await findStudent(tx, by, studentId, deciding);
  const code = typedCodeOf(token).slice(0, CODE_LENGTH);
  const expiresAt = now + SIGN_IN_CARD_MS;
  await putCard(tx, { userId: student.id, codeHash: hashOfTypedCode(code), expiresAt, madeBy: by.id });
  const action = by.role === 'leader' ? 'make-card-as-leader' : 'make-card';
  const subject = { id: student.id, label: student.username };
  await insertAudit(tx, { id: newId(), admin: by, action, subject, now });
  for (const { email } of await listRecipients(tx, student))
    await outbox.put(tx, cardLetter(email, { child: student, by }, outbox.site, now));
  const limited = { bucket: bucketOf('cards', student.id), throttle: THROTTLES.cardsByAccount };
  await countUnlessOver(tx, limited, now);
  return { username: student.username, firstName: student.firstName, code, expiresAt: isoTime(expiresAt) };
}

/** The same answer for an unknown name, a wrong code and a card that is used or too old. */
function noSuchCard(): AppError {
  return new AppError('invalid', sentences.cardWrong);
}

export type CardUse = {
  readonly username: string;
  readonly code: string;
  readonly newPassword: string;
  readonly address: string;
};

/**
 * Sets the password that a child chose by a card, and uses the card up; all sessions end. A leader's card is good for
 * four hours, until a parent confirms the child. Wrong tries are counted apart from logins: a child who forgot the
 * password gets a card. @throws AppError 'invalid', or 'too-often' after too many wrong tries.
 */
export async function spendCard(
  db: Database,
  { username, code, newPassword, address }: CardUse,
  { outbox, newId, ...deciding }: Deciding & { outbox: Outbox; newId: () => string },
): Promise<void> {
  const { now } = deciding;
  const found = await findByUsername(db, username);
  const card: Card = { userId: found?.user.id ?? 'nobody', codeHash: hashOfTypedCode(code) };
  const account = bucketOf('card-account', lookOf(username));
  const client = bucketOf('card-address', address);
  const { loginByAccountAndAddress, loginAccountsByAddress, loginByAccount } = THROTTLES;
  await refuseWhenOver(db, { bucket: account, subject: client, throttle: loginByAccountAndAddress }, now);
  await refuseWhenOver(db, { bucket: client, countsSubjects: true, throttle: loginAccountsByAddress }, now);
  await refuseWhenOver(db, { bucket: account, throttle: loginByAccount }, now);
  if (!found || !(await isLiveCard(db, card, now))) {
    await inTransaction(db, async (tx) => {
      await countEvent(tx, account, now, client);
      await countEvent(tx, client, now, account);
    });
    throw noSuchCard();
  }
  const passwordHash = await hashPassword(newPassword, found.user, 'newPassword');
  await inTransaction(db, async (tx) => {
    const child = (await lockAccount(tx, card.userId))?.user;
    const makerId = child && (await takeCard(tx, card, now));
    const maker = makerId && (await findMaker(tx, makerId, child.id, deciding));
    if (!maker) throw noSuchCard();
    await setByCard(tx, child, { maker, passwordHash, now, useId: newId() });
    const subject = { id: child.id, label: child.username };
    await insertAudit(tx, { id: newId(), admin: maker, action: 'spend-card', subject, now });
    for (const { email } of await listRecipients(tx, child))
      await outbox.put(tx, cardUsedLetter(email, { child, by: maker }, outbox.site, now));
  });
}

async function setByCard(
  tx: Queries,
  child: User,
  { maker, passwordHash, now, useId }: { maker: User; passwordHash: string; now: number; useId: string },
): Promise<void> {
  const last = await findCardPassword(tx, child.id);
  await replacePassword(tx, child, passwordHash);
  const waitsForParent = maker.role === 'leader';
  const endsAt = hoursEndAt(last, waitsForParent, now);
  const use = { useId, usedAt: now, endsAt, waitsForParent, madeBy: maker.id };
  await insertCardPassword(tx, child.id, use);
}
