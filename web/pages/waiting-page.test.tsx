import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { changeProject } from '#domain/contract/notebook/projects.ts';
import { getStep } from '#domain/contract/notebook/steps.ts';
import type { User } from '#domain/contract/sign-in/accounts.ts';
import { call } from '#web/lib/call.ts';
import { newId } from '#web/lib/new-id.ts';
import { jobFrom } from '#web/offline/queue/job.ts';
import { deviceStore } from '#web/offline/queue/open-outbox.ts';
import { comeByPlainHttp } from '#web/testing/plain-http.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { projectReadyToPlant } from '#web/testing/scout-project.ts';
import { signIn } from '#web/testing/sign-in.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const things = page.getByRole('list', { name: 'Waiting to be sent' }).getByRole('listitem');
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Cuts the line until `restore` is called or the test has ended. */
function cutLine() {
  const line = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  onTestFinished(() => line.mockRestore());
  return () => line.mockRestore();
}

/** Lays something into the outbox that the server refuses, since there is no such project. */
async function keepUnwanted(user: User, queuedAt = Date.now()): Promise<void> {
  const id = newId();
  const draft = { endpoint: changeProject, params: { id }, body: { name: 'Elder' }, about: id } as const;
  const job = jobFrom({ ...draft, does: 'changes', within: [], label: 'The name of a project' }, newId(), {
    id: user.id,
    name: user.firstName,
  });
  await deviceStore.change(user.id, () => ({ put: { ...job, queuedAt }, drop: [] }));
}

test('what was typed without a network is listed in plain words until it is sent', async () => {
  await renderApp({ url: '/', as: 'student' });
  const id = await projectReadyToPlant();
  await renderApp({ url: `/project/${id}/step/2` });
  await expect.element(page.getByLabelText('Hours spent on this step')).toBeVisible();
  const restore = cutLine();
  await userEvent.fill(page.getByLabelText('Hours spent on this step'), '3');
  await page.getByRole('link', { name: 'See what waits' }).click();

  await expect.element(page.getByRole('heading', { name: 'Waiting to be sent', level: 1 })).toBeVisible();
  await expect.element(things.getByText('Step 2, Pick Source Tree')).toBeVisible();
  await expect.element(page.getByRole('link', { name: '1 thing is not sent yet' })).toBeVisible();

  const tryAgain = button('Try again now').element() as HTMLButtonElement;
  // At once, or it may go out by itself before the button is pressed.
  restore();
  tryAgain.click();
  await expect.element(page.getByRole('heading', { name: 'Nothing is waiting' })).toBeVisible();
  const { formData } = await call(getStep, { params: { id, stepNumber: 2 } });
  expect(formData.timeSpentStep2).toBe(3);
});

test('what the server does not take says why and is thrown away only after a question', async () => {
  const { user } = await signIn('student');
  await keepUnwanted(user);
  await renderApp({ url: '/waiting' });
  await expect.element(things.getByText('Could not be sent')).toBeVisible();

  await button('Throw it away').click();
  await button('Cancel').click();
  await expect.element(things).toBeVisible();
  await button('Throw it away').click();
  await button('Throw It Away').click();
  await expect.element(page.getByRole('heading', { name: 'Nothing is waiting' })).toBeVisible();
  expect(await deviceStore.list(user.id)).toEqual([]);
});

test('a text that cannot be sent is listed with the way to its field, and thrown away only after a question', async () => {
  const { user } = await signIn('student');
  const id = await projectReadyToPlant();
  await renderApp({ url: `/project/${id}/step/3` });
  const hours = page.getByLabelText('Time spent on this step (hours)');
  await userEvent.fill(hours, 'two or so');
  await expect.poll(async () => (await deviceStore.typedOf(user.id)).length).toBe(1);
  const badge = page.getByRole('link', { name: '1 thing is not sent yet' });
  await expect.element(badge).toBeVisible();

  await renderApp({ url: '/waiting' });
  await expect.element(things.getByText('Not finished')).toBeVisible();
  await expect.element(things.getByText('two or so')).toBeVisible();
  await expect.element(badge).toBeVisible();
  await expect.element(page.getByText('has been sent')).not.toBeInTheDocument();
  await expect.element(button('Save a copy')).toBeVisible();
  await page.getByRole('link', { name: 'Open it' }).click();
  await expect.element(hours).toHaveValue('two or so');

  await renderApp({ url: '/waiting' });
  await button('Throw it away').click();
  await button('Throw It Away').click();
  await expect.element(page.getByRole('heading', { name: 'Nothing is waiting' })).toBeVisible();
  await expect.element(badge).not.toBeInTheDocument();
  expect(await deviceStore.countAll()).toBe(0);
});

