import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerConfirmation, getConfirmation } from '#domain/contract/consent/consent.ts';
import { getAskedDeletion } from '#domain/contract/family/parent.ts';
import { stopRemindersByLink } from '#domain/contract/family/reminders.ts';
import { OPEN_SCREENS } from '#domain/rules/platform/screens.ts';
import { loseNetwork } from '#web/testing/lose-network.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { standInFor } from '#web/testing/stand-in-response.ts';
import * as address from '#words/family/address-links.ts';
import * as words from '#words/family/reminders.ts';
import * as deletion from '#words/keeping/deletion-links.ts';
import * as staffAddress from '#words/office/staff-address.ts';
import * as byLink from '#words/platform/by-link.tsx';

const token = () => crypto.randomUUID();

test.each([
  [OPEN_SCREENS.closeParent, address.close],
  [OPEN_SCREENS.confirmAddress, address.confirm],
  [OPEN_SCREENS.undoAddress, address.undo],
  [OPEN_SCREENS.confirmStaffAddress, staffAddress.confirm],
  [OPEN_SCREENS.stopReminders, { tab: words.stop.button, ...words.stop }],
] as const)(
  '#links-of-letters: what stands in a letter as %s says what it does, and does it at a press',
  async (at, shown) => {
    // Some mail programs put a slash behind an address.
    await renderApp({ url: `${at}/#${token()}` });
    await expect.element(page.getByRole('heading', { name: shown.title })).toBeVisible();
    expect(document.title).toMatch(shown.tab);
    await page.getByRole('button', { name: shown.button, exact: true }).click();
    await expect.element(page.getByRole('heading', { name: byLink.tooOld })).toBeVisible();
  },
);

const respond = (path: string, status: number, body: unknown) =>
  standInFor(`*${path}`, { status, type: 'application/json', body: JSON.stringify(body) });

test.each([
  [OPEN_SCREENS.cancelDeletion, deletion.cancel],
  [OPEN_SCREENS.deleteNow, deletion.now],
] as const)('#links-of-letters: what stands in a letter as %s names whom it is about', async (at, shown) => {
  await respond(getAskedDeletion.path, 200, { childFirstName: 'Ada', endsAt: '2026-05-01T12:00:00.000Z' });
  await renderApp({ url: `${at}#${token()}` });
  await expect.element(page.getByRole('heading', { name: shown.titleOf('Ada') })).toBeVisible();
  expect(document.title).toMatch(shown.tab);
  await expect.element(page.getByRole('button', { name: shown.button, exact: true })).toBeVisible();
});

test('#what-ends-reminders: one press ends the reminders, and opening the page ends nothing', async () => {
  await renderApp({ url: `/parent/reminders#${token()}` });
  await expect.element(page.getByRole('heading', { name: words.stop.title })).toBeVisible();
  await respond(stopRemindersByLink.path, 200, { success: true });
  await page.getByRole('button', { name: words.stop.button }).click();
  await expect.element(page.getByRole('heading', { name: words.stop.done.title })).toBeVisible();
  await expect.element(page.getByText(words.stop.done.text)).toBeVisible();
});

test('#what-ends-reminders: who pressed twice, since nothing was heard of the first time, is told that it may be done', async () => {
  await renderApp({ url: `/parent/reminders#${token()}` });
  const stop = page.getByRole('button', { name: words.stop.button });
  await expect.element(stop).toBeVisible();
  const findAgain = loseNetwork();
  await stop.click();
  await expect.element(page.getByText(/Check your connection/)).toBeVisible();
  findAgain();
  await stop.click();
  await expect.element(page.getByRole('heading', { name: byLink.perhapsDone })).toBeVisible();
  await expect.element(page.getByText(byLink.newLinkShows)).toBeVisible();
});

const ASKED = {
  ...{ childFirstName: 'Ada', signedBy: 'Ngozi Okafor', signedAt: '2026-05-01T12:00:00.000Z', endsAt: null },
  ...{ isInUse: false, leaders: null, terms: { version: '2026-05-01', text: 'The terms.' } },
};
const box = () => page.getByRole('checkbox', { name: words.ask });
const agree = () => page.getByRole('radio', { name: /and I agree/ }).click();

test('#asking-for-reminders: who agrees is asked once, unticked; who does not agree is not', async () => {
  await respond(getConfirmation.path, 200, { ...ASKED, offersReminders: true });
  await renderApp({ url: `/parent/confirm#${token()}` });
  await expect.element(page.getByRole('heading', { name: 'Do you agree?' })).toBeVisible();
  await expect.element(box()).not.toBeInTheDocument();
  await agree();
  await expect.element(box()).not.toBeChecked();
  await box().click();
  await expect.element(box()).toBeChecked();
  await page.getByRole('radio', { name: /I did not sign this/ }).click();
  await expect.element(box()).not.toBeInTheDocument();
});

test('#asking-for-reminders: where none are sent nobody is asked', async () => {
  const stop = await respond(getConfirmation.path, 200, { ...ASKED, offersReminders: false });
  await renderApp({ url: `/parent/confirm#${token()}` });
  await agree();
  await expect.element(page.getByRole('button', { name: 'Confirm' })).toBeVisible();
  await expect.element(box()).not.toBeInTheDocument();
  await stop();
  await respond(answerConfirmation.path, 200, { childFirstName: 'Ada', outcome: 'confirmed' });
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(page.getByText('Ada can start now', { exact: false })).toBeVisible();
});
