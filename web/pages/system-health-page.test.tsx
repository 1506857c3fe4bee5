import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getSystemHealth, type SystemHealth } from '#domain/contract/office/system-health.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { standInFor } from '#web/testing/stand-in-response.ts';

const AT = '2026-11-23T12:00:00.000Z';
const none = { count: 0, isMore: false };
const WELL: SystemHealth = {
  askedAt: AT,
  machine: { version: '1.2.3', node: '24.0.0', startedAt: '2026-11-20T12:00:00.000Z' },
  address: { url: 'https://rootling.example', isOnlyHere: false },
  operator: { takesConsents: true, isNamed: true },
  files: { place: 'disk', isWritable: true, checkedAt: AT },
  backup: {
    last: { madeAt: '2026-11-23T03:00:00.000Z', bytes: 2.4e9, lostFiles: 0 },
    isDeclined: false,
    hasStudents: true,
  },
  drill: { last: '2026-11-01T12:00:00.000Z' },
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
  photos: {
    last: { bytes: 20e9, count: 30_000, countedAt: '2026-11-23T00:00:00.000Z' },
    growth: { bytesADay: 5e8, days: 30 },
  },
  database: { engine: 'SQLite', bytes: 1e8, migration: '045-how-it-is.sql' },
  clearing: { lastAt: AT, failed: [], late: [] },
  administrators: { count: 2, withoutSecondFactor: 0 },
  processes: { versions: [] },
};
const respond = (systemHealth: SystemHealth) =>
  standInFor(`*${getSystemHealth.path}`, {
    status: 200,
    type: 'application/json',
    body: JSON.stringify(systemHealth),
  });
const open = () => renderApp({ url: '/admin/how-it-is', as: 'admin' });
const row = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('#how-it-is: where all is well the first line says so, and every row has its figures', async () => {
  await respond(WELL);
  await open();
  await expect.element(page.getByText('All is well.')).toBeVisible();
  expect(page.getByText('Fine', { exact: true }).elements()).toHaveLength(13);
  await expect.element(row('Last backup').getByText('2.4 GB')).toBeVisible();
  await expect.element(row('Disk').getByText('100 GB of 500 GB')).toBeVisible();
  await expect.element(row('Disk').getByText('about 200 days, if they go on so')).toBeVisible();
  await expect.element(row('Photos').getByText('30,000, 20 GB, on Nov 23, 2026')).toBeVisible();
  await expect.element(row('Version').getByText('1.2.3')).toBeVisible();
});

test('#how-it-is: what needs doing stands first, with the command and where it is explained', async () => {
  await respond({ ...WELL, backup: { last: null, isDeclined: false, hasStudents: true }, drill: null });
  await open();
  await expect.element(page.getByText('One thing needs you, and one is worth a look.')).toBeVisible();
  const first = page.getByRole('listitem').first();
  await expect.element(first).toMatchTextContent(/^Last backupNeeds youNo backup is known\./);
  await expect.element(first.getByText('npm run backup -- --keep 14 /backups')).toBeVisible();
  await expect.element(first.getByText(/docs\/OPERATING\.md, “Back up, and practise it”/)).toBeVisible();
  await expect.element(row('Restore tried').getByText('This could not be read just now.')).toBeVisible();
});

test('#the-frame-of-administration: a line above the students leads to its row, and before the first student one line leads to them all', async () => {
  const backup = { last: null, isDeclined: false, hasStudents: false };
  const mend = await respond({
    ...WELL,
    files: { ...WELL.files, isWritable: false },
    backup,
    drill: { last: null },
  });
  await renderApp({ url: '/admin', as: 'admin' });
  const lines = page.getByRole('list', { name: 'What needs you today' });
  await expect.element(lines.getByText(/Nobody has signed up yet. 2 things are worth a look/)).toBeVisible();
  await mend();
  await respond({ ...WELL, machine: { ...WELL.machine, version: '' }, backup, drill: { last: null } });
  await renderApp({ url: '/admin/how-it-is#machine', as: 'admin' });
  await expect.element(row('Version')).toBeInViewport();
});

test('#how-it-is: letters that failed open the list of unsent mail', async () => {
  const mail = { isSetUp: true, waiting: none, waitingSince: null, problem: null };
  await respond({ ...WELL, mail: { ...mail, failed: { count: 3, isMore: false }, isServerToBlame: true } });
  await open();
  await row('Mail').getByRole('button', { name: 'Show unsent mail' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Unsent Mail' })).toBeVisible();
});

test('#how-it-is: a mail server that does not let us in is told before a letter fails, and what it said', async () => {
  const mail = { isSetUp: true, waiting: none, waitingSince: null, failed: none, isServerToBlame: false };
  await respond({ ...WELL, mail: { ...mail, problem: 'login-refused' } });
  await open();
  await expect.element(page.getByText('One thing needs you.')).toBeVisible();
  await expect.element(row('Mail').getByText('The mail server did not accept our login.')).toBeVisible();
  await expect.element(row('Mail').getByText('npm run send-test-mail -- you@example.org')).toBeVisible();
  expect(row('Mail').getByRole('button').elements()).toEqual([]);
});

test('#how-it-is: who has restored a backup says so, and the row is fine', async () => {
  await respond({ ...WELL, drill: { last: null } });
  await open();
  await row('Restore tried').getByRole('button', { name: 'We have restored one today' }).click();
  await expect.element(page.getByText('All is well.')).toBeVisible();
});

test('#how-it-is: Refresh looks again, and a look that fails leaves what was there with its time', async () => {
  const mend = await respond({ ...WELL, drill: { last: null } });
  await open();
  await expect.element(page.getByText('Nothing is urgent. One thing is worth a look.')).toBeVisible();
  await mend();
  const again = await respond(WELL);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect.element(page.getByText('All is well.')).toBeVisible();
  await again();
  await standInFor(`*${getSystemHealth.path}`, {
    status: 500,
    type: 'application/json',
    body: '{"message":"Something went wrong"}',
  });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect.element(page.getByText(/It could not be read again/)).toBeVisible();
  await expect.element(page.getByText('All is well.')).toBeVisible();
});

test('#how-it-is: what cannot be loaded at all can be tried again', async () => {
  const mend = await standInFor(`*${getSystemHealth.path}`, {
    status: 500,
    type: 'application/json',
    body: '{"message":"Something went wrong"}',
  });
  await open();
  await expect.element(page.getByText('How it is could not be loaded.')).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(row('Version')).toBeVisible();
});
