import type { Locator, Page } from '@playwright/test';
import { listStudents } from '#domain/contract/office/admin.ts';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { expect } from './journey.ts';

/** PRODUCT.md#the-list-of-students. */
export class AdminScreen {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async isShown() {
    await expect(this.#page.getByRole('heading', { name: 'Admin Dashboard', level: 1 })).toBeVisible();
  }

  /** Goes to a place of administrators, which below 1024 px stand under a button. */
  async goTo(place: string) {
    const menu = this.#page.getByRole('button', { name: /^Menu/ });
    const places = this.#page.getByRole('navigation', { name: 'Administration' });
    await expect(menu.or(places).first()).toBeVisible();
    if (!(await places.isVisible())) await menu.click();
    await places
      .getByRole('link', { name: place })
      .or(places.getByRole('button', { name: place }))
      .click();
  }

  /** Unfolds the filters beside the search, where there was no room for them. */
  async openFilters() {
    await expect(this.#page.getByLabel('Search')).toBeVisible();
    const button = this.#page.getByRole('button', { name: /^Filters/, expanded: false });
    if (await button.isVisible()) await button.click();
  }

  /** Searches, and waits for the result: until then the list is that of before, and moves under a finger. */
  async search(text: string) {
    const found = this.#page.waitForResponse((response) => {
      const { pathname, searchParams } = new URL(response.url());
      return pathname === addressOf(listStudents) && searchParams.get('q') === text;
    });
    await this.#page.getByLabel('Search').fill(text);
    await found;
    await expect(this.#students).toHaveAttribute('aria-busy', 'false');
  }

  get #students(): Locator {
    return this.#page.getByRole('region', { name: /^Students \([\d,]+\)$/ });
  }

  /** Returns a student's entry: a row of the table or, on phones, a card. */
  student(username: string): Locator {
    const students = this.#students;
    return students.getByRole('row').or(students.getByRole('listitem')).filter({ hasText: username });
  }

  /** Opens a student by itself, unless that is where we are. */
  async open(username: string) {
    const main = this.#page.getByRole('main');
    const back = main.getByRole('link', { name: 'Back to the students' });
    if (await back.isVisible()) {
      if (await main.getByText(username, { exact: true }).first().isVisible()) return;
      await back.click();
    }
    await this.student(username).getByRole('link').click();
    await expect(main.getByRole('heading', { name: 'What was done' })).toBeVisible();
  }

  /** Back from a student to the list as it was. */
  async backToList() {
    await this.#page.getByRole('link', { name: 'Back to the students' }).click();
    await this.isShown();
  }

  /** Presses an action in a row's menu, or on the student's own screen. */
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
    if (action === 'Reset Password' || action === 'Delete User') {
      await this.#page.getByRole('button', { name: `Actions for ${username}` }).click();
      await this.#page.getByRole('menuitem', { name: action }).click();
    } else {
      await this.open(username);
      await this.#page.getByRole('main').getByRole('button', { name: action, exact: true }).click();
    }
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
