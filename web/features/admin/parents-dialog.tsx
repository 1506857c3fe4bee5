import { useState } from 'react';
import { Block, type BlockKind, type Guardian } from '#domain/contract/guardians.ts';
import { showDateTime, showLongDate } from '#web/lib/dates.ts';
import { sayFailed } from '#web/lib/say-failed.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TextArea } from '#web/ui/field.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useBlocking, useGuardians } from './admin.queries.ts';
import { type NamedStudent, nameOf } from './student-badge.tsx';

export type ParentsDialogProps = { student: NamedStudent; onClose: () => void };

/** §20: who comes to the parents' page of a student, and one of them blocked or let in again. */
export function ParentsDialog({ student, onClose }: ParentsDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title="Parents"
      description={`Who can open the parents’ page of ${nameOf(student)} (${student.username}). Each look at this list is written in the audit log.`}
      hideCloseIcon
      footer={
        <DialogClose>
          <Button>Close</Button>
        </DialogClose>
      }
    >
      <Parents student={student} />
    </Dialog>
  );
}

function Parents({ student }: { student: NamedStudent }) {
  const { data, isPending, isError, error, refetch } = useGuardians(student.id);
  if (isPending) {
    return (
      <SkeletonGroup label="Loading the parents..." className="grid gap-4">
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-16 w-full" />
      </SkeletonGroup>
    );
  }
  if (isError && !data)
    return <LoadError title="The parents could not be loaded." error={error} onRetry={refetch} />;
  if (data.length === 0) {
    return (
      <EmptyState
        headingLevel={3}
        title="Nobody yet"
        text="A parent or guardian who confirms the consent by e-mail will stand here."
      />
    );
  }
  return (
    <ul className="grid divide-y divide-line">
      {data.map((guardian) => (
        <ParentItem key={guardian.id} student={student} guardian={guardian} />
      ))}
    </ul>
  );
}

const STATES = {
  active: <Badge tone="done">Active</Badge>,
  invited: <Badge tone="waiting">Invited</Badge>,
  blocked: <Badge tone="danger">Blocked</Badge>,
} as const;

type ItemProps = { student: NamedStudent; guardian: Guardian };

const fullName = ({ firstName, lastName }: Guardian) => `${firstName} ${lastName}`.trim() || 'A parent';

function ParentItem({ student, guardian }: ItemProps) {
  const { email, phone, state, since, reason, asked } = guardian;
  const [isOpen, setOpen] = useState(false);
  const name = fullName(guardian);
  const kind = state === 'blocked' ? 'unblock' : 'block';
  const sinceWhen = since && `${state === 'invited' ? 'Invited on' : 'Since'} ${showLongDate(since)}`;
  return (
    <li className="grid gap-3 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="wrap-anywhere min-w-0 text-lg">{name}</h3>
        {STATES[state]}
      </div>
      <p className="wrap-anywhere text-ink-soft">{[email, phone, sinceWhen].filter(Boolean).join(' · ')}</p>
      {reason && (
        <p className="wrap-anywhere">
          <span className="text-ink-soft">Reason:</span> {reason}
        </p>
      )}
      {asked && <AskedBlock {...{ student, guardian, asked }} />}
      {!asked && state !== 'invited' && !isOpen && (
        <div>
          <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
            {kind === 'block' ? 'Block...' : 'Let in again...'}
            <span className="sr-only"> {name}</span>
          </Button>
        </div>
      )}
      {!asked && isOpen && <BlockForm {...{ student, guardian, kind }} onDone={() => setOpen(false)} />}
    </li>
  );
}

/** What the parent loses or gets back, and what it is good for to have written down. */
const EXPLAINED: Readonly<Record<BlockKind, string>> = {
  block:
    'This parent sees nothing of the student any more, and gets no letter about it or about the block. The consent stays as it is. The other parents are told, but not why.',
  unblock: 'This parent can open the page again. All parents are told.',
};

function BlockForm({ student, guardian, kind, onDone }: ItemProps & { kind: BlockKind; onDone: () => void }) {
  const { block, unblock } = useBlocking(student.id, guardian.id);
  const { field, root, submit, isSaving } = useForm(Block, {
    begin: { reason: '' },
    save: async (body) => {
      const listed = await (kind === 'block' ? block : unblock).mutateAsync(body);
      const waits = listed.some(({ id, asked }) => id === guardian.id && asked !== null);
      toast(toldOf(kind, waits));
      onDone();
    },
    onFailed: sayFailed('Not Done', 'Failed to change what this parent may see'),
  });
  return (
    <form noValidate ref={root} onSubmit={submit} className="grid gap-4 rounded-lg bg-paper-sunken p-4">
      <p>{EXPLAINED[kind]}</p>
      <TextArea
        label="Reason"
        hint="Administrators see it here. Where there are two, another one has to confirm."
        required
        autoFocus
        rows={2}
        {...field('reason')}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          size="sm"
          variant={kind === 'block' ? 'danger' : 'primary'}
          pending={isSaving}
          pendingText="Saving..."
        >
          {kind === 'block' ? 'Block' : 'Let in again'}
        </Button>
        <Button size="sm" variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function toldOf(kind: BlockKind, waits: boolean) {
  if (waits)
    return {
      title: 'Asked',
      description: 'Nothing has changed yet: another administrator has to confirm it.',
    };
  return kind === 'block'
    ? { title: 'Blocked', description: 'This parent sees nothing any more.' }
    : { title: 'Let In Again', description: 'This parent can open the page again.' };
}

type AskedBlockProps = ItemProps & { asked: NonNullable<Guardian['asked']> };

/** What one administrator has asked for, and another one confirms or drops. */
function AskedBlock({ student, guardian, asked }: AskedBlockProps) {
  const { answer } = useBlocking(student.id, guardian.id);
  const { kind, reason, by, at, isConfirmable } = asked;
  const settle = (agree: boolean) =>
    answer.mutate(
      { agree },
      {
        onSuccess: () =>
          toast(agree ? toldOf(kind, false) : { title: 'Dropped', description: 'Nothing has changed.' }),
        onError: sayFailed('Not Done', 'Failed to answer'),
      },
    );
  return (
    <Alert tone="warning" title={kind === 'block' ? 'To be blocked' : 'To be let in again'}>
      <div className="grid gap-3">
        <p className="wrap-anywhere">
          {by} asked for this on {showDateTime(at)}: {reason}
        </p>
        {!isConfirmable && <p>Another administrator has to confirm it.</p>}
        <div className="flex flex-wrap gap-2">
          {isConfirmable && (
            <Button size="sm" pending={answer.isPending} pendingText="Saving..." onClick={() => settle(true)}>
              Confirm
            </Button>
          )}
          <Button size="sm" variant="secondary" onClick={() => settle(false)}>
            {isConfirmable ? 'Drop it' : 'Take it back'}
          </Button>
        </div>
      </div>
    </Alert>
  );
}
