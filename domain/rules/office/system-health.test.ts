import { expect, test } from 'vitest';
import type { SystemHealth } from '#domain/contract/office/system-health.ts';
import { CLEARING_JOB_NAMES, type ClearingJob } from '#domain/rules/keeping/clearing-jobs.ts';
import {
  countStandings,
  daysLeft,
  growthOf,
  lateJobs,
  needsOf,
  type RowName,
  rowsOf,
} from './system-health.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const NOW = Date.parse('2026-08-01T12:00:00.000Z');
const ago = (ms: number) => new Date(NOW - ms).toISOString();
const none = { count: 0, isMore: false };

const WELL: SystemHealth = {
  askedAt: ago(0),
  machine: { version: '1.0.0', node: '24.0.0', startedAt: ago(DAY_MS) },
  address: { url: 'https://rootling.example', isOnlyHere: false },
  operator: { takesConsents: true, isNamed: true },
  files: { place: 'disk', isWritable: true, checkedAt: ago(0) },
  backup: { last: { madeAt: ago(DAY_MS), bytes: 1e9, lostFiles: 0 }, isDeclined: false, hasStudents: true },
  drill: { last: ago(30 * DAY_MS) },
  mail: {
    isSetUp: true,
    waiting: none,
    waitingSince: null,
    failed: none,
    isServerToBlame: false,
    problem: null,
  },
  consents: { waiting: none, signedSince: null },
  disk: { freeBytes: 100e9, totalBytes: 500e9, holdsPhotos: true },
  photos: { last: { bytes: 20e9, count: 30_000, countedAt: ago(HOUR_MS) }, growth: null },
  database: { engine: 'SQLite', bytes: 1e8, migration: '045-how-it-is.sql' },
  clearing: { lastAt: ago(60_000), failed: [], late: [] },
  administrators: { count: 2, withoutSecondFactor: 0 },
  processes: { versions: [] },
};

const causesOf = (health: SystemHealth) =>
  Object.fromEntries(rowsOf(health).map(({ name, cause }) => [name, cause]));

test('#how-it-is: where nothing is to be done, every row is fine', () => {
  expect(countStandings(rowsOf(WELL))).toEqual({ fine: 13, look: 0, act: 0 });
});

const backup = (age: number | null, more = {}) => ({
  backup: {
    last: age === null ? null : { madeAt: ago(age), bytes: 1, lostFiles: 0 },
    isDeclined: false,
    hasStudents: true,
    ...more,
  },
});
const mail = (more: object) => ({ mail: { ...(WELL.mail as object), ...more } as SystemHealth['mail'] });
const disk = (
  freeBytes: number,
  bytesADay: number | null = null,
  holdsPhotos = true,
): Partial<SystemHealth> => ({
  disk: { freeBytes, totalBytes: 500e9, holdsPhotos },
  photos: { last: null, growth: bytesADay === null ? null : { bytesADay, days: 20 } },
});
const waiting = { count: 3, isMore: false };

test.for<[RowName, string, Partial<SystemHealth>]>([
  ['backup', 'made', backup(2 * DAY_MS)],
  ['backup', 'old', backup(2 * DAY_MS + 1)],
  ['backup', 'old', backup(7 * DAY_MS)],
  ['backup', 'overdue', backup(7 * DAY_MS + 1)],
  ['backup', 'lacking', backup(0, { last: { madeAt: ago(0), bytes: 1, lostFiles: 1 } })],
  ['backup', 'never', backup(null)],
  ['backup', 'not-yet', backup(null, { hasStudents: false })],
  ['backup', 'declined', backup(null, { isDeclined: true })],
  // A backup that was declined and made all the same counts as made.
  ['backup', 'made', backup(DAY_MS, { isDeclined: true })],
  ['backup', 'unread', { backup: null }],
  ['drill', 'tried', { drill: { last: ago(180 * DAY_MS) } }],
  ['drill', 'long-ago', { drill: { last: ago(180 * DAY_MS + 1) } }],
  ['drill', 'never', { drill: { last: null } }],
  ['drill', 'unread', { drill: null }],
  ['mail', 'off', mail({ isSetUp: false, failed: waiting })],
  ['mail', 'sent', mail({ waiting, waitingSince: ago(HOUR_MS) })],
  ['mail', 'stuck', mail({ waiting, waitingSince: ago(HOUR_MS + 1) })],
  ['mail', 'some-failed', mail({ failed: waiting })],
  ['mail', 'refused', mail({ failed: waiting, isServerToBlame: true })],
  ['mail', 'refused', mail({ failed: waiting, isServerToBlame: true, problem: 'no-answer' })],
  ['mail', 'shut-out', mail({ problem: 'login-refused' })],
  ['mail', 'shut-out', mail({ problem: 'no-answer', waiting, waitingSince: ago(HOUR_MS + 1) })],
  ['mail', 'unread', { mail: null }],
  ['consents', 'waiting', { consents: { waiting, signedSince: null } }],
  ['consents', 'waiting', { consents: { waiting, signedSince: ago(4 * DAY_MS) } }],
  ['consents', 'long-waiting', { consents: { waiting, signedSince: ago(4 * DAY_MS + 1) } }],
  ['consents', 'unread', { consents: null }],
  ['disk', 'roomy', disk(5e9)],
  ['disk', 'filling', disk(5e9 - 1)],
  ['disk', 'full', disk(1e9 - 1)],
  ['disk', 'roomy', disk(60e9, 1e9)],
  ['disk', 'filling', disk(60e9 - 1, 1e9)],
  ['disk', 'filling', disk(14e9, 1e9)],
  ['disk', 'full', disk(14e9 - 1, 1e9)],
  // Photos in a bucket fill no disk of this machine.
  ['disk', 'roomy', disk(14e9, 1e9, false)],
  ['disk', 'unread', { disk: null }],
  ['disk', 'roomy', { photos: null }],
  ['files', 'closed', { files: { place: 'bucket', isWritable: false, checkedAt: ago(0) } }],
  ['database', 'unread', { database: null }],
  ['clearing', 'young', { clearing: { lastAt: null, failed: [], late: [] } }],
  ['clearing', 'failed', { clearing: { lastAt: ago(0), failed: ['keeping'], late: [] } }],
  ['clearing', 'late', { clearing: { lastAt: ago(0), failed: ['keeping'], late: ['holds'] } }],
  ['clearing', 'unread', { clearing: null }],
  ['administrators', 'alone', { administrators: { count: 1, withoutSecondFactor: 1 } }],
  ['administrators', 'unsafe', { administrators: { count: 3, withoutSecondFactor: 1 } }],
  ['administrators', 'unread', { administrators: null }],
  ['address', 'here', { address: { url: 'http://localhost:3000', isOnlyHere: true } }],
  ['address', 'open', { address: { url: 'http://rootling.example', isOnlyHere: false } }],
  ['operator', 'unnamed', { operator: { takesConsents: true, isNamed: false } }],
  ['operator', 'closed', { operator: { takesConsents: false, isNamed: true } }],
  ['processes', 'one', { processes: { versions: [{ version: '1.0.0', count: 1 }] } }],
  ['processes', 'alike', { processes: { versions: [{ version: '1.0.0', count: 2 }] } }],
  [
    'processes',
    'mixed',
    {
      processes: {
        versions: [
          { version: '1.0.0', count: 1 },
          { version: '1.1.0', count: 1 },
        ],
      },
    },
  ],
  ['processes', 'unread', { processes: null }],
])('#how-it-is: %s is %s, and no other row changes', ([row, cause, changed]) => {
  const causes = causesOf({ ...WELL, ...changed });
  expect(causes).toEqual({ ...causesOf(WELL), [row]: cause });
});

