import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createPlantingEntry } from '#domain/contract/notebook/planting.ts';
import { saveStep } from '#domain/contract/notebook/steps.ts';
import { createTreeCheck, listTreeChecks } from '#domain/contract/notebook/tree-checks.ts';
import { uploadPlantingPhotos } from '#domain/contract/photos/photos.ts';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { paths } from '#web/app/paths.ts';
import { call } from '#web/lib/call.ts';
import { today } from '#web/lib/dates.ts';
import { loseNetwork } from '#web/testing/lose-network.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { projectReadyToPlant, sendPhoto } from '#web/testing/scout-project.ts';
import { signIn } from '#web/testing/sign-in.ts';
import { standInFor } from '#web/testing/stand-in-response.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const region = (name: string) => page.getByRole('region', { name, exact: true });
const height = page.getByLabelText('How tall is it, in inches?');

async function completedProject(): Promise<string> {
  await signIn('student');
  const projectId = await projectReadyToPlant();
  const planted = { plantingLocation: 'at school', plantingDate: '2026-06-14', timeSpent: 1 };
  const { id: entryId } = await call(createPlantingEntry, { params: { projectId }, body: planted });
  for (const photoTypes of ['beforePhoto', 'duringPhoto', 'afterPhoto']) {
    await sendPhoto(uploadPlantingPhotos, { projectId, entryId }, { photoTypes });
  }
  await call(saveStep, {
    params: { id: projectId, stepNumber: 5 },
    body: { formData: {}, isCompleted: true },
  });
  return projectId;
}

const told = (projectId: string) => call(listTreeChecks, { params: { projectId } });

async function openTree(): Promise<string> {
  const projectId = await completedProject();
  await renderApp({ url: paths.tree(projectId) });
  await expect.element(button('Alive')).toBeVisible();
  return projectId;
}

/** Goes so far into the future of this browser; the server stays where it is. */
function travel(days: number): void {
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: now + days * 24 * 60 * 60 * 1000 });
  onTestFinished(() => void vi.useRealTimers());
}

test('#the-years-after: a tap is an answer, with room for the height, and is thanked for', async () => {
  const projectId = await openTree();
  await button('Alive').click();
  await expect.element(page.getByText('Your tree is growing!')).toBeVisible();
  await expect.element(button('Alive')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByText(/^We ask you again on /)).toBeVisible();
  await height.fill('30');
  await expect.element(page.getByText('That is 2 feet 6 inches.')).toBeVisible();
  await expect
    .poll(() => told(projectId))
    .toMatchObject([{ condition: 'alive', heightInches: 30, checkedOn: today() }]);
});

test('#the-years-after: a height that is none is said in its field, and what was typed stays', async () => {
  const projectId = await openTree();
  await button('Alive').click();
  await height.fill('12.5');
  await expect.element(page.getByText('The height must be a whole number from 1 to 999')).toBeVisible();
  await expect.element(height).toHaveValue('12.5');
  await expect.poll(() => told(projectId)).toMatchObject([{ heightInches: null }]);
});

test('#the-years-after: a tree that is gone is met warmly, with the way to another one, and nothing more is asked', async () => {
  const projectId = await openTree();
  await button('Gone').click();
  await expect.element(page.getByText('Trees die. You learned how to grow another one.')).toBeVisible();
  await expect.element(button('Grow another tree')).toBeVisible();
  await expect.element(height).not.toBeInTheDocument();
  await expect.element(page.getByText(/^We ask you again/)).not.toBeInTheDocument();
  await button('Not sure').click();
  await expect.element(page.getByText('That is fine.')).toBeVisible();
  await expect.poll(() => told(projectId)).toMatchObject([{ condition: 'unsure' }]);
});

test('#the-years-after: what was told in another season is put right and deleted', async () => {
  const projectId = await completedProject();
  const body = { condition: 'alive', heightInches: 14, checkedOn: '2026-03-05' } as const;
  await call(createTreeCheck, { params: { projectId }, body });
  await renderApp({ url: paths.tree(projectId) });
  await expect.element(region('What you told before').getByText('Alive, 14 inches tall')).toBeVisible();
  await button('Change March 5, 2026').click();
  await height.fill('15');
  await expect.poll(() => told(projectId)).toMatchObject([{ heightInches: 15 }]);
  await button('Delete this answer').click();
  await button('Delete Answer').click();
  await expect.element(region('What you told before')).not.toBeInTheDocument();
  await expect.poll(() => told(projectId)).toEqual([]);
});

test('#the-years-after: without a network an answer waits, and the report has it at once', async () => {
  const projectId = await completedProject();
  await renderApp({ url: paths.complete(projectId) });
  await button('My whole story').click();
  await page.getByRole('link', { name: 'Tell how your tree is' }).click();
  await expect.element(button('Not sure')).toBeVisible();
  const bringBack = loseNetwork();
  await button('Not sure').click();
  await expect.element(page.getByText('That is fine.')).toBeVisible();
  history.back();
  await button('My whole story').click();
  await expect.element(region('Your tree, later').getByText('Not sure')).toBeVisible();
  bringBack();
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => told(projectId), { timeout: 10_000 }).toMatchObject([{ condition: 'unsure' }]);
});

test('#the-years-after: the report tells of the tree once there is something to tell, and leads to it', async () => {
  const projectId = await completedProject();
  await renderApp({ url: paths.complete(projectId) });
  await button('My whole story').click();
  const later = region('Your tree, later');
  await expect.element(later.getByRole('link', { name: 'Tell how your tree is' })).toBeVisible();
  expect(later.getByRole('listitem').elements()).toEqual([]);
  const body = { condition: 'alive', heightInches: 40, checkedOn: today() } as const;
  await call(createTreeCheck, { params: { projectId }, body });
  await renderApp({ url: paths.complete(projectId) });
  await button('My whole story').click();
  await expect.element(later.getByText('Alive, 3 feet 4 inches tall')).toBeVisible();
});

test('#the-years-after: on the dashboard nothing is asked before its time, and then it is', async () => {
  await completedProject();
  await renderApp({ url: '/' });
  await expect.element(page.getByRole('link', { name: 'View Report' })).toBeVisible();
  await expect.element(page.getByText('How is your tree?')).not.toBeInTheDocument();
  travel(40);
  await renderApp({ url: '/' });
  await expect.element(page.getByRole('heading', { name: 'How is your tree?' })).toBeVisible();
  await expect
    .element(page.getByText('You planted it 1 month ago. Go and look, then tap what you see.'))
    .toBeVisible();
});

test('#the-years-after: where what was told does not load, the report says so', async () => {
  const projectId = await completedProject();
  await call(createTreeCheck, { params: { projectId }, body: { checkedOn: today(), condition: 'alive' } });
  const broken = { status: 500, type: 'application/json', body: '{}' };
  const mend = await standInFor(`*${addressOf(listTreeChecks, { projectId })}`, broken);
  await renderApp({ url: paths.complete(projectId) });
  await button('My whole story').click();
  const later = region('Your tree, later');
  await expect.element(later.getByText('Your tree could not be loaded')).toBeVisible();
  await mend();
  await later.getByRole('button', { name: 'Try again' }).click();
  await expect.element(later.getByRole('listitem')).toBeVisible();
});
