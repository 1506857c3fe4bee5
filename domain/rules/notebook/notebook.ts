import { PLANTING_STEP, type PlantingEntry } from '#domain/contract/notebook/planting.ts';
import type { Project } from '#domain/contract/notebook/projects.ts';
import type { Step } from '#domain/contract/notebook/steps.ts';
import { TRACKING_STEP, type TrackingEntry } from '#domain/contract/notebook/tracking.ts';
import type { TreeCheck } from '#domain/contract/notebook/tree-checks.ts';
import type { Photo } from '#domain/contract/photos/photos.ts';
import type { Species } from '#domain/contract/species/species.ts';
import type { PhotoPlace } from '#domain/rules/photos/photo.ts';
import { inPlantingOrder } from './planting.ts';
import { withDocumentation } from './planting-commands.ts';
import { STEP_TITLES } from './steps.ts';
import { inTrackingOrder } from './tracking.ts';
import { inCheckOrder } from './tree-checks.ts';

/** All that is known of a project; what is not known is undefined. */
export type Notebook = {
  readonly id: string;
  readonly project: Project | undefined;
  readonly steps: readonly Step[] | undefined;
  readonly tracking: readonly TrackingEntry[] | undefined;
  /** A planting is one of these or one of those: Save turns one of those into one of these. */
  readonly entries: readonly PlantingEntry[] | undefined;
  readonly drafts: readonly PlantingEntry[] | undefined;
  /** Checks on the planted tree in later years (PRODUCT.md#the-years-after). */
  readonly checks: readonly TreeCheck[] | undefined;
  /** The list of trees, by which a chosen one is named. */
  readonly species: readonly Species[] | undefined;
  /**
   * True when enough is known to say what a completion lacks (PRODUCT.md#what-is-checked); otherwise nothing is
   * reported missing.
   */
  readonly isWhole: boolean;
  /** ISO 8601, UTC. */
  readonly completedAt: string | null;
  /** Since when it is deleted (ISO 8601, UTC); null while it is not. */
  readonly deletedAt: string | null;
};

type Item = { readonly id: string };

/** The thing with this id in the place of the one before, or behind all. */
export function withItem<T extends Item>(items: readonly T[], item: T): T[] {
  const isThere = items.some(({ id }) => id === item.id);
  return isThere ? items.map((it) => (it.id === item.id ? item : it)) : [...items, item];
}

/** The things without the one of this id; the same list where it is none of them. */
export function without<T extends Item>(
  items: readonly T[] | undefined,
  id: string,
): readonly T[] | undefined {
  return items?.some((it) => it.id === id) ? items.filter((it) => it.id !== id) : items;
}

/** The notebook with a tracking entry in it. */
export function withTracking(notebook: Notebook, entry: TrackingEntry): Notebook {
  const list = notebook.tracking && withItem(notebook.tracking, entry);
  return { ...notebook, tracking: list?.toSorted(inTrackingOrder) };
}

/** The notebook with an answer on the planted tree in it. */
export function withTreeCheck(notebook: Notebook, check: TreeCheck): Notebook {
  const list = notebook.checks && withItem(notebook.checks, check);
  return { ...notebook, checks: list?.toSorted(inCheckOrder) };
}

/** The notebook with a planting in it, where it belongs. */
export function withPlanting(notebook: Notebook, entry: PlantingEntry): Notebook {
  const { entries, drafts } = notebook;
  if (entry.isDraft) {
    return { ...notebook, entries: without(entries, entry.id), drafts: drafts && withItem(drafts, entry) };
  }
  const list = entries && withItem(entries, entry).toSorted(inPlantingOrder);
  return { ...notebook, entries: list, drafts: without(drafts, entry.id) };
}

const EMPTY_STEPS: readonly Step[] = STEP_TITLES.map((stepTitle, index) => ({
  stepNumber: index + 1,
  stepTitle,
  isCompleted: false,
  formData: {},
  photos: [],
  revision: 0,
}));

/** The notebook of a project that is begun: there is nothing in it yet. */
export function begin(notebook: Notebook, project: Project): Notebook {
  const { steps = EMPTY_STEPS, tracking = [], entries = [], drafts = [], checks = [] } = notebook;
  const isWhole = notebook.isWhole || !notebook.project;
  return { ...notebook, project, steps, tracking, entries, drafts, checks, isWhole };
}

/** The things with what `change` makes of the photos of each; the same where it changes none. */
function withPhotosOf<T extends { readonly photos: readonly Photo[] }>(
  things: readonly T[] | undefined,
  change: (thing: T) => readonly Photo[],
): readonly T[] | undefined {
  const after = things?.map((thing) => {
    const photos = change(thing);
    return photos === thing.photos ? thing : { ...thing, photos: [...photos] };
  });
  return after?.some((it, index) => it !== things?.[index]) ? after : things;
}

/** The notebook with other photos in it: `change` is asked at each place, and gives the same list where it changes none. */
export function withPhotos(
  notebook: Notebook,
  change: (photos: readonly Photo[], place: PhotoPlace) => readonly Photo[],
): Notebook {
  const none = { trackingEntryId: null, plantingEntryId: null, treeCheckId: null };
  const ofEntry = ({ photos, id }: PlantingEntry) =>
    change(photos, { ...none, stepNumber: PLANTING_STEP, plantingEntryId: id });
  const ofPlantings = (list: Notebook['entries']) => {
    const after = withPhotosOf(list, ofEntry);
    return after === list ? list : after?.map((it) => withDocumentation(it));
  };
  return {
    ...notebook,
    steps: withPhotosOf(notebook.steps, ({ photos, stepNumber }) => change(photos, { ...none, stepNumber })),
    tracking: withPhotosOf(notebook.tracking, ({ photos, id }) =>
      change(photos, { ...none, stepNumber: TRACKING_STEP, trackingEntryId: id }),
    ),
    entries: ofPlantings(notebook.entries),
    drafts: ofPlantings(notebook.drafts),
    checks: withPhotosOf(notebook.checks, ({ photos, id }) =>
      change(photos, { ...none, stepNumber: PLANTING_STEP, treeCheckId: id }),
    ),
  };
}
