import { getProject } from '#domain/contract/notebook/projects.ts';
import { uploadStepPhotos } from '#domain/contract/photos/photos.ts';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { expect, ONE_SIZE, test } from './journey.ts';
import { addPhoto, enterAsScout, startProject } from './known-scout.ts';
import { PickTreeScreen } from './pick-tree-screen.ts';

test.use({ serviceWorkers: 'allow' });

test('#another-tree: a tree that no search finds is named, finishes step 2, and gives way to one of the list', {
  tag: '@main',
}, async ({ page }) => {
  await enterAsScout(page);
  const { id } = await startProject(page, 'Our tree');
  await addPhoto(page, addressOf(uploadStepPhotos, { projectId: id, stepNumber: 2 }));
  await page.goto(`/project/${id}/step/2`);
  const step = new PickTreeScreen(page);
  await step.search('zzyzx fig');
  await page.getByRole('button', { name: 'Another tree' }).click();
  const name = page.getByLabel('Name of your tree');
  await expect(name).toHaveValue('zzyzx fig');
  await expect(page.getByRole('dialog')).toContainText('until a grown-up says that it is okay');
  await name.fill('5 Elm Street');
  await page.getByRole('button', { name: 'Use this tree' }).click();
  await expect(page.getByText('no numbers, no links')).toBeVisible();
  await expect(name).toHaveValue('5 Elm Street');
  await name.fill('Zebra fig');
  await page.getByRole('button', { name: 'Use this tree' }).click();
  await step.hasChosen('Zebra fig');
  await expect(page.getByRole('heading', { name: 'Your tree' })).toBeFocused();
  await page.getByLabel('Hours spent on this step').fill('1');
  await page.getByRole('button', { name: 'Complete Step' }).click();
  await expect(page).toHaveURL(/step\/3$/);
  await page.goto('/');
  await expect(page.getByText('Tree: Zebra fig')).toBeVisible();
  await page.goto(`/project/${id}/step/2`);
  await step.hasChosen('Zebra fig');
  await page.getByRole('button', { name: 'Change Selection' }).click();
  await step.search('black willow');
  await page.getByRole('button', { name: 'Select Black Willow' }).click();
  await step.confirm();
  await step.hasChosen('Black Willow');
});

test(
  '#another-tree: another tree is named without a network, and sent when there is one',
  ONE_SIZE,
  async ({ page, context }) => {
    await enterAsScout(page);
    const { id } = await startProject(page, 'Our tree');
    await page.goto(`/project/${id}/step/2`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const step = new PickTreeScreen(page);
    await step.search('zzyzx');
    await expect(page.getByRole('button', { name: 'Another tree' })).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Another tree' }).click();
    await page.getByLabel('Name of your tree').fill('Zebra fig');
    await page.getByRole('button', { name: 'Use this tree' }).click();
    await step.hasChosen('Zebra fig');
    await context.setOffline(false);
    await expect
      .poll(
        async () => (await (await page.request.get(addressOf(getProject, { id }))).json()).selectedSpecies,
      )
      .toMatchObject({ commonName: 'Zebra fig' });
  },
);

test(
  '#easier-to-read: wider letters are there before anything is drawn, and go with Log Out',
  ONE_SIZE,
  async ({ page }) => {
    const scout = await enterAsScout(page);
    // The page as its body begins: no script of the app has run by then.
    await page.addInitScript(() => {
      new MutationObserver((_, watch) => {
        if (!document.body) return;
        watch.disconnect();
        Object.assign(window, { wasEasier: document.documentElement.hasAttribute('data-easier') });
      }).observe(document, { childList: true, subtree: true });
    });
    const began = () => page.evaluate(() => (window as unknown as { wasEasier: boolean }).wasEasier);
    const widened = () => page.evaluate(() => document.documentElement.hasAttribute('data-easier'));
    await page.goto('/profile');
    expect(await began()).toBe(false);
    await page.getByRole('checkbox', { name: 'Easier to read' }).check();
    expect(await widened()).toBe(true);
    // Its owner is noted after the screen's first view.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('lettersOf'))).not.toBeNull();
    await page.reload();
    expect(await began()).toBe(true);
    await expect(page.getByRole('checkbox', { name: 'Easier to read' })).toBeChecked();
    for (const path of ['/', '/profile', '/contact']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(0);
    }
    await page.getByRole('button', { name: scout.firstName }).click();
    await page.getByRole('menuitem', { name: 'Log Out' }).click();
    await expect(page.getByRole('tab', { name: 'Log In' })).toBeVisible();
    expect(await widened()).toBe(false);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((it) => /easier|letters/.test(it))),
    ).toEqual([]);
  },
);
