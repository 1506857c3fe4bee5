import { RefreshCw } from 'lucide-react';
import { useEffect } from 'react';
import type { HowItIs } from '#domain/contract/office/how-it-is.ts';
import {
  causesOf,
  countStandings,
  ROW_NAMES,
  type Standing,
  standingOf,
} from '#domain/rules/office/how-it-is.ts';
import { showDateTime } from '#web/lib/dates.ts';
import { LoadError } from '#web/parts/load-error.tsx';
import { Alert, type AlertTone } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import * as words from '#words/office/how-it-is.tsx';
import { headlineOf } from '#words/office/how-it-is-rows.ts';
import { useHowItIs } from './how-it-is.queries.ts';
import { StandingSummary } from './standing-summary.tsx';

/** §31: whether anything needs doing, and a row for each thing, what needs doing first. */
export function HowItIsPanel({ onShowMail }: { onShowMail: () => void }) {
  const { data, error, isPending, isFetching, refetch } = useHowItIs();
  const isThere = data !== undefined;
  // A line above the students leads to its row, which is there once all has been read.
  useEffect(() => {
    if (isThere) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [isThere]);
  if (isPending)
    return (
      <SkeletonGroup label={words.loading} className="grid gap-4">
        <Skeleton className="h-16 w-full rounded-md" />
        <Skeleton className="h-24 w-full rounded-lg" />
        <Skeleton className="h-24 w-full rounded-lg" />
      </SkeletonGroup>
    );
  if (data === undefined) return <LoadError title={words.failed} error={error} onRetry={refetch} />;
  return (
    <div className="grid gap-4">
      <Headline it={data} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-soft text-sm">
          {(error ? words.notReadAgain : words.lookedAt)(
            <time dateTime={data.askedAt}>{showDateTime(data.askedAt)}</time>,
          )}
        </p>
        <Button
          variant="secondary"
          size="sm"
          className="print:hidden"
          icon={<RefreshCw aria-hidden="true" className="size-4" />}
          pending={isFetching}
          pendingText={words.looking}
          onClick={() => refetch()}
        >
          {words.refresh}
        </Button>
      </div>
      <Rows it={data} onShowMail={onShowMail} />
    </div>
  );
}

function Headline({ it }: { it: HowItIs }) {
  const counted = countStandings(causesOf(it));
  const tone: AlertTone = counted.act > 0 ? 'danger' : counted.look > 0 ? 'info' : 'success';
  return (
    <div role="status">
      <Alert tone={tone} title={`${headlineOf(counted)}.`} />
    </div>
  );
}

/** What is to be done or looked at by itself; what is fine together, since nobody has to read it. */
function Rows({ it, onShowMail }: { it: HowItIs; onShowMail: () => void }) {
  const causes = causesOf(it);
  const standing = (...some: Standing[]) =>
    some.flatMap((one) => ROW_NAMES.filter((row) => standingOf(row, causes) === one));
  const [toDo, fine] = [standing('act', 'look'), standing('fine')];
  return (
    <>
      {toDo.length > 0 && (
        <ul aria-label={words.toBeSeenTo} className="grid gap-3">
          {toDo.map((row) => (
            <Card as="li" key={row} id={row} className="print:break-inside-avoid">
              <StandingSummary row={row} it={it} causes={causes} onShowMail={onShowMail} />
            </Card>
          ))}
        </ul>
      )}
      <Card>
        <ul aria-label={words.fine} className="grid divide-y divide-line">
          {fine.map((row) => (
            <li key={row} id={row} className="py-4 first:pt-0 last:pb-0 print:break-inside-avoid">
              <StandingSummary row={row} it={it} causes={causes} onShowMail={onShowMail} />
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}
