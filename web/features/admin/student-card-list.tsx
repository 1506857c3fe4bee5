import { type ReactNode, useRef } from 'react';
import type { Student } from '#domain/contract/admin.ts';
import { showDate } from '#web/lib/dates.ts';
import { useMediaQuery } from '#web/lib/media-query.ts';
import { Card } from '#web/ui/card.tsx';
import { type OnStudentAction, StudentActionButton } from './student-action-button.tsx';
import { nameOf, organizationOf, StudentBadge } from './student-badge.tsx';
import { type StudentRowsProps, useStudentRows } from './use-student-rows.ts';

const ROOM_FOR_TWO = '(min-width: 40rem)';
const GAP_PX = 12;
const CARD_HEIGHT_PX = 300;

/** The students as cards, for screens without the room for a table; only those in view are drawn. */
export function StudentCardList({ students, total, onAction, onNearEnd }: StudentRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const columns = useMediaQuery(ROOM_FOR_TWO) ? 2 : 1;
  const shape = { estimatedHeight: CARD_HEIGHT_PX, columns, gap: GAP_PX };
  const { rows, height, measure, focusProps } = useStudentRows(list, { students, onNearEnd }, shape);
  const width = `calc((100% - ${(columns - 1) * GAP_PX}px) / ${columns})`;
  return (
    <ul ref={list} style={{ height }} className="relative" {...focusProps}>
      {rows.map(({ index, key, column, start, student }) => (
        <li
          key={key}
          ref={measure}
          data-index={index}
          aria-setsize={total}
          aria-posinset={index + 1}
          className="absolute"
          style={{ top: start, left: `calc(${column} * (${width} + ${GAP_PX}px))`, width }}
        >
          <StudentCard {...{ student, onAction }} />
        </li>
      ))}
    </ul>
  );
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
        <Fact name="Organization">{organizationOf(student)}</Fact>
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
