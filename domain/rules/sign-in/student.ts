import type { Student } from '#domain/contract/office/admin.ts';
import { USERNAME_MIN } from '#domain/limits.ts';
import type { Told } from '#domain/rules/platform/sentence.ts';
import { compared, folded } from '#domain/rules/platform/text.ts';
import { partsOfTroop, searchedTroop } from '#domain/rules/troop/troop-number.ts';
import { newUsernameProblem, USERNAME_SHORT } from './usernames.ts';

type Profile = {
  readonly firstName: string;
  readonly lastName: string;
  readonly troopNumber: string;
  readonly state: string;
  readonly zipCode: string;
};

/** True when a profile has every field (PRODUCT.md#profile-completion); the server sets `profileCompleted` by it. */
export function isProfileComplete(profile: Profile): boolean {
  return [profile.firstName, profile.lastName, profile.troopNumber, profile.state, profile.zipCode].every(
    (value) => value.trim() !== '',
  );
}

/** Returns the fault of a changed username, or null; an old one may stay, in another case too. */
export function newUsernameError(username: string, current: string): Told | null {
  if (folded(username) === folded(current)) return null;
  return username.length < USERNAME_MIN ? USERNAME_SHORT : newUsernameProblem(username);
}

/** PRODUCT.md#profile-completion: Active when profileCompleted is true, otherwise Incomplete. */
export function studentStatusLabel(student: Pick<Student, 'profileCompleted'>): 'Active' | 'Incomplete' {
  return student.profileCompleted ? 'Active' : 'Incomplete';
}

export type StudentFilter = {
  readonly search: string;
  readonly organization: string;
  readonly state: string;
  readonly troop: string;
  /**
   * 'active' and 'incomplete' are the labels of PRODUCT.md#profile-completion, 'waiting' and 'stopped' are those of the
   * active whose parent has not signed, or has stopped, 'held' who is on hold.
   */
  readonly status: string;
};

type Named = Pick<Student, 'firstName' | 'lastName'>;
type Searched = Named & Pick<Student, 'username' | 'email'>;

/**
 * Returns the text that the search looks through (PRODUCT.md#the-list-of-students): name, username and e-mail, each
 * on a line of its own, so that nothing is found across two of them.
 */
export function searchedText(searched: Searched): string {
  return [`${searched.firstName} ${searched.lastName}`, searched.username, searched.email]
    .map(compared)
    .join('\n');
}

/** The most words that are taken for a name whose last name may stand first. */
const TURNED_WORDS_MAX = 4;

/** Returns the readings of a search: as typed, and with the last name first turned around. */
export function readingsOf(search: string): readonly string[] {
  const typed = compared(search);
  const names = typed.split(/[ ,]+/).filter((word) => word !== '');
  if (names.length < 2 || names.length > TURNED_WORDS_MAX) return [typed];
  const turned = names.map((_, at) => [...names.slice(at), ...names.slice(0, at)].join(' '));
  return [...new Set([typed, ...turned])];
}

/**
 * PRODUCT.md#the-list-of-students, admin filters: search and troop are substrings whatever their case and accents;
 * 'all' leaves a list open.
 */
export function matchesStudentFilter(student: Student, filter: StudentFilter): boolean {
  return (
    readingsOf(filter.search).some((reading) => searchedText(student).includes(reading)) &&
    (filter.organization === 'all' || student.organization === filter.organization) &&
    (filter.state === 'all' || student.state === filter.state) &&
    isInTroop(student.troopNumber, filter.troop) &&
    hasStatus(student, filter.status)
  );
}

function isInTroop(number: string, typed: string): boolean {
  return partsOfTroop(typed).some((part) => searchedTroop(number).includes(part));
}

function hasStatus(student: Student, status: string): boolean {
  if (status === 'waiting') return student.waitingForParent;
  if (status === 'stopped') return student.stoppedByParent;
  if (status === 'held') return student.heldUntil !== null;
  return status === 'all' || (status === 'active') === student.profileCompleted;
}

/** The one field of a profile that was changed, so that the other stays as it is by now; undefined where both were. */
export function onlyChangeOf(change: {
  username?: string;
  email?: string;
}): 'username' | 'email' | undefined {
  if (change.email === undefined) return 'username';
  return change.username === undefined ? 'email' : undefined;
}
