import { listPlantingEntries, type PlantingEntry } from '#domain/contract/planting.ts';
import {
  type CompletionSummary,
  changeProject,
  createProject,
  deleteProject,
  getProject,
  type NewProject,
  type Project,
  type ProjectChange,
} from '#domain/contract/projects.ts';
import { listSteps, type Step, type StepSave, saveStep } from '#domain/contract/steps.ts';
import { listTrackingEntries, type TrackingEntry } from '#domain/contract/tracking.ts';
import { TOTAL_STEPS } from '#domain/limits.ts';
import { inTimeOrder } from '#domain/rules/photo.ts';
import { currentStepAfter, statusAfter } from '#domain/rules/project.ts';
import { titleFromSlug } from '#domain/rules/species.ts';
import { summarize } from '#domain/rules/summary.ts';
import { timelineOf } from '#domain/rules/timeline.ts';
import { isCallOf } from './job.ts';
import { type Laid, type Peek, queuedTime, type Read, withItem } from './laid.ts';

/** The list of projects with what waits: those that were begun, changed and deleted. */
export function layOverProjects(projects: readonly Project[] | undefined, laid: readonly Laid[]) {
  if (!projects) return undefined;
  return laid.reduce<readonly Project[]>((list, it) => {
    const { job } = it;
    if (isCallOf(job, deleteProject)) return list.filter(({ id }) => id !== job.about);
    if (isCallOf(job, createProject)) {
      const made = newProject(it);
      const before = list.find(({ id }) => id === made.id);
      // The newest first; one that the server has already may have been changed since.
      return before && !it.answer ? list : [made, ...list.filter(({ id }) => id !== made.id)];
    }
    const project = list.find(({ id }) => id === projectIdOf(it));
    const changed = project && changedProject(project, it);
    return changed && changed !== project ? withItem(list, changed) : list;
  }, projects);
}

/** A project with what waits. */
export function layOverProject(project: Project | undefined, { params }: Read, laid: readonly Laid[]) {
  return laid.reduce<Project | undefined>((before, it) => {
    if (isCallOf(it.job, createProject) && it.job.about === params.id) {
      return before && !it.answer ? before : newProject(it);
    }
    return before && projectIdOf(it) === params.id ? changedProject(before, it) : before;
  }, project);
}

/** The project that a job changes; those that lie deeper change none of its fields. */
function projectIdOf({ job }: Laid): unknown {
  return isCallOf(job, changeProject) || isCallOf(job, saveStep) ? job.params.id : undefined;
}

/** What the server makes of a new project (§3, §12.1). */
function newProject({ job, answer }: Laid): Project {
  if (answer) return answer as Project;
  const body = job.body as NewProject;
  return {
    id: job.about,
    name: body.name,
    status: 'draft',
    currentStep: 1,
    totalSteps: TOTAL_STEPS,
    location: null,
    createdAt: queuedTime(job),
    activityType: body.activityType,
    selectedSpeciesId: null,
    selectedState: body.scoutState ?? null,
    selectedSpecies: null,
  };
}

function changedProject(project: Project, { job, answer }: Laid): Project {
  if (isCallOf(job, changeProject)) {
    if (answer) return answer as Project;
    const change = job.body as ProjectChange;
    const slug = change.selectedSpeciesId;
    const species = slug ? { id: slug, commonName: titleFromSlug(slug), scientificName: '' } : null;
    return { ...project, ...change, ...(slug !== undefined && { selectedSpecies: species }) } as Project;
  }
  return progressed(project, Number(job.params.stepNumber), job.body as Partial<StepSave>);
}

/** §12.2, §12.3: completing a step, or moving on from it, moves the project on. */
function progressed(project: Project, stepNumber: number, save: Partial<StepSave>): Project {
  if (!save.isCompleted && !save.movesOn) return project;
  const currentStep = currentStepAfter(project.currentStep, stepNumber);
  const status = save.isCompleted ? statusAfter(project.status, stepNumber) : project.status;
  return { ...project, currentStep, status };
}

/** The report of a project with what waits: summed up anew, by the rules of the server, from all that is known of it. */
export function layOverSummary(
  summary: CompletionSummary | undefined,
  { params: { id = '' } }: Read,
  laid: readonly Laid[],
  peek: Peek,
): CompletionSummary | undefined {
  const within = laid.filter(({ job }) => job.about === id || job.within.includes(String(id)));
  const project = peek(getProject.path, { id }) as Project | undefined;
  const steps = peek(listSteps.path, { id }) as Step[] | undefined;
  const trackingEntries = peek(listTrackingEntries.path, { projectId: id }) as TrackingEntry[] | undefined;
  const plantingEntries = peek(listPlantingEntries.path, { projectId: id }) as PlantingEntry[] | undefined;
  const isKnown = project && steps && trackingEntries && plantingEntries;
  if (!isKnown || (summary && within.length === 0)) return summary;
  const photos = [...steps, ...trackingEntries, ...plantingEntries]
    .flatMap((it) => it.photos)
    .toSorted(inTimeOrder);
  const recorded = { steps, trackingEntries, plantingEntries, photos };
  const completing = within.find(
    ({ job }) => job.params.stepNumber === TOTAL_STEPS && isCallOf(job, saveStep),
  );
  const completedAt = summary?.project.completedAt ?? (completing ? queuedTime(completing.job) : null);
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
    timeline: timelineOf(recorded),
    photos,
  };
}
