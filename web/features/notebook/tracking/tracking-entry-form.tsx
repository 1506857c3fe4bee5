import { type ReactNode, type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { TrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { questionsAtCounts } from '#domain/rules/notebook/cutting-counts.ts';
import type { RootLook } from '#domain/rules/notebook/root-looks.ts';
import { isFinishedByHand } from '#domain/rules/notebook/tracking.ts';
import { parseHours, USUAL_TIMES } from '#domain/rules/platform/hours.ts';
import { paths } from '#web/app/paths.ts';
import { asking } from '#web/lib/dates.ts';
import { FormConflictList } from '#web/offline/queue/conflict-list.tsx';
import { TimeSpentField } from '#web/parts/time-spent-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { DateTimeField, FieldError, TextArea } from '#web/ui/field.tsx';
import { FormFoot } from '#web/ui/form-foot.tsx';
import { SaveStatus } from '#web/ui/save-status.tsx';
import { toast } from '#web/ui/toast-store.ts';
import * as tracking from '#words/notebook/tracking.ts';
import * as words from '#words/notebook/tracking-form.ts';
import * as fields from '#words/platform/fields.ts';
import { CountPanel } from './count-panel.tsx';
import { DeleteTrackingEntryDialog, useTrackingEntryDeletion } from './delete-tracking-entry-dialog.tsx';
import { LookChoiceField } from './look-choice-field.tsx';
import { PhotoDayField } from './photo-day-field.tsx';
import { RootLookPicker } from './root-look-picker.tsx';
import { useIsEmptyThere } from './tracking.queries.ts';
import type { OpenEntry } from './use-new-entry.ts';
import { useRootLook } from './use-root-look.ts';
import { useTrackingEntryForm } from './use-tracking-entry-form.ts';

export type TrackingEntryFormProps = {
  projectId: string;
  entry: TrackingEntry;
  /** True when this page made it; what waits on other devices is unknown here. */
  isMadeHere: boolean;
  /** The entry before it: what was counted then is counted on from. */
  before: TrackingEntry | undefined;
  /** The first number of cuttings, if somebody gave it. */
  harvested: number | null;
  inWaterSince: string | null;
  photos: ReactNode;
  lookDrawingOf: (look: RootLook) => ReactNode;
  handle: Ref<OpenEntry>;
  /** It was a draft, and the child has finished it. */
  onCompleted: () => void;
  onClose: () => void;
  onDeleted: () => void;
};

/**
 * An entry being written (PRODUCT.md#tracking-entries, PRODUCT.md#drafts-of-entries): it saves itself; 'Complete Entry'
 * needs notes; Cancel drops a mere draft.
 */
export function TrackingEntryForm(props: TrackingEntryFormProps) {
  const { projectId, entry, before, harvested, photos, lookDrawingOf, onCompleted, onClose, onDeleted } =
    props;
  const [wasDraft] = useState(entry.isDraft);
  const form = useTrackingEntryForm(projectId, entry, () => {
    toast(wasDraft ? words.completed : { title: words.updated });
    if (wasDraft) onCompleted();
    else onClose();
  });
  const { field, box } = form;
  const look = useRootLook(form);
  const isEmpty = form.isEmpty && entry.photos.length === 0;
  const notes = useFocusInView();
  useImperativeHandle(props.handle, () => ({ id: entry.id, focus: notes.focus }));
  // Typed words must not be sent after the deletion.
  const deletion = useTrackingEntryDeletion(projectId, entry.id, { onDeleted, around: form.end });

  const isEmptyThere = useIsEmptyThere(projectId);
  const [isAsking, setAsking] = useState(false);
  const isEmptyNow = useRef(isEmpty);
  isEmptyNow.current = isEmpty;
  /** True when nobody has put anything into it, here or on another device. */
  const isUntouched = async () => {
    if (!props.isMadeHere || !isEmpty) return false;
    setAsking(true);
    const isStillEmpty = await isEmptyThere(entry.id);
    setAsking(false);
    return isStillEmpty === true && isEmptyNow.current;
  };

  /**
   * PRODUCT.md#drafts-of-entries: auto-save may have finished it meanwhile, the child has not; what is written is not
   * thrown away unasked (PRODUCT.md#drafts-of-entries).
   */
  const cancel = async () => {
    // Finished on another device meanwhile, it is nothing to throw away.
    if (!wasDraft || isFinishedByHand(entry)) onClose();
    else if (await isUntouched()) void deletion.remove();
    else deletion.ask();
  };

  return (
    <Card as="article" look="notebook" aria-labelledby={`entry-${entry.id}`}>
      <div ref={form.root} className="grid gap-4 **:scroll-mb-36">
        <h3 id={`entry-${entry.id}`} ref={notes.top} tabIndex={-1} className="scroll-mt-4 text-lg">
          {wasDraft ? words.newEntry : words.editEntry}
        </h3>
        {photos}
        <PhotoDayField
          entry={entry}
          inWaterSince={props.inWaterSince}
          observedAt={field('observedAt').value}
          onUse={field('observedAt').onChange}
        />
        <RootLookPicker chosen={look.chosen} drawingOf={lookDrawingOf} onTap={look.tap} />
        <TextArea
          ref={notes.field}
          label={words.whatYouSee}
          hint={before ? words.whatChangedHint : words.whatYouSeeHint}
          required
          rows={3}
          {...field('notes')}
        />
        <fieldset className="grid gap-1">
          <legend className="font-semibold">{words.whatYouDid}</legend>
          <CheckboxField label={tracking.addedWater} {...box('addedWater')} />
          <CheckboxField label={tracking.changedWater} {...box('changedWater')} />
          <CheckboxField label={tracking.noticedRootGrowth} {...look.growth} />
        </fieldset>
        <CountPanel
          field={field}
          asked={questionsAtCounts(form.values(), harvested)}
          before={before}
          harvested={harvested}
        />
        <LookChoiceField of="jarPlace" {...field('jarPlace')} />
        <TimeSpentField usual={USUAL_TIMES} hoursOf={parseHours} {...field('timeSpent')} />
        <DateTimeField label={words.when} {...asking(field('observedAt'))} />
        <FormConflictList about={entry.id} form={form.conflicts} />
        <FormFoot>
          <SaveStatus {...form.status} waitingHref={paths.waiting()} />
          <FieldError isSilent>{form.failure}</FieldError>
          <div className="flex flex-wrap gap-2">
            <Button onClick={form.submit} pending={form.isSaving} pendingText={fields.saving}>
              {wasDraft ? words.complete : words.save}
            </Button>
            <Button variant="quiet" onClick={cancel} pending={isAsking || deletion.isPending}>
              {fields.cancel}
            </Button>
          </div>
        </FormFoot>
      </div>
      <DeleteTrackingEntryDialog deletion={deletion} keepLabel={fields.keepWriting} />
    </Card>
  );
}

/**
 * Writing begins at `field`, and what stands above it in the form, the photos, is to be seen too, as far as both have room. On
 * touch it begins at the top: the keyboard of a phone would come over the pictures that are tapped first.
 */
function useFocusInView() {
  const field = useRef<HTMLTextAreaElement>(null);
  const top = useRef<HTMLHeadingElement>(null);
  const focus = () => {
    const isTouch = matchMedia('(pointer: coarse)').matches;
    (isTouch ? top : field).current?.focus({ preventScroll: true });
    top.current?.scrollIntoView();
    // Words there are to be read whole; in an empty one the photos, which come first, matter more.
    if (!isTouch && field.current?.value) field.current.scrollIntoView({ block: 'nearest' });
  };
  const first = useRef(focus);
  // Before anybody sees it: later, the first letters typed into another field would end here.
  useLayoutEffect(() => first.current(), []);
  return { field, top, focus };
}
