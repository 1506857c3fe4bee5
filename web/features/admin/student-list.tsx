import type { Student } from '#domain/contract/admin.ts';
import type { SortOrder, StudentSort } from '#domain/rules/student-order.ts';
import { useMediaQuery } from '#web/lib/media-query.ts';
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
const ROOM_FOR_A_TABLE = '(min-width: 68rem)';

/** The students, as a table where it fits and as cards on phones (§2.16). */
export function StudentList(props: StudentListProps) {
  return useMediaQuery(ROOM_FOR_A_TABLE) ? <StudentTableList {...props} /> : <StudentCardList {...props} />;
}
