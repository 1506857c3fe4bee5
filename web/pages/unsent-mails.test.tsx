import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listUnsentMails, sendMailAgain, type UnsentMail } from '#domain/contract/office/unsent-mails.ts';
import { goToPlace } from '#web/testing/admin-places.ts';
import { expectToast } from '#web/testing/expect-toast.ts';
import { knownPerson } from '#web/testing/known-person.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { standInFor } from '#web/testing/stand-in-response.ts';

const dialog = page.getByRole('dialog', { name: 'Unsent Mail' });
const show = page.getByRole('button', { name: 'Show unsent mail' });
const json = (status: number, body: unknown) => ({
  status,
  type: 'application/json',
  // A stand-in response is Latin-1.
  body: JSON.stringify(body).replaceAll('•', '\\u2022'),
});
const SINCE = '2026-08-01T12:00:00.000Z';

/** The dashboard, with mails that failed; the server of these tests has no mail. */
async function openWith(...mails: Partial<UnsentMail>[]) {
  const { user } = await knownPerson('unconsentedStudent', { firstName: 'Ada', lastName: 'Obi' });
  const { id, username } = user;
  const student = { id, firstName: 'Ada', lastName: 'Obi', username };
  const facts = { kind: 'consent-notice', recipient: 'n•••@family.example', since: SINCE, student } as const;
  const list = mails.map((mail, n) => ({
    ...{ id: `mail-${n}`, ...facts, problem: 'no-answer', nextTryAt: SINCE },
    ...mail,
  }));
  const stop = await standInFor(`*${listUnsentMails.path}`, json(200, list));
  await renderApp({ url: '/admin', as: 'admin' });
  return { stop, username };
}

test('#what-could-not-be-sent: while no mail is stuck nothing is said above the students, and the button tells so', async () => {
  await renderApp({ url: '/admin', as: 'admin' });
  await goToPlace('Unsent Mail');
  await expect.element(dialog.getByText('No mail is stuck')).toBeVisible();
  await expect.element(show).not.toBeInTheDocument();
  // The server of these tests sends none at all: that is said, and where it stands how to change it.
  await expect.element(dialog.getByText(/^No mail is set up here/)).toBeVisible();
  await dialog.getByRole('link', { name: 'How It Is says how' }).click();
  await expect.element(page.getByRole('heading', { name: 'How It Is', level: 1 })).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('#what-could-not-be-sent: what could not be sent is counted above the students, and told with its reason', async () => {
  const { username } = await openWith(
    { problem: 'address-refused' },
    { kind: 'letter', nextTryAt: null, problem: 'login-refused' },
  );
  await expect.element(page.getByText('2 letters could not be sent.')).toBeVisible();
  await show.click();
  const rows = dialog.getByRole('listitem');
  const first = new RegExp(`for Ada Obi \\(${username}\\) to n•••@family\\.example$`);
  await expect.element(rows.nth(0).getByText(first)).toBeVisible();
  await expect.element(rows.nth(0).getByText('The mail server did not accept this address.')).toBeVisible();
  await expect.element(rows.nth(1).getByText('The mail server did not accept our login.')).toBeVisible();
  await expect.element(rows.nth(1).getByText(/Its words are not kept\./)).toBeVisible();
  await expect.element(rows.nth(1).getByRole('button')).not.toBeInTheDocument();
});

test('#what-could-not-be-sent: what comes to it while the page is open is counted when the window is looked at again', async () => {
  await openWith({});
  await expect.element(page.getByText('1 letter could not be sent.')).toBeVisible();
  const two = ['one', 'other'].map((id) => ({
    ...{ id, kind: 'letter', recipient: 'n•••@family.example', since: SINCE, student: null },
    ...{ problem: 'no-answer', nextTryAt: SINCE },
  }));
  await standInFor(`*${listUnsentMails.path}`, json(200, two));
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await expect.element(page.getByText('2 letters could not be sent.')).toBeVisible();
});

test('#what-could-not-be-sent: another try is told, and so is why there can be none', async () => {
  const { stop } = await openWith({});
  await show.click();
  const again = dialog.getByRole('button', { name: 'Try again: Question about the consent, Ada Obi' });
  await expect.element(again).toBeVisible();
  await stop();
  const path = sendMailAgain.path.replace(':id', '*');
  const message = 'Nothing was sent: the family has answered.';
  const refused = await standInFor(`*${path}`, json(409, { message }));
  await again.click();
  await expectToast('Not Sent', message);
  await refused();
  // By now the server's own list is there, on which there is none.
  await expect.element(dialog.getByText('No mail is stuck')).toBeVisible();
});

test('#what-could-not-be-sent: a refused address leads to the record in which it is put right', async () => {
  const { stop } = await openWith({ problem: 'address-refused' });
  await show.click();
  const correct = dialog.getByRole('button', { name: 'Correct the address of Ada Obi' });
  await expect.element(correct).toBeVisible();
  await stop();
  await correct.click();
  await expect.element(page.getByRole('dialog', { name: 'Consent Record' })).toBeVisible();
});

test('#what-could-not-be-sent: where unsent mail does not load, that is said above the students and at the student, and not that there is none', async () => {
  const { user } = await knownPerson('unconsentedStudent', { firstName: 'Ada', lastName: 'Obi' });
  await standInFor(`*${listUnsentMails.path}`, json(500, {}));
  await renderApp({ url: '/admin', as: 'admin' });
  const failure = page.getByText('The unsent mail could not be loaded.');
  await expect.element(failure).toBeVisible();
  await show.click();
  await expect.element(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
  await renderApp({ url: `/admin/students/${user.id}`, as: 'admin' });
  await expect
    .element(page.getByRole('region', { name: 'Consent' }).getByText('The unsent mail could not be loaded.'))
    .toBeVisible();
});
