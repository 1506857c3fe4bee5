import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { acceptInvitation, invite, listPeople } from '#domain/contract/office/people.ts';
import * as sentences from '#domain/rules/office/sentences.ts';
import { call } from '#web/lib/call.ts';
import { goToPlace } from '#web/testing/admin-places.ts';
import { expectToast } from '#web/testing/expect-toast.ts';
import { loseNetwork } from '#web/testing/lose-network.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { standInFor } from '#web/testing/stand-in-response.ts';

const email = page.getByLabelText('Their e-mail address');
const makeLink = page.getByRole('button', { name: 'Make a link' });
const shown = page.getByRole('region', { name: 'Give them this link' });

const addressOfMy = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@troop.example`;

async function open() {
  await renderApp({ url: '/admin', as: 'admin' });
  await goToPlace('People');
  await expect.element(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible();
}

/** The path of the link that is shown, with its token. */
async function shownLink(): Promise<string> {
  await expect.element(shown).toBeVisible();
  return new URL(shown.getByText(/#/).element().textContent ?? '').href.replace(location.origin, '');
}

async function fillIn(username: string, password = 'green-twig-of-oak') {
  await page.getByLabelText('First name').fill('Ana');
  await page.getByLabelText('Last name').fill('Rivera');
  await page.getByLabelText('Username').fill(username);
  await page.getByLabelText('Password').fill(password);
  await page.getByRole('button', { name: 'Create my account' }).click();
}

test('#the-list-of-students: what was typed stays as the places move from a menu to a bar, such as on a tablet that is turned', async () => {
  await page.viewport(768, 1024);
  onTestFinished(() => page.viewport(360, 740));
  await open();
  await email.fill('ana@troop.example');
  await page.viewport(1024, 768);
  await expect.element(page.getByRole('navigation', { name: 'Administration' })).toBeVisible();
  await expect.element(email).toHaveValue('ana@troop.example');
});

test('#administrators: an administrator invites another with a link, who becomes one, and is removed again', async () => {
  await open();
  await expect.element(page.getByText('You', { exact: true })).toBeVisible();
  const theirs = addressOfMy('rivera');
  await email.fill(theirs);
  await makeLink.click();
  const link = await shownLink();
  await expect.element(page.getByText(theirs, { exact: true })).toBeVisible();

  await renderApp({ url: link });
  await expect.element(page.getByText(/invites you to be an administrator/)).toBeVisible();
  expect(location.hash).toBe('');
  await expect.element(page.getByLabelText('Email')).toHaveValue(theirs);
  const username = theirs.split('@')[0] ?? '';
  await fillIn(username, 'elevenchars');
  await expect.element(page.getByText(/at least 12 characters/).last()).toBeVisible();
  await page.getByLabelText('Password').fill('green-twig-of-oak');
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect.element(page.getByRole('heading', { name: 'You are an administrator' })).toBeVisible();

  await renderApp({ url: '/admin/people', as: 'admin' });
  const row = page.getByRole('listitem').filter({ hasText: username });
  await row.getByRole('button', { name: 'Remove Ana Rivera' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expectToast('Removed', 'Ana Rivera is no administrator any more');
  await expect.element(row).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Administrators', exact: true })).toHaveFocus();
});

test('#administrators: an invitation that is taken back leads nowhere, and its link is shown no more', async () => {
  await open();
  const theirs = addressOfMy('mistyped');
  await email.fill(theirs);
  await makeLink.click();
  const link = await shownLink();
  await page.getByRole('button', { name: `Take back the invitation of ${theirs}` }).click();
  await expectToast('Taken Back', 'The link leads nowhere any more');
  await expect.element(shown).not.toBeInTheDocument();

  await renderApp({ url: link });
  await expect
    .element(page.getByRole('heading', { name: 'This link is too old or was used.' }))
    .toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Go to Login' })).toBeVisible();
});

test('#administrators: who has accepted meanwhile stays when the invitation is taken back, and stands there', async () => {
  await open();
  const theirs = addressOfMy('faster');
  await email.fill(theirs);
  await makeLink.click();
  const token = (await shownLink()).split('#')[1] ?? '';
  const username = theirs.split('@')[0] ?? '';
  const named = { firstName: 'Ana', lastName: 'Rivera', username, email: theirs };
  const invited = page.getByRole('button', { name: `Take back the invitation of ${theirs}` });
  await expect.element(invited).toBeVisible();
  const body = { token, ...named, password: 'green-twig-of-oak' };
  await call(acceptInvitation, { body, as: null });
  await invited.click();
  await expectToast('Not Taken Back', sentences.invitationAccepted.message);
  await expect.element(invited).not.toBeInTheDocument();
  await expect.element(page.getByRole('listitem').filter({ hasText: username })).toBeVisible();
});

test('#administrators: who is invited meanwhile stands there when the window is looked at again', async () => {
  await open();
  const theirs = addressOfMy('seen');
  await call(invite, { body: { role: 'admin', email: theirs } });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await expect
    .element(page.getByRole('button', { name: `Take back the invitation of ${theirs}` }))
    .toBeVisible();
});

test('#administrators: an address that is none is told at its field, and nobody is invited', async () => {
  await open();
  const before = (await call(listPeople)).invitations.length;
  await email.fill('rivera at troop');
  await makeLink.click();
  await expect.element(email).toHaveAccessibleDescription(/valid email/i);
  expect((await call(listPeople)).invitations).toHaveLength(before);
});

test('#administrators: without a line what was typed of an invitation stays', async () => {
  await open();
  loseNetwork();
  const theirs = addressOfMy('later');
  await email.fill(theirs);
  await makeLink.click();
  await expect.element(page.getByText('Not Invited', { exact: true })).toBeVisible();
  await expect.element(email).toHaveValue(theirs);
});

test('#administrators: where the invitation goes by mail, the field is empty afterwards, and that is no mistake', async () => {
  const body = JSON.stringify({ administrators: [], invitations: [], isByMail: true });
  await standInFor(`*${listPeople.path}`, { status: 200, type: 'application/json', body });
  await open();
  const invite = page.getByRole('button', { name: 'Invite by mail' });
  await invite.click();
  await expect.element(email).toHaveAccessibleDescription(/The invitation goes there/);
  await email.fill(addressOfMy('by-mail'));
  await invite.click();
  await expect.element(email).toHaveValue('');
  await expect.element(email).not.toHaveAttribute('aria-invalid', 'true');
});
