import { Fragment, type ReactNode, type Ref, useRef } from 'react';
import type { Student } from '#domain/contract/admin.ts';
import { showDate } from '#web/lib/dates.ts';
import { cx } from '#web/ui/class-names.ts';
import { type OnStudentAction, StudentActionButton } from './student-action-button.tsx';
import { nameOf, organizationOf, StudentBadge } from './student-badge.tsx';
import { type StudentRowsProps, useStudentRows } from './use-student-rows.ts';

/** The columns of §2.16 with their widths, which rows that come and go must not move; names share the rest. */
const COLUMNS = [
  ['Name', ''],
  ['Username', ''],
  ['Email', 'w-48'],
  ['Organization', 'w-31'],
  ['Troop', 'w-17'],
  ['State', 'w-14'],
  ['ZIP', 'w-21'],
  ['Joined', 'w-25'],
  ['Status', 'w-32'],
  ['Actions', 'w-20'],
] as const;

const ROW_HEIGHT_PX = 61;

/** The students as a table of which only the rows in view are drawn; its head stays in view. */
export function StudentTableList({ students, total, onAction, onNearEnd }: StudentRowsProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const shape = { estimatedHeight: ROW_HEIGHT_PX };
  const { rows, height, measure, focusProps } = useStudentRows(body, { students, onNearEnd }, shape);
  return (
    <div className="rounded-lg border border-line bg-paper-raised shadow-paper">
      <table aria-rowcount={total + 1} className="w-full table-fixed text-left text-sm">
        <thead>
          <tr aria-rowindex={1}>
            {COLUMNS.map(([column, width]) => (
              <th
                key={column}
                scope="col"
                className={cx(
                  'sticky top-0 z-10 bg-paper-sunken px-2 py-3 font-semibold shadow-[inset_0_-1px_0_var(--line)]',
                  'first:rounded-tl-lg first:pl-4 last:rounded-tr-lg',
                  width,
                )}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {/* The head that stays in view must not cover the button that the keyboard has come to. */}
        <tbody ref={body} {...focusProps} className="[&_button]:scroll-mt-24">
          {rows.map(({ index, key, start, student }, position) => {
            const missing = start - (rows[position - 1]?.end ?? 0);
            return (
              <Fragment key={key}>
                {missing > 0 && <Gap height={missing} />}
                <StudentRow ref={measure} {...{ student, index, onAction }} />
              </Fragment>
            );
          })}
          <Gap height={height - (rows.at(-1)?.end ?? 0)} />
        </tbody>
      </table>
    </div>
  );
}

/** Stands for rows that are not drawn. */
function Gap({ height }: { height: number }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus.
    <tr aria-hidden="true">
      <td colSpan={COLUMNS.length} style={{ height }} className="p-0" />
    </tr>
  );
}

type StudentRowProps = {
  student: Student;
  index: number;
  onAction: OnStudentAction;
  ref: Ref<HTMLTableRowElement>;
};

function StudentRow({ student, index, onAction, ref }: StudentRowProps) {
  return (
    // The head is the first row.
    <tr ref={ref} data-index={index} aria-rowindex={index + 2} className="border-line border-b">
      <th scope="row" className="wrap-anywhere py-2 pr-2 pl-4 font-semibold">
        {nameOf(student)}
      </th>
      <Cell>{student.username}</Cell>
      <Cell>{student.email}</Cell>
      <Cell>{organizationOf(student)}</Cell>
      <Cell>{student.troopNumber}</Cell>
      <Cell>{student.state}</Cell>
      <Cell>{student.zipCode}</Cell>
      <Cell>{showDate(student.createdAt)}</Cell>
      <Cell>
        <StudentBadge student={student} />
      </Cell>
      <Cell>
        <StudentActionButton student={student} onAction={onAction} />
      </Cell>
    </tr>
  );
}

function Cell({ children }: { children: ReactNode }) {
  return <td className="wrap-anywhere px-2 py-2">{children}</td>;
}
