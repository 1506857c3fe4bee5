import { createProject, type Project } from '#domain/contract/notebook/projects.ts';
import { listTrackingEntries, type TrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { uploadTrackingPhotos } from '#domain/contract/photos/photos.ts';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { samplePath } from '#server/testing/sample-photos.ts';
import { growToWeek } from './grown-project.ts';
import { expect, test } from './journey.ts';
import { Keyboard } from './keyboard.ts';
import { addPhoto, enterAsScout, send, startProject } from './known-scout.ts';
import { TrackScreen } from './track-screen.ts';

test("a scout adds this week's look, counts, and looks at her photos, by keyboard alone", async ({
  page,
  inspect,
}) => {
  await enterAsScout(page);
  const projectId = await growToWeek(page, 6);
  const entries = await page.request.get(addressOf(listTrackingEntries, { projectId }));
  const [latest] = (await entries.json()) as TrackingEntry[];
  await addPhoto(page, addressOf(uploadTrackingPhotos, { projectId, entryId: latest?.id ?? '' }));
  const keys = new Keyboard(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto('/');
  await keys.press(page.getByRole('link', { name: "Add today's check" }), 'Enter');

  const track = new TrackScreen(page);
  await track.hasBegun();
  await keys.attach(track.files('Add photos'), samplePath('phone.jpg'));
  await keys.press(button('Long roots'), 'Space');
  await expect(button('Long roots')).toHaveAttribute('aria-pressed', 'true');
  await keys.press(button('One more, Cuttings with roots'), 'Enter');
  await page.keyboard.press('Enter');
  await expect(track.field('Cuttings with roots')).toHaveValue('4');
  await keys.press(button('15 min'), 'Space');
  await expect(button('15 min')).toHaveAttribute('aria-pressed', 'true');
  await keys.press(button('Complete Entry'), 'Enter');
  await expect(page.getByRole('heading', { name: 'Tracking Entries' })).toBeFocused();
  const before = track.entries.nth(1);
  await keys.press(before.getByRole('button', { name: /^Week 5/ }), 'Enter');

  const thumbnails = before.getByRole('button', { name: 'phone.jpg, open large' });
  await keys.press(thumbnails.first(), 'Enter');
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByRole('heading', { name: 'Photo 1 of 2' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByRole('heading', { name: 'Photo 2 of 2' })).toBeVisible();
  await keys.type(viewer.getByLabel('Write under your photo'), 'The longest root');
  await page.keyboard.press('ArrowLeft');
  await expect(viewer.getByRole('heading', { name: 'Photo 2 of 2' })).toBeVisible();
  await expect(viewer.getByText('Auto-saved')).toBeVisible();
  await inspect('keyboard-viewer');
  await page.keyboard.press('Escape');
  await expect(thumbnails.first().or(page.getByRole('button', { name: 'The longest root' }))).toBeFocused();
});

test('a scout asks the tree detective and names her tree, by keyboard alone', async ({ page, inspect }) => {
  await enterAsScout(page);
  const { id, name } = await startProject(page, 'My first tree');
  const keys = new Keyboard(page);
  await page.goto(`/project/${id}/step/2`);
  await keys.press(page.getByRole('link', { name: 'Tree detective' }), 'Enter');
  for (const answer of ['Yes, water is near', 'Long and thin', 'It bends like a rope']) {
    await keys.press(page.getByRole('link', { name: answer }), 'Enter');
  }
  await expect(page.getByRole('heading', { name: 'It could be one of these' })).toBeFocused();
  await inspect('keyboard-detective');
  await keys.press(page.getByRole('button', { name: /^Choose / }).first(), 'Enter');
  await keys.press(page.getByRole('button', { name: 'Confirm Selection' }), 'Enter');
  await expect(page.getByRole('heading', { name: 'Your tree' })).toBeVisible();

  await page.goto('/');
  await keys.choose(page.getByRole('button', { name: `Menu of ${name}` }), 'Name your tree');
  const dialog = page.getByRole('dialog', { name: 'Name your tree' });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Wanda');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Wanda' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu of Wanda' })).toBeFocused();
});

test('a scout looks through all the trees and picks one of another state, by keyboard alone', async ({
  page,
  inspect,
}) => {
  await enterAsScout(page);
  const words = { name: 'My first tree', scoutState: 'WI' };
  const { id } = (await send(page, createProject, {}, words)) as Project;
  const keys = new Keyboard(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto(`/project/${id}/step/2`);
  await keys.press(page.getByRole('link', { name: /^See all/ }), 'Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Find a tree' })).toBeFocused();

  const trees = page.getByRole('list', { name: 'Trees found' }).getByRole('listitem');
  const before = await trees.count();
  await keys.press(button('Show more trees'), 'Enter');
  await expect(trees.nth(before).getByRole('button').first()).toBeFocused();

  const state = page.getByRole('combobox', { name: 'State' });
  await keys.pressBackwards(state, 'Enter');
  await expect(page.getByPlaceholder('Search states')).toBeFocused();
  await page.keyboard.type('zzz');
  await expect(page.getByText('No state found.')).toBeVisible();
  await inspect('keyboard-no-state');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('oreg');
  await page.keyboard.press('Enter');
  await expect(state).toHaveText('Oregon');
  await expect(state).toBeFocused();
  await keys.type(page.getByRole('searchbox', { name: 'Search' }), 'willow');
  await inspect('keyboard-trees');
  const preview = page.getByRole('button', { name: /^Preview / }).first();
  const tree = ((await preview.getAttribute('aria-label')) ?? '').replace('Preview ', '');
  await keys.press(preview, 'Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(preview).toBeFocused();
  await keys.pressBackwards(button(`Select ${tree}`), 'Enter');
  await keys.press(button('Confirm Selection'), 'Enter');
  await expect(page.getByRole('heading', { name: 'Your tree' })).toBeFocused();
  await expect(page.getByRole('heading', { name: tree })).toBeVisible();
});
