/** Administrators hold the data of a child, and release it: two of them where there are two (PRODUCT.md#holds). */

import type { Hold, NewHold } from '#domain/contract/keeping/holds.ts';
import type { AuditAction } from '#domain/contract/office/admin.ts';
import type { User } from '#domain/contract/sign-in/accounts.ts';
import * as accountsSentences from '#domain/rules/accounts/sentences.ts';
import { basisOf, holdEndError, holdEndOf, releaseOf } from '#domain/rules/keeping/holds.ts';
import { YES_PROBLEMS } from '#domain/rules/keeping/second-yes.ts';
import * as sentences from '#domain/rules/keeping/sentences.ts';
import { deleteCardOf, listGuardiansOf, lockAccount, lockAdmins } from '#server/accounts/exports.ts';
import { insertAudit } from '#server/audit/exports.ts';
import {
  endHoldRow,
  findHold,
  findOverdueHolds,
  type HoldInForce,
  insertHold,
  noteReleaseAsked,
} from '#server/deletions/exports.ts';
import {
  type AskedOfChild,
  findYesProblemFor,
  listAdminsFor,
  refuseOwnChilds,
} from '#server/gates/exports.ts';
import { type Letter, type Outbox, outboxOf } from '#server/mail/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { isoTime } from '#server/platform/db/timestamps.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import type { Platform } from '#server/platform/platform.ts';
import { processInBatches } from '#server/platform/process-in-batches.ts';
import * as letters from './holds.mail.ts';

/** With what a hold is told and written down. */
type Telling = { readonly outbox: Outbox; readonly now: number; readonly newId: () => string };
/** Which administrator acts, and with what. */
export type Holding = Telling & { readonly admin: User };

/** A hold as one of the administrators sees it. */
export async function shownHold(
  db: Queries,
  holdInForce: HoldInForce,
  { admin, now, admins }: Pick<Holding, 'admin' | 'now'> & Pick<AskedOfChild, 'admins'>,
): Promise<Hold> {
  const problem = await findYesProblemFor(
    db,
    holdInForce.userId,
    { askedBy: holdInForce.heldBy, by: admin, admins },
    now,
  );
  return {
    holdId: holdInForce.id,
    ...{ kind: holdInForce.kind, reason: holdInForce.reason, by: holdInForce.heldByUsername },
    since: isoTime(holdInForce.heldAt),
    until: isoTime(holdInForce.endsAt),
    releaseAskedAt: holdInForce.releaseAskedAt === null ? null : isoTime(holdInForce.releaseAskedAt),
    release: releaseOf(problem, holdInForce.releaseAskedAt !== null),
  };
}

/**
 * Returns the student with the account locked, and keeps administrators from coming or going; an own child's hold is
 * for another one.
 */
async function lockStudent(tx: Queries, studentId: string, { admin, now }: Holding) {
  await lockAdmins(tx);
  const student = (await lockAccount(tx, studentId))?.user;
  if (student?.role !== 'student') throw notFound(accountsSentences.userNotFound);
  await refuseOwnChilds(tx, admin, studentId, now);
  return { student, hold: await findHold(tx, studentId) };
}

async function note(
  tx: Queries,
  action: AuditAction,
  { student, admin, now, newId }: Telling & { student: User; admin: User | null },
): Promise<void> {
  const subject = { id: student.id, label: student.username };
  await insertAudit(tx, { id: newId(), admin, action, subject, now });
}

type LetterTo = (to: { userId: string; email: string }) => Letter;

/** Tells the parents who have a page; where nobody has one, who signed. */
async function tellParents(tx: Queries, student: User, letterTo: LetterTo, { outbox }: Telling) {
  const guardians = await listGuardiansOf(tx, student.id);
  for (const guardian of guardians) await outbox.put(tx, letterTo(guardian));
  if (guardians.length === 0 && student.parentEmail !== null)
    await outbox.put(tx, letterTo({ userId: student.id, email: student.parentEmail }));
}

/**
 * Holds a student, or makes the hold longer: the account is locked, and no deletion touches it. @throws AppError
 * 'not-found', or 'invalid' for an end that has passed, is too far off, or is sooner than the one in force.
 */
