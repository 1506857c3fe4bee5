import { LoadError } from '#web/parts/load-error.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import * as question from '#words/consent/leaders-question.ts';
import * as words from '#words/office/troops-page.ts';
import { useSuggested } from './troops.queries.ts';

/** Children who typed a troop at sign-up. That opens nothing; the parents' answers do (PRODUCT.md#troops). */
export function SuggestedList({ troopId }: { troopId: string }) {
  const { data, error, refetch } = useSuggested(troopId);
  if (error && !data) return <LoadError title={words.scoutsNotLoaded} error={error} onRetry={refetch} />;
  if (!data) return <Skeleton className="h-24 w-full" />;
  if (data.length === 0) return <p>{words.noScout}</p>;
  return (
    <div className="grid gap-3">
      <p className="text-ink-soft text-sm">{words.typed}</p>
      <ul className="divide-y divide-line">
        {data.map((item) => (
          <li key={item.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
            <span className="wrap-anywhere min-w-0">
              {item.firstName} {item.lastName} <span className="text-ink-soft text-sm">{item.username}</span>
            </span>
            {item.choice === null ? (
              <Badge tone="waiting">{words.notAnswered}</Badge>
            ) : (
              <Badge tone={item.choice === 'no' ? 'neutral' : 'done'}>
                {question.answers[item.choice].title}
              </Badge>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
