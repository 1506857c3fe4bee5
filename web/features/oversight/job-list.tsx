import type { JobState } from '#domain/contract/oversight.ts';
import { CLEARING_JOBS } from '#domain/rules/clearing-jobs.ts';
import { showDateTime } from '#web/lib/dates.ts';
import { Alert } from '#web/ui/alert.tsx';
import { LOCALE } from '#words/language.ts';

/** When a job that failed is tried again. */
const AFTER = { 'quarter-hour': 'a quarter of an hour', hour: 'an hour', day: 'a day' } as const;

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** How long something took. */
function shortLength(ms: number): string {
  if (ms < SECOND_MS) return 'under 1 second';
  const [count, unit] = ms < MINUTE_MS ? [ms / SECOND_MS, 'second'] : [ms / MINUTE_MS, 'minute'];
  const whole = Math.round(count);
  return `${whole} ${whole === 1 ? unit : `${unit}s`}`;
}

const isFailed = ({ lastRun }: JobState) => lastRun !== null && lastRun.problem !== null;

/** What each job of the clearing did when it last ran, those that failed at the front, and what is done about them (§22). */
export function JobList({ jobs }: { jobs: readonly JobState[] }) {
  const failedFirst = jobs.toSorted((one, other) => Number(isFailed(other)) - Number(isFailed(one)));
  return (
    <ul className="grid divide-y divide-line">
      {failedFirst.map((it) => (
        <JobItem key={it.job} state={it} />
      ))}
    </ul>
  );
}

function JobItem({ state: { job, lastRun } }: { state: JobState }) {
  const { does, every } = CLEARING_JOBS[job];
  const some = lastRun?.cleared.filter(({ count }) => count > 0) ?? [];
  return (
    <li className="grid gap-1 py-2.5 first:pt-0 last:pb-0">
      <p>{does}</p>
      <p className="text-ink-soft text-sm tabular-nums">
        {lastRun ? (
          <>
            <time dateTime={lastRun.startedAt}>{showDateTime(lastRun.startedAt)}</time>
            {`, ${shortLength(lastRun.tookMs)}`}
            {lastRun.problem === null && some.length === 0 && ', nothing to do'}
          </>
        ) : (
          'Has not run so far'
        )}
      </p>
      {some.length > 0 && (
        <ul className="grid gap-1 text-sm">
          {some.map(({ what, count }) => (
            <li key={what}>
              <strong className="tabular-nums">{count.toLocaleString(LOCALE)}</strong> {what}
            </li>
          ))}
        </ul>
      )}
      {lastRun && lastRun.problem !== null && (
        <Alert tone="danger" title={`It failed (${lastRun.problem}).`}>
          It is tried again in {AFTER[every]}, and whenever the program starts. The log of the server says
          more.
        </Alert>
      )}
    </li>
  );
}
