import type { Child } from '#domain/contract/family/parent.ts';
import { remedyFor } from '#web/lib/call.ts';
import { showDateTime } from '#web/lib/dates.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import * as words from '#words/family/asked-card.ts';
import { PageClosed, useCorrecting } from './parent.queries.ts';
import { useLeading } from './use-parent-place.ts';

type AskedCardProps = { child: Pick<Child, 'id' | 'firstName'>; card: NonNullable<Child['card']> };

/**
 * Somebody chose a password with a leader's card: only a parent knows whether it was the child (PRODUCT.md#sign-in-cards).
 */
export function AskedCard({ child: { id, firstName }, card }: AskedCardProps) {
  const { lead } = useLeading();
  const { settleCard } = useCorrecting(id);
  const { useId, usedAt, endsAt, madeBy } = card;
  return (
    <Alert tone="warning">
      <div className="grid justify-items-start gap-3">
        <p>{words.wasUsed(firstName, showDateTime(usedAt), madeBy)}</p>
        <p>{words.isGoodUntil(firstName, showDateTime(endsAt))}</p>
        <div className="flex flex-wrap gap-3">
          <Button
            size="sm"
            pending={settleCard.isPending}
            pendingText={words.saving}
            onClick={() => settleCard.mutate({ useId })}
          >
            {words.yes(firstName)}
          </Button>
          <Button variant="secondary" size="sm" onClick={() => lead(id, 'correct')}>
            {words.no}
          </Button>
        </div>
        {settleCard.error && !(settleCard.error instanceof PageClosed) && (
          <p role="alert">{words.notSaved(remedyFor(settleCard.error))}</p>
        )}
      </div>
    </Alert>
  );
}
