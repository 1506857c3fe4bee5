import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createTrackingEntry, listTrackingEntries } from '#domain/contract/notebook/tracking.ts';
import { uploadTrackingPhotos } from '#domain/contract/photos/photos.ts';
import { paths } from '#web/app/paths.ts';
import { call } from '#web/lib/call.ts';
import { answerOfClock } from '#web/lib/own-clock.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { projectReadyToPlant, sendPhoto } from '#web/testing/scout-project.ts';
import { signIn } from '#web/testing/sign-in.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const question = page.getByText(/Use that day\?$/);
const observedAt = page.getByLabelText('When did you look?');

/** A scout who opens an entry of May 9 with photos that were taken at some moments. */
async function openEntry(...taken: string[]): Promise<string> {
  await signIn('student');
  const projectId = await projectReadyToPlant();
  const body = { notes: 'Dots', observedAt: '2026-05-09T10:00' };
  const { id: entryId } = await call(createTrackingEntry, { params: { projectId }, body });
  for (const takenAt of taken) await sendPhoto(uploadTrackingPhotos, { projectId, entryId }, { takenAt });
  await reopen(projectId);
  return projectId;
}

async function reopen(projectId: string) {
  await renderApp({ url: paths.step(projectId, 4) });
  await button('Finish Entry').click();
  await expect.element(observedAt).toBeVisible();
}

test('#a-photo-of-another-day: the day of two photos is taken over by the ordinary save, and not asked about again', async () => {
  const projectId = await openEntry('2026-05-05T16:12', '2026-05-05T16:10');
  await expect.element(question).toHaveTextContent('These photos are from May 5. Use that day?');
  await button('Use that day').click();
  await expect.element(page.getByText('Your entry is from May 5 now.')).toHaveFocus();
  await expect.element(observedAt).toHaveValue('2026-05-05T16:10');
  const stored = async () => (await call(listTrackingEntries, { params: { projectId } }))[0]?.observedAt;
  await expect.poll(stored, { timeout: 5000 }).toBe('2026-05-05T16:10');
});

test('#a-photo-of-another-day: who keeps the day is asked once, also after the entry was opened again', async () => {
  const projectId = await openEntry('2026-05-05T16:10');
  await expect.element(question).toHaveTextContent('This photo is from May 5. Use that day?');
  await button('Keep').click();
  await expect.element(page.getByText('Your entry stays on May 9.')).toHaveFocus();
  await expect.element(observedAt).toHaveValue('2026-05-09T10:00');
  await reopen(projectId);
  await expect.element(question).not.toBeInTheDocument();
});

test('#a-photo-of-another-day: on a device whose clock is wrong nothing is asked', async () => {
  const twoDays = 2 * 24 * 60 * 60 * 1000;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - twoDays });
  onTestFinished(() => void vi.useRealTimers());
  answerOfClock(twoDays, true);
  await openEntry('2026-05-05T16:10');
  await expect.element(question).not.toBeInTheDocument();
});
