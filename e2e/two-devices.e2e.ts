import type { Browser, BrowserContext, Page } from '@playwright/test';
import { listPlantingEntries, type PlantingEntry } from '#domain/contract/notebook/planting.ts';
import {
  createTrackingEntry,
  listTrackingEntries,
  type TrackingEntry,
} from '#domain/contract/notebook/tracking.ts';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { samplePath } from '#server/testing/sample-photos.ts';
import { expect, ONE_SIZE, test } from './journey.ts';
import { enterAsScout, send, startOpenProject } from './known-scout.ts';
import { isReadyForOffline } from './offline-device.ts';
import { PlantScreen } from './plant-screen.ts';
import { TrackScreen } from './track-screen.ts';

test.use({ serviceWorkers: 'allow' });

const PLACES = { phone: 'At school', tablet: 'In a park' } as const;

async function onServer<A>(page: Page, address: string): Promise<A> {
  return (await page.request.get(address)).json();
}

/** The same child on another device. */
async function otherDevice(browser: Browser, context: BrowserContext, url: string): Promise<Page> {
  const other = await browser.newContext({ baseURL: url });
  await other.addCookies(await context.cookies());
  return other.newPage();
}

/** Two devices of one child, who looks at a step of the same project on both. */
async function openOnBoth(page: Page, browser: Browser, url: string) {
  await enterAsScout(page);
  const { id: projectId } = await startOpenProject(page, 'Willow by the pond');
  const tablet = await otherDevice(browser, page.context(), url);
  return { phone: page, tablet, projectId };
}

test(
  'plantings on two devices, one of them without a line, become two entries with their own words and photos',
  ONE_SIZE,
  async ({ page, browser, server }) => {
    test.setTimeout(120_000);
    const { phone, tablet, projectId } = await openOnBoth(page, browser, server.url);
    const screens = { phone: new PlantScreen(phone), tablet: new PlantScreen(tablet) };
    for (const device of [phone, tablet]) {
      await device.goto(`/project/${projectId}/step/5`);
      await expect(device.getByRole('button', { name: 'Plant A Cutting' })).toBeVisible();
    }
    await isReadyForOffline(tablet);
    await tablet.context().setOffline(true);
    for (const device of ['phone', 'tablet'] as const) {
      const screen = screens[device];
      await screen.plantCutting();
      await screen.choosePlace(PLACES[device]);
      await screen.field('Notes').fill(`Written on the ${device}.`);
      await screen.photosOf('Before').addByClick(samplePath('phone.jpg'));
    }
    await screens.tablet.save();
    await tablet.context().setOffline(false);
    const entries = () => onServer<PlantingEntry[]>(phone, addressOf(listPlantingEntries, { projectId }));
    await expect.poll(async () => (await entries()).map(({ photos }) => photos.length)).toEqual([1]);
    await screens.phone.save();
    await expect
      .poll(async () =>
        (await entries()).map((it) => [it.plantingLocation, it.notes, it.photos.length]).toSorted(),
      )
      .toEqual([
        ['at school', 'Written on the phone.', 1],
        ['in a park', 'Written on the tablet.', 1],
      ]);
    await tablet.context().close();
  },
);

test('notes that were written on two devices are both shown, with the form closed too, and both are kept', {
  tag: '@main',
}, async ({ page, browser, server, inspect }) => {
  test.setTimeout(120_000);
  const { phone, tablet, projectId } = await openOnBoth(page, browser, server.url);
  await send(
    phone,
    createTrackingEntry,
    { projectId },
    { notes: 'Week one.', addedWater: true, isDraft: false },
  );
  const stored = async () => {
    const address = addressOf(listTrackingEntries, { projectId });
    return (await onServer<TrackingEntry[]>(phone, address)).map(({ notes }) => notes);
  };
  const [onPhone, onTablet] = [new TrackScreen(phone), new TrackScreen(tablet)];
  for (const device of [phone, tablet]) {
    await device.goto(`/project/${projectId}/step/4`);
    await new TrackScreen(device).choose('Edit Entry');
  }
  await phone.context().setOffline(true);
  await onPhone.note('Week one: white dots.');
  await expect(phone.getByText(/^Saved on this device, not sent yet/)).toBeVisible();
  await onPhone.press('Save Entry');
  await expect(onPhone.field('What do you see?')).toHaveCount(0);
  await onTablet.note('Week one: green tips.');
  await expect.poll(stored).toEqual(['Week one: green tips.']);

  await phone.context().setOffline(false);
  const notice = phone.getByText('Two versions of your notes', { exact: true });
  await expect(notice).toBeVisible();
  expect(await stored()).toEqual(['Week one: green tips.']);
  await inspect('two-versions');
  await phone.reload();
  await expect(notice).toBeVisible();
  await phone.getByRole('button', { name: 'Look and choose' }).click();
  const dialog = phone.getByRole('dialog');
  await expect(dialog.getByText('Week one: white dots.', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Week one: green tips.', { exact: true })).toBeVisible();
  await inspect('two-versions-chosen');
  await dialog.getByRole('button', { name: 'Keep both' }).click();
  await expect(notice).toHaveCount(0);
  await expect.poll(stored).toEqual(['Week one: white dots.\n\nWeek one: green tips.']);

  // With the form open on the tablet, which has not seen that.
  await onTablet.note('Week one: green tips and a root.');
  await expect(
    tablet.getByText('“Notes” was also changed in another window or on another device'),
  ).toBeVisible();
  await expect(tablet.getByText('Auto-saved')).toHaveCount(0);
  await tablet.getByRole('button', { name: 'Keep mine' }).click();
  await expect.poll(stored).toEqual(['Week one: green tips and a root.']);
  await expect(tablet.getByText('Auto-saved')).toBeVisible();
  await tablet.context().close();
});
