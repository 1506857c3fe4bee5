import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Providers } from '#web/app/providers.tsx';
import { FirstAdminForm } from '#web/features/sign-in/accounts/first-admin-form.tsx';
import { englishHere } from '#web/testing/english-here.ts';
import { knownPerson } from '#web/testing/known-person.ts';
import { loseNetwork } from '#web/testing/lose-network.ts';
import { mount } from '#web/testing/mount.ts';
import * as words from '#words/office/admin-account.ts';
import * as firstAdmin from '#words/sign-in/first-admin.ts';

test('#the-language-of-a-page: the first administrator reads nothing in English, nor where it fails', async () => {
  await knownPerson('admin');
  mount(
    <Providers>
      <FirstAdminForm onCreated={() => expect.unreachable('there is an administrator already')} />
    </Providers>,
  );
  const typed = {
    [words.firstName]: 'Rowan',
    [words.lastName]: 'Hart',
    [words.username]: 'rowan',
    [words.email]: 'rowan@council.example',
    [words.password]: 'acorn-and-oak',
  };
  for (const [label, text] of Object.entries(typed)) {
    await page.getByLabelText(label, { exact: true }).fill(text);
  }
  loseNetwork();
  await page.getByRole('button', { name: firstAdmin.create }).click();
  await expect.element(page.getByText(firstAdmin.networkError).first()).toBeVisible();
  expect(englishHere()).toEqual([]);
});
