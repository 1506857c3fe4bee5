import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createPlantingEntry } from '#domain/contract/notebook/planting.ts';
import { saveStep } from '#domain/contract/notebook/steps.ts';
import { createTrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { PHOTO_KINDS, uploadPlantingPhotos } from '#domain/contract/photos/photos.ts';
import { paths } from '#web/app/paths.ts';
import { call } from '#web/lib/call.ts';
import { thisMinute, today } from '#web/lib/dates.ts';
import { expectToast } from '#web/testing/expect-toast.ts';
import { loseNetwork } from '#web/testing/lose-network.ts';
import { mount } from '#web/testing/mount.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { projectReadyToPlant, sendPhoto } from '#web/testing/scout-project.ts';
import { signIn } from '#web/testing/sign-in.ts';
import { CheckSummary } from './check-summary.tsx';

const check = page.getByRole('region', { name: 'Weekly check' });
const more = page.getByRole('button', { name: 'More', exact: true });
const addToCalendar = page.getByRole('menuitem', { name: 'Add to calendar' });
const notes = page.getByRole('textbox', { name: 'What do you see?' });
const leaves = (kind: string) => check.element().querySelectorAll(`[data-leaf${kind}]`).length;

function daysAgo(days: number): string {
  return thisMinute(new Date(Date.now() - days * 24 * 60 * 60 * 1000));
}

/** A project in water for so many days, with finished looks so many days ago. */
async function inWaterFor(days: number, ...looks: number[]): Promise<string> {
  await signIn('student');
  const projectId = await projectReadyToPlant();
  const formData = { waterPlacementDate: daysAgo(days) };
  await call(saveStep, { params: { id: projectId, stepNumber: 3 }, body: { formData } });
  for (const ago of looks) {
    const body = { notes: `Seen ${ago} days ago.`, observedAt: daysAgo(ago), isDraft: false };
    await call(createTrackingEntry, { params: { projectId }, body });
  }
  return projectId;
}

/** The names and texts of the files that are handed to the browser's downloads. */
function watchDownloads() {
  const saved: { name: string; text: Promise<string> }[] = [];
  const make = vi.spyOn(URL, 'createObjectURL');
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const blob = make.mock.lastCall?.[0] as Blob;
    saved.push({ name: this.download, text: blob.text() });
  });
  onTestFinished(() => {
    make.mockRestore();
    click.mockRestore();
  });
  return saved;
}

test('#the-weekly-rhythm: a look that was missed is said kindly, and finishing one without a line fills its leaf', async () => {
  const id = await inWaterFor(36, 34, 20);
  await renderApp({ url: paths.step(id, 4) });
  await expect.element(check.getByText('Your cuttings are waiting for a look.')).toBeVisible();
  await expect.element(check.getByText('2 weeks with a look')).toBeVisible();
  expect([leaves('=filled'), leaves('')]).toEqual([2, 16]);

  await page.getByRole('button', { name: 'New Entry' }).click();
  await expect.element(notes).toBeVisible();
  loseNetwork();
  await notes.fill('White bumps!');
  await expect.element(check.getByText('2 weeks with a look')).toBeVisible();
  await page.getByRole('button', { name: 'Complete Entry' }).click();
  await expect.element(check.getByText(/^Next check: \w+day, /)).toBeVisible();
  await expect.element(check.getByText('3 weeks with a look')).toBeVisible();
  expect([leaves('=filled'), leaves('')]).toEqual([3, 16]);
});

test('#the-weekly-rhythm: after the sixteenth week each week with a look adds a leaf', async () => {
  const id = await inWaterFor(7 * 19 + 1, 7 * 18, 1);
  await renderApp({ url: paths.step(id, 4) });
  await expect.element(check.getByText('2 weeks with a look')).toBeVisible();
  expect([leaves('=filled'), leaves('')]).toEqual([2, 17]);
});

