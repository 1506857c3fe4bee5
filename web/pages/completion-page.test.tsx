import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createPlantingEntry } from '#domain/contract/notebook/planting.ts';
import { getProject } from '#domain/contract/notebook/projects.ts';
import { createTrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { uploadPlantingPhotos, uploadTrackingPhotos } from '#domain/contract/photos/photos.ts';
import { paths } from '#web/app/paths.ts';
import { call } from '#web/lib/call.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { projectReadyToPlant, sendPhoto } from '#web/testing/scout-project.ts';
import { signIn } from '#web/testing/sign-in.ts';

const region = (name: string) => page.getByRole('region', { name, exact: true });

test("'Then and Now' says the day of the look, as the film does, whatever day the photo's file says", async () => {
  await signIn('student');
  const projectId = await projectReadyToPlant();
  const { id: entryId } = await call(createTrackingEntry, {
    params: { projectId },
    body: { notes: 'Roots!', observedAt: '2026-05-20T09:00' },
  });
  for (const hour of ['08', '09', '10']) {
    await sendPhoto(uploadTrackingPhotos, { projectId, entryId }, { takenAt: `2026-05-03T${hour}:00` });
  }
  await renderApp({ url: paths.complete(projectId) });
  await page.getByRole('button', { name: 'My whole story' }).click();

  await expect.element(region('Watch Your Roots Grow').getByText('May 20, 2026')).toBeInTheDocument();
  await expect.element(region('Then and Now').getByText('First: May 20, 2026')).toBeVisible();
});

test('the report begins with the tree as it stands planted, whatever photo came later', async () => {
  await signIn('student');
  const projectId = await projectReadyToPlant();
  const params = { projectId };
  const { id: entryId } = await call(createPlantingEntry, {
    params,
    body: { plantingLocation: 'at school', plantingDate: '2026-06-14', timeSpent: 1 },
  });
  const planted = { photoTypes: 'afterPhoto', takenAt: '2026-06-14T10:00' };
  await sendPhoto(uploadPlantingPhotos, { projectId, entryId }, planted);
  const { id: look } = await call(createTrackingEntry, {
    params,
    body: { notes: 'Roots!', observedAt: '2026-06-20T09:00' },
  });
  await sendPhoto(uploadTrackingPhotos, { projectId, entryId: look }, { takenAt: '2026-06-20T09:00' });
  await renderApp({ url: paths.complete(projectId) });

  const first = page.getByRole('main').getByRole('img').first();
  await expect.element(first).toHaveAccessibleName(/^Photo of step 5/);
});

test('the tree is named where its name stands on the report, and is called so from then on', async () => {
  await signIn('student');
  const projectId = await projectReadyToPlant();
  await renderApp({ url: paths.complete(projectId) });
  await page.getByRole('button', { name: 'Name your tree', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Name your tree' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Willy');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();

  await expect.element(dialog).not.toBeInTheDocument();
  const named = () => page.getByRole('heading', { level: 1 }).element().parentElement?.textContent;
  await expect.poll(named).toMatch(/^Your Project So FarWillyName your tree/);
  expect((await call(getProject, { params: { id: projectId } })).name).toBe('Willy');
});

test("who folds 'My whole story' by hand finds the page where it was", async () => {
  await signIn('student');
  await renderApp({ url: paths.complete(await projectReadyToPlant()) });
  await page.viewport(360, 500);
  const story = page.getByRole('button', { name: 'My whole story' });
  const placeOfStory = () => (history.state as { window?: string } | null)?.window;
  await expect.element(story).toBeVisible();
  window.scrollTo(0, 0);
  (story.element() as HTMLElement).click();
  await expect.poll(placeOfStory).toBeDefined();
  window.scrollTo(0, 200);
  expect(scrollY).toBe(200);
  (story.element() as HTMLElement).click();
  await expect.poll(placeOfStory).toBeUndefined();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  expect(scrollY).toBe(200);
});
