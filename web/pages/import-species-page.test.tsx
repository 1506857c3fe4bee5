import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { importSpecies } from '#domain/contract/species/species.ts';
import { SPECIES_COUNT } from '#domain/limits.ts';
import { breakProxy } from '#web/testing/broken-proxy.ts';
import { holdRequests } from '#web/testing/held-requests.ts';
import { loseNetwork } from '#web/testing/lose-network.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const run = page.getByRole('button', { name: 'Import Complete Species Dataset' });

test('the page says what the import does, and the result when it has run', async () => {
  await renderApp({ url: '/admin/import-species', as: 'admin' });

  await expect
    .element(page.getByRole('heading', { name: 'Admin: Import Complete Species Data' }))
    .toBeVisible();
  for (const note of [/replaces ALL species data/, /safe to run multiple times/, /183 complete species/]) {
    await expect.element(page.getByText(note)).toBeVisible();
  }
  await run.click();
  const result = page.getByRole('status');
  await expect.element(result.getByText('Nothing to import')).toBeVisible();
  const counts = `Species before: ${SPECIES_COUNT}. Species now: ${SPECIES_COUNT}. Imported: 0.`;
  await expect.element(result.getByText(counts)).toBeVisible();
});

test('without a connection the import fails and says so', async () => {
  await renderApp({ url: '/admin/import-species', as: 'admin' });
  await expect.element(run).toBeVisible();
  loseNetwork();

  await run.click();
  const alert = page.getByRole('alert');
  await expect.element(alert.getByText('Import Failed')).toBeVisible();
  await expect.element(alert.getByText('Network error occurred')).toBeVisible();
});

test('while it runs the button says so, and an answer that is not ours gets our words', async () => {
  await renderApp({ url: '/admin/import-species', as: 'admin' });
  const line = await holdRequests(`*${importSpecies.path}`);

  await run.click();
  await line.arrived;
  const pending = page.getByRole('button', { name: 'Importing Species...' });
  await expect.element(pending).toHaveAttribute('aria-disabled', 'true');
  await line.fail();
  await expect.element(page.getByText('Network error occurred')).toBeVisible();
  await breakProxy(`*${importSpecies.path}`);
  await run.click();
  await expect.element(page.getByRole('alert').getByText('Failed to import species')).toBeVisible();
});
