/** The entries of step 4 (PRODUCT.md#tracking-entries) as they are read; what is written in one is in tracking-form.ts. */

export const title = 'Tracking Entries';
export const newEntry = 'New Entry';
export const creating = 'Creating...';
export const loading = 'Loading entries...';
export const notLoaded = 'Your entries could not be loaded';
export const notOpened = 'This entry could not be opened';
export const none = 'No entries yet';
/** The entries before the newest ones are folded away under it. */
export const showAll = (entries: number) => `Show all ${entries} entries`;
export const week = (number: number) => `Week ${number}`;
export const additionalTime = 'Time on your cuttings that is in none of the entries above.';

/** A toast: the new entry stands open. */
export const created = {
  title: 'New Entry Created',
  description: "Fill out the details and they'll be saved automatically.",
};
export const notCreated = 'Failed to create tracking entry';

export const finish = 'Finish Entry';
export const addedWater = 'Added water';
export const changedWater = 'Changed water';
export const noticedRootGrowth = 'Noticed root growth';
/** `usual` is one of the usual times, such as '15 min'. */
export const usualTime = (usual: string) => `Time spent: ${usual}`;

/** `moment` is when the cuttings were looked at. */
export const menuOf = (moment: string) => `Menu of ${moment}`;
export const edit = 'Edit Entry';
export const remove = 'Delete Entry';
export const removing = {
  title: 'Delete this entry?',
  body: 'Are you sure you want to delete this entry and its photos? This action cannot be undone.',
};
export const removed = 'Tracking entry deleted';
export const notRemoved = 'Failed to delete tracking entry';

/** The name in the list of waiting things. */
export const pendingNew = 'A new tracking entry';
export const pendingChange = 'What you wrote in a tracking entry';
export const pendingRemoval = 'Deleting a tracking entry';
