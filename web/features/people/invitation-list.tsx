import type { StaffInvitation } from '#domain/contract/people.ts';
import { showDateTime } from '#web/lib/dates.ts';
import { sayFailed } from '#web/lib/say-failed.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useRemovePerson } from './people.queries.ts';

export type InvitationListProps = { invitations: readonly StaffInvitation[]; onTakenBack: () => void };

/** Who is invited, as rows of a list: each can be taken back. */
export function InvitationList({ invitations, onTakenBack }: InvitationListProps) {
  return invitations.map((it) => <InvitationRow key={it.id} invitation={it} onTakenBack={onTakenBack} />);
}

type InvitationRowProps = { invitation: StaffInvitation; onTakenBack: () => void };

function InvitationRow({ invitation: it, onTakenBack }: InvitationRowProps) {
  const remove = useRemovePerson();
  const whom = it.email ?? 'Somebody with the link';
  const takeBack = () =>
    remove.mutate(it.id, {
      onSuccess: () => {
        onTakenBack();
        toast({ title: 'Taken Back', description: 'The link leads nowhere any more' });
      },
      onError: sayFailed('Not Taken Back', 'The invitation could not be taken back'),
    });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="wrap-anywhere min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <strong>{whom}</strong>
          <Badge tone="waiting">Invited</Badge>
        </p>
        <p className="text-ink-soft text-sm">
          By {it.invitedBy}, until {showDateTime(it.expiresAt)}
        </p>
      </div>
      <Button
        variant="quiet"
        size="sm"
        aria-label={`Take back the invitation of ${whom}`}
        pending={remove.isPending}
        pendingText="Taking back..."
        onClick={takeBack}
      >
        Take back
      </Button>
    </li>
  );
}
