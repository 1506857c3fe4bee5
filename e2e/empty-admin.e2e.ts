import { deleteUser, listStudents, type Student } from '#domain/contract/office/admin.ts';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { AdminScreen } from './admin-screen.ts';
import { expect } from './journey.ts';
import { enterAsAdmin, test } from './known-admin.ts';

// So that the server is no other file's: its students go first.
test.use({ crowd: 3 });

test('before anybody has signed up the list says so, and only a filter finds nobody', async ({
  page,
  admin,
  inspect,
}) => {
  await enterAsAdmin(page, admin);
  const students: Student[] = await (await page.request.get(listStudents.path)).json();
  for (const { id } of students) await page.request.delete(addressOf(deleteUser, { id }));
  await page.goto('/admin');
  await new AdminScreen(page).isShown();

  await expect(page.getByRole('heading', { name: 'Nobody has signed up yet' })).toBeVisible();
  await inspect('admin-nobody-yet');
  await new AdminScreen(page).openFilters();
  await page.getByLabel('State').selectOption('OR');
  await expect(page.getByText('No students found matching your criteria')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Nobody has signed up yet' })).toBeVisible();
});
