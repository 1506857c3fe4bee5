import { isDeadLink, remedyFor } from '#web/lib/call.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';
import { EntryForm } from './entry-form.tsx';
import { useOpenPage } from './parent.queries.ts';

export type OpenPageCardProps = { token: string; onOpened: () => void };

/** A program that looks at mail opens every link, and may not use it up: so nothing happens before the press. */
export function OpenPageCard({ token, onOpened }: OpenPageCardProps) {
  const open = useOpenPage();
  if (isDeadLink(open.error)) {
    return (
      <div className="mx-auto grid max-w-xl gap-6">
        <PageHeader title="This link is too old or was used." subtitle="We can send a new one." />
        <EntryForm />
      </div>
    );
  }
  return (
    <div className="mx-auto grid max-w-xl gap-6">
      <PageHeader title="Your page" subtitle="It shows what your child has written and all photos." />
      <Button
        size="lg"
        wide
        pending={open.isPending}
        pendingText="Opening..."
        onClick={() => open.mutate(token, { onSuccess: onOpened })}
      >
        Open my page
      </Button>
      {open.isError && (
        <Alert live tone="danger">
          {remedyFor(open.error)}
        </Alert>
      )}
      <p className="text-ink-soft">
        It closes by itself after half an hour. On a device of others, press “Close my page” when you leave.
      </p>
    </div>
  );
}
