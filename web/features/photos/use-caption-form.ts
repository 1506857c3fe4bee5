import { CaptionForm, type Photo } from '#domain/contract/photos.ts';
import { STEP_AUTOSAVE_MS } from '#domain/limits.ts';
import { ownCaption } from '#domain/rules/photo.ts';
import { useSavedForm } from '#web/offline/queue/use-saved-form.ts';
import { captionChange } from './change-photos.queries.ts';

const captionOf = ({ caption }: Photo) => ({ caption: ownCaption(caption) });

/** The words under a photo, which save themselves like those of a step; of two devices the last one is right (§14.6). */
export function useCaptionForm(photo: Photo) {
  return useSavedForm<typeof CaptionForm, Photo & { revision?: number }>(CaptionForm, {
    stored: captionOf(photo),
    revision: 0,
    storedIn: captionOf,
    delayMs: STEP_AUTOSAVE_MS,
    draftOf: (change) => captionChange(photo.id, change),
  });
}
