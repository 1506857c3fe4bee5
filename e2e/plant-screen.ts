import { expect } from './journey.ts';
import { PhotoPanel } from './photo-panel.ts';
import { StepScreen } from './step-screen.ts';

/** Step 5: the planting (PRODUCT.md#plantings). */
export class PlantScreen extends StepScreen {
  async plantCutting() {
    await this.press('Plant A Cutting');
    await expect(this.field('Where did you plant it?')).toBeVisible();
  }

  async choosePlace(place: string) {
    await this.field('Where did you plant it?').selectOption({ label: place });
  }

  photosOf(moment: 'Before' | 'During' | 'After'): PhotoPanel {
    const heading = this.page.getByRole('heading', { name: moment, exact: true });
    const panel = heading.locator('..');
    return new PhotoPanel(panel, panel.locator('label').first());
  }

  async save() {
    await this.press('Save');
    await expect(this.page.getByText('Entry Completed!', { exact: true })).toBeVisible();
  }

  get entries() {
    return this.page.getByRole('region', { name: 'Planting Entries' }).getByRole('article');
  }
}
