/* Everything to show photos; a step loads it before the parts that change them. */

import { getUpload } from '#domain/contract/photos/photos.ts';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import * as words from '#words/photos/photos.ts';

/** The address of a photo's picture: the display image, or the thumbnail. One that waits on this device has its own. */
export function photoAddress(filename: string, size?: 'thumb'): string {
  if (/[:/]/.test(filename)) return filename;
  return addressOf(getUpload, { filename }, { size });
}

/** Words on photos (PRODUCT.md#when-something-goes-wrong); a step and an entry have their own. */
export type PhotoWords = {
  readonly saved: string;
  readonly notSaved: { readonly title: string; readonly description: string };
  readonly deleted: string;
  readonly notDeleted: string;
};
export const STEP_PHOTO_WORDS: PhotoWords = words.ofStep;
export const ENTRY_PHOTO_WORDS: PhotoWords = words.ofEntry;
