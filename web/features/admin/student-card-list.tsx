import type { ReactNode } from 'react';
import type { SortOrder, Student, StudentSort } from '#domain/contract/admin.ts';
import { showDate } from '#web/lib/dates.ts';
import { organizationOrNone } from '#web/lib/organizations.ts';
import { Card } from '#web/ui/card.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { type OnStudentAction, StudentActionButton } from './student-action-button.tsx';
import { nameOf, StudentBadge } from './student-badge.tsx';

/** What a list of students shows, as a table or as cards. */
export type StudentListProps = {
  /** Those of the page. */
  students: readonly Student[];
  /** How many stand before them. */
  firstIndex: number;
  /** How many there are, those of other pages included. */
  total: number;
  sort: StudentSort;
  order: SortOrder;
  onSort: (sort: StudentSort, order: SortOrder) => void;
  onAction: OnStudentAction;
};

/** A list has no heads to sort it by. */
const ORDERS = [
  { value: 'joined desc', label: 'Newest first' },
  { value: 'joined asc', label: 'Oldest first' },
  { value: 'name asc', label: 'Name' },
  { value: 'username asc', label: 'Username' },
  { value: 'organization asc', label: 'Organization' },
  { value: 'troop asc', label: 'Troop' },
  { value: 'state asc', label: 'State' },
  { value: 'status asc', label: 'Status' },
];

/** A page of the students as cards, for screens without the room for a table. */
export function StudentCardList({ students, firstIndex, total, onAction, ...list }: StudentListProps) {
  const { sort, order, onSort } = list;
  const shown = `${sort} ${order}`;
  const isKnown = ORDERS.some(({ value }) => value === shown);
  const options = isKnown ? ORDERS : [...ORDERS, { value: shown, label: `${labelOf(sort)}, last first` }];
  return (
    <div className="grid gap-4">
      <SelectField
        label="Sort by"
        options={options}
        value={shown}
        onChange={({ target }) => {
          const [chosen, direction] = target.value.split(' ') as [StudentSort, SortOrder];
          onSort(chosen, direction);
        }}
      />
      <ul className="grid gap-3 sm:grid-cols-2">
        {students.map((student, index) => (
          <li key={student.id} aria-setsize={total} aria-posinset={firstIndex + index + 1}>
            <StudentCard {...{ student, onAction }} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function labelOf(sort: StudentSort): string {
  return ORDERS.find(({ value }) => value === `${sort} asc`)?.label ?? sort;
}

function StudentCard({ student, onAction }: { student: Student; onAction: OnStudentAction }) {
  return (
    <Card className="grid content-start gap-3">
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <h3 className="text-lg">{nameOf(student)}</h3>
          <p className="wrap-anywhere text-ink-soft text-sm">{student.username}</p>
        </div>
        <StudentActionButton student={student} onAction={onAction} />
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        <Fact name="Email">{student.email}</Fact>
        <Fact name="Organization">{organizationOrNone(student.organization)}</Fact>
        <Fact name="Troop">{student.troopNumber}</Fact>
        <Fact name="State">{student.state}</Fact>
        <Fact name="ZIP">{student.zipCode}</Fact>
        <Fact name="Joined">{showDate(student.createdAt)}</Fact>
      </dl>
      <div>
        <StudentBadge student={student} />
      </div>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere min-w-0">{children}</dd>
    </>
  );
}
