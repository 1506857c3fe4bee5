import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { login } from '#domain/contract/sign-in/accounts.ts';
import { completeReset, startReset, verifyReset } from '#domain/contract/sign-in/password-reset.ts';
import { call } from '#web/lib/call.ts';
import { breakProxy } from '#web/testing/broken-proxy.ts';
import { expectToast } from '#web/testing/expect-toast.ts';
import { holdRequests } from '#web/testing/held-requests.ts';
import { knownPerson } from '#web/testing/known-person.ts';
import { loseAnswers, loseNetwork } from '#web/testing/lose-network.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const username = page.getByLabelText('Username');
const toContinue = page.getByRole('button', { name: 'Continue' });
const verify = page.getByRole('button', { name: 'Verify' });
const newPassword = page.getByLabelText('New password', { exact: true });
const again = page.getByLabelText('Confirm new password');
const reset = page.getByRole('button', { name: 'Reset Password' });

async function begin(name: string) {
  await renderApp({ url: '/password-reset' });
  await username.fill(name);
  await toContinue.click();
}

async function answerQuestions(parent = 'Ana') {
  await page.getByLabelText(/troop number/i).fill('42');
  await page.getByLabelText(/first name/i).fill(parent);
  await page.getByLabelText(/last name/i).fill('Reyes');
  await page.getByLabelText('State').selectOptions('Wisconsin');
  await verify.click();
}

test('four stages lead to a new password', async () => {
  const { user } = await knownPerson('student');
  await begin(user.username);

  await answerQuestions();
  await newPassword.fill('willow-and-elm');
  await again.fill('willow-and-elm');
  await reset.click();
  await expect.element(page.getByRole('heading', { name: 'Your password is changed' })).toHaveFocus();
  const loggedIn = await call(login, { body: { username: user.username, password: 'willow-and-elm' } });
  expect(loggedIn.id).toBe(user.id);
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await expect.element(page.getByRole('tab', { name: 'Log In' })).toBeVisible();
});

/** Returns the form's message, which stays after the toast is gone. */
function said(message: string | RegExp) {
  return page.elementLocator(document.querySelector('form') ?? document.body).getByText(message);
}

test('a name is asked for, and an unknown one is told', async () => {
  await renderApp({ url: '/password-reset' });

  await toContinue.click();
  await expect.element(username).toHaveAccessibleDescription(/^Username is required/);
  await username.fill('nobody-of-that-name');
  await toContinue.click();
  await expectToast('Error', 'User not found');
  await expect.element(said('User not found')).toBeVisible();
  await toContinue.click();
  await expect.element(said('User not found')).toBeVisible();
});

test('Back leads to the name, which is still there', async () => {
  const { user } = await knownPerson('student');
  await begin(user.username);

  await expect.element(page.getByRole('heading', { name: 'Is it really you?' })).toHaveFocus();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.element(username).toHaveValue(user.username);
  await expect.element(page.getByRole('heading', { name: 'Who are you?' })).toHaveFocus();
});

test('every question wants an answer, and a wrong one is told', async () => {
  const { user } = await knownPerson('student');
  await begin(user.username);

  await verify.click();
  await expect.element(page.getByText('Troop number is required')).toBeVisible();
  await expect.element(page.getByText('Parent/Guardian first name is required')).toBeVisible();
  await expect.element(page.getByText('Parent/Guardian last name is required')).toBeVisible();
  await expect.element(page.getByText('Please select your state')).toBeVisible();
  const refusal = "The information provided doesn't match our records.";
  await answerQuestions('Somebody');
  await expectToast('Verification Failed', refusal);
  await expect.element(said(refusal)).toBeVisible();
  await answerQuestions();
  await expect.element(newPassword).toBeVisible();
  // Sooner than it would go by itself.
  await expect.poll(() => page.getByText('Verification Failed').elements(), { timeout: 1000 }).toEqual([]);
});

test('too many wrong answers are told at the form, with how long to wait', async () => {
  const { user } = await knownPerson('student');
  await begin(user.username);
  for (let n = 0; n < 5; n += 1) {
    const wrong = { troopNumber: '43', parentFirstName: 'Ana', parentLastName: 'Reyes', state: 'WI' };
    await call(verifyReset, { body: { username: user.username, ...wrong } }).catch(() => {});
  }
  await answerQuestions();
  const wait = 'That was too many tries. Please wait 60 minutes and try again, or ask an adult for help.';
  await expectToast('Verification Failed', wait);
  await expect.element(said(wait)).toBeVisible();
});

test('a password that many people use is told at its field', async () => {
  const { user } = await knownPerson('student');
  await begin(user.username);
  await answerQuestions();
  const message = 'Many people use this password, so it is easy to guess. Please pick another one.';
  await newPassword.fill('password123');
  await again.fill('password123');
  await reset.click();
  await expectToast('Reset Failed', message);
  await expect.element(newPassword).toHaveAccessibleDescription(message);
});

