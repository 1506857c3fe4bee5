import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createProject, getProject } from '#domain/contract/notebook/projects.ts';
import { listSteps } from '#domain/contract/notebook/steps.ts';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { searchSpecies } from '#domain/contract/species/species.ts';
import { treesForYou } from '#domain/rules/species/species-for-you.ts';
import { paths } from '#web/app/paths.ts';
import { call } from '#web/lib/call.ts';
import { TYPING_PAUSE_MS } from '#web/lib/settled.ts';
import { keptStore } from '#web/offline/kept/kept-store.ts';
import { holdRequests } from '#web/testing/held-requests.ts';
import { loseNetwork } from '#web/testing/lose-network.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { signIn } from '#web/testing/sign-in.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true });
const forYou = page.getByRole('list', { name: 'Four trees for you' });
const choose = forYou.getByRole('button', { name: /^Choose / });
const found = page.getByRole('list', { name: 'Trees found' });
const search = page.getByRole('searchbox', { name: 'Search' });
const state = page.getByRole('combobox', { name: 'State' });

beforeEach(() => page.viewport(360, 740));

/** A scout from Oregon at step 2, and the trees that the rule gives today. */
async function openStep() {
  await signIn('student');
  const { id } = await call(createProject, { body: { name: 'Willow', scoutState: 'OR' } });
  const native = await call(searchSpecies, { query: { state: 'OR' } });
  const app = await renderApp({ url: paths.step(id, 2) });
  await expect.element(choose.nth(3)).toBeVisible();
  const four = treesForYou(native, { state: 'OR', month: new Date().getMonth() + 1 });
  return { id, app, native, four };
}

test.each([
  ['OR', 'They grow wild in your state.'],
  ['HI', 'Our list has no wild trees of Hawaii yet. These grow wild in many states.'],
  ['PR', 'Our list has no wild trees of Puerto Rico yet. These grow wild in many states.'],
  ['AE', 'Our list has no wild trees of Armed Forces Europe yet. These grow wild in many states.'],
])(
  '#states-and-territories: four trees stand first for a scout of %s too, and what is said of them is true',
  async (home, says) => {
    await signIn('student');
    const { id } = await call(createProject, { body: { name: 'Willow', scoutState: home } });
    await renderApp({ url: paths.step(id, 2) });
    await expect.element(choose.nth(3)).toBeVisible();
    await expect.element(page.getByText(says, { exact: true })).toBeVisible();
  },
);

test('four trees stand first, and one is chosen with two presses', async () => {
  const { id, four } = await openStep();
  const [first, ...others] = four.map(({ commonName }) => commonName);
  for (const name of others) await expect.element(button(`Choose ${name}`)).toBeVisible();

  await button(`Choose ${first}`).click();
  await button('Confirm Selection').click();
  await expect.element(page.getByRole('heading', { name: 'Your tree' })).toHaveFocus();
  expect(await call(getProject, { params: { id } })).toMatchObject({ selectedSpeciesId: four[0]?.id });
});

