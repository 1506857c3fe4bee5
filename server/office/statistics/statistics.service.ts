/**
 * The results of a program in numbers (PRODUCT.md#statistics): counted at each look while it is small, else once a
 * day.
 */
import type { OtherTrees, Statistics } from '#domain/contract/office/statistics.ts';
import { STATISTICS_AT_ONCE } from '#domain/limits.ts';
import { addProject, emptyCount, figuresOf, forPrograms } from '#domain/rules/office/statistics.ts';
import { groupTreeNames } from '#domain/rules/species/tree-names.ts';
import { type AuditContext, hasAudit, insertAudit, NOBODY } from '#server/audit/exports.ts';
import { noteRead } from '#server/office/students/admin.service.ts';
import type { Database, Queries } from '#server/platform/db/open.ts';
import { scanning } from '#server/platform/db/scanning.ts';
import { isoTime } from '#server/platform/db/timestamps.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { holdBucket } from '#server/platform/limits/throttle.store.ts';
import { countTreeNames } from './other-trees.store.ts';
import * as store from './statistics.store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** So few that no batch holds up whoever else reads. */
const STUDENTS_A_BATCH = 200;

/** Counts all there is, one batch of students after the other. */
export async function countAll(all: Queries): Promise<store.Kept> {
  const db = scanning(all);
  const troops = await store.listTroopNames(db);
  const count = emptyCount();
  let after = '';
  for (;;) {
    const students = await store.listStudentsAfter(db, after, STUDENTS_A_BATCH);
    const last = students.at(-1);
    if (last === undefined) break;
    for (const project of await store.listCounted(db, students, troops)) addProject(count, project);
    after = last.id;
  }
  return { ...figuresOf(count), consents: await store.countConsents(db) };
}

/** The numbers; null where they are counted once a day, and have not been so far. */
export async function showStatistics(db: Queries, now: number): Promise<Statistics | null> {
  if (!(await store.hasMoreProjects(db, STATISTICS_AT_ONCE)))
    return { ...(await countAll(db)), countedAt: isoTime(now) };
  const kept = await store.findStatistics(db);
  return kept && { ...kept, countedAt: isoTime(kept.countedAt) };
}

/** The same for a file that an administrator takes away, which is written down first. */
export async function exportStatistics(db: Database, context: AuditContext): Promise<Statistics | null> {
  await noteRead(db, 'export-statistics', context);
  return showStatistics(db, context.now);
}

/** Writes down that a program read the statistics by the token, once a day. */
async function noteTokenUse(db: Database, { auditId, now }: Omit<AuditContext, 'admin'>): Promise<void> {
  const action = 'read-statistics';
  const lately = { adminId: NOBODY, action, since: now - DAY_MS } as const;
  if (await hasAudit(db, lately)) return;
  await inTransaction(db, async (tx) => {
    await holdBucket(tx, action);
    if (await hasAudit(tx, lately)) return;
    await insertAudit(tx, { id: auditId, admin: null, action, subject: null, now });
  });
}

/**
 * The numbers for a program that has the token (PRODUCT.md#statistics-for-a-program), rounded down; null as for
 * `showStatistics`.
 */
export async function readStatistics(
  db: Database,
  context: Omit<AuditContext, 'admin'>,
): Promise<Statistics | null> {
  await noteTokenUse(db, context);
  const statistics = await showStatistics(db, context.now);
  return statistics && forPrograms(statistics);
}

/** Counts what is too much to be counted at each look. To be run daily. */
export async function countForTheDay(db: Database, clock: () => number): Promise<void> {
  if (!(await store.hasMoreProjects(db, STATISTICS_AT_ONCE))) return;
  const now = clock();
  await store.putStatistics(db, await countAll(db), now);
}

/**
 * The names of trees that are in no list (PRODUCT.md#names-of-other-trees); a child may have written what only few
 * should read, so it is logged.
 */
export async function showOtherTrees(db: Database, context: AuditContext): Promise<OtherTrees> {
  await noteRead(db, 'list-other-trees', context);
  const { names, hasMore } = await countTreeNames(scanning(db));
  return { names: groupTreeNames(names).map((it) => ({ ...it, states: [...it.states] })), hasMore };
}
