import type { LeaderHome } from '#domain/contract/leader.ts';
import { remedyFor } from '#web/lib/call.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useAgree } from './leader.queries.ts';

/** What a leader agrees to before the first look (§21.5). */
export function UndertakingCard({ undertaking }: Pick<LeaderHome, 'undertaking'>) {
  const agreeing = useAgree();
  return (
    <Card as="section" aria-labelledby="undertaking" className="grid gap-5">
      <h2 id="undertaking" className="text-xl">
        Before you begin
      </h2>
      <p>
        Parents decide what you may see of their child. They read your name before they answer, and each time
        you open notes or photos they see that you did.
      </p>
      <blockquote className="border-forest border-l-4 bg-paper-sunken p-4 font-serif text-xl">
        {undertaking.text}
      </blockquote>
      {agreeing.isError && (
        <Alert live tone="danger">
          {remedyFor(agreeing.error)}
        </Alert>
      )}
      <Button
        size="lg"
        wide
        pending={agreeing.isPending}
        pendingText="Saving..."
        onClick={() => agreeing.mutate(undertaking.hash)}
      >
        I agree
      </Button>
    </Card>
  );
}
