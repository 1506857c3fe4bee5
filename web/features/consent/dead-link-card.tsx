import { Link } from 'wouter';
import { paths } from '#web/app/paths.ts';
import { remedyFor } from '#web/lib/call.ts';
import { supportEmail } from '#web/lib/site.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';
import * as words from '#words/family/dead-links.ts';
import { useSendLinkAgain } from './consent.queries.ts';

type DeadLinkProps = {
  token: string;
  /** An answer was sent by it, and nothing was heard of that. */
  isUnheard?: boolean;
};

/**
 * PRODUCT.md#links-of-letters: a link that leads nowhere any more. Another one goes to the address on record only, and
 * nobody learns whether.
 */
export function DeadLink({ token, isUnheard = false }: DeadLinkProps) {
  const again = useSendLinkAgain();
  return (
    <div className="mx-auto grid max-w-2xl gap-6">
      <PageHeader title={isUnheard ? words.perhapsAnswered : words.title} />
      {isUnheard && (
        <p>
          {words.pageShows} <Link href={paths.parent()}>{words.toMyPage}</Link>
        </p>
      )}
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
