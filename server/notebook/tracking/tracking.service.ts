import type {
  NewTrackingEntry,
  TrackingEntry,
  TrackingEntryChange,
  TrackingEntrySaved,
} from '#domain/contract/notebook/tracking.ts';
import type { Made } from '#domain/contract/platform/endpoint.ts';
import * as rules from '#domain/rules/notebook/tracking.ts';
import type { OwnProject } from '#server/gates/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { isoTime } from '#server/platform/db/timestamps.ts';
import { type Decision, decided } from '#server/platform/decision.ts';
import { idTaken, orRefuse } from '#server/platform/errors.ts';
import { trackingEntries } from './tracking.store.ts';

/**
 * Creates an entry by its rule; sent again with the same id it gives what is there (PRODUCT.md#write-once).
 * @throws AppError what the rule refuses, 'taken' when the id stands somewhere else.
 */
export async function createTrackingEntry(
  db: Queries,
  project: OwnProject,
  entry: NewTrackingEntry,
  given: { id: string; now: number },
): Promise<Made<TrackingEntry>> {
  const id = entry.id ?? given.id;
  const there = await trackingEntries.find(db, project, id);
  const result = orRefuse(rules.createTrackingEntry(there, entry, { id, now: isoTime(given.now) }));
  if (!there && !(await trackingEntries.insert(db, project, result, given.now))) throw idTaken();
  return { it: result, isNew: !there };
}

/** Decides on a change of an entry by its rule. */
export async function decideTrackingChange(
  db: Queries,
  project: OwnProject,
  id: string,
  change: TrackingEntryChange,
): Promise<Decision<TrackingEntrySaved>> {
  const there = await trackingEntries.find(db, project, id);
  const outcome = rules.changeTrackingEntry(there, change);
  return decided(there, outcome, change, (it) => trackingEntries.change(db, project, it));
}
