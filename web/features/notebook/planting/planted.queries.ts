import { listPlantingDrafts, listPlantingEntries } from '#domain/contract/notebook/planting.ts';
import { useReading } from '#web/offline/overlay/use-reading.ts';

// Apart from what writes them: step 4 reads them too, and need not load more.

/** The finished entries of a project; a draft is none of them. */
export function usePlantingEntries(projectId: string) {
  return useReading(listPlantingEntries, { projectId });
}

/** The drafts of a project, the newest first: each device may have begun one. */
export function usePlantingDrafts(projectId: string) {
  return useReading(listPlantingDrafts, { projectId });
}
