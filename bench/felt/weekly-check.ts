import { setTimeout as wait } from 'node:timers/promises';
import { untilHome } from './coming-home.ts';
import { Device, Walker } from './device.ts';
import { LINES } from './line.ts';
import type { FarProduct } from './product.ts';
import { growWithPhotos, look, openLook } from './scouts.ts';

/** Bytes of a week: opening the app, today's check with a photo, and all that follows by itself. */
export type WeeklyCheck = { readonly sent: number; readonly fetched: number };

/** By then whatever follows the last save by itself has been done. */
const SETTLED_MS = 8000;

/** A scout in week 6 opens the app that her device has kept, and does this week's check. */
export async function checkWeekly({ line }: FarProduct, photo: string): Promise<WeeklyCheck> {
  const device = new Device(line.url);
  try {
    await growWithPhotos((await device.open()).page);
    const { page } = await device.open();
    const walker = new Walker(page, device, 'weekly check', 1);
    line.become(LINES.slow4G);
    line.takeBytes();
    await openLook(walker);
    await look(walker, photo);
    await untilHome(page);
    await wait(SETTLED_MS);
    return line.takeBytes();
  } finally {
    line.become(LINES.good);
    await device.remove();
  }
}
