import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getStep } from '#domain/contract/notebook/steps.ts';
import { call } from '#web/lib/call.ts';
import { holdNavigation } from '#web/testing/held-navigation.ts';
import { loseNetwork } from '#web/testing/lose-network.ts';
import { endPaused, pauseRequests } from '#web/testing/paused-requests.ts';
import { comeByPlainHttp } from '#web/testing/plain-http.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { projectReadyToPlant } from '#web/testing/scout-project.ts';
import { signIn } from '#web/testing/sign-in.ts';
import { paths } from './paths.ts';

const hours = page.getByLabelText('Time spent on this step (hours)', { exact: true });
const notOpened = page.getByText('This page did not open');
const notLoaded = page.getByText('This step could not be loaded');

async function scoutWithProject(): Promise<string> {
  await signIn('student');
  return projectReadyToPlant();
}

/** Until the function given back is called the code at such addresses does not arrive, of which React tells the console. */
async function loseCode(pattern: string): Promise<() => Promise<void>> {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => told.mockRestore());
  return pauseRequests(
    [pattern],
    (paused, protocol) =>
      void endPaused(protocol, paused, 'Fetch.failRequest', { errorReason: 'ConnectionFailed' }),
  );
}

const lineIsBack = () => window.dispatchEvent(new Event('online'));

test('when a step has not arrived the line that returns sends what waits, and loads the page again', async () => {
  const id = await scoutWithProject();
  const letCodeCome = await loseCode('*/step/track-step.tsx*');
  await renderApp({ url: paths.step(id, 3) });
  await expect.element(hours).toHaveValue('2');
  const restoreLine = loseNetwork();
  await userEvent.fill(hours, '4');
  await expect.element(page.getByRole('link', { name: '1 thing is not sent yet' })).toBeVisible();
  history.pushState(null, '', paths.step(id, 4));
  await expect.element(notOpened).toBeVisible();

  const ledTo = holdNavigation();
  restoreLine();
  await letCodeCome();
  lineIsBack();
  const params = { id, stepNumber: 3 };
  await expect.poll(async () => (await call(getStep, { params })).formData.timeSpentStep3).toBe(4);
  await expect.poll(() => ledTo).toEqual([paths.step(id, 4)]);
});

test.each([
  ['on a device that others use too', () => cookieStore.set('rootling_shared', '1')],
  ['by plain http', comeByPlainHttp],
])('#calls: %s a step that could not be read comes with the line', async (_, come) => {
  const id = await scoutWithProject();
  await come();
  await renderApp({ url: '/' });
  await expect.element(page.getByRole('button', { name: 'Start New Cloning Project' })).toBeVisible();
  const restoreLine = loseNetwork();
  history.pushState(null, '', paths.step(id, 3));
  await expect.element(notLoaded).toBeVisible();
  restoreLine();
  lineIsBack();
  await expect.element(hours).toHaveValue('2');
});
