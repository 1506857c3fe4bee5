import { type ReactNode, useState } from 'react';
import type { Administrator } from '#domain/contract/people.ts';
import { showDate } from '#web/lib/dates.ts';
import { sayFailed } from '#web/lib/say-failed.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { ShownLinkCard } from '#web/ui/shown-link-card.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { InvitationList } from './invitation-list.tsx';
import { InviteForm } from './invite-form.tsx';
import { usePeople, useRemovePerson } from './people.queries.ts';

export type PeoplePanelProps = {
  ownId: string;
  /** The button that takes the authenticator app off an account. */
  takeOff: (administrator: Administrator) => ReactNode;
};

/** The administrators, who is invited, and a form to invite another (§21.1). */
export function PeoplePanel({ ownId, takeOff }: PeoplePanelProps) {
  const { data, isPending, isError, error, refetch } = usePeople();
  const [link, setLink] = useState<string | null>(null);
  if (isPending) {
    return (
      <SkeletonGroup label="Loading the people..." className="grid gap-4">
        <Skeleton className="h-32 w-full rounded-lg" />
        <Skeleton className="h-32 w-full rounded-lg" />
      </SkeletonGroup>
    );
  }
  if (isError && !data) {
    return <LoadError title="The people could not be loaded." error={error} onRetry={refetch} />;
  }
  const { administrators, isByMail } = data;
  // Leaders are invited where their troop stands.
  const invitations = data.invitations.filter(({ role }) => role === 'admin');
  return (
    <div className="grid gap-6">
      <Card className="grid gap-4">
        <h2 className="text-xl">Administrators</h2>
        {administrators.length === 1 && (
          <p>
            You are the only one. Please invite a second: then somebody is there when you are away, and nobody
            has to share a password.
          </p>
        )}
        <ul className="divide-y divide-line">
          {administrators.map((it) => (
            <AdministratorRow key={it.id} administrator={it} isOwn={it.id === ownId} takeOff={takeOff(it)} />
          ))}
        </ul>
      </Card>
      <Card className="grid gap-4">
        <h2 className="text-xl">Invite an administrator</h2>
        <p>
          Administrators see every student’s account and can delete it. Invite only who needs that.{' '}
          {isByMail && 'All administrators are told of a new one.'}
        </p>
        <InviteForm
          label="Their e-mail address"
          to={{ role: 'admin' }}
          isByMail={isByMail}
          onLink={setLink}
        />
        {link && <ShownLinkCard key={link} link={link} makes="an administrator" />}
        {invitations.length > 0 && (
          <section aria-labelledby="open-invitations" className="grid gap-2">
            <h3 id="open-invitations" className="text-lg">
              Not accepted yet
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

type AdministratorRowProps = { administrator: Administrator; isOwn: boolean; takeOff: ReactNode };

function AdministratorRow({ administrator: it, isOwn, takeOff }: AdministratorRowProps) {
  const [isAsking, setAsking] = useState(false);
  const remove = useRemovePerson();
  const name = `${it.firstName} ${it.lastName}`;
  const confirm = () =>
    remove.mutate(it.id, {
      onSuccess: () => {
        setAsking(false);
        toast({ title: 'Removed', description: `${name} is no administrator any more` });
      },
      onError: sayFailed('Not Removed', 'The administrator could not be removed'),
    });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="wrap-anywhere min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <strong>{name}</strong>
          {isOwn && <Badge>You</Badge>}
          <Badge tone={it.hasSecondFactor ? 'done' : 'waiting'}>
            {it.hasSecondFactor ? 'Authenticator app' : 'Password only'}
          </Badge>
        </p>
        <p className="text-ink-soft text-sm">
          {it.username} · {it.email} · since {showDate(it.createdAt)}
        </p>
      </div>
      {!isOwn && (
        <div className="flex flex-wrap gap-2">
          {it.hasSecondFactor && takeOff}
          <Button variant="quiet" size="sm" aria-label={`Remove ${name}`} onClick={() => setAsking(true)}>
            Remove
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Remove ${name}?`}
        body={
          <p>
            The account is deleted and logged out everywhere, and open invitations of {name} end. What was
            done with it stays in the audit log.
          </p>
        }
        confirmLabel="Remove"
        danger
        pending={remove.isPending}
        pendingText="Removing..."
        onConfirm={confirm}
      />
    </li>
  );
}
