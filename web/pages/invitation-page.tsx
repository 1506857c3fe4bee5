import { useState } from 'react';
import { Link } from 'wouter';
import { paths } from '#web/app/paths.ts';
import { DeadLink } from '#web/features/consent/dead-link-card.tsx';
import { useInvitation } from '#web/features/parent/guardians.queries.ts';
import { InvitationForm, type InvitationOutcome } from '#web/features/parent/invitation-form.tsx';
import { isDeadLink } from '#web/lib/call.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { useLinkToken } from '#web/lib/use-link-token.ts';
import { Alert } from '#web/ui/alert.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';

/** §20: another parent's answer, by the link in her mail. Nothing is kept of it on the device. */
export default function InvitationPage() {
  useDocumentTitle('Your invitation');
  const token = useLinkToken();
  return <Question key={token} token={token} />;
}

function Question({ token }: { token: string }) {
  const [outcome, setOutcome] = useState<InvitationOutcome | null>(null);
  const [isDead, setDead] = useState(token === '');
  const asked = useInvitation(token);
  if (outcome) return <Answered {...outcome} />;
  if (isDead || isDeadLink(asked.error)) return <DeadLink token={token} />;
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Will you join?" />
      {asked.isPending && (
        <SkeletonGroup label="Loading..." className="grid gap-4">
          <Skeleton className="h-6 w-full" />
          <Skeleton className="h-6 w-4/5" />
          <Skeleton className="mt-4 h-60 w-full rounded-lg" />
        </SkeletonGroup>
      )}
      {asked.isError && (
        <LoadError
          title="The invitation could not be loaded"
          error={asked.error}
          onRetry={() => asked.refetch()}
        />
      )}
      {asked.data && (
        <InvitationForm
          asked={asked.data}
          token={token}
          onAnswered={setOutcome}
          onDead={() => setDead(true)}
        />
      )}
    </div>
  );
}

function Answered({ childFirstName: child, outcome }: InvitationOutcome) {
  const isIn = outcome === 'joined';
  return (
    <div className="mx-auto grid max-w-2xl gap-6">
      <PageHeader title={isIn ? 'Welcome' : 'Closed'} />
      <Alert live tone={isIn ? 'success' : 'info'}>
        {isIn
          ? `You can see everything of ${child} from now on. Have a link sent to this e-mail address: it opens your page.`
          : 'Thank you. We have forgotten your name and your e-mail address.'}
      </Alert>
      {isIn && (
        <Link href={paths.parent()} className={buttonClass({ size: 'lg', wide: true })}>
          Go to my page
        </Link>
      )}
      {!isIn && <p className="text-ink-soft">You can close this page.</p>}
    </div>
  );
}
