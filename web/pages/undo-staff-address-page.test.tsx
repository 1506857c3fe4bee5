import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { OPEN_SCREENS } from '#domain/rules/platform/screens.ts';
import { renderApp } from '#web/testing/render-app.tsx';

test('#username-and-address-of-staff: to keep the address another password is chosen, and the link is asked with it alone', async () => {
  await renderApp({ url: `${OPEN_SCREENS.undoStaffAddress}#no-such-link` });
  const password = page.getByLabelText('New password', { exact: true });
  const keep = page.getByRole('button', { name: 'Keep this address' });
  await password.fill('too-short');
  await keep.click();
  await expect.element(page.getByText('Password must be at least 12 characters')).toBeVisible();
  await password.fill('another-green-twig');
  await keep.click();
  await expect.element(page.getByText('This link is too old or was used.')).toBeVisible();
});
