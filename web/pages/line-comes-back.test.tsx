import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  getPlantingDraft,
  listPlantingDrafts,
  listPlantingEntries,
} from '#domain/contract/notebook/planting.ts';
import { getProject } from '#domain/contract/notebook/projects.ts';
import { listSteps, saveStep } from '#domain/contract/notebook/steps.ts';
import type { Endpoint } from '#domain/contract/platform/endpoint.ts';
import { paths } from '#web/app/paths.ts';
import { call } from '#web/lib/call.ts';
import { keptStore } from '#web/offline/kept/kept-store.ts';
import type { JobDraft } from '#web/offline/queue/job.ts';
import { Outbox } from '#web/offline/queue/outbox.ts';
import { OutboxStore } from '#web/offline/queue/outbox-store.ts';
import { FaultyLine, quickTime } from '#web/testing/faulty-line.ts';
import { loseNetwork } from '#web/testing/lose-network.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { projectReadyToPlant } from '#web/testing/scout-project.ts';
import { type Signed, signIn } from '#web/testing/sign-in.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (label: string) => page.getByLabelText(label, { exact: true });
const hours = field('Time spent on this step (hours)');
const cuttings = field('Number of cuttings');
const notes = field('Notes');

/** Waits until the device has kept a read of the project like this. */
async function kept(projectId: string, { path }: Endpoint, like: unknown): Promise<void> {
  const found = async () =>
    (await keptStore.responses()).find(
      ({ meta }) => meta.path === path && Object.values(meta.params).includes(projectId),
    )?.data;
  await expect.poll(found, { timeout: 5000 }).toMatchObject(like as object);
}

test('a planting that is being written stays open when the line comes back, and is not made an entry', async () => {
  await signIn('student');
  const projectId = await projectReadyToPlant();
  const url = paths.step(projectId, 5);
  await renderApp({ url });
  await button('Plant A Cutting').click();
  await expect.poll(() => call(getPlantingDraft, { params: { projectId } })).not.toBeNull();
  await kept(projectId, getProject, { id: projectId });
  await kept(projectId, listSteps, { length: 5 });
  await kept(projectId, listPlantingDrafts, { length: 1 });
  await kept(projectId, listPlantingEntries, []);
  const restore = loseNetwork();
  await renderApp({ url });
  await userEvent.selectOptions(field('Where did you plant it?'), 'in a park');
  await userEvent.fill(notes, 'Next to the');
  const open = notes.element();

  restore();
  window.dispatchEvent(new Event('online'));
  await expect
    .poll(() => call(getPlantingDraft, { params: { projectId } }))
    .toMatchObject({
      plantingLocation: 'in a park',
    });
  expect(notes.element()).toBe(open);
  await userEvent.keyboard(' pond');
  await expect.element(notes).toHaveValue('Next to the pond');
  expect(await call(listPlantingEntries, { params: { projectId } })).toEqual([]);
});

test('when the line comes back a form shows what another device wrote where nothing was typed here', async () => {
  await signIn('student');
  const id = await projectReadyToPlant();
  const url = paths.step(id, 3);
  await renderApp({ url });
  await kept(id, getProject, { id });
  await kept(id, listSteps, { length: 5 });
  const restore = loseNetwork();
  await renderApp({ url });
  await button('Change').click();
  await userEvent.fill(hours, '3');
  await expect.element(page.getByText(/on this device/).first()).toBeVisible();
  restore();
  const other = {
    formData: { cuttingCount: 11, timeSpentStep3: 4 },
    device: crypto.randomUUID(),
    revision: 1,
  };
  await call(saveStep, { params: { id, stepNumber: 3 }, body: other });

  window.dispatchEvent(new Event('online'));
  await expect.element(cuttings).toHaveValue('11');
  await expect.element(hours).toHaveValue('3');
  await expect.element(page.getByText('Which one do you want to keep?').first()).toBeVisible();
});

