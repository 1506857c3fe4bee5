import { useState } from 'react';
import type { PlantingEntry } from '#domain/contract/notebook/planting.ts';
import { missingForPlanting } from '#domain/rules/notebook/planting.ts';
import { PlantingEditForm as Fields } from '#domain/rules/notebook/planting-form.ts';
import { tooFarAheadOf } from '#web/lib/dates.ts';
import { typedOf } from '#web/parts/form.ts';
import { sayInWords } from '#web/parts/say-failed.ts';
import { useForm } from '#web/parts/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { FormFoot } from '#web/ui/form-foot.tsx';
import { toast } from '#web/ui/toast-store.ts';
import * as planting from '#words/notebook/planting.ts';
import * as words from '#words/notebook/planting-form.ts';
import * as fields from '#words/platform/fields.ts';
import {
  type Planting,
  plantingOf,
  useChangePlantingEntry,
  useTypedPlantingEntry,
} from './planting.queries.ts';
import { PlantingFields } from './planting-field.tsx';
import { type PhotosOf, PlantingPhotos } from './planting-photo-gallery.tsx';

export type PlantingEditFormProps = {
  projectId: string;
  entry: PlantingEntry;
  photosOf: PhotosOf;
  onClose: () => void;
};

/** PRODUCT.md#plantings: an entry being changed, or finished: it tells what is missing while it is filled in. */
export function PlantingEditForm({ projectId, entry, photosOf, onClose }: PlantingEditFormProps) {
  const kept = useTypedPlantingEntry(projectId, entry);
  const { begun, base } = kept;
  const update = useChangePlantingEntry(projectId);
  const [isAsking, setAsking] = useState(false);
  const form = useForm(Fields, {
    begin: typedOf<keyof Planting>(begun),
    kept,
    rules: (planting) => tooFarAheadOf(planting, begun),
    save: async (planting) => {
      const change = base.changesOf(planting);
      const seen = { ...base.seenOf(change), now: plantingOf(entry), revision: entry.revision };
      const revision = base.revisionOf(change);
      await kept.handOver(() => update.mutateAsync({ id: entry.id, change, revision, seen }));
      toast({ title: words.updated });
      onClose();
    },
    onInvalid: (errors) => {
      const { plantingLocation, plantingDate } = form.typed;
      const isMissing = !String(plantingLocation).trim() || !plantingDate;
      const description = errors.plantingLocation ?? errors.plantingDate;
      if (isMissing) toast({ title: words.missing, description: description ?? '', variant: 'destructive' });
    },
    onFailed: () => sayInWords(fields.error, words.notUpdated),
  });
  const missing = missingForPlanting({
    plantingLocation: String(form.typed.plantingLocation),
    timeSpent: form.check().values.timeSpent ?? null,
    kinds: entry.photos.map((photo) => photo.kind),
  });
  const [atFirst] = useState(missing);
  const focused = atFirst[0] ?? 'location';

  const close = () => {
    kept.forget();
    onClose();
  };

  return (
    <Card as="article" look="notebook">
      <form
        noValidate
        aria-labelledby={`edit-${entry.id}`}
        className="grid gap-5 **:scroll-mb-36"
        ref={form.root}
        onSubmit={form.submit}
      >
        <h3 id={`edit-${entry.id}`}>{words.editEntry}</h3>
        <MissingNotice missing={missing} atFirst={atFirst} />
        <PlantingFields field={form.field} focused={focused} />
        <PlantingPhotos
          photos={entry.photos}
          photosOf={photosOf}
          editing={{ projectId, entryId: entry.id, isThere: true, focused }}
        />
        <FormFoot>
          <FieldError isSilent>{form.failure}</FieldError>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" pending={form.isSaving} pendingText={fields.saving}>
              {words.saveChanges}
            </Button>
            <Button variant="quiet" onClick={() => (form.isChanged ? setAsking(true) : close())}>
              {fields.cancel}
            </Button>
          </div>
        </FormFoot>
      </form>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.dropping.title}
        body={words.dropping.body}
        confirmLabel={words.dropping.confirm}
        cancelLabel={words.dropping.cancel}
        danger
        onConfirm={close}
      />
    </Card>
  );
}

type Missing = ReturnType<typeof missingForPlanting>;

/** It keeps the room that it had at first: nothing moves under the finger that fills in what is missing. */
function MissingNotice({ missing, atFirst }: { missing: Missing; atFirst: Missing }) {
  if (missing.length + atFirst.length === 0) return null;
  const isAllThere = missing.length === 0;
  return (
    <Alert tone={isAllThere ? 'success' : 'warning'}>
      <p
        data-room={atFirst.length > 0 ? planting.missing(atFirst) : ''}
        className="grid *:[grid-area:1/1] after:invisible after:content-[attr(data-room)] after:[grid-area:1/1]"
      >
        <span>{isAllThere ? words.allThere : planting.missing(missing)}</span>
      </p>
    </Alert>
  );
}
