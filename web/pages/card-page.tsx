import { useState } from 'react';
import { Link } from 'wouter';
import { paths } from '#web/app/paths.ts';
import { CardForm } from '#web/features/sign-in/sign-in-cards/card-form.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { EmptyState } from '#web/parts/empty-state.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';
import * as words from '#words/sign-in/card.ts';
import { logIn } from '#words/sign-in/login.ts';

/** PRODUCT.md#sign-in-cards: the way in for a child who has a card. */
export default function CardPage() {
  useDocumentTitle(words.title);
  const [isDone, setDone] = useState(false);
  if (isDone)
    return (
      <EmptyState
        headingLevel={1}
        title={words.done.title}
        text={words.done.text}
        action={
          <Link href={paths.login({ other: 'yes' })} className={buttonClass()}>
            {logIn}
          </Link>
        }
      />
    );
  return (
    <>
      <PageHeader
        title={words.title}
        subtitle={words.subtitle}
        back={<BackLink href={paths.login()}>{words.toLogin}</BackLink>}
      />
      <CardForm onChanged={() => setDone(true)} />
    </>
  );
}
