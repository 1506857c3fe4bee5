import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, test } from './journey.ts';

/** A control covered for longer is really covered: a finger moves the page rather than wait. */
const AT_ONCE = { timeout: 2_000 };
const SWIPES_MAX = 20;
const MOVES = 8;
const STILL_FRAMES = 12;
/** Pixels that a finger moves before a browser calls it a swipe. */
const SLOP = 16;

/**
 * Works a page as a thumb does, and counts. Nothing comes into view by itself as with Playwright's own `tap`: what is out
 * of view is swiped to, what is covered cannot be pressed, and both are found by where on the glass the finger lands.
 */
export class Hands {
  readonly #page: Page;
  #browser: Promise<CDPSession> | undefined;
  /** All presses but those of the camera. */
  presses = 0;
  /** Presses that open the camera; its own buttons are the device's. */
  cameraPresses = 0;
  /** Pixels swiped. */
  swiped = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(control: Locator) {
    await this.#touch(control);
    this.presses += 1;
  }

  /** Opens a list that the device draws, and presses one of its lines. */
  async pick(select: Locator, label: string) {
    await this.#reach(select);
    await select.selectOption({ label });
    this.presses += 2;
  }

  /** Takes a photo with the device's camera, which the browser hands over as a file. */
  async photograph(control: Locator, path: string) {
    const [camera] = await Promise.all([this.#page.waitForEvent('filechooser'), this.#touch(control)]);
    this.cameraPresses += 1;
    await camera.setFiles(path);
  }

  async #touch(control: Locator) {
    const { x, y } = await this.#reach(control);
    await this.#page.touchscreen.tap(x, y);
  }

  /** Gives the middle of a control, once a finger there would meet it. */
  async #reach(control: Locator): Promise<{ x: number; y: number }> {
    await expect(control).toBeVisible();
    await untilStill(control);
    for (let swipes = 0; swipes < SWIPES_MAX; swipes++) {
      if ((await isInView(control)) && (await isMetAtOnce(control))) break;
      await this.#swipe(await distanceToMiddle(control));
      await untilStill(control);
    }
    expect(await meets(control), 'what a finger meets there').toBe('');
    return middleOf(control);
  }

  /** @param distance how far down the page, px; as far as one swipe goes. */
  async #swipe(distance: number) {
    const { width, height } = this.#page.viewportSize() ?? { width: 0, height: 0 };
    const farthest = height / 2;
    const length = Math.max(-farthest, Math.min(farthest, distance + Math.sign(distance) * SLOP));
    const x = width / 2;
    const from = (height + length) / 2;
    this.#browser ??= this.#page.context().newCDPSession(this.#page);
    const browser = await this.#browser;
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => browser.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', { x, y: from });
    for (let move = 1; move <= MOVES; move++)
      await touch('touchMove', { x, y: from - (length * move) / MOVES });
    await touch('touchEnd');
    this.swiped += Math.abs(length);
  }
}

function isInView(control: Locator): Promise<boolean> {
  return control.evaluate((element) => {
    const { top, bottom } = (element.closest('label') ?? element).getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
}

/** Returns the pixels to scroll until a control is where a thumb puts it. */
function distanceToMiddle(control: Locator): Promise<number> {
  return control.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return (top + bottom - innerHeight) / 2;
  });
}

/** True when nothing lies over the control, or leaves in a moment. */
function isMetAtOnce(control: Locator): Promise<boolean> {
  return expect(async () => expect(await meets(control)).toBe(''))
    .toPass(AT_ONCE)
    .then(
      () => true,
      () => false,
    );
}

/** A finger waits for what still moves, as after a swipe or when a photo takes its place above. */
export function untilStill(control: Locator): Promise<void> {
  return control.evaluate(
    (element, frames) =>
      new Promise<void>((resolve) => {
        let [last, still] = [Number.NaN, 0];
        const look = () => {
          const { top } = element.getBoundingClientRect();
          still = top === last ? still + 1 : 0;
          last = top;
          if (still >= frames) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
    STILL_FRAMES,
  );
}

async function middleOf(control: Locator): Promise<{ x: number; y: number }> {
  const box = await control.boundingBox();
  if (!box) throw new Error('There is nothing to press.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Describes the element over the control; empty if there is none. */
function meets(control: Locator): Promise<string> {
  return control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    const isIt = met && (element.contains(met) || met.contains(element));
    return isIt ? '' : (met?.outerHTML.slice(0, 200) ?? 'nothing');
  });
}

/** Keeps a figure of a journey for people to read, in `test-results/figures.txt`. */
export function keepFigure(what: string, figure: number): void {
  const { project, annotations } = test.info();
  annotations.push({ type: 'figure', description: `${what}: ${Math.round(figure)}` });
  appendFileSync(join(project.outputDir, 'figures.txt'), `${what}: ${Math.round(figure)}\n`);
}

/** Returns the distance of something from the top of its page, px. */
export async function topOf(locator: Locator): Promise<number> {
  await expect(locator).toBeVisible();
  return locator.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
}
