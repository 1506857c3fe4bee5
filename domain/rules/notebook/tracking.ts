import {
  type NewTrackingEntry,
  TRACKING_STEP,
  type TrackingEntry,
  type TrackingEntryChange,
} from '#domain/contract/notebook/tracking.ts';
import { LOOK, type Written } from '#domain/contract/notebook/written-fields.ts';
import * as sentences from '#domain/rules/notebook/sentences.ts';
import { inchesText } from '#domain/rules/platform/inches.ts';
import { type Given, notThere, Refused } from '#domain/rules/platform/refused.ts';
import { type Merge, mergeFields, type Saved, type Stored } from '#domain/rules/platform/revisions.ts';
import { byCharacters } from '#domain/rules/platform/text.ts';
import { holdsNothing, writtenOf } from './written.ts';

export const NOTES_REQUIRED_TITLE = 'Notes required';

/** The written fields of a look at the cuttings; each is merged by itself (PRODUCT.md#two-devices). */
export type Observation = Written<typeof LOOK>;

/** PRODUCT.md#drafts-of-entries: an entry can be completed once its notes are not blank. */
export function hasNotes(entry: Pick<Observation, 'notes'>): boolean {
  return entry.notes.trim() !== '';
}

/**
 * PRODUCT.md#drafts-of-entries: what an auto-save sends as isDraft: finished once there are notes and at least one of
 * the three activities.
 */
export function staysDraft(
  entry: Pick<Observation, 'notes' | 'addedWater' | 'changedWater' | 'noticedRootGrowth'>,
): boolean {
  return !(hasNotes(entry) && (entry.addedWater || entry.changedWater || entry.noticedRootGrowth));
}

/** True for an entry that the child finished; auto-save leaves drafts. */
export function isFinishedByHand(entry: Observation & Pick<TrackingEntry, 'isDraft'>): boolean {
  return !entry.isDraft && staysDraft(entry);
}

/** True when the child has only set the time of an entry. */
export function isEmptyEntry(entry: Observation & Pick<TrackingEntry, 'photos'>): boolean {
  return holdsNothing(LOOK, entry) && entry.photos.length === 0;
}

/** The draft that is finished next: the newest that holds something. */
export function draftToFinish<E extends TrackingEntry>(entries: readonly E[]): E | undefined {
  return entries.filter((entry) => entry.isDraft && !isEmptyEntry(entry)).toSorted(inTrackingOrder)[0];
}

/** The fields of a look that can show roots. */
export type RootSigns = 'noticedRootGrowth' | 'cuttingsWithRoots' | 'longestRootInches';
/** True when the child reports roots by the tick, the count or a measure. */
export function showsRoots(entry: Pick<Observation, RootSigns>): boolean {
  return entry.noticedRootGrowth || (entry.cuttingsWithRoots ?? 0) > 0 || (entry.longestRootInches ?? 0) > 0;
}

/** True when this finished entry is the only one that shows roots. */
export function sawFirstRoot(entries: readonly TrackingEntry[], id: string): boolean {
  const rooted = entries.filter((entry) => !entry.isDraft && showsRoots(entry));
  return rooted.length === 1 && rooted[0]?.id === id;
}

/** Counts and measures of a look. */
export type Counts = Partial<Pick<Observation, 'cuttingsAlive' | 'cuttingsWithRoots' | 'longestRootInches'>>;
/** '7 cuttings alive, 2 with roots, the longest root 1 ¼ in'; empty where nobody counted or measured. */
export function countedText({ longestRootInches, ...counts }: Counts): string {
  const longest = longestRootInches ?? null;
  const counted = countsText(counts);
  // In one piece at any width: '1' alone at the end of a line would be another length.
  const inches = longest === null ? '' : inchesText(longest).replaceAll(' ', '\u00a0');
  const measured = inches && `${counted ? ', the l' : 'L'}ongest root ${inches}`;
  return counted + measured;
}

function countsText({ cuttingsAlive, cuttingsWithRoots }: Counts): string {
  const alive = cuttingsAlive ?? null;
  const rooted = cuttingsWithRoots ?? null;
  const cuttings = (count: number) => `${count} ${count === 1 ? 'cutting' : 'cuttings'}`;
  if (alive === null) return rooted === null ? '' : `${cuttings(rooted)} with roots`;
  return `${cuttings(alive)} alive${rooted === null ? '' : `, ${rooted} with roots`}`;
}

export type StoredTrackingEntry = Stored<TrackingEntry>;

function notesRequired(): Refused {
  return new Refused('invalid', sentences.notesMissing, 'notes');
}

/**
 * Creates an entry, usually an empty draft (PRODUCT.md#drafts-of-entries). Sent again it gives what is there
 * (PRODUCT.md#write-once). Refused when it is finished without notes.
 */
export function createTrackingEntry(
  there: StoredTrackingEntry | undefined,
  entry: NewTrackingEntry,
  { id, now }: Given,
): StoredTrackingEntry | Refused {
  if (!entry.isDraft && !hasNotes(entry)) return notesRequired();
  if (there) return there;
  return {
    ...writtenOf(LOOK, entry),
    id,
    stepNumber: TRACKING_STEP,
    isDraft: entry.isDraft,
    observedAt: entry.observedAt ?? now.slice(0, 'YYYY-MM-DDTHH:mm'.length),
    createdAt: now,
    photos: [],
    revision: 0,
    fieldRevisions: {},
  };
}

/** Merges a change into the observation of an entry. */
function mergeTracking(there: StoredTrackingEntry, change: TrackingEntryChange): Merge<Observation> {
  return mergeFields({ ...there, fields: writtenOf(LOOK, there) }, writtenOf(LOOK, change), change);
}

function isUntouchedSince(there: StoredTrackingEntry, { revision }: TrackingEntryChange): boolean {
  return there.isDraft && isEmptyEntry(there) && there.revision === (revision ?? there.revision);
}

/**
 * Changes an entry, field by field (PRODUCT.md#two-devices). A finished one never becomes a draft again, and never
 * loses its notes (PRODUCT.md#drafts-of-entries). Refused when it would be finished without notes.
 */
export function changeTrackingEntry(
  there: StoredTrackingEntry | undefined,
  change: TrackingEntryChange,
): Saved<StoredTrackingEntry> | Refused {
  if (!there) return notThere();
  if (change.ifUntouched && !isUntouchedSince(there, change)) return { it: there, conflicts: [] };
  const { fields, conflicts, revision, fieldRevisions } = mergeTracking(there, change);
  const isDraft = there.isDraft && (change.isDraft ?? true);
  if (!isDraft && !hasNotes(fields)) return notesRequired();
  return { it: { ...there, ...fields, isDraft, revision, fieldRevisions }, conflicts };
}

type InTime = Pick<TrackingEntry, 'observedAt' | 'createdAt'>;

/** The newest observation first. */
export function inTrackingOrder(a: InTime, b: InTime): number {
  return byCharacters(b.observedAt, a.observedAt) || byCharacters(b.createdAt, a.createdAt);
}
