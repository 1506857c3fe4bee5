import type { BrowserContext } from '@playwright/test';
import { createProject, listProjects } from '#domain/contract/notebook/projects.ts';
import { PHOTO_KINDS } from '#domain/contract/photos/photos.ts';
import { growCuttings, plantOne } from './grown-project.ts';
import { AS_SERVER, expect, test } from './journey.ts';
import { enterAsScout, send, startProject } from './known-scout.ts';
import { isReadyForOffline } from './offline-device.ts';
import { newScout } from './people.ts';

// Responses of the service worker do not pass the page's own routes.
test.use({ serviceWorkers: 'block' });

const DAY_MS = 24 * 60 * 60 * 1000;
const LONG = 'The great weeping willow behind the boathouse of Camp Nottawasippi-Waukesha';

test('the dashboard: coming, failing, with projects', { tag: '@pictures' }, async ({ page, inspect }) => {
  const scout = { ...newScout('Maximiliana'), lastName: 'Featherstonehaugh-Montgomery' };
  await enterAsScout(page, scout);
  await page.route(listProjects.path, () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByText('Loading your projects...')).toBeAttached();
  await inspect('dashboard-loading');
  await page.unroute(listProjects.path);
  await page.route(listProjects.path, (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
  await page.goto('/');
  await expect(page.getByText('Your projects could not be loaded')).toBeVisible({ timeout: 60_000 });
  await inspect('dashboard-fault');
  await page.unroute(listProjects.path);

  const id = await growCuttings(page);
  const yard = { plantingLocation: 'in my yard', plantingDate: '2026-06-01', timeSpent: 1 };
  await plantOne(page, id, yard, PHOTO_KINDS);
  await page.goto(`/project/${id}/step/5`);
  await page.getByRole('button', { name: 'Complete Project' }).click();
  await expect(page.getByRole('heading', { name: 'You Cloned a Tree!' })).toBeVisible();
  await startProject(page, 'My first tree');
  await startProject(page, LONG);
  await page.goto('/');
  await expect(page.getByRole('article')).toHaveCount(3);
  await inspect('dashboard');
  await page.getByRole('button', { name: `Menu of ${LONG}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Delete Project' })).toBeVisible();
  await inspect('dashboard-card-menu');
  await page.getByRole('menuitem', { name: 'Name your tree' }).click();
  await expect(page.getByRole('dialog', { name: 'Name your tree' })).toBeVisible();
  await inspect('dashboard-name-tree');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Menu of ${LONG}` }).click();
  await page.getByRole('menuitem', { name: 'Delete Project' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await inspect('dashboard-delete-project');
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('button').click();
  await expect(page.getByRole('menuitem', { name: 'Log Out' })).toBeVisible();
  await inspect('dashboard-user-menu');
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('what waits on the device, and a fault told in a notification', { tag: '@pictures' }, async ({
    page,
    context,
    inspect,
  }) => {
    await enterAsScout(page);
    await page.goto('/waiting');
    await expect(page.getByText('Nothing is waiting')).toBeVisible();
    await inspect('waiting-nothing');
    await isReadyForOffline(page);
    await page.getByRole('link', { name: 'Back to my projects' }).click();
    await expect(page.getByRole('button', { name: 'Start New Cloning Project' })).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Start New Cloning Project' }).click();
    const waiting = page.getByRole('link', { name: /not sent yet/ });
    await expect(waiting).toBeVisible();
    await inspect('step-1-offline');
    await waiting.click();
    await page.clock.setSystemTime(Date.now() + 5 * DAY_MS);
    await page.goto('/');
    await expect(page.getByText('Some of your work has waited for days')).toBeVisible();
    await inspect('dashboard-waited-for-days');
    await page.getByRole('link', { name: 'See what waits' }).click();
    await expect(page.getByText('Your browser may clear this')).toBeVisible();
    await inspect('waiting-for-days');
    await refuseNewProjects(context);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'My clock is right' }).click();
    await expect(page.getByText('Could not be sent', { exact: true })).toBeVisible();
    await inspect('waiting-refused');
    await page.getByRole('button', { name: 'Throw it away' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await inspect('waiting-throw-away');
  });
});

/** The server takes no new project, and says why. */
async function refuseNewProjects(context: BrowserContext): Promise<void> {
  await context.route(`**${createProject.path}`, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 400,
          headers: AS_SERVER,
          json: { message: 'Please give the project a name' },
        })
      : route.continue(),
  );
}

test.describe('on an iPhone', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1' });

  test('the app is offered for the home screen', { tag: '@pictures' }, async ({ page, inspect }) => {
    await enterAsScout(page);
    await page.goto('/');
    await expect(page.getByText('Take Rootling into the forest')).toBeVisible();
    await inspect('dashboard-install-offer');
  });
});

test('a report of a project on its way', { tag: '@pictures' }, async ({ page, inspect }) => {
  await enterAsScout(page);
  const { id } = (await send(page, createProject, {}, { name: 'My first tree' })) as { id: string };
  const summary = '**/completion-summary';
  await page.route(summary, () => {});
  await page.goto(`/projects/${id}/complete`, { waitUntil: 'commit' });
  await expect(page.getByText('Loading your report...')).toBeAttached();
  await inspect('report-loading');
  await page.unroute(summary);
  await page.route(summary, (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
  await page.goto(`/projects/${id}/complete`);
  await expect(page.getByText('Your report could not be loaded')).toBeVisible({ timeout: 60_000 });
  await inspect('report-fault');
  await page.unroute(summary);
  await page.goto(`/projects/${id}/complete`);
  await expect(page.getByText('Your Project So Far')).toBeVisible();
  await inspect('report-of-nothing');
  await page.goto(`/projects/${await growCuttings(page)}/complete`);
  await expect(page.getByText('Your Project So Far')).toBeVisible();
  await inspect('report-so-far');
});