test('#how-it-is: without the address of the site mail is not fine: no link can stand in it', () => {
  const causes = causesOf({ ...WELL, address: { url: null, isOnlyHere: true } });
  expect(causes).toEqual({ ...causesOf(WELL), address: 'unset', mail: 'linkless' });
});

test('#how-it-is: a row stands as its cause does', () => {
  const rows = rowsOf({ ...WELL, ...backup(null), drill: { last: null } });
  expect(rows.slice(0, 3).map(({ name, is }) => [name, is])).toEqual([
    ['backup', 'act'],
    ['drill', 'look'],
    ['mail', 'fine'],
  ]);
});

test('#the-frame-of-administration: before anything else is told what is to be done soon, and a parent who is worth a call', () => {
  const needs = (changed: Partial<SystemHealth>) =>
    needsOf(rowsOf({ ...WELL, ...changed })).map(({ name }) => name);
  const longWaiting = { consents: { waiting, signedSince: ago(5 * DAY_MS) } };
  const unsafe = { administrators: { count: 3, withoutSecondFactor: 1 } };
  expect(needs({})).toEqual([]);
  expect(needs({ ...backup(3 * DAY_MS), ...unsafe, ...mail({ failed: waiting }) })).toEqual([]);
  expect(needs({ ...longWaiting, ...backup(8 * DAY_MS), ...disk(0) })).toEqual([
    'backup',
    'consents',
    'disk',
  ]);
});

test('#how-it-is: growth is told over a week at least, and only where it is growth', () => {
  const at = (days: number, bytes: number) => ({ at: NOW + days * DAY_MS, bytes });
  expect(growthOf([])).toBeNull();
  expect(growthOf([at(0, 10)])).toBeNull();
  expect(growthOf([at(0, 10), at(6, 1000)])).toBeNull();
  expect(growthOf([at(10, 2000), at(0, 1000), at(5, 9000)])).toEqual({ bytesADay: 100, days: 10 });
  expect(growthOf([at(0, 1000), at(10, 900)])).toBeNull();
});

test('#how-it-is: the days until the disk is full are said where photos lie on it and grow', () => {
  expect(daysLeft({ ...WELL, ...disk(10e9, 1e9) })).toBe(10);
  expect(daysLeft({ ...WELL, ...disk(10e9) })).toBeNull();
  expect(daysLeft({ ...WELL, ...disk(10e9, 1e9, false) })).toBeNull();
});

test('#how-it-is: a job is late after twice its time and an hour, and none while the program is young', () => {
  const all = (age: number) => new Map<ClearingJob, number>(CLEARING_JOB_NAMES.map((it) => [it, NOW - age]));
  const running = { startedAt: NOW - 100 * DAY_MS, now: NOW };
  expect(lateJobs(all(HOUR_MS), running)).toEqual([]);
  expect(lateJobs(all(1.5 * HOUR_MS), running)).toEqual([]);
  expect(lateJobs(all(1.5 * HOUR_MS + 1), running)).toEqual(['reminders']);
  expect(lateJobs(all(3 * HOUR_MS + 1), running)).toContain('keeping');
  expect(lateJobs(all(49 * HOUR_MS), running)).not.toContain('expired');
  expect(lateJobs(all(49 * HOUR_MS + 1), running)).toEqual(CLEARING_JOB_NAMES);
  expect(lateJobs(all(90 * DAY_MS), { startedAt: NOW - HOUR_MS + 1, now: NOW })).toEqual([]);
  expect(lateJobs(new Map(), { startedAt: NOW - HOUR_MS, now: NOW })).toEqual([]);
  expect(lateJobs(new Map(), { startedAt: NOW - 50 * HOUR_MS, now: NOW })).toEqual(CLEARING_JOB_NAMES);
});
