import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';

/** Shows the page on a small phone with text of 200 % (WCAG 2.2, 1.4.4), and as it was when the test has ended. */
export async function readTwiceTheSize(): Promise<void> {
  await page.viewport(360, 740);
  document.documentElement.style.fontSize = '200%';
  onTestFinished(() => document.documentElement.removeAttribute('style'));
}

/** Returns how far the page reaches beyond the screen's right edge, in CSS pixels. */
export function overhang(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}
