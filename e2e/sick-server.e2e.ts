import type { Page, Route } from '@playwright/test';
import { createProject, listProjects, type Project } from '#domain/contract/notebook/projects.ts';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { DashboardScreen } from './dashboard-screen.ts';
import { AS_SERVER, expect, test } from './journey.ts';
import { enterAsScout } from './known-scout.ts';
import { StepScreen } from './step-screen.ts';

/** Until undone, every new project is answered like this. */
async function respondToNewProjects(
  page: Page,
  status: number,
  message: string,
): Promise<() => Promise<void>> {
  const respond = (route: Route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status, headers: AS_SERVER, json: { message } })
      : route.continue();
  await page.route(`**${createProject.path}`, respond);
  return () => page.unroute(`**${createProject.path}`, respond);
}

const stored = async (page: Page): Promise<Project[]> =>
  (await page.request.get(addressOf(listProjects))).json();

test('a server that is sick for a while parks nothing: the project is there, and arrives once it is well', {
  tag: ['@main', '@pictures'],
}, async ({ page, inspect }) => {
  test.setTimeout(180_000);
  const dashboard = new DashboardScreen(page);
  const scout = await enterAsScout(page);
  await page.goto('/');
  const getWell = await respondToNewProjects(page, 500, 'Something went wrong');
  await dashboard.startProject();
  await new StepScreen(page).isShown(1);
  await expect(page.getByText('The server has trouble right now')).toBeVisible();
  await inspect('server-trouble');
  // Each save is another try: more of them than the five that once were the end.
  for (let reload = 0; reload < 6; reload += 1) {
    const tried = page.waitForResponse((response) => response.status() === 500);
    await page.reload();
    await tried;
  }
  await page.goto('/');
  await dashboard.isShownTo(scout.firstName);
  await expect(dashboard.card).toHaveCount(1);
  expect(await stored(page)).toEqual([]);

  await getWell();
  await page.reload();
  await expect.poll(async () => (await stored(page)).length).toBe(1);
  await expect(dashboard.card).toHaveCount(1);
});

test('a project that the server refuses is a card with its sentence and three ways out', {
  tag: '@pictures',
}, async ({ page, inspect }) => {
  test.setTimeout(180_000);
  const dashboard = new DashboardScreen(page);
  await enterAsScout(page);
  await page.goto('/');
  const getWell = await respondToNewProjects(page, 500, 'Something went wrong');
  await dashboard.startProject();
  await new StepScreen(page).isShown(1);
  await getWell();
  const goOn = await respondToNewProjects(page, 409, 'This id is taken.');
  await page.reload();
  await expect(page.getByText('Could not be sent', { exact: true })).toBeVisible();
  await expect(page.getByText('This id is taken.', { exact: true })).toBeVisible();
  await inspect('project-refused');
  await page.goto('/');
  await expect(page.getByText('This id is taken.', { exact: true })).toBeVisible();
  await inspect('dashboard-project-refused');
  const copy = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a copy' }).click();
  expect((await copy).suggestedFilename()).toBe('not-sent-yet.zip');

  await goOn();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(dashboard.card.getByText('Draft', { exact: true })).toBeVisible();
  await expect.poll(async () => (await stored(page)).length).toBe(1);
});
