import { Link } from 'wouter';
import type { SortOrder, Student, StudentSort } from '#domain/contract/office/admin.ts';
import { paths } from '#web/app/paths.ts';
import { organizationOrNone } from '#web/lib/organizations.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { openedFromHere } from '#web/ui/use-way-back.ts';
import * as words from '#words/office/students.ts';
import { type OnStudentAction, StudentActionButton } from './student-action-button.tsx';
import { nameOf, StudentStandingLine } from './student-badge.tsx';

/** A list of students, as a table or as rows of two lines. */
export type StudentListProps = {
  /** Those of the page. */
  students: readonly Student[];
  /** The number of students before them. */
  firstIndex: number;
  /** The number of students on all pages. */
  total: number;
  sort: StudentSort;
  order: SortOrder;
  onSort: (sort: StudentSort, order: SortOrder) => void;
  onAction: OnStudentAction;
};

/** A list has no heads to sort it by. */
const ORDERS = [
  { value: 'joined desc', label: words.newestFirst },
  { value: 'joined asc', label: words.oldestFirst },
  { value: 'name asc', label: words.name },
  { value: 'username asc', label: words.username },
  { value: 'organization asc', label: words.organization },
  { value: 'troop asc', label: words.troop },
  { value: 'state asc', label: words.state },
  { value: 'status asc', label: words.status },
];

/** A page of the students as rows of two lines, for screens without the room for a table. */
export function StudentCardList({ students, firstIndex, total, onAction, ...list }: StudentListProps) {
  const { sort, order, onSort } = list;
  const shown = `${sort} ${order}`;
  const isKnown = ORDERS.some(({ value }) => value === shown);
  const options = isKnown ? ORDERS : [...ORDERS, { value: shown, label: words.lastFirst(labelOf(sort)) }];
  return (
    <div className="grid gap-4">
      <SelectField
        label={words.sortBy}
        options={options}
        value={shown}
        onChange={({ target }) => {
          const [chosen, direction] = target.value.split(' ') as [StudentSort, SortOrder];
          onSort(chosen, direction);
        }}
      />
      <ul className="divide-y divide-line rounded-lg border border-line bg-paper-raised shadow-paper">
        {students.map((student, index) => (
          <StudentRow key={student.id} {...{ student, onAction, total }} position={firstIndex + index + 1} />
        ))}
      </ul>
    </div>
  );
}

function labelOf(sort: StudentSort): string {
  return ORDERS.find(({ value }) => value === `${sort} asc`)?.label ?? sort;
}

type StudentRowProps = Pick<StudentListProps, 'onAction' | 'total'> & { student: Student; position: number };

/** Two lines and a menu; a press anywhere else opens the student. */
function StudentRow({ student, onAction, total, position }: StudentRowProps) {
  const { id, organization, troopNumber, username } = student;
  return (
    <li
      aria-setsize={total}
      aria-posinset={position}
      className="relative flex scroll-mt-4 items-center gap-2 py-2 pr-1 pl-4 first:rounded-t-lg last:rounded-b-lg hover:bg-paper-sunken"
    >
      <div className="grid min-w-0 flex-1 gap-0.5">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-2">
          <h3 className="wrap-anywhere min-w-0 text-base">
            <Link
              href={paths.student(id)}
              state={openedFromHere()}
              className="text-ink no-underline after:absolute after:inset-0"
            >
              {nameOf(student)}
            </Link>
          </h3>
          <span className="min-w-0 text-ink-soft text-sm">
            {[organizationOrNone(organization), troopNumber].filter(Boolean).join(' · ')}
          </span>
        </div>
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-2 text-sm">
          <StudentStandingLine student={student} />
          <span className="wrap-anywhere min-w-0 text-ink-soft">{username}</span>
        </div>
      </div>
      <div className="relative">
        <StudentActionButton student={student} onAction={onAction} />
      </div>
    </li>
  );
}
