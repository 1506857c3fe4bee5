import { useState } from 'react';
import { Link } from 'wouter';
import { getJoining } from '#domain/contract/family/joining.ts';
import { paths } from '#web/app/paths.ts';
import { isDeadLink } from '#web/lib/call.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { supportEmail } from '#web/lib/site.ts';
import { useAskedByLink } from '#web/lib/use-asked-by-link.ts';
import { forgetLinkToken, useLinkToken } from '#web/lib/use-link-token.ts';
import { LoadError } from '#web/parts/load-error.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import * as deadLinks from '#words/family/dead-links.ts';
import * as words from '#words/family/join.tsx';
import { loading } from '#words/platform/fields.ts';
import { JoinForm } from './join/join-form.tsx';
import { Joined, type JoinedProps } from './join/joined.tsx';

/** PRODUCT.md#printed-letters-to-families: a parent signs a child up, by the link that was mailed or printed. */
export default function JoinPage() {
  useDocumentTitle(words.tab);
  const token = useLinkToken();
  return <Invited key={token} token={token} />;
}

function Invited({ token }: { token: string }) {
  const [done, setDone] = useState<JoinedProps | null>(null);
  const [isDead, setDead] = useState(token === '');
  const asked = useAskedByLink(getJoining, token);
  if (done) return <Joined {...done} />;
  if (isDead || isDeadLink(asked.error)) return <Dead isMissing={token === ''} />;
  if (asked.isPending) {
    return (
      <SkeletonGroup label={loading} className="grid gap-4">
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-96 w-full rounded-lg" />
      </SkeletonGroup>
    );
  }
  if (asked.isError) return <LoadError title={words.failed} error={asked.error} onRetry={asked.refetch} />;
  const { troop, childFirstName, isHere } = asked.data;
  return (
    <>
      <PageHeader title={words.invites(troop.number, childFirstName)} subtitle={words.subtitle} />
      {isHere && (
        <div className="mb-6">
          <Alert title={words.mayBeHere(childFirstName)}>
            <p>
              {words.lookFirst((page) => (
                <Link href={paths.parent()} className="link">
                  {page}
                </Link>
              ))}
            </p>
          </Alert>
        </div>
      )}
      <JoinForm
        token={token}
        asked={asked.data}
        onJoined={(item) => {
          forgetLinkToken();
          setDone(item);
        }}
        onDead={() => setDead(true)}
      />
    </>
  );
}

function Dead({ isMissing }: { isMissing: boolean }) {
  return (
    <div className="grid gap-6">
      <PageHeader title={isMissing ? words.linkIsNeeded : deadLinks.title} />
      <p>{isMissing ? words.openAgain : words.wasUsed}</p>
      {isMissing && <p>{words.whyAgain}</p>}
      <Link href={paths.login({ other: 'yes' })} className={buttonClass({ size: 'lg', wide: true })}>
        {words.toLogin}
      </Link>
      <p className="wrap-anywhere text-ink-soft">{deadLinks.questions(supportEmail)}</p>
    </div>
  );
}
