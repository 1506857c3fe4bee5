import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import { phoneLaunchOptions } from '../../e2e/browser.ts';
import { untilStill } from '../../e2e/hands.ts';
import { type Felt, watchPage } from './records.ts';

/** Kinds of press, as a child would name them. */
export type Kind =
  | 'screen'
  | 'step changed'
  | 'menu'
  | 'menu item'
  | 'dialog'
  | 'tab'
  | 'tick'
  | 'button'
  | 'photo chosen'
  | 'unfolded';

export type Press = Felt & {
  /** Processor time until all was quiet again, ms. */
  readonly work: number;
  readonly kind: Kind;
  readonly name: string;
  readonly journey: string;
  readonly times: number;
};

const WINDOW = { width: 360, height: 740 };
const WAIT_MS = 60_000;
const QUIET_MS = 1500;
/** Two taps that are further apart are no double tap. */
const DOUBLE_TAP_MS = 700;

/** Somebody's own phone, which keeps what it has from one opening of the browser to the next. */
export class Device {
  /** The folder in which the browser keeps everything. */
  readonly profile = mkdtempSync(join(tmpdir(), 'rootling-felt-'));
  readonly #url: string;
  #context: BrowserContext | undefined;

  /** @param url where the product is, by https. */
  constructor(url: string) {
    this.#url = url;
  }

  /** Opens the browser anew. Its page is watched from its first script on. */
  async open(): Promise<{ page: Page; context: BrowserContext }> {
    await this.#context?.close();
    const { args = [], ...options } = phoneLaunchOptions();
    const context = await chromium.launchPersistentContext(this.profile, {
      ...{ ...options, args: [...args, '--ignore-certificate-errors'] },
      ...{ baseURL: this.#url, ignoreHTTPSErrors: true, serviceWorkers: 'allow' },
      ...{ viewport: WINDOW, isMobile: true, hasTouch: true },
    });
    this.#context = context;
    context.setDefaultTimeout(WAIT_MS);
    await context.addInitScript(watchPage);
    return { page: context.pages()[0] ?? (await context.newPage()), context };
  }

  async remove(): Promise<void> {
    await this.#context?.close();
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

const ROWS = 2000;
const DRAWINGS = 5;

/**
 * Returns how long a page of nothing but so many rows takes on this machine, ms, with its processor as it is: the other
 * figures of two runs can be compared where this one is alike.
 */
export async function drawRows(): Promise<number> {
  const device = new Device('about:blank');
  try {
    const { page } = await device.open();
    return await page.evaluate(
      ([rows, drawings]) => {
        const times = Array.from({ length: drawings }, () => {
          const began = performance.now();
          const drawn = Array.from({ length: rows }, (_, at) => {
            const row = document.createElement('li');
            row.append(`Jar ${at}`, document.createElement('button'));
            return row;
          });
          document.body.replaceChildren(...drawn);
          document.body.getBoundingClientRect();
          return performance.now() - began;
        });
        return times.toSorted((a, b) => a - b)[Math.floor(drawings / 2)] ?? Number.NaN;
      },
      [ROWS, DRAWINGS] as const,
    );
  } finally {
    await device.remove();
  }
}

/** Makes the processor that works for a page so many times slower; its helpers, such as workers, stay as they are. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/**
 * Returns the processor time of this device's drawing threads so far, ms, as Linux counts it whatever else the
 * machine does.
 */
function workOf(profile: string): number {
  const read = (pid: string, file: string) => {
    try {
      return readFileSync(`/proc/${pid}/${file}`, 'utf8');
    } catch {
      return ''; // it has just ended
    }
  };
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const browsers = pids.filter((pid) => read(pid, 'cmdline').includes(profile));
  return pids
    .filter((pid) => browsers.includes(/^PPid:\s+(\d+)$/m.exec(read(pid, 'status'))?.[1] ?? ''))
    .filter((pid) => read(pid, 'cmdline').includes('--type=renderer'))
    .reduce((sum, pid) => sum + Number(read(pid, 'schedstat').split(' ')[0] ?? 0) / 1e6, 0);
}

/** Walks a page with fingers, and notes what each press felt like. */
export class Walker {
  readonly page: Page;
  readonly journey: string;
  /** The factor by which the processor is slowed. */
  readonly times: number;
  readonly presses: Press[] = [];
  readonly #profile: string;

  constructor(page: Page, { profile }: Device, journey: string, times: number) {
    this.#profile = profile;
    this.page = page;
    this.journey = journey;
    this.times = times;
  }

  /** Presses a control, and waits until what it is pressed for is to be seen. */
  press(kind: Kind, name: string, control: Locator, shown: Locator): Promise<void> {
    return this.#feel({ kind, name }, control, shown, (tap) => tap());
  }

  /** Presses what opens the camera; the photo comes as soon as that is open. */
  photograph(name: string, control: Locator, path: string, shown: Locator): Promise<void> {
    return this.#feel({ kind: 'photo chosen', name }, control, shown, async (tap) => {
      const [camera] = await Promise.all([this.page.waitForEvent('filechooser'), tap()]);
      await camera.setFiles(path);
    });
  }

  /** Opens an address, as from a bookmark, and waits until something of it is to be seen. */
  async open(address: string, shown: Locator): Promise<void> {
    await this.page.goto(address);
    await shown.waitFor();
  }

  async #feel(
    what: Pick<Press, 'kind' | 'name'>,
    control: Locator,
    shown: Locator,
    press: (tap: () => Promise<void>) => Promise<void>,
  ): Promise<void> {
    try {
      // It is in view, and a finger there would meet it. The browser counts a tap that is only tried, too.
      await control.tap({ trial: true });
      await wait(DOUBLE_TAP_MS);
      await untilStill(control);
      const { x = 0, y = 0, width = 0, height = 0 } = (await control.boundingBox()) ?? {};
      await this.page.evaluate(() => window.felt.begin());
      const [began, before] = [performance.now(), workOf(this.#profile)];
      await press(() => this.page.touchscreen.tap(x + width / 2, y + height / 2));
      // Whoever looks for something in a page keeps its processor busy: nobody does while it works.
      await wait(QUIET_MS);
      const work = workOf(this.#profile) - before;
      while (!(await shown.isVisible())) {
        if (performance.now() - began > WAIT_MS) throw new Error('It was not to be seen.');
        await wait(QUIET_MS);
      }
      const felt = await shown.evaluate((element) => window.felt.end(element));
      this.presses.push({ ...what, journey: this.journey, times: this.times, work, ...felt });
    } catch (error) {
      throw new Error(`${this.journey}, ${what.name}: ${error}`, { cause: error });
    }
  }
}
