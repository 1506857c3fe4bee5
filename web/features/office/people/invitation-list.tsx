import type { StaffInvitation } from '#domain/contract/office/people.ts';
import { showDateTime } from '#web/lib/dates.ts';
import { PressRefusal } from '#web/parts/press-error.tsx';
import { sayFailed } from '#web/parts/say-failed.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';
import * as words from '#words/office/staff-invitations.ts';
import { useTakeBackInvitation } from './people.queries.ts';

export type InvitationListProps = { invitations: readonly StaffInvitation[]; onTakenBack: () => void };

/** Invited people as rows; each invitation can be taken back. */
export function InvitationList({ invitations, onTakenBack }: InvitationListProps) {
  return invitations.map((it) => <InvitationRow key={it.id} invitation={it} onTakenBack={onTakenBack} />);
}

type InvitationRowProps = { invitation: StaffInvitation; onTakenBack: () => void };

function InvitationRow({ invitation, onTakenBack }: InvitationRowProps) {
  const taking = useTakeBackInvitation();
  const whom = invitation.email ?? words.somebody;
  const takeBack = () =>
    taking.mutate(invitation.id, {
      onSuccess: () => {
        onTakenBack();
        toast({ title: words.takenBack, description: words.leadsNowhere });
      },
      onError: sayFailed(words.notTakenBack, words.takeBackFailed),
    });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="wrap-anywhere min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <strong>{whom}</strong>
          <Badge tone="waiting">{words.invited}</Badge>
        </p>
        <p className="text-ink-soft text-sm">
          {words.byUntil(invitation.invitedBy, showDateTime(invitation.expiresAt))}
        </p>
      </div>
      <Button
        variant="quiet"
        size="sm"
        aria-label={words.takeBackOf(whom)}
        pending={taking.isPending}
        pendingText={words.takingBack}
        onClick={takeBack}
      >
        {words.takeBack}
      </Button>
      <PressRefusal error={taking.error}>{words.takeBackFailed}</PressRefusal>
    </li>
  );
}
