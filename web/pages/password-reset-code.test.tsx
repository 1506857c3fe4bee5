import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { confirmReset, sendResetCodeAgain, verifyReset } from '#domain/contract/sign-in/password-reset.ts';
import { expectToast } from '#web/testing/expect-toast.ts';
import { knownPerson } from '#web/testing/known-person.ts';
import { loseNetwork } from '#web/testing/lose-network.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { standInFor } from '#web/testing/stand-in-response.ts';

const code = page.getByLabelText('Code');
const toContinue = page.getByRole('button', { name: 'Continue' });
const sendAgain = page.getByRole('button', { name: 'Send a new code' });
const json = (status: number, body: object) => ({
  status,
  type: 'application/json',
  // A stand-in response is Latin-1.
  body: JSON.stringify(body).replaceAll('•', '\\u2022'),
});

/** The stage of the code, as where a parent has confirmed by mail; the server of these tests has no mail. */
async function askForCode() {
  const { user } = await knownPerson('student');
  const sent = { resetToken: 'a'.repeat(43), codeSentTo: 'n•••@family.example' };
  const withCode = await standInFor(`*${verifyReset.path}`, json(200, sent));
  await renderApp({ url: '/password-reset' });
  await page.getByLabelText('Username').fill(user.username);
  await toContinue.click();
  await page.getByLabelText(/troop number/i).fill('42');
  await page.getByLabelText(/first name/i).fill('Ana');
  await page.getByLabelText(/last name/i).fill('Reyes');
  await page.getByLabelText('State').selectOptions('Wisconsin');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect.element(page.getByRole('heading', { name: 'Type the code' })).toHaveFocus();
  await withCode();
  return user;
}

test('#the-code-before-a-new-password: who needs a code is told where it went and whom to ask, and devices can fill it in', async () => {
  await askForCode();
  await expect
    .element(page.getByText(/^We sent a code with 8 numbers/))
    .toHaveTextContent(
      'We sent a code with 8 numbers to your parent or guardian at n•••@family.example. Ask them to read it to you.',
    );
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect.element(code).toHaveAttribute('inputmode', 'numeric');
});

test('what is no code is told at its field and not sent', async () => {
  await askForCode();
  await toContinue.click();
  await expect.element(code).toHaveAccessibleDescription(/^Please type the 8 numbers of the code/);
  await code.fill('1234 567');
  await toContinue.click();
  await expect.element(code).toHaveAccessibleDescription(/^Please type the 8 numbers of the code/);
  await expect.element(code).toHaveValue('1234 567');
});

test('a wrong code is told at its field with the tries that are left, and what was typed stays', async () => {
  await askForCode();
  const message = 'That is not the code. You have 4 tries left.';
  const refused = await standInFor(
    `*${confirmReset.path}`,
    json(400, { message, fields: { code: message } }),
  );
  await code.fill('1234 5678');
  await toContinue.click();
  await expect.element(code).toHaveAccessibleDescription(new RegExp(message));
  await expect.element(code).toHaveValue('1234 5678');
  await refused();
  await standInFor(`*${confirmReset.path}`, json(200, { success: true }));
  await toContinue.click();
  await expect.element(page.getByRole('heading', { name: 'Pick a new password' })).toHaveFocus();
});

test('a code whose first response was lost leads on when it is sent again', async () => {
  await askForCode();
  await standInFor(`*${confirmReset.path}`, json(409, { message: 'This code was used already.' }));
  await code.fill('12345678');
  await toContinue.click();
  await expect.element(page.getByRole('heading', { name: 'Pick a new password' })).toBeVisible();
});

test('another code is sent for, and it is said that the one before is worth nothing', async () => {
  await askForCode();
  await code.fill('1234');
  const nextAt = '2026-08-01T12:00:00.000Z';
  const sent = await standInFor(
    `*${sendResetCodeAgain.path}`,
    json(200, { codeSentTo: 'n•••@family.example', nextAt }),
  );
  await sendAgain.click();
  await expect.element(page.getByText(/^A new code is on its way\./)).toBeVisible();
  await expect.element(code).toHaveValue('1234');
  await sent();
  const message = 'We just sent it. Please wait 2 minutes.';
  await standInFor(`*${sendResetCodeAgain.path}`, json(429, { message }));
  await sendAgain.click();
  await expectToast('Code Not Sent', message);
  await expect.element(page.getByText(/^A new code is on its way\./)).not.toBeInTheDocument();
});

test('a reset that is over by the time of its code is told, and Start over leads back to the name', async () => {
  const user = await askForCode();
  await code.fill('1234 5678');
  await toContinue.click();
  await expectToast('Verification Failed', 'This took too long. Please answer the questions again.');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect.element(page.getByLabelText('Username')).toHaveValue(user.username);
});

test('without a connection the code stays where it is, and that is said', async () => {
  await askForCode();
  await code.fill('1234 5678');
  loseNetwork();
  await toContinue.click();
  await expectToast('Error', 'Something went wrong. Please try again.');
  await expect.element(code).toHaveValue('1234 5678');
});
