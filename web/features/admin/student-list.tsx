import { EllipsisVertical, KeyRound, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { ORGANIZATION_NAMES } from '#domain/contract/accounts.ts';
import type { Student } from '#domain/contract/admin.ts';
import { studentStatusLabel } from '#domain/rules/student.ts';
import { showDate } from '#web/lib/dates.ts';
import { useMediaQuery } from '#web/lib/media-query.ts';
import { Badge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Menu, MenuItem } from '#web/ui/menu.tsx';

/** What can be done with one student (§2.16). */
export type StudentAction = 'reset-password' | 'delete';

export type StudentListProps = {
  students: readonly Student[];
  onAction: (action: StudentAction, student: Student) => void;
};

/** Ten columns need the room; below, each student is a card. */
const ROOM_FOR_A_TABLE = '(min-width: 68rem)';

/** The students, as a table where it fits and as cards on phones (§2.16). */
export function StudentList(props: StudentListProps) {
  const hasRoom = useMediaQuery(ROOM_FOR_A_TABLE);
  if (props.students.length === 0) {
    return (
      <Card look="dashed" className="text-center text-ink-soft">
        No students found matching your criteria
      </Card>
    );
  }
  return hasRoom ? <StudentTable {...props} /> : <StudentCards {...props} />;
}

const COLUMNS = [
  'Name',
  'Username',
  'Email',
  'Organization',
  'Troop',
  'State',
  'ZIP',
  'Joined',
  'Status',
  'Actions',
];

function StudentTable({ students, onAction }: StudentListProps) {
  return (
    <div className="overflow-x-auto rounded-lg border border-line bg-paper-raised shadow-paper">
      <table className="w-full text-left text-sm">
        <thead className="border-line border-b bg-paper-sunken">
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className="px-3 py-3 font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {students.map((student) => (
            <tr key={student.id}>
              <th scope="row" className="px-3 py-2 font-semibold">
                {nameOf(student)}
              </th>
              <Cell isLong>{student.username}</Cell>
              <Cell isLong>{student.email}</Cell>
              <Cell>{organizationOf(student)}</Cell>
              <Cell>{student.troopNumber}</Cell>
              <Cell>{student.state}</Cell>
              <Cell>{student.zipCode}</Cell>
              <Cell>{showDate(student.createdAt)}</Cell>
              <Cell>
                <StatusBadge student={student} />
              </Cell>
              <Cell>
                <ActionMenu student={student} onAction={onAction} />
              </Cell>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Only what a person made up may be long enough to need a second line. */
function Cell({ isLong, children }: { isLong?: boolean; children: ReactNode }) {
  return <td className={cx('px-3 py-2', isLong ? 'wrap-anywhere' : 'whitespace-nowrap')}>{children}</td>;
}

function StudentCards({ students, onAction }: StudentListProps) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {students.map((student) => (
        <Card as="li" key={student.id} className="grid content-start gap-3">
          <div className="flex items-start justify-between gap-2">
            <div className="min-w-0">
              <h3 className="text-lg">{nameOf(student)}</h3>
              <p className="wrap-anywhere text-ink-soft text-sm">{student.username}</p>
            </div>
            <ActionMenu student={student} onAction={onAction} />
          </div>
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
            <Fact name="Email">{student.email}</Fact>
            <Fact name="Organization">{organizationOf(student)}</Fact>
            <Fact name="Troop">{student.troopNumber}</Fact>
            <Fact name="State">{student.state}</Fact>
            <Fact name="ZIP">{student.zipCode}</Fact>
            <Fact name="Joined">{showDate(student.createdAt)}</Fact>
          </dl>
          <div>
            <StatusBadge student={student} />
          </div>
        </Card>
      ))}
    </ul>
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

function StatusBadge({ student }: { student: Student }) {
  return <Badge tone={student.profileCompleted ? 'done' : 'waiting'}>{studentStatusLabel(student)}</Badge>;
}

type ActionMenuProps = Pick<StudentListProps, 'onAction'> & { student: Student };

function ActionMenu({ student, onAction }: ActionMenuProps) {
  return (
    <Menu
      trigger={
        <IconButton
          label={`Actions for ${student.username}`}
          icon={<EllipsisVertical aria-hidden="true" className="size-5" />}
        />
      }
    >
      <MenuItem
        icon={<KeyRound aria-hidden="true" className="size-5" />}
        onSelect={() => onAction('reset-password', student)}
      >
        Reset Password
      </MenuItem>
      <MenuItem
        danger
        icon={<Trash2 aria-hidden="true" className="size-5" />}
        onSelect={() => onAction('delete', student)}
      >
        Delete User
      </MenuItem>
    </Menu>
  );
}

function nameOf({ firstName, lastName }: Student): string {
  return `${firstName} ${lastName}`.trim();
}

function organizationOf({ organization }: Student): string {
  return organization ? ORGANIZATION_NAMES[organization] : 'Not specified';
}
