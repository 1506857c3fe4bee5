/** A leader's view of the scouts whose parents said yes, and its log (PRODUCT.md#leaders). */

import type { AuditAction } from '#domain/contract/office/admin.ts';
import type { User } from '#domain/contract/sign-in/accounts.ts';
import type { LeaderHome, ListedScout, ScoutDetails } from '#domain/contract/troop/leader.ts';
import { LOOK_MS } from '#domain/limits.ts';
import * as sentences from '#domain/rules/troop/sentences.ts';
import { isOwnChild } from '#domain/rules/troop/troops.ts';
import { listOwnAddresses } from '#server/accounts/exports.ts';
import { hasLooked, insertAudit } from '#server/audit/exports.ts';
import { findOwnChildAnswer, listParentAddresses, projectsOf } from '#server/gates/exports.ts';
import { showSeen } from '#server/notebook/exports.ts';
import type { Database, Queries } from '#server/platform/db/open.ts';
import { isoTime } from '#server/platform/db/timestamps.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { listWhoFixed } from '#server/troop/reviews/fixed.store.ts';
import * as gate from '#server/troop/scouts.gate.ts';
import { presentTroop, type TroopFacts } from '#server/troop/troops.store.ts';
import { problemOfLeader } from './card-problem.service.ts';
import { agreedToAt, WORDS } from './leader-agreements.store.ts';
import { listProgress, listProjects } from './listed-projects.service.ts';

/** The undertaking, and the troops of a leader once it is agreed to. */
export async function showHome(db: Queries, user: User): Promise<LeaderHome> {
  const agreedAt = await agreedToAt(db, user.id, WORDS.hash);
  const { version, hash, body: text } = WORDS;
  const undertaking = { version, hash, text, agreedAt: agreedAt === null ? null : isoTime(agreedAt) };
  if (agreedAt === null) return { undertaking, troops: [] };
  return { undertaking, troops: await gate.ledTroops(db, await gate.leaderOf(db, user)) };
}

/** A troop and how far its scouts are. */
export async function showTroop(
  db: Database,
  user: User,
  troopId: string,
  now: number,
): Promise<{ troop: TroopFacts; scouts: ListedScout[] }> {
  const leader = await gate.leaderOf(db, user);
  const [troop, scouts] = await Promise.all([
    gate.ledTroop(db, leader, troopId),
    gate.seenScouts(db, leader, troopId),
  ]);
  const [projects, fixed] = await Promise.all([
    listProjects(db, scouts, isoTime(now).slice(0, 10)),
    listWhoFixed(db, troop.id),
  ]);
  return {
    troop,
    scouts: scouts.map(({ id, name, choice }) => {
      const saysFixed = choice === 'work' && fixed.has(id);
      return { id, name, choice, saysFixed, projects: projects.get(id) ?? [] };
    }),
  };
}

/**
 * True when the caller is also a scout's parent: by any address of either, past ones too, or by the leader's own
 * word.
 */
export async function isParentOf(db: Queries, { id }: Pick<User, 'id'>, scoutId: string): Promise<boolean> {
  if (await findOwnChildAnswer(db, { leaderId: id, scoutId })) return true;
  return isOwnChild(await listOwnAddresses(db, id), await listParentAddresses(db, scoutId));
}

/**
 * Nobody approves an own child: for anything a leader or an administrator does to a scout's work. @throws AppError
 * 'not-allowed'
 */
export async function refuseOwnChild(
  db: Queries,
  user: Pick<User, 'id'>,
  scout: gate.SeenScout,
): Promise<void> {
  if (await isParentOf(db, user, scout.id)) throw new AppError('not-allowed', sentences.ownChild);
}

type Moment = { readonly now: number; readonly newId: () => string };

/** Writes a look down, for administrators and the parents to read: one of a kind in a minute, since a page has many photos. */
export async function noteLook(
  tx: Queries,
  looker: Pick<User, 'id' | 'username'>,
  scout: Pick<gate.ShownScout, 'id' | 'username'>,
  action: AuditAction,
  { now, newId }: Moment,
): Promise<void> {
  const look = { adminId: looker.id, subjectId: scout.id, action, since: now - LOOK_MS };
  if (await hasLooked(tx, look)) return;
  const subject = { id: scout.id, label: scout.username };
  await insertAudit(tx, { id: newId(), admin: looker, action, subject, now });
}

/** A scout, with the work where the parents said so; that look is written down. */
export async function showScout(
  db: Database,
  user: User,
  scoutId: string,
  { hasMail, ...moment }: Moment & { readonly hasMail: boolean },
): Promise<ScoutDetails> {
  const { scout, ...seen } = await inTransaction(db, async (tx) => {
    const scout = await gate.seenScout(tx, await gate.leaderOf(tx, user), scoutId);
    const isOwnChild = await isParentOf(tx, user, scoutId);
    const problem = await problemOfLeader(tx, scout, { hasMail, now: moment.now });
    return {
      scout,
      isOwnChild,
      cardProblem: problem?.message ?? null,
      cardProblemCode: problem?.code,
      work: await showWork(tx, user, scout, moment),
    };
  });
  const progress = await listProgress(db, [scout], isoTime(moment.now).slice(0, 10));
  const { id, name, choice, troop } = scout;
  return { id, name, choice, troop: presentTroop(troop), projects: progress.get(id) ?? [], ...seen };
}

async function showWork(
  tx: Queries,
  user: User,
  scout: gate.SeenScout,
  moment: Moment,
): Promise<ScoutDetails['work']> {
  if (!gate.isShown(scout)) return null;
  await noteLook(tx, user, scout, 'view-scout', moment);
  const work = [];
  for (const project of await projectsOf(tx, scout)) work.push(await showSeen(tx, project));
  return work;
}
