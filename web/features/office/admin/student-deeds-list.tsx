import { Link } from 'wouter';
import type { AuditEntry } from '#domain/contract/office/admin.ts';
import { paths } from '#web/app/paths.ts';
import { showDateTime } from '#web/lib/dates.ts';
import * as log from '#words/office/audit-log.ts';
import * as words from '#words/office/students.ts';

export type StudentDeedsListProps = { deeds: readonly AuditEntry[]; username: string };

/** The latest actions on one account, and the way to all of them. */
export function StudentDeedsList({ deeds, username }: StudentDeedsListProps) {
  if (deeds.length === 0) return <p className="text-ink-soft">{words.nothingDone}</p>;
  return (
    <>
      <ol className="divide-y divide-line">
        {deeds.map((deed) => (
          <li key={deed.id} className="flex flex-wrap items-baseline justify-between gap-x-6 py-2">
            <span className="wrap-anywhere min-w-0">{log.actionAlone(deed.action)}</span>
            <span className="wrap-anywhere text-ink-soft text-sm tabular-nums">
              {log.doerOf(deed)} · <time dateTime={deed.happenedAt}>{showDateTime(deed.happenedAt)}</time>
            </span>
          </li>
        ))}
      </ol>
      <Link
        href={`${paths.auditLog()}?on=${encodeURIComponent(username)}`}
        className="link inline-flex min-h-11 items-center justify-self-start"
      >
        {words.allInTheLog}
      </Link>
    </>
  );
}
