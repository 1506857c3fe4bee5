import type { Page } from '@playwright/test';
import { drawStroke } from './drawing.ts';
import { expect } from './journey.ts';
import type { Scout } from './people.ts';

/** PRODUCT.md#the-consent-page, the page that the child hands to a parent or guardian. */
export class ConsentScreen {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async isShown() {
    await expect(this.#page.getByRole('heading', { name: 'Parent Consent', level: 1 })).toBeVisible();
  }

  async fillIn({ parent }: Scout) {
    await this.#page.getByLabel('Parent/Guardian first name').fill(parent.firstName);
    await this.#page.getByLabel('Parent/Guardian last name').fill(parent.lastName);
    await this.#page.getByLabel('Parent/Guardian email').fill(parent.email);
    await this.#page.getByRole('checkbox', { name: 'Terms of Service' }).check();
  }

  async readTerms() {
    await this.#page.getByRole('button', { name: 'Read the Terms of Service' }).click();
    await expect(this.#page.getByRole('dialog')).toContainText('Wisconsin');
  }

  async closeTerms() {
    await this.#page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(this.#page.getByRole('dialog')).toBeHidden();
  }

  /** Draws on the canvas: with a finger where the screen takes one, else with the mouse. */
  async sign() {
    const canvas = this.#page.getByRole('img', { name: 'Empty signature area' });
    await drawStroke(this.#page, canvas, [
      [0.12, 0.7],
      [0.2, 0.2],
      [0.3, 0.75],
      [0.42, 0.35],
      [0.55, 0.7],
      [0.7, 0.3],
      [0.88, 0.6],
    ]);
    await expect(this.#page.getByRole('img', { name: 'Your signature' })).toBeVisible();
  }

  async submit() {
    await this.#page.getByRole('button', { name: 'Submit Parent Consent' }).click();
  }
}