test('a form that was opened without a line shows what another device wrote once the line is back', async () => {
  await signIn('student');
  const id = await projectReadyToPlant();
  const url = paths.step(id, 3);
  await renderApp({ url });
  await kept(id, getProject, { id });
  await kept(id, listSteps, { length: 5 });
  const restore = loseNetwork();
  await renderApp({ url });
  await button('Change').click();
  await expect.element(cuttings).not.toHaveValue('11');
  const open = cuttings.element();
  restore();
  const other = { formData: { cuttingCount: 11 }, device: crypto.randomUUID(), revision: 1 };
  await call(saveStep, { params: { id, stepNumber: 3 }, body: other });

  window.dispatchEvent(new Event('online'));
  await expect.element(cuttings).toHaveValue('11');
  expect(cuttings.element()).toBe(open);
});

/** Another window of the same child on this device, without a line either. */
async function openOtherWindow({ user }: Signed): Promise<Outbox> {
  const [store, line] = [new OutboxStore(), new FaultyLine()];
  line.fate = () => 'is lost';
  const events = { delivered: () => {}, parked: () => {}, login: () => {} };
  const deps = { store, deliver: line.deliver, timing: quickTime() };
  const outbox = new Outbox({ id: user.id, name: user.firstName }, deps, events);
  onTestFinished(async () => {
    outbox.close();
    await store.close();
  });
  await outbox.open();
  return outbox;
}

/** The form of step 3 of a project, open without a line. */
async function harvestWithoutLine() {
  const signed = await signIn('student');
  const id = await projectReadyToPlant();
  const url = paths.step(id, 3);
  await renderApp({ url });
  await kept(id, getProject, { id });
  await kept(id, listSteps, { length: 5 });
  const restore = loseNetwork();
  await renderApp({ url });
  await button('Change').click();
  const other = await openOtherWindow(signed);
  const write = (formData: object, was: object) =>
    other.send({
      ...{
        endpoint: saveStep,
        params: { id, stepNumber: 3 },
        body: { formData },
        basedOn: 1,
        does: 'changes',
      },
      ...{ about: `${id}/3`, within: [id], form: `step:${id}:3`, label: 'Step 3' },
      seen: { was, now: was, revision: 1 },
    } as JobDraft).kept;
  return { id, write, other, restore };
}

test('without a line a form that nobody touched shows what another window wrote, and goes on from that', async () => {
  const { write, other } = await harvestWithoutLine();
  const before = Number((cuttings.element() as HTMLInputElement).value);
  await write({ cuttingCount: 11 }, { cuttingCount: before });
  await expect.element(cuttings).toHaveValue('11');
  await write({ cuttingCount: 12 }, { cuttingCount: 11 });
  await expect.element(cuttings).toHaveValue('12');
  await userEvent.fill(cuttings, '13');
  const waiting = () => other.jobs.map(({ body, conflict }) => ({ body, conflict }));
  await expect
    .poll(waiting)
    .toMatchObject([{ conflict: null }, { body: { formData: { cuttingCount: 13 } }, conflict: null }]);
  await expect.element(page.getByText('Which one do you want to keep?')).not.toBeInTheDocument();
});

test('without a line a field that was changed in two windows shows both, and the one that is chosen is sent', async () => {
  const { id, write, other, restore } = await harvestWithoutLine();
  const before = Number((cuttings.element() as HTMLInputElement).value);
  await userEvent.fill(cuttings, '14');
  await write({ cuttingCount: 11 }, { cuttingCount: before });
  await expect.element(button('Keep mine: 14')).toBeVisible();
  await expect.element(cuttings).toHaveValue('14');
  await expect.element(button('Use the other: 11')).toBeVisible();
  // The other window goes on with its own words.
  await write({ cuttingCount: 12 }, { cuttingCount: before });
  await button('Use the other: 12').click();
  await expect.element(cuttings).toHaveValue('12');
  await expect.element(page.getByText('Which one do you want to keep?')).not.toBeInTheDocument();
  other.close();
  restore();
  window.dispatchEvent(new Event('online'));
  const stored = async () => (await call(listSteps, { params: { id } }))[2]?.formData.cuttingCount;
  await expect.poll(stored, { timeout: 5000 }).toBe(12);
});
