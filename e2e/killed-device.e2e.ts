import type { BrowserContext, Page } from '@playwright/test';
import { listPlantingEntries, type PlantingEntry } from '#domain/contract/notebook/planting.ts';
import {
  createTrackingEntry,
  listTrackingEntries,
  type TrackingEntry,
} from '#domain/contract/notebook/tracking.ts';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { samplePath } from '#server/testing/sample-photos.ts';
import { expect, ONE_SIZE, test } from './journey.ts';
import { KeptBrowser } from './kept-browser.ts';
import { enterAsScout, send, startOpenProject } from './known-scout.ts';
import { PlantScreen } from './plant-screen.ts';
import { TrackScreen } from './track-screen.ts';

test.use({ serviceWorkers: 'allow' });

/**
 * Words older than this are on the device when the browser ends. They are written 200 ms after a key
 * (docs/decisions/0078); beside other journeys on two cores, timers and the browser's process can take longer.
 */
const KEPT_WITHIN_MS = 1500;

type Moment = 'without a line' | 'before an answer has come';

/** From now on no write gets a response; `arrived` resolves once the server has done one. */
async function spoilLine(context: BrowserContext, moment: Moment): Promise<{ arrived: Promise<void> }> {
  if (moment === 'without a line') {
    await context.setOffline(true);
    return { arrived: Promise.resolve() };
  }
  const { promise: arrived, resolve } = Promise.withResolvers<void>();
  await context.route('**/api/**', async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    // The browser may be gone before its response is there.
    await route.fetch().then(
      () => resolve(),
      () => undefined,
    );
  });
  return { arrived };
}

async function onServer<A>(page: Page, address: string): Promise<A> {
  return (await page.request.get(address)).json();
}

for (const moment of ['without a line', 'before an answer has come'] as const) {
  test(
    `a phone is killed ${moment} while a tablet writes the same: every word is there in the end`,
    ONE_SIZE,
    async ({ page: tablet, server }) => {
      test.setTimeout(300_000);
      await enterAsScout(tablet);
      const { id: projectId } = await startOpenProject(tablet, 'Willow by the pond');
      await send(
        tablet,
        createTrackingEntry,
        { projectId },
        { notes: 'Week one.', addedWater: true, isDraft: false },
      );
      const step = (number: number) => `/project/${projectId}/step/${number}`;
      const notes = async () =>
        (await onServer<TrackingEntry[]>(tablet, addressOf(listTrackingEntries, { projectId }))).map(
          (entry) => entry.notes,
        );
      const planted = async () =>
        (await onServer<PlantingEntry[]>(tablet, addressOf(listPlantingEntries, { projectId })))
          .map((entry) => [entry.notes, entry.photos.length])
          .toSorted();
      // Browsers write cookies to the disk every half minute only; a child's session is older than that.
      const cookies = await tablet.context().cookies();
      const device = new KeptBrowser(server.url);
      const start = async () => {
        const opened = await device.open();
        await opened.context.addCookies(cookies);
        return opened;
      };
      let { page: phone, context } = await start();

      await test.step('the same tracking entry', async () => {
        for (const page of [phone, tablet]) {
          await page.goto(step(4));
          await new TrackScreen(page).choose('Edit Entry');
          await expect(new TrackScreen(page).field('What do you see?')).toHaveValue('Week one.');
        }
        await new TrackScreen(tablet).note('Week one: green tips.');
        await expect.poll(notes).toEqual(['Week one: green tips.']);
        const { arrived } = await spoilLine(context, moment);
        await new TrackScreen(phone).note('Week one: white dots.');
        await phone.waitForTimeout(KEPT_WITHIN_MS);
        await arrived;
        await device.kill();

        ({ page: phone, context } = await start());
        await phone.goto(step(4));
        await expect(phone.getByText('Two versions of your notes', { exact: true })).toBeVisible();
        expect(await notes()).toEqual(['Week one: green tips.']);
        await phone.getByRole('button', { name: 'Look and choose' }).click();
        await phone.getByRole('dialog').getByRole('button', { name: 'Keep both' }).click();
        await expect.poll(notes).toEqual(['Week one: white dots.\n\nWeek one: green tips.']);
      });

      await test.step('a planting each', async () => {
        const [onPhone, onTablet] = [new PlantScreen(phone), new PlantScreen(tablet)];
        for (const [screen, where] of [
          [onPhone, 'phone'],
          [onTablet, 'tablet'],
        ] as const) {
          await (where === 'phone' ? phone : tablet).goto(step(5));
          await screen.plantCutting();
          await screen.choosePlace('At school');
          await screen.photosOf('Before').addByClick(samplePath('phone.jpg'));
        }
        await onTablet.field('Notes').fill('Written on the tablet.');
        await onTablet.save();
        const { arrived } = await spoilLine(context, moment);
        await onPhone.field('Notes').fill('Written on the phone.');
        if (moment === 'before an answer has come') {
          await onPhone.press('Save');
          await arrived;
        }
        await phone.waitForTimeout(KEPT_WITHIN_MS);
        await device.kill();

        ({ page: phone, context } = await start());
        await phone.goto(step(5));
        if (moment === 'without a line') {
          const screen = new PlantScreen(phone);
          await expect(screen.field('Notes')).toHaveValue('Written on the phone.');
          await screen.save();
        }
        await expect.poll(planted).toEqual([
          ['Written on the phone.', 1],
          ['Written on the tablet.', 1],
        ]);
        await expect(phone.getByText('Written on the phone.')).toBeVisible();
      });
      await device.remove();
    },
  );
}

test('four photos are chosen on a silent line and the phone is killed: all four arrive in the end', {
  tag: ['@main', '@one-size'],
}, async ({ page: tablet, server }) => {
  await enterAsScout(tablet);
  const { id: projectId } = await startOpenProject(tablet, 'Willow by the pond');
  await send(tablet, createTrackingEntry, { projectId }, { notes: 'Week one.', isDraft: false });
  const photos = async () => {
    const entries = await onServer<TrackingEntry[]>(tablet, addressOf(listTrackingEntries, { projectId }));
    return entries.map((entry) => entry.photos.length);
  };
  const cookies = await tablet.context().cookies();
  const device = new KeptBrowser(server.url);
  const start = async () => {
    const opened = await device.open();
    await opened.context.addCookies(cookies);
    await opened.page.goto(`/project/${projectId}/step/4`);
    return opened;
  };
  const { page: phone, context } = await start();
  await new TrackScreen(phone).choose('Edit Entry');
  const { promise: sent, resolve } = Promise.withResolvers<void>();
  await context.route('**/photos', () => resolve());
  const zone = phone.getByLabel('Add photos of your cuttings', { exact: true });
  await zone.setInputFiles((['phone.jpg', 'phone.heic', 'phone.jpg', 'phone.heic'] as const).map(samplePath));
  await expect(phone.getByText('On this device', { exact: true })).toHaveCount(3);
  await sent;
  await device.kill();

  const { page: reopened } = await start();
  await expect.poll(photos, { timeout: 30_000 }).toEqual([4]);
  await expect(reopened.getByRole('button', { name: /open large/ })).toHaveCount(4);
  await device.remove();
});
