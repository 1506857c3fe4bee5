import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createTrackingEntry, listTrackingEntries } from '#domain/contract/notebook/tracking.ts';
import { uploadTrackingPhotos } from '#domain/contract/photos/photos.ts';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { paths } from '#web/app/paths.ts';
import { call } from '#web/lib/call.ts';
import { holdRequests } from '#web/testing/held-requests.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { projectReadyToPlant, sendPhoto } from '#web/testing/scout-project.ts';
import { signIn } from '#web/testing/sign-in.ts';
import { standInFor } from '#web/testing/stand-in-response.ts';

const film = page.getByRole('region', { name: 'Watch Your Roots Grow' });

async function photographedProject(photos: number): Promise<string> {
  await signIn('student');
  const projectId = await projectReadyToPlant();
  const { id } = await call(createTrackingEntry, { params: { projectId }, body: { notes: 'Roots!' } });
  for (let sent = 0; sent < photos; sent++) {
    await sendPhoto(uploadTrackingPhotos, { projectId, entryId: id });
  }
  return projectId;
}

const looksOf = (projectId: string) => `*${addressOf(listTrackingEntries, { projectId })}`;

test('the film of a report is awaited where the line is slow', async () => {
  const projectId = await photographedProject(3);
  const line = await holdRequests(looksOf(projectId));
  await renderApp({ url: paths.complete(projectId) });
  await page.getByRole('button', { name: 'My whole story' }).click();
  await expect.element(film.getByText('Your photos are on their way...')).toBeInTheDocument();
  await line.letThrough();
  await expect.element(film.getByRole('button', { name: 'Play' })).toBeVisible();
});

test.each([
  ['the server has a fault', 500, '{"message":"Something went wrong"}', 'Something went wrong'],
  [
    'a proxy stands before it',
    502,
    '<h1>Bad Gateway</h1>',
    'Something went wrong on our side. Please try again in a moment.',
  ],
])('the film of a report that does not come says so where %s', async (_why, status, body, said) => {
  const projectId = await photographedProject(3);
  const mend = await standInFor(looksOf(projectId), { status, type: 'application/json', body });
  await renderApp({ url: paths.complete(projectId) });
  await page.getByRole('button', { name: 'My whole story' }).click();
  await expect.element(film.getByText('Your photos could not be shown')).toBeVisible();
  await expect.element(film.getByRole('alert')).toHaveTextContent(`Your photos could not be shown${said}`);
  await mend();
  await film.getByRole('button', { name: 'Try again' }).click();
  await expect.element(film.getByRole('button', { name: 'Play' })).toBeVisible();
});
