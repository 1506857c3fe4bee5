import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Works a page as somebody does who has no pointer: with Tab to a control, whose focus can be seen, and keys there. */
export class Keyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(control: Locator, key: string) {
    await this.#reach(control, 'Tab');
    await this.#page.keyboard.press(key);
  }

  async type(control: Locator, text: string) {
    await this.#reach(control, 'Tab');
    await this.#page.keyboard.type(text);
  }

  /** For what stands before the control that was used last. */
  async typeBackwards(control: Locator, text: string) {
    await this.#reach(control, 'Shift+Tab');
    await this.#page.keyboard.type(text);
  }

  /** For what stands before the control that was used last. */
  async pressBackwards(control: Locator, key: string) {
    await this.#reach(control, 'Shift+Tab');
    await this.#page.keyboard.press(key);
  }

  /** Into a field of day and time, whose parts follow each other: month, day and year, then the time of the day. */
  async typeMoment(control: Locator, day: string, time: string) {
    await this.type(control, day);
    await this.#page.keyboard.press('ArrowRight');
    await this.#page.keyboard.type(time);
  }

  /** Opens a menu and goes down to one of its items. */
  async choose(menuButton: Locator, name: string) {
    await this.press(menuButton, 'Enter');
    const items = this.#page.getByRole('menuitem');
    await expect(items.first()).toBeFocused();
    const names = await items.allTextContents();
    expect(names).toContain(name);
    // The focus moves a moment after the key: pressing again too soon goes a line too far.
    for (let line = 1; line <= names.indexOf(name); line++) {
      await this.#page.keyboard.press('ArrowDown');
      await expect(items.nth(line)).toBeFocused();
    }
    await this.#page.keyboard.press('Enter');
  }

  /** Goes down the options of a list that is closed until one of them is chosen. */
  async pick(select: Locator, label: string) {
    await this.#reach(select, 'Tab');
    const options = (await select.getByRole('option').allTextContents()).length;
    const chosen = select.locator('option:checked');
    for (let presses = 0; presses < options; presses++) {
      if ((await chosen.textContent()) === label) break;
      await this.#page.keyboard.press('ArrowDown');
    }
    await expect(chosen).toHaveText(label);
  }

  /** The browser's own dialog for files is no part of the page: what was chosen there is handed over. */
  async attach(input: Locator, path: string) {
    await this.#reach(input, 'Tab');
    await input.setInputFiles(path);
    await expect(input).toBeFocused();
  }

  async #reach(control: Locator, key: 'Tab' | 'Shift+Tab') {
    await expect(control).toBeVisible();
    await expect(control).toBeEnabled();
    // A screen that has just lost what had the focus may still hand it on: then the way is gone once more.
    await expect(async () => {
      for (let presses = 0; presses < 80; presses++) {
        if (await hasFocus(control)) break;
        await this.#page.keyboard.press(key);
      }
      await expect(control).toBeFocused({ timeout: 500 });
      await expect(control, 'the focus can be seen').not.toHaveCSS('outline-style', 'none', { timeout: 500 });
    }).toPass();
  }
}

function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement);
}
