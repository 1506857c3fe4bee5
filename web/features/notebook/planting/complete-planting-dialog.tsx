import { type Ref, useId, useImperativeHandle, useRef } from 'react';
import { type PlantingEntry, PlantingFinish } from '#domain/contract/notebook/planting.ts';
import { asking, tooFarAheadOf } from '#web/lib/dates.ts';
import type { Seen } from '#web/offline/queue/job.ts';
import { typedOf } from '#web/parts/form.ts';
import { sayInWords } from '#web/parts/say-failed.ts';
import { useForm } from '#web/parts/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';
import { DateField, FieldError, TextArea, TextField } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import * as words from '#words/notebook/planting-form.ts';
import * as fields from '#words/platform/fields.ts';
import { useFinishPlantingEntry, useTypedMove } from './planting.queries.ts';

export type CompletePlantingDialogProps = {
  projectId: string;
  entry: PlantingEntry;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** PRODUCT.md#planted-and-documented, PRODUCT.md#plantings: a tree from a pot or a bed moves to its permanent place. */
export function CompletePlantingDialog({
  projectId,
  entry,
  isOpen,
  onOpenChange,
}: CompletePlantingDialogProps) {
  const finish = useFinishPlantingEntry(projectId);
  const formId = useId();
  const forget = useRef<() => void>(null);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={words.moving.title}
      description={words.moving.description}
      footer={
        <>
          <DialogClose>
            <Button variant="secondary" onClick={() => forget.current?.()}>
              {fields.cancel}
            </Button>
          </DialogClose>
          <Button type="submit" form={formId} pending={finish.isPending} pendingText={fields.saving}>
            {words.moving.title}
          </Button>
        </>
      }
    >
      <CompletePlantingForm
        formId={formId}
        projectId={projectId}
        entry={entry}
        forget={forget}
        send={(sent) => finish.mutateAsync({ id: entry.id, ...sent })}
        onDone={() => onOpenChange(false)}
      />
    </Dialog>
  );
}

type CompletePlantingFormProps = {
  formId: string;
  projectId: string;
  entry: PlantingEntry;
  /** Drops what is typed. */
  forget: Ref<() => void>;
  send: (sent: { finish: PlantingFinish; revision: number; seen: Seen }) => Promise<unknown>;
  onDone: () => void;
};

/** Stands inside the dialog, so that it begins anew each time the dialog opens. */
function CompletePlantingForm(props: CompletePlantingFormProps) {
  const { formId, projectId, entry, send, onDone } = props;
  const kept = useTypedMove(projectId, entry);
  const { begun, base } = kept;
  useImperativeHandle(props.forget, () => kept.forget);
  const { field, root, submit, failure } = useForm(PlantingFinish, {
    begin: typedOf<keyof typeof begun>(begun),
    kept,
    rules: (place) => tooFarAheadOf(place),
    save: async ({ notes, ...place }) => {
      const change = base.changesOf({ notes });
      const finish = { ...place, ...change };
      const seen = { ...base.seenOf(change), now: { notes: entry.notes }, revision: entry.revision };
      await kept.handOver(() => send({ finish, revision: base.revisionOf(finish), seen }));
      toast({ title: words.moved });
      onDone();
    },
    onFailed: () => sayInWords(fields.error, words.notMoved),
  });
  return (
    <form id={formId} noValidate ref={root} onSubmit={submit} className="grid gap-4">
      <TextField
        label={words.finalPlace}
        hint={words.finalPlaceHint}
        required
        autoComplete="off"
        {...field('finalPlantingLocation')}
      />
      <DateField label={words.finalDate} required {...asking(field('finalPlantingDate'))} />
      <TextArea label={fields.notes} rows={3} {...field('notes')} />
      <FieldError isSilent>{failure}</FieldError>
    </form>
  );
}
