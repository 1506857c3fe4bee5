import { expect, test } from 'vitest';
import type { Student } from '#domain/contract/office/admin.ts';
import { NAME_PAIRS } from '#domain/rules/accounts/name-pairs.dataset.ts';
import {
  isProfileComplete,
  matchesStudentFilter,
  newUsernameError,
  type StudentFilter,
  studentStatusLabel,
} from './student.ts';

const MAPLE: Student = {
  id: '1',
  firstName: 'Maple',
  lastName: "O'Brien",
  username: 'treescout',
  email: 'family@example.org',
  organization: 'cub_scouts',
  troopNumber: 'B-1042',
  state: 'WI',
  zipCode: '53703',
  createdAt: '2026-05-31T12:00:00.000Z',
  profileCompleted: true,
  waitingForParent: false,
  stoppedByParent: false,
  heldUntil: null,
};

test('#profile-completion: a profile with all five fields is complete', () => {
  expect(isProfileComplete(MAPLE)).toBe(true);
});

test.each(['firstName', 'lastName', 'troopNumber', 'state', 'zipCode'])(
  '#profile-completion: a profile is not complete while its %s is empty or blank',
  (field) => {
    expect(isProfileComplete({ ...MAPLE, [field]: '' })).toBe(false);
    expect(isProfileComplete({ ...MAPLE, [field]: '  ' })).toBe(false);
  },
);

test('#profile-completion: a student is Active with a complete profile, otherwise Incomplete', () => {
  expect(studentStatusLabel({ profileCompleted: true })).toBe('Active');
  expect(studentStatusLabel({ profileCompleted: false })).toBe('Incomplete');
});

const OPEN: StudentFilter = { search: '', organization: 'all', state: 'all', troop: '', status: 'all' };

test.each<[message: string, filter: Partial<StudentFilter>, matches: boolean]>([
  ['nothing set lets everybody through', {}, true],
  ['search finds a part of the first name', { search: 'apl' }, true],
  ['search finds the last name', { search: "O'Brien" }, true],
  ['search finds the username', { search: 'scout' }, true],
  ['search finds the e-mail', { search: '@example' }, true],
  ['search does not mind case', { search: 'mAPLE' }, true],
  ['search does not mind blanks around', { search: ' maple ' }, true],
  ['search finds the whole name as the list shows it', { search: "maple o'b" }, true],
  ['search finds the name with the last name first', { search: "o'brien maple" }, true],
  ['search finds the name as a roster has it', { search: "O'Brien, Maple" }, true],
  ['search finds no name of which a word is wrong', { search: "O'Brien, Map" }, false],
  ['search does not mind accents', { search: 'mäple' }, true],
  ['search does not run from one field into the next', { search: "o'brien treescout" }, false],
  ['search reads no other field', { search: '53703' }, false],
  ['search takes signs as they are', { search: 'M.ple' }, false],
  ['search is not found', { search: 'willow' }, false],
  ['organization is the same', { organization: 'cub_scouts' }, true],
  ['organization is another', { organization: 'girl_scouts' }, false],
  ['organization must match whole', { organization: 'cub' }, false],
  ['state is the same', { state: 'WI' }, true],
  ['state is another', { state: 'IL' }, false],
  ['state must match whole', { state: 'W' }, false],
  ['troop is a part of the number', { troop: '104' }, true],
  ['troop is another', { troop: '105' }, false],
  ['status is the label of #profile-completion', { status: 'active' }, true],
  ['status is another', { status: 'incomplete' }, false],
  ['status is that of those who wait for a parent', { status: 'waiting' }, false],
  ['all filters are met', { search: 'maple', organization: 'cub_scouts', state: 'WI', troop: '1042' }, true],
  ['one of several filters is not met', { search: 'maple', state: 'IL' }, false],
])('#the-list-of-students, admin filters: %s', (_, filter, matches) => {
  expect(matchesStudentFilter(MAPLE, { ...OPEN, ...filter })).toBe(matches);
});

test('#the-list-of-students, admin filters: a student without an organization is only in all of them', () => {
  const student = { ...MAPLE, organization: null };
  expect(matchesStudentFilter(student, OPEN)).toBe(true);
  expect(matchesStudentFilter(student, { ...OPEN, organization: 'scouts_bsa' })).toBe(false);
});

test.each<[username: string, current: string, error: string | null]>([
  ['Joe', 'Jo', null],
  ['Al', 'Joe', 'Username must be at least 3 characters'],
  ['Al', 'Jo', 'Username must be at least 3 characters'],
  ['Jo', 'Jo', null],
  ['jO', 'Jo', null],
  ['oak\u200Dtree', 'Oak\u200Dtree', null],
  ['оaktree', 'оaktree', null],
  ['оaktree', 'oaktree', 'Please use the letters of one alphabet only.'],
])('the username %s in place of %s: %s', (username, current, error) => {
  expect(newUsernameError(username, current)?.message ?? null).toBe(error);
});

test.each([
  ['stopped', true],
  ['active', true],
  ['waiting', false],
])('a student whom a parent has stopped waits for nobody: found by %s is %s', (status, found) => {
  expect(matchesStudentFilter({ ...MAPLE, stoppedByParent: true }, { ...OPEN, status })).toBe(found);
});

test.each([
  ['waiting', true],
  ['active', true],
  ['incomplete', false],
])(
  'a student who waits for a parent is Active as #profile-completion has it: found by %s is %s',
  (status, found) => {
    expect(matchesStudentFilter({ ...MAPLE, waitingForParent: true }, { ...OPEN, status })).toBe(found);
  },
);

test.each([
  ['Łukasz', 'lukasz'],
  ['Łukasz', 'łuk'],
  ['Søren', 'soren'],
  ['Đorđe', 'dorde'],
  ['Strauß', 'STRAUSS'],
  ['Strauss', 'strauß'],
  ['Kjærsti', 'kjaersti'],
  ['Œnone', 'oenone'],
  ['Işıl', 'isil'],
  ['Þór', 'thor'],
])('%s is found by %s', (firstName, search) => {
  expect(matchesStudentFilter({ ...MAPLE, firstName }, { ...OPEN, search })).toBe(true);
});

test.each(NAME_PAIRS)('#the-list-of-students: the name %j is found by %j: %s', (lastName, search, isOne) => {
  // A part is found too, so the other name is looked for from end to end.
  const student = { ...MAPLE, firstName: '|', lastName: `${lastName}|` };
  expect(matchesStudentFilter(student, { ...OPEN, search: `| ${search.trim()}|` })).toBe(isOne);
});
