import { PHOTO_KINDS, type Photo } from '#domain/contract/photos/photos.ts';
import { PHOTO_BEFORE_PROJECT_DAYS } from '#domain/limits.ts';
import { daysFrom } from '#domain/rules/platform/dates.ts';
import { byCharacters } from '#domain/rules/platform/text.ts';

/** The clues to the time at which a photo was taken. */
export type PhotoTimes = Pick<Photo, 'takenAt' | 'uploadedAt'> & Partial<Pick<Photo, 'kind'>>;

/**
 * True when the camera's clock was wrong: it names a day after the upload's anywhere on Earth, or one long before the
 * project.
 */
function isUnbelieved(taken: string, uploadedAt: string, began: string): boolean {
  const first = began < uploadedAt ? began : uploadedAt;
  return daysFrom(uploadedAt, taken) > 1 || daysFrom(taken, first) > PHOTO_BEFORE_PROJECT_DAYS;
}

/**
 * When a photo was taken, by the clock of its camera as far as that can be believed; null where it cannot, or says nothing.
 * @param began when its project was begun (`beginningOf`), where that is known.
 */
export function believedTaken({ takenAt, uploadedAt }: PhotoTimes, began = uploadedAt): string | null {
  return takenAt === null || isUnbelieved(takenAt, uploadedAt, began) ? null : takenAt;
}

/** The time that a photo is shown with (PRODUCT.md#the-day-of-a-photo): when it was taken, or else came. */
export function photoTime(photo: PhotoTimes, began?: string): string {
  return believedTaken(photo, began) ?? photo.uploadedAt;
}

/**
 * A text to order photos by: their times, those of one minute as they came, and those of a planting as it is done. What a wrong clock says still tells which one of several came first; they stand at
 * the end of the day on which they came.
 */
export function photoOrder(photo: PhotoTimes, began?: string): string {
  const { takenAt, uploadedAt, kind } = photo;
  const isWrong = takenAt !== null && believedTaken(photo, began) === null;
  const time = isWrong ? `${uploadedAt.slice(0, 10)}T~${takenAt}` : photoTime(photo, began);
  return `${time} ${uploadedAt} ${(PHOTO_KINDS as readonly unknown[]).indexOf(kind)}`;
}

/** Orders photos as the report tells them: by step, and in a step by their times. */
export function inTimeOrder(began?: string) {
  return (a: Photo, b: Photo) =>
    a.stepNumber - b.stepNumber || byCharacters(photoOrder(a, began), photoOrder(b, began));
}