export async function holdStudent(
  tx: Queries,
  studentId: string,
  { kind, reason, until }: NewHold,
  holding: Holding,
): Promise<{ hold: Hold; isNew: boolean }> {
  const { student, hold: before } = await lockStudent(tx, studentId, holding);
  const endsAt = holdEndOf(until) ?? 0;
  const error = holdEndError(endsAt, { now: holding.now, inForce: before?.endsAt ?? null });
  if (error !== null) throw new AppError('invalid', error, { fields: { until: error } });
  if (before) await endHoldRow(tx, before, { by: holding.admin.username, now: holding.now });
  const hold: HoldInForce = {
    ...{ id: holding.newId(), userId: student.id, kind, reason, endsAt },
    ...{
      heldAt: holding.now,
      heldBy: holding.admin.id,
      heldByUsername: holding.admin.username,
      releaseAskedAt: null,
    },
  };
  await insertHold(tx, hold);
  await deleteCardOf(tx, student.id);
  await note(tx, before ? 'prolong-hold' : 'hold', { ...holding, student });
  const about = { childName: student.firstName, site: holding.outbox.site };
  const locked = { basis: basisOf(kind), endsAt };
  await tellParents(tx, student, (to) => letters.heldLetter(to, about, locked), holding);
  return { hold: await shownHold(tx, hold, holding), isNew: before === undefined };
}

/**
 * Ends a hold as it was shown: at once by another administrator than who holds, or by the only one there is; else
 * another one is asked. Gives what still stands.
 * @throws AppError 'not-found', or 'taken' where there is none or another one, or one's own release waits for another
 * administrator.
 */
export async function releaseHold(
  tx: Queries,
  studentId: string,
  { holdId, ...holding }: Holding & { readonly holdId?: string | undefined },
): Promise<Hold | null> {
  const { student, hold } = await lockStudent(tx, studentId, holding);
  if (!hold) throw new AppError('taken', sentences.notOnHold);
  if (holdId !== undefined && holdId !== hold.id) throw new AppError('taken', sentences.heldAnewSince);
  const problem = await findYesProblemFor(
    tx,
    studentId,
    { askedBy: hold.heldBy, by: holding.admin },
    holding.now,
  );
  const release = releaseOf(problem, hold.releaseAskedAt !== null);
  if (problem && release === 'waits') throw new AppError('taken', YES_PROBLEMS[problem]);
  if (release === 'ends') {
    await endHold(tx, hold, student, { ...holding, by: holding.admin });
    return null;
  }
  await noteReleaseAsked(tx, hold.id, holding.now);
  await note(tx, 'ask-release-hold', { ...holding, student });
  const asking = { by: holding.admin, student };
  for (const other of await listAdminsFor(tx, student.id))
    if (other.id !== holding.admin.id)
      await holding.outbox.put(tx, letters.releaseAskedLetter(other, asking, holding.outbox.site));
  return shownHold(tx, { ...hold, releaseAskedAt: holding.now }, holding);
}

async function endHold(
  tx: Queries,
  hold: HoldInForce,
  student: User,
  input: Telling & { by: User | null },
): Promise<void> {
  const by = input.by?.username ?? null;
  await endHoldRow(tx, hold, { by, now: input.now });
  await note(tx, input.by ? 'release-hold' : 'end-hold', { ...input, admin: input.by, student });
  const about = { childName: student.firstName, site: input.outbox.site };
  await tellParents(tx, student, (to) => letters.overLetter(to, about), input);
  for (const admin of await listAdminsFor(tx, student.id))
    if (admin.id !== input.by?.id)
      await input.outbox.put(tx, letters.staffOverLetter(admin, { by, student }, input.outbox.site));
}

/** Ends every hold whose day has come; gives how many. What was asked for meanwhile goes by its own clock afterwards. */
export async function endHolds(
  platform: Pick<Platform, 'db' | 'clock' | 'newId' | 'config' | 'log'>,
): Promise<number> {
  const { db, clock, newId } = platform;
  const result = { outbox: outboxOf(platform), now: clock(), newId };
  return processInBatches(
    (limit) => findOverdueHolds(db, result.now, limit),
    (userId) =>
      inTransaction(db, async (tx) => {
        const student = (await lockAccount(tx, userId))?.user;
        const hold = student && (await findHold(tx, userId));
        // Another process, or an administrator who made it longer, may have been faster.
        if (!hold || hold.endsAt > result.now) return false;
        await endHold(tx, hold, student, { ...result, by: null });
        return true;
      }),
  );
}
