import { hashKey } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createProject, getProject, listProjects, type Project } from '#domain/contract/notebook/projects.ts';
import { listSteps, type Step } from '#domain/contract/notebook/steps.ts';
import { login } from '#domain/contract/sign-in/accounts.ts';
import { makeSignInCard, spendSignInCard } from '#domain/contract/sign-in/sign-in-cards.ts';
import { searchSpecies } from '#domain/contract/species/species.ts';
import { CARD_SESSION_MS } from '#domain/limits.ts';
import { call } from '#web/lib/call.ts';
import { forgetPageUser } from '#web/lib/page-user.ts';
import { makeQueryClient, reading } from '#web/lib/query-client.ts';
import { isLineSilent, noteLine } from '#web/lib/silent-line.ts';
import { knownPerson } from '#web/testing/known-person.ts';
import { loseNetwork } from '#web/testing/lose-network.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { settled } from '#web/testing/settled.ts';
import { signIn } from '#web/testing/sign-in.ts';
import { restoreResponses } from './keep-responses.ts';
import { type KeptResponse, type KeptStore, keptStore } from './kept-store.ts';

const welcome = (name: string) => page.getByRole('heading', { name: `Welcome Back, ${name}!` });
const card = (name: string) => page.getByRole('article').filter({ hasText: name });

/** A student with a project, whose dashboard was open until this device had kept what it read. */
async function openDashboard(project: string) {
  const signed = await renderApp({ url: '/', as: 'student', account: { firstName: 'Fern' } });
  await expect.element(welcome('Fern')).toBeVisible();
  const { id } = await call(createProject, { body: { name: project } });
  await renderApp({ url: '/profile' });
  await renderApp({ url: '/' });
  await expect.element(card(project)).toBeVisible();
  await expect.poll(async () => JSON.stringify(await keptStore.responses())).toContain(project);
  return { id, ...signed };
}

test('the projects of who was signed in are there without a network', async () => {
  await openDashboard('Willow by the pond');
  loseNetwork();
  await renderApp({ url: '/' });
  await expect.element(welcome('Fern')).toBeVisible();
  await expect.element(card('Willow by the pond')).toBeVisible();
});

test('on a line that answers nothing the screen waits once, and not again for each thing', async () => {
  await openDashboard('Willow by the pond');
  const line = vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => undefined));
  onTestFinished(() => {
    line.mockRestore();
    noteLine('answers');
  });
  const untilShown = async () => {
    const from = performance.now();
    await renderApp({ url: '/' });
    await expect.element(card('Willow by the pond')).toBeVisible();
    return performance.now() - from;
  };
  expect(await untilShown()).toBeLessThan(5500);
  expect(await untilShown(), 'it is known to be silent').toBeLessThan(2900);
  line.mockRestore();
  await call(listProjects);
  expect(isLineSilent(), 'after an answer').toBe(false);
});

test.each([
  ['the hours of the card are over', CARD_SESSION_MS, true],
  ['the clock of the device is put back', -CARD_SESSION_MS, true],
  // The clock of the tests' server stands still while the suite runs, which takes it minutes.
  ['the hours of the card go on', CARD_SESSION_MS - 1_800_000, false],
])('what a card opened, without a network: %s', async (_, passed, isShut) => {
  const { user } = await signIn('student', { firstName: 'Fern' });
  const { id } = await call(createProject, { body: { name: 'Willow by the pond' } });
  forgetPageUser();
  await signIn('admin');
  const { code } = await call(makeSignInCard, { body: { studentId: user.id } });
  forgetPageUser();
  const [username, newPassword] = [user.username, 'fresh-cutting-9'];
  await call(spendSignInCard, { body: { username, code, newPassword } });
  await call(login, { body: { username, password: newPassword } });
  await renderApp({ url: '/' });
  await expect.element(card('Willow by the pond')).toBeVisible();
  await expect.poll(async () => JSON.stringify(await keptStore.responses())).toContain('Willow by the pond');
  // Later effects of the first page would say that the child is signed in.
  await settled();
  loseNetwork();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + passed });
  onTestFinished(() => void vi.useRealTimers());
  await renderApp({ url: '/' });
  if (!isShut) return expect.element(card('Willow by the pond')).toBeVisible();
  await expect.element(page.getByLabelText('Username or email')).toBeVisible();
  expect(JSON.stringify(await keptStore.responses())).not.toContain(id);
});

