import { expect, type Page } from '@playwright/test';

/** The size of letters, as the device or the browser sets it (WCAG 2.2, 1.4.4). */
const LARGE = '200%';

/** Nothing of the page is wider than the screen and no word is broken inside, at text of twice the size either. */
export async function expectWholeWords(page: Page, what: string): Promise<void> {
  const setText = (size: string) =>
    page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
  for (const size of ['', LARGE]) {
    await setText(size);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), {
        message: `how much wider ${what} is at ${size || 'the usual size'}`,
      })
      .toBeLessThanOrEqual(0);
    await expect.poll(() => brokenWords(page), { message: `broken in ${what} at ${size}` }).toEqual([]);
  }
  await setText('');
}

/** Names of places, addresses and what else is no word may break where there is no room for it. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const holder = text.parentElement;
      if (!holder?.checkVisibility() || holder.closest('select, svg, code, .sr-only')) continue;
      for (const { index, 0: word } of (text.nodeValue ?? '').matchAll(
        /(?<![^\s(])[\p{L}]+(?=[\s.,:)]|$)/gu,
      )) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });
}
