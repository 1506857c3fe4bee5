import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createProject } from '#domain/contract/notebook/projects.ts';
import { showDate } from '#web/lib/dates.ts';
import { newId } from '#web/lib/new-id.ts';
import { jobFrom } from '#web/offline/queue/job.ts';
import { deviceStore } from '#web/offline/queue/open-outbox.ts';
import { lookAtOthers, meet, noteShown } from '#web/offline/queue/others.ts';
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
  // Once another person is there, the answer would be about that one.
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

test('what nobody has come back for by the day that was shown goes, and not before', async () => {
  await leaveSomething();
  const now = Date.now();
  const look = (days: number) => lookAtOthers(deviceStore, 'fern', now + days * DAY_MS);
  // Nobody was shown a day so far.
  const [late] = await look(400);
  expect(late).toMatchObject({ id: ash.id, wasTold: false, goesAt: now + 430 * DAY_MS });
  const [other] = await look(0);
  if (other) await noteShown(deviceStore, 'fern', other);
  expect(await look(29)).toMatchObject([{ id: ash.id, wasTold: true, goesAt: now + 30 * DAY_MS }]);
  expect(await lookAtOthers(deviceStore, 'fern', null)).toEqual([]);
  expect(await deviceStore.list(ash.id)).toHaveLength(1);
  // The next visitor begins it anew.
  await meet(deviceStore, ash.id);
  expect(await look(31)).toMatchObject([{ id: ash.id, wasTold: false, goesAt: now + 61 * DAY_MS }]);
  if (other) await noteShown(deviceStore, 'fern', other);
  expect(await look(31)).toEqual([]);
  expect(await deviceStore.list(ash.id)).toEqual([]);
});

test('a device whose clock is years on drops nothing, and shows the day by the time of the server', async () => {
  await leaveSomething();
  const { tx, people } = await deviceStore.write();
  await people.put({ id: ash.id, seenAt: Date.now(), told: [] });
  await tx.done;
  const day = showDate(new Date(Date.now() + 30 * DAY_MS).toISOString());
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 400 * DAY_MS);
  onTestFinished(() => clock.mockRestore());
  await renderApp({ url: '/', as: 'student' });
  await expect.element(notice.getByText(day, { exact: false })).toBeVisible();
  expect(await deviceStore.list(ash.id)).toHaveLength(1);
  await renderApp({ url: '/', as: 'student' });
  await expect.element(notice.getByText(day, { exact: false })).toBeVisible();
  expect(await deviceStore.list(ash.id)).toHaveLength(1);
});
