import { useState } from 'react';
import { Link } from 'wouter';
import { paths } from '#web/app/paths.ts';
import { CardForm } from '#web/features/sign-in-cards/card-form.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';

/** §21.13: the way in for a child who has a card. */
export default function CardPage() {
  useDocumentTitle('Sign in with a card');
  const [isDone, setDone] = useState(false);
  if (isDone)
    return (
      <EmptyState
        headingLevel={1}
        title="You have a new password"
        text="Log in with it now. The card is used up, so you can throw it away."
        action={
          <Link href={paths.login({ other: 'yes' })} className={buttonClass()}>
            Log In
          </Link>
        }
      />
    );
  return (
    <>
      <PageHeader
        title="Sign in with a card"
        subtitle="Type what is on your card. Then pick a new password."
        back={<BackLink href={paths.login()}>Back to log in</BackLink>}
      />
      <CardForm onChanged={() => setDone(true)} />
    </>
  );
}
