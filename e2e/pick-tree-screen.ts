import { expect } from './journey.ts';
import { StepScreen } from './step-screen.ts';

/** Step 2: the species browser (PRODUCT.md#choosing-a-tree), photos and hours. */
export class PickTreeScreen extends StepScreen {
  async search(text: string) {
    await this.page.getByLabel('Search', { exact: true }).fill(text);
  }

  async chooseState(name: string) {
    await this.page.getByRole('combobox', { name: 'State' }).click();
    await this.page.getByPlaceholder('Search states').fill(name);
    await this.page.getByRole('option', { name, exact: true }).click();
  }

  async chooseDifficulty(difficulty: string) {
    await this.page.getByLabel('Difficulty').selectOption({ label: difficulty });
  }

  /** Opens the search's first result; until then the list is the earlier one. */
  async preview(tree: string) {
    const found = this.page.getByRole('list', { name: 'Trees found' }).getByRole('listitem');
    await expect(found.first()).toContainText(tree);
    await this.page.getByRole('button', { name: `Preview ${tree}` }).click();
    await expect(this.page.getByRole('dialog').getByRole('heading', { name: tree })).toBeVisible();
  }

  /** From the preview to the question to be sure. */
  async choosePreviewed() {
    await this.page.getByRole('button', { name: 'Choose This Tree' }).click();
    await expect(this.page.getByRole('button', { name: 'Confirm Selection' })).toBeVisible();
  }

  async confirm() {
    await this.page.getByRole('button', { name: 'Confirm Selection' }).click();
  }

  async hasChosen(tree: string) {
    const section = this.page.getByRole('region', { name: 'Your tree' });
    await expect(section.getByRole('heading', { name: tree })).toBeVisible();
  }
}
