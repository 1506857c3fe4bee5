import { Link } from 'wouter';
import { paths } from '#web/app/paths.ts';
import { hasParentsPage } from '#web/lib/site.ts';
import { Alert } from '#web/ui/alert.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';
import * as words from '#words/family/join.tsx';

export type JoinedProps = {
  childFirstName: string;
  username: string;
  parentEmail: string;
  outcome: 'ready' | 'waiting';
};

/** The end of joining: the child goes on, or the parent looks into the mailbox first. */
export function Joined({ childFirstName: child, username, parentEmail, outcome }: JoinedProps) {
  const isReady = outcome === 'ready';
  const login = <strong className="wrap-anywhere">{username}</strong>;
  return (
    <div className="grid gap-6">
      <PageHeader title={isReady ? words.handOver(child) : words.oneMoreStep} />
      <Alert live tone={isReady ? 'success' : 'info'}>
        {isReady ? words.isReady(child) : words.weWrote(parentEmail)}
      </Alert>
      <p>{isReady ? words.logsInAs(child, login) : words.thenLogsInAs(child, login)}</p>
      <Link
        href={paths.login({ other: 'yes' })}
        className={buttonClass({ size: 'lg', wide: true, variant: isReady ? 'primary' : 'secondary' })}
      >
        {isReady ? words.logsInHere(child) : words.toLogin}
      </Link>
      {isReady && hasParentsPage && (
        <p className="text-ink-soft text-sm">
          {words.seeOnYourPage(child, (page) => (
            <Link href={paths.parent()} className="link">
              {page}
            </Link>
          ))}
        </p>
      )}
    </div>
  );
}
