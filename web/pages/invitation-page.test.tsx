import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerInvitation, getParentInvitation } from '#domain/contract/family/guardians.ts';
import { OPEN_SCREENS } from '#domain/rules/platform/screens.ts';
import { loseNetwork } from '#web/testing/lose-network.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { standInFor } from '#web/testing/stand-in-response.ts';

const ASKED = { childFirstName: 'Ada', invitedBy: 'Ana Reyes', endsAt: '2026-12-07T10:00:00.000Z' };
const JOINED = { childFirstName: 'Ada', outcome: 'joined' };
const wish = page.getByRole('checkbox', { name: 'Remind me each week when a check is due' });
const respond = (path: string, body: unknown) =>
  standInFor(`*${path}`, { status: 200, type: 'application/json', body: JSON.stringify(body) });

async function openInvitation(offersReminders: boolean) {
  const stop = await respond(getParentInvitation.path, { ...ASKED, offersReminders });
  await renderApp({ url: `${OPEN_SCREENS.invitation}#${crypto.randomUUID()}` });
  await expect.element(page.getByText('Ana Reyes', { exact: true })).toBeVisible();
  await stop();
}

test('#asking-for-reminders: an invited parent is asked about reminders beside a yes, unticked, and what she ticks is sent', async () => {
  const fetched = vi.spyOn(window, 'fetch');
  onTestFinished(() => void vi.restoreAllMocks());
  await openInvitation(true);
  await expect.element(wish).not.toBeInTheDocument();
  await page.getByRole('radio', { name: /or I do not want to/ }).click();
  await expect.element(wish).not.toBeInTheDocument();
  await page.getByRole('radio', { name: /and I want to join/ }).click();
  await expect.element(wish).not.toBeChecked();
  await wish.click();
  await respond(answerInvitation.path, JOINED);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  const sent = fetched.mock.calls.map(([, init]) => init).filter((init) => init?.method === 'POST');
  expect(sent.map((init) => JSON.parse(String(init?.body)))).toMatchObject([
    { agree: true, reminders: true },
  ]);
});

test('#asking-for-reminders: where no reminders are sent an invited parent is not asked', async () => {
  await openInvitation(false);
  await page.getByRole('radio', { name: /and I want to join/ }).click();
  await expect.element(page.getByRole('button', { name: 'Confirm' })).toBeVisible();
  await expect.element(wish).not.toBeInTheDocument();
});

test('#several-parents: who pressed twice, since nothing was heard of the first time, is not only told that the link is used', async () => {
  await openInvitation(false);
  const confirm = page.getByRole('button', { name: 'Confirm' });
  await page.getByRole('radio', { name: /and I want to join/ }).click();
  const findAgain = loseNetwork();
  await confirm.click();
  await expect.element(page.getByText(/Check your connection/)).toBeVisible();
  findAgain();

  await confirm.click();

  const title = page.getByRole('heading', { name: 'Your answer may have reached us already.' });
  await expect.element(title).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Go to my page' }))
    .toHaveAttribute('href', OPEN_SCREENS.parent);
});

test('#several-parents: who pressed once at a link that is used is told that', async () => {
  await openInvitation(false);
  await page.getByRole('radio', { name: /and I want to join/ }).click();

  await page.getByRole('button', { name: 'Confirm' }).click();

  const title = page.getByRole('heading', { name: 'This link is too old or was used.' });
  await expect.element(title).toBeVisible();
});
