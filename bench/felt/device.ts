import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import { phoneLaunchOptions } from '../../e2e/browser.ts';
import { Hands } from '../../e2e/hands.ts';
import { type Felt, type PageRecord, watchPage } from './records.ts';

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
  readonly kind: Kind;
  readonly name: string;
  readonly journey: string;
  readonly times: number;
};

const WINDOW = { width: 360, height: 740 };
const WAIT_MS = 60_000;
const QUIET_MS = 1500;

/** Somebody's own phone, which keeps what it has from one opening of the browser to the next. */
export class Device {
  readonly #profile = mkdtempSync(join(tmpdir(), 'rootling-felt-'));
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
    const context = await chromium.launchPersistentContext(this.#profile, {
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
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Makes the processor that works for a page so many times slower; its helpers, such as workers, stay as they are. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/** Walks a page with fingers, and notes what each press felt like. */
export class Walker {
  readonly page: Page;
  readonly journey: string;
  /** How many times slower the processor is. */
  readonly times: number;
  readonly presses: Press[] = [];
  readonly pages: PageRecord[] = [];
  readonly #hands: Hands;

  constructor(page: Page, journey: string, times: number) {
    this.page = page;
    this.journey = journey;
    this.times = times;
    this.#hands = new Hands(page);
  }

  /** Presses a control, and waits until what it is pressed for is to be seen. */
  async press(kind: Kind, name: string, control: Locator, shown: Locator): Promise<void> {
    await control.waitFor();
    return this.#feel(kind, name, shown, () => this.#hands.press(control));
  }

  /** Presses what opens the camera; the photo comes as soon as that is open. */
  photograph(name: string, control: Locator, path: string, shown: Locator): Promise<void> {
    return this.#feel('photo chosen', name, shown, () => this.#hands.photograph(control, path));
  }

  /** Opens an address, as from a bookmark, and waits until something of it is to be seen. */
  async open(address: string, shown: Locator): Promise<void> {
    await this.rest();
    await this.page.goto(address);
    await shown.waitFor();
  }

  /** Notes what the page has been like so far. */
  async rest(): Promise<void> {
    if (this.page.url() === 'about:blank') return;
    this.pages.push(await this.page.evaluate(() => window.felt.take()));
    console.log(JSON.stringify(this.pages.at(-1), null, 1)); // DEBUG
  }

  async #feel(kind: Kind, name: string, shown: Locator, press: () => Promise<void>): Promise<void> {
    try {
      await this.page.evaluate(() => window.felt.begin());
      await press();
      const began = performance.now();
      // Whoever looks for something in a page keeps its processor busy: nobody does while it works.
      await wait(QUIET_MS);
      while (!(await shown.isVisible())) {
        if (performance.now() - began > WAIT_MS) throw new Error('It was not to be seen.');
        await wait(QUIET_MS);
      }
      const felt = await shown.evaluate((element) => window.felt.end(element));
      this.presses.push({ kind, name, journey: this.journey, times: this.times, ...felt });
    } catch (error) {
      await this.page.screenshot({ path: '/tmp/felt/fail.png' }); // DEBUG
      console.log(this.presses.map((it) => `${it.name} ${it.sign | 0} ${it.shown | 0} ${it.frame | 0} ${it.why}`).join('\n')); // DEBUG
      throw new Error(`${this.journey}, ${name}: ${error}`, { cause: error });
    }
  }
}
