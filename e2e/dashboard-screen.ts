import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

/** PRODUCT.md#dashboard. */
export class DashboardScreen {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async isShownTo(firstName: string) {
    await expect(this.#page.getByRole('heading', { name: `Welcome Back, ${firstName}!` })).toBeVisible();
  }

  async startProject() {
    await this.#page.getByRole('button', { name: 'Start New Cloning Project' }).click();
  }

  /** The only project's card. */
  get card(): Locator {
    return this.#page.getByRole('article');
  }

  async logOut() {
    await this.#page.getByRole('banner').getByRole('button').click();
    await this.#page.getByRole('menuitem', { name: 'Log Out' }).click();
  }
}
