import { useCallback, useState } from 'react';
import type { Student } from '#domain/contract/admin.ts';
import { useSettled } from '#web/lib/settled.ts';
import { cx } from '#web/ui/class-names.ts';
import { LoadFault } from '#web/ui/load-fault.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useStudentCounts, useStudentPages } from './admin.queries.ts';
import { ConsentRecordDialog } from './consent-record-dialog.tsx';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { ExportButton } from './export-button.tsx';
import { ResetPasswordDialog } from './reset-password-dialog.tsx';
import type { OnStudentAction, StudentAction } from './student-action-button.tsx';
import { NO_FILTER, StudentFilterPanel } from './student-filter-panel.tsx';
import { StudentList } from './student-list.tsx';
import { StudentSummary } from './student-summary.tsx';

/** Everything an administrator does with students (§2.16): count, filter, export, and help or delete one. */
export function StudentsPanel() {
  const [filter, setFilter] = useState(NO_FILTER);
  const [chosen, setChosen] = useState<{ action: StudentAction; student: Student } | null>(null);
  const asked = { ...filter, q: useSettled(filter.q), troop: useSettled(filter.troop) };
  const counts = useStudentCounts(NO_FILTER);
  const found = useStudentCounts(asked);
  const list = useStudentPages(asked);
  const act: OnStudentAction = useCallback((action, student) => setChosen({ action, student }), []);
  const close = () => setChosen(null);

  if (counts.isPending) return <LoadingDashboard />;
  if (counts.isError) {
    const retry = () => Promise.all([counts.refetch(), list.refetch()]);
    return <LoadFault title="The students could not be loaded." onRetry={retry} />;
  }
  return (
    <div className="grid gap-6">
      <StudentSummary counts={counts.data} />
      <StudentFilterPanel
        filter={filter}
        onChange={setFilter}
        exportButton={<ExportButton filter={filter} total={found.data?.total ?? 0} />}
      />
      <FoundStudents list={list} total={found.data?.total} onAction={act} />
      {chosen?.action === 'reset-password' && (
        <ResetPasswordDialog student={chosen.student} onClose={close} />
      )}
      {chosen?.action === 'consent-record' && (
        <ConsentRecordDialog student={chosen.student} onClose={close} />
      )}
      {chosen?.action === 'delete' && <DeleteUserDialog student={chosen.student} onClose={close} />}
    </div>
  );
}

/** §2.16: what stands there until the students have come. */
function LoadingDashboard() {
  return (
    <div role="status" className="grid gap-4">
      <p className="text-ink-soft">Loading admin dashboard...</p>
      <Skeleton className="h-28 w-full rounded-lg" />
      <Skeleton className="h-40 w-full rounded-lg" />
      <Skeleton className="h-64 w-full rounded-lg" />
    </div>
  );
}

type FoundStudentsProps = {
  list: ReturnType<typeof useStudentPages>;
  /** Undefined while it is not known. */
  total: number | undefined;
  onAction: OnStudentAction;
};

/** 'Students (count)' and the pages that are here; the next is asked for on the way to it. */
function FoundStudents({ list, total, onAction }: FoundStudentsProps) {
  const { data, isError, isPlaceholderData, hasNextPage, isFetching, isFetchNextPageError } = list;
  const { fetchNextPage, refetch } = list;
  const students = data?.pages.flat() ?? [];
  const count = total ?? students.length;
  const isMoreWanted = hasNextPage && !isFetching && !isError && !isPlaceholderData;
  const loadMore = useCallback(() => {
    if (isMoreWanted) fetchNextPage();
  }, [isMoreWanted, fetchNextPage]);

  if (list.isPending) return <LoadingDashboard />;
  return (
    <section aria-labelledby="students" aria-busy={isPlaceholderData} className="grid gap-4">
      <h2 id="students">Students ({count.toLocaleString('en-US')})</h2>
      <p role="status" className="sr-only">
        {isPlaceholderData ? '' : `${count.toLocaleString('en-US')} students found`}
      </p>
      {data && (
        <div className={cx('transition-opacity', isPlaceholderData && 'opacity-60 delay-150')}>
          <StudentList students={students} total={count} onAction={onAction} onNearEnd={loadMore} />
        </div>
      )}
      {list.isFetchingNextPage && (
        <p role="status" className="text-center text-ink-soft">
          Loading more students...
        </p>
      )}
      {isError && (
        <LoadFault
          title={data ? 'More students could not be loaded.' : 'The students could not be loaded.'}
          onRetry={isFetchNextPageError ? fetchNextPage : refetch}
        />
      )}
    </section>
  );
}
