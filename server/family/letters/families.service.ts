/** Families that are invited to a troop, the parent first (PRODUCT.md#invitations-of-families). */

import type { CheckedRow, Families, FamilyRow, InvitedFamily } from '#domain/contract/family/families.ts';
import type { AuditAction } from '#domain/contract/office/admin.ts';
import type { SortedPageKey } from '#domain/contract/platform/paging.ts';
import type { User } from '#domain/contract/sign-in/accounts.ts';
import {
  FAMILIES_A_PAGE,
  FAMILIES_UNANSWERED_MAX,
  FAMILY_INVITATION_MS,
  LISTS_READ_MS,
} from '#domain/limits.ts';
import { type Family, type RosterRow, rosterProblems } from '#domain/rules/family/roster.ts';
import * as sentences from '#domain/rules/family/sentences.ts';
import { hasLooked, insertAudit } from '#server/audit/exports.ts';
import { listAllRefused } from '#server/gates/exports.ts';
import {
  deleteMailsWithLink,
  endLinks,
  endPaperLinks,
  type Outbox,
  recipientBucket,
} from '#server/mail/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { isoTime } from '#server/platform/db/timestamps.ts';
import { AppError, orNotFound } from '#server/platform/errors.ts';
import { holdBucket } from '#server/platform/limits/throttle.store.ts';
import { type InvitingTroop, invitingTroop, ownFamily } from './families.gate.ts';
import { putFamilyLetters } from './families.mail.ts';
import * as store from './families.store.ts';
import { accountKeys } from './here.store.ts';
import { letterStates, lettersOfEnded } from './letter-states.store.ts';
import { countLetters } from './letters.store.ts';
import { rowsOf, typedRows } from './roster-rows.service.ts';

/** The acting person and the means to act. */
export type InvitingContext = {
  readonly user: User;
  readonly outbox: Outbox;
  /** True when mail is sent here. */
  readonly isByMail: boolean;
  readonly now: number;
  readonly newId: () => string;
};

/** True when one of a family's addresses is already here. */
const isAmong = (here: ReadonlySet<string>, family: Family) =>
  store.joinedKeys(store.keysOf(family)).some((key) => here.has(key));

/**
 * Returns the keys of who is here already, as far as who asks may know: only scouts whom a leader sees, and who are not closed to
 * an administrator, are told. Neither learns whether a guessed address is right.
 */
async function hereKeys(
  db: Queries,
  troop: InvitingTroop,
  rows: readonly Family[],
  { user, now }: Pick<InvitingContext, 'user' | 'now'>,
): Promise<ReadonlySet<string>> {
  const names = rows.map((it) => store.keysOf(it).name_key);
  const closed = troop.told === null ? await listAllRefused(db, user, now) : null;
  const accounts = await accountKeys(db, names, (id) => troop.told?.includes(id) ?? !closed?.has(id));
  return accounts.union(await store.invitedKeys(db, troop.id, now));
}

/** Returns the result of each row, without doing it. @throws AppError 'not-found', 'invalid' */
export async function checkRoster(
  db: Queries,
  user: User,
  { troopId, ...given }: { troopId: string; file?: string | undefined; rows?: FamilyRow[] | undefined },
  now: number,
): Promise<{ rows: CheckedRow[] }> {
  const troop = await invitingTroop(db, user, troopId);
  const rows = rowsOf(given);
  const problems = rosterProblems(rows);
  const here = await hereKeys(db, troop, rows, { user, now });
  return {
    rows: rows.map((row, at) => {
      const problem = problems[at] ?? null;
      const state = problem !== null ? 'wrong' : isAmong(here, row) ? 'here' : 'new';
      if (problem === null) return { ...row, state, problem };
      const { message, ...coded } = problem;
      return { ...row, state, problem: message, ...coded };
    }),
  };
}

async function log(
  tx: Queries,
  action: AuditAction,
  troop: InvitingTroop,
  { user, newId, now }: InvitingContext,
) {
  // The log keeps the subject for years, so it names the troop only.
  const subject = { id: troop.id, label: `Troop ${troop.number}, ${troop.state}` };
  await insertAudit(tx, { id: newId(), admin: user, action, subject, now });
}

/** @throws AppError 'invalid' that names the first row that is wrong. */
function refuseWrong(rows: readonly RosterRow[]): void {
  const problems = rosterProblems(rows);
  const at = problems.findIndex((it) => it !== null);
  const problem = problems[at];
  if (problem) throw new AppError('invalid', sentences.lineWrong({ line: rows[at]?.line ?? 0, problem }));
}

const TOO_MANY = sentences.tooManyUnanswered({ count: FAMILIES_UNANSWERED_MAX });

/**
 * Invites the families of all rows, or none where one is wrong; who is invited already is not invited again.
 * @throws AppError 'not-found', 'invalid', 'taken' where a troop would have too many that are open.
 */
export async function inviteFamilies(
  tx: Queries,
  { troopId, rows: typed }: { troopId: string; rows: FamilyRow[] },
  context: InvitingContext,
): Promise<{ invited: number; alreadyHere: number }> {
  const { user, now, newId } = context;
  const troop = await invitingTroop(tx, user, troopId);
  const rows = typedRows(typed);
  refuseWrong(rows);
  await holdBucket(tx, `invite-families:${troop.id}`);
  const here = await hereKeys(tx, troop, rows, context);
  await lettersOfEnded(now).forget(tx);
  await store.deleteEnded(tx, troop.id, now);
  const expiresAt = now + FAMILY_INVITATION_MS;
  const families = rows.filter((it) => !isAmong(here, it)).map((it) => ({ ...it, id: newId() }));
  const inserted = await store.insertFamilies(tx, families, { troopId: troop.id, now, expiresAt });
  if ((await store.countUnanswered(tx, troop.id, now)) > FAMILIES_UNANSWERED_MAX)
    throw new AppError('taken', TOO_MANY);
  for (const family of families)
    if (inserted.has(family.id)) await putFamilyLetters(tx, { ...family, expiresAt }, troop, context);
  if (inserted.size > 0) await log(tx, 'invite-families', troop, context);
  return { invited: inserted.size, alreadyHere: rows.length - inserted.size };
}

