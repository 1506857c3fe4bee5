import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createPlantingEntry } from '#domain/contract/notebook/planting.ts';
import { createProject } from '#domain/contract/notebook/projects.ts';
import { createTrackingEntry, listTrackingEntries } from '#domain/contract/notebook/tracking.ts';
import { HOURS_MAX } from '#domain/limits.ts';
import { hoursInvalid } from '#domain/rules/platform/sentences.ts';
import { paths } from '#web/app/paths.ts';
import { call } from '#web/lib/call.ts';
import { newId } from '#web/lib/new-id.ts';
import { jobFrom } from '#web/offline/queue/job.ts';
import { deviceStore } from '#web/offline/queue/open-outbox.ts';
import { ourResponse } from '#web/testing/our-response.ts';
import { comeByPlainHttp } from '#web/testing/plain-http.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { projectReadyToPlant } from '#web/testing/scout-project.ts';
import { signIn } from '#web/testing/sign-in.ts';

const HOURS_MESSAGE = hoursInvalid({ max: HOURS_MAX }).message;

const field = (label: string) => page.getByLabelText(label, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** The page is opened anew, after one that wrote its words down has ended. */
async function openAgain(url: string): Promise<void> {
  await renderApp({ url: '/contact' });
  await renderApp({ url });
}

test('hours of a step that cannot be understood come back into their field, with the sentence', async () => {
  await signIn('student');
  const url = paths.step(await projectReadyToPlant(), 3);
  await renderApp({ url });
  await userEvent.fill(field('Time spent on this step (hours)'), 'two');
  await expect.element(page.getByText(HOURS_MESSAGE)).toBeVisible();
  await openAgain(url);
  await expect.element(field('Time spent on this step (hours)')).toHaveValue('two');
  await expect.element(page.getByText(HOURS_MESSAGE)).toBeVisible();

  await userEvent.fill(field('Time spent on this step (hours)'), '2');
  await expect.element(page.getByText('Auto-saved')).toBeVisible();
  await openAgain(url);
  await expect.element(field('Time spent on this step (hours)')).toHaveValue('2');
});

test('Log Out says that a text which cannot be sent is on this device only, and does not wipe it', async () => {
  await signIn('student', { firstName: 'Juniper', lastName: 'Reed' });
  await renderApp({ url: paths.step(await projectReadyToPlant(), 3) });
  await userEvent.fill(field('Time spent on this step (hours)'), 'two');
  await expect.element(page.getByText(HOURS_MESSAGE)).toBeVisible();
  await expect.poll(() => deviceStore.countAll()).toBe(1);

  await button('Juniper Reed').click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  const question = page.getByRole('dialog', { name: '1 thing is not sent yet' });
  await expect.element(question.getByText('Something you typed is not finished')).toBeVisible();
  await expect.element(button('Send It Now')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(field('Time spent on this step (hours)')).toHaveValue('two');
});

test('hours of a tracking entry that cannot be understood come back into their field', async () => {
  const { user } = await signIn('student');
  const projectId = await projectReadyToPlant();
  await call(createTrackingEntry, { params: { projectId }, body: { notes: 'White dots' } });
  const url = paths.step(projectId, 4);
  await renderApp({ url });
  await button('Finish Entry').click();
  await userEvent.fill(field('Time spent (hours)'), 'two');
  await expect.poll(async () => (await deviceStore.typedOf(user.id)).length).toBe(1);
  await openAgain(url);
  await button('Finish Entry').click();
  await expect.element(field('Time spent (hours)')).toHaveValue('two');
  await expect.element(page.getByText(HOURS_MESSAGE)).toBeVisible();
});

test('hours of a planting that cannot be understood come back into their field, and go with its end', async () => {
  const { user } = await signIn('student');
  const url = paths.step(await projectReadyToPlant(), 5);
  await renderApp({ url });
  await button('Plant A Cutting').click();
  await userEvent.fill(field('Time spent (hours)'), 'two');
  await expect.poll(async () => (await deviceStore.typedOf(user.id))[0]?.texts).toEqual({ timeSpent: 'two' });
  await openAgain(url);
  await expect.element(field('Time spent (hours)')).toHaveValue('two');
  await button('Cancel').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Entry' }).click();
  await expect.element(button('Plant A Cutting')).toBeVisible();
  await expect.poll(() => deviceStore.typedOf(user.id)).toEqual([]);
});

test('what is typed into a planting that is edited comes back, until it is saved', async () => {
  const { user } = await signIn('student');
  const projectId = await projectReadyToPlant();
  const body = {
    plantingLocation: 'at school',
    plantingType: 'permanent',
    plantingDate: '2026-06-01',
  } as const;
  await call(createPlantingEntry, { params: { projectId }, body });
  const url = paths.step(projectId, 5);
  await renderApp({ url });
  await button('Finish Entry').click();
  await userEvent.fill(field('Notes'), 'Behind the gym');
  await expect.poll(async () => (await deviceStore.typedOf(user.id)).length).toBe(1);
  await openAgain(url);
  await button('Finish Entry').click();
  await expect.element(field('Notes')).toHaveValue('Behind the gym');
  await button('Save Changes').click();
  await expect.element(page.getByText('Behind the gym')).toBeVisible();
  await expect.poll(() => deviceStore.typedOf(user.id)).toEqual([]);
});

test('by plain http, where nothing is kept, what was being typed is sent when the page is opened again', async () => {
  comeByPlainHttp();
  const { user } = await signIn('student');
  const projectId = await projectReadyToPlant();
  const url = paths.step(projectId, 4);
  await renderApp({ url });
  await button('New Entry').click();
  await expect.element(field('What do you see?')).toBeVisible();
  const line = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  onTestFinished(() => line.mockRestore());
  await userEvent.fill(field('What do you see?'), 'White dots');
  await expect.poll(async () => (await deviceStore.typedOf(user.id)).length).toBe(1);
  await renderApp({ url: '/contact' });
  line.mockRestore();
  await renderApp({ url });
  await expect
    .poll(async () => (await call(listTrackingEntries, { params: { projectId } }))[0]?.notes)
    .toBe('White dots');
});

test('a page that ends with the last key has it on the device', async () => {
  const { user } = await signIn('student');
  const projectId = await projectReadyToPlant();
  await renderApp({ url: paths.step(projectId, 2) });
  await expect.element(field('Hours spent on this step')).toBeVisible();
  const line = vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => undefined));
  onTestFinished(() => line.mockRestore());
  await userEvent.fill(field('Hours spent on this step'), '7');
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  await expect
    .poll(async () => [await deviceStore.typedOf(user.id), await deviceStore.list(user.id)].flat().length)
    .toBeGreaterThan(0);
  line.mockRestore();
  await openAgain(paths.step(projectId, 2));
  await expect.element(field('Hours spent on this step')).toHaveValue('7');
});