test('by plain http what the server refuses is listed, can be tried again, copied and thrown away', async () => {
  comeByPlainHttp();
  const { user } = await signIn('student');
  await keepUnwanted(user);
  await renderApp({ url: '/waiting' });
  await expect.element(things.getByText('Could not be sent')).toBeVisible();
  await expect.element(things.getByText('The name of a project')).toBeVisible();
  await expect.element(button('Save a copy')).toBeVisible();
  const tries = vi.spyOn(window, 'fetch');
  await button('Try again now').click();
  await expect.poll(() => tries.mock.calls.length).toBe(1);
  tries.mockRestore();

  await button('Throw it away').click();
  await button('Throw It Away').click();
  await expect.element(page.getByRole('heading', { name: 'Nothing is waiting' })).toBeVisible();
  await expect.poll(() => deviceStore.list(user.id)).toEqual([]);
});

test('by plain http the page says why nothing is kept', async () => {
  comeByPlainHttp();
  await renderApp({ url: '/waiting', as: 'student' });
  await expect.element(page.getByText('This works online only')).toBeVisible();
});

test('what waits says that a private window loses it', async () => {
  const { user } = await signIn('student');
  await keepUnwanted(user);
  await renderApp({ url: '/waiting' });
  const lost = /In a private window it is lost when you close the window\./;
  await expect.element(page.getByText(lost)).toBeVisible();
});

/** Until the end of the test the page believes to run in Apple's engine. */
function comeInSafari() {
  onTestFinished(vi.spyOn(navigator, 'vendor', 'get').mockReturnValue('Apple Computer, Inc.').mockRestore);
}

test('#iphones-ipads-and-safari: a browser that forgets in a week says so where something waits without a line', async () => {
  comeInSafari();
  const { user } = await signIn('student');
  await renderApp({ url: '/' });
  await expect.element(button('Start New Cloning Project')).toBeVisible();
  const week = page.getByText('Come back within a week');
  await expect.element(week).not.toBeInTheDocument();
  const restore = cutLine();
  await keepUnwanted(user);
  await renderApp({ url: '/' });
  await expect.element(week).toBeVisible();
  await page.getByRole('link', { name: 'See what waits' }).click();
  await expect
    .element(page.getByText(/^Your browser may clear this if you stay away for 7 days\./))
    .toBeVisible();
  await expect.element(week).not.toBeInTheDocument();
  restore();
});

test('#iphones-ipads-and-safari: what has waited there for a day is told with a line too, and in other browsers not', async () => {
  const { user } = await signIn('student');
  await keepUnwanted(user, Date.now() - 2 * DAY_MS);
  await renderApp({ url: '/' });
  const week = page.getByText('Come back within a week');
  await expect.element(page.getByRole('link', { name: '1 thing is not sent yet' })).toBeVisible();
  await expect.element(week).not.toBeInTheDocument();
  comeInSafari();
  await renderApp({ url: '/' });
  await expect.element(week).toBeVisible();
});

test('a device that may clear what has waited for days says what to do', async () => {
  onTestFinished(vi.spyOn(navigator.storage, 'persisted').mockResolvedValue(false).mockRestore);
  onTestFinished(vi.spyOn(navigator.storage, 'persist').mockResolvedValue(false).mockRestore);
  const { user } = await signIn('student');
  await keepUnwanted(user, Date.now() - 4 * DAY_MS);
  await renderApp({ url: '/' });
  await expect.element(page.getByText('Some of your work has waited for days')).toBeVisible();
});
