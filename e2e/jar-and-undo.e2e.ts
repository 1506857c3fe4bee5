import { PHOTO_KINDS } from '#domain/contract/photos/photos.ts';
import { daysAgo, growToWeek, plantOne } from './grown-project.ts';
import { expect, test } from './journey.ts';
import { enterAsScout, startProject } from './known-scout.ts';
import { ReportScreen } from './report-screen.ts';

test('the jar and its stamps stand on the dashboard, step 4 and the report', async ({ page, inspect }) => {
  await enterAsScout(page);
  const id = await growToWeek(page, 13, 'Wanda the willow');
  await page.goto('/');
  await expect(page.getByRole('link', { name: "Add today's check" })).toBeVisible();
  await inspect('jar-dashboard');

  await page.goto(`/project/${id}/step/4`);
  await expect(page.getByRole('heading', { name: 'Your jar' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(5);
  await inspect('jar-step-4');

  const yard = { plantingLocation: 'in my yard', plantingDate: daysAgo(1), timeSpent: 1 };
  await plantOne(page, id, yard, PHOTO_KINDS);
  await page.goto(`/project/${id}/step/5`);
  await page.getByRole('button', { name: 'Complete Project' }).click();
  await new ReportScreen(page).isShown();
  await inspect('jar-report');
});

test('a project deleted by mistake is brought back with keys alone', { tag: '@main' }, async ({
  page,
  inspect,
}) => {
  await enterAsScout(page);
  await startProject(page, 'Willow by the pond');
  await page.goto('/');
  await page.getByRole('button', { name: /^Menu of Willow by the pond/ }).focus();
  await page.keyboard.press('Enter');
  const remove = page.getByRole('menuitem', { name: 'Delete Project' });
  await remove.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Project' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article')).toHaveCount(0);

  const fold = page.getByRole('button', { name: 'Recently deleted (1)' });
  await expect(fold).toBeVisible();
  await fold.focus();
  await page.keyboard.press('Enter');
  const back = page.getByRole('button', { name: 'Bring back Willow by the pond' });
  await expect(back).toBeVisible();
  await inspect('recently-deleted');
  await page.keyboard.press('Tab');
  await expect(back).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Willow by the pond' })).toBeVisible();
  await expect(fold).toHaveCount(0);
  // Where the keys go on from.
  await expect(page.locator('body')).not.toBeFocused();
});
