/**
 * Drafts that were opened and left empty go by the clock (PRODUCT.md#one-place-deletes); nobody has written anything in
 * them.
 */
import { EMPTY_PLANTING_KEPT_MS } from '#domain/limits.ts';
import { RETENTION } from '#domain/rules/keeping/retention.ts';
import { appendDeletion, type JobDependencies, keepDeletionsBeside } from '#server/deletions/exports.ts';
import { emptyPlantingDrafts, emptyTrackingDrafts } from '#server/notebook/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';

type Ended = readonly (readonly [what: string, count: number])[];

const TRACKING = 'tracking drafts without anything in them';
const PLANTING = 'planting drafts without anything in them';
/** They are many, and there is nothing in them to delete again: one note tells of all that go at once. */
const SUBJECT = 'drafts';

function endedAt(now: number) {
  return {
    tracking: emptyTrackingDrafts(now - RETENTION.emptyDrafts.kept),
    planting: emptyPlantingDrafts(now - EMPTY_PLANTING_KEPT_MS),
  };
}

/** Deletes the drafts that stayed empty for long enough. */
export async function endEmptyDrafts(dependencies: JobDependencies): Promise<Ended> {
  const { db, clock, newId } = dependencies;
  const now = clock();
  const ended = endedAt(now);
  const counts = await inTransaction(db, async (tx) => {
    const trackingEntries = await ended.tracking.forget(tx);
    const plantingEntries = await ended.planting.forget(tx);
    const gone = { trackingEntries, plantingEntries };
    const note = { id: newId(), happenedAt: now, subject: SUBJECT, reason: 'emptyDrafts' } as const;
    if (trackingEntries + plantingEntries > 0)
      await appendDeletion(tx, { ...note, counts: gone, fileNames: [] });
    return gone;
  });
  await keepDeletionsBeside(dependencies);
  return [
    [TRACKING, counts.trackingEntries],
    [PLANTING, counts.plantingEntries],
  ];
}

/** Counts what `endEmptyDrafts` would delete; it only reads. */
export async function countEmptyDrafts(db: Queries, now: number): Promise<Ended> {
  const ended = endedAt(now);
  return [
    [TRACKING, await ended.tracking.count(db)],
    [PLANTING, await ended.planting.count(db)],
  ];
}