/** Lays a project into the outbox that the server does not take, since it has no name. */
async function keepUnwantedProject(user: { id: string; firstName: string }): Promise<string> {
  const id = newId();
  const draft = {
    endpoint: createProject,
    body: { id, name: '' },
    does: 'creates',
    about: id,
    within: [],
  } as const;
  const job = jobFrom({ ...draft, label: 'Oak' }, newId(), { id: user.id, name: user.firstName });
  await deviceStore.change(user.id, () => ({ put: job, drop: [] }));
  return id;
}

test('a project that the server does not take is shown with its sentence and ways out, at its address too', async () => {
  const { user } = await signIn('student');
  const id = await keepUnwantedProject(user);
  await renderApp({ url: '/' });
  await expect.element(page.getByText('Could not be sent')).toBeVisible();
  await expect.element(page.getByText('Please give the project a name')).toBeVisible();
  await renderApp({ url: paths.project(id) });
  await expect.element(page.getByText('Please give the project a name')).toBeVisible();
  await button('Try again').click();
  await expect.element(page.getByText('Please give the project a name')).toBeVisible();
  await expect.element(button('Save a copy')).toBeVisible();
  await button('Throw it away').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Throw It Away' }).click();
  await expect.element(page.getByRole('heading', { name: 'Project Not Found' })).toBeVisible();
  expect(await deviceStore.list(user.id)).toEqual([]);
});

test.each([
  [500, 'The server has trouble right now'],
  [507, 'The server has no room left'],
])(
  'while the server answers %i the new project is open, and what is wrong is said',
  async (status, title) => {
    await renderApp({ url: '/', as: 'student' });
    await expect.element(button('Start New Cloning Project')).toBeVisible();
    const { fetch } = window;
    const line = vi
      .spyOn(window, 'fetch')
      .mockImplementation((address, init) =>
        init?.method === 'POST'
          ? Promise.resolve(ourResponse('{"message":"Something went wrong"}', { status }))
          : fetch(address, init),
      );
    onTestFinished(() => line.mockRestore());
    await button('Start New Cloning Project').click();
    await expect.element(page.getByRole('heading', { level: 1, name: /^Step 1/ })).toBeVisible();
    await expect.element(page.getByText(title)).toBeVisible();
    await page.getByRole('link', { name: 'My projects' }).click();
    await expect.element(page.getByRole('link', { name: 'Continue Documentation' })).toBeVisible();
  },
);
