import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getLedTroop } from '#domain/contract/troop/leader.ts';
import { enterAsLeader } from '#web/testing/enter-as-leader.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { standInFor } from '#web/testing/stand-in-response.ts';

const TROOP = { id: 'troop-1', organization: 'scouts_bsa', state: 'WI', number: '42', name: 'Oak Patrol' };
const PROJECT = {
  ...{ projectId: 'p', status: 'in_progress', currentStep: 4, totalSteps: 5, species: 'Black Willow' },
  ...{ cuttings: 8, planted: 0, hours: 2, lastCheck: '2026-05-01', nextCheck: '2026-05-08', photos: 3 },
};

test('#the-language-of-a-consent: a leader reads what she agrees to in Spanish too, below the words that count', async () => {
  await renderApp({ url: '/', as: 'leader' });
  await expect.element(page.getByText(/I use what I see only to run it/)).toHaveAttribute('lang', 'en');
  await expect.element(page.getByText(/^Es decir: Actúo para este programa/)).toBeVisible();
  await page.getByRole('button', { name: 'Estoy de acuerdo' }).click();
  await expect.element(page.getByText('Por ahora no lidera ninguna tropa')).toBeVisible();
});

test('#the-language-of-documents: a troop in Spanish, with its files in the language of the page', async () => {
  const scouts = [{ id: 'a', name: 'Ada O.', choice: 'progress', saysFixed: false, projects: [PROJECT] }];
  const body = JSON.stringify({ troop: TROOP, scouts });
  const path = getLedTroop.path.replace(':id', await enterAsLeader());
  await standInFor(`*${path}`, { status: 200, type: 'application/json', body });
  await renderApp({ url: '/leader' });
  await expect.element(page.getByText('Paso 4 de 5: Observar las raíces')).toBeVisible();
  await expect.element(page.getByText('Sauce negro · 8 esquejes · 2.0 horas · 3 fotos')).toBeVisible();
  await expect.element(page.getByText('Les toca revisar (1)')).toBeVisible();
  const sheet = page.getByRole('link', { name: 'Hoja para una reunión (PDF)' });
  await expect.element(sheet).toHaveAttribute('href', expect.stringContaining('language=es'));
});

test('#meeting: a meeting in Spanish', async () => {
  const scouts = [{ id: 'a', name: 'Ada O.', choice: 'progress', saysFixed: true, projects: [PROJECT] }];
  const id = await enterAsLeader();
  const body = JSON.stringify({ troop: { ...TROOP, id }, scouts });
  await standInFor(`*${getLedTroop.path.replace(':id', id)}`, {
    status: 200,
    type: 'application/json',
    body,
  });
  await renderApp({ url: '/leader' });
  await expect.element(page.getByText('Pide una nota')).toBeVisible();
  await page.getByRole('link', { name: 'Reunión', exact: true }).click();
  await expect.element(page.getByRole('heading', { name: 'Sin avance o piden una nota (1)' })).toBeVisible();
  await expect.element(page.getByText('Agua fresca')).toBeVisible();
});
