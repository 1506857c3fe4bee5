import { expect, onTestFinished, test, vi } from 'vitest';
import { createProject } from '#domain/contract/projects.ts';
import { changeTrackingEntry, createTrackingEntry, listTrackingEntries } from '#domain/contract/tracking.ts';
import { call } from '#web/lib/call.ts';
import { newId } from '#web/lib/new-id.ts';
import { type Signed, signIn } from '#web/testing/sign-in.ts';
import { type Contested, isContested } from './conflicts.ts';
import { deliver } from './delivery.ts';
import { DirectOutbox } from './direct.ts';
import { OutboxStore } from './outbox-store.ts';

/** A page that came by plain http. */
async function openPage({ id, firstName: name }: Signed['user']): Promise<DirectOutbox> {
  const store = new OutboxStore();
  onTestFinished(() => store.close());
  const events = { delivered: () => {}, parked: () => {}, login: () => {} };
  const outbox = new DirectOutbox({ id, name }, { store, deliver, events });
  await outbox.open();
  return outbox;
}

test('what waits for a choice is there when the page is opened again, until somebody has chosen', async () => {
  const { user } = await signIn('student');
  const [projectId, entryId] = [newId(), newId()];
  await call(createProject, { body: { id: projectId, name: 'Oak' } });
  await call(createTrackingEntry, { params: { projectId }, body: { id: entryId } });
  const there = { notes: 'green tips', revision: 0, device: newId() };
  await call(changeTrackingEntry, { params: { entryId }, body: there });
  const page = await openPage(user);
  await page.send({
    ...{ endpoint: changeTrackingEntry, params: { entryId }, body: { notes: 'white dots' }, basedOn: 0 },
    ...{ does: 'changes', about: entryId, within: [projectId], label: 'An entry' },
  }).delivered;
  expect(page.jobs).toMatchObject([{ body: { notes: 'white dots' } }]);

  const again = () => openPage(user);
  await expect
    .poll(async () => (await again()).jobs)
    .toMatchObject([{ conflict: { theirs: { notes: 'green tips' } } }]);
  const next = await again();
  const [job] = next.jobs.filter(isContested);
  const choice = { job: job as Contested, field: 'notes', value: 'white dots' };
  const line = vi.spyOn(window, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(next.choose(choice)).rejects.toThrow();
  expect(next.jobs).toEqual([job]);
  line.mockRestore();
  await next.choose(choice);
  expect(await call(listTrackingEntries, { params: { projectId } })).toMatchObject([{ notes: 'white dots' }]);
  await expect.poll(async () => (await again()).jobs).toEqual([]);
});
