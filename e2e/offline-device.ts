import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Waits until this device has all that it needs to open the app, and what `page` shows, without a network. */
export async function isReadyForOffline(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect.poll(() => page.evaluate(() => caches.match('/shell').then(Boolean))).toBe(true);
}

/** The responses that this device has kept, by their addresses. */
export function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const request = indexedDB.open('kept-answers');
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const hasResponses = database.objectStoreNames.contains('answers');
    const keys = hasResponses ? database.transaction('answers').objectStore('answers').getAllKeys() : null;
    const found = await new Promise<IDBValidKey[]>((resolve) => {
      if (!keys) return resolve([]);
      keys.onsuccess = () => resolve(keys.result);
    });
    database.close();
    return found.map((key) => `/${(JSON.parse(String(key)) as string[]).join('/')}`);
  });
}

/** The photos that this device has kept. */
export function keptPhotos(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('photos-'));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => url);
  });
}
