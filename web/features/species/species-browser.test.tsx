import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createProject, getProject } from '#domain/contract/notebook/projects.ts';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { getSpecies, searchSpecies } from '#domain/contract/species/species.ts';
import { SPECIES_COUNT } from '#domain/limits.ts';
import { SPECIES_BROWSER_STATES, stateName } from '#domain/us-states.ts';
import { paths } from '#web/app/paths.ts';
import { call } from '#web/lib/call.ts';
import { expectFailure } from '#web/testing/expect-toast.ts';
import { holdRequests } from '#web/testing/held-requests.ts';
import { loseNetwork } from '#web/testing/lose-network.ts';
import { comeByPlainHttp } from '#web/testing/plain-http.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { signIn } from '#web/testing/sign-in.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const state = page.getByRole('combobox', { name: 'State' });
const difficulty = page.getByLabelText('Difficulty');
const search = page.getByRole('searchbox', { name: 'Search' });
const list = page.getByRole('list', { name: 'Trees found' });
const found = page.getByText(/^Found \d+ species$/);

const EVERY_SEARCH = `*${addressOf(searchSpecies)}*`;

/** A scout at step 2 whose browser opens with no state, or with the state of the account. */
async function openBrowser(scoutState?: 'OR' | 'HI'): Promise<string> {
  await signIn('student');
  const body = { name: 'Willow by the creek', scoutState: scoutState ?? null };
  const { id } = await call(createProject, { body });
  await renderApp({ url: paths.step(id, 2) });
  await expect.element(search).toBeVisible();
  return id;
}

async function says(text: string) {
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
}

async function foundCount(): Promise<number> {
  await expect.element(found).toBeVisible();
  return Number(found.element().textContent?.replace(/\D/g, ''));
}

test('#choosing-a-tree: nothing is searched until a filter or two letters are set (#the-list-of-species)', async () => {
  await openBrowser();
  performance.clearResourceTimings();

  await says('Start typing or select filters to discover tree species');
  await search.fill('w');
  await says('Start typing or select filters to discover tree species');
  await search.fill('wi');
  await expect.element(found).toBeVisible();
  const searches = performance
    .getEntriesByType('resource')
    .filter((it) => it.name.includes(searchSpecies.path));
  const words = searches.map((it) => new URL(it.name).searchParams.get('q'));
  // Without words all are read, for the four that are shown first.
  expect(words.filter((it) => it !== null)).toEqual(['wi']);
});

test("#choosing-a-tree: 'Loading species...' is said, then how many were found", async () => {
  await openBrowser();
  const line = await holdRequests(EVERY_SEARCH);

  await search.fill('willow');
  await line.arrived;
  await says('Loading species...');
  await line.letThrough();
  const count = await foundCount();
  await expect.element(list).toBeVisible();
  expect(list.element().children).toHaveLength(Math.min(count, 12));
});

test("#choosing-a-tree: 'No species found with current filters'", async () => {
  await openBrowser();

  await search.fill('plastic palm');
  await says('No species found with current filters');
});

test('results stay while the next ones are on their way', async () => {
  await openBrowser();
  await search.fill('willow');
  await expect.element(page.getByRole('heading', { name: 'Black Willow' })).toBeVisible();
  const line = await holdRequests(EVERY_SEARCH);

  await search.fill('poplar');
  await line.arrived;
  await expect.element(page.getByRole('heading', { name: 'Black Willow' })).toBeVisible();
  await expect.element(page.getByText('Loading species...')).not.toBeInTheDocument();
  await line.letThrough();
  await expect.element(page.getByRole('heading', { name: 'Black Willow' })).not.toBeInTheDocument();
});