test('what was kept is read anew where there is a network', async () => {
  await openDashboard('Willow by the pond');
  await call(createProject, { body: { name: 'Elder by the gate' } });
  await renderApp({ url: '/' });
  await expect.element(card('Elder by the gate')).toBeVisible();
});

test('nothing that one person read is kept once another has signed in', async () => {
  await openDashboard('Willow by the pond');
  const { user, password } = await knownPerson('student', { firstName: 'Ash' });
  await renderApp({ url: '/' });
  await page.getByLabelText('Username or email').fill(user.username);
  await page.getByLabelText('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect.element(welcome('Ash')).toBeVisible();
  expect(JSON.stringify(await keptStore.responses())).not.toContain('Willow');
  expect(await caches.keys()).toEqual([`photos-${user.id}`]);

  loseNetwork();
  await renderApp({ url: '/' });
  await expect.element(welcome('Ash')).toBeVisible();
});

test('nothing is kept for an administrator, and nothing stays from before her', async () => {
  await openDashboard('Willow by the pond');
  const { user, password } = await knownPerson('admin');
  await renderApp({ url: '/admin' });
  await page.getByRole('button', { name: 'Admin Login' }).click();
  await page.getByLabelText('Username or email').fill(user.username);
  await page.getByLabelText('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In as Admin' }).click();
  await expect.element(page.getByText('Admin access granted!')).toBeVisible();
  expect(await keptStore.responses()).toEqual([]);
  expect(await caches.keys()).toEqual([]);

  loseNetwork();
  await renderApp({ url: '/admin' });
  await expect.element(page.getByRole('heading', { name: 'No answer yet' })).toBeVisible();
});

test('the trees are found without a network once this device has read them', async () => {
  const { id } = await openDashboard('Willow by the pond');
  await renderApp({ url: `/project/${id}/step/2` });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(async () => (await keptStore.responses()).map(({ meta }) => meta.path))
    .toContain(searchSpecies.path);
  loseNetwork();
  await renderApp({ url: `/project/${id}/step/2` });
  await page.getByLabelText('Search', { exact: true }).fill('black willow');
  await expect.element(page.getByText('Salix nigra').first()).toBeVisible();
});

test('what a version of the app before has kept opens with what is new left empty, and the rest is as if never read', async () => {
  const { id, user } = await openDashboard('Willow by the pond');
  await renderApp({ url: `/project/${id}/step/2` });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(async () => (await keptStore.responses()).map(({ meta }) => meta.path))
    .toEqual(expect.arrayContaining([listSteps.path, getProject.path]));
  await renderApp({ url: '/contact' });
  for (const response of await keptStore.responses()) {
    const kept = new Map([[hashKey(response.queryKey), { ...response, data: asKeptBefore(response) }]]);
    await keptStore.keep(user.id, kept);
  }
  loseNetwork();
  await renderApp({ url: '/' });
  await expect.element(card('Willow by the pond')).toBeVisible();
  await renderApp({ url: `/project/${id}/step/2` });
  const notLoaded = page.getByRole('heading', { level: 1, name: 'This step could not be loaded' });
  await expect.element(notLoaded).toBeVisible();
});

test('what the server answers while a kept response is understood is not replaced by it', async () => {
  const { id } = await openDashboard('Willow by the pond');
  const client = makeQueryClient(() => undefined);
  const { queryKey } = reading(getProject, { id });
  const now = await call(getProject, { params: { id } });
  const { location: _, ...older } = now;
  const kept = {
    queryKey,
    meta: { path: getProject.path, params: { id } },
    readAt: 1,
    // Read from the device, and answered by the server right after.
    get data() {
      queueMicrotask(() => client.setQueryData(queryKey, now));
      return { ...older, name: 'As it was once' };
    },
  };
  const store = {
    person: async () => ({ id: 'fern' }),
    responses: async () => [kept],
    dropBefore: async () => undefined,
  };
  await restoreResponses(client, 'fern', store as unknown as KeptStore);
  expect(client.getQueryData(queryKey)).toEqual(now);
});

/** Before a project had a place and a tree, and with steps whose photos were counted only. */
function asKeptBefore({ meta, data }: KeptResponse): unknown {
  const older = ({ location: _, selectedSpecies: __, ...project }: Project) => project;
  if (meta.path === listProjects.path) return (data as Project[]).map(older);
  if (meta.path === getProject.path) return older(data as Project);
  if (meta.path === listSteps.path) return (data as Step[]).map((step) => ({ ...step, photos: 3 }));
  return data;
}
