import type { User } from '#domain/contract/sign-in/accounts.ts';
import * as sentences from '#domain/rules/accounts/sentences.ts';
import { findAccount, presentUser, type ShownAccount } from '#server/accounts/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { notFound } from '#server/platform/errors.ts';

declare const viewed: unique symbol;

/** A student at whose work an administrator looks. Only this file makes one, and whoever asks for one writes the look down. */
export type ViewedStudent = { readonly id: string; readonly account: ShownAccount; readonly [viewed]: true };

/** @throws AppError 'not-found' for whoever is no student. */
export async function viewedStudent(db: Queries, id: string): Promise<ViewedStudent> {
  const account = await findAccount(db, id);
  if (account?.role !== 'student') throw notFound();
  return { id, account: account as ShownAccount } as ViewedStudent;
}

/**
 * Returns the student whose password an administrator may set. Never another administrator's: whoever sets it could
 * act in that name, and the audit would name the wrong person. @throws AppError 'not-found'
 */
export async function findStudent(db: Queries, id: string): Promise<User> {
  const row = await findAccount(db, id);
  if (row?.role !== 'student') throw notFound(sentences.userNotFound);
  return presentUser(row);
}
