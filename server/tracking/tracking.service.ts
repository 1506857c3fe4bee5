import type { Made } from '#domain/contract/endpoint.ts';
import type {
  NewTrackingEntry,
  TrackingEntry,
  TrackingEntryChange,
  TrackingEntrySaved,
} from '#domain/contract/tracking.ts';
import { mergeFields, saysOrigin } from '#domain/rules/revisions.ts';
import { hasNotes, NOTES_REQUIRED_SENTENCE, observationOf } from '#domain/rules/tracking.ts';
import { utcLocalDateTime } from '#server/db/moments.ts';
import type { Queries } from '#server/db/open.ts';
import { AppError, idTaken, notFound } from '#server/errors.ts';
import type { OwnProject } from '#server/projects/projects.gate.ts';
import {
  findTrackingEntry,
  insertTrackingEntry,
  type StoredTrackingEntry,
  updateTrackingEntry,
} from './tracking.store.ts';

function notesRequired(): AppError {
  return new AppError('invalid', NOTES_REQUIRED_SENTENCE, { fields: { notes: NOTES_REQUIRED_SENTENCE } });
}

async function mustFind(db: Queries, project: OwnProject, id: string): Promise<StoredTrackingEntry> {
  const entry = await findTrackingEntry(db, project, id);
  if (!entry) throw notFound();
  return entry;
}

/**
 * Creates an entry, usually an empty draft (§4). Sent again with the same id it gives what is there (§17.3).
 * @throws AppError 'invalid' when it is finished without notes, 'taken' when the id stands somewhere else.
 */
export async function createTrackingEntry(
  db: Queries,
  project: OwnProject,
  entry: NewTrackingEntry,
  given: { id: string; now: number },
): Promise<Made<TrackingEntry>> {
  if (!entry.isDraft && !hasNotes(entry)) throw notesRequired();
  const id = entry.id ?? given.id;
  const observedAt = entry.observedAt ?? utcLocalDateTime(given.now);
  const isNew = await insertTrackingEntry(db, project, { ...entry, id, observedAt, createdAt: given.now });
  const it = await findTrackingEntry(db, project, id);
  if (!it) throw idTaken();
  return { it, isNew };
}

/**
 * Changes an entry, field by field (§12.11). A finished one never becomes a draft again, and never loses its notes
 * (§4, §5, §15.1). To be run in a transaction that holds the project.
 * @returns the entry as it is then, and the fields that keep what another device wrote.
 * @throws AppError 'invalid' when it would be finished without notes, 'not-found'.
 */
export async function changeTrackingEntry(
  db: Queries,
  project: OwnProject,
  id: string,
  change: TrackingEntryChange,
): Promise<TrackingEntrySaved> {
  const before = await mustFind(db, project, id);
  const isDraft = before.isDraft && (change.isDraft ?? true);
  const { conflicts, ...merged } = merge(before, change);
  if (!isDraft && !hasNotes(merged.fields)) throw notesRequired();
  await updateTrackingEntry(db, project, id, { ...merged, isDraft });
  return saved(await mustFind(db, project, id), change, conflicts);
}

function merge(before: StoredTrackingEntry, change: TrackingEntryChange) {
  return mergeFields({ ...before, fields: observationOf(before) }, observationOf(change), change);
}

function saved(
  entry: TrackingEntry,
  change: TrackingEntryChange,
  conflicts: readonly string[],
): TrackingEntrySaved {
  return saysOrigin(change) ? { ...entry, conflicts: [...conflicts] } : entry;
}

/** An entry for a save that was done before and is sent again: its answer may have been lost, and its conflicts with it. */
export function entryAsItStands(entry: StoredTrackingEntry, change: TrackingEntryChange): TrackingEntrySaved {
  return saved(entry, change, merge(entry, change).conflicts);
}
