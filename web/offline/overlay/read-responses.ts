import * as planting from '#domain/contract/notebook/planting.ts';
import {
  changeProject,
  createProject,
  type Project,
  type ProjectSaved,
  restoreProject,
} from '#domain/contract/notebook/projects.ts';
import { type StepSaved, saveStep } from '#domain/contract/notebook/steps.ts';
import * as tracking from '#domain/contract/notebook/tracking.ts';
import * as treeChecks from '#domain/contract/notebook/tree-checks.ts';
import { changePhoto, type PhotoSaved, type UploadResult } from '#domain/contract/photos/photos.ts';
import type { Endpoint } from '#domain/contract/platform/endpoint.ts';
import {
  type Notebook,
  withItem,
  withPhotos,
  withPlanting,
  withTracking,
  withTreeCheck,
} from '#domain/rules/notebook/notebook.ts';
import { isSamePlace } from '#domain/rules/photos/photo.ts';
import { type FreshJob, isCallOf } from '#web/offline/queue/job.ts';

const OF_TRACKING: readonly Endpoint[] = [tracking.createTrackingEntry, tracking.changeTrackingEntry];
const OF_TREE_CHECKS: readonly Endpoint[] = [treeChecks.createTreeCheck, treeChecks.changeTreeCheck];
const OF_PLANTINGS: readonly Endpoint[] = [
  planting.savePlantingDraft,
  planting.finalizePlantingDraft,
  planting.createPlantingEntry,
  planting.changePlantingEntry,
  planting.finishPlantingEntry,
];

/** A save's conflicts are not part of the thing. */
function withoutConflicts<T>(saved: T & { conflicts?: unknown }): T {
  const { conflicts: _, ...rest } = saved;
  return rest as T;
}

/** A notebook with what the server has answered to a job: it stands as it is, whatever was shown before. */
export function withResponse(notebook: Notebook, job: FreshJob, response: unknown): Notebook {
  const isHere = (job.params.projectId ?? job.params.id) === notebook.id;
  const isOneOf = (endpoints: readonly Endpoint[]) => endpoints.some((it) => isCallOf(job, it));
  const isKnown = (list: readonly { id: string }[] = []) => list.some(({ id }) => id === job.about);
  if (isCallOf(job, createProject)) {
    return job.about === notebook.id ? { ...notebook, project: response as Project } : notebook;
  }
  if (isCallOf(job, changeProject) || isCallOf(job, restoreProject)) {
    const project: Project = withoutConflicts(response as ProjectSaved);
    return isHere && notebook.project ? { ...notebook, project } : notebook;
  }
  if (isCallOf(job, saveStep)) {
    const saved = withoutConflicts(response as StepSaved);
    const steps = notebook.steps?.map((step) => (step.stepNumber === saved.stepNumber ? saved : step));
    return isHere ? { ...notebook, steps } : notebook;
  }
  if (isOneOf(OF_TRACKING)) {
    const entry = withoutConflicts(response as tracking.TrackingEntry);
    const isOfIt = isHere || notebook.tracking?.some(({ id }) => id === entry.id);
    return isOfIt ? withTracking(notebook, entry) : notebook;
  }
  if (isOneOf(OF_TREE_CHECKS) && (isHere || isKnown(notebook.checks))) {
    return withTreeCheck(notebook, withoutConflicts(response as treeChecks.TreeCheck));
  }
  if (isOneOf(OF_PLANTINGS) && (isHere || isKnown(notebook.entries) || isKnown(notebook.drafts))) {
    const entry = withoutConflicts(response as planting.PlantingEntry);
    // The response to a save that was overtaken by the making of the entry.
    return entry.isDraft && isKnown(notebook.entries) ? notebook : withPlanting(notebook, entry);
  }
  if (isCallOf(job, changePhoto)) {
    const photo = withoutConflicts(response as PhotoSaved);
    return withPhotos(notebook, (photos) =>
      photos.some(({ id }) => id === photo.id) ? withItem(photos, photo) : photos,
    );
  }
  if (job.photo) return withStored(notebook, (response as UploadResult).photos);
  return notebook;
}

function withStored(notebook: Notebook, stored: UploadResult['photos']): Notebook {
  return withPhotos(notebook, (photos, place) =>
    stored.filter((photo) => isSamePlace(photo, place)).reduce<typeof photos>(withItem, photos),
  );
}
