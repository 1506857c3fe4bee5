import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { Device, slowDown } from './device.ts';
import { LINES, type Weather } from './line.ts';
import type { FarProduct } from './product.ts';
import { growWithPhotos } from './scouts.ts';

/** Times in ms since the app was asked for. */
export type Opening = {
  readonly line: string;
  readonly times: number;
  readonly paint: number;
  readonly shown: number;
  readonly usable: number;
  readonly shift: number;
  readonly sent: number;
  readonly fetched: number;
};

const NO_LINE: Weather = { ...LINES.good, name: 'none' };
const OPENINGS: readonly (readonly [Weather, number])[] = [
  [NO_LINE, 4],
  [NO_LINE, 6],
  [LINES.slow4G, 4],
  [LINES['3G'], 4],
];
/** By then the app has done everything it does by itself after opening. */
const SETTLED_MS = 8000;

async function openOnce(page: Page, { line }: FarProduct, weather: Weather, times: number): Promise<Opening> {
  await page.context().setOffline(weather === NO_LINE);
  await slowDown(page, times);
  line.become(weather);
  line.takeBytes();
  await page.goto('/', { waitUntil: 'commit' });
  const card = page.getByRole('link', { name: "Add today's check" });
  // Nobody looks into the page meanwhile, which would keep its processor busy.
  await wait(SETTLED_MS);
  const { paint, shift, quietAt, shifted } = await page.evaluate(() => window.felt.take());
  const shown = await card.evaluate((element) => window.felt.shownAt(element));
  if (shift > 0) process.stdout.write(`moved by itself: ${shifted.join('\n')}\n`);
  return {
    line: weather.name,
    times,
    paint,
    shown,
    usable: Math.max(shown, quietAt),
    shift,
    ...line.takeBytes(),
  };
}

/** Opens the app that a device has kept, each time in a browser just started. */
export async function openAnew(product: FarProduct, rounds: number): Promise<Opening[]> {
  const device = new Device(product.line.url);
  try {
    await growWithPhotos((await device.open()).page);
    const openings: Opening[] = [];
    for (const [weather, times] of OPENINGS) {
      for (let round = 1; round <= rounds; round += 1) {
        process.stdout.write(`opening, ${weather.name}, ${times} times slower\n`);
        const { page } = await device.open();
        openings.push(await openOnce(page, product, weather, times));
        product.line.become(LINES.good);
      }
    }
    return openings;
  } finally {
    await device.remove();
  }
}