test('#choosing-a-tree: the list of states is searched by typing, leaves Hawaii out, and says when there is none', async () => {
  await openBrowser();
  const box = page.getByPlaceholder('Search states');

  await state.click();
  const options = page.getByRole('listbox').getByRole('option');
  await expect.element(options.last()).toHaveTextContent('Wyoming');
  expect(options.elements()).toHaveLength(['All states', ...SPECIES_BROWSER_STATES].length);
  await box.fill('hawaii');
  await says('No state found.');
  await box.fill('oreg');
  await userEvent.keyboard('{Enter}');
  await expect.element(state).toHaveTextContent('Oregon');
  expect(await foundCount()).toBeLessThan(SPECIES_COUNT);
});

/** Returns the pixels by which a choice is wider than its words. */
function roomLeftIn(select: HTMLSelectElement): number {
  const { font, letterSpacing, paddingLeft, paddingRight } = getComputedStyle(select);
  const paper = document.createElement('canvas').getContext('2d');
  if (!paper) throw new Error('Nothing can be measured here.');
  Object.assign(paper, { font, letterSpacing });
  const words = select.selectedOptions[0]?.textContent ?? '';
  const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  return room - paper.measureText(words).width;
}

test('#choosing-a-tree: difficulty is one of three, or all', async () => {
  await openBrowser();

  expect([...difficulty.element().querySelectorAll('option')].map((it) => it.textContent)).toEqual([
    'All difficulties',
    'Beginner-friendly',
    'Medium',
    'Difficult',
  ]);
  for (const width of [320, 360, 375]) {
    await page.viewport(width, 740);
    expect(roomLeftIn(difficulty.element() as HTMLSelectElement), `at ${width} px`).toBeGreaterThan(0);
  }
  await difficulty.selectOptions('Difficult');
  const difficult = await foundCount();
  await difficulty.selectOptions('Beginner-friendly');
  await expect.poll(foundCount).not.toBe(difficult);
  await difficulty.selectOptions('All difficulties');
  await says('Start typing or select filters to discover tree species');
});

test('the browser opens with the state of the scout, where the list has it', async () => {
  await openBrowser('OR');

  await expect.element(state).toHaveTextContent('Oregon');
  await expect.element(found).toBeVisible();
});

test('a scout from Hawaii, which the list leaves out, opens it with all states', async () => {
  await openBrowser('HI');

  await expect.element(state).toHaveTextContent('All states');
});

test.each([
  [360, 1],
  [768, 2],
  [1280, 3],
])('#choosing-a-tree: at %i px the results stand in %i columns', async (width, columns) => {
  await page.viewport(width, 740);
  await openBrowser();
  await search.fill('oak');

  await expect.element(list).toBeVisible();
  expect(getComputedStyle(list.element()).gridTemplateColumns.split(' ')).toHaveLength(columns);
  await page.viewport(360, 740);
});

test("#choosing-a-tree: a card shows three regions and how many more as '+N'", async () => {
  await openBrowser();
  const { regions } = await call(getSpecies, { params: { id: 'black-willow' } });
  expect(regions.length).toBeGreaterThan(3);

  await search.fill('black willow');
  const shown = list.getByRole('list', { name: 'Regions' }).first().getByRole('listitem');
  await expect.element(shown.first()).toBeVisible();
  expect(shown.elements().map((it) => it.textContent)).toEqual([
    ...regions.slice(0, 3),
    `+${regions.length - 3}`,
  ]);
});

test('many results come some at a time, and the focus goes on to the first new one', async () => {
  await openBrowser('OR');
  await difficulty.selectOptions('Beginner-friendly');
  await expect.element(list).toBeVisible();
  const count = await foundCount();
  expect(count).toBeGreaterThan(12);

  await button('Show more trees').click();
  expect(list.element().children[12]).toContainElement(document.activeElement as HTMLElement);
});

