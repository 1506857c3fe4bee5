import type { JobState } from '#domain/contract/office/retention-overview.ts';
import { CLEARING_JOBS } from '#domain/rules/keeping/clearing-jobs.ts';
import { showDateTime } from '#web/lib/dates.ts';
import { Alert } from '#web/ui/alert.tsx';
import { cleared, does } from '#words/keeping/clearing.ts';
import * as words from '#words/keeping/keeping.tsx';
import { LOCALE } from '#words/platform/language.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** Returns a duration in few words. */
function shortLength(ms: number): string {
  if (ms < SECOND_MS) return words.underSecond;
  return ms < MINUTE_MS
    ? words.seconds(Math.round(ms / SECOND_MS))
    : words.minutes(Math.round(ms / MINUTE_MS));
}

const isFailed = ({ lastRun }: JobState) => lastRun !== null && lastRun.problem !== null;

/** The latest run of each clearing job, failed ones first, with the remedy (PRODUCT.md#the-keeping-screen). */
export function JobList({ jobs }: { jobs: readonly JobState[] }) {
  const failedFirst = jobs.toSorted((one, other) => Number(isFailed(other)) - Number(isFailed(one)));
  return (
    <ul className="grid divide-y divide-line">
      {failedFirst.map((item) => (
        <JobItem key={item.job} state={item} />
      ))}
    </ul>
  );
}

function JobItem({ state: { job, lastRun } }: { state: JobState }) {
  const { every } = CLEARING_JOBS[job];
  const some = lastRun?.cleared.filter(({ count }) => count > 0) ?? [];
  return (
    <li className="grid gap-1 py-2.5 first:pt-0 last:pb-0">
      <p>{does(job)}</p>
      <p className="text-ink-soft text-sm tabular-nums">
        {lastRun ? (
          <>
            <time dateTime={lastRun.startedAt}>{showDateTime(lastRun.startedAt)}</time>
            {`, ${shortLength(lastRun.tookMs)}`}
            {lastRun.problem === null && some.length === 0 && `, ${words.nothingToDo}`}
          </>
        ) : (
          words.notRun
        )}
      </p>
      {some.length > 0 && (
        <ul className="grid gap-1 text-sm">
          {some.map(({ what, count }) => (
            <li key={what}>
              <strong className="tabular-nums">{count.toLocaleString(LOCALE)}</strong> {cleared(what)}
            </li>
          ))}
        </ul>
      )}
      {lastRun && lastRun.problem !== null && (
        <Alert tone="danger" title={words.itFailed(lastRun.problem)}>
          {words.triedAgain[every]}
        </Alert>
      )}
    </li>
  );
}
