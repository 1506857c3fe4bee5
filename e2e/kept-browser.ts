import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumLaunchOptions } from './browser.ts';

/** A browser whose profile lies in a folder and outlives it, as on a person's own device. */
export class KeptBrowser {
  /** The folder in which the browser keeps everything. */
  readonly profile = mkdtempSync(join(tmpdir(), 'rootling-profile-'));
  readonly #address: string;
  #context: BrowserContext | null = null;

  constructor(address: string) {
    this.#address = address;
  }

  async open(): Promise<{ page: Page; context: BrowserContext }> {
    const context = await chromium.launchPersistentContext(this.profile, {
      ...chromiumLaunchOptions(),
      baseURL: this.#address,
      viewport: { width: 360, height: 740 },
      serviceWorkers: 'allow',
    });
    this.#context = context;
    return { page: context.pages()[0] ?? (await context.newPage()), context };
  }

  /** The end of a battery: SIGKILL for the browser and all its helpers, without a moment to tidy up. */
  async kill(): Promise<void> {
    const gone = new Promise((resolve) => this.#context?.once('close', resolve));
    for (const pid of this.#processes()) process.kill(pid, 'SIGKILL');
    await gone;
  }

  /** Ends the browser as people do; what it has to write yet, it writes. */
  async close(): Promise<void> {
    await this.#context?.close();
    this.#context = null;
  }

  async remove(): Promise<void> {
    await this.close();
    rmSync(this.profile, { recursive: true, force: true });
  }

  #processes(): number[] {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    return pids.map(Number).filter((pid) => commandOf(pid).includes(this.profile));
  }
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return ''; // it has just ended
  }
}
