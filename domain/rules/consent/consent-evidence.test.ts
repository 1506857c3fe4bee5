import { expect, test } from 'vitest';
import { CALL_AFTER_SILENCE_MS } from '#domain/limits.ts';
import { CONSENT_EVENTS } from './consent.ts';
import { byMoment, callHindrance, EVENTS_IN_ORDER, momentOf } from './consent-evidence.ts';

test.each([
  ['2026-05-31T09:30', '2026-05-31T09:30:00.000Z'],
  ['2026-05-31T09:30Z', '2026-05-31T09:30:00.000Z'],
  ['2026-05-31T09:30:15.250Z', '2026-05-31T09:30:15.250Z'],
  ['2026-05-31T09:30:15-05:00', '2026-05-31T14:30:15.000Z'],
  ['2024-02-29T23:59+14:00', '2024-02-29T09:59:00.000Z'],
])('%s is the moment %s', (text, moment) => {
  expect(new Date(momentOf(text) ?? 0).toISOString()).toBe(moment);
});

test.each([
  '',
  'yesterday',
  '2026-05-31',
  '2026-02-30T09:30',
  '2026-05-31T24:00',
  '2026-05-31T09:60Z',
  '2026-05-31T09:30:61',
  '2026-05-31T09:30 CET',
  '2026-05-31T09:30+99:00',
  '1026-05-31T09:30',
])('%j is no moment', (text) => {
  expect(momentOf(text)).toBeNull();
});

test('every event has its place, and those of one moment stand in the order in which they happen', () => {
  expect(EVENTS_IN_ORDER.toSorted()).toEqual([...CONSENT_EVENTS].toSorted());
  const at = (kind: (typeof CONSENT_EVENTS)[number], happenedAt: string) => ({ kind, happenedAt });
  const noon = '2026-08-01T12:00:00.000Z';
  const events = [
    at('phone', '2026-08-02T12:00:00.000Z'),
    at('notice-sent', noon),
    at('signed', noon),
    at('superseded', noon),
  ];
  expect(events.toSorted(byMoment).map(({ kind }) => kind)).toEqual([
    'superseded',
    'signed',
    'notice-sent',
    'phone',
  ]);
});

const ASKED = { since: 0, hasDeclined: false };
const WAITS = { kind: 'waits', until: CALL_AFTER_SILENCE_MS };

test.each([
  ['was asked a moment ago', ASKED, 0, WAITS],
  ['was asked nearly three days ago', ASKED, CALL_AFTER_SILENCE_MS - 1, WAITS],
  ['has not answered for three days', ASKED, CALL_AFTER_SILENCE_MS, null],
  ['has said no', { ...ASKED, hasDeclined: true }, CALL_AFTER_SILENCE_MS, { kind: 'declined' }],
  ['has just said no', { ...ASKED, hasDeclined: true }, 0, { kind: 'declined' }],
])('#consent-by-phone-or-form: whether a call counts where the parent %s', (_, asked, now, hindrance) => {
  expect(callHindrance(asked, now)).toEqual(hindrance);
});
