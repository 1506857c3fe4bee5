/**
 * After an older backup was put in place of the database, what was deleted since is there again. The file beside the
 * database knows of it, and all of it is deleted again before anybody can see it (PRODUCT.md#the-proof-of-deletion).
 */

import {
  adoptDeletion,
  completeDeletionsFile,
  type Deletion,
  type Doomed,
  type DoomedKind,
  deletionsFileOf,
  deletionsIn,
  filterDeletionIds,
  findDeletion,
  findHead,
  finishDeletions,
  type JobDependencies,
  keepDeletionsBeside,
  lastDeletionIn,
  tellsOfDeletions,
} from '#server/deletions/exports.ts';
import { type EntryTable, projectToDeleteAgain } from '#server/gates/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { doomedAccountOf, doomedInProject, type KindInProject } from './doomed-again.service.ts';

const LINES_AT_ONCE = 500;
const IN_A_PROJECT: Readonly<Record<KindInProject, EntryTable | 'photos' | 'projects'>> = {
  photo: 'photos',
  tracking: 'tracking_entries',
  planting: 'planting_entries',
  'tree-check': 'tree_checks',
  project: 'projects',
};

/** Returns the thing that a note is about if it came back; null if not, or if it goes by itself in time. */
async function findAgain(tx: Queries, { subject }: Deletion): Promise<Doomed | null> {
  const at = subject.indexOf(':');
  const [kind, id] = [subject.slice(0, at) as DoomedKind, subject.slice(at + 1)];
  const account = doomedAccountOf(kind, id);
  if (account) return account;
  const table = IN_A_PROJECT[kind as KindInProject];
  const project = table && (await projectToDeleteAgain(tx, table, id));
  return project ? doomedInProject(kind as KindInProject, project, id) : null;
}

/** Nobody is told again, and what holds it now is not asked: it was deleted. */
async function deleteAgain(tx: Queries, deletion: Deletion, now: number): Promise<boolean> {
  // Another process may read the same file: who holds the end of the chain goes first.
  await findHead(tx);
  if ((await filterDeletionIds(tx, [deletion.id])).size > 0) return false;
  const doomed = await findAgain(tx, deletion);
  await doomed?.hold(tx);
  const found = doomed && (await doomed.find(tx));
  const isThere = doomed !== null && found !== null && (await doomed.delete(tx, deletion.happenedAt));
  await adoptDeletion(tx, deletion, isThere ? found.fileNames : [], now);
  return isThere;
}

async function replayLines(dependencies: JobDependencies, lines: readonly Deletion[]): Promise<number> {
  const { db, clock } = dependencies;
  const known = await filterDeletionIds(
    db,
    lines.map(({ id }) => id),
  );
  let deleted = 0;
  for (const line of lines) {
    if (known.has(line.id)) continue;
    if (await inTransaction(db, (tx) => deleteAgain(tx, line, clock()))) deleted += 1;
  }
  return deleted;
}

/** Deletions in the file, and those repeated. */
type Replayed = { readonly read: number; readonly deleted: number };

/**
 * Deletes again what a file tells of and the database does not know, and adds it to the chain.
 * @throws Error for the operator where the file is not as it was written.
 */
export async function replayDeletions(dependencies: JobDependencies, file: string): Promise<Replayed> {
  let [read, deleted] = [0, 0];
  let lines: Deletion[] = [];
  for await (const deletion of deletionsIn(file)) {
    read += 1;
    lines.push(deletion);
    if (lines.length < LINES_AT_ONCE) continue;
    deleted += await replayLines(dependencies, lines);
    lines = [];
  }
  deleted += await replayLines(dependencies, lines);
  await finishDeletions(dependencies);
  return { read, deleted };
}

/**
 * To be called at each start, before anybody can ask for anything: brings database and file to tell of the same. The end of a
 * chain stands for all of it, so that mostly one line is read.
 */
export async function reconcileDeletions(dependencies: JobDependencies): Promise<void> {
  const file = deletionsFileOf(dependencies);
  const [last, head] = await Promise.all([lastDeletionIn(file), findHead(dependencies.db)]);
  if (last?.hash === head.hash) return;
  if (last === null && head.hash === '' && !(await tellsOfDeletions(file))) return;
  if (last && (await findDeletion(dependencies.db, last.id))?.hash === last.hash) {
    // A crash came before the last lines.
    await keepDeletionsBeside(dependencies);
    return;
  }
  const { deleted } = await replayDeletions(dependencies, file);
  if (deleted > 0)
    dependencies.log.warn(
      { deleted },
      'an older backup was restored: what was deleted since is deleted again',
    );
  await completeDeletionsFile(dependencies);
}
