import type { Made } from '#domain/contract/endpoint.ts';
import type {
  NewTrackingEntry,
  TrackingEntry,
  TrackingEntryChange,
  TrackingEntrySaved,
} from '#domain/contract/tracking.ts';
import { answerTo } from '#domain/rules/revisions.ts';
import * as rules from '#domain/rules/tracking.ts';
import { isoTime } from '#server/db/moments.ts';
import type { Decision } from '#server/db/one-go.ts';
import type { Queries } from '#server/db/open.ts';
import { idTaken, orNotFound, orRefuse } from '#server/errors.ts';
import type { OwnProject } from '#server/projects/projects.gate.ts';
import { findTrackingEntry, insertTrackingEntry, trackingEntryChange } from './tracking.store.ts';

/**
 * Creates an entry by its rule; sent again with the same id it gives what is there (§17.3).
 * @throws AppError what the rule refuses, 'taken' when the id stands somewhere else.
 */
export async function createTrackingEntry(
  db: Queries,
  project: OwnProject,
  entry: NewTrackingEntry,
  given: { id: string; now: number },
): Promise<Made<TrackingEntry>> {
  const id = entry.id ?? given.id;
  const there = await findTrackingEntry(db, project, id);
  const it = orRefuse(rules.createTrackingEntry(there, entry, { id, now: isoTime(given.now) }));
  if (!there && !(await insertTrackingEntry(db, project, it, given.now))) throw idTaken();
  return { it, isNew: !there };
}

/**
 * Decides on a change of an entry by its rule.
 * @throws AppError what the rule refuses, 'not-found'.
 */
export async function decideTrackingChange(
  db: Queries,
  project: OwnProject,
  id: string,
  change: TrackingEntryChange,
): Promise<Decision<TrackingEntrySaved>> {
  const there = await findTrackingEntry(db, project, id);
  const after = orRefuse(rules.changeTrackingEntry(there, change));
  const write = trackingEntryChange(db, project, after.it, after.it.revision - 1);
  return { answer: answerTo(change, after), writes: [write] };
}

/** An entry for a change that was done before and is sent again: its answer may have been lost, and its conflicts with it. */
export async function trackingEntryAgain(
  db: Queries,
  project: OwnProject,
  id: string,
  change: TrackingEntryChange,
): Promise<TrackingEntrySaved> {
  const it = orNotFound(await findTrackingEntry(db, project, id));
  return answerTo(change, { it, conflicts: rules.mergeTracking(it, change).conflicts });
}
