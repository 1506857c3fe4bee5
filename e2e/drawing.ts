import type { Locator, Page } from '@playwright/test';

/** A place on an element: its parts of the width and of the height, 0 to 1. */
type Place = readonly [x: number, y: number];

/** Draws one stroke through places of an element, as a person does: by finger on a touch screen, else by mouse. */
export async function drawStroke(page: Page, element: Locator, places: readonly Place[]): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('There is nothing to draw on.');
  const points = places.map(([x, y]) => ({ x: box.x + x * box.width, y: box.y + y * box.height }));
  const hasTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  await (hasTouch ? drawByFinger : drawByMouse)(page, points);
}

type Point = { x: number; y: number };

async function drawByMouse(page: Page, points: readonly Point[]): Promise<void> {
  const [first = { x: 0, y: 0 }, ...rest] = points;
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  for (const { x, y } of rest) await page.mouse.move(x, y, { steps: 6 });
  await page.mouse.up();
}

/** Playwright's own touchscreen only taps. */
async function drawByFinger(page: Page, points: readonly Point[]): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints });
  const [first = { x: 0, y: 0 }, ...rest] = points;
  await touch('touchStart', [first]);
  for (const point of rest) await touch('touchMove', [point]);
  await touch('touchEnd', []);
  await browser.detach();
}
