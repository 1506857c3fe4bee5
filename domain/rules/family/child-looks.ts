/** A child's work as a list of looks, as the parent's page shows it (PRODUCT.md#what-stands-on-the-page). */
import type { ChildProject } from '#domain/contract/family/parent.ts';
import type { Moment } from '#domain/contract/notebook/projects.ts';
import type { TreeCheck } from '#domain/contract/notebook/tree-checks.ts';
import type { Photo } from '#domain/contract/photos/photos.ts';
import { isEmptyEntry } from '#domain/rules/notebook/tracking.ts';
import { photoTime } from '#domain/rules/photos/photo-time.ts';
import { beginningOf, byMoment, timelineOf } from '#domain/rules/report/timeline.ts';

/** The subject of a look: a moment of growth, a check on a planted tree, or a step's photos with its harvest. */
export type LookAbout =
  | { readonly moment: Moment }
  | { readonly check: TreeCheck }
  | { readonly stepNumber: number; readonly harvest?: Moment | undefined };

/** One thing that a child wrote or photographed. */
export type ChildLook = {
  readonly id: string;
  /** The kind that a deletion takes; photos of a step stand alone. */
  readonly kind: 'entry' | 'planting' | 'check' | 'photos';
  /** True while the child still writes it. */
  readonly isDraft: boolean;
  readonly projectName: string;
  /** The child's own day, as typed. */
  readonly at: string;
  readonly about: LookAbout;
  /** The one that came last first. */
  readonly photos: readonly Photo[];
  /** When the newest of it came here. */
  readonly cameAt: string;
};

const HARVEST_STEP = 3;

type Work = Pick<ChildProject, 'project' | 'summary' | 'trackingEntries' | 'plantingEntries' | 'treeChecks'>;

const lastFirst = (photos: readonly Photo[]) =>
  photos.toSorted((a, b) => (a.uploadedAt < b.uploadedAt ? 1 : -1));

const newestOf = (times: readonly string[]) => times.reduce((newest, it) => (it > newest ? it : newest), '');

const cameWith = (createdAt: string, photos: readonly Photo[]) =>
  newestOf([createdAt, ...photos.map(({ uploadedAt }) => uploadedAt)]);

/** All that a child did in some projects, the newest day first: what is still being written too, once something is in it. */
export function looksOf(works: readonly Work[]): ChildLook[] {
  return works
    .flatMap((work) => {
      const looks = written(work);
      return [...looks, ...photosOfSteps(work, new Set(looks.map(({ id }) => id)))];
    })
    .toSorted((a, b) => byMoment(b, a) || (a.cameAt < b.cameAt ? 1 : -1));
}

/** Returns the moments of each entry; for a draft those that will be told once it is finished. */
function momentsOf({ summary, trackingEntries, plantingEntries }: Work) {
  const drafts = timelineOf({
    ...{ steps: [], photos: [] },
    trackingEntries: trackingEntries.map((entry) => ({ ...entry, isDraft: false })),
    plantingEntries: plantingEntries.map((entry) => ({ ...entry, isDraft: false })),
  });
  return new Map([...drafts, ...summary.timeline].map((moment) => [moment.id, moment]));
}

const isEmptyPlanting = ({ plantingLocation, notes, photos }: Work['plantingEntries'][number]) =>
  plantingLocation.trim() === '' && notes.trim() === '' && photos.length === 0;

function written(work: Work): ChildLook[] {
  const { project, trackingEntries, plantingEntries, treeChecks } = work;
  const projectName = project.name;
  const moments = momentsOf(work);
  const entries = [
    ...trackingEntries
      .filter((entry) => !entry.isDraft || !isEmptyEntry(entry))
      .map((entry) => ({ entry, kind: 'entry' as const })),
    ...plantingEntries
      .filter((entry) => !entry.isDraft || !isEmptyPlanting(entry))
      .map((entry) => ({ entry, kind: 'planting' as const })),
  ].flatMap(({ entry, kind }): ChildLook[] => {
    const moment = moments.get(entry.id);
    if (!moment) return [];
    const photos = lastFirst(entry.photos);
    return [
      {
        ...{ id: entry.id, kind, isDraft: entry.isDraft, projectName, about: { moment }, photos },
        // A planting that is still being written may have no day yet.
        at: moment.at || entry.createdAt.slice(0, 10),
        cameAt: cameWith(entry.createdAt, photos),
      },
    ];
  });
  const checks = treeChecks.map((check): ChildLook => {
    const photos = lastFirst(check.photos);
    const cameAt = cameWith(check.createdAt, photos);
    return {
      ...{ id: check.id, kind: 'check', isDraft: false, projectName, at: check.checkedOn },
      ...{ about: { check }, photos, cameAt },
    };
  });
  return [...entries, ...checks];
}

/** The photos of each step that belong to no look; and what is told without one. */
function photosOfSteps({ project, summary }: Work, looks: ReadonlySet<string>): ChildLook[] {
  const { timeline } = summary;
  const began = beginningOf(project.createdAt, timeline);
  const own = summary.photos.filter(
    ({ trackingEntryId, plantingEntryId, treeCheckId }) =>
      !treeCheckId && !looks.has(trackingEntryId ?? plantingEntryId ?? ''),
  );
  const harvest = timeline.find(({ kind }) => kind === 'harvest');
  const isPictured = own.some(({ stepNumber }) => stepNumber === HARVEST_STEP);
  const steps = [...Map.groupBy(own, ({ stepNumber }) => stepNumber)].flatMap(
    ([stepNumber, ofStep]): ChildLook[] => {
      const photos = lastFirst(ofStep);
      const [newest] = photos;
      if (!newest) return [];
      return [
        {
          ...{ id: `${project.id} ${stepNumber}`, kind: 'photos', isDraft: false, projectName: project.name },
          ...{ at: photoTime(newest, began).slice(0, 10), photos, cameAt: newest.uploadedAt },
          about: stepNumber === HARVEST_STEP ? { stepNumber, harvest } : { stepNumber },
        },
      ];
    },
  );
  // When such words came here is not known: they are told after what is new.
  const told = timeline
    .filter(({ kind }) => kind === 'move' || (kind === 'harvest' && !isPictured))
    .map((moment): ChildLook => {
      const look = { id: `${project.id} ${moment.id}`, kind: 'photos', projectName: project.name } as const;
      return { ...look, isDraft: false, at: moment.at, about: { moment }, photos: [], cameAt: '' };
    });
  return [...steps, ...told];
}

/** Looks shown before the others are unfolded. */
const LOOKS_SHOWN = 3;

/**
 * Splits looks into those shown at once and those folded: new ones since the last visit first, otherwise the latest.
 */
export function sinceLastVisit(
  looks: readonly ChildLook[],
  lastVisitAt: string | null,
): { fresh: number; shown: ChildLook[]; folded: ChildLook[] } {
  const isFresh = ({ cameAt }: ChildLook) => lastVisitAt !== null && cameAt > lastVisitAt;
  // A few words still being written must not push a photo out of the first view.
  const isBegun = ({ isDraft, photos }: ChildLook) => isDraft && photos.length === 0;
  const known = looks.filter((look) => !isFresh(look));
  const ordered = [
    ...looks.filter(isFresh),
    ...known.filter((look) => !isBegun(look)),
    ...known.filter(isBegun),
  ];
  const fresh = looks.filter(isFresh).length;
  // Whoever came before and finds nothing new has seen the others.
  const count = lastVisitAt === null ? LOOKS_SHOWN : Math.min(Math.max(fresh, 1), LOOKS_SHOWN);
  return { fresh, shown: ordered.slice(0, count), folded: ordered.slice(count) };
}
