import { uploadPlantingPhotos, uploadTrackingPhotos } from '#domain/contract/photos.ts';
import {
  changePlantingEntry,
  createPlantingEntry,
  deletePlantingEntry,
  finalizePlantingDraft,
  finishPlantingEntry,
  listPlantingDrafts,
  listPlantingEntries,
  PLANTING_STEP,
  type PlantingDraft,
  type PlantingEntry,
  type PlantingEntryChange,
  type PlantingFinish,
  savePlantingDraft,
} from '#domain/contract/planting.ts';
import { createProject } from '#domain/contract/projects.ts';
import {
  changeTrackingEntry,
  createTrackingEntry,
  deleteTrackingEntry,
  type NewTrackingEntry,
  TRACKING_STEP,
  type TrackingEntry,
  type TrackingEntryChange,
} from '#domain/contract/tracking.ts';
import { inPlantingOrder, isDocumented, withFinalPlace, withPlantingChange } from '#domain/rules/planting.ts';
import { inTrackingOrder, withTrackingChange } from '#domain/rules/tracking.ts';
import { isCallOf } from './job.ts';
import { type Laid, type Peek, queuedTime, type Read, withItem, withoutPhoto, withUpload } from './laid.ts';

/** The entries of step 4 with what waits. */
export function layOverTracking(
  entries: readonly TrackingEntry[] | undefined,
  { params }: Read,
  laid: readonly Laid[],
): readonly TrackingEntry[] | undefined {
  const after = laid.reduce<readonly TrackingEntry[] | undefined>((list, it) => {
    if (!list) return isStartOf(it, params.projectId) ? [] : list;
    const { job } = it;
    if (isCallOf(job, createTrackingEntry) && job.params.projectId === params.projectId) {
      const isThere = list.some(({ id }) => id === job.about);
      return isThere && !it.answer ? list : withItem(list, newTrackingEntry(it));
    }
    if (isCallOf(job, deleteTrackingEntry)) return without(list, job.about);
    const id = isCallOf(job, uploadTrackingPhotos) ? job.params.entryId : job.about;
    const entry = list.find((one) => one.id === id);
    return entry ? withItem(list, changedTrackingEntry(entry, it)) : withoutPhoto(list, it);
  }, entries);
  return after === entries ? entries : after?.toSorted(inTrackingOrder);
}

/** A project that was begun on this device has nothing before its first entry. */
function isStartOf({ job }: Laid, projectId: unknown): boolean {
  return isCallOf(job, createProject) && job.about === projectId;
}

function without<T extends { readonly id: string }>(list: readonly T[], id: string): readonly T[] {
  return list.some((it) => it.id === id) ? list.filter((it) => it.id !== id) : list;
}

function newTrackingEntry({ job, answer }: Laid): TrackingEntry {
  if (answer) return withoutConflicts(answer as TrackingEntry);
  const { observedAt = '', ...body } = job.body as Partial<NewTrackingEntry>;
  return {
    notes: '',
    addedWater: false,
    changedWater: false,
    noticedRootGrowth: false,
    timeSpent: null,
    isDraft: true,
    ...body,
    id: job.about,
    stepNumber: TRACKING_STEP,
    observedAt,
    createdAt: queuedTime(job),
    photos: [],
    revision: 0,
  };
}

/** What was contested in one save is no matter of the entry. */
function withoutConflicts<T extends { readonly id: string }>(saved: T): T {
  const { conflicts: _, ...entry } = saved as T & { conflicts?: unknown };
  return entry as unknown as T;
}

function changedTrackingEntry(entry: TrackingEntry, it: Laid): TrackingEntry {
  const { job, answer } = it;
  if (isCallOf(job, uploadTrackingPhotos)) {
    const place = { stepNumber: TRACKING_STEP, trackingEntryId: entry.id, plantingEntryId: null };
    return { ...entry, photos: withUpload(entry.photos, it, place) };
  }
  if (!isCallOf(job, changeTrackingEntry)) return entry;
  if (answer) return withoutConflicts(answer as TrackingEntry);
  return withTrackingChange(entry, job.body as TrackingEntryChange);
}

/** What was planted, and the drafts: Save turns one of these into one of those. */
type Plantings = { readonly entries: readonly PlantingEntry[]; readonly drafts: readonly PlantingEntry[] };

/** The finished entries of step 5 with what waits. */
export function layOverPlantings(
  entries: readonly PlantingEntry[] | undefined,
  read: Read,
  laid: readonly Laid[],
  peek: Peek,
) {
  const drafts = (peek(listPlantingDrafts.path, read.params) ?? []) as PlantingEntry[];
  const after = layOver(entries && { entries, drafts }, read, laid)?.entries;
  return after === entries ? entries : after?.toSorted(inPlantingOrder);
}

/** The plantings that are being written, with what waits. */
export function layOverDrafts(
  drafts: readonly PlantingEntry[] | undefined,
  read: Read,
  laid: readonly Laid[],
  peek: Peek,
) {
  const entries = (peek(listPlantingEntries.path, read.params) ?? []) as PlantingEntry[];
  const after = layOver(drafts && { entries, drafts }, read, laid);
  // Read a moment before the page that was left made an entry of it (§4, §15.3).
  const isPlanted = ({ id }: PlantingEntry) => after?.entries.some((entry) => entry.id === id);
  return after?.drafts.some(isPlanted) ? after.drafts.filter((it) => !isPlanted(it)) : after?.drafts;
}

