import { Trash2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { TreeCheck } from '#domain/contract/notebook/tree-checks.ts';
import { paths } from '#web/app/paths.ts';
import { isUnauthorized } from '#web/lib/call.ts';
import { asking, showLongDate } from '#web/lib/dates.ts';
import { failureWords } from '#web/lib/failure-words.ts';
import { FormConflictList } from '#web/offline/queue/conflict-list.tsx';
import { PressError } from '#web/parts/press-error.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { DateField, NumberField } from '#web/ui/field.tsx';
import { SaveStatus } from '#web/ui/save-status.tsx';
import { toast } from '#web/ui/toast-store.ts';
import * as words from '#words/notebook/tree-checks.ts';
import * as fields from '#words/platform/fields.ts';
import { ConditionPicker, type DrawingOf } from './condition-picker.tsx';
import { useChangeCondition, useDeleteTreeCheck } from './tree-checks.queries.ts';
import { sayNotSaved } from './tree-question-card.tsx';
import { useTreeCheckForm } from './use-tree-check-form.ts';

export type TreeCheckFormProps = {
  projectId: string;
  check: TreeCheck;
  drawingOf: DrawingOf;
  /** Its photos, to be added to; the page knows how. */
  photos: ReactNode;
  /** Words after the answer. */
  thanks?: ReactNode;
  onDeleted: () => void;
};

/** An answer on the tree: it saves itself, and can be put right or deleted. */
export function TreeCheckForm(props: TreeCheckFormProps) {
  const { projectId, check, drawingOf, photos, thanks, onDeleted } = props;
  const form = useTreeCheckForm(projectId, check);
  const change = useChangeCondition(projectId, check);
  const id = useId();
  const isGone = check.condition === 'gone';
  const height = Number(form.typed.heightInches);
  const isTall = Number.isInteger(height) && height >= 24;
  return (
    <div ref={form.root} className="grid gap-5">
      <h2 id={id} className="sr-only">
        {words.question}
      </h2>
      <ConditionPicker
        labelledBy={id}
        chosen={check.condition}
        drawingOf={drawingOf}
        onTap={(condition) => change.mutate(condition, { onError: sayNotSaved })}
      />
      <PressError error={change.error}>{words.notSaved}</PressError>
      {thanks}
      {!isGone && (
        <NumberField
          label={words.height}
          hint={isTall ? words.inFeet(height) : words.heightHint}
          className="max-w-sm"
          {...form.field('heightInches')}
        />
      )}
      {!isGone && photos}
      <DateField label={words.day} className="max-w-sm" {...asking(form.field('checkedOn'))} />
      <FormConflictList about={check.id} form={form.conflicts} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SaveStatus {...form.status} waitingHref={paths.waiting()} />
        <DeleteButton projectId={projectId} check={check} around={form.end} onDeleted={onDeleted} />
      </div>
    </div>
  );
}

type DeleteButtonProps = Pick<TreeCheckFormProps, 'projectId' | 'check' | 'onDeleted'> & {
  /** Is handed what deletes the answer: nothing that is typed is sent after it. */
  around: (work: () => Promise<void>) => Promise<void>;
};

function DeleteButton({ projectId, check, around, onDeleted }: DeleteButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync, isPending, error } = useDeleteTreeCheck(projectId);
  const remove = async () => {
    try {
      await around(async () => {
        await mutateAsync(check.id);
      });
      toast({ title: words.removed });
      onDeleted();
    } catch (error) {
      if (isUnauthorized(error)) return;
      toast({ title: fields.error, description: words.notRemoved, variant: 'destructive' });
    }
  };
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon={<Trash2 aria-hidden="true" className="size-5" />}
        onClick={() => setAsking(true)}
      >
        {words.remove}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.removing}
        body={words.goes(showLongDate(check.checkedOn))}
        confirmLabel={words.removeIt}
        pendingText={fields.deleting}
        danger
        pending={isPending}
        onConfirm={remove}
        failure={failureWords(error, words.notRemoved)}
      />
    </>
  );
}
