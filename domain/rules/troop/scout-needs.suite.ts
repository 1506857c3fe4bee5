import type { ListedWork, ScoutProject } from '#domain/contract/troop/leader.ts';
import { jarOf, NOTHING_SEEN } from '#domain/rules/notebook/jar.ts';

/** A project of a troop's list in its fourth step, of a scout whose parents show the progress only. */
export function listedProject(over: Partial<ScoutProject> = {}): ScoutProject {
  return {
    ...{ projectId: 'p', status: 'in_progress', currentStep: 4, totalSteps: 5, species: 'Black Willow' },
    ...{ cuttings: 8, planted: 0, hours: 2, lastCheck: '2026-05-01', nextCheck: '2026-05-08', photos: 3 },
    work: null,
    ...over,
  };
}

/** The list's view of work that parents show. */
export function listedWork(jar: Partial<ListedWork['jar']> = {}, over: Partial<ListedWork> = {}): ListedWork {
  const drawn = jarOf({ cuttingCount: 8 }, NOTHING_SEEN, { all: 0, standing: 0 });
  return { photo: null, week: 2, lastWork: '2026-05-01', ...over, jar: { ...drawn, ...jar } };
}
