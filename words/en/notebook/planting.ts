import type { missingForPlanting } from '#domain/rules/notebook/planting.ts';
import { spokenList } from '#domain/rules/platform/text.ts';

/** The plantings of step 5 (PRODUCT.md#plantings) as they are read; what is written in one is in planting-form.ts. */

export const hideDescription = 'Hide Description';
export const showDescription = 'Show Description';
export const title = 'Planting Entries';
export const plant = 'Plant A Cutting';
export const loading = 'Loading entries...';
export const notLoaded = 'Your entries could not be loaded';
export const notOpened = 'This entry could not be opened';
export const moveNotOpened = 'The form for moving your tree could not be opened';
export const none = {
  title: 'Nothing planted yet',
  text: 'When a cutting has strong roots, plant it with a grown-up. Then write it down here, with photos.',
};

export { place } from '../family/places.ts';
export const noPlace = 'No place chosen yet';
export const unsaved = 'You began this planting and did not save it yet.';
export const typed = 'You changed something here and did not save it yet.';
/** Stands before the place and its date. */
export const moved = 'Moved to its permanent location:';
export const permanent = 'Permanent';
export const temporary = 'Temporary';
export const notFinished = 'Not finished';
export const finish = 'Finish Entry';
export const edit = 'Edit Entry';
export const move = 'Move to Permanent Location';
export const remove = 'Delete Entry';
export const removing = {
  title: 'Delete this entry?',
  body: 'Are you sure you want to delete this entry and its photos? This action cannot be undone.',
};
export const removed = 'Planting entry deleted successfully!';
export const notRemoved = 'Failed to delete planting entry';

const MISSING: Readonly<Record<ReturnType<typeof missingForPlanting>[number], string>> = {
  location: 'the place',
  time: 'the time you spent',
  beforePhoto: 'a before photo',
  duringPhoto: 'a during photo',
  afterPhoto: 'an after photo',
};
export const missing = (them: ReturnType<typeof missingForPlanting>) =>
  `Still missing: ${spokenList(them.map((it) => MISSING[it]))}.`;
export const mustMove = 'Your tree counts once it stands in its permanent home.';

export const beforePhotos = { title: 'Before', label: 'Add before photos' };
export const duringPhotos = { title: 'During', label: 'Add during photos' };
export const afterPhotos = { title: 'After', label: 'Add after photos' };
/** The number of the three kinds that are there. */
export const photosTaken = (count: number, of: number) => `Photos: ${count} of ${of}`;
export const otherPhotos = 'Other Photos';
export const noDraft = {
  title: 'Upload Failed',
  description: 'Could not save photo - please try filling in some entry details first.',
};

/** The name in the list of waiting things. */
export const pendingDraft = 'A planting that is not finished';
export const pendingNew = (place: string) => `A planting ${place}`;
export const pendingChange = 'What you changed in a planting';
export const pendingMove = 'The final place of a tree';
export const pendingRemoval = 'Deleting a planting';
