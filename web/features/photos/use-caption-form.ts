import { CaptionForm, type Photo, type PhotoSaved } from '#domain/contract/photos/photos.ts';
import { STEP_AUTOSAVE_MS } from '#domain/limits.ts';
import { ownCaption } from '#domain/rules/photos/photo.ts';
import { useSavedForm } from '#web/offline/queue/use-saved-form.ts';
import { captionChange, type PlacedPhoto } from './change-photos.queries.ts';

const captionOf = ({ caption }: Photo) => ({ caption: ownCaption(caption) });

/** The words under a photo, which save themselves like those of a step. */
export function useCaptionForm(placed: PlacedPhoto) {
  const { photo } = placed;
  return useSavedForm<typeof CaptionForm, PhotoSaved>(CaptionForm, {
    stored: captionOf(photo),
    revision: photo.revision,
    storedIn: captionOf,
    delayMs: STEP_AUTOSAVE_MS,
    draftOf: (change, { revision }) => captionChange(placed, change, revision),
  });
}
