import { useMediaQuery } from '#web/lib/media-query.ts';
import { Card } from '#web/ui/card.tsx';
import { StudentCardList } from './student-card-list.tsx';
import { StudentTableList } from './student-table-list.tsx';
import type { StudentRowsProps } from './use-student-rows.ts';

/** Ten columns need the room; below, each student is a card. */
const ROOM_FOR_A_TABLE = '(min-width: 68rem)';

/** The students, as a table where it fits and as cards on phones (§2.16). */
export function StudentList(props: StudentRowsProps) {
  const hasRoom = useMediaQuery(ROOM_FOR_A_TABLE);
  if (props.students.length === 0) {
    return (
      <Card look="dashed" className="text-center text-ink-soft">
        No students found matching your criteria
      </Card>
    );
  }
  return hasRoom ? <StudentTableList {...props} /> : <StudentCardList {...props} />;
}
