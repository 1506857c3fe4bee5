import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  changeTrackingEntry,
  createTrackingEntry,
  listTrackingEntries,
} from '#domain/contract/notebook/tracking.ts';
import { paths } from '#web/app/paths.ts';
import { call } from '#web/lib/call.ts';
import { brokenWords } from '#web/testing/broken-words.ts';
import { holdRequests } from '#web/testing/held-requests.ts';
import { loseNetwork } from '#web/testing/lose-network.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { projectReadyToPlant } from '#web/testing/scout-project.ts';
import { signIn } from '#web/testing/sign-in.ts';

test('the jar stands until the moment of the first root has come over the line', async () => {
  await signIn('student');
  const projectId = await projectReadyToPlant();
  const line = await holdRequests('*first-root-card*');
  await renderApp({ url: paths.step(projectId, 4) });
  await page.getByRole('button', { name: 'New Entry' }).click();
  await page.getByRole('button', { name: 'Short roots', exact: true }).click();
  await line.arrived;
  await page.getByRole('button', { name: 'Complete Entry' }).click();
  await expect.element(page.getByText('Entry Completed!')).toBeVisible();
  const jar = page.getByRole('img', { name: 'A jar with 8 cuttings. You saw short roots.' });
  await expect.element(jar).toBeVisible();
  await line.letThrough();
  await expect.element(page.getByRole('button', { name: /First root!/ })).toBeVisible();
});

test.each([740, 640])(
  '#tracking-entries: in a window of 360 by %i the words of an entry stand above the foot of its form',
  async (height) => {
    const { innerWidth: wide, innerHeight: high } = window;
    onTestFinished(() => page.viewport(wide, high));
    await page.viewport(360, height);
    await signIn('student');
    const projectId = await projectReadyToPlant();
    const body = { notes: 'I like it.\nIt has roots.', observedAt: '2026-05-07T09:00', isDraft: false };
    await call(createTrackingEntry, { params: { projectId }, body });
    await renderApp({ url: paths.step(projectId, 4) });
    await page.getByRole('button', { name: /^Menu of/ }).click();
    await page.getByRole('menuitem', { name: 'Edit Entry' }).click();
    const notes = page.getByRole('textbox', { name: 'What do you see?' });
    await expect.element(notes).toHaveFocus();
    await expect
      .poll(() => {
        const { left, width, bottom } = notes.element().getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, bottom - 2) === notes.element();
      })
      .toBe(true);
    const form = notes.element().closest('article');
    if (!form) throw new Error('The form stands in no card.');
    for (const width of [320, 360, 375]) {
      await page.viewport(width, height);
      expect(brokenWords(form), `at ${width} px`).toEqual([]);
    }
  },
);

test('#drafts-of-entries: an entry that was finished without a line stays finished, with its notes, whatever is edited in it', async () => {
  await signIn('student');
  const projectId = await projectReadyToPlant();
  await renderApp({ url: paths.step(projectId, 4) });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const notes = page.getByRole('textbox', { name: 'What do you see?' });
  const edit = async () => {
    await page.getByRole('button', { name: /^Menu of/ }).click();
    await page.getByRole('menuitem', { name: 'Edit Entry' }).click();
  };
  await press('New Entry');
  await expect.element(notes).toBeVisible();
  const comeBack = loseNetwork();
  await notes.fill('White dots');
  await press('Complete Entry');
  await edit();
  await notes.fill('White dots!');
  await press('Cancel');
  await edit();
  await expect.element(notes).toHaveValue('White dots!');
  await userEvent.clear(notes);
  await expect.element(notes).toHaveAccessibleDescription(/Please add some notes about your observations/);
  await press('Cancel');

  comeBack();
  window.dispatchEvent(new Event('online'));
  await expect
    .poll(() => call(listTrackingEntries, { params: { projectId } }), { timeout: 10_000 })
    .toMatchObject([{ notes: 'White dots!', isDraft: false }]);
});

test('#two-devices: hours that could not be understood and are mended later do not overwrite those of another device unseen', async () => {
  await signIn('student');
  const projectId = await projectReadyToPlant();
  const body = { notes: 'White dots', observedAt: '2026-05-07T09:00', isDraft: false, timeSpent: 1 };
  const { id: entryId } = await call(createTrackingEntry, { params: { projectId }, body });
  await renderApp({ url: paths.step(projectId, 4) });
  const hours = page.getByLabelText('Time spent (hours)', { exact: true });
  const edit = async () => {
    await page.getByRole('button', { name: /^Menu of/ }).click();
    await page.getByRole('menuitem', { name: 'Edit Entry' }).click();
  };
  await edit();
  await hours.fill('two');
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  await call(changeTrackingEntry, { params: { entryId }, body: { timeSpent: 5 } });
  await renderApp({ url: paths.step(projectId, 4) });
  await expect.element(page.getByText('Time spent: 5 hours')).toBeVisible();
  await edit();
  await expect.element(hours).toHaveValue('two');
  await hours.fill('2');
  await expect.element(page.getByRole('button', { name: 'Use the other: 5' })).toBeVisible();
  expect(await call(listTrackingEntries, { params: { projectId } })).toMatchObject([{ timeSpent: 5 }]);
});
