import { findAccount, type ShownAccount } from '#server/accounts/accounts.store.ts';
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
