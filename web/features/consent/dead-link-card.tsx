import { remedyFor } from '#web/lib/call.ts';
import { supportEmail } from '#web/lib/site.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';
import * as words from '#words/dead-links.ts';
import { useSendLinkAgain } from './consent.queries.ts';

/** §18: a link that leads nowhere any more. Another one goes to the address on record only, and nobody learns whether. */
export function DeadLink({ token }: { token: string }) {
  const again = useSendLinkAgain();
  return (
    <div className="mx-auto grid max-w-2xl gap-6">
      <PageHeader title={words.title} />
      {token === '' ? (
        <p>{words.openAgain}</p>
      ) : (
        <>
          <p>{words.stillOpen}</p>
          <Button
            size="lg"
            className="justify-self-start"
            pending={again.isPending}
            pendingText={words.sending}
            disabled={again.isSuccess}
            onClick={() => again.mutate(token)}
          >
            {words.sendNew}
          </Button>
        </>
      )}
      {again.isSuccess && (
        <Alert live tone="success">
          {words.isOnItsWay}
        </Alert>
      )}
      {again.isError && (
        <Alert live tone="danger">
          {remedyFor(again.error)}
        </Alert>
      )}
      <p className="text-ink-soft">{words.questions(supportEmail)}</p>
    </div>
  );
}
