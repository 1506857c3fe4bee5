import type { Page } from '@playwright/test';
import { listPlantingEntries } from '#domain/contract/notebook/planting.ts';
import { createProject, type Project } from '#domain/contract/notebook/projects.ts';
import { listSteps, saveStep } from '#domain/contract/notebook/steps.ts';
import { listTrackingEntries } from '#domain/contract/notebook/tracking.ts';
import { PHOTO_KINDS, uploadStepPhotos } from '#domain/contract/photos/photos.ts';
import { addressOf, type Endpoint } from '#domain/contract/platform/endpoint.ts';
import { searchSpecies } from '#domain/contract/species/species.ts';
import { samplePath } from '#server/testing/sample-photos.ts';
import { growCuttings, plantOne } from './grown-project.ts';
import { expect, test } from './journey.ts';
import { enterAsScout, send, startOpenProject, startProject } from './known-scout.ts';
import { PickTreeScreen } from './pick-tree-screen.ts';
import { PlantScreen } from './plant-screen.ts';
import { StepScreen } from './step-screen.ts';
import { TrackScreen } from './track-screen.ts';

// Responses of the service worker do not pass the page's own routes.
test.use({ serviceWorkers: 'block' });

/** Holds a call back, then lets it fail as at a proxy whose server is away; gives back what ends both. */
async function hold(page: Page, endpoint: Endpoint, params: Record<string, string | number> = {}) {
  const isIt = (url: URL) => url.pathname === addressOf(endpoint, params);
  await page.route(isIt, () => {});
  return {
    fail: async () => {
      await page.unroute(isIt);
      await page.route(isIt, (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
    },
    letThrough: () => page.unroute(isIt),
  };
}

const files = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const WAIT = { timeout: 60_000 };

test('a step that does not come', { tag: '@pictures' }, async ({ page, inspect }) => {
  await enterAsScout(page);
  const { id } = await startProject(page, 'My first tree');
  const steps = await hold(page, listSteps, { id });
  await page.goto(`/project/${id}/step/2`, { waitUntil: 'commit' });
  await expect(page.getByText('Loading your project...')).toBeAttached();
  await inspect('step-loading');
  // The first one's steps may be kept on the device by now.
  const { id: other } = await startProject(page, 'My second tree');
  await steps.letThrough();
  await (await hold(page, listSteps, { id: other })).fail();
  await page.goto(`/project/${other}/step/2`);
  await expect(page.getByText('This step could not be loaded')).toBeVisible(WAIT);
  await inspect('step-fault');
});

test('step 2: looking for a tree', { tag: '@pictures' }, async ({ page, inspect }) => {
  await enterAsScout(page);
  const { id } = await startProject(page, 'My first tree');
  const trees = await hold(page, searchSpecies);
  const step = new PickTreeScreen(page);
  await page.goto(`/project/${id}/step/2`);
  await expect(page.getByText('Start typing or select filters')).toBeVisible();
  await inspect('step-2');
  await step.search('willow');
  await expect(page.getByText('Loading species...')).toBeAttached();
  await inspect('step-2-trees-loading');
  await trees.fail();
  await page.reload();
  await step.search('willow');
  await expect(page.getByText('The trees could not be loaded')).toBeVisible(WAIT);
  await inspect('step-2-trees-fault');
  await trees.letThrough();
  await page.reload();
  await step.field('Hours spent on this step').fill('two');
  await step.press('Complete Step');
  await expect(page.getByText('Please pick your tree here')).toBeVisible();
  await inspect('step-2-missing');
  await step.search('zzz');
  await expect(page.getByText('No species found with current filters')).toBeVisible();
  await inspect('step-2-no-trees');
  await step.search('');
  await page.getByRole('combobox', { name: 'State' }).click();
  await expect(page.getByRole('option', { name: 'Alaska', exact: true })).toBeVisible();
  await inspect('step-2-states');
  await page.getByPlaceholder('Search states').fill('zzz');
  await expect(page.getByText('No state found.')).toBeVisible();
  await inspect('step-2-no-state');
});

test('step 2: four trees, all of them, and the tree detective', { tag: '@pictures' }, async ({
  page,
  inspect,
}) => {
  await enterAsScout(page);
  const project = await send(page, createProject, {}, { name: 'My first tree', scoutState: 'WI' });
  const { id } = project as Project;
  const step = new PickTreeScreen(page);
  const follow = (name: string | RegExp) => page.getByRole('link', { name }).click();
  await page.goto(`/project/${id}/step/2`);
  await expect(page.getByRole('button', { name: /^Choose / })).toHaveCount(4);
  await inspect('step-2-four-trees');
  await step.search('wilow');
  await expect(page.getByText('Did you mean')).toBeVisible();
  await inspect('step-2-did-you-mean');
  await follow(/^See all/);
  await expect(page.getByText(/^Found \d+ species$/)).toBeVisible();
  await inspect('trees');
  await follow('Back to step 2');
  await follow('Tree detective');
  await inspect('detective-water');
  await follow('Yes, water is near');
  await inspect('detective-leaf');
  await follow("I don't know");
  await inspect('detective-twig');
  await follow('It bends like a rope');
  await expect(page.getByRole('list', { name: 'Trees that fit' }).getByRole('listitem')).toHaveCount(6);
  await inspect('detective-found');
});

test('step 2: photos', { tag: '@pictures' }, async ({ page, inspect }) => {
  await enterAsScout(page);
  const { id } = await startOpenProject(page, 'My first tree');
  const photos = await hold(page, uploadStepPhotos, { projectId: id, stepNumber: 2 });
  await page.goto(`/project/${id}/step/2`);
  const zone = files(page, 'Add photos of your source tree');
  const tooLarge = 'a-film-of-our-troop-in-the-forest-with-a-very-long-name.jpg';
  await zone.setInputFiles([
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear diary') },
    { name: tooLarge, mimeType: 'image/jpeg', buffer: Buffer.alloc(11_000_000) },
  ]);
  await expect(page.getByText('notes.txt is not an image file').first()).toBeVisible();
  await zone.setInputFiles([samplePath('phone.jpg'), samplePath('phone.heic')]);
  await expect(page.getByText('phone.heic', { exact: true })).toBeVisible();
  await inspect('step-2-photos-on-their-way');
  await photos.letThrough();
  await page.reload();
  await zone.setInputFiles([samplePath('phone.jpg'), samplePath('phone.heic')]);
  const step = new StepScreen(page);
  await step.photos.has('phone.jpg', 'phone.heic');
  await inspect('step-2-photos');
  await page.getByRole('button', { name: 'phone.jpg, open large' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await inspect('step-2-photo-large');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Delete phone.heic' }).first().click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await inspect('step-2-photo-delete');
});

test('step 3: faults and two devices', { tag: '@pictures' }, async ({ page, inspect }) => {
  await enterAsScout(page);
  const { id } = await startOpenProject(page, 'My first tree');
  await page.goto(`/project/${id}/step/3`);
  const step = new StepScreen(page);
  await step.isShown(3);
  await step.press('Complete Step');
  await expect(page.getByText('Please add a photo here')).toBeVisible();
  await inspect('step-3-missing');
  await send(page, saveStep, { id, stepNumber: 3 }, { formData: { cuttingCount: 9 } });
  await step.field('Number of cuttings').fill('8');
  await step.field('Time spent on this step (hours)').fill('-1');
  await step.field('Harvest date and time').fill('2099-05-17T14:30');
  await expect(
    page.getByText('“Number of cuttings” was also changed in another window or on another device'),
  ).toBeVisible();
  await inspect('step-3-faults');
});

test('step 4: entries', { tag: '@pictures' }, async ({ page, context, inspect }) => {
  await enterAsScout(page);
  const id = await growCuttings(page);
  const entries = await hold(page, listTrackingEntries, { projectId: id });
  await page.goto(`/project/${id}/step/4`);
  await expect(page.getByText('Loading entries...')).toBeAttached();
  await inspect('step-4-loading');
  await entries.fail();
  await page.reload();
  await expect(page.getByText('Your entries could not be loaded')).toBeVisible(WAIT);
  await inspect('step-4-fault');
  await entries.letThrough();
  await plantOne(page, id, { plantingLocation: 'in my yard', plantingDate: '2026-06-01' }, []);
  await page.reload();
  const track = new TrackScreen(page);
  await expect(track.entries).toHaveCount(4);
  await expect(track.field('Extra time on this step (hours)')).toBeVisible();
  const unfolded = page.getByRole('main').locator('button[aria-expanded="true"]');
  while ((await unfolded.count()) > 0) await unfolded.first().click();
  await inspect('step-4-folded');
  await track.choose('Delete Entry');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await inspect('step-4-delete');
  await page.keyboard.press('Escape');
  await track.startEntry();
  await context.setOffline(true);
  await track.note('The leaves are bright green.');
  await expect(page.getByText(/^Saved on this device, not sent yet/)).toBeVisible();
  await inspect('step-4-offline');
  await track.field('Time spent (hours)').fill('two');
  await track.press('Complete Entry');
  await expect(page.getByText('Not all of it is saved. Please fix the marked field.')).toBeVisible();
  await inspect('step-4-entry-fault');
});

test('step 5: plantings', { tag: '@pictures' }, async ({ page, inspect }) => {
  await enterAsScout(page);
  const id = await growCuttings(page);
  const entries = await hold(page, listPlantingEntries, { projectId: id });
  await page.goto(`/project/${id}/step/5`);
  await expect(page.getByText('Loading entries...')).toBeAttached();
  await inspect('step-5-loading');
  await entries.letThrough();
  const yard = { plantingLocation: 'in my yard', plantingDate: '2026-06-01', timeSpent: 1 };
  const pot = { plantingLocation: 'in a big pot on the balcony', plantingDate: '2026-05-20' };
  await plantOne(page, id, { ...yard, notes: 'We dug a hole as deep as my arm.' }, PHOTO_KINDS);
  await plantOne(page, id, { ...pot, plantingType: 'temporary', timeSpent: 0.5 }, PHOTO_KINDS);
  await plantOne(page, id, { ...pot, plantingType: 'temporary', plantingDate: '2026-05-12' }, [
    'beforePhoto',
  ]);
  await page.reload();
  const plant = new PlantScreen(page);
  await expect(plant.entries).toHaveCount(3);
  await page.getByRole('button', { name: 'Hide Description' }).click();
  await inspect('step-5-entries');
  await page.getByRole('button', { name: 'Move to Permanent Location' }).first().click();
  await page.getByRole('button', { name: 'Complete Planting', exact: true }).click();
  await expect(page.getByText('Please enter the final planting location')).toBeVisible();
  await inspect('step-5-move');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Delete Entry' }).first().click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await inspect('step-5-delete');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Finish Entry' }).first().click();
  await expect(page.getByRole('heading', { name: 'Edit entry' })).toBeVisible();
  await inspect('step-5-edit');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await plant.plantCutting();
  await plant.choosePlace('Other');
  await plant.field('Time spent (hours)').fill('two');
  await plant.press('Save');
  await inspect('step-5-form-faults');
});
