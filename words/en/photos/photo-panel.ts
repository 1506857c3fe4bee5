import { PHOTO_MAX_MEGABYTES } from '#domain/limits.ts';

/** Taking photos in: by the camera, by choice, by drop (PRODUCT.md#photo-panel). */

export const add = 'Add photos';
export const dropHint = 'Drop them here, or click or tap.';
export const hint = `JPG, PNG or HEIC, up to ${PHOTO_MAX_MEGABYTES} MB each.`;
export const takePhoto = 'Take a photo';
export const choose = 'Choose from this device';

/** Three places for what tells a tree from others (PRODUCT.md#captions-and-places), in each a photo. */
export const places = {
  wholeTree: { title: 'Whole tree', label: 'Add a photo of the whole tree' },
  branch: { title: 'Branch', label: 'Add a photo of a branch' },
  leaf: { title: 'Leaf', label: 'Add a photo of a leaf' },
};

/** `remedy` says what to do now. */
export const notThrough = (remedy: string) => `This photo did not get through. ${remedy}`;
export const keptHere = {
  title: 'Saved on this device',
  description: 'Your photos are sent as soon as you are online.',
};

export const sameSpot = 'Same spot as last week';
export const noCamera = { title: 'No camera here', description: "Press 'Take a photo' instead." };

/** The name in the list of waiting things. */
export const pendingPhoto = (name: string) => `The photo ${name}`;
export const pendingCaption = 'What you wrote under a photo';
export const pendingPlace = 'What a photo shows';
export const pendingRemoval = 'Deleting a photo';
