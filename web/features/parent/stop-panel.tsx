import { type Child, ChildDeletion } from '#domain/contract/parent.ts';
import { remedyFor, standsAtField } from '#web/lib/call.ts';
import { showDateTime, showLongDate } from '#web/lib/dates.ts';
import { meta } from '#web/lib/site.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/field.tsx';
import { PageClosed, useStopping } from './parent.queries.ts';

/** How long what a parent has stopped is kept; 0 where she is asked once more, and then it goes. */
const stoppedDays = Number(meta('stopped-days') ?? 30);

/** §20: a parent stops the notebook of her child or has it deleted, and takes either back. */
export function StopPanel({ child }: { child: Child }) {
  const { stop, start, cancel, error } = useStopping(child.id);
  const { firstName } = child;
  const problem = error && !(error instanceof PageClosed) && (
    <Alert live tone="danger">
      {remedyFor(error)}
    </Alert>
  );
  if (child.stop?.kind === 'deletion') {
    return (
      <Card className="grid gap-4">
        <Alert live tone="warning" title="This will be deleted">
          {firstName} is logged out. Everything is deleted on {showDateTime(child.stop.endsAt)}.{' '}
          {child.stop.isMine
            ? 'We wrote to you: with that e-mail you can cancel it. If you got a second one, you can have it done at once.'
            : 'Another parent or guardian asked for this. Only they can cancel it.'}
        </Alert>
        {child.stop.isMine && (
          <Button
            size="lg"
            pending={cancel.isPending}
            pendingText="Cancelling..."
            onClick={() => cancel.mutate()}
          >
            Cancel the deletion
          </Button>
        )}
        {problem}
      </Card>
    );
  }
  return (
    <Card className="grid gap-8">
      {child.stop ? (
        <div className="grid justify-items-start gap-3">
          <h4>Stopped</h4>
          <p>
            {firstName} is logged out and nothing more is collected. Everything is deleted on{' '}
            {showLongDate(child.stop.endsAt)}. Until then {child.stop.isMine ? 'you' : 'whoever stopped it'}{' '}
            can start again.
          </p>
          {child.stop.isMine && (
            <Button pending={start.isPending} pendingText="Starting..." onClick={() => start.mutate()}>
              Start again
            </Button>
          )}
        </div>
      ) : (
        <div className="grid justify-items-start gap-3">
          <h4>Stop</h4>
          <p>
            {firstName} is logged out and nothing more is collected.{' '}
            {stoppedDays === 0
              ? 'This site keeps nothing that is stopped: we write to you, and the button in that letter deletes everything at once. Without it everything is deleted after 72 hours. Until then you can cancel.'
              : `In ${stoppedDays} ${stoppedDays === 1 ? 'day' : 'days'} everything is deleted. Until then you can start again.`}
          </p>
          <Button
            variant="secondary"
            pending={stop.isPending}
            pendingText="Stopping..."
            onClick={() => stop.mutate()}
          >
            Stop now
          </Button>
        </div>
      )}
      {problem}
      <DeletionForm child={child} />
    </Card>
  );
}

function DeletionForm({ child }: { child: Child }) {
  const { remove } = useStopping(child.id);
  const { field, root, submit, isSaving } = useForm(ChildDeletion, {
    begin: { firstName: '' },
    save: (body) => remove.mutateAsync(body),
    // Told below the button, or at the field.
    onFailed: () => {},
  });
  const isToldHere = remove.error && !(remove.error instanceof PageClosed) && !standsAtField(remove.error);
  return (
    <div className="grid gap-3">
      <h4>Delete</h4>
      <p>
        {child.firstName} is logged out at once. After 72 hours everything is deleted: all words, all photos,
        the account. Until then you can cancel. Download what you want to keep first.
      </p>
      <form noValidate ref={root} onSubmit={submit} className="grid justify-items-start gap-4">
        <TextField
          label={`To delete, type the first name: ${child.firstName}`}
          autoComplete="off"
          className="w-full max-w-sm"
          {...field('firstName')}
        />
        <Button type="submit" variant="danger" pending={isSaving} pendingText="Locking...">
          Delete everything
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
