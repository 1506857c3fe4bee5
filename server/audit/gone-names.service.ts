import { NAMES_IN_LOG_MS } from '#domain/limits.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Platform } from '#server/platform/platform.ts';
import { BATCH_SIZE, processInBatches } from '#server/platform/process-in-batches.ts';
import { countNamed, findNamed, noteGone, putPseudonym } from './gone-names.store.ts';

type JobDependencies = Pick<Platform, 'db' | 'clock' | 'newId'>;

const NAMES = "names of accounts long deleted in the administrators' log";

/** A pseudonym that tells accounts apart and leads to nobody. */
const pseudonymOf = (id: string) => `former-${id.slice(0, 8)}`;

/**
 * Puts made-up names in the place of accounts that are gone for 90 days (PRODUCT.md#the-log): one for each, so that
 * what one account did or had done to it can still be read together.
 */
export async function forgetGoneNames({ db, clock, newId }: JobDependencies): Promise<[[string, number]]> {
  const now = clock();
  while ((await inTransaction(db, (tx) => noteGone(tx, now, BATCH_SIZE))) === BATCH_SIZE);
  const forgotten = await processInBatches(
    (limit) => findNamed(db, now - NAMES_IN_LOG_MS, limit),
    (account) => inTransaction(db, (tx) => putPseudonym(tx, account, pseudonymOf(newId()))),
  );
  return [[NAMES, forgotten]];
}

/** Counts the accounts that `forgetGoneNames` would forget; it only reads. */
export async function countGoneNames({
  db,
  clock,
}: Pick<JobDependencies, 'db' | 'clock'>): Promise<[[string, number]]> {
  return [[NAMES, await countNamed(db, clock() - NAMES_IN_LOG_MS)]];
}
