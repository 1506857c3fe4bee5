import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { TreeCheck } from '#domain/contract/notebook/tree-checks.ts';
import { paths } from '#web/app/paths.ts';
import { showLongDate, today } from '#web/lib/dates.ts';
import { LoadError } from '#web/parts/load-error.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import * as words from '#words/notebook/tree-checks.ts';
import { after, told } from '#words/report/later.ts';
import { useTreeChecks } from './tree-checks.queries.ts';

export type LaterCardProps = {
  projectId: string;
  /** ISO 8601, UTC. */
  completedAt: string;
  photosOf: (check: TreeCheck) => ReactNode;
};

/**
 * PRODUCT.md#the-years-after: the last page of the report: what was told of the planted tree, the oldest first, and the
 * way to tell more.
 */
export function LaterCard({ projectId, completedAt, photosOf }: LaterCardProps) {
  const { data, error, refetch } = useTreeChecks(projectId);
  const checks = data ?? [];
  const completedOn = today(new Date(completedAt));
  return (
    <Card
      as="section"
      aria-labelledby="later"
      className={checks.length > 0 ? 'grid gap-5 print:break-before-page' : 'grid gap-5 print:hidden'}
    >
      <h2 id="later">{words.later}</h2>
      {error && !data && <LoadError title={words.notLoaded} error={error} onRetry={refetch} />}
      {checks.length > 0 && (
        <ol className="grid gap-5">
          {checks.toReversed().map((check) => (
            <li
              key={check.id}
              className="grid gap-2 border-line not-first:border-t not-first:pt-5 print:break-inside-avoid"
            >
              <p className="text-ink-soft text-sm">
                {[showLongDate(check.checkedOn), after(completedOn, check.checkedOn)]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <p className="font-semibold">{told(check)}</p>
              {check.photos.length > 0 && photosOf(check)}
            </li>
          ))}
        </ol>
      )}
      <Link
        href={paths.tree(projectId)}
        className={`${buttonClass({ variant: 'secondary' })} justify-self-start print:hidden`}
      >
        {words.tell}
      </Link>
    </Card>
  );
}
