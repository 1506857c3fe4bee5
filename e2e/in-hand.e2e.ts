import { createProject, type Project } from '#domain/contract/notebook/projects.ts';
import { saveStep } from '#domain/contract/notebook/steps.ts';
import { samplePath } from '#server/testing/sample-photos.ts';
import { growToWeek } from './grown-project.ts';
import { Hands, keepFigure, topOf } from './hands.ts';
import { expect, ONE_SIZE, test } from './journey.ts';
import { enterAsScout, send } from './known-scout.ts';
import { PickTreeScreen } from './pick-tree-screen.ts';
import { PlantScreen } from './plant-screen.ts';
import { TrackScreen } from './track-screen.ts';

test.use({ serviceWorkers: 'allow' });

/** Presses allowed from the opened app on: opening the camera counts, its own button does not. */
const LOOK_TAPS = 4;
/** Presses allowed from the dashboard on, without the camera's own button. */
const TREE_PRESSES = 3;
const PLANTING_PRESSES = 6;
/** Screens of a phone until the last of twelve entries is seen whole. */
const LAST_ENTRY_SCREENS = 3;
/** To the end of the third entry of step 4, px from the top of the page. */
const THIRD_ENTRY = 3000;

test('week 6: a check with a photo is four taps from the opened app, and nothing is scrolled', {
  tag: ['@main', '@one-size'],
}, async ({ page }) => {
  await enterAsScout(page);
  await growToWeek(page, 6);
  await page.goto('/');
  const hands = new Hands(page);
  await hands.press(page.getByRole('link', { name: "Add today's check" }));
  const track = new TrackScreen(page);
  await track.hasBegun();
  await hands.photograph(page.getByText('Take a photo', { exact: true }), samplePath('phone.jpg'));
  await hands.press(page.getByRole('button', { name: 'Long roots' }));
  await hands.press(page.getByRole('button', { name: 'Complete Entry' }));
  await expect(page.getByText('Entry Completed!', { exact: true })).toBeVisible();
  await expect(track.entries.first().getByRole('img', { name: 'phone.jpg' })).toBeVisible();
  const taps = hands.presses + hands.cameraPresses;
  keepFigure("today's check: taps", taps);
  keepFigure("today's check: px swiped", hands.swiped);
  expect(taps).toBeLessThanOrEqual(LOOK_TAPS);
  expect(hands.swiped).toBe(0);
});

test('one of the four trees is chosen in three presses', ONE_SIZE, async ({ page }) => {
  await enterAsScout(page);
  const words = { name: 'My first tree', scoutState: 'WI' };
  const { id } = (await send(page, createProject, {}, words)) as Project;
  await send(page, saveStep, { id, stepNumber: 1 }, { formData: {}, isCompleted: true });
  await page.goto('/');
  const hands = new Hands(page);
  await hands.press(page.getByRole('link', { name: 'Choose your tree' }));
  const choose = page.getByRole('button', { name: /^Choose / }).first();
  const tree = ((await choose.getAttribute('aria-label')) ?? '').replace('Choose ', '');
  await hands.press(choose);
  await hands.press(page.getByRole('button', { name: 'Confirm Selection' }));
  await new PickTreeScreen(page).hasChosen(tree);
  keepFigure('a recommended tree: presses', hands.presses);
  keepFigure('a recommended tree: px swiped', hands.swiped);
  expect(hands.presses).toBeLessThanOrEqual(TREE_PRESSES);
});

test('a planting with its three photos is six presses', ONE_SIZE, async ({ page }) => {
  await enterAsScout(page);
  const id = await growToWeek(page, 6);
  await page.goto(`/project/${id}/step/4`);
  const plant = new PlantScreen(page);
  await plant.press("Let's Plant A Tree!");
  await plant.isShown(5);
  await page.goto('/');
  const hands = new Hands(page);
  await hands.press(page.getByRole('link', { name: 'Plant your tree' }));
  await hands.press(page.getByRole('button', { name: 'Plant A Cutting' }));
  await hands.pick(plant.field('Where did you plant it?'), 'In my yard');
  await hands.press(page.getByRole('button', { name: '30 min' }));
  for (const moment of ['Before', 'During', 'After'] as const) {
    const photos = page.getByRole('heading', { name: moment, exact: true }).locator('..');
    await hands.photograph(photos.locator('label').first(), samplePath('phone.jpg'));
    // It moves what is below it: a child looks at the photo before the next.
    await expect(photos.getByRole('img')).toBeVisible();
  }
  await hands.press(page.getByRole('button', { name: 'Save', exact: true }));
  await expect(plant.entries.getByText('Complete', { exact: true })).toBeVisible();
  keepFigure('a planting: presses', hands.presses);
  keepFigure('a planting: px swiped', hands.swiped);
  expect(hands.presses).toBeLessThanOrEqual(PLANTING_PRESSES);
});

test(
  'in week 13 step 4 opens at today, and the last of twelve entries is not far',
  ONE_SIZE,
  async ({ page }) => {
    await enterAsScout(page);
    const id = await growToWeek(page, 13);
    await page.goto(`/project/${id}/step/4`);
    const track = new TrackScreen(page);
    await expect(track.entries).toHaveCount(5);
    await new Hands(page).press(page.getByRole('button', { name: 'Show all 12 entries' }));
    await expect(track.entries).toHaveCount(12);
    await page.evaluate(() => window.scrollTo(0, 0));
    const check = page.getByRole('region', { name: 'Weekly check' });
    await expect(check.getByText('Time for a check! Look at your roots today.')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'New Entry' })).toBeInViewport({ ratio: 1 });
    const last = await topOf(track.entries.last());
    const lastHeight = (await track.entries.last().boundingBox())?.height ?? 0;
    const screen = page.viewportSize()?.height ?? 0;
    const scrolled = (last + lastHeight - screen) / screen;
    keepFigure('step 4 with 12 entries: px scrolled to the last', scrolled * screen);
    expect(scrolled).toBeLessThan(LAST_ENTRY_SCREENS);
    const height = (await track.entries.nth(2).boundingBox())?.height ?? 0;
    const end = (await topOf(track.entries.nth(2))) + height;
    keepFigure('step 4 with 12 entries: end of the third', end);
    keepFigure('step 4 with 12 entries: whole', await page.evaluate(() => document.body.scrollHeight));
    expect(end).toBeLessThanOrEqual(THIRD_ENTRY);
  },
);
