import type { ReactNode } from 'react';
import type { Keeping } from '#domain/contract/oversight.ts';
import { Card } from '#web/ui/card.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { HoldList } from './hold-list.tsx';
import { useKeeping } from './oversight.queries.ts';

/** §22: the holds, and what the clearing would take. */
export function KeepingPanel() {
  const { data, isPending, isError, error, refetch } = useKeeping();
  if (isPending) {
    return (
      <SkeletonGroup label="Loading what is kept..." className="grid gap-6">
        <Skeleton className="h-32 w-full rounded-lg" />
        <Skeleton className="h-48 w-full rounded-lg" />
        <Skeleton className="h-32 w-full rounded-lg" />
      </SkeletonGroup>
    );
  }
  if (isError && !data)
    return <LoadError title="What is kept could not be loaded." error={error} onRetry={refetch} />;
  const { holds, dryRun } = data;
  return (
    <div className="grid gap-6">
      <Part title="On hold">
        <HoldList holds={holds} />
      </Part>
      <Part title="If the clearing ran now">
        <Counts counted={dryRun} none="Nothing would be deleted." />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" aria-label={title} className="grid gap-4">
      <h2 className="text-xl">{title}</h2>
      {children}
    </Card>
  );
}

const number = (it: number) => it.toLocaleString('en-US');
const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** How much of each kind; what there is none of is left out. */
function Counts({ counted, none }: { counted: Keeping['dryRun']; none: string }) {
  const some = counted.filter(({ count }) => count > 0);
  if (some.length === 0) return <p className="text-ink-soft">{none}</p>;
  return (
    <ul className="grid divide-y divide-line">
      {some.map(({ what, count }) => (
        <li key={what} className="flex items-baseline justify-between gap-4 py-2">
          <span className="min-w-0">{capital(what)}</span>
          <strong className="tabular-nums">{number(count)}</strong>
        </li>
      ))}
    </ul>
  );
}
