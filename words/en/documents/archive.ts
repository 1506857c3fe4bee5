/** The tables in the archive of a project: what stands in their first line, and what is no number and no day. */

import { heads } from '../notebook/look-choices.ts';

export { choices } from '../report/choices.ts';

export const tracking = {
  observedAt: 'Observed at',
  notes: 'Notes',
  addedWater: 'Added water',
  changedWater: 'Changed water',
  noticedRootGrowth: 'Noticed root growth',
  cuttingsAlive: 'Cuttings alive',
  cuttingsWithRoots: 'Cuttings with roots',
  longestRootInches: 'Longest root (inches)',
  ...heads,
  timeSpent: 'Hours',
};
export const planting = {
  plantingDate: 'Planted on',
  plantingLocation: 'Place',
  plantingType: 'Type',
  finalPlantingDate: 'Moved on',
  finalPlantingLocation: 'Final place',
  notes: 'Notes',
  timeSpent: 'Hours',
};
/** Columns of the planted tree, in the years after. */
export const tree = {
  checkedOn: 'Looked at on',
  condition: 'How the tree is',
  heightInches: 'Height in inches',
};
/** The head of a column with yes or no: the entry is finished. */
export const finished = 'Finished';
export const photos = 'Photos';
/** Stands above the names of photos that are not in the archive. */
export const lostPhotos =
  'These photos belong to the project, but their files are lost, so they are not in this download. Whoever runs this site may have them in a backup.';
export const yes = 'yes';
export const no = 'no';
