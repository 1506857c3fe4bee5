import type { ReactNode } from 'react';
import { isDeadLink, remedyFor } from '#web/lib/call.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';
import * as words from '#words/family/parent-page.tsx';
import * as byLink from '#words/platform/by-link.tsx';
import { EntryForm } from './entry-form.tsx';
import { useOpenPage } from './parent.queries.ts';

export type OpenPageCardProps = {
  token: string;
  onOpened: () => void;
  /** The page's introduction. */
  children: ReactNode;
};

/** A program that looks at mail opens every link, and may not use it up: so nothing happens before the press. */
export function OpenPageCard({ token, onOpened, children }: OpenPageCardProps) {
  const open = useOpenPage();
  if (isDeadLink(open.error)) {
    return (
      <div className="mx-auto grid max-w-xl gap-6">
        <PageHeader title={byLink.tooOld} subtitle={words.canSendNewOne} />
        <EntryForm />
      </div>
    );
  }
  return (
    <div className="mx-auto grid max-w-xl gap-6">
      <PageHeader title={words.yourPage} subtitle={words.showsAll} />
      <Button
        size="lg"
        wide
        pending={open.isPending}
        pendingText={words.opening}
        onClick={() => open.mutate(token, { onSuccess: onOpened })}
      >
        {words.open}
      </Button>
      {open.isError && (
        <Alert live tone="danger">
          {remedyFor(open.error)}
        </Alert>
      )}
      <p className="text-ink-soft">{words.closesByItself}</p>
      {children}
    </div>
  );
}
