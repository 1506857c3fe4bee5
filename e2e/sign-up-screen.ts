import type { Page } from '@playwright/test';
import type { Scout } from './people.ts';

/** PRODUCT.md#login-and-sign-up, the tab Sign Up. */
export class SignUpScreen {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open() {
    await this.#page.goto('/');
    await this.#page.getByRole('tab', { name: 'Sign Up' }).click();
  }

  async fillIn(scout: Scout) {
    const field = (label: string) => this.#page.getByLabel(label, { exact: true });
    await field('First name').fill(scout.firstName);
    await field('Last name').fill(scout.lastName);
    await field('Organization').selectOption({ label: scout.organization });
    await field('Troop number').fill(scout.troopNumber);
    await field('State').selectOption({ label: scout.state });
    await field('ZIP code').fill(scout.zipCode);
    await field('Username').fill(scout.username);
    await field('Email').fill(scout.email);
    await field('Password').fill(scout.password);
    await field('Confirm password').fill(scout.password);
  }

  async submit() {
    await this.#page.getByRole('button', { name: 'Submit', exact: true }).click();
  }
}
