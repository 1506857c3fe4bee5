import type { Page } from '@playwright/test';

export type FirstView = { words: number; controls: number; screens: number };

/**
 * Returns the view before anything is moved: the number of words, and of controls for a finger, with the row of steps
 * as one, and a tree to choose as one. A word or control counts with its middle in the window. `screens` is the
 * page's length in windows.
 */
export function firstViewOf(page: Page): Promise<FirstView> {
  return page.evaluate(() => {
    const { innerHeight: high, innerWidth: wide } = window;
    const isSeen = ({ left, top, width, height }: DOMRect) => {
      const [x, y] = [left + width / 2, top + height / 2];
      return width > 1 && height > 1 && x > 0 && x < wide && y > 0 && y < high;
    };
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    let words = 0;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const holder = text.parentElement;
      if (!holder || holder.closest('script, style, select, svg title') || !isShown(holder)) continue;
      for (const { index, 0: word } of (text.nodeValue ?? '').matchAll(/[\p{L}\p{N}][^\s]*/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const box = range.getBoundingClientRect();
        // Parts that are cut off, such as the next card of a deck, or that lie under a form's foot do not count.
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        if (isSeen(box) && top && (top.contains(holder) || holder.contains(top))) words += 1;
      }
    }
    const controls = [
      ...document.querySelectorAll('a[href], button, input:not([type="hidden"]), select, textarea, summary'),
    ]
      .filter((it) => isShown(it) && isSeen(it.getBoundingClientRect()))
      .map((it) => it.closest('nav ol') ?? it.closest('[aria-labelledby="for-you"] > li') ?? it);
    const screens = document.documentElement.scrollHeight / high;
    return { words, controls: new Set(controls).size, screens: Math.round(screens * 10) / 10 };
  });
}
