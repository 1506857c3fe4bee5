import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { countsByOrganization, type Student, type StudentSort } from '#domain/contract/office/admin.ts';
import { STUDENTS_A_PAGE } from '#domain/limits.ts';
import { placeOf } from '#domain/rules/office/student-order.ts';
import { paths } from '#web/app/paths.ts';
import { EmptyState } from '#web/parts/empty-state.tsx';
import { LoadError } from '#web/parts/load-error.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Pager } from '#web/ui/pager.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import * as words from '#words/office/students.ts';
import { LOCALE } from '#words/platform/language.ts';
import { NO_FILTER, type PageQuery, useStudentCounts, useStudentPage } from './admin.queries.ts';
import { ExportButton } from './export-button.tsx';
import type { StudentListProps } from './student-card-list.tsx';
import { begunAction, type StudentAction, StudentDialog } from './student-dialog.tsx';
import { StudentFilterPanel } from './student-filter-panel.tsx';
import { StudentList } from './student-list.tsx';
import { StudentSummary } from './student-summary.tsx';
import { FIRST, type Place, queryOf, type StudentView, useStudentView } from './use-student-view.ts';

/** The students (PRODUCT.md#the-list-of-students): counted, filtered, sorted, exported, and each to be opened. */
export function StudentsPanel() {
  const { view, filter, type, choose, sortBy, hrefOf } = useStudentView();
  const [chosen, setChosen] = useState<{ action: StudentAction; student: Student } | null>(null);
  const counts = useStudentCounts(NO_FILTER);
  const found = useStudentCounts(view.filter);
  const total = found.isPlaceholderData ? undefined : found.data?.total;
  const { place, ...listing } = view;
  const page = useStudentPage(listing, pageQueryOf(place, total));
  const close = () => setChosen(null);

  // Words left unsent at the session's end stand there again once, on the first page seen.
  const [isFirstLook, setFirstLook] = useState(true);
  if (isFirstLook && page.data) {
    setFirstLook(false);
    const begun = page.data.find((it) => begunAction(it) !== null);
    if (begun) setChosen({ action: 'consent-record', student: begun });
  }

  if (counts.isPending) return <LoadingDashboard />;
  if (counts.isError) {
    const retry = () => Promise.all([counts.refetch(), found.refetch(), page.refetch()]);
    return <LoadError title={words.failed} error={counts.error} onRetry={retry} />;
  }
  return (
    <div className="grid gap-4 sm:gap-6">
      <StudentSummary counts={counts.data} />
      <StudentFilterPanel
        filter={filter}
        organizations={[...countsByOrganization(counts.data).keys()]}
        onType={type}
        onChoose={choose}
        exportButton={<ExportButton list={{ ...listing, filter }} total={found.data?.total ?? 0} />}
      />
      <FoundStudents
        {...{ view, page, hrefOf }}
        total={found.data?.total}
        onSort={sortBy}
        onAction={(action, student) => setChosen({ action, student })}
        onClear={() => choose(NO_FILTER)}
      />
      {chosen && <StudentDialog {...chosen} onClose={close} />}
    </div>
  );
}

/** The page at a place; null for the last one while it is not known how many it has. */
function pageQueryOf(place: Place, total: number | undefined): PageQuery | null {
  if (place.page !== 'last') return { cursor: place.after, before: place.before, limit: STUDENTS_A_PAGE };
  if (total === undefined) return null;
  return { before: 'end', limit: total % STUDENTS_A_PAGE || STUDENTS_A_PAGE };
}

/** PRODUCT.md#the-list-of-students: what stands there until the students have come. */
function LoadingDashboard() {
  return (
    <div role="status" className="grid gap-4">
      <p className="text-ink-soft">{words.loading}</p>
      <Skeleton className="h-28 w-full rounded-lg" />
      <Skeleton className="h-40 w-full rounded-lg" />
      <Skeleton className="h-64 w-full rounded-lg" />
    </div>
  );
}

