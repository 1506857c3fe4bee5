import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { giveParentConsent } from '#domain/contract/consent/consent.ts';
import { confirmByPhone } from '#domain/contract/consent/consent-proof.ts';
import { SIGNATURE_HEIGHT_PX, SIGNATURE_WIDTH_PX } from '#domain/limits.ts';
import * as sentences from '#domain/rules/consent/sentences.ts';
import { call } from '#web/lib/call.ts';
import { actOn } from '#web/testing/admin-places.ts';
import { expectFailure, expectToast } from '#web/testing/expect-toast.ts';
import { loseNetwork } from '#web/testing/lose-network.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { signIn } from '#web/testing/sign-in.ts';

const dialog = page.getByRole('dialog', { name: 'Consent Record' });
const phoneButton = dialog.getByRole('button', { name: 'Confirmed by phone' });
const formButton = dialog.getByRole('button', { name: 'Signed form received' });
const recordCall = dialog.getByRole('button', { name: 'Record the call' });
const recordForm = dialog.getByRole('button', { name: 'Record the form' });
const scan = dialog.getByLabelText('Scan of the form');
const events = dialog.getByRole('region', { name: 'What happened' }).getByRole('listitem');
const NO_PROOF = /A signature on the child's device is not, by itself, proof of who signed/;

function signatureOfAna(): string {
  const canvas = document.createElement('canvas');
  canvas.width = SIGNATURE_WIDTH_PX;
  canvas.height = SIGNATURE_HEIGHT_PX;
  const pen = canvas.getContext('2d');
  pen?.moveTo(40, 110);
  pen?.lineTo(360, 40);
  pen?.stroke();
  return canvas.toDataURL();
}

/** The record of a child in an administrator's window; signed, unless nobody has. */
async function openRecord({ isSigned = true, isOwnAddress = false } = {}) {
  const child = await signIn('unconsentedStudent', { firstName: 'Hazel', lastName: 'Lindqvist' });
  if (isSigned) {
    const parent = { parentFirstName: 'Ana', parentLastName: 'Lindqvist', parentPhone: '608 555 0100' };
    const parentEmail = isOwnAddress ? child.user.email : 'ana@family.example';
    const consent = { ...parent, parentEmail, signature: signatureOfAna(), termsAgree: true as const };
    await call(giveParentConsent, { body: consent });
  }
  await renderApp({ url: '/admin', as: 'admin', account: { firstName: 'Rowan' } });
  await page.getByLabelText('Search').fill(child.user.username);
  await actOn(child.user.username, 'Consent Record');
  await expect.element(formButton).toBeVisible();
  return child.user;
}

const pdf = (bytes = 200) =>
  new File([`%PDF-1.7\n${'x'.repeat(bytes)}`], 'form.pdf', { type: 'application/pdf' });

test('where nobody is asked by mail, administrators read what a signature is worth', async () => {
  await openRecord();
  await expect.element(dialog.getByText(NO_PROOF)).toBeVisible();
  await expect.element(dialog.getByText("A signature on the child's device", { exact: true })).toBeVisible();
  await expect.element(dialog.getByText('In force')).toBeVisible();
  await expect.poll(() => events.elements().length).toBe(2); // with the address it came from
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Back to the students' }).click();
  const needed = page.getByRole('list', { name: 'What needs you today' });
  await expect
    .element(needed.getByRole('link', { name: NO_PROOF }))
    .toHaveAttribute('href', '/admin/how-it-is#mail');
});

test('a call is written down with its number, time and note, and stands in the record at once', async () => {
  await openRecord();
  await phoneButton.click();
  await expect.element(dialog.getByLabelText('Number you called')).toHaveValue('608 555 0100');
  // The server's clock stands where the run began.
  await dialog.getByLabelText('When you spoke').fill('2026-06-01T10:00');
  await dialog.getByLabelText('Note').fill('I know her voice.');
  await recordCall.click();
  await expectToast('Confirmed by Phone', 'The call is written down. The consent is in force.');
  await expect.element(dialog.getByText(/^Number 608 555 0100, /)).toBeVisible();
  await expect.element(dialog.getByText('I know her voice.')).toBeVisible();
  await expect.element(dialog.getByText(NO_PROOF)).not.toBeInTheDocument();
  await expect.element(phoneButton).toHaveFocus();
});

