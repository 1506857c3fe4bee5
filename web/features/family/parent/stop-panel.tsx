import { useEffect, useRef } from 'react';
import { type Child, ChildDeletion } from '#domain/contract/family/parent.ts';
import { remedyFor, standsAtField } from '#web/lib/call.ts';
import { showDateTime, showLongDate } from '#web/lib/dates.ts';
import { meta } from '#web/lib/site.ts';
import { useForm } from '#web/parts/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/field.tsx';
import * as page from '#words/family/parent-page.tsx';
import * as words from '#words/family/stopping.ts';
import { childArchiveAddress, PageClosed, useStopping } from './parent.queries.ts';
import { partId } from './use-parent-place.ts';

/** Days that a stopped notebook is kept; 0 when the parent is asked once more before it goes. */
const stoppedDays = Number(meta('stopped-days') ?? 30);

/** PRODUCT.md#stopping: a parent stops a child's notebook or has it deleted, and takes either back. */
export function StopPanel({ child }: { child: Child }) {
  const { stop, start, cancel, error } = useStopping(child.id);
  const { firstName } = child;
  useFocusKept(child);
  const problem = error && !(error instanceof PageClosed) && (
    <Alert live tone="danger">
      {remedyFor(error)}
    </Alert>
  );
  if (child.stop?.kind === 'deletion') {
    return (
      <Card className="grid gap-4">
        <ToBeDeleted firstName={firstName} stop={child.stop} />
        {child.stop.isMine && (
          <Button
            size="lg"
            pending={cancel.isPending}
            pendingText={words.cancelling}
            onClick={() => cancel.mutate()}
          >
            {words.cancelDeletion}
          </Button>
        )}
        {problem}
        {child.stop.waitsForParent && <DeletionForm child={child} />}
      </Card>
    );
  }
  return (
    <Card className="grid gap-8">
      <p>{child.stop ? words.consentIsBack : words.takesConsentBack}</p>
      {child.stop ? (
        <div className="grid justify-items-start gap-3">
          <h3>{words.stopped}</h3>
          <p>
            {child.stop.waitsForParent
              ? `${words.stoppedWaits} ${words.startOrDelete}`
              : words.startUntil(firstName, showLongDate(child.stop.endsAt), child.stop.isMine)}
          </p>
          {child.stop.isMine && (
            <Button pending={start.isPending} pendingText={words.starting} onClick={() => start.mutate()}>
              {words.start}
            </Button>
          )}
        </div>
      ) : (
        <div className="grid justify-items-start gap-3">
          <h3>{words.stop}</h3>
          <p>{words.stopMeans(firstName, stoppedDays)}</p>
          <Button
            variant="secondary"
            pending={stop.isPending}
            pendingText={words.stopping}
            onClick={() => stop.mutate()}
          >
            {words.stopNow}
          </Button>
        </div>
      )}
      {problem}
      <DeletionForm child={child} />
    </Card>
  );
}

function ToBeDeleted({ firstName, stop }: { firstName: string; stop: NonNullable<Child['stop']> }) {
  if (stop.waitsForParent)
    return (
      <Alert live tone="warning" title={words.waitsTitle}>
        {words.deletionWaits} {words.cancelOrAsk}
      </Alert>
    );
  return (
    <Alert live tone="warning" title={words.deletionTitle}>
      {words.deletedOn(firstName, showDateTime(stop.endsAt))}{' '}
      {stop.isMine ? words.youCanCancel : words.anotherCanCancel}
    </Alert>
  );
}

/** With what was pressed the focus would be gone: it goes on at the heading. */
function useFocusKept({ id, stop }: Child): void {
  const kind = stop && `${stop.kind} ${stop.waitsForParent}`;
  const before = useRef(kind);
  useEffect(() => {
    if (before.current !== kind && document.activeElement === document.body)
      document.getElementById(partId(id, 'stop'))?.focus({ preventScroll: true });
    before.current = kind;
  }, [id, kind]);
}

function DeletionForm({ child }: { child: Child }) {
  const { remove } = useStopping(child.id);
  const { field, root, submit, isSaving } = useForm(ChildDeletion, {
    begin: { firstName: '' },
    save: (body) => remove.mutateAsync(body),
    outcome: remove,
    // Told below the button, or at the field.
    onFailed: () => {},
  });
  const isToldHere = remove.error && !(remove.error instanceof PageClosed) && !standsAtField(remove.error);
  return (
    <div className="grid gap-3">
      <h3>{words.deletion}</h3>
      <p>
        {words.deletionMeans(child.firstName)}{' '}
        <a className="link" href={childArchiveAddress(child.id)} download>
          {page.downloadAll}
        </a>
      </p>
      <form noValidate ref={root} onSubmit={submit} className="grid justify-items-start gap-4">
        <TextField
          label={words.typeName(child.firstName)}
          autoComplete="off"
          className="w-full max-w-sm"
          {...field('firstName')}
        />
        <Button type="submit" variant="danger" pending={isSaving} pendingText={words.locking}>
          {words.deleteEverything}
        </Button>
      </form>
      {isToldHere && (
        <Alert live tone="danger">
          {remedyFor(remove.error)}
        </Alert>
      )}
    </div>
  );
}
