/** By what the administrators' list can be sorted, and where in it a student stands. */
import type { Student, StudentSort, StudentStatus } from '#domain/contract/office/admin.ts';
import { compared, folded } from '#domain/rules/platform/text.ts';
import { troopOrder } from '#domain/rules/troop/troop-number.ts';

/** Names as the list shows them, the first name first. */
export function nameKey({ firstName, lastName }: Pick<Student, 'firstName' | 'lastName'>): string {
  return compared(`${firstName} ${lastName}`);
}

type Status = Pick<Student, 'profileCompleted' | 'waitingForParent' | 'stoppedByParent'>;

function statusKey({ profileCompleted, waitingForParent, stoppedByParent }: Status): StudentStatus {
  if (!profileCompleted) return 'incomplete';
  if (stoppedByParent) return 'stopped';
  return waitingForParent ? 'waiting' : 'active';
}

/** The text by which a list is sorted; those who have the same follow one another as they joined. */
const KEYS: Readonly<Record<StudentSort, (student: Student) => string>> = {
  name: nameKey,
  username: ({ username }) => folded(username),
  organization: ({ organization }) => organization ?? '',
  troop: ({ troopNumber }) => troopOrder(troopNumber),
  state: ({ state }) => state,
  joined: () => '',
  status: statusKey,
};

/** The place of a student in a sorted list, as the calls take it: `<createdAt>_<id>`, and `_<key>` where there is one. */
export function placeOf(student: Student, sort: StudentSort): string {
  const key = KEYS[sort](student);
  return `${student.createdAt}_${student.id}${key && `_${key}`}`;
}
