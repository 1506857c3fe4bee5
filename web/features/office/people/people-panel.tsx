import { type ReactNode, useRef, useState } from 'react';
import type { Administrator } from '#domain/contract/office/people.ts';
import { showDay } from '#web/lib/dates.ts';
import { failureSentence } from '#web/lib/failure-words.ts';
import { LoadError } from '#web/parts/load-error.tsx';
import { sayFailed } from '#web/parts/say-failed.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ShownLinkCard } from '#web/ui/shown-link-card.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useFocusAfterRemoval } from '#web/ui/use-focus-after-removal.ts';
import * as words from '#words/office/people.ts';
import { InvitationList } from './invitation-list.tsx';
import { InviteForm } from './invite-form.tsx';
import { usePeople, useRemovePerson } from './people.queries.ts';

export type PeoplePanelProps = {
  ownId: string;
  /** The button that takes the authenticator app off an account. */
  takeOff: (administrator: Administrator) => ReactNode;
};

/** The administrators, who is invited, and a form to invite another (PRODUCT.md#administrators). */
export function PeoplePanel({ ownId, takeOff }: PeoplePanelProps) {
  const { data, isPending, isError, error, refetch } = usePeople();
  const [link, setLink] = useState<string | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const focusAfterRemoval = useFocusAfterRemoval(
    data?.administrators.map(({ id }) => id),
    title,
  );
  if (isPending) {
    return (
      <SkeletonGroup label={words.loading} className="grid gap-4">
        <Skeleton className="h-32 w-full rounded-lg" />
        <Skeleton className="h-32 w-full rounded-lg" />
      </SkeletonGroup>
    );
  }
  if (isError && !data) {
    return <LoadError title={words.failed} error={error} onRetry={refetch} />;
  }
  const { administrators, isByMail } = data;
  // Leaders are invited where their troop stands.
  const invitations = data.invitations.filter(({ role }) => role === 'admin');
  return (
    <div className="grid gap-6">
      <Card className="grid gap-4">
        <h2 ref={title} tabIndex={-1} className="text-xl outline-none">
          {words.administrators}
        </h2>
        {administrators.length === 1 && <p>{words.onlyOne}</p>}
        <ul className="divide-y divide-line">
          {administrators.map((administrator) => (
            <AdministratorRow
              key={administrator.id}
              administrator={administrator}
              isOwn={administrator.id === ownId}
              takeOff={takeOff(administrator)}
              onRemoved={() => focusAfterRemoval(administrator.id)}
            />
          ))}
        </ul>
      </Card>
      <Card className="grid gap-4">
        <h2 className="text-xl">{words.invite}</h2>
        <p>
          {words.whatTheySee} {isByMail && words.allAreTold}
        </p>
        <InviteForm label={words.theirEmail} to={{ role: 'admin' }} isByMail={isByMail} onLink={setLink} />
        {link && <ShownLinkCard key={link} link={link} makes={words.anAdministrator} />}
        {invitations.length > 0 && (
          <section aria-labelledby="open-invitations" className="grid gap-2">
            <h3 id="open-invitations" className="text-lg">
              {words.notAccepted}
            </h3>
            <ul className="divide-y divide-line">
              <InvitationList invitations={invitations} onTakenBack={() => setLink(null)} />
            </ul>
          </section>
        )}
      </Card>
    </div>
  );
}

type AdministratorRowProps = {
  administrator: Administrator;
  isOwn: boolean;
  takeOff: ReactNode;
  onRemoved: () => void;
};

function AdministratorRow({ administrator, isOwn, takeOff, onRemoved }: AdministratorRowProps) {
  const [isAsking, setAsking] = useState(false);
  const remove = useRemovePerson();
  const name = `${administrator.firstName} ${administrator.lastName}`;
  const confirm = () =>
    remove.mutate(administrator.id, {
      onSuccess: () => {
        setAsking(false);
        onRemoved();
        toast({ title: words.removed, description: words.isRemoved(name) });
      },
      onError: sayFailed(words.notRemoved, words.removeFailed),
    });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="wrap-anywhere min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <strong>{name}</strong>
          {isOwn && <Badge>{words.you}</Badge>}
          <Badge tone={administrator.hasSecondFactor ? 'done' : 'waiting'}>
            {administrator.hasSecondFactor ? words.authenticatorApp : words.passwordOnly}
          </Badge>
        </p>
        <p className="text-ink-soft text-sm">
          {words.since(administrator.username, administrator.email, showDay(administrator.createdAt))}
        </p>
      </div>
      {!isOwn && (
        <div className="flex flex-wrap gap-2">
          {administrator.hasSecondFactor && takeOff}
          <Button
            variant="quiet"
            size="sm"
            aria-label={words.removeThis(name)}
            onClick={() => setAsking(true)}
          >
            {words.remove}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.askRemove(name)}
        body={<p>{words.removeBrings(name)}</p>}
        confirmLabel={words.remove}
        danger
        pending={remove.isPending}
        pendingText={words.removing}
        onConfirm={confirm}
        failure={failureSentence(remove.error, words.removeFailed)}
      />
    </li>
  );
}
