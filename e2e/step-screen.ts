import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';
import { PhotoPanel } from './photo-panel.ts';

/** The common parts of the five step pages (PRODUCT.md#steps). */
export class StepScreen {
  protected readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async isShown(stepNumber: number) {
    await expect(
      this.page.getByRole('heading', { level: 1, name: new RegExp(`^Step ${stepNumber}: `) }),
    ).toBeVisible();
  }

  /** The step photos of steps 2 and 3, which have a section of their own. */
  get photos(): PhotoPanel {
    return new PhotoPanel(this.page.getByRole('region', { name: 'Photos', exact: true }));
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  /** Where files are chosen; on touch its name begins with the words of its button. */
  files(label: string): Locator {
    return this.page.getByLabel(label);
  }

  /** Sees what was just typed being saved, and waits until it is on the server. */
  async savesItself() {
    const saving = this.page.getByText('Saving...', { exact: true });
    await expect(saving).toBeVisible();
    await expect(saving).toBeHidden();
    await expect(this.page.getByText('Auto-saved', { exact: true }).last()).toBeVisible();
  }

  async press(name: string) {
    await this.page.getByRole('button', { name, exact: true }).click();
  }
}
