import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  createTrackingEntry,
  listTrackingEntries,
  type TrackingEntry,
} from '#domain/contract/notebook/tracking.ts';
import { uploadTrackingPhotos } from '#domain/contract/photos/photos.ts';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { samplePath } from '#server/testing/sample-photos.ts';
import { growCuttings, growToWeek } from './grown-project.ts';
import { Hands, keepFigure } from './hands.ts';
import { expect, ONE_SIZE, test } from './journey.ts';
import { addPhoto, enterAsScout, send } from './known-scout.ts';
import { isReadyForOffline } from './offline-device.ts';
import { TrackScreen } from './track-screen.ts';

test.use({ serviceWorkers: 'allow' });

async function entriesOf(page: Page, projectId: string): Promise<TrackingEntry[]> {
  return (await page.request.get(addressOf(listTrackingEntries, { projectId }))).json();
}

/** A project with entries of some weeks more, each finished and with a photo. */
async function growForWeeks(page: Page, weeks: number): Promise<string> {
  const projectId = await growCuttings(page);
  for (let week = 0; week < weeks; week++) {
    const observedAt = new Date(Date.UTC(2026, 5, 1 + 7 * week, 17, 20)).toISOString().slice(0, 16);
    const seen = { notes: 'The roots are longer again, and the water is clear.', noticedRootGrowth: true };
    const counted = { cuttingsAlive: 7, cuttingsWithRoots: Math.min(week, 6), timeSpent: 0.25 };
    const body = { ...seen, ...counted, observedAt, changedWater: true, isDraft: false };
    const { id } = (await send(page, createTrackingEntry, { projectId }, body)) as TrackingEntry;
    await addPhoto(page, addressOf(uploadTrackingPhotos, { projectId, entryId: id }));
  }
  return projectId;
}

/** In CSS pixels, from the top of the panel. */
const PANEL_TO_THIRD_ENTRY = 2200;
/** In heights of a phone's window: three, and a line or two of a longer note. */
const MOST_SCREENS = 3.2;

test('among twelve entries the newest stand first, and none is far', async ({ page, inspect }) => {
  await enterAsScout(page);
  const projectId = await growForWeeks(page, 8);
  await page.goto(`/project/${projectId}/step/4`);
  const track = new TrackScreen(page);
  // The draft, and the newest five of the list.
  await expect(track.entries).toHaveCount(6);
  await page.getByRole('button', { name: 'Show all 12 entries' }).click();
  await expect(track.entries).toHaveCount(12);
  const panel = await page.getByRole('region', { name: 'Tracking Entries' }).boundingBox();
  const third = await track.entries.nth(2).boundingBox();
  const height = (third?.y ?? 0) + (third?.height ?? 0) - (panel?.y ?? 0);
  test.info().annotations.push({ type: 'height', description: `${height} px to the end of the third entry` });
  expect(height).toBeLessThan(PANEL_TO_THIRD_ENTRY);
  await inspect('twelve-entries');
});

test(
  'with five entries step 4 is three screens of a phone, and its first view is what is due',
  ONE_SIZE,
  async ({ page }) => {
    await enterAsScout(page);
    const projectId = await growToWeek(page, 6);
    await page.goto(`/project/${projectId}/step/4`);
    await expect(new TrackScreen(page).entries).toHaveCount(5);
    await expect(page.getByRole('button', { name: 'Read the guide again' })).toBeVisible();
    const newEntry = page.getByRole('button', { name: 'New Entry' });
    await expect(newEntry).toBeInViewport({ ratio: 1 });
    const screens = await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);
    keepFigure('step 4 with 5 entries: screens of a phone', screens);
    expect(screens).toBeLessThanOrEqual(MOST_SCREENS);
  },
);

