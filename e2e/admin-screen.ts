import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

/** §2.16. */
export class AdminScreen {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async isShown() {
    await expect(this.#page.getByRole('heading', { name: 'Admin Dashboard', level: 1 })).toBeVisible();
  }

  async search(text: string) {
    await this.#page.getByLabel('Search').fill(text);
  }

  /** What the list shows of a student: a row of the table or, on phones, a card. */
  student(username: string): Locator {
    const students = this.#page.getByRole('region', { name: /^Students \([\d,]+\)$/ });
    return students.getByRole('row').or(students.getByRole('listitem')).filter({ hasText: username });
  }

  async act(
    action:
      | 'Reset Password'
      | 'Sign-in Card'
      | 'Correct Details'
      | 'Consent Record'
      | 'Parents'
      | 'Delete User',
    username: string,
  ) {
    await this.#page.getByRole('button', { name: `Actions for ${username}` }).click();
    await this.#page.getByRole('menuitem', { name: action }).click();
    await expect(this.#page.getByRole('dialog').or(this.#page.getByRole('alertdialog'))).toBeVisible();
  }

  async setPassword(password: string) {
    await this.#page.getByLabel('New password', { exact: true }).fill(password);
    await this.#page.getByRole('button', { name: 'Reset Password', exact: true }).click();
  }

  async confirmDeletion() {
    await this.#page.getByRole('button', { name: 'Delete User', exact: true }).click();
  }
}
