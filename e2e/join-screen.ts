import type { Page } from '@playwright/test';
import { ConsentScreen } from './consent-screen.ts';
import { expect } from './journey.ts';

/** The form of a parent who came by the link of an invitation (PRODUCT.md#joining). */
export class JoinScreen {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async isAt(step: string) {
    await expect(this.#page.getByRole('heading', { name: step, level: 2 })).toBeVisible();
  }

  async fillInChild(zipCode: string) {
    await this.#page.getByLabel('ZIP code').fill(zipCode);
    await this.next();
  }

  async fillInLogin({ username, password }: { username: string; password: string }) {
    await this.#page.getByLabel('Username').fill(username);
    await this.#page.getByLabel('Password', { exact: true }).fill(password);
    await this.next();
  }

  async fillInParent(firstName: string, email?: string) {
    await this.#page.getByLabel('Your first name').fill(firstName);
    await this.#page.getByLabel('Your last name').fill('Okafor');
    if (email) await this.#page.getByLabel('Your email').fill(email);
    await this.next();
  }

  async sign() {
    await this.#page.getByRole('checkbox', { name: 'Terms of Service' }).check();
    await new ConsentScreen(this.#page).sign();
    await this.#page.getByRole('button', { name: 'Sign and finish' }).click();
  }

  async next() {
    await this.#page.getByRole('button', { name: 'Next' }).click();
  }
}
