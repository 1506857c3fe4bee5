import { ORGANIZATION_NAMES } from '#domain/contract/accounts.ts';
import type { Student } from '#domain/contract/admin.ts';
import { studentStatusLabel } from '#domain/rules/student.ts';
import { Badge } from '#web/ui/badge.tsx';

/** §4: Active or Incomplete. */
export function StudentBadge({ student }: { student: Student }) {
  return <Badge tone={student.profileCompleted ? 'done' : 'waiting'}>{studentStatusLabel(student)}</Badge>;
}

export function nameOf({ firstName, lastName }: Student): string {
  return `${firstName} ${lastName}`.trim();
}

export function organizationOf({ organization }: Student): string {
  return organization ? ORGANIZATION_NAMES[organization] : 'Not specified';
}
