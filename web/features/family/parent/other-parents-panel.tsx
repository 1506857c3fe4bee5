import { UserPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { OtherParent } from '#domain/contract/family/guardians.ts';
import type { Child } from '#domain/contract/family/parent.ts';
import { remedyFor } from '#web/lib/call.ts';
import { showLongDate } from '#web/lib/dates.ts';
import { supportEmail } from '#web/lib/site.ts';
import { LoadError } from '#web/parts/load-error.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { useFocusAsItAppears } from '#web/ui/use-focus-as-it-appears.ts';
import * as words from '#words/family/other-parents.tsx';
import * as fields from '#words/platform/fields.ts';
import { useInviting, useOtherParents } from './guardians.queries.ts';
import { InviteParentForm } from './invite-parent-form.tsx';
import { PageClosed } from './parent.queries.ts';

type OfChild = { child: Pick<Child, 'id' | 'firstName'> };

/**
 * PRODUCT.md#several-parents: who the parents of a child are, and another one invited. No address stands here that one
 * has not typed oneself.
 */
export function OtherParentsPanel({ child }: OfChild) {
  const parents = useOtherParents(child.id);
  const [isInviting, setInviting] = useState<boolean | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const open = () => {
    setSentTo(null);
    setInviting(true);
  };
  const done = (email: string | null) => {
    setInviting(false);
    setSentTo(email);
  };
  return (
    <Card className="grid gap-5">
      {parents.isPending && (
        <SkeletonGroup label={fields.loading}>
          <Skeleton className="h-14 w-full" />
        </SkeletonGroup>
      )}
      {parents.isError && !(parents.error instanceof PageClosed) && (
        <LoadError title={words.notLoaded} error={parents.error} onRetry={() => parents.refetch()} />
      )}
      {parents.data && (
        <ul className="grid divide-y divide-line">
          {parents.data.map((item) => (
            <ParentItem key={item.id} child={child} parent={item} />
          ))}
        </ul>
      )}
      {isInviting ? (
        <InviteParentForm child={child} onDone={done} />
      ) : (
        <InviteButton takesFocus={isInviting === false} onPress={open} />
      )}
      {/* Not any more where it was taken back. */}
      {parents.data?.some(({ state, email }) => state === 'invited' && email === sentTo) && (
        <Alert live tone="success">
          {words.invitationSent(<span className="wrap-anywhere">{sentTo}</span>)}
        </Alert>
      )}
    </Card>
  );
}

/** It takes the focus back from the form that stood in its place. */
function InviteButton({ takesFocus, onPress }: { takesFocus: boolean; onPress: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusAsItAppears(button, takesFocus);
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-ink-soft">{words.everyParent}</p>
      <p className="text-ink-soft">
        {words.closedToOne(<span className="wrap-anywhere">{supportEmail}</span>)}
      </p>
      <Button
        ref={button}
        variant="secondary"
        icon={<UserPlus aria-hidden="true" className="size-5" />}
        onClick={onPress}
      >
        {words.invite}
      </Button>
    </div>
  );
}

const STATES = {
  active: null,
  invited: <Badge tone="waiting">{words.invited}</Badge>,
  blocked: <Badge tone="danger">{words.blocked}</Badge>,
} as const;

/** Since when, or until when. */
function timeOf({ state, since, endsAt }: OtherParent): string {
  if (state === 'invited') return endsAt ? words.canAnswerUntil(showLongDate(endsAt)) : '';
  return since ? words.since(showLongDate(since)) : '';
}

function ParentItem({ child, parent }: OfChild & { parent: OtherParent }) {
  const { firstName, lastName, state, isMe, email } = parent;
  const name = `${firstName} ${lastName}`.trim() || words.aParent;
  return (
    <li className="grid gap-2 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="wrap-anywhere min-w-0 font-semibold">{isMe ? words.you(name) : name}</span>
        {STATES[state]}
      </div>
      <p className="wrap-anywhere text-ink-soft text-sm">
        {[email, timeOf(parent)].filter(Boolean).join(' · ')}
      </p>
      {state === 'invited' && <Invited child={child} parent={parent} name={name} />}
    </li>
  );
}

/** Actions on an invitation: its sender may send it again, anybody here may take it back. */
function Invited({ child, parent, name }: OfChild & { parent: OtherParent; name: string }) {
  const { again, takeBack } = useInviting(child.id);
  const [isAsked, ask] = useState(false);
  const error = again.error ?? takeBack.error;
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {parent.email !== null && (
          <Button
            size="sm"
            variant="secondary"
            pending={again.isPending}
            pendingText={words.sending}
            onClick={() => {
              takeBack.reset();
              again.mutate(parent.id);
            }}
          >
            {words.sendAgain}
            <span className="sr-only">{words.sendAgainMore(name)}</span>
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={() => ask(true)}>
          {words.takeBack}
          <span className="sr-only">{words.takeBackMore(name)}</span>
        </Button>
      </div>
      {again.isSuccess && (
        <Alert live tone="success">
          {words.sentAgain}
        </Alert>
      )}
      {error && !(error instanceof PageClosed) && (
        <Alert live tone="danger">
          {remedyFor(error)}
        </Alert>
      )}
      <ConfirmDialog
        open={isAsked}
        onOpenChange={ask}
        title={words.takeBackQuestion}
        body={words.takenBackMeans(name)}
        confirmLabel={words.takeBack}
        pending={takeBack.isPending}
        pendingText={words.takingBack}
        onConfirm={() => {
          again.reset();
          takeBack.mutate(parent.id, { onSettled: () => ask(false) });
        }}
      />
    </>
  );
}
