import { samplePath } from '#server/testing/sample-photos.ts';
import { DashboardScreen } from './dashboard-screen.ts';
import { expect, test } from './journey.ts';
import { Keyboard } from './keyboard.ts';
import { enterAsScout, startProject } from './known-scout.ts';
import { PickTreeScreen } from './pick-tree-screen.ts';
import { PlantScreen } from './plant-screen.ts';
import { ReportScreen } from './report-screen.ts';
import { StepScreen } from './step-screen.ts';
import { TrackScreen } from './track-screen.ts';

test('a scout clones a tree in five steps by keyboard alone, and the focus is never lost', {
  tag: '@main',
}, async ({ page }) => {
  test.setTimeout(480_000);
  const scout = await enterAsScout(page);
  const keys = new Keyboard(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const title = page.getByRole('heading', { level: 1 });
  const isAtTitle = async () => {
    await expect(title).toBeFocused();
    await expect(title, 'the focus can be seen').not.toHaveCSS('outline-style', 'none');
  };
  await page.goto('/');
  await new DashboardScreen(page).isShownTo(scout.firstName);
  await keys.press(button('Start New Cloning Project'), 'Enter');

  await new StepScreen(page).isShown(1);
  await isAtTitle();
  await keys.press(button('Continue to Tree Selection'), 'Enter');

  const pickTree = new PickTreeScreen(page);
  await pickTree.isShown(2);
  await isAtTitle();
  await keys.press(button('One card on'), 'Enter');
  await expect(page.getByText('2 of 6', { exact: true })).toBeAttached();
  await keys.type(pickTree.field('Search'), 'black willow');
  await expect(page.getByText('Found 1 species', { exact: true })).toBeVisible();
  await keys.press(button('Preview Black Willow'), 'Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button('Preview Black Willow')).toBeFocused();
  await page.keyboard.press('Enter');
  await keys.press(button('Choose This Tree'), 'Enter');
  await expect(button('Cancel')).toBeFocused();
  await keys.press(button('Confirm Selection'), 'Enter');
  await pickTree.hasChosen('Black Willow');
  await expect(page.getByRole('heading', { name: 'Your tree' })).toBeFocused();
  await keys.attach(pickTree.files('Add photos of your source tree'), samplePath('phone.jpg'));
  await pickTree.photos.has(samplePath('phone.jpg'));
  await keys.type(pickTree.field('Hours spent on this step'), '1.5');
  await keys.press(button('Complete Step'), 'Space');

  const harvest = new StepScreen(page);
  await harvest.isShown(3);
  await isAtTitle();
  await keys.type(harvest.field('Number of cuttings'), '8');
  await keys.type(harvest.field('Time spent on this step (hours)'), '2.25');
  await keys.typeMoment(harvest.field('Harvest date and time'), '05172026', '0230PM');
  await expect(harvest.field('Harvest date and time')).toHaveValue('2026-05-17T14:30');
  await keys.typeMoment(harvest.field('Date cuttings placed in water'), '05172026', '0400PM');
  await expect(harvest.field('Date cuttings placed in water')).toHaveValue('2026-05-17T16:00');
  await keys.attach(harvest.files('Add photos of your cuttings'), samplePath('phone.jpg'));
  await harvest.photos.has(samplePath('phone.jpg'));
  await keys.press(button('Complete Step'), 'Enter');

  const track = new TrackScreen(page);
  await track.isShown(4);
  await isAtTitle();
  await keys.press(button('New Entry'), 'Enter');
  await track.hasBegun();
  await keys.type(track.field('What do you see?'), 'White dots on three stems.');
  await keys.press(page.getByRole('checkbox', { name: 'Added water' }), 'Space');
  await keys.press(button('Complete Entry'), 'Enter');
  await expect(page.getByRole('heading', { name: 'Tracking Entries' })).toBeFocused();
  await keys.press(button("Let's Plant A Tree!"), 'Enter');

  const plant = new PlantScreen(page);
  await plant.isShown(5);
  await isAtTitle();
  await keys.press(button('Next'), 'ArrowRight');
  await expect(page.getByText('2 of 4', { exact: true })).toBeVisible();
  await keys.press(button('Plant A Cutting'), 'Enter');
  await expect(plant.field('Where did you plant it?')).toBeFocused();
  await keys.pick(plant.field('Where did you plant it?'), 'In my yard');
  await keys.type(plant.field('Time spent (hours)'), '1.25');
  for (const moment of ['Before', 'During', 'After'] as const) {
    await keys.attach(plant.files(`Add ${moment.toLowerCase()} photos`), samplePath('phone.jpg'));
    await plant.photosOf(moment).has(samplePath('phone.jpg'));
  }
  await keys.press(button('Save'), 'Enter');
  await expect(plant.entries).toContainText('Complete');
  await expect(page.getByRole('heading', { name: 'Planting Entries' })).toBeFocused();
  await keys.press(button('Complete Project'), 'Enter');

  const report = new ReportScreen(page);
  await report.isShown();
  await isAtTitle();
  await expect(report.figure('Trees planted')).toHaveText('1');
  await keys.press(button('My whole story'), 'Enter');
  await keys.press(
    page.getByRole('region', { name: 'Project photos' }).getByRole('button', { name: 'Next' }),
    'Enter',
  );
  await expect(page.getByText('2 of 5', { exact: true })).toBeVisible();
});

test('a step that is opened by its address begins with the skip link', async ({ page }) => {
  await enterAsScout(page);
  const project = await startProject(page, 'Willow by the pond');
  await page.goto(`/project/${project.id}/step/1`);
  // Playwright's own questions to the page count as somebody using it; these do not.
  const devtools = await page.context().newCDPSession(page);
  const expression = "document.querySelector('h1')?.textContent";
  const title = async () => (await devtools.send('Runtime.evaluate', { expression })).result.value;
  await expect.poll(title).toBe('Step 1: Introduction');

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
