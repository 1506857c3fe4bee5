import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { login } from '#domain/contract/sign-in/accounts.ts';
import { makeSignInCard } from '#domain/contract/sign-in/sign-in-cards.ts';
import { call } from '#web/lib/call.ts';
import { forgetPageUser } from '#web/lib/page-user.ts';
import { loseAnswers } from '#web/testing/lose-network.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { signIn } from '#web/testing/sign-in.ts';

const NEW_PASSWORD = 'fresh-cutting-3';

/** Opens the form and types what stands on a student's card, and a new password. */
async function typeCard() {
  const { user } = await signIn('student');
  await signIn('admin');
  forgetPageUser();
  const { code } = await call(makeSignInCard, { body: { studentId: user.id } });
  await renderApp({ url: '/card' });
  await page.getByLabelText('Username').fill(user.username);
  await page.getByLabelText('Code').fill(code);
  await page.getByLabelText('New password', { exact: true }).fill(NEW_PASSWORD);
  return { user, code };
}

test('#sign-in-cards: a wrong code is said at its field, what was typed stays, and the right one sets the password, by which no address is shown', async () => {
  const { user, code } = await typeCard();
  await page.getByLabelText('Code').fill('AAAA-AAAA');
  await page.getByRole('button', { name: 'Save my new password' }).click();
  await expect.element(page.getByText(/do not belong together/)).toBeVisible();
  await expect.element(page.getByLabelText('Username')).toHaveValue(user.username);
  await page.getByLabelText('Code').fill(code.toLowerCase().replace('-', ' '));
  await page.getByRole('button', { name: 'Save my new password' }).click();
  await expect.element(page.getByRole('heading', { name: 'You have a new password' })).toBeVisible();

  await call(login, { body: { username: user.username, password: NEW_PASSWORD } });
  await renderApp({ url: '/profile' });
  await expect.element(page.getByText(/^You came in with a card\. It is good until/)).toBeVisible();
  await expect.element(page.getByText(user.username, { exact: true })).toBeVisible();
  await expect.element(page.getByText('Signed on')).toBeVisible();
  for (const hidden of ['Email', 'ZIP code', 'Name', 'Phone'])
    await expect.element(page.getByRole('term').getByText(hidden, { exact: true })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Edit Profile' })).not.toBeInTheDocument();
});

test('#sign-in-cards: where the answer is lost the form says that the password may be saved already', async () => {
  const { user } = await typeCard();
  const endLoss = loseAnswers();
  await page.getByRole('button', { name: 'Save my new password' }).click();
  await expect.element(page.getByText(/^Your new password may be saved already/)).toBeVisible();
  endLoss();

  await page.getByRole('button', { name: 'Save my new password' }).click();
  await expect.element(page.getByText(/do not belong together/)).toBeVisible();
  await expect.element(page.getByText(/^Your new password may be saved already/)).toBeVisible();
  await call(login, { body: { username: user.username, password: NEW_PASSWORD } });
});

test('#sign-in-cards: without a code nothing is sent, and the field says so', async () => {
  await renderApp({ url: '/card' });
  await page.getByRole('button', { name: 'Save my new password' }).click();
  await expect.element(page.getByText('Please type the code from your card')).toBeVisible();
});
