import { paths } from '#web/app/paths.ts';
import { FormConflictList } from '#web/offline/queue/conflict-list.tsx';
import { TextField } from '#web/ui/field.tsx';
import { SaveStatus } from '#web/ui/save-status.tsx';
import * as words from '#words/photos/photo-viewer.ts';
import type { PlacedPhoto } from './change-photos.queries.ts';
import { useCaptionForm } from './use-caption-form.ts';

/** The owner's caption of a photo. */
export function CaptionForm(placed: PlacedPhoto) {
  const form = useCaptionForm(placed);
  return (
    <div ref={form.root}>
      <FormConflictList about={placed.photo.id} form={form.conflicts} />
      <TextField label={words.caption} autoComplete="off" {...form.field('caption')} />
      <SaveStatus {...form.status} waitingHref={paths.waiting()} />
    </div>
  );
}
