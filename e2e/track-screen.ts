import type { Locator } from '@playwright/test';
import { expect } from './journey.ts';
import { PhotoPanel } from './photo-panel.ts';
import { StepScreen } from './step-screen.ts';

/** Step 4: the weekly entries (PRODUCT.md#tracking-entries). */
export class TrackScreen extends StepScreen {
  /** The entries, newest first. */
  get entries(): Locator {
    return this.page.getByRole('article');
  }

  async startEntry() {
    await this.press('New Entry');
    await expect(this.field('What do you see?')).toBeVisible();
  }

  /** Where the form takes the focus: its words, or on touch its heading, so that no keyboard comes over its pictures. */
  async hasBegun() {
    const focused = this.page.locator(':focus');
    const heading = this.page.getByRole('heading', { name: /^(New|Edit) entry$/ });
    await expect(this.field('What do you see?').or(heading).and(focused)).toBeVisible();
  }

  /** Does what the menu of the newest entry offers. */
  async choose(name: 'Edit Entry' | 'Delete Entry') {
    await this.entries
      .first()
      .getByRole('button', { name: /^Menu of/ })
      .click();
    await this.page.getByRole('menuitem', { name }).click();
  }

  async note(notes: string) {
    await this.field('What do you see?').fill(notes);
  }

  async tick(activity: string) {
    await this.page.getByRole('checkbox', { name: activity }).check();
  }

  get entryPhotos(): PhotoPanel {
    return new PhotoPanel(this.page.getByRole('article').filter({ has: this.field('What do you see?') }));
  }

  async completeEntry() {
    await this.press('Complete Entry');
    await expect(this.page.getByText('Entry Completed!', { exact: true })).toBeVisible();
  }
}
