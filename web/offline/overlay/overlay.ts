import {
  listPlantingDrafts,
  listPlantingEntries,
  type PlantingEntry,
} from '#domain/contract/notebook/planting.ts';
import {
  type CompletionSummary,
  createProject,
  getCompletionSummary,
  getProject,
  type ListedProject,
  listProjects,
  type Project,
} from '#domain/contract/notebook/projects.ts';
import { listSteps, type Step } from '#domain/contract/notebook/steps.ts';
import { listTrackingEntries, type TrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { listTreeChecks, type TreeCheck } from '#domain/contract/notebook/tree-checks.ts';
import { type Species, searchSpecies } from '#domain/contract/species/species.ts';
import { listReviews, type Reviews } from '#domain/contract/troop/reviews.ts';
import type { Notebook } from '#domain/rules/notebook/notebook.ts';
import { inTimeOrder } from '#domain/rules/photos/photo-time.ts';
import { byCharacters } from '#domain/rules/platform/text.ts';
import { summarize } from '#domain/rules/report/summary.ts';
import { beginningOf, timelineOf } from '#domain/rules/report/timeline.ts';
import { IN_LANGUAGE } from '#web/lib/query-client.ts';
import { isContested } from '#web/offline/queue/conflicts.ts';
import { isCallOf, type Job } from '#web/offline/queue/job.ts';
import { applyJob, type Peek, type PendingMutation, type Read } from './pending-mutation.ts';
import { withResponse } from './read-responses.ts';
import { layOverReviews } from './reviews-overlay.ts';

/** The reads of a student that show a part of one project. */
const PARTS = {
  [getProject.path]: 'project',
  [listSteps.path]: 'steps',
  [listTrackingEntries.path]: 'tracking',
  [listPlantingEntries.path]: 'entries',
  [listPlantingDrafts.path]: 'drafts',
  [listTreeChecks.path]: 'checks',
} as const satisfies Record<string, keyof Notebook>;

type Part = (typeof PARTS)[keyof typeof PARTS];

/** Returns a project's known parts: this read's response, and those of others. */
function openNotebook(id: string, peek: Peek, own: { readonly [P in Part]?: unknown } = {}): Notebook {
  const ofPart = <T>(part: Part, path: string, name: 'id' | 'projectId') =>
    (part in own ? own[part] : peek(path, { [name]: id })) as T | undefined;
  const project = ofPart<Project>('project', getProject.path, 'id');
  const steps = ofPart<readonly Step[]>('steps', listSteps.path, 'id');
  const entries = ofPart<readonly PlantingEntry[]>('entries', listPlantingEntries.path, 'projectId');
  const drafts = ofPart<readonly PlantingEntry[]>('drafts', listPlantingDrafts.path, 'projectId');
  return {
    id,
    project,
    steps,
    tracking: ofPart<readonly TrackingEntry[]>('tracking', listTrackingEntries.path, 'projectId'),
    // A draft is found where it has become an entry, and the other way round, although one of the two was never read.
    entries: entries ?? ('entries' in own ? undefined : []),
    // Read a moment before the page that was left made an entry of it (PRODUCT.md#planting-drafts).
    drafts: withoutPlanted(drafts, entries) ?? ('drafts' in own ? undefined : []),
    checks: ofPart<readonly TreeCheck[]>('checks', listTreeChecks.path, 'projectId'),
    species: peek(searchSpecies.path, {}, IN_LANGUAGE) as readonly Species[] | undefined,
    isWhole: !!project && !!steps && !!entries,
    completedAt: null,
    deletedAt: null,
  };
}

function withoutPlanted(drafts: Notebook['drafts'], entries: Notebook['entries'] = []): Notebook['drafts'] {
  const isPlanted = ({ id }: PlantingEntry) => entries.some((entry) => entry.id === id);
  return drafts?.some(isPlanted) ? drafts.filter((it) => !isPlanted(it)) : drafts;
}

function withLaid(notebook: Notebook, pending: PendingMutation): Notebook {
  const after = applyJob(notebook, pending);
  return pending.response ? withResponse(after, pending.job, pending.response) : after;
}

/** A list stays the same object where nothing of it has changed. */
function unlessSame(before: unknown, after: unknown): unknown {
  if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length) return after;
  return after.every((it, index) => it === before[index]) ? before : after;
}

/**
 * Lays waiting jobs in their order over the server's response, or over nothing, by the server's own rules
 * (domain/rules/notebook/commands.ts). Laying twice changes nothing, since the server may have a job whose answer was
 * lost. Without a matching job it returns the same object.
 */
