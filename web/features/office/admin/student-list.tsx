import { useHasRoom } from '#web/ui/use-has-room.ts';
import { StudentCardList, type StudentListProps } from './student-card-list.tsx';
import { StudentTableList } from './student-table-list.tsx';

/** Ten columns need the room; below, each student has two lines. */
const TABLE_REM = 62;

/** The students, as a table where it fits and as rows of two lines on phones (PRODUCT.md#the-list-of-students). */
export function StudentList(props: StudentListProps) {
  const [frame, hasRoom] = useHasRoom<HTMLDivElement>(TABLE_REM);
  return (
    <div ref={frame}>
      {hasRoom === true && <StudentTableList {...props} />}
      {hasRoom === false && <StudentCardList {...props} />}
    </div>
  );
}