test('#the-weekly-rhythm: the checks are saved for a calendar without a line, from the next one on', async () => {
  const saved = watchDownloads();
  const id = await inWaterFor(22, 15);
  await renderApp({ url: paths.step(id, 4) });
  await more.click();
  await expect.element(addToCalendar).toBeVisible();
  loseNetwork();
  await addToCalendar.click();
  await expectToast('Calendar file saved', 'Open it to put the checks in a calendar. A grown-up can help.');
  expect(saved.map(({ name }) => name)).toEqual(['check-the-cuttings.ics']);
  const lines = (await saved[0]?.text)?.split('\r\n');
  expect(lines).toContain(`DTSTART;VALUE=DATE:${today().replaceAll('-', '')}`);
  expect(lines).toContain('RRULE:FREQ=WEEKLY;COUNT=13');
  expect(lines).toContain(`UID:check-the-cuttings-${id}`);
});

/** Until what was shown has also begun to listen, which React does after it is painted. */
async function settled(): Promise<void> {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}

test.each(['visibilitychange', 'focus', 'pageshow'])(
  '#the-weekly-rhythm: what was shown before midnight is what holds by then, once there is a %s',
  async (event) => {
    const looked = { lastLook: daysAgo(6), inWaterSince: daysAgo(8), isCompleted: false };
    mount(<CheckSummary looked={looked} />);
    await expect.element(page.getByText(/^Next check: \w+day, /)).toBeVisible();
    await settled();

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 60 * 60 * 1000 });
    onTestFinished(() => void vi.useRealTimers());
    await settled();
    await expect.element(page.getByText(/^Next check: \w+day, /)).toBeVisible();
    window.dispatchEvent(new Event(event));
    await expect.element(page.getByText('Time for a check! Look at your roots today.')).toBeVisible();
  },
);

test('#the-weekly-rhythm: nobody is asked to look before anything is in water', async () => {
  const id = await inWaterFor(8, 6);
  const formData = { waterPlacementDate: null };
  await call(saveStep, { params: { id, stepNumber: 3 }, body: { formData } });
  await renderApp({ url: paths.step(id, 4) });
  await expect.element(page.getByText('Seen 6 days ago.')).toBeVisible();
  await expect.element(check).not.toBeInTheDocument();
});

test('#the-weekly-rhythm: a project that is done keeps its leaves, and waits for nothing', async () => {
  const projectId = await inWaterFor(36, 34, 20);
  const planted = { plantingLocation: 'at school', plantingDate: today(), timeSpent: 1 };
  const { id: entryId } = await call(createPlantingEntry, { params: { projectId }, body: planted });
  for (const photoTypes of PHOTO_KINDS) {
    await sendPhoto(uploadPlantingPhotos, { projectId, entryId }, { photoTypes });
  }
  const params = { id: projectId, stepNumber: 5 };
  await call(saveStep, { params, body: { formData: {}, isCompleted: true } });
  await renderApp({ url: paths.step(projectId, 4) });
  await expect.element(check.getByText('2 weeks with a look')).toBeVisible();
  await expect.element(check.getByText(/check|waiting|while/)).not.toBeInTheDocument();
  await more.click();
  await expect.element(page.getByRole('menuitemcheckbox', { name: 'Sounds' })).toBeVisible();
  await expect.element(addToCalendar).not.toBeInTheDocument();
});

test('#tracking-entries: of older entries a line each is shown, which opens where it stands and is found by a search', async () => {
  const id = await inWaterFor(36, 34, 27, 20, 13, 6);
  await renderApp({ url: paths.step(id, 4) });
  const entries = page.getByRole('region', { name: 'Tracking Entries' });
  await expect.poll(() => entries.getByRole('article').elements().length).toBe(5);
  const line = entries.getByRole('button', { name: /^Week 2/ });
  await expect.element(line).toHaveAttribute('aria-expanded', 'false');
  const fold = () => document.getElementById(line.element().getAttribute('aria-controls') ?? '');
  expect(fold()?.getAttribute('hidden')).toBe('until-found');
  await line.click();
  await expect.element(line).toHaveAttribute('aria-expanded', 'true');
  await expect.element(line).toHaveFocus();
  expect(fold()?.textContent).toContain('Seen 27 days ago.');

  await entries
    .getByRole('article')
    .nth(3)
    .getByRole('button', { name: /^Menu of/ })
    .click();
  await page.getByRole('menuitem', { name: 'Edit Entry' }).click();
  await expect.element(notes).toHaveValue('Seen 27 days ago.');
  await page.getByRole('button', { name: 'Cancel' }).click();
  // The entry last worked on stays unfolded.
  await expect.element(entries.getByRole('article').nth(3).getByRole('heading', { level: 3 })).toHaveFocus();
});
