import { expect, test } from 'vitest';
import { type AccountWho, NOBODY, type Who } from '#domain/contract/platform/endpoint.ts';
import { isMistaken, mayCall, type Person, type SessionState, sessionStateOf } from './gate.ts';

const PEOPLE: Readonly<Record<SessionState, Person | null>> = {
  'signed-out': null,
  'needs-second-factor': {
    role: 'admin',
    profileCompleted: true,
    parentConsentCompleted: false,
    needsSecondFactor: true,
    isHeld: false,
  },
  admin: { role: 'admin', profileCompleted: true, parentConsentCompleted: false, isHeld: false },
  leader: { role: 'leader', profileCompleted: true, parentConsentCompleted: false, isHeld: false },
  'needs-profile': { role: 'student', profileCompleted: false, parentConsentCompleted: false, isHeld: false },
  'needs-consent': { role: 'student', profileCompleted: true, parentConsentCompleted: false, isHeld: false },
  student: { role: 'student', profileCompleted: true, parentConsentCompleted: true, isHeld: false },
  held: { role: 'student', profileCompleted: true, parentConsentCompleted: true, isHeld: true },
};

test.each<[message: string, person: Person | null, state: SessionState]>([
  ['nobody is signed out', null, 'signed-out'],
  ['a student without a profile needs one first', PEOPLE['needs-profile'], 'needs-profile'],
  [
    'a student without a profile needs one even with consent',
    { role: 'student', profileCompleted: false, parentConsentCompleted: true, isHeld: false },
    'needs-profile',
  ],
  ['a student with a profile needs consent next', PEOPLE['needs-consent'], 'needs-consent'],
  ['a student with both is through', PEOPLE.student, 'student'],
  ['a student on hold is locked out, whatever else is there', PEOPLE.held, 'held'],
  [
    'an administrator passes no gate (#rights)',
    { role: 'admin', profileCompleted: false, parentConsentCompleted: false, isHeld: false },
    'admin',
  ],
  ['an administrator sets up a second factor first', PEOPLE['needs-second-factor'], 'needs-second-factor'],
  [
    'a leader passes no gate (#leaders)',
    { role: 'leader', profileCompleted: false, parentConsentCompleted: false, isHeld: false },
    'leader',
  ],
])('#who-sees-which-screen: %s', (_, person, state) => {
  expect(sessionStateOf(person)).toBe(state);
});

test.each<[who: AccountWho, state: SessionState, response: 'yes' | 'sign-in' | 'no']>([
  ['anyone', 'signed-out', 'yes'],
  ['anyone', 'needs-profile', 'yes'],
  ['anyone', 'needs-consent', 'yes'],
  ['anyone', 'student', 'yes'],
  ['anyone', 'admin', 'yes'],
  ['anyone', 'needs-second-factor', 'yes'],
  ['session', 'signed-out', 'sign-in'],
  ['session', 'needs-second-factor', 'yes'],
  ['session', 'needs-profile', 'yes'],
  ['session', 'student', 'yes'],
  ['session', 'admin', 'yes'],
  ['account', 'needs-second-factor', 'no'],
  ['student', 'needs-second-factor', 'no'],
  ['member', 'needs-second-factor', 'no'],
  ['admin', 'needs-second-factor', 'no'],
  ['staff-self', 'signed-out', 'sign-in'],
  ['staff-self', 'needs-second-factor', 'yes'],
  ['staff-self', 'admin', 'yes'],
  ['staff-self', 'student', 'no'],
  ['staff-self', 'needs-consent', 'no'],
  ['account', 'signed-out', 'sign-in'],
  ['account', 'needs-profile', 'yes'],
  ['account', 'needs-consent', 'yes'],
  ['account', 'student', 'yes'],
  ['account', 'admin', 'yes'],
  ['student', 'signed-out', 'sign-in'],
  ['anyone', 'held', 'yes'],
  ['account', 'held', 'yes'],
  ['student', 'held', 'no'],
  ['member', 'held', 'no'],
  ['admin', 'held', 'no'],
  ['student', 'needs-profile', 'no'],
  ['student', 'needs-consent', 'no'],
  ['student', 'student', 'yes'],
  ['student', 'admin', 'no'],
  ['member', 'signed-out', 'sign-in'],
  ['member', 'needs-profile', 'no'],
  ['member', 'needs-consent', 'no'],
  ['member', 'student', 'yes'],
  ['member', 'admin', 'yes'],
  ['admin', 'signed-out', 'sign-in'],
  ['admin', 'needs-profile', 'no'],
  ['admin', 'needs-consent', 'no'],
  ['admin', 'student', 'no'],
  ['admin', 'admin', 'yes'],
  ['anyone', 'leader', 'yes'],
  ['account', 'leader', 'yes'],
  ['student', 'leader', 'no'],
  ['member', 'leader', 'yes'],
  ['admin', 'leader', 'no'],
  ['leader', 'leader', 'yes'],
  ['leader', 'admin', 'no'],
  ['leader', 'student', 'no'],
  ['leader', 'needs-consent', 'no'],
  ['leader', 'signed-out', 'sign-in'],
  ['staff', 'leader', 'yes'],
  ['staff', 'admin', 'yes'],
  ['staff', 'student', 'no'],
  ['staff', 'signed-out', 'sign-in'],
])('#rights: a call for %s, made in the state %s, is answered %s', (who, state, response) => {
  expect(mayCall(who, PEOPLE[state])).toBe(response);
});

test.each<[message: string, who: Who, believed: string | undefined, signedIn: string | null, is: boolean]>([
  ['what comes from no page takes nobody for anybody', 'student', undefined, 'bruno', false],
  ['a page is right about its person', 'student', 'anna', 'anna', false],
  ["a page must not write into another one's account", 'account', 'anna', 'bruno', true],
  ['nor may it log another one out', 'anyone', 'anna', 'bruno', true],
  ['a page that knows of nobody may not write for who is there', 'student', NOBODY, 'bruno', true],
  ['but it may log in', 'anyone', NOBODY, 'bruno', false],
  ['where nobody is signed in, there is nobody to be taken for another', 'student', 'anna', null, false],
])('#write-once: %s', (_, who, believed, signedIn, is) => {
  expect(isMistaken(who, believed, signedIn === null ? null : { id: signedIn })).toBe(is);
});