type FoundStudentsProps = Pick<StudentListProps, 'onSort' | 'onAction'> & {
  view: StudentView;
  page: ReturnType<typeof useStudentPage>;
  /** Undefined while it is not known. */
  total: number | undefined;
  hrefOf: (place: Place) => string;
  /** Lets everybody through again. */
  onClear: () => void;
};

/** 'Students (count)', a page of them, and the way to the others. */
function FoundStudents({ view, page, total, hrefOf, onSort, onAction, onClear }: FoundStudentsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: students, isError, isPlaceholderData } = page;
  if (page.isPending) return <LoadingDashboard />;
  const count = total ?? students?.length ?? 0;
  const pages = Math.max(1, Math.ceil(count / STUDENTS_A_PAGE));
  const number = view.place.page === 'last' ? pages : view.place.page;
  const { sort, order } = view;
  return (
    <section aria-labelledby="students" aria-busy={isPlaceholderData} className="grid gap-4">
      {/* Where a page that is turned begins to be read. */}
      <h2 id="students" ref={heading} tabIndex={-1} className="outline-none">
        {words.students(count.toLocaleString(LOCALE))}
      </h2>
      <p role="status" className="sr-only">
        {isPlaceholderData ? '' : words.found(count.toLocaleString(LOCALE), number, pages)}
      </p>
      {isError && <LoadError title={words.failed} error={page.error} onRetry={page.refetch} />}
      {students && !isError && (
        <div className={cx('transition-opacity', isPlaceholderData && 'opacity-60 delay-150')}>
          {students.length > 0 ? (
            <StudentList
              {...{ students, sort, order, onSort, onAction }}
              firstIndex={(number - 1) * STUDENTS_A_PAGE}
              total={count}
            />
          ) : (
            <NobodyFound
              isFiltered={queryOf({ ...view, sort: 'joined', order: 'desc', place: FIRST }) !== ''}
              {...{ count, onClear }}
            />
          )}
        </div>
      )}
      {(pages > 1 || number > 1) && students && !isPlaceholderData && (
        <Pager
          label={words.pagesOf}
          page={number}
          pages={Math.max(pages, number)}
          {...turnsOf(students, { sort, number, pages }, hrefOf)}
          onTurn={() => heading.current?.focus()}
        />
      )}
    </section>
  );
}

/** Where the pager leads from a page. */
function turnsOf(
  students: readonly Student[],
  { sort, number, pages }: { sort: StudentSort; number: number; pages: number },
  hrefOf: (place: Place) => string,
) {
  const [first, last] = [students[0], students.at(-1)];
  const before = first && number > 2 ? { page: number - 1, before: placeOf(first, sort) } : FIRST;
  return {
    first: number > 1 ? hrefOf(FIRST) : null,
    previous: number > 1 ? hrefOf(before) : null,
    next: last && number < pages ? hrefOf({ page: number + 1, after: placeOf(last, sort) }) : null,
    last: number < pages ? hrefOf({ page: 'last' }) : null,
  };
}

type NobodyFoundProps = Pick<FoundStudentsProps, 'onClear'> & { isFiltered: boolean; count: number };

function NobodyFound({ isFiltered, count, onClear }: NobodyFoundProps) {
  if (!isFiltered && count === 0) {
    return (
      <EmptyState
        headingLevel={3}
        title={words.nobodyYet}
        text={words.signUpThemselves}
        action={
          <Link href={paths.troops()} className={buttonClass({ variant: 'secondary' })}>
            {words.toTroops}
          </Link>
        }
      />
    );
  }
  return (
    <Card look="dashed" className="grid justify-items-center gap-3 text-center text-ink-soft">
      <p>{count > 0 ? words.nobodyOnPage : words.nobodyFound}</p>
      {isFiltered && count === 0 && (
        <>
          <p className="max-w-prose text-sm">{words.whatIsSearched}</p>
          <Button variant="secondary" size="sm" onClick={onClear}>
            {words.clearFilters}
          </Button>
        </>
      )}
    </Card>
  );
}
