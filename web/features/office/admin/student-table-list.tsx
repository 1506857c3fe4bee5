import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Student, StudentSort } from '#domain/contract/office/admin.ts';
import { paths } from '#web/app/paths.ts';
import { showDate } from '#web/lib/dates.ts';
import { organizationOrNone } from '#web/lib/organizations.ts';
import { cx } from '#web/ui/class-names.ts';
import { openedFromHere } from '#web/ui/use-way-back.ts';
import * as words from '#words/office/students.ts';
import { type OnStudentAction, StudentActionButton } from './student-action-button.tsx';
import { nameOf, StudentBadge } from './student-badge.tsx';
import type { StudentListProps } from './student-card-list.tsx';
import { usualOrder } from './use-student-view.ts';

type Column = {
  name: string;
  width: string;
  /** The sort order of this head. */
  by?: StudentSort;
};

/**
 * The columns of PRODUCT.md#the-list-of-students with their widths, which another page must not move; names share the rest.
 */
const COLUMNS: readonly Column[] = [
  { name: words.name, width: '', by: 'name' },
  { name: words.username, width: '', by: 'username' },
  { name: words.email, width: 'w-40' },
  { name: words.organization, width: 'w-31', by: 'organization' },
  { name: words.troop, width: 'w-18', by: 'troop' },
  { name: words.state, width: 'w-17', by: 'state' },
  { name: words.zip, width: 'w-15' },
  { name: words.joined, width: 'w-26', by: 'joined' },
  { name: words.status, width: 'w-28', by: 'status' },
  { name: words.actions, width: 'w-18' },
];

/** A page of the students as a table, whose head stays in view. */
export function StudentTableList({ students, firstIndex, total, onAction, ...order }: StudentListProps) {
  return (
    <div className="rounded-lg border border-line bg-paper-raised shadow-paper">
      <table aria-rowcount={total + 1} className="w-full table-fixed text-left text-sm">
        <thead>
          <tr aria-rowindex={1}>
            {COLUMNS.map((column) => (
              <Head key={column.name} {...column} {...order} />
            ))}
          </tr>
        </thead>
        {/* The head that stays in view must not cover what the keyboard has come to. */}
        <tbody className="[&_a]:scroll-mt-24 [&_button]:scroll-mt-24">
          {students.map((student, index) => (
            <StudentRow key={student.id} {...{ student, onAction }} index={firstIndex + index} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type HeadProps = Column & Pick<StudentListProps, 'sort' | 'order' | 'onSort'>;

function Head({ name, width, by, sort, order, onSort }: HeadProps) {
  const look = cx(
    'sticky top-0 z-10 whitespace-nowrap bg-paper-sunken font-semibold shadow-[inset_0_-1px_0_var(--line)]',
    'first:rounded-tl-lg last:rounded-tr-lg',
    width,
  );
  if (!by) {
    return (
      <th scope="col" className={cx(look, 'px-1.5 py-3')}>
        {name}
      </th>
    );
  }
  const isSorted = sort === by;
  const Icon = isSorted ? (order === 'asc' ? ArrowUp : ArrowDown) : ChevronsUpDown;
  const turned = order === 'asc' ? 'desc' : 'asc';
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (order === 'asc' ? 'ascending' : 'descending') : undefined}
      className={cx(look, 'first:pl-2.5')}
    >
      <button
        type="button"
        className="inline-flex min-h-11 items-center gap-0.5 rounded-md px-1.5 font-semibold hover:bg-moss hover:text-on-moss"
        onClick={() => onSort(by, isSorted ? turned : usualOrder(by))}
      >
        {name}
        <Icon aria-hidden="true" className={cx('size-3 shrink-0', !isSorted && 'opacity-45')} />
      </button>
    </th>
  );
}

type StudentRowProps = { student: Student; index: number; onAction: OnStudentAction };

function StudentRow({ student, index, onAction }: StudentRowProps) {
  return (
    // The head is the first row.
    <tr aria-rowindex={index + 2} className="border-line border-b last:border-b-0">
      <th scope="row" className="wrap-break-word py-2 pr-1.5 pl-4 font-semibold">
        <Link
          href={paths.student(student.id)}
          state={openedFromHere()}
          className="link inline-flex min-h-11 items-center text-ink"
        >
          {nameOf(student)}
        </Link>
      </th>
      <Cell isWhole title={student.username}>
        {student.username}
      </Cell>
      <Cell>
        <Email address={student.email} />
      </Cell>
      <Cell>{organizationOrNone(student.organization)}</Cell>
      <Cell>{student.troopNumber}</Cell>
      <Cell>{student.state}</Cell>
      <Cell isWhole>{student.zipCode}</Cell>
      <Cell isWhole>{showDate(student.createdAt)}</Cell>
      <Cell>
        <StudentBadge student={student} />
      </Cell>
      <Cell>
        <StudentActionButton student={student} onAction={onAction} />
      </Cell>
    </tr>
  );
}

/** An address breaks behind its @ before it breaks anywhere else, and never at a hyphen that looks like a break. */
function Email({ address }: { address: string }) {
  const at = address.indexOf('@') + 1;
  return (
    <>
      <span className="inline-block max-w-full break-all">{address.slice(0, at)}</span>
      <span className="inline-block max-w-full break-all">{address.slice(at)}</span>
    </>
  );
}

type CellProps = { isWhole?: boolean; title?: string; children: ReactNode };

/** One word that is no word to break, such as a username, is cut off at its end before it is broken inside. */
function Cell({ isWhole = false, title, children }: CellProps) {
  return (
    <td title={title} className={cx('px-1.5 py-2', isWhole ? 'truncate' : 'wrap-break-word')}>
      {children}
    </td>
  );
}