test('what went wrong is no longer said once it has gone well, nor while it is tried again', async () => {
  const { user } = await knownPerson('student');
  await begin(user.username);
  await answerQuestions('Somebody');
  const error = page.getByText('Verification Failed');
  await expect.element(error).toBeVisible();

  await answerQuestions();
  await expect.element(page.getByRole('heading', { name: 'Pick a new password' })).toBeVisible();
  await expect.element(error).not.toBeInTheDocument();
});

test('two passwords that differ, or are too short, are told', async () => {
  const { user } = await knownPerson('student');
  await begin(user.username);
  await answerQuestions();

  await newPassword.fill('willow-and-elm');
  await again.fill('willow-and-oak');
  await reset.click();
  await expectToast('Password Mismatch', "The passwords you entered don't match.");
  await newPassword.fill('elm');
  await again.fill('elm');
  await reset.click();
  await expectToast('Password Too Short', 'Password must be at least 6 characters long.');
});

test('answers that were used up in another window are told, and the way back is there', async () => {
  const { user } = await knownPerson('student');
  await begin(user.username);
  await answerQuestions();
  await newPassword.fill('willow-and-elm');
  await again.fill('willow-and-elm');
  // Another reset uses up what was open for this account.
  const identity = { troopNumber: '42', parentFirstName: 'Ana', parentLastName: 'Reyes', state: 'WI' };
  const { resetToken } = await call(verifyReset, { body: { username: user.username, ...identity } });
  await call(completeReset, { body: { username: user.username, resetToken, newPassword: 'elm-and-oak' } });

  await reset.click();
  await expectToast('Reset Failed', 'This took too long. Please answer the questions again.');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect.element(username).toHaveValue(user.username);
});

test('without a connection the last stage says so', async () => {
  const { user } = await knownPerson('student');
  await begin(user.username);
  await answerQuestions();
  await newPassword.fill('willow-and-elm');
  await again.fill('willow-and-elm');
  loseNetwork();

  await reset.click();
  await expectToast('Error', 'Something went wrong. Please try again.');
});

test('where the answer is lost the last stage says that the password may be saved already', async () => {
  const { user } = await knownPerson('student');
  await begin(user.username);
  await answerQuestions();
  await newPassword.fill('willow-and-elm');
  await again.fill('willow-and-elm');
  const endLoss = loseAnswers();
  await reset.click();
  await expect.element(page.getByText(/^Your new password may be saved already/)).toBeVisible();
  endLoss();

  await reset.click();
  await expectToast('Reset Failed', 'This took too long. Please answer the questions again.');
  await expect.element(page.getByText(/^Your new password may be saved already/)).toBeVisible();
  await call(login, { body: { username: user.username, password: 'willow-and-elm' } });
});

test('without a connection the first stage says so', async () => {
  await renderApp({ url: '/password-reset' });
  await username.fill('hazel');
  loseNetwork();

  await toContinue.click();
  await expectToast('Error', 'Something went wrong. Please try again.');
});

test('everybody is told whom to ask, and an administrator is no more known here than nobody', async () => {
  const { user } = await knownPerson('admin');
  await begin(user.username);

  await expectToast('Error', 'User not found');
  await expect.element(page.getByText(/an adult can write to/)).toBeVisible();
  const link = page.getByRole('link', { name: 'support@rootling.example' });
  await expect.element(link).toHaveAttribute('href', 'mailto:support@rootling.example');
});

test('each stage says that it is under way', async () => {
  const { user } = await knownPerson('student');
  const verifying = page.getByRole('button', { name: 'Verifying...' });
  const start = await holdRequests(`*${startReset.path}`);
  await begin(user.username);
  await start.arrived;
  await expect.element(verifying).toHaveAttribute('aria-disabled', 'true');
  await start.letThrough();

  await expect.element(verify).toBeVisible();
  const answers = await holdRequests(`*${verifyReset.path}`);
  await answerQuestions();
  await answers.arrived;
  await expect.element(verifying).toHaveAttribute('aria-disabled', 'true');
  await answers.letThrough();

  await newPassword.fill('willow-and-elm');
  await again.fill('willow-and-elm');
  const last = await holdRequests(`*${completeReset.path}`);
  await reset.click();
  await last.arrived;
  const submitting = page.getByRole('button', { name: 'Submitting...' });
  await expect.element(submitting).toHaveAttribute('aria-disabled', 'true');
  await last.letThrough();
  await expect.element(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();
});

test('answers that an answer not of ours refuses get our words', async () => {
  const { user } = await knownPerson('student');
  await begin(user.username);
  await expect.element(verify).toBeVisible();
  await breakProxy(`*${verifyReset.path}`);
  await answerQuestions();
  await expectToast('Verification Failed', "The information provided doesn't match our records.");
});

test('an answer that is not ours cannot tell who is known', async () => {
  await breakProxy(`*${startReset.path}`);
  await begin('hazel');

  await expectToast('Error', 'User not found');
});

test('a new password that an answer not of ours refuses gets our words', async () => {
  const { user } = await knownPerson('student');
  await begin(user.username);
  await answerQuestions();
  await newPassword.fill('willow-and-elm');
  await again.fill('willow-and-elm');
  await breakProxy(`*${completeReset.path}`);

  await reset.click();
  await expectToast('Reset Failed', 'Failed to reset password');
});
