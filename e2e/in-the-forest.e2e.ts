import type { Page, Route } from '@playwright/test';
import {
  type CompletionSummary,
  createProject,
  getCompletionSummary,
  listProjects,
  type Project,
} from '#domain/contract/notebook/projects.ts';
import { listTrackingEntries, type TrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { samplePath } from '#server/testing/sample-photos.ts';
import { DashboardScreen } from './dashboard-screen.ts';
import { expect, ONE_SIZE, test } from './journey.ts';
import { KeptBrowser } from './kept-browser.ts';
import { enterAsScout, startOpenProject } from './known-scout.ts';
import { LoginScreen } from './login-screen.ts';
import { newScout } from './people.ts';
import { PickTreeScreen } from './pick-tree-screen.ts';
import { PlantScreen } from './plant-screen.ts';
import { ReportScreen } from './report-screen.ts';
import { StepScreen } from './step-screen.ts';
import { TrackScreen } from './track-screen.ts';

test.use({ serviceWorkers: 'allow' });

/** Asks the server past the page and its network. */
async function onServer<A>(page: Page, address: string): Promise<A> {
  return (await page.request.get(address)).json();
}

const onDevice = (page: Page) => page.getByText(/^Saved on this device, not sent yet \(\d+\)$/);

/** From now on the app opens without a network: it is kept on the device, and so are the trees. */
async function isReadyForTheForest(page: Page): Promise<void> {
  const trees = page.waitForResponse((response) => response.url().endsWith('/api/species/search'));
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await trees;
}

test(
  'what was written without a network outlives the sudden end of the browser',
  ONE_SIZE,
  async ({ server }) => {
    test.setTimeout(120_000);
    const device = new KeptBrowser(server.url);
    const { page, context } = await device.open();
    await enterAsScout(page);
    const { id: projectId } = await startOpenProject(page, 'Willow by the pond');
    const entries = () => onServer<TrackingEntry[]>(page, addressOf(listTrackingEntries, { projectId }));
    await isReadyForTheForest(page);
    await page.goto(`/project/${projectId}/step/4`);
    const track = new TrackScreen(page);
    await track.isShown(4);
    await expect(page.getByRole('heading', { name: 'No entries yet' })).toBeVisible();

    await context.setOffline(true);
    await track.startEntry();
    await track.note('White dots on three stems.');
    await expect(onDevice(page)).toBeVisible();
    expect(await entries()).toEqual([]);
    // Browsers write cookies to the disk every half minute only; a child's session is older than that.
    const cookies = await context.cookies();
    await device.kill();

    const again = await device.open();
    await again.context.addCookies(cookies);
    await again.page.goto(`/project/${projectId}/step/4`);
    await expect(again.page.getByText('White dots on three stems.')).toBeVisible();
    const stored = () => onServer<TrackingEntry[]>(again.page, addressOf(listTrackingEntries, { projectId }));
    await expect
      .poll(async () => (await stored()).map(({ notes }) => notes))
      .toEqual(['White dots on three stems.']);
    await device.remove();
  },
);

test('a tree is cloned from the dashboard to the report without a network, and all of it arrives', {
  tag: ['@main', '@one-size'],
}, async ({ page, context }) => {
  test.setTimeout(180_000);
  const scout = await enterAsScout(page);
  await isReadyForTheForest(page);
  await new DashboardScreen(page).isShownTo(scout.firstName);
  await context.setOffline(true);

  await new DashboardScreen(page).startProject();
  const introduction = new StepScreen(page);
  await introduction.isShown(1);
  await introduction.press('Continue to Tree Selection');

  const pickTree = new PickTreeScreen(page);
  await pickTree.isShown(2);
  await pickTree.search('black willow');
  await pickTree.preview('Black Willow');
  await pickTree.choosePreviewed();
  await pickTree.confirm();
  await pickTree.hasChosen('Black Willow');
  await pickTree.photos.addByClick(samplePath('phone.jpg'));
  await pickTree.field('Hours spent on this step').fill('1,5');
  await expect(onDevice(page)).toBeVisible();
  await pickTree.press('Complete Step');

  const harvest = new StepScreen(page);
  await harvest.isShown(3);
  await harvest.field('Number of cuttings').fill('8');
  await harvest.field('Time spent on this step (hours)').fill('2.25');
  await harvest.field('Harvest date and time').fill('2026-05-17T14:30');
  await harvest.field('Date cuttings placed in water').fill('2026-05-17T16:00');
  await harvest.photos.addByClick(samplePath('phone.jpg'));
  await harvest.press('Complete Step');

  const track = new TrackScreen(page);
  await track.isShown(4);
  await track.startEntry();
  await track.note('White dots on three stems.');
  await track.tick('Added water');
  await track.entryPhotos.addByClick(samplePath('phone.jpg'));
  await track.completeEntry();
  await page.reload();
  await expect(page.getByText('White dots on three stems.')).toBeVisible();
  await track.press("Let's Plant A Tree!");

  const plant = new PlantScreen(page);
  await plant.isShown(5);
  await plant.plantCutting();
  await plant.choosePlace('In my yard');
  await plant.field('Time spent (hours)').fill('1,25');
  for (const moment of ['Before', 'During', 'After'] as const) {
    await plant.photosOf(moment).addByClick(samplePath('phone.jpg'));
  }
  await plant.save();
  await expect(plant.entries).toContainText('Complete');
  await plant.press('Complete Project');

  const report = new ReportScreen(page);
  await report.isShown();
  await expect(report.species).toHaveText('Black Willow');
  await expect(report.figure('Total hours')).toHaveText('5.0');
  expect(await onServer<Project[]>(page, addressOf(listProjects))).toEqual([]);

  await context.setOffline(false);
  const summary = async () => {
    const [project] = await onServer<Project[]>(page, addressOf(listProjects));
    if (!project) return null;
    return onServer<CompletionSummary>(page, addressOf(getCompletionSummary, { id: project.id }));
  };
  await expect.poll(async () => (await summary())?.project.status, { timeout: 60_000 }).toBe('completed');
  expect(await summary()).toMatchObject({ cuttingCount: 8, plantingEntriesCount: 1, totalTimeSpent: 5 });
  expect((await summary())?.photos.map(({ stepNumber }) => stepNumber)).toEqual([2, 3, 4, 5, 5, 5]);
});

/** Until undone, no new project gets through; everything else does. */
async function loseNewProjects(page: Page): Promise<() => Promise<void>> {
  const lose = (route: Route) => (route.request().method() === 'POST' ? route.abort() : route.continue());
  await page.route(`**${createProject.path}`, lose);
  return () => page.unroute(`**${createProject.path}`, lose);
}

test('who logs out with something unsent decides about it, and no other child sends it', {
  tag: '@pictures',
}, async ({ page, inspect }) => {
  test.setTimeout(120_000);
  const [ash, fern] = [newScout(), newScout()];
  const dashboard = new DashboardScreen(page);
  const login = new LoginScreen(page);
  const projects = async () => (await onServer<Project[]>(page, addressOf(listProjects))).length;
  await enterAsScout(page, ash);
  await page.goto('/');
  const findAgain = await loseNewProjects(page);
  await dashboard.startProject();
  await new StepScreen(page).isShown(1);

  await dashboard.logOut();
  const question = page.getByRole('dialog', { name: '1 thing is not sent yet' });
  await expect(question).toBeVisible();
  await inspect('log-out-unsent');
  await question.getByRole('button', { name: 'Send It Now' }).click();
  await expect(question.getByText('Not everything could be sent')).toBeVisible();
  await question.getByRole('button', { name: 'Keep It on This Device' }).click();
  await login.isShown();

  await findAgain();
  await enterAsScout(page, fern);
  await page.goto('/');
  const others = page.getByRole('complementary', { name: `${ash.firstName}: 1 thing is not sent yet` });
  await expect(others).toBeVisible();
  await inspect('anothers-unsent');
  await others.getByRole('button', { name: 'OK' }).click();
  await expect(others).toBeHidden();
  await page.reload();
  await dashboard.isShownTo(fern.firstName);
  await expect(others, 'nobody is told twice').toBeHidden();
  expect(await projects()).toBe(0);
  await dashboard.logOut();
  await login.isShown();

  await login.open();
  await login.logIn(ash);
  await dashboard.isShownTo(ash.firstName);
  await expect.poll(projects).toBe(1);
});

test('what was not sent is thrown away only after a second question', ONE_SIZE, async ({ page }) => {
  const ash = newScout();
  const dashboard = new DashboardScreen(page);
  await enterAsScout(page, ash);
  await page.goto('/');
  const findAgain = await loseNewProjects(page);
  await dashboard.startProject();
  await new StepScreen(page).isShown(1);

  await dashboard.logOut();
  await page.getByRole('dialog').getByRole('button', { name: 'Throw It Away' }).click();
  const sure = page.getByRole('alertdialog', { name: 'Throw it away for good?' });
  await sure.getByRole('button', { name: 'Throw It Away' }).click();
  const login = new LoginScreen(page);
  await login.isShown();
  await findAgain();
  await login.open();
  await login.logIn(ash);
  await dashboard.isShownTo(ash.firstName);
  await expect(page.getByRole('button', { name: 'Start New Cloning Project' })).toBeVisible();
  await expect(dashboard.card).toHaveCount(0);
  expect(await onServer<Project[]>(page, addressOf(listProjects))).toEqual([]);
});
