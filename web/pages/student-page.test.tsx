import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { holdStudent } from '#domain/contract/keeping/holds.ts';
import { createProject } from '#domain/contract/notebook/projects.ts';
import { deleteUser, resetStudentPassword } from '#domain/contract/office/admin.ts';
import { getStudent } from '#domain/contract/office/student-work.ts';
import { getSystemHealth } from '#domain/contract/office/system-health.ts';
import { call } from '#web/lib/call.ts';
import { actOn, openFilters, openStudent } from '#web/testing/admin-places.ts';
import { expectToast } from '#web/testing/expect-toast.ts';
import { holdRequests } from '#web/testing/held-requests.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { signIn } from '#web/testing/sign-in.ts';
import { standInFor } from '#web/testing/stand-in-response.ts';

const part = (name: string) => page.getByRole('region', { name, exact: true });
const main = page.getByRole('main');

/** A student with a project, as an administrator opens it from the list. */
async function open() {
  const { user } = await signIn('student', { firstName: 'Hazel', lastName: 'Lindqvist' });
  await call(createProject, { body: { name: 'Willow', scoutState: 'WI' } });
  await renderApp({ url: `/admin?q=${user.username}&status=active`, as: 'admin' });
  await openStudent(user.username);
  return user;
}

test('#a-students-screen: a student opens from the list with consent, account, projects and what was done, and the list is as it was', async () => {
  const user = await open();
  await expect.element(page.getByRole('heading', { name: 'Hazel Lindqvist', level: 1 })).toBeVisible();
  expect(location.pathname).toBe(`/admin/students/${user.id}`);
  await expect.element(part('Consent').getByText('In force', { exact: true })).toBeVisible();
  await expect.element(part('Account').getByText(user.email)).toBeVisible();
  const name = part('Account').getByText('Organization', { exact: true }).element();
  expect(name.getClientRects()).toHaveLength(1);
  expect(name.getBoundingClientRect().height, 'a name that is broken is two lines high').toBeLessThan(40);
  await expect.element(part('Projects').getByText('1 project')).toBeVisible();
  await expect.element(part('What was done').getByText('Nothing so far.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the students' }).click();
  await expect.element(page.getByLabelText('Search')).toHaveValue(user.username);
  await openFilters();
  await expect.element(page.getByLabelText('Status')).toHaveValue('active');
});

test('#a-students-screen: what was done stands there at once, with who did it, and leads to all of it in the log', async () => {
  const user = await open();
  await call(resetStudentPassword, { body: { userId: user.id, newPassword: 'willow-and-elm' } });
  await actOn(user.username, 'Consent Record');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  const deeds = part('What was done').getByRole('listitem');
  await expect.poll(() => deeds.elements().length).toBeGreaterThanOrEqual(1);
  await expect.element(deeds.getByText('Set a new password')).toBeVisible();
  await page.getByRole('link', { name: 'All of it in the audit log' }).click();
  await expect.element(page.getByLabelText('Whose account')).toHaveValue(user.username);
});

test('#a-students-screen: a student who is deleted there leads back to the list, and is not there for who comes later', async () => {
  const user = await open();
  await actOn(user.username, 'Delete User');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete User' }).click();
  await expectToast('User Deleted', `${user.username} has been successfully deleted`);
  await expect.element(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await renderApp({ url: `/admin/students/${user.id}` });
  await expect.element(page.getByRole('heading', { name: 'This scout is not here', level: 1 })).toBeVisible();
});

test('#a-students-screen: whom another administrator deletes meanwhile is told to be gone with the next deed', async () => {
  const user = await open();
  await call(deleteUser, { params: { id: user.id } });
  await actOn(user.username, 'Reset Password');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByRole('heading', { name: 'This scout is not here', level: 1 })).toBeVisible();
});

test('#a-students-screen: a student who does not come is waited for, told of, and asked for again', async () => {
  const { user } = await signIn('student');
  const line = await holdRequests(`*${getStudent.path.replace(':id', user.id)}`);
  await renderApp({ url: `/admin/students/${user.id}`, as: 'admin' });
  await line.arrived;
  await expect.element(page.getByText('Loading the student...')).toBeInTheDocument();
  await line.fail();
  await expect.element(page.getByText('The student could not be loaded.')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(main.getByRole('link', { name: 'Back to the students' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(main.getByText(user.email)).toBeVisible();
});

test('#a-students-screen: where a parent says stop, and where an account is held, the page says what there is to do', async () => {
  const user = await open();
  const ending = part('Stop, hold or delete');
  await expect
    .element(ending.getByText(/For a parent who says “stop”, a hold locks the account/))
    .toBeVisible();
  await expect.element(ending.getByRole('button', { name: 'Hold', exact: true })).toBeVisible();
  const until = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const why = { kind: 'safety', reason: 'The parents disagree', until } as const;
  await call(holdStudent, { params: { id: user.id }, body: why });
  await page.getByRole('link', { name: 'Back to the students' }).click();
  await openStudent(user.username);
  await expect.element(ending.getByText(/Until then nothing of the account can be deleted/)).toBeVisible();
  await expect
    .element(ending.getByRole('link', { name: 'Keeping' }))
    .toHaveAttribute('href', '/admin/keeping');
  await expect.element(ending.getByRole('button', { name: 'Hold for Longer' })).toBeVisible();
});

test('#the-frame-of-administration: what needs an administrator stands above the students in a line each that leads there, and as a number at its place', async () => {
  const real = await call(getSystemHealth).catch(() => null);
  expect(real).toBeNull(); // nobody is signed in who may
  await signIn('admin');
  const result = await call(getSystemHealth);
  const none = { count: 0, isMore: false };
  const closed = {
    ...result,
    askedAt: '2026-11-23T12:00:00.000Z',
    files: { ...result.files, isWritable: false },
    backup: { last: null, isDeclined: false, hasStudents: true },
    consents: { waiting: { ...none, count: 1 }, signedSince: '2026-11-01T12:00:00.000Z' },
    mail: null,
    disk: null,
    clearing: null,
    processes: null,
    address: { url: 'https://rootling.example', isOnlyHere: false },
    operator: { takesConsents: true, isNamed: true },
  };
  const body = JSON.stringify(closed);
  await standInFor(`*${getSystemHealth.path}`, { status: 200, type: 'application/json', body });
  await renderApp({ url: '/admin' });
  const lines = page.getByRole('list', { name: 'What needs you today' });
  const leads = async (says: RegExp, href: string) =>
    expect.element(lines.getByRole('link', { name: says })).toHaveAttribute('href', href);
  await leads(/No backup is known/, '/admin/backups');
  await leads(/Photos cannot be stored/, '/admin/how-it-is#files');
  await leads(/A parent has signed days ago/, '/admin?status=waiting');
  await expect.element(page.getByRole('button', { name: 'Menu 3 need you' })).toBeVisible();
  await page.getByRole('button', { name: /^Menu/ }).click();
  await expect.element(page.getByRole('link', { name: 'How It Is 3 need you' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Backups 1 need you' })).toBeVisible();
  await page.getByRole('link', { name: 'Backups 1 need you' }).click();
  await expect.element(page.getByRole('heading', { name: 'Last backup' })).toBeVisible();
  await expect.element(page.getByText('No backup is known.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Restore tried' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Disk' })).not.toBeInTheDocument();
});
