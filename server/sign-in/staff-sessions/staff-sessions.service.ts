/** Where who runs this installation is logged in, and how that ends (PRODUCT.md#where-staff-is-logged-in). */
import * as sentences from '#domain/rules/sign-in/sentences.ts';
import { deleteSession, deleteSessionsBut } from '#server/accounts/exports.ts';
import { type AuditContext, insertAudit } from '#server/audit/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { notFound } from '#server/platform/errors.ts';
import { findStaffSession } from './staff-sessions.store.ts';

/**
 * Ends a session: its next call is 401.
 * @throws AppError 'not-found' when it has ended, or is another's and a leader asks.
 */
export async function endSession(
  tx: Queries,
  id: string,
  { admin, auditId, now }: AuditContext,
): Promise<void> {
  const found = await findStaffSession(tx, id, now);
  if (!found || (admin.role === 'leader' && found.id !== admin.id)) throw notFound(sentences.sessionEnded);
  await deleteSession(tx, found.tokenHash);
  const subject = { id: found.id, label: found.username };
  await insertAudit(tx, { id: auditId, admin, action: 'end-session', subject, now });
}

/** Ends all sessions of who asks but one, and gives how many they were. */
export async function endOthers(
  tx: Queries,
  kept: string,
  { admin, auditId, now }: AuditContext,
): Promise<number> {
  const ended = await deleteSessionsBut(tx, admin.id, kept);
  const subject = { id: admin.id, label: admin.username };
  if (ended > 0) await insertAudit(tx, { id: auditId, admin, action: 'end-session', subject, now });
  return ended;
}
