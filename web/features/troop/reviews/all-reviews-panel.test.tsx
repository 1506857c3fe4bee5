import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listAllReviews, type ReviewAbout } from '#domain/contract/troop/reviewing.ts';
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
  await standInFor(`*${listAllReviews.path}`, { status: 200, type: 'application/json', body });
  await renderApp({ url: '/admin/log' });
  return page.getByRole('region', { name: 'What leaders wrote' });
}

test('#reported-notes: a reported note that was taken back waits for a look, and is not offered to be read', async () => {
  const office = await openLog([{ ...REPORTED, takenBackAt: AT }]);
  await expect.element(office.getByText('Reported by a scout')).toBeVisible();
  await expect.element(office.getByText('The note is hidden from the child', { exact: false })).toBeVisible();
  await expect.element(office.getByRole('button', { name: 'I have looked, keep it hidden' })).toBeVisible();
  await expect.element(office.getByRole('button', { name: 'The scout may read it' })).not.toBeInTheDocument();
});

test('#reported-notes: a note that was struck through is not said to be readable', async () => {
  const office = await openLog([{ ...REPORTED, takenBackAt: AT, checkedAt: AT }]);
  await office.getByRole('button', { name: 'All of late (1)' }).click();
  await expect
    .element(office.getByText('the note stays hidden from the child', { exact: false }))
    .toBeVisible();
});
