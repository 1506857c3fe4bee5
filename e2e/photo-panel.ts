import { basename } from 'node:path';
import type { Locator } from '@playwright/test';
import { expect } from './journey.ts';

/** PRODUCT.md#photo-panel: a place for photos, by click or by drop. */
export class PhotoPanel {
  readonly #panel: Locator;
  readonly #zone: Locator;

  /**
   * @param panel holds one drop zone and its photos.
   * @param zone what is clicked and dropped on, where it is no field with words of its own.
   */
  constructor(panel: Locator, zone?: Locator) {
    this.#panel = panel;
    const chooser = panel.getByText('Choose from this device', { exact: true });
    this.#zone = zone ?? panel.getByText('Drop them here, or click or tap.').or(chooser);
  }

  get photos(): Locator {
    return this.#panel.getByRole('img');
  }

  /** Clicks the zone and chooses files in the browser's own dialog. */
  async addByClick(...paths: string[]) {
    const page = this.#panel.page();
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), this.#zone.click()]);
    await chooser.setFiles(paths);
    await this.has(...paths);
  }

  /** Drags files from outside the browser onto the zone, and lets go; on touch, where nothing is dragged, by click. */
  async addByDrop(...paths: string[]) {
    const page = this.#panel.page();
    if (await page.evaluate(() => matchMedia('(pointer: coarse)').matches)) return this.addByClick(...paths);
    await this.#zone.scrollIntoViewIfNeeded();
    const box = await this.#zone.boundingBox();
    if (!box) throw new Error('There is nothing to drop photos on.');
    const browser = await page.context().newCDPSession(page);
    const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const data = { items: [], files: paths, dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
      await browser.send('Input.dispatchDragEvent', { type, ...place, data });
    }
    await browser.detach();
    await this.has(...paths);
  }

  /** Each of the files has its tile: while it is read it stands in a row, and what is below moves as the tile comes. */
  async has(...paths: string[]) {
    for (const path of paths) {
      await expect(
        this.#panel
          .getByRole('button')
          .getByRole('img', { name: basename(path) })
          .last(),
      ).toBeVisible();
    }
    await expect(this.#panel.getByRole('progressbar')).toHaveCount(0);
  }
}
