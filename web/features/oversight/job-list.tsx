import type { JobState } from '#domain/contract/oversight.ts';
import { CLEARING_JOBS } from '#domain/rules/clearing-jobs.ts';
import { showDateTime } from '#web/lib/dates.ts';
import { Alert } from '#web/ui/alert.tsx';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** How long something took, as one would say it. */
function spokenLength(ms: number): string {
  if (ms < SECOND_MS) return 'in less than a second';
  const [count, unit] = ms < MINUTE_MS ? [ms / SECOND_MS, 'second'] : [ms / MINUTE_MS, 'minute'];
  const whole = Math.round(count);
  return `in ${whole} ${whole === 1 ? unit : `${unit}s`}`;
}

/** What each job of the clearing did when it last ran, and what is done where it failed (§22). */
export function JobList({ jobs }: { jobs: readonly JobState[] }) {
  return (
    <ul className="grid divide-y divide-line">
      {jobs.map((it) => (
        <JobItem key={it.job} state={it} />
      ))}
    </ul>
  );
}

function JobItem({ state: { job, lastRun } }: { state: JobState }) {
  const { does, every } = CLEARING_JOBS[job];
  return (
    <li className="grid gap-1 py-3">
      <p className="font-semibold">{does}</p>
      {lastRun === null ? (
        <p className="text-ink-soft text-sm">Has not run so far.</p>
      ) : (
        <p className="text-ink-soft text-sm">
          <time dateTime={lastRun.startedAt}>{showDateTime(lastRun.startedAt)}</time>,{' '}
          {spokenLength(lastRun.tookMs)}
        </p>
      )}
      {lastRun?.problem === null && <Cleared cleared={lastRun.cleared} />}
      {lastRun && lastRun.problem !== null && (
        <Alert tone="danger" title={`It failed (${lastRun.problem}).`}>
          It is tried again in {every === 'hour' ? 'an hour' : 'a day'}, and whenever the program starts. The
          log of the server says more.
        </Alert>
      )}
    </li>
  );
}

function Cleared({ cleared }: { cleared: readonly { what: string; count: number }[] }) {
  const some = cleared.filter(({ count }) => count > 0);
  if (some.length === 0) return <p className="text-ink-soft text-sm">There was nothing to do.</p>;
  return (
    <ul className="grid gap-1 text-sm">
      {some.map(({ what, count }) => (
        <li key={what}>
          <strong className="tabular-nums">{count.toLocaleString('en-US')}</strong> {what}
        </li>
      ))}
    </ul>
  );
}