function layOver(
  plantings: Plantings | undefined,
  { params }: Read,
  laid: readonly Laid[],
): Plantings | undefined {
  return laid.reduce<Plantings | undefined>((before, it) => {
    if (!before) return isStartOf(it, params.projectId) ? { entries: [], drafts: [] } : before;
    const { job } = it;
    if (isCallOf(job, deletePlantingEntry)) {
      return { entries: without(before.entries, job.about), drafts: without(before.drafts, job.about) };
    }
    if (job.params.projectId === params.projectId) {
      if (isCallOf(job, savePlantingDraft)) return withDraft(before, it);
      if (isCallOf(job, finalizePlantingDraft) || isCallOf(job, createPlantingEntry))
        return withEntry(before, it);
    }
    return changedPlantings(before, it);
  }, plantings);
}

const NOWHERE = { isCompleted: false, finalPlantingLocation: null, finalPlantingDate: null } as const;

function emptyPlanting({ job }: Laid): PlantingEntry {
  return {
    id: job.about,
    plantingLocation: '',
    plantingType: 'permanent',
    plantingDate: queuedTime(job).slice(0, 10),
    notes: '',
    timeSpent: null,
    stepNumber: PLANTING_STEP,
    isDocumented: false,
    isDraft: true,
    createdAt: queuedTime(job),
    photos: [],
    revision: 0,
    ...NOWHERE,
  };
}

/** What is written into a draft that has become an entry meanwhile changes that entry (§15.3). */
function withDraft({ entries, drafts }: Plantings, it: Laid): Plantings {
  const { about } = it.job;
  const answer = it.answer ? withoutConflicts(it.answer as PlantingEntry) : undefined;
  const planted = entries.find(({ id }) => id === about);
  if (answer && !answer.isDraft)
    return { entries: withItem(entries, answer), drafts: without(drafts, about) };
  if (answer) return planted ? { entries, drafts } : { entries, drafts: withItem(drafts, answer) };
  const { plantingLocation, ...rest } = it.job.body as PlantingDraft;
  const change = { ...rest, ...(plantingLocation && { plantingLocation }) };
  if (planted) return { entries: withItem(entries, checked(withChange(planted, change))), drafts };
  const draft = drafts.find(({ id }) => id === about) ?? emptyPlanting(it);
  const changed = withPlantingChange(draft, {
    ...rest,
    ...(plantingLocation !== undefined && { plantingLocation }),
  });
  return { entries, drafts: withItem(drafts, checked(changed)) };
}

function withEntry({ entries, drafts }: Plantings, it: Laid): Plantings {
  const { about } = it.job;
  const draft = drafts.find(({ id }) => id === about);
  const left = without(drafts, about);
  const before = entries.find(({ id }) => id === about);
  if (it.answer) {
    return { entries: withItem(entries, withoutConflicts(it.answer as PlantingEntry)), drafts: left };
  }
  const change = it.job.body as PlantingDraft;
  if (before) return { entries: withItem(entries, checked(withChange(before, change))), drafts: left };
  const entry = withPlantingChange(draft ?? emptyPlanting(it), change);
  const finished = checked({ ...entry, isDraft: false, ...withFinalPlace(entry, null) });
  return { entries: withItem(entries, finished), drafts: left };
}

function changedPlantings({ entries, drafts }: Plantings, it: Laid): Plantings {
  const { job } = it;
  const id = isCallOf(job, uploadPlantingPhotos) ? job.params.entryId : job.about;
  const [entry, draft] = [entries, drafts].map((list) => list.find((one) => one.id === id));
  if (draft) return { entries, drafts: withItem(drafts, checked(changedPlanting(draft, it))) };
  if (entry) return { entries: withItem(entries, checked(changedPlanting(entry, it))), drafts };
  const [left, leftDrafts] = [withoutPhoto(entries, it), withoutPhoto(drafts, it)];
  return {
    entries: left === entries ? entries : left.map(checked),
    drafts: leftDrafts === drafts ? drafts : leftDrafts.map(checked),
  };
}

function changedPlanting(entry: PlantingEntry, it: Laid): PlantingEntry {
  const { job, answer } = it;
  if (isCallOf(job, uploadPlantingPhotos)) {
    const place = { stepNumber: PLANTING_STEP, trackingEntryId: null, plantingEntryId: entry.id };
    return { ...entry, photos: withUpload(entry.photos, it, place) };
  }
  if (answer) return withoutConflicts(answer as PlantingEntry);
  if (isCallOf(job, changePlantingEntry)) return withChange(entry, job.body as PlantingEntryChange);
  if (!isCallOf(job, finishPlantingEntry)) return entry;
  const { finalPlantingLocation, finalPlantingDate, notes = entry.notes } = job.body as PlantingFinish;
  return { ...entry, finalPlantingLocation, finalPlantingDate, notes, isCompleted: true };
}

function withChange(entry: PlantingEntry, change: PlantingEntryChange): PlantingEntry {
  const changed = withPlantingChange(entry, change);
  const place = entry.isDraft
    ? NOWHERE
    : withFinalPlace(changed, { ...changed, plantingType: entry.plantingType });
  return { ...changed, ...place };
}

/** §15.2: whether an entry is documented follows from what it has. */
function checked(entry: PlantingEntry): PlantingEntry {
  const kinds = entry.photos.map((photo) => photo.kind);
  return { ...entry, isDocumented: isDocumented({ ...entry, kinds }) };
}
