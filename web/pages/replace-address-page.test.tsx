import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerAddressReplacement, getAddressReplacement } from '#domain/contract/family/replacements.ts';
import { OPEN_SCREENS } from '#domain/rules/platform/screens.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { standInFor } from '#web/testing/stand-in-response.ts';

const ASKED = {
  childFirstName: 'Ada',
  address: 'e***@elsewhere.example',
  startsAt: '2026-12-07T10:00:00.000Z',
};
const respond = (path: string, body: unknown) =>
  standInFor(`*${path}`, { status: 200, type: 'application/json', body: JSON.stringify(body) });

test('#replacing-an-address: a parent chooses whether the address stays; neither answer is chosen beforehand', async () => {
  const fetched = vi.spyOn(window, 'fetch');
  onTestFinished(() => void vi.restoreAllMocks());
  const stop = await respond(getAddressReplacement.path, ASKED);
  await renderApp({ url: `${OPEN_SCREENS.replaceAddress}#${crypto.randomUUID()}` });
  await expect.element(page.getByText('e***@elsewhere.example', { exact: false })).toBeVisible();
  await stop();
  for (const choice of await page.getByRole('radio').all()) await expect.element(choice).not.toBeChecked();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(page.getByText('Please choose one of the two answers')).toBeVisible();
  await page.getByRole('radio', { name: /Keep the address/ }).click();
  await respond(answerAddressReplacement.path, { outcome: 'kept' });
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(page.getByText(/^You keep your address/)).toBeVisible();
  const sent = fetched.mock.calls.map(([, init]) => init).filter((init) => init?.method === 'POST');
  expect(sent.map((init) => JSON.parse(String(init?.body)))).toMatchObject([{ agree: false }]);
});
