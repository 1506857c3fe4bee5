import type { Student } from '../contract/admin.ts';

type Profile = {
  readonly firstName: string;
  readonly lastName: string;
  readonly troopNumber: string;
  readonly state: string;
  readonly zipCode: string;
};

/** Whether a profile has every field of §2.3; the server sets `profileCompleted` by it (RULINGS 9). */
export function isProfileComplete(profile: Profile): boolean {
  return [profile.firstName, profile.lastName, profile.troopNumber, profile.state, profile.zipCode].every(
    (value) => value.trim() !== '',
  );
}

/** §4: Active when profileCompleted is true, otherwise Incomplete. */
export function studentStatusLabel(student: Pick<Student, 'profileCompleted'>): 'Active' | 'Incomplete' {
  return student.profileCompleted ? 'Active' : 'Incomplete';
}

export type StudentFilter = {
  readonly search: string;
  readonly organization: string;
  readonly state: string;
  readonly troop: string;
};

/** §5, admin filters: search is a substring without case of name, username or e-mail; 'all' leaves a list open. */
export function matchesStudentFilter(student: Student, filter: StudentFilter): boolean {
  const search = filter.search.trim().toLowerCase();
  const texts = [student.firstName, student.lastName, student.username, student.email];
  return (
    (search === '' || texts.some((text) => text.toLowerCase().includes(search))) &&
    (filter.organization === 'all' || student.organization === filter.organization) &&
    (filter.state === 'all' || student.state === filter.state) &&
    student.troopNumber.toLowerCase().includes(filter.troop.trim().toLowerCase())
  );
}
