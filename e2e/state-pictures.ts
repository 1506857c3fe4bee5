import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, type ViewportSize } from '@playwright/test';
import { contactSheets, type Picture } from './contact-sheet.ts';
import { takeReadmePicture } from './readme-pictures.ts';

const SCHEMES = ['light', 'dark'] as const;
const NORMAL = { text: '100%', schemes: SCHEMES };
/** The screens that every state is looked at on: a small phone, also with large text, a tablet held upright, a laptop. */
const SCREENS = [
  { width: 360, height: 740, ...NORMAL },
  { width: 360, height: 740, text: '200%', schemes: ['light'] as const },
  { width: 768, height: 1024, ...NORMAL },
  { width: 1280, height: 800, ...NORMAL },
];
/** The tallest picture that the browser can take; the terms in a letter are longer. */
const TALLEST = 8000;
const FOLDER = join(import.meta.dirname, '../pictures');

/**
 * Takes the state that a page is in on every screen, light and dark, and lays the pictures on contact sheets,
 * `pictures/<name>-<scheme>-<n>.png`. `bringBack` is called on each screen for a state that a change of the window may
 * end. Fails softly where the page can be scrolled sideways.
 */
export async function takePictures(page: Page, name: string, bringBack?: () => Promise<void>): Promise<void> {
  const before = page.viewportSize();
  const pictures: Record<(typeof SCHEMES)[number], Picture[]> = { light: [], dark: [] };
  for (const { text, schemes, ...window } of SCREENS) {
    await page.setViewportSize(window);
    await setText(page, text);
    await settle(page, window);
    if (bringBack) {
      await bringBack();
      await settle(page, window);
    }
    const screen = `${name} ${window.width}${text === NORMAL.text ? '' : ` ${text}`}`;
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, `${screen} is as wide as its window`).toBe(window.width);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      const png = await page.screenshot({ animations: 'disabled' });
      pictures[colorScheme].push({ label: `${screen} ${colorScheme}`, png });
      if (colorScheme === 'light' && text === NORMAL.text) await takeReadmePicture(page, name);
    }
  }
  await setText(page, NORMAL.text);
  await page.emulateMedia({ colorScheme: 'light' });
  if (before) await page.setViewportSize(before);
  mkdirSync(FOLDER, { recursive: true });
  for (const scheme of SCHEMES) {
    for (const [at, sheet] of (await contactSheets(pictures[scheme])).entries()) {
      writeFileSync(join(FOLDER, `${name}-${scheme}-${at + 1}.png`), sheet);
    }
  }
}

/** Sets the size of letters, as the device or the browser does (WCAG 2.2, 1.4.4). */
function setText(page: Page, size: string): Promise<void> {
  return page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
}

/** Until two pictures in a row are the same: photos and drawings have come, and nothing moves any more. */
async function settle(page: Page, window: ViewportSize): Promise<void> {
  let last: Buffer = Buffer.alloc(0);
  await expect(async () => {
    await showWhole(page, window);
    const [before, now] = [last, await page.screenshot({ animations: 'disabled' })];
    last = now;
    expect(now.equals(before)).toBe(true);
  }).toPass({ intervals: [100], timeout: 15_000 });
}

/** Makes the window as tall as its page, so that what comes when it is seen comes. A dialog belongs to the window. */
async function showWhole(page: Page, { width, height: least }: ViewportSize): Promise<void> {
  const dialogs = page.locator('[role="dialog"], [role="alertdialog"]');
  if ((await dialogs.count()) > 0) return;
  // The screen's content: its frame is as tall as the window and would never shrink again. A letter is no screen.
  const holder = page.locator('body, main').last();
  const content = await holder.evaluate((main) => {
    const below = Number.parseFloat(getComputedStyle(main).paddingBottom);
    return Math.ceil((main.lastElementChild ?? main).getBoundingClientRect().bottom + scrollY + below);
  });
  const height = Math.min(Math.max(least, content), TALLEST);
  if (page.viewportSize()?.height !== height) await page.setViewportSize({ width, height });
}
