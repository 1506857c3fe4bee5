import { Link } from 'wouter';
import { paths } from '#web/app/paths.ts';
import { hasParentsPage } from '#web/lib/site.ts';
import { Alert } from '#web/ui/alert.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';

export type JoinedProps = {
  childFirstName: string;
  username: string;
  parentEmail: string;
  outcome: 'ready' | 'waiting';
};

/** The end of joining: the child goes on, or the parent looks into her mailbox first. */
export function Joined({ childFirstName: child, username, parentEmail, outcome }: JoinedProps) {
  const isReady = outcome === 'ready';
  return (
    <div className="grid gap-6">
      <PageHeader title={isReady ? `Hand the phone to ${child}` : 'One more step: your e-mail'} />
      <Alert live tone={isReady ? 'success' : 'info'}>
        {isReady
          ? `Thank you. ${child}’s notebook is ready.`
          : `We wrote to ${parentEmail}. Please open the link there and answer one question.`}
      </Alert>
      <p>
        {isReady ? `${child} logs in` : `Then ${child} can log in`} as{' '}
        <strong className="wrap-anywhere">{username}</strong>, with the password that you chose.
      </p>
      <Link
        href={paths.login({ other: 'yes' })}
        className={buttonClass({ size: 'lg', wide: true, variant: isReady ? 'primary' : 'secondary' })}
      >
        {isReady ? `${child} logs in here` : 'Go to Login'}
      </Link>
      {isReady && hasParentsPage && (
        <p className="text-ink-soft text-sm">
          You can see everything {child} does on{' '}
          <Link href={paths.parent()} className="link">
            your own page
          </Link>
          .
        </p>
      )}
    </div>
  );
}
