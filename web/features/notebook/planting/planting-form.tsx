import { useState } from 'react';
import type { PlantingEntry } from '#domain/contract/notebook/planting.ts';
import { paths } from '#web/app/paths.ts';
import { FormConflictList } from '#web/offline/queue/conflict-list.tsx';
import { PressError } from '#web/parts/press-error.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { SaveStatus } from '#web/ui/save-status.tsx';
import * as words from '#words/notebook/planting.ts';
import * as fields from '#words/platform/fields.ts';
import { DeletePlantingDialog, sayDeleted } from './delete-planting-dialog.tsx';
import { PlantingFields } from './planting-field.tsx';
import { type PhotosOf, PlantingPhotos } from './planting-photo-gallery.tsx';
import { type PlantingForm as Form, usePlantingForm } from './use-planting-form.ts';

export type PlantingFormProps = {
  projectId: string;
  /** The id of its draft. */
  id: string;
  /** Null until it is made. */
  draft: PlantingEntry | null;
  photosOf: PhotosOf;
  onClose: () => void;
};

/**
 * PRODUCT.md#plantings: 'Plant A Cutting'. It saves itself into a draft; Save makes an entry of that, Cancel drops it
 * (PRODUCT.md#planting-drafts).
 */
export function PlantingForm({ projectId, id, draft, photosOf, onClose }: PlantingFormProps) {
  const form = usePlantingForm(projectId, id, draft, onClose);
  const [isAsking, setAsking] = useState(false);
  const [wasThere] = useState(draft !== null);
  const photos = draft?.photos ?? [];

  const holdsSomething = () => {
    const { plantingLocation, notes, timeSpent } = form.typed;
    return [plantingLocation, notes, timeSpent].join('').trim() !== '' || photos.length > 0;
  };
  const drop = async () => {
    if (await form.cancel()) sayDeleted();
    setAsking(false);
  };

  return (
    <Card as="article" look="notebook">
      <form
        noValidate
        aria-labelledby="plant-a-cutting"
        className="grid gap-5"
        ref={form.root}
        onSubmit={form.submit}
      >
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h3 id="plant-a-cutting">{words.plant}</h3>
          <DraftStatus form={form} />
        </div>
        <PlantingFields field={form.field} focused={wasThere ? undefined : 'location'} />
        <FormConflictList about={id} form={form.conflicts} />
        <PlantingPhotos
          photos={photos}
          photosOf={photosOf}
          editing={{ projectId, entryId: id, ready: form.makeDraft, isThere: draft !== null }}
        />
        <FieldError isSilent>{form.failure}</FieldError>
        <PressError error={form.cancelError}>{words.notRemoved}</PressError>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" pending={form.isSaving} pendingText={fields.saving}>
            {fields.save}
          </Button>
          <Button
            variant="quiet"
            pending={form.isCancelling && !isAsking}
            onClick={() => (holdsSomething() ? setAsking(true) : void form.cancel())}
          >
            {fields.cancel}
          </Button>
        </div>
      </form>
      <DeletePlantingDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        keepLabel={fields.keepWriting}
        isPending={form.isCancelling}
        onConfirm={drop}
      />
    </Card>
  );
}

function DraftStatus({ form }: { form: Form }) {
  if (form.isSaving || form.isCancelling) return <SaveStatus state={form.isSaving ? 'saving' : null} />;
  return <SaveStatus {...form.status} waitingHref={paths.waiting()} />;
}
