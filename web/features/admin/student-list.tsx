import { useMediaQuery } from '#web/lib/media-query.ts';
import { StudentCardList, type StudentListProps } from './student-card-list.tsx';
import { StudentTableList } from './student-table-list.tsx';

/** Ten columns need the room; below, each student is a card. */
const ROOM_FOR_A_TABLE = '(min-width: 68rem)';

/** The students, as a table where it fits and as cards on phones (§2.16). */
export function StudentList(props: StudentListProps) {
  return useMediaQuery(ROOM_FOR_A_TABLE) ? <StudentTableList {...props} /> : <StudentCardList {...props} />;
}
