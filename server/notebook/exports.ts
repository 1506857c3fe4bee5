/** Exports of notebook for the other modules. */
export { doomedEntry, doomedProject } from './doomed-work.service.ts';
export { plantingRoutes } from './planting/planting.routes.ts';
export { listPlantingDrafts, listPlantingEntries } from './planting/planting.store.ts';
export { inEnglish, summarizeProject } from './projects/completion.service.ts';
export { countEndingProjects, endDeletedProjects } from './projects/deleted-projects.service.ts';
export { restartDeleted } from './projects/deleted-projects.store.ts';
export { emptyPlantingDrafts, emptyTrackingDrafts } from './projects/empty-drafts.store.ts';
export { projectsRoutes } from './projects/projects.routes.ts';
export { countEntries, findProject, listKeptProjects, listProjects } from './projects/projects.store.ts';
export { listSeenOfMany } from './projects/seen.store.ts';
export { showSeen } from './projects/seen-project.service.ts';
export { stepsRoutes } from './steps/steps.routes.ts';
export { listStoredSteps, type StoredStep } from './steps/steps.store.ts';
export { trackingRoutes } from './tracking/tracking.routes.ts';
export { listTrackingEntries } from './tracking/tracking.store.ts';
export { askedToday } from './tree-checks/asked.service.ts';
export { treeChecksRoutes } from './tree-checks/tree-checks.routes.ts';
export { listTreeChecks } from './tree-checks/tree-checks.store.ts';
