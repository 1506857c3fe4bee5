import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

/** PRODUCT.md#completion, the completion page. */
export class ReportScreen {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async isShown() {
    await expect(this.#page.getByRole('heading', { level: 1, name: 'You Cloned a Tree!' })).toBeVisible();
  }

  get species(): Locator {
    return this.#page.getByRole('region').filter({ hasText: 'Species' }).getByRole('heading');
  }

  /** Unfolds what the first view does not say. */
  async unfold() {
    const story = this.#page.getByRole('button', { name: 'My whole story' });
    if ((await story.getAttribute('aria-expanded')) === 'false') await story.click();
  }

  /** A number of the summary. */
  figure(label: 'Cuttings harvested' | 'Trees planted' | 'Total hours'): Locator {
    const term = this.#page.getByRole('term').filter({ hasText: label });
    return term.locator('..').getByRole('definition');
  }

  /** Turns the carousel once around and gives each photo as it comes into view. */
  async *photos(count: number): AsyncGenerator<{ photo: Locator; step: string }> {
    await this.unfold();
    const carousel = this.#page.getByRole('region', { name: 'Project photos' });
    await carousel.scrollIntoViewIfNeeded();
    for (let shown = 1; shown <= count; shown++) {
      const place = `${shown} of ${count}`;
      await expect(carousel.getByText(place, { exact: true })).toBeVisible();
      const photo = carousel.getByRole('group', { name: place }).getByRole('img');
      const step = (await carousel.getByText(/^Step \d: /).textContent()) ?? '';
      yield { photo, step };
      await carousel.getByRole('button', { name: 'Next', exact: true }).click();
    }
  }

  async goBack() {
    await this.unfold();
    await this.#page.getByRole('link', { name: 'Back to Projects' }).click();
  }
}
