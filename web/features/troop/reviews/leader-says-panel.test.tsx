import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createProject } from '#domain/contract/notebook/projects.ts';
import { listReviews, type Review } from '#domain/contract/troop/reviews.ts';
import { call } from '#web/lib/call.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { signIn } from '#web/testing/sign-in.ts';
import { standInFor } from '#web/testing/stand-in-response.ts';

const LONG_AGO = '2026-01-01T12:00:00.000Z';
const SAID: Review = {
  ...{ id: 'open', projectId: 'it', projectName: 'My willow', by: 'Ana Rivera', verdict: 'please-fix' },
  ...{ phrases: ['add-photo', 'of-a-later-version'], note: 'Of the roots, please.', writtenAt: LONG_AGO },
  ...{ takenBackAt: null, fixedAt: null, reportedAt: null, checkedAt: null },
};

async function openDashboard(reviews: Review[]) {
  await signIn('student');
  await call(createProject, { body: { name: 'My willow' } });
  const body = JSON.stringify({ reviews, nudge: { by: 'Wei Chen', at: LONG_AGO } });
  await standInFor(`*${listReviews.path}`, { status: 200, type: 'application/json', body });
  await renderApp({ url: '/' });
  return page.getByRole('region', { name: 'Your leader says' });
}

test('#reviews: what waits for the child is in view, and what is done or old is folded away', async () => {
  const says = await openDashboard([
    SAID,
    { ...SAID, id: 'fixed', note: 'All is dry.', fixedAt: LONG_AGO },
    { ...SAID, id: 'good', note: 'Well done.', verdict: 'looks-good', phrases: [] },
  ]);
  await expect.element(says.getByText('Of the roots, please.')).toBeVisible();
  await expect.element(says.getByText('Please add a photo.').first()).toBeVisible();
  await expect.element(says.getByRole('button', { name: 'I fixed it' })).toBeVisible();
  await expect.element(says.getByText('All is dry.')).not.toBeVisible();
  await expect.element(says.getByText('Wei Chen asks you', { exact: false })).not.toBeInTheDocument();
  await says.getByRole('button', { name: 'Earlier (2)' }).click();
  await expect.element(says.getByText('All is dry.')).toBeVisible();
  await expect.element(says.getByText('Well done.')).toBeVisible();
});

test('#reported-notes: a reported note has no words and no answer any more', async () => {
  const at = new Date().toISOString();
  const says = await openDashboard([{ ...SAID, note: null, reportedAt: at, fixedAt: at }]);
  await expect.element(says.getByText('The note is hidden until a grown-up has looked at it.')).toBeVisible();
  await expect.element(says.getByRole('button')).not.toBeInTheDocument();
});

test('#reported-notes: a note that was taken back can be reported still, and asks for nothing else', async () => {
  const says = await openDashboard([{ ...SAID, takenBackAt: new Date().toISOString() }]);
  await expect.element(says.getByRole('button', { name: 'I fixed it' })).not.toBeInTheDocument();
  await expect.element(says.getByRole('button', { name: 'Report this note' })).toBeVisible();
});

test('#reviews: where the words of leaders do not load, the child is told so, and not that there are none', async () => {
  await signIn('student');
  const mend = await standInFor(`*${listReviews.path}`, {
    status: 500,
    type: 'application/json',
    body: '{}',
  });
  await renderApp({ url: '/' });
  const failure = page.getByText('We could not see if a leader wrote to you');
  await expect.element(failure).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(failure).not.toBeInTheDocument();
});
