import type { User } from '#domain/contract/sign-in/accounts.ts';
import * as sentences from '#domain/rules/sign-in/sentences.ts';
import { cardLogin } from '#domain/rules/sign-in/sign-in-cards.ts';
import {
  deleteCardOf,
  deleteCardsBy,
  deleteSessionsOf,
  endCardPasswordsBy,
  findAccount,
  findCardPassword,
  findLiveSession,
  type Guardian,
  insertParentPassword,
  type KeptCardPassword,
  type LiveSession,
  listGuardiansOf,
  lockAccount,
  presentUser,
  type SoughtSession,
  settleCardPassword,
} from '#server/accounts/exports.ts';
import { insertAudit } from '#server/audit/exports.ts';
import { isOusted } from '#server/gates/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { AppError } from '#server/platform/errors.ts';
import { hasBeenSeenSince, isShown, leaderOf, seenScout } from '#server/troop/exports.ts';

/**
 * True while a card holds. A leader's holds only while that leader may see the notes and photos it opens, without a
 * break since its use, or until a parent confirms that the child used it. A 'No', the leader's end, a stop or a hold
 * ends it for good; a later 'Yes' does not reopen it.
 */
async function isStillGranted(db: Queries, childId: string, card: KeptCardPassword): Promise<boolean> {
  if (card.endedAt !== null) return false;
  if (!card.waitsForParent) return true;
  const maker = await findAccount(db, card.madeBy);
  if (!maker) return false;
  try {
    const leader = await leaderOf(db, presentUser(maker));
    const scout = await seenScout(db, leader, childId);
    return isShown(scout) && (await hasBeenSeenSince(db, leader, scout, card.usedAt));
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** A session by its token; none where a card opened it that holds no more. */
export async function findOpenSession(db: Queries, sought: SoughtSession): Promise<LiveSession | undefined> {
  const session = await findLiveSession(db, sought);
  if (!session || session.cardEndsAt === null) return session;
  const card = await findCardPassword(db, session.user.id);
  return !card || (await isStillGranted(db, session.user.id, card)) ? session : undefined;
}

/**
 * Lets a child with the right password in, and returns the session's latest end; null for an own password. A login by
 * a card is logged in its maker's name (PRODUCT.md#sign-in-cards). Call it with the account locked. @throws AppError
 * 'not-allowed' once a leader's card no longer holds, or its hours are over without a parent's word.
 */
export async function enterByCard(
  tx: Queries,
  child: User,
  { auditId, now }: { readonly auditId: string; readonly now: number },
): Promise<number | null> {
  const card = await findCardPassword(tx, child.id);
  if (!card) return null;
  if (!(await isStillGranted(tx, child.id, card))) throw new AppError('not-allowed', sentences.passwordEnded);
  const login = cardLogin(card, now);
  if (login === 'lasting') return null;
  if (login === 'over') throw new AppError('not-allowed', sentences.cardIsOver);
  const maker = await findAccount(tx, card.madeBy);
  const admin = maker ? presentUser(maker) : null;
  const subject = { id: child.id, label: child.username };
  await insertAudit(tx, { id: auditId, admin, action: 'log-in-by-card', subject, now });
  return login.endsAt;
}

/**
 * Ends what an account made since a moment in which somebody else may have been in it: its cards, the passwords that came by them or
 * were set for children, and what was opened with those.
 */
export async function endCardsMadeBy(
  tx: Queries,
  { id: madeBy, role }: Pick<User, 'id' | 'role'>,
  input: { readonly since: number; readonly now: number },
): Promise<void> {
  await deleteCardsBy(tx, madeBy);
  const which = role === 'leader' ? 'waiting' : 'all';
  for (const userId of await endCardPasswordsBy(tx, { madeBy, ...input }, which))
    await deleteSessionsOf(tx, userId);
}

/**
 * Ends what somebody opened as a leader or an administrator for a child whose parent that one is no more; gives whether there was a
 * password. A card that nobody has used ends whoever made it. What a parent has called the child's own is that parent's.
 */
export async function endCardOfOusted(
  tx: Queries,
  userId: string,
  input: { readonly since: number; readonly now: number },
): Promise<boolean> {
  await deleteCardOf(tx, userId);
  const madeBy = (await findCardPassword(tx, userId))?.madeBy;
  const maker = madeBy === undefined ? undefined : await findAccount(tx, madeBy);
  if (!maker || !(await isOusted(tx, { leaderId: maker.id, scoutId: userId }))) return false;
  const which = maker.role === 'leader' ? 'waiting' : 'all';
  return (await endCardPasswordsBy(tx, { madeBy: maker.id, userId, ...input }, which)).length > 0;
}

type Settling = {
  readonly parent: Pick<Guardian, 'emailKey'>;
  readonly useId: string;
  readonly now: number;
  readonly newId: () => string;
};

/**
 * A parent confirms that the child used a leader's card: from then on that password is the child's own, as if this
 * parent had set it. @throws AppError 'taken' when another card was used since, without a parent's word.
 */
export async function settleCard(
  tx: Queries,
  child: Pick<User, 'id'> & { readonly account: Pick<User, 'username'> },
  { parent, useId, now, newId }: Settling,
): Promise<void> {
  await lockAccount(tx, child.id);
  const card = await findCardPassword(tx, child.id);
  if (card && card.useId !== useId) throw new AppError('taken', sentences.otherCardUsed);
  if (!card?.waitsForParent) return;
  await settleCardPassword(tx, child.id, useId);
  const me = (await listGuardiansOf(tx, child.id)).find(({ emailKey }) => emailKey === parent.emailKey);
  if (me) await insertParentPassword(tx, { userId: child.id, guardianId: me.id, setAt: now });
  const subject = { id: child.id, label: child.account.username };
  await insertAudit(tx, { id: newId(), admin: null, action: 'settle-card', subject, now });
}
