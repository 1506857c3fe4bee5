import { paths } from '#web/app/paths.ts';
import { InvitationList } from '#web/features/office/people/invitation-list.tsx';
import { InviteForm } from '#web/features/office/people/invite-form.tsx';
import type { LeaderParts } from '#web/features/office/troops/leaders-panel.tsx';
import { TroopsPanel } from '#web/features/office/troops/troops-panel.tsx';
import { TakeOffButton } from '#web/features/sign-in/second-factor/take-off-button.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { NeedsConnection } from '#web/ui/needs-connection.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';
import * as words from '#words/office/troops-page.ts';

/** Inviting is the same for leaders and administrators. */
const PARTS: LeaderParts = {
  inviteForm: (troop, isByMail, onLink) => (
    <InviteForm
      label={words.newLeader}
      to={{ role: 'leader', troopId: troop.id }}
      isByMail={isByMail}
      onLink={onLink}
    />
  ),
  invited: (invitations, onTakenBack) => (
    <InvitationList invitations={invitations} onTakenBack={onTakenBack} />
  ),
  takeOff: (leader) => <TakeOffButton administrator={leader} />,
};

/** PRODUCT.md#troops: troops, who leads them, and which scouts are in them. */
export default function TroopsPage() {
  useDocumentTitle(words.title);
  return (
    <>
      <PageHeader
        title={words.title}
        subtitle={words.subtitle}
        back={<BackLink href={paths.admin()}>{words.back}</BackLink>}
      />
      <NeedsConnection what={words.toManage} />
      <TroopsPanel parts={PARTS} />
    </>
  );
}