test('#choosing-a-tree: the preview tells about a tree and lists its native states beside a map', async () => {
  await openBrowser();
  const tree = await call(getSpecies, { params: { id: 'black-willow' } });
  await search.fill('black willow');
  await button('Preview Black Willow').click();

  const preview = page.getByRole('dialog', { name: 'Black Willow' });
  for (const text of [tree.scientificName, tree.typicalHabitat, tree.cuttingTip, tree.funFact]) {
    await expect.element(preview.getByText(text, { exact: true })).toBeVisible();
  }
  const states = preview.getByRole('list', { name: 'Native states' }).getByRole('listitem');
  expect(states.elements().map((it) => it.textContent)).toEqual(tree.nativeStates.map(stateName));
  await expect
    .poll(() => preview.element().querySelectorAll('svg path.fill-forest').length)
    .toBe(tree.nativeStates.length);
  await userEvent.keyboard('{Escape}');
  await expect.element(button('Preview Black Willow')).toHaveFocus();
});

test.each([
  ['is found by the next search too', 'black', 'Preview Black Willow', 'button'],
  ['is found no longer', 'sugar maple', 'Choose your tree', 'heading'],
] as const)(
  'the preview of a tree that %s gives the focus to what is nearest',
  async (_, words, name, role) => {
    await openBrowser();
    await search.fill('willow');
    await expect.element(button('Preview Black Willow')).toBeVisible();
    const next = await holdRequests(EVERY_SEARCH);
    await search.fill(words);
    await next.arrived;
    await button('Preview Black Willow').click();
    await expect.element(page.getByRole('dialog', { name: 'Black Willow' })).toBeVisible();
    const before = found.element().textContent;
    await next.letThrough();
    await expect.poll(() => found.element().textContent).not.toBe(before);

    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole(role, { name, exact: true })).toHaveFocus();
  },
);

test('#choosing-a-tree, #when-something-goes-wrong: from preview to confirmed, and the card of the tree selected', async () => {
  const id = await openBrowser();
  await search.fill('black willow');

  await button('Preview Black Willow').click();
  await button('Choose This Tree').click();
  const question = page.getByRole('alertdialog', { name: 'Choose Black Willow?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await call(getProject, { params: { id } })).toMatchObject({ selectedSpeciesId: null });

  await button('Select Black Willow').click();
  await question.getByRole('button', { name: 'Confirm Selection' }).click();
  await says('Species selection saved successfully');
  await expect.element(page.getByRole('heading', { name: 'Your tree' })).toHaveFocus();
  await expect.element(page.getByRole('heading', { name: 'Black Willow' })).toBeVisible();
  expect(await call(getProject, { params: { id } })).toMatchObject({ selectedSpeciesId: 'black-willow' });
});

test('#choosing-a-tree: Change Selection opens the browser again and tells the server nothing', async () => {
  const id = await openBrowser();
  await search.fill('black willow');
  await button('Select Black Willow').click();
  await button('Confirm Selection').click();
  await button('Change Selection').click();

  await expect.element(page.getByRole('heading', { name: 'Choose your tree' })).toHaveFocus();
  await expect.element(search).toBeVisible();
  expect(await call(getProject, { params: { id } })).toMatchObject({ selectedSpeciesId: 'black-willow' });
  await button('Keep the tree I had').click();
  await expect.element(page.getByRole('heading', { name: 'Your tree' })).toHaveFocus();
});

test("#when-something-goes-wrong: where a choice cannot be saved, 'Failed to save species selection' is told and the question stays", async () => {
  comeByPlainHttp();
  await openBrowser();
  await search.fill('black willow');
  await button('Select Black Willow').click();
  loseNetwork();

  await button('Confirm Selection').click();
  await expectFailure('Error', 'Failed to save species selection');
  await expect.element(button('Confirm Selection')).toBeVisible();
});

test('a search that fails says so, and can be tried again', async () => {
  // Held from the beginning: once the device has read all trees it searches those where the line is gone.
  const line = await holdRequests(EVERY_SEARCH);
  await openBrowser('OR');
  await line.arrived;
  await line.fail();
  await says('The trees could not be loaded');
  await button('Try again').click();
  await expect.element(found).toBeVisible();
});
