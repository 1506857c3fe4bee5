import { remedyFor } from '#web/lib/call.ts';
import { supportEmail } from '#web/lib/site.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';
import { useSendLinkAgain } from './consent.queries.ts';

/** §18: a link that leads nowhere any more. Another one goes to the address on record only, and nobody learns whether. */
export function DeadLink({ token }: { token: string }) {
  const again = useSendLinkAgain();
  return (
    <div className="mx-auto grid max-w-2xl gap-6">
      <PageHeader title="This link is too old or was used." />
      {token === '' ? (
        <p>Please open the link in the e-mail once more.</p>
      ) : (
        <>
          <p>If the question is still open, we can send a new link to the same e-mail address.</p>
          <Button
            size="lg"
            className="justify-self-start"
            pending={again.isPending}
            pendingText="Sending..."
            disabled={again.isSuccess}
            onClick={() => again.mutate(token)}
          >
            Send a new one
          </Button>
        </>
      )}
      {again.isSuccess && (
        <Alert live tone="success">
          If the question is still open, a new link is on its way. It may take a few minutes.
        </Alert>
      )}
      {again.isError && (
        <Alert live tone="danger">
          {remedyFor(again.error)}
        </Alert>
      )}
      <p className="text-ink-soft">Questions? Write to {supportEmail}.</p>
    </div>
  );
}
