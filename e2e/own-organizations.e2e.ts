/** PRODUCT.md#organizations: a site whose operator has named other organizations than the three. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { AdminScreen } from './admin-screen.ts';
import { ConsentScreen } from './consent-screen.ts';
import { expect, ONE_SIZE, startProduct } from './journey.ts';
import { test as base, enterAsAdmin } from './known-admin.ts';
import { newScout } from './people.ts';
import { SignUpScreen } from './sign-up-screen.ts';

const OWN = ['4-H', 'Trail Life USA'];

const test = base.extend<object, object>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use, { project, workerIndex }) => {
      mkdirSync(project.outputDir, { recursive: true });
      const log = join(project.outputDir, `server-with-organizations-${workerIndex}.log`);
      const server = await startProduct(log, { ORGANIZATIONS: OWN.join(', ') });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

/** None of the three stands beside them. */
const offersOwn = (field: Locator) =>
  expect(field.getByRole('option', { name: /4-H|Life|Scouts/ })).toHaveText(OWN);

async function exported(page: Page): Promise<string> {
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Data' }).click();
  return readFileSync(await (await file).path(), 'utf8');
}

test(
  'an operator’s own organizations stand wherever one is chosen, filtered or exported',
  ONE_SIZE,
  async ({ page, browser, baseURL, admin, inspect }) => {
    const scout = { ...newScout(), organization: '4-H' };
    const signUp = new SignUpScreen(page);
    await signUp.open();
    await offersOwn(page.getByLabel('Organization'));
    await signUp.fillIn(scout);
    await inspect('own-organizations-sign-up');
    await signUp.submit();
    await new ConsentScreen(page).isShown();

    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', viewport: page.viewportSize() });
    const office = await elsewhere.newPage();
    await enterAsAdmin(office, admin);
    await office.goto('/admin');
    const screen = new AdminScreen(office);
    await screen.isShown();
    await screen.openFilters();
    const filter = office.getByRole('region', { name: 'Filters' }).getByLabel('Organization');
    await offersOwn(filter);
    for (const name of [...OWN, 'Total Students'])
      await expect(office.getByRole('term').filter({ hasText: name })).toBeVisible();
    await filter.selectOption('Trail Life USA');
    await expect(office.getByText('No students found matching your criteria')).toBeVisible();
    await filter.selectOption('4-H');
    await expect(screen.student(scout.username)).toContainText('4-H');

    await screen.act('Correct Details', scout.username);
    const dialog = office.getByRole('dialog', { name: 'Correct Details' });
    const organization = dialog.getByLabel('Organization');
    await offersOwn(organization);
    await organization.selectOption('Trail Life USA');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(dialog).toBeHidden();
    await screen.backToList();
    await screen.openFilters();
    await filter.selectOption('Trail Life USA');
    await expect(screen.student(scout.username)).toContainText('Trail Life USA');
    await inspect('own-organizations-admin', { page: office });
    const csv = await exported(office);
    expect(csv).toContain(`"${scout.username}","${scout.email}","Trail Life USA",`);
    await elsewhere.close();
  },
);
