import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { comeByPlainHttp } from '#web/testing/plain-http.ts';
import { renderApp } from '#web/testing/render-app.tsx';

/** Lets the browser believe that it has lost its network, or found it again. */
function setOnline(isOnline: boolean): void {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  onTestFinished(() => online.mockRestore());
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

test('the login says that it needs a connection while there is none', async () => {
  await renderApp({ url: '/' });
  const words = page.getByText('You seem to be offline. To log in you need a connection.');
  await expect.element(page.getByRole('button', { name: 'Log In', exact: true })).toBeEnabled();
  await expect.element(words).not.toBeInTheDocument();
  setOnline(false);
  await expect.element(words).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Log In', exact: true })).toBeEnabled();
  setOnline(true);
  await expect.element(words).not.toBeInTheDocument();
});

test.each([
  ['/?tab=register', 'nobody', 'To sign up'],
  ['/password-reset', 'nobody', 'To pick a new password'],
  ['/', 'unconsentedStudent', 'To send the consent'],
  ['/admin', 'admin', 'To manage students and species'],
] as const)('%s as %s sees it says that it needs a connection', async (url, as, what) => {
  if (as === 'nobody') await renderApp({ url });
  else await renderApp({ url, as });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  setOnline(false);
  await expect
    .element(page.getByText(`You seem to be offline. ${what} you need a connection.`))
    .toBeVisible();
});

test('by plain http the profile says why offline is missing', async () => {
  comeByPlainHttp();
  await renderApp({ url: '/profile', as: 'student' });
  await expect.element(page.getByText('This works online only')).toBeVisible();
});

test.each(['/', '/profile'])(
  'where a browser opens no database %s says that closing it loses what is unsent',
  async (url) => {
    const open = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException(
        'A mutation operation was attempted on a database that did not allow mutations.',
      );
    });
    onTestFinished(() => open.mockRestore());
    await renderApp({ url, as: 'student' });
    const lost = page.getByText('What is not sent yet is lost when you close this window.');
    await expect.element(lost).toBeVisible();
  },
);
