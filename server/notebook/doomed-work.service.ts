import { type Doomed, inProject } from '#server/deletions/exports.ts';
import type { OwnProject } from '#server/gates/exports.ts';
import { findDoomedPhotos } from '#server/photos/exports.ts';
import { deletePlantingEntryRow } from './planting/planting.store.ts';
import { countEntries, deleteProjectRow } from './projects/projects.store.ts';
import { deleteTrackingEntryRow } from './tracking/tracking.store.ts';
import { deleteTreeCheckRow } from './tree-checks/tree-checks.store.ts';

const ENTRIES = {
  tracking: {
    counts: { trackingEntries: 1 },
    photosBy: 'trackingEntryId',
    deleteRow: deleteTrackingEntryRow,
  },
  planting: {
    counts: { plantingEntries: 1 },
    photosBy: 'plantingEntryId',
    deleteRow: deletePlantingEntryRow,
  },
  'tree-check': { counts: { treeChecks: 1 }, photosBy: 'treeCheckId', deleteRow: deleteTreeCheckRow },
} as const;

/** An entry of a project, with its photos. */
export function doomedEntry(kind: keyof typeof ENTRIES, project: OwnProject, id: string): Doomed {
  const { counts, photosBy, deleteRow } = ENTRIES[kind];
  return {
    ...{ kind, id, ...inProject(project) },
    find: async (tx) => {
      const group = { project, [photosBy]: id } as Parameters<typeof findDoomedPhotos>[1];
      const { photos, fileNames } = await findDoomedPhotos(tx, group);
      return { counts: { ...counts, photos }, fileNames, child: null };
    },
    delete: (tx) => deleteRow(tx, project, id),
  };
}

/** A project with all that is in it. */
export function doomedProject(project: OwnProject): Doomed {
  return {
    ...{ kind: 'project', id: project.id, ...inProject(project) },
    find: async (tx) => {
      const { photos, fileNames } = await findDoomedPhotos(tx, { project });
      const counts = { ...(await countEntries(tx, { project })), photos };
      return { counts, fileNames, child: null };
    },
    delete: (tx) => deleteProjectRow(tx, project),
  };
}
