import { uploadPlantingPhotos, uploadTrackingPhotos } from '#domain/contract/photos.ts';
import {
  changePlantingEntry,
  createPlantingEntry,
  deletePlantingEntry,
  finalizePlantingDraft,
  finishPlantingEntry,
  getPlantingDraft,
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
  if (answer) return answer as TrackingEntry;
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
  };
}

function changedTrackingEntry(entry: TrackingEntry, it: Laid): TrackingEntry {
  const { job, answer } = it;
  if (isCallOf(job, uploadTrackingPhotos)) {
    const place = { stepNumber: TRACKING_STEP, trackingEntryId: entry.id, plantingEntryId: null };
    return { ...entry, photos: withUpload(entry.photos, it, place) };
  }
  if (!isCallOf(job, changeTrackingEntry)) return entry;
  return answer ? (answer as TrackingEntry) : withTrackingChange(entry, job.body as TrackingEntryChange);
}

/** What was planted, and the draft: Save turns the one into the other. */
type Plantings = { readonly entries: readonly PlantingEntry[]; readonly draft: PlantingEntry | null };

/** The finished entries of step 5 with what waits. */
export function layOverPlantings(
  entries: readonly PlantingEntry[] | undefined,
  read: Read,
  laid: readonly Laid[],
  peek: Peek,
) {
  const draft = (peek(getPlantingDraft.path, read.params) ?? null) as PlantingEntry | null;
  const after = layOver(entries && { entries, draft }, read, laid)?.entries;
  return after === entries ? entries : after?.toSorted(inPlantingOrder);
}

/** The planting that is being written, with what waits; null when there is none. */
export function layOverDraft(
  draft: PlantingEntry | null | undefined,
  read: Read,
  laid: readonly Laid[],
  peek: Peek,
) {
  const entries = (peek(listPlantingEntries.path, read.params) ?? []) as PlantingEntry[];
  const after = layOver(draft === undefined ? undefined : { entries, draft }, read, laid);
  if (!after?.draft) return after?.draft;
  // Read a moment before the page that was left made an entry of it (§4, RULINGS 37).
  const { id } = after.draft;
  return after.entries.some((entry) => entry.id === id) ? null : after.draft;
}

function layOver(
  plantings: Plantings | undefined,
  { params }: Read,
  laid: readonly Laid[],
): Plantings | undefined {
  return laid.reduce<Plantings | undefined>((before, it) => {
    if (!before) return isStartOf(it, params.projectId) ? { entries: [], draft: null } : before;
    const { job } = it;
    if (isCallOf(job, deletePlantingEntry)) {
      const draft = before.draft?.id === job.about ? null : before.draft;
      return { entries: without(before.entries, job.about), draft };
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
    ...NOWHERE,
  };
}

/** A draft whose entry was finished meanwhile does not come back (RULINGS 37). */
function withDraft({ entries, draft }: Plantings, it: Laid): Plantings {
  const answer = it.answer as PlantingEntry | undefined;
  if (entries.some(({ id }) => id === it.job.about) || answer?.isDraft === false) return { entries, draft };
  if (answer) return { entries, draft: answer };
  const { id: _, ...change } = it.job.body as PlantingDraft;
  return { entries, draft: checked(withPlantingChange(draft ?? emptyPlanting(it), change)) };
}

function withEntry({ entries, draft }: Plantings, it: Laid): Plantings {
  const isOfDraft = draft?.id === it.job.about;
  const left = isOfDraft ? null : draft;
  const before = entries.find(({ id }) => id === it.job.about);
  if (it.answer) return { entries: withItem(entries, it.answer as PlantingEntry), draft: left };
  if (before) return { entries, draft: left };
  const { id: _, ...change } = it.job.body as PlantingDraft;
  const entry = withPlantingChange(isOfDraft ? draft : emptyPlanting(it), change);
  const finished = checked({ ...entry, isDraft: false, ...withFinalPlace(entry, null) });
  return { entries: withItem(entries, finished), draft: left };
}

function changedPlantings({ entries, draft }: Plantings, it: Laid): Plantings {
  const { job } = it;
  const id = isCallOf(job, uploadPlantingPhotos) ? job.params.entryId : job.about;
  if (draft?.id === id && draft) return { entries, draft: checked(changedPlanting(draft, it)) };
  const entry = entries.find((one) => one.id === id);
  if (entry) return { entries: withItem(entries, checked(changedPlanting(entry, it))), draft };
  const [left, leftDraft] = [withoutPhoto(entries, it), withoutPhoto(draft ? [draft] : [], it)];
  return { entries: left === entries ? entries : left.map(checked), draft: leftDraft[0] ?? null };
}

function changedPlanting(entry: PlantingEntry, it: Laid): PlantingEntry {
  const { job, answer } = it;
  if (isCallOf(job, uploadPlantingPhotos)) {
    const place = { stepNumber: PLANTING_STEP, trackingEntryId: null, plantingEntryId: entry.id };
    return { ...entry, photos: withUpload(entry.photos, it, place) };
  }
  if (answer) return answer as PlantingEntry;
  if (isCallOf(job, changePlantingEntry)) {
    const changed = withPlantingChange(entry, job.body as PlantingEntryChange);
    return { ...changed, ...(entry.isDraft ? NOWHERE : withFinalPlace(changed, entry)) };
  }
  if (!isCallOf(job, finishPlantingEntry)) return entry;
  const finish = job.body as PlantingFinish;
  return { ...entry, ...finish, notes: finish.notes ?? entry.notes, isCompleted: true };
}

/** RULINGS 36: whether an entry is documented follows from what it has. */
function checked(entry: PlantingEntry): PlantingEntry {
  const kinds = entry.photos.map((photo) => photo.kind);
  return { ...entry, isDocumented: isDocumented({ ...entry, kinds }) };
}
