import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

type Credentials = { readonly username: string; readonly password: string };

/** PRODUCT.md#login-and-sign-up, the tab Log In and the Admin Portal behind it. */
export class LoginScreen {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(address = '/') {
    await this.#page.goto(address);
    await this.isShown();
  }

  async isShown() {
    await expect(this.#page.getByRole('heading', { name: 'Learn how to clone trees!' })).toBeVisible();
  }

  async logIn({ username, password }: Credentials) {
    await this.#fill(username, password);
    await this.#page.getByRole('button', { name: 'Log In', exact: true }).click();
  }

  /** Opens the Admin Portal and enters. */
  async logInAsAdmin({ username, password }: Credentials) {
    await this.#page.getByRole('button', { name: 'Admin Login' }).click();
    await expect(this.#page.getByRole('heading', { name: 'Admin Portal' })).toBeVisible();
    await this.#fill(username, password);
    await this.#page.getByRole('button', { name: 'Log In as Admin' }).click();
  }

  async #fill(username: string, password: string) {
    await this.#page.getByLabel('Username or email').fill(username);
    await this.#page.getByLabel('Password', { exact: true }).fill(password);
  }
}
