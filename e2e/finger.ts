import type { Locator, Page } from '@playwright/test';

/** As long as a quick finger lies on a button. Without it a press takes no time, and what moves away meanwhile is pressed all the same. */
const PRESS_MS = 50;

type Click = Locator['click'];
let isTaught = false;

/** Makes each click of this process last as a finger's does: what goes from under it is not pressed, as on a real phone. */
export function pressAsAFinger(page: Page): void {
  if (isTaught) return;
  isTaught = true;
  const locator: { click: Click } = Object.getPrototypeOf(page.locator('body'));
  const click = locator.click;
  locator.click = function (this: Locator, options) {
    return click.call(this, { delay: PRESS_MS, ...options });
  };
}
