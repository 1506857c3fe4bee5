import type { Who } from '../contract/endpoint.ts';

/** What the gate needs to know of the person signed in. */
export type Person = {
  readonly role: 'student' | 'admin';
  readonly profileCompleted: boolean;
  readonly parentConsentCompleted: boolean;
};

/** The five states of SPEC §2.1. */
export type SessionState = 'signed-out' | 'admin' | 'needs-profile' | 'needs-consent' | 'student';

/** Which of §2.1's states a person is in; the gates apply to students only (RULINGS 6). */
export function sessionStateOf(person: Person | null): SessionState {
  if (!person) return 'signed-out';
  if (person.role === 'admin') return 'admin';
  if (!person.profileCompleted) return 'needs-profile';
  return person.parentConsentCompleted ? 'student' : 'needs-consent';
}

const OPEN_TO: Readonly<Record<Who, readonly SessionState[]>> = {
  anyone: ['signed-out', 'admin', 'needs-profile', 'needs-consent', 'student'],
  account: ['admin', 'needs-profile', 'needs-consent', 'student'],
  student: ['student'],
  member: ['student', 'admin'],
  admin: ['admin'],
};

/** Whether a call is open to a person (SPEC §6, RULINGS 15): 'sign-in' asks for a session, 'no' refuses. */
export function mayCall(who: Who, person: Person | null): 'yes' | 'sign-in' | 'no' {
  const state = sessionStateOf(person);
  if (OPEN_TO[who].includes(state)) return 'yes';
  return state === 'signed-out' ? 'sign-in' : 'no';
}