test('the drawing of one of the four opens the closer look, which gives the focus back', async () => {
  const { four } = await openStep();
  const look = button(`Look at ${four[1]?.commonName}`);
  await look.click();
  await expect.element(page.getByRole('dialog', { name: four[1]?.commonName })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(look).toHaveFocus();
});

test('on a phone the trees of the state are counted, and listed once a child looks for another', async () => {
  const { native } = await openStep();
  await expect.element(page.getByText(`Found ${native.length} species`, { exact: true })).toBeVisible();
  await expect.element(found).not.toBeInTheDocument();
  await search.click();
  const before = search.element().getBoundingClientRect().top;

  await search.fill('willow');
  await expect.element(found).toBeVisible();
  await expect.element(forYou).not.toBeInTheDocument();
  expect(Math.abs(search.element().getBoundingClientRect().top - before)).toBeLessThan(2);
  await search.fill('');
  await expect.element(found).toBeVisible();
  await button('Clear filters').click();
  await expect.element(forYou).toBeVisible();
  await expect.element(found).not.toBeInTheDocument();
});

test('on a phone the State filter set to the very state of the project lists its trees', async () => {
  await openStep();
  await state.click();
  await page.getByRole('option', { name: 'Oregon' }).click();
  await expect.element(found).toBeVisible();
});

test('where there is room the trees of the state are listed below the four', async () => {
  await page.viewport(1280, 800);
  const { four } = await openStep();
  await expect.element(found).toBeVisible();
  await expect.element(forYou).toBeVisible();
  for (const { commonName } of four)
    await expect.element(page.getByText(commonName, { exact: true })).toBeVisible();

  await search.fill(four[0]?.commonName ?? '');
  await expect.element(found.getByRole('heading', { name: four[0]?.commonName ?? '' }).first()).toBeVisible();
});

test("#choosing-a-tree: a misspelled name is offered as it is spelled: 'Did you mean willow?'", async () => {
  await openStep();
  await search.fill('wilow');
  await expect
    .element(page.getByText('No species found with current filters', { exact: true }))
    .toBeVisible();
  await button('willow?').click();
  await expect.element(found).toBeVisible();
  await expect.element(search).toHaveValue('willow');
  await expect.element(state).toHaveTextContent('Oregon');
  await expect.element(page.getByText(/^Found \d+ species$/)).toHaveFocus();
});

test('a misspelled name that no tree of the filters has is looked for among all', async () => {
  await openStep();
  await search.fill('cypresss');
  await button('cypress?').click();
  await expect.element(found).toBeVisible();
  await expect.element(state).toHaveTextContent('All states');
});

test('a name that only grows elsewhere is found there', async () => {
  await openStep();
  await search.fill('sassafras');
  await button('Look in all states (1)').click();
  await expect.element(found.getByRole('heading', { name: 'Sassafras' })).toBeVisible();
});

test('Clear filters brings back the trees of the state', async () => {
  const { native } = await openStep();
  await search.fill('plastic palm');
  await button('Clear filters').click();
  await expect.element(page.getByText(`Found ${native.length} species`, { exact: true })).toHaveFocus();
  await expect.element(search).toHaveValue('');
});

test('Clear filters keeps the focus where the results of the search before come after it', async () => {
  const { native } = await openStep();
  const line = await holdRequests(`*${searchSpecies.path}*plastic*`);
  await search.fill('plastic palm');
  await line.arrived;
  (button('Clear filters').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await line.letThrough();
  // Until then the search is still that of what was typed before.
  await new Promise((resolve) => setTimeout(resolve, 2 * TYPING_PAUSE_MS));
  await expect.element(page.getByText(`Found ${native.length} species`, { exact: true })).toHaveFocus();
});

test('the screen of all trees leads back to the link that led there', async () => {
  const { native, id } = await openStep();
  const all = link(`See all ${native.length}`);
  (all.element() as HTMLElement).scrollIntoView({ block: 'center' });
  const before = window.scrollY;
  await all.click();
  await expect.element(page.getByRole('heading', { name: 'Find a tree', level: 1 })).toBeVisible();
  expect(location.pathname).toBe(paths.trees(id));
  await expect.element(found).toBeVisible();

  await link('Back to step 2').click();
  await expect.element(all).toHaveFocus();
  await expect.poll(() => Math.abs(window.scrollY - before)).toBeLessThan(2);
});

test('a tree chosen among all stands on the step', async () => {
  const { native, id } = await openStep();
  await link(`See all ${native.length}`).click();
  await search.fill('black cottonwood');
  await button('Select Black Cottonwood').click();
  await button('Confirm Selection').click();
  await expect.element(page.getByRole('heading', { name: 'Your tree' })).toHaveFocus();
  expect(location.pathname).toBe(paths.step(id, 2));
  expect(await call(getProject, { params: { id } })).toMatchObject({
    selectedSpeciesId: 'black-cottonwood',
  });
});

test('without a network the four come of all the trees that the device has read', async () => {
  await signIn('student');
  const { id } = await call(createProject, { body: { name: 'Willow', scoutState: 'OR' } });
  const elsewhere = await call(createProject, { body: { name: 'Elder' } });
  await renderApp({ url: paths.step(elsewhere.id, 2) });
  await expect.element(page.getByText(/^They grow wild in many states/)).toBeVisible();
  await expect.element(choose.nth(3)).toBeVisible();
  await link('My projects').click();
  await expect.poll(() => document.querySelector(`a[href="${paths.project(id)}"]`)).not.toBeNull();
  document.querySelector<HTMLElement>(`a[href="${paths.project(id)}"]`)?.click();
  await expect.element(button('Continue to Tree Selection')).toBeVisible();
  loseNetwork();

  await button('Continue to Tree Selection').click();
  await expect.element(page.getByText(/^They grow wild in your state/)).toBeVisible();
  await expect.element(choose.nth(3)).toBeVisible();
});

test('a word in the search stays in its field when the line comes back to a page that was opened without one', async () => {
  const { id } = await openStep();
  const kept = async () =>
    (await keptStore.responses()).flatMap(({ meta }) =>
      [id, undefined].includes(meta.params.id as string | undefined) ? meta.path : [],
    );
  const needed = [getProject.path, listSteps.path, searchSpecies.path];
  await expect.poll(kept, { timeout: 5000 }).toEqual(expect.arrayContaining(needed));
  const restore = loseNetwork();
  await renderApp({ url: paths.step(id, 2) });
  await search.click();
  await userEvent.keyboard('willow');
  const field = search.element();
  restore();
  const line = await holdRequests(`*${addressOf(getProject, { id })}`);
  window.dispatchEvent(new Event('online'));
  await line.arrived;
  expect(field.isConnected).toBe(true);
  await line.letThrough();
  await expect.element(search).toHaveValue('willow');
  expect(search.element()).toBe(field);
});