test('a call that is still to come, or to no number, is refused at its field', async () => {
  await openRecord();
  await phoneButton.click();
  await dialog.getByLabelText('Number you called').clear();
  await dialog.getByLabelText('When you spoke').fill('2199-05-01T10:00');
  await recordCall.click();
  await expect.element(dialog.getByText('Please write down the number that you called')).toBeVisible();
  await expect.element(dialog.getByText('This time is still to come. Please check it.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(phoneButton).toHaveFocus();
});

test('a scan is kept, and can be saved again', async () => {
  const { id } = await openRecord();
  await formButton.click();
  await recordForm.click();
  await expect.element(scan).toHaveAccessibleDescription(new RegExp(sentences.scanMissing.message));
  await userEvent.upload(scan, pdf());
  await recordForm.click();
  await expectToast('Signed Form Received', 'The form is kept. The consent is in force.');
  const link = dialog.getByRole('link', { name: 'Save the form (PDF, 1 kB)' });
  await expect
    .element(link)
    .toHaveAttribute('href', expect.stringContaining(`/students/${id}/consent/forms/`));
  await expect.element(formButton).toHaveFocus();
});

test('what is too large or no form is refused at the field, before it is sent where that can be told', async () => {
  await openRecord();
  await formButton.click();
  await userEvent.upload(scan, pdf(11 * 1024 * 1024));
  await expect.element(dialog.getByText(sentences.scanTooLarge.message)).toBeVisible();
  await recordForm.click();
  await expect.element(dialog.getByText(sentences.scanTooLarge.message)).toBeVisible();
  await userEvent.upload(scan, new File(['Dear troop,'], 'letter.pdf', { type: 'application/pdf' }));
  await expect.element(dialog.getByText(sentences.scanTooLarge.message)).not.toBeInTheDocument();
  await recordForm.click();
  await expect.element(dialog.getByText(sentences.scanUnreadable.message)).toBeVisible();
});

test('a form that comes before anybody signed asks whose signature it has, and makes the record', async () => {
  await openRecord({ isSigned: false });
  await expect.element(dialog.getByText('Nobody has signed yet')).toBeVisible();
  await expect.element(phoneButton).not.toBeInTheDocument();
  await formButton.click();
  await userEvent.upload(scan, pdf());
  await recordForm.click();
  await expect.element(dialog.getByText('Parent/Guardian first name is required')).toBeVisible();
  await dialog.getByLabelText('Parent/Guardian first name').fill('Ana');
  await dialog.getByLabelText('Parent/Guardian last name').fill('Lindqvist');
  await recordForm.click();
  await expect.element(dialog.getByText('The signature stands on the form.')).toBeVisible();
  await expect.element(dialog.getByText('Ana Lindqvist')).toBeVisible();
});

test("a parent's address that is the child's own is marked, and the papers are at hand", async () => {
  await openRecord({ isOwnAddress: true });
  await expect.element(dialog.getByText("The parent's address is the child's own")).toBeVisible();
  await expect
    .element(dialog.getByRole('link', { name: 'Blank form (PDF)' }))
    .toHaveAttribute('href', '/consent-form.pdf');
  await expect
    .element(dialog.getByRole('link', { name: 'Certificate (PDF)' }))
    .toHaveAttribute('href', expect.stringMatching(/\/consent\/certificate\.pdf$/));
});

test('without a line the call is not lost: what was typed stands there for another try', async () => {
  await openRecord();
  await phoneButton.click();
  await dialog.getByLabelText('Note').fill('I know her voice.');
  loseNetwork();
  await recordCall.click();
  await expectFailure('Not Recorded', 'Failed to record the call');
  await expect.element(dialog.getByLabelText('Note')).toHaveValue('I know her voice.');
});

test('a call that a second window wrote down stands beside this one', async () => {
  const { id } = await openRecord();
  await phoneButton.click();
  await dialog.getByLabelText('When you spoke').fill('2026-06-01T10:00');
  const body = { number: '608 555 0199', time: '2026-06-01T09:00:00Z', note: 'From another window' };
  await call(confirmByPhone, { params: { id }, body });
  await recordCall.click();
  await expect.element(dialog.getByText('From another window')).toBeVisible();
  await expect.element(dialog.getByText(/^Number 608 555 0100, /)).toBeVisible();
});

test('a call that is half written down waits in the record that was closed over it, until it is sent or called off', async () => {
  const { username } = await openRecord();
  const openAgain = async () => {
    await expect.element(dialog).not.toBeInTheDocument();
    await actOn(username, 'Consent Record');
  };
  await phoneButton.click();
  await dialog.getByLabelText('Note').fill('I know her voice.');
  await userEvent.keyboard('{Escape}');
  await openAgain();
  await expect.element(dialog.getByLabelText('Note')).toHaveValue('I know her voice.');
  await expect.element(dialog.getByText(/^You began this before/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(phoneButton).toHaveFocus();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await openAgain();
  await expect.element(phoneButton).toBeVisible();
});

test('a call that is half written down stands there again after a reload, and not where its window was closed', async () => {
  const { username } = await openRecord();
  await phoneButton.click();
  await dialog.getByLabelText('Note').fill('I know her voice.');
  // The other tests' students are newer by then, and fill the first page.
  await renderApp({ url: `/admin?q=${username}` });
  await expect.element(dialog.getByLabelText('Note')).toHaveValue('I know her voice.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await renderApp({ url: `/admin?q=${username}` });
  await expect.element(page.getByRole('button', { name: `Actions for ${username}` })).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('the names on a form that is half written down wait too; its scan is chosen again', async () => {
  const { username } = await openRecord({ isSigned: false });
  await formButton.click();
  await dialog.getByLabelText('Parent/Guardian first name').fill('Ana');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await actOn(username, 'Consent Record');
  await expect.element(dialog.getByLabelText('Parent/Guardian first name')).toHaveValue('Ana');
  await expect.element(dialog.getByText(/Please choose the scan again\.$/)).toBeVisible();
});