export function layOver(
  read: Read,
  response: unknown,
  pending: readonly PendingMutation[],
  peek: Peek,
): unknown {
  const { path, params, query } = read;
  const id = String(params.id ?? params.projectId ?? '');
  if (path === listProjects.path) {
    const which = query && 'deleted' in query ? 'deleted' : 'open';
    return unlessSame(response, layOverProjects(response as Projects, pending, peek, which));
  }
  if (path === getCompletionSummary.path) {
    return layOverSummary(id, response as CompletionSummary | undefined, pending, peek);
  }
  if (path === listReviews.path) return layOverReviews(response as Reviews | undefined, pending);
  const part = (PARTS as Readonly<Record<string, Part>>)[path];
  if (!part) return response;
  return unlessSame(response, pending.reduce(withLaid, openNotebook(id, peek, { [part]: response }))[part]);
}

type Which = 'open' | 'deleted';
type Projects = readonly ListedProject[] | undefined;

/** The project as it stands in a list. */
function listedAs(project: ListedProject, deletedAt: string | null): ListedProject {
  if ((project.deletedAt ?? null) === deletedAt) return project;
  const { deletedAt: _, ...rest } = project;
  return deletedAt === null ? rest : { ...rest, deletedAt };
}

/** The list of projects, or of deleted ones, with what waits: those that were begun, changed, deleted and brought back. */
function layOverProjects(projects: Projects, pending: readonly PendingMutation[], peek: Peek, which: Which) {
  // A deletion made here can be undone here, although the other deleted ones were never read.
  if (pending.length === 0 || (!projects && which === 'open')) return projects;
  const own = projects ?? [];
  const others = (peek(listProjects.path, {}, which === 'open' ? { deleted: '1' } : undefined) ??
    []) as Projects;
  const all = [...own, ...(others ?? []).filter(({ id }) => !own.some((it) => it.id === id))];
  const begun = pending.filter(({ job }) => isCallOf(job, createProject)).map(({ job }) => job.about);
  const fresh = begun.filter((id) => !all.some((it) => it.id === id));
  const known = all.map((project) => ({
    ...openNotebook(project.id, peek, { project }),
    deletedAt: project.deletedAt ?? null,
  }));
  const made = [...new Set(fresh)].map((id) => openNotebook(id, peek, { project: undefined }));
  const listed = (notebooks: readonly Notebook[]) =>
    notebooks
      .map((notebook) => pending.reduce(withLaid, notebook))
      .flatMap(({ project, deletedAt }) => (project ? [listedAs(project, deletedAt)] : []))
      .filter(({ deletedAt }) => (deletedAt !== undefined) === (which === 'deleted'));
  // The newest first; what was begun here by the order in which it was.
  return [...listed(made.reverse()), ...listed(known).toSorted(inListOrder)];
}

function inListOrder(a: ListedProject, b: ListedProject): number {
  return byCharacters(b.deletedAt ?? b.createdAt, a.deletedAt ?? a.createdAt);
}

/** The projects that were begun on this device and wait to be sent; of what was read only the trees are looked at. */
export function projectsBegunIn(pending: readonly PendingMutation[], peek: Peek): readonly Project[] {
  const peekAtTrees: Peek = (path, ...rest) =>
    path === searchSpecies.path ? peek(path, ...rest) : undefined;
  return layOverProjects([], pending, peekAtTrees, 'open') ?? [];
}

/** The report of a project with what waits: summed up anew, by the rules of the server, from all that is known of it. */
function layOverSummary(
  id: string,
  summary: CompletionSummary | undefined,
  pending: readonly PendingMutation[],
  peek: Peek,
): CompletionSummary | undefined {
  if (summary && !pending.some(({ job }) => job.about === id || job.within.includes(id))) return summary;
  const opened = { ...openNotebook(id, peek), completedAt: summary?.project.completedAt ?? null };
  const notebook = pending.reduce(withLaid, opened);
  const { project, steps, tracking, entries, checks = [], completedAt } = notebook;
  if (!notebook.isWhole || !project || !steps || !tracking || !entries) return summary;
  const photos = [...steps, ...tracking, ...entries, ...checks].flatMap((it) => it.photos);
  const recorded = { steps, trackingEntries: tracking, plantingEntries: entries, photos };
  const timeline = timelineOf(recorded);
  return {
    project: {
      id: project.id,
      name: project.name,
      status: project.status,
      createdAt: project.createdAt,
      completedAt: project.status === 'completed' ? completedAt : null,
      selectedSpecies: project.selectedSpeciesId,
    },
    species: project.selectedSpecies,
    ...summarize(recorded),
    timeline,
    photos: photos.toSorted(inTimeOrder(beginningOf(project.createdAt, timeline))),
  };
}

/** A choice between two devices shows the words of this one while it waits. */
const isShown = (job: Job) => job.parked === null || isContested(job);

/** The jobs that are shown as done: not those that the server does not take, nor what lies in them. */
export function shownJobs(jobs: readonly Job[]): Job[] {
  const refused = new Set(
    jobs.filter((job) => job.parked !== null && job.does === 'creates').map((job) => job.about),
  );
  return jobs.filter((job) => isShown(job) && !job.within.some((id) => refused.has(id)));
}
