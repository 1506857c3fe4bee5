/** Troops as administrators set them up and close them, and who leads them (PRODUCT.md#troops). */

import type { AuditAction } from '#domain/contract/office/admin.ts';
import type { changeTroop as changing, NewTroop, Troop, Troops } from '#domain/contract/office/troops.ts';
import type { BodyOf } from '#domain/contract/platform/endpoint.ts';
import type { User } from '#domain/contract/sign-in/accounts.ts';
import * as sentences from '#domain/rules/office/sentences.ts';
import { troopOrder } from '#domain/rules/troop/troop-number.ts';
import { troopName } from '#domain/rules/troop/troops.ts';
import { findAccount, listInvitations, listInvitationsTo, lockAccount } from '#server/accounts/exports.ts';
import { insertAudit } from '#server/audit/exports.ts';
import { endYeses, listAnswers } from '#server/consent/exports.ts';
import { takeFamiliesOf } from '#server/family/exports.ts';
import { refuseBlockedParent } from '#server/gates/exports.ts';
import { takeInvitationAway } from '#server/office/people/people.service.ts';
import { isUniqueViolation } from '#server/platform/db/errors.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { AppError, notFound, orNotFound } from '#server/platform/errors.ts';
import {
  countScouts,
  countSuggested,
  deleteLeader,
  deleteLeadersOf,
  findOpenTroop,
  insertTroop,
  joinTroop,
  leadersByTroop,
  listLeaders,
  listOpenTroops,
  markTroopClosed,
  type TroopFacts,
  updateTroop,
} from '#server/troop/exports.ts';

/** Which administrator acts, and with what. */
export type AdministratorContext = {
  readonly admin: User;
  readonly now: number;
  readonly newId: () => string;
};

/** All open troops with their leaders, and who is invited to lead one. */
export async function showTroops(
  db: Queries,
  { now, isByMail }: { now: number; isByMail: boolean },
): Promise<Troops> {
  const byTroop = await leadersByTroop(db);
  const scouts = await countScouts(db);
  const troops: Troop[] = [];
  for (const openTroop of await listOpenTroops(db)) {
    const leaderIds = byTroop.get(openTroop.id) ?? [];
    const suggested = await countSuggested(db, openTroop);
    troops.push({ ...openTroop, leaderIds, scouts: scouts.get(openTroop.id) ?? 0, suggested });
  }
  const invitations = (await listInvitations(db, now)).filter(({ role }) => role === 'leader');
  return { troops, leaders: await listLeaders(db), invitations, isByMail };
}

/** An open troop. @throws AppError 'not-found' */
export async function showTroop(db: Queries, id: string): Promise<Troop> {
  const troop = orNotFound(await findOpenTroop(db, id));
  const leaderIds = (await leadersByTroop(db)).get(id) ?? [];
  const scouts = (await countScouts(db)).get(id) ?? 0;
  return { ...troop, leaderIds, scouts, suggested: await countSuggested(db, troop) };
}

/** @throws AppError 'taken', at the number, in place of the engine's unique violation. */
async function refuseTakenNumber(write: Promise<void>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (!isUniqueViolation(error, 'troops.organization, troops.state, troops.number_key')) throw error;
    throw new AppError('taken', sentences.troopThere, { fields: { number: sentences.troopThere } });
  }
}

type About = { readonly id: string; readonly label: string };

async function log(
  tx: Queries,
  action: AuditAction,
  subject: About,
  { admin, now, newId }: AdministratorContext,
) {
  await insertAudit(tx, { id: newId(), admin, action, subject, now });
}

const about = (troopFacts: Pick<TroopFacts, 'id' | 'number' | 'state'>): About => ({
  id: troopFacts.id,
  label: `${troopName(troopFacts)}, ${troopFacts.state}`,
});

/** @throws AppError 'taken' where an open troop has this number. */
export async function createTroop(
  tx: Queries,
  form: NewTroop,
  context: AdministratorContext,
): Promise<Troop> {
  const troop = { id: context.newId(), ...form };
  await refuseTakenNumber(insertTroop(tx, troop, context.now));
  await log(tx, 'set-up-troop', about(troop), context);
  return showTroop(tx, troop.id);
}

/** Nobody answers for a child of a troop before this transaction ends. */
async function holdScouts(tx: Queries, troopId: string): Promise<void> {
  const ids = (await listAnswers(tx, { troopId })).map(({ userId }) => userId);
  for (const id of [...new Set(ids)].toSorted()) await lockAccount(tx, id);
}

/**
 * Puts right of a troop what is given. Another name, or another way to write the number, changes nothing for anybody; any
 * other change makes it another troop, whose parents are asked anew.
 * @throws AppError 'not-found', 'taken' where another open troop has this number.
 */
export async function changeTroop(
  tx: Queries,
  id: string,
  form: BodyOf<typeof changing>,
  context: AdministratorContext,
): Promise<Troop> {
  const before = orNotFound(await findOpenTroop(tx, id));
  // Fields that are not sent keep their present value, whatever the form showed.
  const after = { ...before, ...form };
  const isSame =
    before.organization === after.organization &&
    before.state === after.state &&
    troopOrder(before.number) === troopOrder(after.number);
  if (!isSame) {
    await holdScouts(tx, id);
    await endYeses(tx, { troopId: id }, context);
  }
  await refuseTakenNumber(updateTroop(tx, after));
  await log(tx, 'change-troop', about(after), context);
  return showTroop(tx, id);
}

/**
 * Closes a troop: nobody leads it, no yes holds, and no invitation to it is good any more.
 * @throws AppError 'not-found'
 */
export async function closeTroop(tx: Queries, id: string, context: AdministratorContext): Promise<void> {
  const troop = orNotFound(await findOpenTroop(tx, id));
  await holdScouts(tx, id);
  await endYeses(tx, { troopId: id }, context);
  await deleteLeadersOf(tx, id);
  for (const invitation of await listInvitationsTo(tx, id))
    await takeInvitationAway(tx, invitation, context.now);
  await takeFamiliesOf(tx, id, context.now);
  await markTroopClosed(tx, id, context.now);
  await log(tx, 'close-troop', about(troop), context);
}

/**
 * Makes a leader one of this troop too; for who is, nothing happens.
 * @throws AppError 'not-found', 'not-allowed' for a blocked parent, 'taken' where there are as many as parents can be asked to read.
 */
export async function addLeader(
  tx: Queries,
  id: string,
  leaderId: string,
  context: AdministratorContext,
): Promise<Troop> {
  await refuseBlockedParent(tx, context.admin, context.now);
  const troop = orNotFound(await findOpenTroop(tx, id));
  const leader = await findAccount(tx, leaderId);
  if (leader?.role !== 'leader') throw notFound(sentences.leaderGone);
  await joinTroop(tx, troop.id, leaderId, context.now);
  await log(tx, 'add-leader', { id: leaderId, label: `${leader.username}, ${about(troop).label}` }, context);
  return showTroop(tx, id);
}

/** @throws AppError 'not-found' where that is no leader of this troop. */
export async function removeLeader(
  tx: Queries,
  id: string,
  leaderId: string,
  context: AdministratorContext,
): Promise<void> {
  const troop = orNotFound(await findOpenTroop(tx, id));
  const leader = await findAccount(tx, leaderId);
  if (!leader || !(await deleteLeader(tx, id, leaderId))) throw notFound();
  await log(
    tx,
    'remove-leader',
    { id: leaderId, label: `${leader.username}, ${about(troop).label}` },
    context,
  );
}