function shown(
  invitedFamilyFacts: store.InvitedFamilyFacts,
  letters: Awaited<ReturnType<typeof letterStates>>,
): InvitedFamily {
  const { state = 'no-letter', unreached = [] } = letters.get(invitedFamilyFacts.id) ?? {};
  return {
    id: invitedFamilyFacts.id,
    firstName: invitedFamilyFacts.firstName,
    lastName: invitedFamilyFacts.lastName,
    email: invitedFamilyFacts.email || null,
    ...(invitedFamilyFacts.secondEmail !== undefined && { secondEmail: invitedFamilyFacts.secondEmail }),
    ...(!invitedFamilyFacts.isAnswered && unreached.length > 0 && { unreached: [...unreached] }),
    state: invitedFamilyFacts.isAnswered ? 'answered' : state,
    invitedAt: isoTime(invitedFamilyFacts.createdAt),
    openedAt: invitedFamilyFacts.openedAt === null ? null : isoTime(invitedFamilyFacts.openedAt),
    endsAt: isoTime(invitedFamilyFacts.expiresAt),
  };
}

/** Repeated reads within a minute are one row of the log, even two at the same instant. */
async function noteRead(tx: Queries, troop: InvitingTroop, context: InvitingContext): Promise<void> {
  const { user, now } = context;
  const action = 'list-families';
  const lately = { adminId: user.id, subjectId: troop.id, action, since: now - LISTS_READ_MS } as const;
  await holdBucket(tx, `${action}:${user.id}`);
  if (!(await hasLooked(tx, lately))) await log(tx, action, troop, context);
}

export type ListQuery = {
  troopId: string;
  after?: SortedPageKey | undefined;
  limit?: number | undefined;
};

/** Lists a troop's invited families by name. @throws AppError 'not-found' */
export async function showFamilies(
  tx: Queries,
  { troopId, after, limit = FAMILIES_A_PAGE }: ListQuery,
  context: InvitingContext,
): Promise<Families> {
  const { user, now, isByMail } = context;
  const troop = await invitingTroop(tx, user, troopId);
  await noteRead(tx, troop, context);
  const found = await store.listFamilies(tx, { troopId: troop.id, limit, after }, now);
  const ids = found.map(({ id }) => id);
  const letters = await letterStates(tx, ids, { now, boxOf: recipientBucket });
  const last = found.length === limit ? found.at(-1) : undefined;
  const { told: _, ...facts } = troop;
  const lettered = { troopId: troop.id, isByMail };
  const { unprinted, prints } = await countLetters(tx, lettered, now);
  return {
    troop: facts,
    ...(await store.countFamilies(tx, lettered, now)),
    unprinted,
    prints: prints.map(({ at, letters }) => ({ at: isoTime(at), letters })),
    families: found.map((it) => shown(it, letters)),
    next: last ? `${isoTime(last.createdAt)}_${last.id}_${last.nameKey}` : null,
    isByMail,
  };
}

/** Ends the links of an invitation, and forgets the letter that waits. */
async function endFamilyLinks(tx: Queries, subjectId: string, now: number): Promise<void> {
  await endLinks(tx, { purpose: 'family', subjectId }, now);
  await deleteMailsWithLink(tx, { purpose: 'family', subjectId });
}

/** Mails the invitation once more, for another 14 days. @throws AppError 'not-found', 'taken' */
export async function inviteAgain(tx: Queries, id: string, context: InvitingContext): Promise<InvitedFamily> {
  const { user, now, isByMail } = context;
  const { family, troop } = await ownFamily(tx, user, { id, now });
  if (family.isAnswered) throw new AppError('taken', sentences.familyAnswered);
  if (!isByMail) throw new AppError('taken', sentences.noMailHere);
  if (family.email === '') throw new AppError('taken', sentences.familyWithoutAddress);
  const expiresAt = now + FAMILY_INVITATION_MS;
  // Links mailed to the same box before stay valid; a paper letter may be in anybody's hands.
  await endPaperLinks(tx, { purpose: 'family', subjectId: id }, now);
  await deleteMailsWithLink(tx, { purpose: 'family', subjectId: id });
  await store.prolongFamily(tx, id, expiresAt);
  await putFamilyLetters(tx, { ...family, expiresAt }, troop, context);
  await log(tx, 'invite-family-again', troop, context);
  return shown(
    orNotFound(await store.findFamily(tx, id, now)),
    await letterStates(tx, [id], { now, boxOf: recipientBucket }),
  );
}

/** Takes an invitation back, as if it had never been sent. @throws AppError 'not-found', 'taken' */
export async function takeFamilyBack(tx: Queries, id: string, context: InvitingContext): Promise<void> {
  const { user, now } = context;
  const { family, troop } = await ownFamily(tx, user, { id, now });
  if (family.isAnswered) throw new AppError('taken', sentences.familyAnswered);
  await endFamilyLinks(tx, id, now);
  await store.deleteFamily(tx, id);
  await log(tx, 'take-back-family', troop, context);
}

/** Takes back all that a troop has invited, which is closed. */
export async function takeFamiliesOf(tx: Queries, troopId: string, now: number): Promise<void> {
  for (const id of await store.deleteFamiliesOf(tx, troopId)) await endFamilyLinks(tx, id, now);
}
