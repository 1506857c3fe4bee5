import type { Student } from '#domain/contract/admin.ts';
import type { SortOrder, StudentSort } from '#domain/rules/student-order.ts';
import { useHasRoom } from '#web/ui/use-has-room.ts';
import type { OnStudentAction } from './student-action-button.tsx';
import { StudentCardList } from './student-card-list.tsx';
import { StudentTableList } from './student-table-list.tsx';

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

/** Ten columns need the room; below, each student is a card. */
const TABLE_REM = 65;

/** The students, as a table where it fits and as cards on phones (§2.16). */
export function StudentList(props: StudentListProps) {
  const [frame, hasRoom] = useHasRoom<HTMLDivElement>(TABLE_REM);
  return (
    <div ref={frame}>
      {hasRoom === true && <StudentTableList {...props} />}
      {hasRoom === false && <StudentCardList {...props} />}
    </div>
  );
}