test('a weekly look with a photo is two presses from its address, and all is in view', {
  tag: ['@main', '@one-size'],
}, async ({ page, inspect }) => {
  await enterAsScout(page);
  const projectId = await growForWeeks(page, 1);
  await page.goto(`/project/${projectId}/step/4?look=new`);
  const track = new TrackScreen(page);
  await track.hasBegun();
  const camera = page.getByText('Take a photo');
  const picture = page.getByRole('button', { name: 'Long roots' });
  for (const item of [camera, picture, page.getByRole('button', { name: 'Complete Entry' })]) {
    await expect(item).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.screenshot({ path: test.info().outputPath('open.png') });
  await page.getByLabel(/^Take a photo/).setInputFiles(samplePath('phone.jpg'));
  await track.entryPhotos.has('phone.jpg');
  await picture.click();
  await inspect('weekly-look');
  await track.completeEntry();
  const [newest] = await entriesOf(page, projectId);
  expect(newest).toMatchObject({ noticedRootGrowth: true, isDraft: false });
  await expect.poll(async () => (await entriesOf(page, projectId))[0]?.photos.length).toBe(1);
});

test(
  'two tabs, and one without a line, make one empty entry between them',
  ONE_SIZE,
  async ({ page, context }) => {
    await enterAsScout(page);
    const projectId = await growCuttings(page);
    const count = (await entriesOf(page, projectId)).length;
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto(`/project/${projectId}/step/4`);
      await expect(new TrackScreen(tab).entries).toHaveCount(count);
    }
    await isReadyForOffline(page);
    await context.setOffline(true);
    await new TrackScreen(page).startEntry();
    await page.getByRole('button', { name: 'Back to Step 3' }).click();
    await new TrackScreen(page).isShown(3);
    await page.goBack();
    await new TrackScreen(page).startEntry();
    await expect(new TrackScreen(page).entries).toHaveCount(count + 1);
    await expect(new TrackScreen(other).entries).toHaveCount(count + 1);
    await new TrackScreen(other).startEntry();
    await context.setOffline(false);
    await expect.poll(async () => (await entriesOf(page, projectId)).length).toBe(count + 1);
    await new TrackScreen(other).note('Written in the other tab.');
    await new TrackScreen(other).completeEntry();
    expect(await entriesOf(page, projectId)).toHaveLength(count + 1);
  },
);

test('a check without a line fills its leaf on the card, and the checks to come go into a calendar', async ({
  page,
  context,
  inspect,
}) => {
  await enterAsScout(page);
  await growToWeek(page, 6);
  await page.goto('/');
  const card = page.getByRole('article', { name: 'Willow by the creek' });
  await expect(card.getByText('Time for a check! Look at your roots today.')).toBeVisible();
  await expect(card.getByText('5 weeks with a look')).toBeVisible();
  await inspect('check-due');
  await isReadyForOffline(page);
  await card.getByRole('link', { name: "Add today's check" }).click();
  const track = new TrackScreen(page);
  await track.hasBegun();
  await context.setOffline(true);
  await track.note('The roots are as long as my thumb.');
  await track.completeEntry();
  const check = page.getByRole('region', { name: 'Weekly check' });
  await expect(check.getByText('6 weeks with a look')).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Add to calendar' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('check-the-cuttings.ics');
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines).toContain('SUMMARY:Check the cuttings');
  expect(lines).toContain('RRULE:FREQ=WEEKLY;COUNT=10');

  await page.getByRole('banner').getByRole('link', { name: 'Rootling' }).click();
  await expect(card.getByText(/^Next check: /)).toBeVisible();
  await expect(card.getByText('6 weeks with a look')).toBeVisible();
  await inspect('check-done');
  await context.setOffline(false);
});

test(
  'a line of an older look is opened with a thumb, and all is on paper',
  ONE_SIZE,
  async ({ page, inspect }) => {
    await enterAsScout(page);
    const id = await growToWeek(page, 6);
    await page.goto(`/project/${id}/step/4`);
    const track = new TrackScreen(page);
    await expect(track.entries).toHaveCount(5);
    const oldest = track.entries.last();
    const notes = oldest.getByRole('paragraph').first();
    await expect(notes).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(notes).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await new Hands(page).press(oldest.getByRole('button', { name: /^Week 1/ }));
    await expect(notes).toBeVisible();
    await inspect('older-look-open');
  },
);
