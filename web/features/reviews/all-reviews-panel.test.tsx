import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { addressOf } from '#domain/contract/endpoint.ts';
import { checkReview, listAllReviews, type ReviewAbout } from '#domain/contract/reviewing.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { signIn } from '#web/testing/sign-in.ts';
import { standInFor } from '#web/testing/stand-in-response.ts';

const AT = '2026-11-01T12:00:00.000Z';
const REPORTED: ReviewAbout = {
  ...{ id: 'it', projectId: 'tree', projectName: 'My willow', by: 'Ana Rivera', verdict: 'please-fix' },
  ...{ phrases: [], note: 'Of the roots, please.', writtenAt: AT, scout: 'ada', troop: '42' },
  ...{ takenBackAt: null, fixedAt: null, reportedAt: AT, checkedAt: null },
};

async function openLog(reviews: ReviewAbout[]) {
  await signIn('admin');
  const body = JSON.stringify(reviews);
  const stop = await standInFor(`*${listAllReviews.path}`, { status: 200, type: 'application/json', body });
  await renderApp({ url: '/admin/log' });
  return { office: page.getByRole('region', { name: 'What leaders wrote' }), stop };
}

test('§23.7: a reported note that was taken back waits for a look, and is not offered to be read', async () => {
  const { office } = await openLog([{ ...REPORTED, takenBackAt: AT }]);
  await expect.element(office.getByText('Reported by a scout')).toBeVisible();
  await expect.element(office.getByText('The note is hidden from the child', { exact: false })).toBeVisible();
  await expect.element(office.getByRole('button', { name: 'I have looked, keep it hidden' })).toBeVisible();
  await expect.element(office.getByRole('button', { name: 'The scout may read it' })).not.toBeInTheDocument();
});

test('§23.7: a note that was struck through is not said to be readable', async () => {
  const { office } = await openLog([{ ...REPORTED, takenBackAt: AT, checkedAt: AT }]);
  await office.getByRole('button', { name: 'All of late (1)' }).click();
  await expect
    .element(office.getByText('the note stays hidden from the child', { exact: false }))
    .toBeVisible();
});

test('§23.7: a reported note that is harmless is let be read again', async () => {
  const fetched = vi.spyOn(window, 'fetch');
  onTestFinished(() => void vi.restoreAllMocks());
  const { office, stop } = await openLog([REPORTED]);
  await expect.element(office.getByText('Reported by a scout')).toBeVisible();
  await stop();
  const path = addressOf(checkReview, { id: REPORTED.id });
  const body = JSON.stringify([{ ...REPORTED, checkedAt: AT }]);
  await standInFor(`*${path}`, { status: 200, type: 'application/json', body });
  await office.getByRole('button', { name: 'The scout may read it' }).click();
  await expect.element(office.getByText('Reported by a scout')).not.toBeInTheDocument();
  const [, sent] = fetched.mock.calls.find(([address]) => String(address).endsWith(path)) ?? [];
  expect(JSON.parse(String(sent?.body))).toEqual({ outcome: 'fine' });
  await office.getByRole('button', { name: 'All of late (1)' }).click();
  await expect.element(office.getByText('it can be read', { exact: false })).toBeVisible();
});
