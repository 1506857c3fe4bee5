/**
 * Permissions apart from the consent, each given and taken back by an act of its own
 * (PRODUCT.md#permission-to-republish).
 */
import type { PermissionKind } from '#domain/rules/consent/consent.ts';
import * as sentences from '#domain/rules/consent/sentences.ts';
import { lockAccount } from '#server/accounts/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { findLastRecordId } from './consent.store.ts';
import { insertConsentEvent } from './consent-events.store.ts';
import { endPermission, insertPermission } from './permissions.store.ts';

/** The person who acts, and the address of the device. */
export type PermissionAct = {
  readonly kind: PermissionKind;
  /** The parent's address, or the person who acted instead. */
  readonly by: string;
  readonly now: number;
  readonly newId: () => string;
  readonly clientAddress?: string;
  readonly browser?: string | null;
};

async function note(
  tx: Queries,
  userId: string,
  happened: 'permission-given' | 'permission-taken',
  { kind, by, now, newId, clientAddress, browser }: PermissionAct,
): Promise<void> {
  const recordId = await findLastRecordId(tx, userId);
  if (recordId === null) return;
  await insertConsentEvent(tx, {
    id: newId(),
    recordId,
    kind: happened,
    happenedAt: now,
    recipient: by,
    ...(clientAddress !== undefined && { clientAddress }),
    browser: browser ?? null,
    details: kind,
  });
}

/**
 * Allows one thing for a child. What is allowed already stays as it is, so that a retry does no harm.
 * @throws AppError 'not-found', or 'taken' while no consent is in force.
 */
export async function givePermission(tx: Queries, userId: string, act: PermissionAct): Promise<void> {
  const child = (await lockAccount(tx, userId))?.user;
  if (child?.role !== 'student') throw notFound();
  if (!child.parentConsentCompleted) throw new AppError('taken', sentences.consentNotInForce);
  const { kind, by, now, newId } = act;
  if (await insertPermission(tx, { id: newId(), userId, kind, by, now }))
    await note(tx, userId, 'permission-given', act);
}

/** Takes one thing back that was allowed for a child; where it was not, nothing happens. */
export async function takePermission(tx: Queries, userId: string, act: PermissionAct): Promise<void> {
  await lockAccount(tx, userId);
  const { kind, by, now } = act;
  if (await endPermission(tx, { userId, kind, by, now })) await note(tx, userId, 'permission-taken', act);
}
