import { expect, test } from 'vitest';
import { CONSENT_STATES, consentEndsAt, isAsked, maskedAddress } from './consent.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const SINCE = Date.UTC(2027, 3, 30);

test.each([
  ['none', SINCE + 14 * DAY_MS],
  ['signed', SINCE + 14 * DAY_MS],
  ['grace', SINCE + 30 * DAY_MS],
  ['confirmed', null],
  ['paused', null],
  ['stopped', null],
] as const)('#states-of-a-consent: %s ends at %s', (state, end) => {
  expect(consentEndsAt(state, SINCE)).toBe(end);
});

test('what began at an unknown time has no end', () => {
  for (const state of CONSENT_STATES) expect(consentEndsAt(state, null)).toBe(null);
});

test('#states-of-a-consent: a parent is asked in every state but before a signature and after a yes', () => {
  expect(CONSENT_STATES.filter(isAsked)).toEqual(['signed', 'grace', 'paused']);
});

test.each([
  ['ngozi@family.example', 'n•••@family.example'],
  ['"a@b"@family.example', '"•••@family.example'],
  ['🌱b@family.example', '🌱•••@family.example'],
])('a child sees %s as %s', (address, masked) => {
  expect(maskedAddress(address)).toBe(masked);
});
