import { type RefObject, useEffect } from 'react';
import type { Student } from '#domain/contract/admin.ts';
import { type LongListOptions, useLongList } from '#web/lib/long-list.ts';
import type { OnStudentAction } from './student-action-button.tsx';

/** What a list of students shows, whatever its shape. */
export type StudentRowsProps = {
  students: readonly Student[];
  /** How many there are, those included that are not here yet. */
  total: number;
  onAction: OnStudentAction;
  /** Called when the last of `students` come near. */
  onNearEnd: () => void;
};

/** Students that are still below when the next page is asked for: scrolling then seldom meets the end. */
const STUDENTS_AHEAD = 40;

/** The rows in view of a list of students, each with its student. */
export function useStudentRows(
  list: RefObject<HTMLElement | null>,
  { students, onNearEnd }: Pick<StudentRowsProps, 'students' | 'onNearEnd'>,
  shape: Pick<LongListOptions, 'estimatedHeight' | 'columns' | 'gap'>,
) {
  const { rows, ...rest } = useLongList(list, {
    ...shape,
    count: students.length,
    keyOf: (index) => students[index]?.id ?? '',
  });
  const lastDrawn = rows.at(-1)?.index ?? -1;
  const isNearEnd = lastDrawn >= students.length - STUDENTS_AHEAD;
  useEffect(() => {
    if (isNearEnd) onNearEnd();
  }, [isNearEnd, onNearEnd]);
  const drawn = rows.flatMap((row) => {
    const student = students[row.index];
    return student ? [{ ...row, student }] : [];
  });
  return { rows: drawn, ...rest };
}
