import { useState } from 'react';
import { Link } from 'wouter';
import { getStaffInvitation, type OpenInvitation } from '#domain/contract/office/people.ts';
import type { User } from '#domain/contract/sign-in/accounts.ts';
import { paths } from '#web/app/paths.ts';
import { useAcceptInvitation } from '#web/features/office/people/people.queries.ts';
import { AdminAccountForm } from '#web/features/sign-in/accounts/admin-account-form.tsx';
import { isDeadLink } from '#web/lib/call.ts';
import { showDateTime } from '#web/lib/dates.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { siteName, supportEmail } from '#web/lib/site.ts';
import { useAskedByLink } from '#web/lib/use-asked-by-link.ts';
import { forgetLinkToken, useLinkToken } from '#web/lib/use-link-token.ts';
import { LoadError } from '#web/parts/load-error.tsx';
import { sayFailed } from '#web/parts/say-failed.ts';
import { Alert } from '#web/ui/alert.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import * as words from '#words/office/staff-invitation.tsx';
import * as fields from '#words/platform/fields.ts';

/** PRODUCT.md#administrators: somebody who is invited makes an account, by the link that was mailed or handed over. */
export default function StaffInvitationPage() {
  useDocumentTitle(words.tab);
  const token = useLinkToken();
  return <Invited key={token} token={token} />;
}

function Invited({ token }: { token: string }) {
  const [made, setMade] = useState<User | null>(null);
  const [isDead, setDead] = useState(token === '');
  const invitation = useAskedByLink(getStaffInvitation, token);
  if (made) return <Made admin={made} />;
  if (isDead || isDeadLink(invitation.error)) return <Dead isMissing={token === ''} />;
  if (invitation.isPending) return <Opening />;
  if (invitation.isError) {
    return (
      <LoadError title={words.notLoaded} error={invitation.error} onRetry={() => invitation.refetch()} />
    );
  }
  return <Accept token={token} invitation={invitation.data} onMade={setMade} onDead={() => setDead(true)} />;
}

function Opening() {
  return (
    <SkeletonGroup label={fields.loading} className="grid gap-4">
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-96 w-full rounded-lg" />
    </SkeletonGroup>
  );
}

type AcceptProps = {
  token: string;
  invitation: OpenInvitation;
  onMade: (admin: User) => void;
  onDead: () => void;
};

function Accept({ token, invitation, onMade, onDead }: AcceptProps) {
  const accept = useAcceptInvitation();
  const { invitedBy, troopNumber } = invitation;
  const ends = showDateTime(invitation.expiresAt);
  return (
    <div className="grid gap-6">
      <PageHeader
        title={words.title(siteName)}
        subtitle={
          troopNumber === null ? words.asAdministrator(invitedBy) : words.asLeader(invitedBy, troopNumber)
        }
      />
      <p>{troopNumber === null ? words.administratorText(ends) : words.leaderText(ends)}</p>
      <AdminAccountForm
        {...(invitation.email !== null && { email: invitation.email })}
        submitText={words.create}
        save={async (account) => {
          const { user } = await accept.mutateAsync({ ...account, token });
          forgetLinkToken();
          onMade(user);
        }}
        onFailed={(error) => {
          if (!isDeadLink(error)) return sayFailed(words.notCreated, words.createFailed)(error);
          onDead();
          return undefined;
        }}
      />
    </div>
  );
}

function Made({ admin }: { admin: User }) {
  return (
    <div className="grid gap-6">
      <PageHeader title={admin.role === 'leader' ? words.isLeader : words.isAdministrator} />
      <Alert live tone="success">
        {words.ready}
      </Alert>
      <p>{words.logInAs(<strong>{admin.username}</strong>)}</p>
      <Link href={paths.login()} className={buttonClass({ size: 'lg', wide: true })}>
        {words.toLogin}
      </Link>
    </div>
  );
}

function Dead({ isMissing }: { isMissing: boolean }) {
  return (
    <div className="grid gap-6">
      <PageHeader title={words.dead} />
      <p>{isMissing ? words.openAgain : words.askForNew}</p>
      <Link href={paths.login()} className={buttonClass({ size: 'lg', wide: true })}>
        {words.toLogin}
      </Link>
      <p className="text-ink-soft">
        {words.questions(<span className="wrap-anywhere">{supportEmail}</span>)}
      </p>
    </div>
  );
}
