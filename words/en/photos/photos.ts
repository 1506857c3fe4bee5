/** Photos as they are shown and taken in (PRODUCT.md#photo-panel); how one is looked at is in photo-viewer.ts. */

export const loading = 'Loading photos...';
export const notLoaded = 'Your photos could not be loaded';

/** Words on the photos of a step (PRODUCT.md#when-something-goes-wrong). */
export const ofStep = {
  saved: 'Photos uploaded successfully',
  notSaved: { title: 'Error', description: 'Failed to upload photos' },
  deleted: 'Photo deleted successfully',
  notDeleted: 'Failed to delete photo',
};
/** Words on the photos of an entry (PRODUCT.md#when-something-goes-wrong). */
export const ofEntry = {
  saved: 'Photo Saved!',
  notSaved: { title: 'Upload Failed', description: 'Failed to save photo. Please try again.' },
  deleted: 'Photo removed successfully!',
  notDeleted: 'Failed to remove photo',
};

export const deleteNamed = (name: string) => `Delete ${name}`;
export const openLarge = (name: string) => `${name}, open large`;

/** Where a photo is, at its tile. */
export const where = {
  reading: 'Reading it...',
  here: 'On this device',
  onItsWay: (percent: number) => `On its way: ${percent}%`,
  saved: 'Saved',
};
