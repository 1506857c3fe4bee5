import { type AccountWho, NOBODY, type Who } from '#domain/contract/platform/endpoint.ts';
import { isStaff, type Role } from '#domain/contract/sign-in/accounts.ts';

/** The gate's facts about the person signed in. */
export type Person = {
  readonly role: Role;
  readonly profileCompleted: boolean;
  readonly parentConsentCompleted: boolean;
  /** Administrators hold the account (PRODUCT.md#holds). */
  readonly isHeld: boolean;
  readonly needsSecondFactor?: boolean | undefined;
};

/** The states of PRODUCT.md#who-sees-which-screen. */
export type SessionState =
  | 'signed-out'
  | 'needs-second-factor'
  | 'admin'
  | 'leader'
  | 'held'
  | 'needs-profile'
  | 'needs-consent'
  | 'student';

/**
 * Which state of PRODUCT.md#who-sees-which-screen a person is in; the gates of profile and consent apply to students
 * only (PRODUCT.md#rights).
 */
export function sessionStateOf(person: Person | null): SessionState {
  if (!person) return 'signed-out';
  if (isStaff(person) && person.needsSecondFactor) return 'needs-second-factor';
  if (person.role !== 'student') return person.role;
  if (person.isHeld) return 'held';
  if (!person.profileCompleted) return 'needs-profile';
  return person.parentConsentCompleted ? 'student' : 'needs-consent';
}

const OPEN_TO: Readonly<Record<AccountWho, readonly SessionState[]>> = {
  anyone: [
    'signed-out',
    'needs-second-factor',
    'admin',
    'leader',
    'held',
    'needs-profile',
    'needs-consent',
    'student',
  ],
  session: ['needs-second-factor', 'admin', 'leader', 'held', 'needs-profile', 'needs-consent', 'student'],
  account: ['admin', 'leader', 'held', 'needs-profile', 'needs-consent', 'student'],
  student: ['student'],
  member: ['student', 'admin', 'leader'],
  admin: ['admin'],
  leader: ['leader'],
  staff: ['admin', 'leader'],
  'staff-self': ['needs-second-factor', 'admin', 'leader'],
};

/** Tells if a person may make a call (PRODUCT.md#rights): 'sign-in' asks for a session, 'no' refuses. */
export function mayCall(who: AccountWho, person: Person | null): 'yes' | 'sign-in' | 'no' {
  const state = sessionStateOf(person);
  if (OPEN_TO[who].includes(state)) return 'yes';
  return state === 'signed-out' ? 'sign-in' : 'no';
}

/**
 * True when a page names another person than the one signed in (PRODUCT.md#write-once). Calls open to anyone, such as
 * a login, may come from a page that knows nobody. @param believed the id that the page names, or NOBODY; undefined
 * without a page.
 */
export function isMistaken(who: Who, believed: string | undefined, signedIn: { readonly id: string } | null) {
  if (believed === undefined || !signedIn || believed === signedIn.id) return false;
  return believed !== NOBODY || who !== 'anyone';
}
