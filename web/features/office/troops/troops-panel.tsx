import { EmptyState } from '#web/parts/empty-state.tsx';
import { LoadError } from '#web/parts/load-error.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import * as words from '#words/office/troops-page.ts';
import type { LeaderParts } from './leaders-panel.tsx';
import { TroopCard } from './troop-card.tsx';
import { NewTroopForm } from './troop-form.tsx';
import { useTroops } from './troops.queries.ts';

/** All troops, and a form to add one (PRODUCT.md#troops). */
export function TroopsPanel({ parts }: { parts: LeaderParts }) {
  const { data, error, refetch } = useTroops();
  if (error && !data) return <LoadError title={words.notLoaded} error={error} onRetry={refetch} />;
  if (!data) {
    return (
      <SkeletonGroup label={words.loading} className="grid gap-4">
        <Skeleton className="h-40 w-full rounded-lg" />
        <Skeleton className="h-40 w-full rounded-lg" />
      </SkeletonGroup>
    );
  }
  const leaderless = data.leaders.filter(({ id }) => !data.troops.some((it) => it.leaderIds.includes(id)));
  return (
    <div className="grid gap-6">
      {data.troops.length === 0 && (
        <EmptyState
          {...words.noTroop}
          action={
            <a href="#new-troop" className={buttonClass()}>
              {words.addFirst}
            </a>
          }
        />
      )}
      {data.troops.map((troop) => (
        <TroopCard key={troop.id} troop={troop} all={data} parts={parts} />
      ))}
      {leaderless.length > 0 && (
        <p className="text-ink-soft">
          {words.leaderless(leaderless.map((it) => `${it.firstName} ${it.lastName}`).join(', '))}
        </p>
      )}
      <Card as="section" aria-labelledby="new-troop" className="grid gap-4">
        <h2 id="new-troop" tabIndex={-1} className="text-xl outline-none">
          {words.addTroop}
        </h2>
        <NewTroopForm />
      </Card>
    </div>
  );
}
