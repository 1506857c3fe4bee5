/**
 * The one place through which everything goes that is deleted for good (PRODUCT.md#one-place-deletes): by a child, a
 * parent, an administrator or a clock. Rows first, in one transaction with the note of it; then the files. What lies in
 * between is finished by the clock: the note is not verified until the store was seen without the files.
 * deleted-places.dataset.ts names what goes and what stays.
 */
import type { DeletionReason } from '#domain/rules/deletions/deletions.ts';
import { listRecipients, outboxOf } from '#server/mail/exports.ts';
import { emptyLog, type Queries } from '#server/platform/db/open.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { StorageUnavailable } from '#server/platform/files/file-store.ts';
import type { Platform } from '#server/platform/platform.ts';
import {
  appendDeletion,
  countUnfinished,
  type Deletion,
  listUnfinished,
  markVerified,
  type Unfinished,
} from './deletions.store.ts';
import { keepDeletionsBeside } from './deletions-file.service.ts';
import { type Doomed, subjectOf } from './doomed.service.ts';
import { demandNotHeld } from './held.service.ts';
import { receiptLetter } from './receipt.mail.ts';

/** The dependencies of a deletion. */
export type JobDependencies = Pick<Platform, 'db' | 'files' | 'clock' | 'newId' | 'config' | 'log'>;

export type Wanted = {
  readonly subject: Doomed;
  readonly reason: DeletionReason;
  /**
   * Says, in the transaction and with the thing held, whether it may still go; what else belongs to the deed, such as a line
   * of the audit log or a letter, it writes there. It may run more than once.
   */
  readonly decide?: (tx: Queries) => Promise<boolean>;
};

const FILES_AT_ONCE = 50;

/**
 * The part of a deletion that is in the database: all rows of the thing, the note of it, and the receipts where an account
 * goes. For who has a transaction open already; `finishDeletions` has to follow its commit.
 * @throws AppError 'not-found' when it is not there, or `decide` says no; 'taken' while administrators hold the account.
 */
export async function deleteRows(
  tx: Queries,
  platform: Pick<Platform, 'clock' | 'newId' | 'config' | 'log'>,
  { subject, reason, decide }: Wanted,
): Promise<Deletion & Unfinished> {
  await subject.hold(tx);
  await demandNotHeld(tx, subject.ownerId);
  if (decide && !(await decide(tx))) throw notFound();
  const doomed = await subject.find(tx);
  if (!doomed) throw notFound();
  const { counts, fileNames, child } = doomed;
  const recipients = child && subject.kind === 'account' ? await listRecipients(tx, child) : [];
  const [happenedAt, outbox] = [platform.clock(), outboxOf(platform)];
  if (!(await subject.delete(tx, happenedAt))) throw notFound();
  const about = { childName: child?.firstName ?? '', site: outbox.site };
  const note = { id: platform.newId(), happenedAt, subject: subjectOf(subject), reason, counts, fileNames };
  for (const to of recipients) await outbox.put(tx, receiptLetter(to, about, note));
  return { ...(await appendDeletion(tx, note)), fileNames };
}

/**
 * Deletes a thing for good, with all that hangs on it.
 * @throws as `deleteRows`.
 */
export async function deleteForGood(platform: JobDependencies, wanted: Wanted): Promise<Deletion> {
  const deleted = await inTransaction(platform.db, (tx) => deleteRows(tx, platform, wanted));
  await Promise.all([keepDeletionsBeside(platform), finish(platform, deleted)]);
  await eraseFromLog(platform);
  return deleted;
}

/** The same for a clock: gives false where the thing is gone, is held, or may not go any more. */
export async function deleteWhenDue(platform: JobDependencies, wanted: Wanted): Promise<boolean> {
  try {
    await deleteForGood(platform, wanted);
    return true;
  } catch (error) {
    if (error instanceof AppError && ['not-found', 'taken'].includes(error.code)) return false;
    throw error;
  }
}

/** A deleted row's words must also leave the database's log, which is emptied again for that. */
async function eraseFromLog({ db, log }: Pick<Platform, 'db' | 'log'>): Promise<void> {
  await emptyLog(db).catch((error: unknown) =>
    log.warn({ err: error }, 'what was deleted is still in the log of the database, which is emptied later'),
  );
}

async function isGone({ files }: Pick<Platform, 'files'>, name: string): Promise<boolean> {
  const file = await files.read(name);
  file?.stream.destroy();
  return file === null;
}

/**
 * Deletes the files of a deletion, looks whether they are gone, and notes that. Nobody can ask for them any more, so storage
 * that is away fails no call: the clock goes on with it.
 */
async function finish(platform: JobDependencies, { number, fileNames }: Unfinished): Promise<boolean> {
  const { db, files, clock, log } = platform;
  if (fileNames.length === 0) return true;
  try {
    for (let at = 0; at < fileNames.length; at += FILES_AT_ONCE) {
      const names = fileNames.slice(at, at + FILES_AT_ONCE);
      await Promise.all(names.map((name) => files.delete(name)));
      const gone = await Promise.all(names.map((name) => isGone(platform, name)));
      if (gone.includes(false)) return false;
    }
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    log.warn({ err: error }, 'something was deleted whose files are left to the clock');
    return false;
  }
  await markVerified(db, number, clock());
  return true;
}

/**
 * Goes on with what a crash or storage that was away has left: files whose rows are deleted, lines that the file beside the
 * database lacks. Gives how many deletions it finished. Other processes may do the same meanwhile.
 */
export async function finishDeletions(platform: JobDependencies): Promise<number> {
  let finished = 0;
  for (let after = 0; ; ) {
    const found = await listUnfinished(platform.db, after);
    for (const item of found) if (await finish(platform, item)) finished += 1;
    const last = found.at(-1);
    if (!last) break;
    after = last.number;
  }
  await keepDeletionsBeside(platform);
  return finished;
}

/** Counts what `finishDeletions` would finish; it only reads. */
export function countUnfinishedDeletions({ db }: Pick<Platform, 'db'>): Promise<number> {
  return countUnfinished(db);
}
