import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { errorMessage } from '#server/platform/error-message.ts';
import type { Action, Driver } from './driver.ts';
import { type Found, findInPage, type Role, type Sought } from './find.ts';
import { openFirefox } from './firefox.ts';
import { hasArrived, leave } from './left.ts';
import { openWebkit } from './webkit.ts';

export type BrowserName = 'webkit' | 'firefox';
type Name = string | RegExp;
type Where = { readonly within?: string };

const PATIENCE_MS = 90_000;
const BETWEEN_LOOKS_MS = 100;
/** As long as a finger's press, ms. */
const PRESS_MS = 50;

function soughtOf(role: Role, name: Name, where: Where = {}): Sought {
  const within = where.within ?? null;
  if (typeof name === 'string') return { role, name, isPattern: false, within };
  return { role, name: name.source, isPattern: true, within };
}

/** Somebody with a browser whose profile outlives it, who finds things by what they are and are called. */
export class Device {
  readonly #profile = mkdtempSync(join(tmpdir(), 'rootling-device-'));
  readonly #name: BrowserName;
  readonly #address: string;
  readonly #display: string;
  #driver: Driver | null = null;

  constructor(name: BrowserName, address: string, display: string) {
    this.#name = name;
    this.#address = address;
    this.#display = display;
  }

  get driver(): Driver {
    if (this.#driver === null) throw new Error('The browser is not open.');
    return this.#driver;
  }

  /** @param agent what it says that it is, where not itself. */
  async start(agent?: string): Promise<void> {
    this.#driver =
      this.#name === 'webkit'
        ? await openWebkit(this.#profile, this.#display, agent)
        : await openFirefox(this.#profile, agent);
  }

  async close(): Promise<void> {
    await this.#driver?.close();
    this.#driver = null;
  }

  async kill(): Promise<void> {
    await this.#driver?.kill();
    this.#driver = null;
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 10 });
  }

  async goTo(path: string): Promise<void> {
    await this.driver.open(new URL(path, this.#address).href);
  }

  /** To the page before, as the browser's button does. */
  async goBack(): Promise<void> {
    await this.driver.evaluate(leave);
    await this.driver.evaluate(() => void setTimeout(() => history.back()));
    await this.until('Back leads to a page', () => this.driver.evaluate(hasArrived));
  }

  async press(role: Role, name: Name, where?: Where): Promise<void> {
    await this.until(`${name} is pressed`, async () => {
      const { x, y } = await this.#find(role, name, 'point', where);
      await this.#stroke([[x, y]]);
      // A page that is being left was pressed.
      return this.driver
        .evaluate(() => document.documentElement.dataset.missed === undefined)
        .catch(() => true);
    });
  }

  /** Types into a field what is to stand in it. */
  async type(label: Name, text: string, where?: Where): Promise<void> {
    await this.press('field', label, where);
    await this.#find('field', label, 'select', where);
    const keys = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.driver.act({ type: 'key', id: 'keys', actions: keys });
    await this.until(
      `${label} has what was typed`,
      async () => (await this.read('field', label, where)).value === text,
    );
  }

  /** Chooses a line of a list, or a day and an hour, as the browser's own window would. */
  async set(label: Name, value: string, where?: Where): Promise<void> {
    await this.#find('field', label, { set: value }, where);
  }

  async chooseFiles(label: Name, ...paths: readonly string[]): Promise<void> {
    await this.#find('files', label, 'files');
    await this.driver.chooseFiles(paths, () => {
      const field = document.querySelector<HTMLElement>('[data-chosen-by-journey]');
      delete field?.dataset.chosenByJourney;
      return field;
    });
  }

  /** Draws one stroke through places of an element: parts of its width and height. */
  async draw(name: Name, places: readonly (readonly [number, number])[]): Promise<void> {
    const middle = await this.#find('image', name, 'point');
    const { x: width, y: height } = await this.read('image', name);
    const points = places.map(
      ([x, y]) => [middle.x + (x - 0.5) * width, middle.y + (y - 0.5) * height] as const,
    );
    await this.#stroke(points);
  }

  /** Returns the text of something, once it is there. */
  read(role: Role, name: Name, where?: Where): Promise<Found> {
    return this.#find(role, name, 'read', where);
  }

  /** Counts the things of a name. */
  async count(role: Role, name: Name): Promise<number> {
    return (await this.#find(role, name, 'read')).count;
  }

  /** Waits until nothing of a name is there. */
  async misses(role: Role, name: Name): Promise<void> {
    await this.until(`there is no ${role} ${name}`, async () => {
      const found = await this.driver.evaluate(findInPage, soughtOf(role, name), 'read');
      return typeof found === 'string';
    });
  }

  /** Waits until words are to be read on the page. */
  async sees(words: Name): Promise<void> {
    await this.until(`the page says ${words}`, () => this.#says(words));
  }

  async seesNoMore(words: Name): Promise<void> {
    await this.until(`the page says no more ${words}`, async () => !(await this.#says(words)));
  }

  async #says(words: Name): Promise<boolean> {
    const text = await this.text();
    return typeof words === 'string' ? text.toLowerCase().includes(words.toLowerCase()) : words.test(text);
  }

  /** All that is to be read on the page. */
  text(): Promise<string> {
    return this.driver.evaluate(() => document.body.innerText);
  }

  /** @throws Error with the last reason when it has not come to that in time. */
  async until(what: string, holds: () => Promise<boolean>): Promise<void> {
    const latest = Date.now() + PATIENCE_MS;
    let reason = '';
    while (Date.now() < latest) {
      try {
        if (await holds()) return;
      } catch (error) {
        // A page that is being left answers nothing.
        reason = errorMessage(error);
      }
      await pause(BETWEEN_LOOKS_MS);
    }
    throw new Error(`Waited in vain until ${what}. ${reason}`);
  }

  async #find(role: Role, name: Name, deed: Parameters<typeof findInPage>[1], where?: Where): Promise<Found> {
    const sought = soughtOf(role, name, where);
    let found: Found | string = '';
    await this.until(`there is the ${role} ${name}`, async () => {
      found = await this.driver.evaluate(findInPage, sought, deed);
      if (typeof found === 'string') throw new Error(found);
      return true;
    });
    return found as unknown as Found;
  }

  async #stroke(points: readonly (readonly [number, number])[]): Promise<void> {
    const moves = points.map(
      ([x, y]): Action => ({ type: 'pointerMove', duration: 20, x: Math.round(x), y: Math.round(y) }),
    );
    const down: Action[] = [
      { type: 'pointerDown', button: 0 },
      { type: 'pause', duration: PRESS_MS },
    ];
    const actions = [...moves.slice(0, 1), ...down, ...moves.slice(1), { type: 'pointerUp', button: 0 }];
    await this.driver.act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
  }
}
