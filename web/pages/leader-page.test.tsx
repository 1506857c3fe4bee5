import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getLedTroop, getScout } from '#domain/contract/troop/leader.ts';
import { dayAfter } from '#domain/rules/notebook/rhythm.ts';
import { CARD_PROBLEMS } from '#domain/rules/sign-in/sign-in-cards.ts';
import { listedProject, listedWork } from '#domain/rules/troop/scout-needs.suite.ts';
import { today } from '#web/lib/dates.ts';
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

test('#leaders: a leader agrees to the undertaking first', async () => {
  await renderApp({ url: '/', as: 'leader' });
  await expect.element(page.getByText(/I use what I see only to run it/)).toBeVisible();
  await page.getByRole('button', { name: 'I agree' }).click();
  await expect.element(page.getByText('You lead no troop at present')).toBeVisible();
});

test('#what-a-leader-sees: a troop without a yes says why, and offers no empty sheet', async () => {
  await enterAsLeader();
  await renderApp({ url: '/leader' });
  await expect.element(page.getByText('No scout yet: parents say yes first')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Invite families' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /PDF|Meeting/ })).not.toBeInTheDocument();
});

test('#what-a-leader-sees: a troop tells who waits for a check and who finished', async () => {
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
  await page.getByText('Look due (1)').click();
  await expect.element(page.getByRole('link', { name: 'Ada O.' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Ben R.' })).not.toBeInTheDocument();
  await page.getByText('Finished (1)').click();
  await expect.element(page.getByRole('link', { name: 'Ben R.' })).toBeVisible();
  await expect.element(page.getByText('Says: “I fixed it”')).toBeVisible();
});

const DAY = today();
const scout = (
  id: string,
  name: string,
  project: Parameters<typeof listedProject>[0] | null,
  choice = 'work',
) => ({
  ...{ id, name, choice, saysFixed: false },
  projects: project === null ? [] : [listedProject(project)],
});
const SCOUTS = [
  scout('a', 'Ada O.', { nextCheck: dayAfter(DAY, 2) }, 'progress'),
  scout('b', 'Ben R.', { nextCheck: dayAfter(DAY, -1), work: listedWork({}, { week: 6 }) }),
  scout('c', 'Cleo S.', null),
  scout('d', 'Dev T.', {
    ...{ currentStep: 3, nextCheck: null, lastCheck: null },
    work: listedWork({}, { week: null, lastWork: dayAfter(DAY, -20) }),
  }),
  { ...scout('e', 'Eli U.', { status: 'completed', nextCheck: null, work: listedWork() }), saysFixed: true },
];

const rows = () =>
  page
    .getByRole('heading', { level: 3 })
    .elements()
    .map((it) => it.textContent);

test('#the-leaders-list: who needs help stands first, with one word; the order and who is shown stand in the address', async () => {
  await respond(getLedTroop.path.replace(':id', await enterAsLeader()), { troop: TROOP, scouts: SCOUTS });
  await renderApp({ url: '/leader' });
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect.element(row('Ben R.').getByText('Look due')).toBeVisible();
  expect(rows()).toEqual(['Eli U.', 'Dev T.', 'Ben R.', 'Cleo S.', 'Ada O.']);
  await expect.element(row('Ben R.').getByText('Week 6')).toBeVisible();
  await expect.element(row('Ben R.').getByRole('img', { name: '3 of 5 steps done' })).toBeVisible();
  await expect.element(row('Dev T.').getByText('Stuck at the harvest')).toBeVisible();
  await expect.element(row('Eli U.').getByText('Review', { exact: true })).toBeVisible();
  await expect.element(row('Ada O.').getByText('On track')).toBeVisible();
  await page.getByText('Needs help (3)').click();
  await expect.element(page.getByRole('link', { name: 'Ada O.' })).not.toBeInTheDocument();
  await page.getByLabelText('Sort by').selectOptions('Name');
  expect(rows()).toEqual(['Ben R.', 'Dev T.', 'Eli U.']);
  expect(location.search).toBe('?show=help&sort=name');
  await renderApp({ url: `/leader${location.search}` });
  await expect.element(page.getByRole('link', { name: 'Ben R.' })).toBeVisible();
  expect(rows()).toEqual(['Ben R.', 'Dev T.', 'Eli U.']);
});

test('#what-a-leader-sees: whoever is taken off a troop sees nobody of it as soon as the window is looked at again', async () => {
  const path = getLedTroop.path.replace(':id', await enterAsLeader());
  await respond(path, { troop: TROOP, scouts: SCOUTS });
  await renderApp({ url: '/leader' });
  await expect.element(page.getByRole('link', { name: 'Ben R.' })).toBeVisible();
  const gone = { status: 404, type: 'application/json', body: JSON.stringify({ message: 'Not found' }) };
  await standInFor(`*${path}`, gone);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await expect.element(page.getByRole('heading', { name: 'This troop is not here' })).toBeVisible();
  await expect.element(page.getByText(/^(Ada|Ben|Cleo|Dev|Eli) /)).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: /PDF|Meeting/ })).not.toBeInTheDocument();
});

test('#the-leaders-list: who comes back from a scout finds the list as it was left', async () => {
  const troop = getLedTroop.path.replace(':id', await enterAsLeader());
  await respond(troop, { troop: TROOP, scouts: SCOUTS });
  await renderApp({ url: '/leader?show=help' });
  await expect.element(page.getByRole('link', { name: 'Ben R.' })).toBeVisible();
  const shown = { id: 'b', name: 'Ben R.', choice: 'progress', projects: [], troop: TROOP };
  const details = { ...shown, isOwnChild: false, cardProblem: null, work: null };
  await respond(getScout.path.replace(':id', 'b'), details);
  await page.getByRole('link', { name: 'Ben R.' }).click();
  await expect.element(page.getByRole('heading', { name: 'Ben R.', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Back to your troop' }).click();
  await expect.element(page.getByRole('link', { name: 'Ben R.' })).toHaveFocus();
  expect(location.search).toBe('?show=help');
});

test('#meeting: who comes back from a scout finds the meeting, and from there the list, as they were left', async () => {
  const id = await enterAsLeader();
  await respond(getLedTroop.path.replace(':id', id), { troop: { ...TROOP, id }, scouts: SCOUTS });
  await renderApp({ url: '/leader?show=help' });
  await page.getByRole('link', { name: 'Meeting', exact: true }).click();
  await expect.element(page.getByRole('heading', { name: 'Meeting', level: 1 })).toBeVisible();
  const shown = { id: 'b', name: 'Ben R.', choice: 'work', projects: [], troop: TROOP };
  const details = { ...shown, isOwnChild: false, cardProblem: null, work: [] };
  await respond(getScout.path.replace(':id', 'b'), details);
  await page.getByRole('link', { name: 'Ben R.' }).click();
  await expect.element(page.getByRole('heading', { name: 'No tree yet' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Notes and photos' })).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Back to the meeting' }).click();
  await expect.element(page.getByRole('link', { name: 'Ben R.' })).toHaveFocus();
  await expect.element(page.getByRole('heading', { name: 'Meeting', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Back to your troop' }).click();
  await expect.element(page.getByRole('link', { name: 'Meeting', exact: true })).toHaveFocus();
  expect(location.search).toBe('?show=help');
});

test('#the-leaders-list: a photo is asked for only where the parents show the work; one that is refused gives way to the jar', async () => {
  const photo = { filename: 'newest.jpg', width: 400, height: 300 };
  const jar = { stage: 'water', roots: 'long', rooted: 3 } as const;
  const scouts = [
    scout('a', 'Ada O.', { nextCheck: DAY }, 'progress'),
    scout('b', 'Ben R.', { nextCheck: DAY, work: listedWork(jar, { photo }) }),
  ];
  await respond(getLedTroop.path.replace(':id', await enterAsLeader()), { troop: TROOP, scouts });
  await renderApp({ url: '/leader' });
  await expect.element(page.getByText('A jar with 8 cuttings, long roots')).toBeInTheDocument();
  await expect.element(page.getByText('A jar with 8 cuttings', { exact: true })).toBeInTheDocument();
  // There is none of that name: the server refuses it, as it does once a parent has taken the yes back.
  await expect.element(page.getByRole('img', { name: 'The newest photo' })).not.toBeInTheDocument();
});

test('#the-leaders-list: families, security and log out are in one menu', async () => {
  const troopId = await enterAsLeader();
  await renderApp({ url: '/leader' });
  await page.getByRole('button', { name: 'More' }).click();
  for (const name of ['Families', 'Security', 'Log Out'])
    await expect.element(page.getByRole('menuitem', { name })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Families' }).click();
  await expect.element(page.getByRole('heading', { name: 'Families', level: 1 })).toBeVisible();
  expect(location.pathname).toBe(`/leader/troops/${troopId}/families`);
});

test('#meeting: a meeting says who has a look due, who is stuck, who starts, and what to bring', async () => {
  const troopId = await enterAsLeader();
  await respond(getLedTroop.path.replace(':id', troopId), {
    troop: { ...TROOP, id: troopId },
    scouts: SCOUTS,
  });
  await renderApp({ url: '/leader' });
  await page.getByRole('link', { name: 'Meeting', exact: true }).click();
  await expect.element(page.getByRole('heading', { name: 'Meeting', level: 1 })).toBeVisible();
  const part = (name: string) => page.getByRole('region', { name });
  await expect.element(part('Look due (1)').getByRole('link', { name: 'Ben R.' })).toBeVisible();
  await expect
    .element(part('Stuck or asks for a review (2)').getByText('Stuck at the harvest'))
    .toBeVisible();
  await expect.element(part('To start (1)').getByRole('link', { name: 'Cleo S.' })).toBeVisible();
  await expect.element(part('All others (1)').getByRole('link', { name: 'Ada O.' })).toBeVisible();
  const bring = part('What to bring');
  await expect.element(bring.getByText('Pruning shears, and an adult who handles them')).toBeVisible();
  await expect.element(bring.getByText('for 3 scouts')).toBeVisible();
  await expect.element(page.getByRole('link', { name: /PDF/ })).toBeVisible();
  const cards = part('A scout cannot get in on the tablet?');
  await cards.getByLabelText('Scout').selectOptions('Ben R.');
  await expect.element(cards.getByRole('option', { name: 'Ada O.' })).not.toBeInTheDocument();
  await cards.getByRole('button', { name: 'Sign-in Card' }).click();
  await expect.element(page.getByRole('button', { name: 'Make Card' })).toBeVisible();
});

test('#sign-in-cards: of a scout whose parents show the work a leader makes a card', async () => {
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

test('#what-a-leader-sees: a scout with progress only says so, and one whose parent said no is not here', async () => {
  const scout = { id: 'a', name: 'Ada O.', choice: 'progress', projects: [PROGRESS], troop: TROOP };
  const cardProblem = CARD_PROBLEMS['progress-only'].message;
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
