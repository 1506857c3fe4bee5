/** Photos seen large, one after the other (PRODUCT.md#photo-panel). */

export const photo = 'Photo';
export const photoOf = (number: number, count: number) => `Photo ${number} of ${count}`;
export const slides = 'Photos, one after the other';
/** A photo's subject and day. */
export const kindAndDay = (kind: string, day: string) => `${kind}, ${day}`;
export { KIND_WORDS as kinds } from '#domain/rules/photos/photo.ts';
export const caption = 'Write under your photo';
export const whatItShows = 'What does it show?';
export const somethingElse = 'Something else';
export const notMoved = 'Your photo could not be moved';
export const remove = 'Delete photo';
export const removing = {
  title: 'Delete this photo?',
  body: 'Are you sure you want to delete this photo? This action cannot be undone.',
  confirm: 'Delete Photo',
};
