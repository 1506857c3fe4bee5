import { useState } from 'react';
import type { PlantingEntry } from '#domain/contract/planting.ts';
import { paths } from '#web/app/paths.ts';
import { FormConflictList } from '#web/offline/conflict-list.tsx';
import { useSaveStatus } from '#web/offline/use-outbox.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SaveStatus } from '#web/ui/save-status.tsx';
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

/** §2.10: 'Plant A Cutting'. It saves itself into a draft; Save makes an entry of that, Cancel drops it (§4). */
export function PlantingForm({ projectId, id, draft, photosOf, onClose }: PlantingFormProps) {
  const form = usePlantingForm(projectId, id, draft, onClose);
  const [isAsking, setAsking] = useState(false);
  const [wasThere] = useState(draft !== null);
  const photos = draft?.photos ?? [];

  const holdsSomething = () => {
    const { choice, notes, timeSpent } = form.typed;
    return [choice, notes.trim(), timeSpent].some((text) => text !== '') || photos.length > 0;
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
        onSubmit={(event) => {
          event.preventDefault();
          void form.save();
        }}
      >
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h3 id="plant-a-cutting">Plant A Cutting</h3>
          <DraftStatus form={form} draftId={id} />
        </div>
        <PlantingFields form={form} takesFocus={!wasThere} />
        <FormConflictList about={id} form={form.conflicts} />
        <PlantingPhotos
          photos={photos}
          photosOf={photosOf}
          editing={{ projectId, entryId: form.draftId, isThere: draft !== null }}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" pending={form.isSaving} pendingText="Saving...">
            Save
          </Button>
          <Button
            variant="quiet"
            pending={form.isCancelling && !isAsking}
            onClick={() => (holdsSomething() ? setAsking(true) : void form.cancel())}
          >
            Cancel
          </Button>
        </div>
      </form>
      <DeletePlantingDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        isPending={form.isCancelling}
        onConfirm={drop}
      />
    </Card>
  );
}

/** §12.9: what cannot be understood is not saved either, and 'Auto-saved' would hide it. */
function DraftStatus({ form, draftId }: { form: Form; draftId: string }) {
  const status = useSaveStatus(form.autosave, draftId);
  if (form.isSaving || form.isCancelling) return <SaveStatus state={form.isSaving ? 'saving' : null} />;
  const isSafe = status.state === 'saved' || status.state === 'device';
  const state = form.hasFaults && isSafe ? 'held' : status.state;
  return <SaveStatus {...status} state={state} waitingHref={paths.waiting()} />;
}
