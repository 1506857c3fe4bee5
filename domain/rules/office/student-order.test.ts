import { expect, test } from 'vitest';
import type { Student } from '#domain/contract/office/admin.ts';
import { troopOrder } from '#domain/rules/troop/troop-number.ts';
import { placeOf } from './student-order.ts';

const HAZEL: Student = {
  id: '7d7c',
  firstName: 'Hazel',
  lastName: 'Łąka',
  username: 'Hazel_7',
  email: 'family@example.org',
  organization: 'cub_scouts',
  troopNumber: 'B-42',
  state: 'WI',
  zipCode: '02134',
  createdAt: '2026-05-31T12:00:00.000Z',
  profileCompleted: true,
  waitingForParent: true,
  stoppedByParent: false,
  heldUntil: null,
};

test('troops stand in the order that people count in', () => {
  const troops = ['B-42', '100', '7', 'B-7', '42', 'A'];
  const sorted = troops.toSorted((a, b) => (troopOrder(a) < troopOrder(b) ? -1 : 1));
  expect(sorted).toEqual(['7', '42', '100', 'A', 'B-7', 'B-42']);
});

test.each([
  ['joined', ''],
  ['name', '_hazel laka'],
  ['username', '_hazel_7'],
  ['organization', '_cub_scouts'],
  ['troop', '_b-00000000000000000042'],
  ['state', '_WI'],
  ['status', '_waiting'],
] as const)('a place in the list sorted by %s is the moment, the id and what it goes by', (sort, key) => {
  expect(placeOf(HAZEL, sort)).toBe(`2026-05-31T12:00:00.000Z_7d7c${key}`);
});

test('who is stopped by a parent stands there, in a list sorted by status', () => {
  const stopped = { ...HAZEL, waitingForParent: false, stoppedByParent: true };
  expect(placeOf(stopped, 'status')).toBe('2026-05-31T12:00:00.000Z_7d7c_stopped');
});

test('who is of no organization stands at the empty one', () => {
  expect(placeOf({ ...HAZEL, organization: null }, 'organization')).toBe('2026-05-31T12:00:00.000Z_7d7c');
});
