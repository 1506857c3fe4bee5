import { useState } from 'react';
import { Link } from 'wouter';
import type { User } from '#domain/contract/sign-in/accounts.ts';
import { paths } from '#web/app/paths.ts';
import { useFirstAdminOpen } from '#web/features/sign-in/accounts/first-admin.queries.ts';
import {
  FirstAdminForm,
  type FirstAdminFormProps,
} from '#web/features/sign-in/accounts/first-admin-form.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { siteName } from '#web/lib/site.ts';
import { useLinkToken } from '#web/lib/use-link-token.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { useFocusOnArrival } from '#web/ui/use-focus-on-arrival.ts';
import * as fields from '#words/platform/fields.ts';
import * as words from '#words/sign-in/first-admin.ts';

/**
 * PRODUCT.md#first-administrator: open until there is an administrator, then closed for ever
 * (PRODUCT.md#first-administrator).
 */
export default function FirstAdminPage() {
  useDocumentTitle(words.title);
  return (
    <>
      <PageHeader title={words.title} subtitle={words.subtitle(siteName)} />
      <FirstAdmin />
    </>
  );
}

function FirstAdmin() {
  const state = useFirstAdminOpen();
  const code = useLinkToken();
  const [created, setCreated] = useState<User | null>(null);
  if (created) return <Created admin={created} />;
  if (state.isPending) {
    return (
      <SkeletonGroup label={fields.loading} className="grid gap-4">
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-80 w-full rounded-lg" />
      </SkeletonGroup>
    );
  }
  if (state.isError) {
    return (
      <div className="grid justify-items-start gap-4">
        <Alert tone="danger" title={words.unknown} live />
        <Button onClick={() => state.refetch()}>{fields.tryAgain}</Button>
      </div>
    );
  }
  if (!state.data.open) return <Closed />;
  return <Open {...(state.data.asksCode && { code })} onCreated={setCreated} />;
}

function Open(props: FirstAdminFormProps) {
  return (
    <div className="grid gap-6">
      <Alert tone="warning" title={words.onlyOnce}>
        {words.closesForGood}
      </Alert>
      <FirstAdminForm {...props} />
    </div>
  );
}

function Closed() {
  // Somebody else may have been faster than the form that stood here.
  const title = useFocusOnArrival();
  return (
    <Card className="grid justify-items-start gap-4">
      <h2 ref={title} tabIndex={-1} className="outline-none">
        {words.closed}
      </h2>
      <p>{words.created}</p>
      <Link href={paths.login()} className={buttonClass()}>
        {words.goToLogin}
      </Link>
    </Card>
  );
}

function Created({ admin }: { admin: User }) {
  return (
    <Card className="grid gap-4">
      <Alert tone="success" title={words.ready}>
        {words.canLogIn(`${admin.firstName} ${admin.lastName}`, admin.username)}
      </Alert>
      <div className="flex flex-wrap gap-3">
        <Link href={paths.login()} className={buttonClass()}>
          {words.goToLogin}
        </Link>
        <Link href={paths.admin()} className={buttonClass({ variant: 'secondary' })}>
          {words.goToPanel}
        </Link>
      </div>
    </Card>
  );
}
