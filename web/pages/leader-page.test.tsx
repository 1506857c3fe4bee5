import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getLedTroop, getScout } from '#domain/contract/leader.ts';
import { CARD_PROBLEMS } from '#domain/rules/sign-in-cards.ts';
import { enterAsLeader } from '#web/testing/enter-as-leader.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { standInFor } from '#web/testing/stand-in-response.ts';

const TROOP = { id: 'troop-1', organization: 'scouts_bsa', state: 'WI', number: '42', name: 'Oak Patrol' };
const PROGRESS = {
  ...{ projectId: 'p', status: 'in_progress', currentStep: 4, totalSteps: 5, species: 'Black Willow' },
  ...{ cuttings: 8, planted: 0, hours: 2, lastCheck: '2026-05-01', nextCheck: '2026-05-08', photos: 3 },
};

const respond = (path: string, body: unknown) =>
  standInFor(`*${path}`, { status: 200, type: 'application/json', body: JSON.stringify(body) });

test('§21.5: a leader agrees to the undertaking first', async () => {
  await renderApp({ url: '/', as: 'leader' });
  await expect.element(page.getByText(/I use what I see only to run it/)).toBeVisible();
  await page.getByRole('button', { name: 'I agree' }).click();
  await expect.element(page.getByText('You lead no troop at present')).toBeVisible();
});

test('§21.6: a troop without a yes says why, and offers no empty sheet', async () => {
  await enterAsLeader();
  await renderApp({ url: '/leader' });
  await expect.element(page.getByText('No scout yet: parents say yes first')).toBeVisible();
  await expect.element(page.getByRole('link', { name: /PDF/ })).not.toBeInTheDocument();
});

test('§21.6: a troop tells who waits for a check and who finished', async () => {
  const done = { ...PROGRESS, status: 'completed', nextCheck: null };
  const scouts = [
    { id: 'a', name: 'Ada O.', choice: 'progress', saysFixed: false, projects: [PROGRESS] },
    { id: 'b', name: 'Ben R.', choice: 'work', saysFixed: true, projects: [done] },
    { id: 'c', name: 'Cleo S.', choice: 'work', saysFixed: false, projects: [] },
  ];
  await respond(getLedTroop.path.replace(':id', await enterAsLeader()), { troop: TROOP, scouts });
  await renderApp({ url: '/leader' });
  await expect.element(page.getByText('Step 4 of 5: Track Root Growth')).toBeVisible();
  await expect.element(page.getByText('Has not started a tree yet.')).toBeVisible();
  await page.getByText('Wait for a check (1)').click();
  await expect.element(page.getByRole('link', { name: 'Ada O.' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Ben R.' })).not.toBeInTheDocument();
  await page.getByText('Finished (1)').click();
  await expect.element(page.getByRole('link', { name: 'Ben R.' })).toBeVisible();
  await expect.element(page.getByText('Says: “I fixed it”')).toBeVisible();
});

test('§21.13: of a scout whose parents show the work a leader makes a card', async () => {
  const scout = { id: 'a', name: 'Ada O.', choice: 'work', projects: [], troop: TROOP };
  await respond(getScout.path.replace(':id', 'a'), {
    ...scout,
    isOwnChild: false,
    cardProblem: null,
    work: [],
  });
  await renderApp({ url: '/leader/scouts/a', as: 'leader' });
  await page.getByRole('button', { name: 'Sign-in Card' }).click();
  await expect.element(page.getByRole('button', { name: 'Make Card' })).toBeVisible();
});

test('§21.6: a scout with progress only says so, and one whose parent said no is not here', async () => {
  const scout = { id: 'a', name: 'Ada O.', choice: 'progress', projects: [PROGRESS], troop: TROOP };
  const cardProblem = CARD_PROBLEMS['progress-only'];
  await respond(getScout.path.replace(':id', 'a'), { ...scout, isOwnChild: true, cardProblem, work: null });
  await renderApp({ url: '/leader/scouts/a', as: 'leader' });
  await expect.element(page.getByRole('heading', { name: 'Ada O.', level: 1 })).toBeVisible();
  await expect.element(page.getByText(/progress only: no notes/)).toBeVisible();
  await expect
    .element(page.getByText(/^No sign-in card\. The parents show you the progress only/))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Sign-in Card' })).not.toBeInTheDocument();
  await expect.element(page.getByText("You are this scout's parent. Another leader reviews.")).toBeVisible();
  await renderApp({ url: '/leader/scouts/gone', as: 'leader' });
  await expect.element(page.getByRole('heading', { name: 'This scout is not here' })).toBeVisible();
});
