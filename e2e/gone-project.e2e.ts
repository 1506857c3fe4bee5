import { deleteProject } from '#domain/contract/notebook/projects.ts';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { expect, ONE_SIZE, test } from './journey.ts';
import { enterAsScout, startOpenProject } from './known-scout.ts';
import { LoginScreen } from './login-screen.ts';
import { StepScreen } from './step-screen.ts';

test.use({ serviceWorkers: 'allow' });

test(
  'a project that was deleted on another device is gone from Back and from a reload, and its words are offered',
  ONE_SIZE,
  async ({ page, browser, server }) => {
    test.setTimeout(180_000);
    const scout = await enterAsScout(page);
    const { id } = await startOpenProject(page, 'Willow by the pond');
    await page.goto(`/project/${id}/step/3`);
    const hours = () => new StepScreen(page).field('Time spent on this step (hours)');
    await expect(hours()).toBeVisible();

    const tablet = await (await browser.newContext({ baseURL: server.url })).newPage();
    await tablet.goto('/');
    await new LoginScreen(tablet).logIn(scout);
    await expect(tablet.getByText('Willow by the pond')).toBeVisible();
    expect((await tablet.request.delete(addressOf(deleteProject, { id }))).status()).toBe(200);

    await hours().fill('3.25');
    await expect(page.getByRole('heading', { name: 'Project Not Found' })).toBeVisible();
    await expect(page.getByText("The project you're looking for doesn't exist.")).toBeVisible();
    const left = page.getByRole('region', { name: 'Your words are not lost' });
    await expect(left.getByRole('button', { name: 'Save a copy' })).toBeVisible();
    await page.getByRole('link', { name: 'Return to Dashboard' }).click();
    await expect(page.getByText('Start a Tree Cloning Project')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Project Not Found' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Project Not Found' })).toBeVisible();
    await expect(page.getByText('Auto-saved')).toBeHidden();
    await tablet.context().close();
  },
);
