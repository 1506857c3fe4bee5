import { useState } from 'react';
import type { PlantingEntry } from '#domain/contract/planting.ts';
import { parseHours } from '#domain/rules/hours.ts';
import { placeText } from '#domain/rules/planting.ts';
import { CallError, isUnauthorized } from '#web/lib/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useChangePlantingEntry, useTypedPlantingEntry } from './planting.queries.ts';
import { PlantingFields } from './planting-field.tsx';
import { MissingForPlanting } from './planting-missing-list.tsx';
import { type PhotosOf, PlantingPhotos } from './planting-photo-gallery.tsx';
import { usePlantingFields } from './use-planting-fields.ts';

export type PlantingEditFormProps = {
  projectId: string;
  entry: PlantingEntry;
  photosOf: PhotosOf;
  onClose: () => void;
};

/** §2.10, §5: an entry being changed, or finished: it tells what is missing while it is filled in. */
export function PlantingEditForm({ projectId, entry, photosOf, onClose }: PlantingEditFormProps) {
  const kept = useTypedPlantingEntry(projectId, entry.id, 'edit');
  const form = usePlantingFields(entry, 'edit', kept.left);
  const update = useChangePlantingEntry(projectId);
  const [revision] = useState(entry.revision);
  const [isAsking, setAsking] = useState(false);
  const { typed } = form;

  const close = () => {
    kept.forget();
    onClose();
  };
  const save = () => {
    const { planting, missing } = form.complete();
    if (!planting) {
      const isMissing = placeText(typed.choice, typed.other) === '' || typed.plantingDate === '';
      const description = missing.plantingLocation ?? missing.plantingDate;
      if (isMissing) toast({ title: 'Missing Information', description, variant: 'destructive' });
      return;
    }
    update.mutate(
      { id: entry.id, change: form.changes(), revision },
      {
        onSuccess: () => {
          toast({ title: 'Planting entry updated successfully!' });
          close();
        },
        onError: (error) => {
          if (error instanceof CallError) form.refuse(error.fields);
          if (isUnauthorized(error)) return;
          toast({ title: 'Error', description: 'Failed to update planting entry', variant: 'destructive' });
        },
      },
    );
  };

  return (
    <Card as="article" look="notebook">
      <form
        noValidate
        aria-labelledby={`edit-${entry.id}`}
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <h3 id={`edit-${entry.id}`}>Edit entry</h3>
        <MissingForPlanting
          plantingLocation={placeText(typed.choice, typed.other)}
          timeSpent={parseHours(typed.timeSpent) ?? null}
          kinds={entry.photos.map((photo) => photo.kind)}
          mustMove={false}
        />
        <PlantingFields
          form={{
            ...form,
            set: (part) => {
              form.set(part);
              kept.keep({ ...typed, ...part });
            },
          }}
          takesFocus
        />
        <PlantingPhotos
          photos={entry.photos}
          photosOf={photosOf}
          editing={{ projectId, entryId: async () => entry.id, isThere: true }}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" pending={update.isPending} pendingText="Saving...">
            Save Changes
          </Button>
          <Button variant="quiet" onClick={() => (form.isChanged ? setAsking(true) : close())}>
            Cancel
          </Button>
        </div>
      </form>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Stop without saving?"
        body="What you changed in this entry is not saved yet."
        confirmLabel="Drop My Changes"
        cancelLabel="Keep Editing"
        danger
        onConfirm={close}
      />
    </Card>
  );
}
