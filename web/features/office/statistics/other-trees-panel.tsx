import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listOtherTrees, type OtherTrees } from '#domain/contract/office/statistics.ts';
import { reading } from '#web/lib/query-client.ts';
import { LoadError } from '#web/parts/load-error.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import * as words from '#words/office/statistics.ts';
import { stateName } from '#words/platform/states.ts';

/**
 * PRODUCT.md#names-of-other-trees: what scouts call trees that are in no list. It is read when it is asked for: each
 * look is written down.
 */
export function OtherTreesPanel() {
  const [isAsked, ask] = useState(false);
  const { data, error, refetch } = useQuery({
    ...reading(listOtherTrees),
    enabled: isAsked,
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <Card as="section" aria-labelledby="other-trees" className="grid gap-4">
      <h2 id="other-trees" className="text-xl">
        {words.otherTrees}
      </h2>
      <p className="max-w-[65ch]">{words.whatFor}</p>
      {!isAsked && (
        <div>
          <Button variant="secondary" onClick={() => ask(true)}>
            {words.showNames}
          </Button>
        </div>
      )}
      {isAsked && error && <LoadError title={words.namesNotLoaded} error={error} onRetry={refetch} />}
      {isAsked && !error && !data && <Skeleton className="h-40 w-full rounded-lg" />}
      {data && <Names trees={data} />}
    </Card>
  );
}

function Names({ trees: { names, hasMore } }: { trees: OtherTrees }) {
  if (names.length === 0) return <p role="status">{words.allListed}</p>;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled has to be reached by the keyboard too. */}
      <section aria-label={words.names} tabIndex={0} className="max-h-[30rem] overflow-auto">
        <table className="w-full text-left">
          <thead className="text-ink-soft text-sm">
            <tr>
              <th scope="col" className="py-2 pr-4 font-normal">
                {words.columns.name}
              </th>
              <th scope="col" className="py-2 pr-4 text-right font-normal">
                {words.columns.projects}
              </th>
              <th scope="col" className="py-2 font-normal">
                {words.columns.states}
              </th>
            </tr>
          </thead>
          <tbody>
            {names.map(({ name, count, states }) => (
              <tr key={name} className="border-line border-t align-top">
                <th scope="row" className="wrap-anywhere py-2 pr-4 font-semibold">
                  {name}
                </th>
                <td className="py-2 pr-4 text-right tabular-nums">{count}</td>
                <td className="py-2 text-ink-soft">{states.map(stateName).join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {hasMore && <p className="text-ink-soft text-sm">{words.rarer}</p>}
    </>
  );
}
