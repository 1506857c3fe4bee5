import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getStatistics, listOtherTrees } from '#domain/contract/office/statistics.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { standInFor } from '#web/testing/stand-in-response.ts';

const FIGURES = { scouts: 2, started: 3, finished: 1, cuttings: 24, rooted: 6, planted: 3, hours: 4.5 };

const respond = (body: unknown) =>
  standInFor(`*${getStatistics.path}`, { status: 200, type: 'application/json', body: JSON.stringify(body) });

test('#statistics: numbers stand together and by name, and another measure changes the bars', async () => {
  const states = Array.from({ length: 12 }, (_, n) => ({
    kind: 'state',
    name: `S${n}`,
    ...FIGURES,
    started: 20 - n,
  }));
  await respond({
    countedAt: '2026-08-01T12:00:00.000Z',
    total: { ...FIGURES, started: 1234 },
    rows: [
      { kind: 'species', name: 'Black Willow', ...FIGURES },
      { kind: 'jarPlace', name: 'brightShade', ...FIGURES },
      ...states,
    ],
    consents: [{ state: 'confirmed', count: 7 }],
  });
  await renderApp({ url: '/admin/statistics', as: 'admin' });
  await expect.element(page.getByText('1,234')).toBeVisible();
  const species = page.getByRole('table', { name: 'By species' });
  await expect.element(species.getByRole('row', { name: 'Black Willow 3' })).toBeVisible();
  await page.getByLabelText('Show').selectOptions('Hours');
  await expect.element(species.getByRole('row', { name: 'Black Willow 4.5' })).toBeVisible();
  const places = page.getByRole('table', { name: 'Where the jar stood' });
  await page.getByLabelText('Show').selectOptions('Of 100 cuttings, with roots');
  await expect.element(places.getByRole('row', { name: 'Bright shade 25' })).toBeVisible();
  await expect.element(page.getByText('S11')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Show all 12' }).click();
  await expect.element(page.getByText('S11')).toBeVisible();
  const consents = page.getByRole('table', { name: 'How consents stand' });
  await expect.element(consents.getByRole('row', { name: 'In force 7' })).toBeVisible();
  await expect.element(page.getByText('No project so far.')).toBeVisible();
});

test('#statistics: where there is too much to count at once, the page says when to look again', async () => {
  await respond(null);
  await renderApp({ url: '/admin/statistics', as: 'admin' });
  await expect.element(page.getByText('These are being counted')).toBeVisible();
});

test('#names-of-other-trees: the names of trees that are in no list are shown when they are asked for, and not before', async () => {
  const trees = { names: [{ name: 'Zebra fig', count: 2, states: ['TX', 'WI'] }], hasMore: true };
  await standInFor(`*${listOtherTrees.path}`, {
    status: 200,
    type: 'application/json',
    body: JSON.stringify(trees),
  });
  await renderApp({ url: '/admin/statistics', as: 'admin' });
  await expect.element(page.getByRole('button', { name: 'Show the names' })).toBeVisible();
  expect(page.getByText('Zebra fig').query()).toBeNull();
  await page.getByRole('button', { name: 'Show the names' }).click();
  await expect.element(page.getByRole('row', { name: 'Zebra fig 2 Texas, Wisconsin' })).toBeVisible();
  await expect.element(page.getByText('Names that are rarer are left out.')).toBeVisible();
});
