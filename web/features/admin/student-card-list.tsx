import type { ReactNode } from 'react';
import type { SortOrder, Student, StudentSort } from '#domain/contract/admin.ts';
import { showDate } from '#web/lib/dates.ts';
import { organizationOrNone } from '#web/lib/organizations.ts';
import { Card } from '#web/ui/card.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import * as words from '#words/students.ts';
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
  { value: 'joined desc', label: words.newestFirst },
  { value: 'joined asc', label: words.oldestFirst },
  { value: 'name asc', label: words.name },
  { value: 'username asc', label: words.username },
  { value: 'organization asc', label: words.organization },
  { value: 'troop asc', label: words.troop },
  { value: 'state asc', label: words.state },
  { value: 'status asc', label: words.status },
];

/** A page of the students as cards, for screens without the room for a table. */
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
      <dl className="grid gap-y-1 text-sm">
        <Fact name={words.email}>{student.email}</Fact>
        <Fact name={words.organization}>{organizationOrNone(student.organization)}</Fact>
        <Fact name={words.troop}>{student.troopNumber}</Fact>
        <Fact name={words.state}>{student.state}</Fact>
        <Fact name={words.zip}>{student.zipCode}</Fact>
        <Fact name={words.joined}>{showDate(student.createdAt)}</Fact>
      </dl>
      <div>
        <StudentBadge student={student} />
      </div>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-4">
      <dt className="w-24 text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere min-w-[min(8rem,100%)] flex-1">{children}</dd>
    </div>
  );
}
