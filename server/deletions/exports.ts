/** Exports of deletions for the other modules. */

export {
  countUnfinishedDeletions,
  deleteForGood,
  deleteRows,
  deleteWhenDue,
  finishDeletions,
  type JobDependencies,
} from './deletions.service.ts';
export {
  adoptDeletion,
  appendDeletion,
  countUnfinished,
  type Deletion,
  everyDeletion,
  filterDeletionIds,
  findDeletion,
  findHead,
  hashOfDeletion,
  listDeletionsAfter,
  listDeletionsBefore,
} from './deletions.store.ts';
export {
  completeDeletionsFile,
  DELETIONS_FILE_NAME,
  deletionsFileOf,
  deletionsIn,
  keepDeletionsBeside,
  lastDeletionIn,
  tellsOfDeletions,
} from './deletions-file.service.ts';
export { type Doomed, type DoomedKind, inProject } from './doomed.service.ts';
export {
  countHolds,
  dropReleasesAsked,
  endHoldRow,
  findHold,
  findOverdueHolds,
  type HoldInForce,
  insertHold,
  isNotHeld,
  listHolds,
  noteReleaseAsked,
} from './holds.store.ts';
