import { Link } from 'wouter';
import { paths } from '#web/app/paths.ts';
import { showLongDate } from '#web/lib/dates.ts';
import { Alert } from '#web/ui/alert.tsx';
import { endNoticeWords, openReport } from '#words/keeping/end-notices.ts';
import { useEndNotices } from './keeping.queries.ts';

export type EndNoticesPanelProps = {
  /** Names of projects, which the page knows. */
  nameOf?: (projectId: string) => string | undefined;
};

/** Tells a child what will be deleted, and how to keep it; nothing is shown where nothing will. */
export function EndNoticesPanel({ nameOf }: EndNoticesPanelProps) {
  const notices = useEndNotices().data ?? [];
  if (notices.length === 0) return null;
  return (
    <div className="mb-6 grid gap-3">
      {notices.map(({ kind, projectId, endsAt }) => {
        const day = endsAt === null ? null : showLongDate(endsAt);
        const projectName = projectId === null ? null : (nameOf?.(projectId) ?? null);
        const { title, text } = endNoticeWords({ kind, day, projectName });
        return (
          <Alert key={`${kind} ${projectId}`} tone={day === null ? 'success' : 'warning'} title={title}>
            <p>{text}</p>
            {kind === 'finishedProjects' && projectId !== null && (
              <Link
                href={paths.complete(projectId)}
                className="inline-flex min-h-11 items-center font-semibold underline"
              >
                {openReport}
              </Link>
            )}
          </Alert>
        );
      })}
    </div>
  );
}
