import type { TrackingEntry, TrackingEntryChange } from '../contract/tracking.ts';

export const NOTES_REQUIRED_TITLE = 'Notes required';
export const NOTES_REQUIRED_SENTENCE = 'Please add some notes about your observations';

/** What a child writes of a look at the cuttings; each of it is merged for itself (§12.11). */
export type Observation = Pick<
  TrackingEntry,
  'notes' | 'addedWater' | 'changedWater' | 'noticedRootGrowth' | 'timeSpent' | 'observedAt'
>;

/** The observation of an entry, or of a change to one: nothing else of it. */
export function observationOf<T extends Partial<Observation>>({
  notes,
  addedWater,
  changedWater,
  noticedRootGrowth,
  timeSpent,
  observedAt,
}: T): Pick<T, keyof Observation & keyof T> {
  const all = { notes, addedWater, changedWater, noticedRootGrowth, timeSpent, observedAt };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as never;
}

/** §5: an entry can be completed once its notes are not blank. */
export function hasNotes(entry: Pick<Observation, 'notes'>): boolean {
  return entry.notes.trim() !== '';
}

/** §4: what an auto-save sends as isDraft: finished once there are notes and at least one of the three activities. */
export function staysDraft(
  entry: Pick<Observation, 'notes' | 'addedWater' | 'changedWater' | 'noticedRootGrowth'>,
): boolean {
  return !(hasNotes(entry) && (entry.addedWater || entry.changedWater || entry.noticedRootGrowth));
}

/** An entry with the fields of a change; a finished one never becomes a draft again (§15.1). */
export function withTrackingChange(entry: TrackingEntry, change: TrackingEntryChange): TrackingEntry {
  const isDraft = entry.isDraft && (change.isDraft ?? true);
  return { ...entry, ...observationOf(change), isDraft };
}

/** The newest observation first. */
export function inTrackingOrder(a: TrackingEntry, b: TrackingEntry): number {
  return byTextDown(a.observedAt, b.observedAt) || byTextDown(a.createdAt, b.createdAt);
}

function byTextDown(a: string, b: string): number {
  return a < b ? 1 : -Number(a > b);
}
