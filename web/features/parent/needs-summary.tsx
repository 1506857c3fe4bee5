import type { ReactNode } from 'react';
import type { Child } from '#domain/contract/parent.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import * as words from '#words/parent-page.tsx';
import { AskedCard } from './asked-card.tsx';
import { useChildConsent } from './child-consent.queries.ts';
import { useChildReviews } from './child-reviews.queries.ts';
import { StopSummary } from './stop-summary.tsx';
import { useLeading } from './use-parent-place.ts';

export type NeedsSummaryProps = {
  child: Child;
  /** Whether there are more, so that it has to say of which one it tells. */
  isNamed: boolean;
};

/** What needs the parent of a child, one line each, with what leads there. */
export function NeedsSummary({ child, isNamed }: NeedsSummaryProps) {
  const { id, firstName, lastVisitAt, stop, card } = child;
  const leaders = useChildConsent(id).data?.leaders;
  const reviews = useChildReviews(id).data?.reviews ?? [];
  const { lead } = useLeading();
  const isAsked = leaders?.choice === null && stop === null;
  const wasWritten = reviews.some(
    ({ writtenAt, takenBackAt }) => takenBackAt === null && (lastVisitAt === null || writtenAt > lastVisitAt),
  );
  return (
    <>
      <StopSummary child={child} isNamed={isNamed} />
      {card && <AskedCard child={child} card={card} />}
      {isAsked && (
        <NeedLine button={words.answer} onPress={() => lead(id, 'permissions')}>
          {words.leadersAsk(firstName)}
        </NeedLine>
      )}
      {wasWritten && (
        <NeedLine button={words.read} onPress={() => lead(id, 'reviews')}>
          {words.leadersWrote(firstName)}
        </NeedLine>
      )}
    </>
  );
}

type NeedLineProps = { button: string; onPress: () => void; children: ReactNode };

function NeedLine({ button, onPress, children }: NeedLineProps) {
  return (
    <Alert>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-48">{children}</p>
        <Button variant="secondary" size="sm" onClick={onPress}>
          {button}
        </Button>
      </div>
    </Alert>
  );
}
