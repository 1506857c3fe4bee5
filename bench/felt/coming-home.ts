import type { Page } from '@playwright/test';
import { listTrackingEntries, type TrackingEntry } from '../../domain/contract/notebook/tracking.ts';
import { addressOf } from '../../domain/contract/platform/endpoint.ts';
import { enterAsScout, startOpenProject } from '../../e2e/known-scout.ts';
import { isReadyForOffline } from '../../e2e/offline-device.ts';
import { TrackScreen } from '../../e2e/track-screen.ts';
import { Device, slowDown, Walker } from './device.ts';
import { LINES, type Weather } from './line.ts';
import type { FarProduct } from './product.ts';
import { keepsAll, toStep } from './scouts.ts';

/** The way home of things kept outdoors. */
export type Homecoming = {
  readonly line: string;
  readonly what: string;
  /** Until all of it was safe; until all but the photos was. */
  readonly seconds: number;
  readonly wordsSeconds: number;
  readonly sent: number;
  readonly fetched: number;
  /** Seconds that the bytes alone need on that line. */
  readonly lineSeconds: number;
  readonly longestPress: number;
};

const ENTRIES = 10;
const PHOTOS_EACH = 3;
const SLOWED = 4;
const LOOK_EVERY_MS = 250;

type Waiting = { readonly words: number; readonly photos: number; readonly unready: number };

/** Returns the things that the device has not sent. */
function waitingOn(page: Page): Promise<Waiting> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('outbox');
    const database = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result);
    });
    const asked = database.transaction('jobs').objectStore('jobs').getAll();
    const jobs = await new Promise<{ photo: { unready?: number } | null }[]>((resolve) => {
      asked.onsuccess = () => resolve(asked.result);
    });
    database.close();
    const photos = jobs.filter(({ photo }) => photo);
    const unready = photos.filter(({ photo }) => photo?.unready !== undefined);
    return { words: jobs.length - photos.length, photos: photos.length, unready: unready.length };
  });
}

/** Waits until what waits is so, looking every moment. Gives how long that took, s. */
async function until(page: Page, isSo: (waiting: Waiting) => boolean, since: number): Promise<number> {
  while (!isSo(await waitingOn(page))) await page.waitForTimeout(LOOK_EVERY_MS);
  return (performance.now() - since) / 1000;
}

/** Waits until a device has nothing left to send. */
export async function untilHome(page: Page): Promise<void> {
  await until(page, ({ words, photos }) => words + photos === 0, 0);
}

async function writeOutdoors(page: Page, photo: string): Promise<void> {
  const track = new TrackScreen(page);
  for (let entry = 1; entry <= ENTRIES; entry += 1) {
    await track.press('New Entry');
    const notes = track.field('What do you see?');
    await notes.waitFor();
    await track.note(`Jar ${entry}: the roots are as long as my thumb, and the water is clear.`);
    const files = page.locator('input[type=file]:not([capture])').last();
    await files.setInputFiles(Array.from({ length: PHOTOS_EACH }, () => photo));
    await until(page, (waiting) => waiting.photos === entry * PHOTOS_EACH, 0);
    await track.press('Complete Entry');
    await notes.waitFor({ state: 'hidden' });
  }
  await until(page, ({ unready }) => unready === 0, 0);
}

async function comeHomeBy(weather: Weather, { line }: FarProduct, photo: string): Promise<Homecoming> {
  const device = new Device(line.url);
  try {
    const { page, context } = await device.open();
    await enterAsScout(page);
    const { id: projectId } = await startOpenProject(page, 'Willow by the creek');
    await keepsAll(page);
    await page.goto(`/project/${projectId}/step/4`);
    await isReadyForOffline(page);
    await page.getByRole('button', { name: 'New Entry', exact: true }).waitFor();
    await context.setOffline(true);
    await writeOutdoors(page, photo);
    const kept = await waitingOn(page);
    await slowDown(page, SLOWED);
    line.become(weather);
    line.takeBytes();
    const began = performance.now();
    await context.setOffline(false);
    const wordsSeconds = await until(page, ({ words }) => words === 0, began);
    const walker = new Walker(page, device, 'coming home', SLOWED);
    for (const step of [3, 4, 2, 4]) await toStep(walker, step);
    const isAll = weather !== LINES.trickle;
    const seconds = isAll ? await until(page, ({ photos }) => photos === 0, began) : Number.NaN;
    const bytes = line.takeBytes();
    line.become(LINES.good);
    if (isAll) await demandAll(page, projectId);
    const what = `${kept.words} writes of ${ENTRIES} entries${isAll ? `, ${kept.photos} photos` : ''}`;
    const lineSeconds = Math.max(bytes.sent, bytes.fetched) / weather.bytesASecond;
    const longestPress = Math.max(...walker.presses.map(({ sign }) => sign));
    return { line: weather.name, what, seconds, wordsSeconds, ...bytes, lineSeconds, longestPress };
  } finally {
    line.become(LINES.good);
    await device.remove();
  }
}

/** @throws Error when something of it is not on the server. */
async function demandAll(page: Page, projectId: string): Promise<void> {
  const response = await page.request.get(addressOf(listTrackingEntries, { projectId }));
  const entries = (await response.json()) as TrackingEntry[];
  const photos = entries.flatMap((it) => it.photos).length;
  if (entries.length === ENTRIES && photos === ENTRIES * PHOTOS_EACH) return;
  throw new Error(`${entries.length} entries and ${photos} photos came home.`);
}

/** Writes a day outdoors and brings it home, by one line after the other. */
export async function comeHome(product: FarProduct, photo: string): Promise<Homecoming[]> {
  const homecomings: Homecoming[] = [];
  for (const weather of [LINES.slow4G, LINES['3G'], LINES.trickle]) {
    process.stdout.write(`coming home, ${weather.name}\n`);
    homecomings.push(await comeHomeBy(weather, product, photo));
  }
  return homecomings;
}
