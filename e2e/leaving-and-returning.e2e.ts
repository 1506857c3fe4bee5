import { DashboardScreen } from './dashboard-screen.ts';
import { expect, ONE_SIZE, test } from './journey.ts';
import { enterAsScout, startOpenProject, startProject } from './known-scout.ts';
import { LoginScreen } from './login-screen.ts';
import { PickTreeScreen } from './pick-tree-screen.ts';
import { PlantScreen } from './plant-screen.ts';
import { StepScreen } from './step-screen.ts';

test.use({ serviceWorkers: 'allow' });

test('who logs out comes back to the screen she asks for and to what she typed last', {
  tag: '@main',
}, async ({ page, inspect }) => {
  const scout = await enterAsScout(page);
  const project = await startProject(page, 'Willow by the pond');
  await page.goto(`/project/${project.id}/step/2`);
  const pickTree = new PickTreeScreen(page);
  await pickTree.field('Hours spent on this step').fill('2,5');
  await new DashboardScreen(page).logOut();

  const login = new LoginScreen(page);
  await login.isShown();
  await login.open(`/project/${project.id}/step/2`);
  await login.logIn({ ...scout, password: 'acorn-and-elm' });
  await expect(page.getByText('Invalid username or password', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Username or email')).toHaveValue(scout.username);
  await inspect('wrong-password');
  await login.logIn({ ...scout, username: scout.username.toUpperCase() });

  await pickTree.isShown(2);
  await expect(pickTree.field('Hours spent on this step')).toHaveValue('2.5');
  expect(new URL(page.url()).pathname).toBe(`/project/${project.id}/step/2`);
});

test('a session that ended elsewhere says so and leads back after login', ONE_SIZE, async ({ page }) => {
  const scout = await enterAsScout(page);
  const project = await startProject(page, 'Willow by the pond');
  await page.goto(`/project/${project.id}/step/1`);
  const step = new StepScreen(page);
  await step.isShown(1);

  await page.context().clearCookies();
  await step.press('Continue to Tree Selection');
  const login = new LoginScreen(page);
  await login.isShown();
  // It stands there until somebody logs in; the notification had gone with its page.
  await expect(page.getByText('You were logged out', { exact: true })).toBeVisible();
  await login.logIn(scout);
  await step.isShown(1);
});

test('an unknown path says so, signed out and signed in', { tag: '@pictures' }, async ({ page, inspect }) => {
  const heading = page.getByRole('heading', { name: '404 Page Not Found' });
  await page.goto('/no/such/path');
  await expect(heading).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();

  const scout = await enterAsScout(page);
  await page.goto('/no/such/path');
  await expect(heading).toBeVisible();
  await inspect('not-found');
  await page.getByRole('link', { name: 'Back to camp' }).click();
  await new DashboardScreen(page).isShownTo(scout.firstName);
});

test("another scout's project is not found", { tag: '@pictures' }, async ({
  page,
  browser,
  baseURL,
  inspect,
}) => {
  await enterAsScout(page);
  const hers = await startProject(page, 'Willow by the pond');
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const his = await elsewhere.newPage();
  await enterAsScout(his);

  for (const address of [
    `/project/${hers.id}`,
    `/project/${hers.id}/step/3`,
    `/projects/${hers.id}/steps/1`,
  ]) {
    await his.goto(address);
    await expect(his.getByRole('heading', { name: 'Project Not Found' })).toBeVisible();
    await expect(his.getByText("The project you're looking for doesn't exist.")).toBeVisible();
  }
  await his.goto(`/projects/${hers.id}/complete`);
  await expect(his.getByRole('heading', { name: 'Project not found' })).toBeVisible();
  await elsewhere.close();

  await page.goto('/project/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { name: 'Project Not Found' })).toBeVisible();
  await inspect('project-not-found');
});

test('no address leads past a step 2 that lacks something', ONE_SIZE, async ({ page }) => {
  await enterAsScout(page);
  const project = await startProject(page, 'Willow by the pond');
  const pickTree = new PickTreeScreen(page);

  for (const step of [3, 4, 5]) {
    await page.goto(`/project/${project.id}/step/${step}`);
    await pickTree.isShown(2);
    await expect(page.getByText('Please complete Step 2 requirements first', { exact: true })).toBeVisible();
    await expect(
      page.getByText('Missing: species selection, at least one photo, number of hours spent', {
        exact: true,
      }),
    ).toBeVisible();
  }
  expect(new URL(page.url()).pathname).toBe(`/project/${project.id}/step/2`);
});

test('leaving the planting form makes one entry of what was written', ONE_SIZE, async ({ page }) => {
  await enterAsScout(page);
  const project = await startOpenProject(page, 'Willow by the pond');
  const plant = new PlantScreen(page);
  await page.goto(`/project/${project.id}/step/5`);
  await plant.plantCutting();
  await plant.choosePlace('At school');
  await plant.field('Notes').fill('Behind the gym.');

  await page.getByRole('link', { name: 'My projects' }).click();
  await expect(page.getByRole('heading', { name: /^Welcome Back/ })).toBeVisible();
  await page.goBack();
  await expect(plant.entries).toHaveCount(1);
  await expect(plant.entries).toContainText('Behind the gym.');

  await plant.plantCutting();
  await plant.choosePlace('In a park');
  await page.reload();
  await expect(plant.entries).toHaveCount(2);
  await expect(plant.entries.filter({ hasText: 'In a park' })).toHaveCount(1);
  await expect(plant.field('Where did you plant it?')).toBeHidden();
});

test(
  'a screen whose code does not arrive offers to try again',
  ONE_SIZE,
  async ({ page, browser, baseURL }) => {
    await enterAsScout(page);
    await startProject(page, 'Willow by the pond');
    // On its first visit a browser has no service worker yet; and its page is not the one whose errors fail the journey.
    const elsewhere = await browser.newContext({
      baseURL: baseURL ?? '',
      storageState: await page.context().storageState(),
      serviceWorkers: 'block',
    });
    const far = await elsewhere.newPage();
    await far.goto('/');
    await far.route('**/assets/step-page*', (route) => route.abort());
    await far.getByRole('link', { name: 'Continue Documentation' }).click();
    await expect(far.getByRole('heading', { name: 'This page did not open' })).toBeVisible();

    await far.goBack();
    await new DashboardScreen(far).isShownTo('Juniper');
    await far.goForward();
    await far.unroute('**/assets/step-page*');
    await far.getByRole('button', { name: 'Try again' }).click();
    await new StepScreen(far).isShown(1);
    await elsewhere.close();
  },
);

test(
  'where the file of the notifications does not arrive, the screen stands, and what is said is seen',
  ONE_SIZE,
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' });
    const page = await context.newPage();
    const refused = page.waitForRequest('**/assets/toast-*');
    await page.route('**/assets/toast-*', (route) => route.abort());
    const login = new LoginScreen(page);
    await login.open();
    await refused;
    await login.logIn({ username: 'nobody-at-all', password: 'not-a-password' });
    await expect(page.getByRole('status').filter({ hasText: 'Login failed' })).toBeVisible();
    await login.isShown();
    await context.close();
  },
);
