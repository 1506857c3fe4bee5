import { useDocumentTitle } from '#web/lib/document-title.ts';
import type { Person } from '#web/lib/page-user.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageHeader, PageShell } from '#web/ui/page-shell.tsx';
import * as words from '#words/platform/handover.ts';
import { paths } from './paths.ts';

/** Loads the page anew: nothing of the person who left may go on in the name of another. */
const goTo = (address: string) => () => window.location.assign(address);

/** Takes the place of a page whose person has left while another one logged in, in another tab (PRODUCT.md#write-once). */
export function Handover({ to: { name } }: { to: Person }) {
  useDocumentTitle(words.signedInAs(name));
  const returnTo = window.location.pathname;
  return (
    <PageShell width="narrow">
      <PageHeader title={words.youAre(name)} subtitle={words.nothingSent(name)} />
      <p>{words.isKept}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={goTo(paths.home())}>{words.goOnAs(name)}</Button>
        <Button variant="secondary" onClick={goTo(paths.login({ other: 'yes', returnTo }))}>
          {words.logInAsOther}
        </Button>
      </div>
    </PageShell>
  );
}

/** Above a login page that was open already when somebody logged in, in another tab: what is typed into it stays. */
export function SignedInElsewhere({ as: { name } }: { as: Person }) {
  return (
    <div className="mx-auto w-full max-w-6xl px-gutter pt-6">
      <Alert live title={words.youAre(name)}>
        <p>{words.goOnOr(name)}</p>
        <Button size="sm" variant="secondary" className="mt-3" onClick={goTo(paths.home())}>
          {words.goOnAs(name)}
        </Button>
      </Alert>
    </div>
  );
}
