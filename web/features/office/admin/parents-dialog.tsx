import { useState } from 'react';
import { type AskedKind, Block, type BlockKind, type Guardian } from '#domain/contract/family/guardians.ts';
import { showDateTime, showLongDate } from '#web/lib/dates.ts';
import { EmptyState } from '#web/parts/empty-state.tsx';
import { LoadError } from '#web/parts/load-error.tsx';
import { PressRefusal } from '#web/parts/press-error.tsx';
import { sayFailed } from '#web/parts/say-failed.ts';
import { useForm } from '#web/parts/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';
import { FieldError, TextArea } from '#web/ui/field.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';
import * as words from '#words/family/guardians.tsx';
import * as replacements from '#words/family/replacements.ts';
import * as fields from '#words/platform/fields.ts';
import { useBlocking, useGuardians } from './admin.queries.ts';
import { type NamedStudent, nameOf } from './student-badge.tsx';

export type ParentsDialogProps = { student: NamedStudent; onClose: () => void };

/** PRODUCT.md#blocking-a-parent: who comes to the parents' page of a student, and one of them blocked or let in again. */
export function ParentsDialog({ student, onClose }: ParentsDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={words.title}
      description={words.whoCanOpen(nameOf(student), student.username)}
      hideCloseIcon
      footer={
        <DialogClose>
          <Button>{words.close}</Button>
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
      <SkeletonGroup label={words.loading} className="grid gap-4">
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-16 w-full" />
      </SkeletonGroup>
    );
  }
  if (isError && !data) return <LoadError title={words.failed} error={error} onRetry={refetch} />;
  if (data.length === 0) {
    return <EmptyState headingLevel={3} title={words.nobodyYet} text={words.willStand} />;
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
  active: <Badge tone="done">{words.active}</Badge>,
  invited: <Badge tone="waiting">{words.invited}</Badge>,
  blocked: <Badge tone="danger">{words.blocked}</Badge>,
} as const;

type ItemProps = { student: NamedStudent; guardian: Guardian };

const fullName = ({ firstName, lastName }: Guardian) => `${firstName} ${lastName}`.trim() || words.aParent;

function ParentItem({ student, guardian }: ItemProps) {
  const { email, phone, state, since, reason, asked } = guardian;
  const [isOpen, setOpen] = useState(false);
  const name = fullName(guardian);
  const kind = state === 'blocked' ? 'unblock' : 'block';
  const sinceWhen = since && (state === 'invited' ? words.invitedOn : words.since)(showLongDate(since));
  return (
    <li className="grid gap-3 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="wrap-anywhere min-w-0 text-lg">{name}</h3>
        {STATES[state]}
      </div>
      <p className="wrap-anywhere text-ink-soft">{[email, phone, sinceWhen].filter(Boolean).join(' · ')}</p>
      {reason && <p className="wrap-anywhere">{words.becauseOf(reason)}</p>}
      {asked && <AskedBlock {...{ student, guardian, asked }} />}
      {!asked && state !== 'invited' && !isOpen && (
        <div>
          <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
            {kind === 'block' ? words.blockFirst : words.letInFirst}
            <span className="sr-only"> {name}</span>
          </Button>
        </div>
      )}
      {!asked && isOpen && <BlockForm {...{ student, guardian, kind }} onDone={() => setOpen(false)} />}
    </li>
  );
}

/** The parent's loss or gain, and the reason to note one. */
const EXPLAINED: Readonly<Record<BlockKind, string>> = {
  block: words.blockBrings,
  unblock: words.letInBrings,
};

function BlockForm({ student, guardian, kind, onDone }: ItemProps & { kind: BlockKind; onDone: () => void }) {
  const { block, unblock } = useBlocking(student.id, guardian.id);
  const { field, root, submit, isSaving, failure } = useForm(Block, {
    begin: { reason: '' },
    save: async (body) => {
      const listed = await (kind === 'block' ? block : unblock).mutateAsync(body);
      const waits = listed.some(({ id, asked }) => id === guardian.id && asked !== null);
      toast(waits ? { title: words.asked, description: words.anotherHasTo } : toldOf(kind, null));
      onDone();
    },
    onFailed: sayFailed(words.notDone, words.notChanged),
  });
  return (
    <form noValidate ref={root} onSubmit={submit} className="grid gap-4 rounded-lg bg-paper-sunken p-4">
      <p>{EXPLAINED[kind]}</p>
      <TextArea label={words.reason} hint={words.whoSees} required autoFocus rows={2} {...field('reason')} />
      <FieldError isSilent>{failure}</FieldError>
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          size="sm"
          variant={kind === 'block' ? 'danger' : 'primary'}
          pending={isSaving}
          pendingText={fields.saving}
        >
          {kind === 'block' ? words.block : words.letIn}
        </Button>
        <Button size="sm" variant="quiet" onClick={onDone}>
          {fields.cancel}
        </Button>
      </div>
    </form>
  );
}

const TO_COME: Readonly<Record<AskedKind, string>> = {
  block: words.toBeBlocked,
  unblock: words.toBeLetIn,
  readdress: replacements.toBeReplaced,
};

function toldOf(kind: AskedKind, email: string | null) {
  if (kind === 'readdress')
    return { title: replacements.planned, description: replacements.parentsAreTold(email ?? '') };
  return kind === 'block'
    ? { title: words.blocked, description: words.seesNothing }
    : { title: words.isLetIn, description: words.canOpen };
}

type AskedBlockProps = ItemProps & { asked: NonNullable<Guardian['asked']> };

/** An administrator's request, which another one confirms or drops. */
function AskedBlock({ student, guardian, asked }: AskedBlockProps) {
  const { answer } = useBlocking(student.id, guardian.id);
  const { kind, reason, by, at, email, startsAt, isConfirmable } = asked;
  const settle = (agree: boolean) =>
    answer.mutate(
      { askedId: asked.id, agree },
      {
        onSuccess: () =>
          toast(agree ? toldOf(kind, email) : { title: words.dropped, description: words.unchanged }),
        onError: sayFailed(words.notDone, words.notAnswered),
      },
    );
  return (
    <Alert tone="warning" title={TO_COME[kind]}>
      <div className="grid gap-3">
        <p className="wrap-anywhere">{words.askedFor(by, showDateTime(at), reason)}</p>
        {email && <p className="wrap-anywhere">{replacements.newAddress(email)}</p>}
        {startsAt && <p>{replacements.on(showLongDate(startsAt))}</p>}
        {!isConfirmable && !startsAt && <p>{words.anotherConfirms}</p>}
        <div className="flex flex-wrap gap-2">
          {isConfirmable && (
            <Button
              size="sm"
              pending={answer.isPending}
              pendingText={fields.saving}
              onClick={() => settle(true)}
            >
              {words.confirm}
            </Button>
          )}
          <Button size="sm" variant="secondary" onClick={() => settle(false)}>
            {isConfirmable || startsAt ? words.drop : words.takeBack}
          </Button>
        </div>
        <PressRefusal error={answer.error}>{words.notAnswered}</PressRefusal>
      </div>
    </Alert>
  );
}
