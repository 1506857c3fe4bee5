import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createProject } from '#domain/contract/projects.ts';
import { newId } from '#web/lib/new-id.ts';
import { jobFrom } from '#web/offline/queue/job.ts';
import { deviceStore } from '#web/offline/queue/open-outbox.ts';
import { lookAtOthers, meet } from '#web/offline/queue/others.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const DAY_MS = 24 * 60 * 60 * 1000;
const notice = page.getByRole('complementary', { name: 'Ash: 1 thing is not sent yet' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const ash = { id: newId(), name: 'Ash' };

/** Somebody has gone, and has left something here. */
async function leaveSomething(who = ash): Promise<void> {
  const id = newId();
  const draft = { endpoint: createProject, body: { id }, does: 'creates', about: id, within: [] } as const;
  const job = jobFrom({ ...draft, label: 'The secret oak' }, newId(), who);
  await deviceStore.change(who.id, () => ({ put: job, drop: [] }));
}

test("another child's unsent work is told of once, without a word of it, and stays", async () => {
  await leaveSomething();
  await renderApp({ url: '/', as: 'student' });
  await expect.element(notice).toBeVisible();
  await expect.element(notice.getByText('Ash can save it as a file', { exact: false })).toBeVisible();
  await expect.element(page.getByText('The secret oak')).not.toBeInTheDocument();
  await button('OK').click();
  await expect.element(notice).not.toBeInTheDocument();
  // Once that of another one is there, his would be.
  await leaveSomething({ id: 'birch', name: 'Birch' });
  await renderApp({ url: '/' });
  await expect.element(page.getByText('Birch used this device too', { exact: false })).toBeVisible();
  await expect.element(notice).not.toBeInTheDocument();
  expect(await deviceStore.list(ash.id)).toHaveLength(1);
});

test('it is thrown away only by who types the name', async () => {
  await leaveSomething();
  await renderApp({ url: '/', as: 'student' });
  await button('Throw it away').click();
  await expect.element(button('Throw It Away')).toBeDisabled();
  await userEvent.fill(page.getByLabelText('Type Ash to throw it away'), 'ash');
  await button('Throw It Away').click();
  await expect.element(notice).not.toBeInTheDocument();
  expect(await deviceStore.list(ash.id)).toEqual([]);
});

test('what nobody has come back for in 30 days goes, and not a day before', async () => {
  await leaveSomething();
  await meet(deviceStore, ash.id, Date.now() - 29 * DAY_MS);
  expect(await lookAtOthers(deviceStore, 'fern', Date.now())).toMatchObject([{ id: ash.id, wasTold: false }]);
  expect(await lookAtOthers(deviceStore, 'fern', Date.now() + 2 * DAY_MS)).toEqual([]);
  expect(await deviceStore.list(ash.id)).toEqual([]);
});
