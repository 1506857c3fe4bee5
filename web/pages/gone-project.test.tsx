import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listGlances } from '#domain/contract/notebook/glances.ts';
import {
  createProject,
  deleteProject,
  getProject,
  listProjects,
  restoreProject,
} from '#domain/contract/notebook/projects.ts';
import { getStep, saveStep } from '#domain/contract/notebook/steps.ts';
import { getUpload } from '#domain/contract/photos/photos.ts';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { paths } from '#web/app/paths.ts';
import { call } from '#web/lib/call.ts';
import { newId } from '#web/lib/new-id.ts';
import { photoCacheOf } from '#web/offline/kept/cache-names.ts';
import { keptStore } from '#web/offline/kept/kept-store.ts';
import { jobFrom } from '#web/offline/queue/job.ts';
import { deviceStore } from '#web/offline/queue/open-outbox.ts';
import { loseNetwork } from '#web/testing/lose-network.ts';
import { comeByPlainHttp } from '#web/testing/plain-http.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { smallPhoto } from '#web/testing/sample-photos.ts';
import { projectReadyToPlant } from '#web/testing/scout-project.ts';
import { settled } from '#web/testing/settled.ts';
import { signIn } from '#web/testing/sign-in.ts';

const title = page.getByRole('heading', { level: 1 });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const hours = page.getByLabelText('Time spent on this step (hours)');
const left = page.getByRole('region', { name: 'Your words are not lost' });

/** Opens a step that is completed in its form. */
async function openForm(id: string) {
  await renderApp({ url: paths.step(id, 3) });
  await button('Change').click();
  await expect.element(hours).toHaveValue('2');
}

/** Deletes a project as another device does. */
const deleteElsewhere = (id: string) => call(deleteProject, { params: { id } });

async function deleteOnDashboard() {
  await button('Menu of Cloning Project - 5/1/2026').click();
  await page.getByRole('menuitem', { name: 'Delete Project' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Project' }).click();
}

test('a project that was deleted on another device is not there after a reload, and nothing of it is kept', async () => {
  await signIn('student');
  const id = await projectReadyToPlant();
  await openForm(id);
  const kept = async () => (await keptStore.responses()).flatMap(({ meta }) => Object.values(meta.params));
  await expect
    .poll(async () => (await keptStore.responses()).map(({ meta }) => meta.path))
    .toContain(getProject.path);
  await deleteElsewhere(id);

  await renderApp({ url: paths.step(id, 3) });
  await expect.element(title).toHaveTextContent('Project Not Found');
  await expect.element(page.getByText("The project you're looking for doesn't exist.")).toBeVisible();
  await expect.poll(kept).not.toContain(id);
  expect(document.body.textContent).not.toContain('Auto-saved');
  await page.getByRole('link', { name: 'Return to Dashboard' }).click();
  await expect.element(page.getByText('Start a Tree Cloning Project')).toBeVisible();
  await expect.element(page.getByText('Cloning Project - 5/1/2026')).not.toBeInTheDocument();
});

const keptOf = async (path: string) => (await keptStore.responses()).find(({ meta }) => meta.path === path);

test('of a project that was deleted elsewhere its glance and newest photo go too, and the list is still read anew', async () => {
  const { user } = await signIn('student');
  const id = await projectReadyToPlant();
  await renderApp({ url: '/' });
  await expect.poll(() => keptOf(listGlances.path)).toBeDefined();
  await expect.poll(() => keptOf(listProjects.path)).toBeDefined();
  const filename = (await call(listGlances))[0]?.newestPhoto?.filename ?? '';
  const shelf = await caches.open(photoCacheOf(user.id));
  await shelf.put(addressOf(getUpload, { filename }, { size: 'thumb' }), new Response('leaf'));
  await deleteElsewhere(id);
  await call(createProject, { body: { name: 'Elder by the gate' } });

  await renderApp({ url: paths.step(id, 3) });
  await expect.element(title).toHaveTextContent('Project Not Found');
  await expect.poll(async () => JSON.stringify((await keptOf(listGlances.path))?.data)).not.toContain(id);
  await expect.poll(async () => (await shelf.keys()).map(({ url }) => url)).toEqual([]);
  await page.getByRole('link', { name: 'Return to Dashboard' }).click();
  await expect.element(page.getByText('Elder by the gate')).toBeVisible();
});

test('words that an earlier version of the app has left, which say of themselves only what they are about, are offered', async () => {
  const { user } = await signIn('student');
  const id = await projectReadyToPlant();
  const form = `step:${id}:3`;
  const place = { about: `${id}/3`, within: [id], does: 'changes', label: 'Step 3' } as const;
  const draft = { ...place, endpoint: saveStep, params: { id, stepNumber: 3 }, form, body: {} };
  const job = jobFrom(draft, newId(), { id: user.id, name: 'Ash' });
  await deleteElsewhere(id);
  await renderApp({ url: '/' });
  // By then what earlier pages left has been taken over.
  await expect.element(page.getByText('Start a Tree Cloning Project')).toBeVisible();
  const record = { owner: user.id, form, about: place.about, by: 'a page', count: 1, job, texts: {} };
  deviceStore.writeDraft([user.id, form, 'a page'], record);
  await expect.poll(async () => (await deviceStore.typedOf(user.id)).length).toBe(1);
  history.pushState(null, '', paths.step(id, 3));
  window.dispatchEvent(new PopStateEvent('popstate'));
  await expect.element(left.getByRole('listitem')).toBeVisible();
});

test('Back to a project that was deleted here says that it is not there', async () => {
  await signIn('student');
  const id = await projectReadyToPlant();
  await openForm(id);
  await page.getByRole('link', { name: 'My projects' }).click();
  await deleteOnDashboard();
  await expect.element(page.getByText('Project deleted successfully')).toBeVisible();
  history.back();
  await expect.element(title).toHaveTextContent('Project Not Found');
});

/** A child's words wait for a choice between two devices, and their project is deleted here. */
async function deleteWithChoice() {
  const { user } = await signIn('student');
  const id = await projectReadyToPlant();
  await openForm(id);
  const saved = { params: { id, stepNumber: 3 }, body: { formData: { timeSpentStep3: 4 } } };
  await call(saveStep, saved);
  await userEvent.fill(hours, '3.25');
  await expect.element(page.getByRole('group', { name: /on another device/ })).toBeVisible();
  await page.getByRole('link', { name: 'My projects' }).click();
  await expect.element(button('Look and choose')).toBeVisible();
  await deleteOnDashboard();
  await expect.element(page.getByText('Project deleted successfully')).toBeVisible();
  await expect.element(button('Look and choose')).not.toBeInTheDocument();
  return { user, id };
}

test.each(['is kept on the device', 'is sent at once, by plain http'])(
  '#deleted-projects, #two-devices: a choice between two devices comes back with its project, where what is written %s',
  async (how) => {
    if (how.includes('http')) comeByPlainHttp();
    const { user, id } = await deleteWithChoice();
    await renderApp({ url: '/' });
    await page.getByRole('link', { name: '1 thing is not sent yet' }).click();
    await expect.element(page.getByText(/^Its project is deleted\./)).toBeVisible();
    await expect.element(page.getByRole('group', { name: /on another device/ })).not.toBeInTheDocument();
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await page.getByRole('button', { name: /^Recently deleted/ }).click();
    await button('Bring back Cloning Project - 5/1/2026').click();
    await button('Look and choose').click();
    await button('Keep mine: 3.25').click();
    await expect.poll(() => deviceStore.list(user.id)).toEqual([]);
    expect((await call(getStep, { params: { id, stepNumber: 3 } })).formData.timeSpentStep3).toBe(3.25);
  },
);

test('#deleted-projects: a choice that comes back with its project is not offered with what is lost', async () => {
  const { id } = await deleteWithChoice();
  await renderApp({ url: `/project/${id}` });
  await expect.element(title).toHaveTextContent('Project Not Found');
  await expect.element(page.getByText(/because the project is gone/)).not.toBeInTheDocument();
});

test('so it does without a network, while the deletion waits', async () => {
  await signIn('student');
  const id = await projectReadyToPlant();
  await openForm(id);
  await page.getByRole('link', { name: 'My projects' }).click();
  await expect.element(button('Menu of Cloning Project - 5/1/2026')).toBeVisible();
  loseNetwork();
  await deleteOnDashboard();
  await expect.element(page.getByRole('link', { name: '1 thing is not sent yet' })).toBeVisible();
  history.back();
  await expect.element(title).toHaveTextContent('Project Not Found');
  await expect.element(left).not.toBeInTheDocument();
});

test("'New Entry' in a project that was deleted elsewhere says that it is not there, and nothing else", async () => {
  await signIn('student');
  const id = await projectReadyToPlant();
  await renderApp({ url: paths.step(id, 4) });
  await expect.element(button('New Entry')).toBeVisible();
  await deleteElsewhere(id);
  await button('New Entry').click();
  await expect.element(title).toHaveTextContent('Project Not Found');
  await expect.element(page.getByText('Failed to create tracking entry')).not.toBeInTheDocument();
});

test.each(['is kept on the device', 'is sent at once, by plain http'])(
  'the project is deleted elsewhere while a child types, and what she types %s: her words are offered as a copy',
  async (how) => {
    if (how.includes('http')) comeByPlainHttp();
    const { user } = await signIn('student');
    const id = await projectReadyToPlant();
    await openForm(id);
    await deleteElsewhere(id);
    await userEvent.fill(hours, '3.25');
    await expect.element(title).toHaveTextContent('Project Not Found');
    await expect.element(left.getByText('Step 3, Harvest Cuttings').first()).toBeVisible();
    await expect.element(left.getByRole('button', { name: 'Save a copy' })).toBeVisible();
    const onDevice = async () =>
      JSON.stringify([await deviceStore.list(user.id), await deviceStore.typedOf(user.id)]);
    await expect.poll(onDevice).toContain('3.25');

    await left.getByRole('button', { name: 'Throw it away' }).click();
    await button('Throw It Away').click();
    await expect.element(left).not.toBeInTheDocument();
    await expect.poll(() => deviceStore.countAll()).toBe(0);
  },
);

test('a photo chosen in a project that was deleted elsewhere is offered too, and sent once the project is there again', async () => {
  const { user } = await signIn('student');
  const id = await projectReadyToPlant();
  await openForm(id);
  await deleteElsewhere(id);
  await userEvent.upload(
    page.getByLabelText('Add photos of your cuttings', { exact: true }),
    await smallPhoto('mine.jpg'),
  );
  await expect.element(title).toHaveTextContent('Project Not Found');
  await expect.element(left.getByText('The photo mine.jpg')).toBeVisible();
  // A list that was asked for before would come without it.
  await settled();
  await call(restoreProject, { params: { id } });
  await page.getByRole('link', { name: 'Return to Dashboard' }).click();
  await expect.poll(() => deviceStore.list(user.id)).toEqual([]);
  const { photos } = await call(getStep, { params: { id, stepNumber: 3 } });
  expect(photos.map(({ originalName }) => originalName)).toContain('mine.jpg');
});

test('a caption written under a photo of a project that was deleted elsewhere is offered too, and sent once that is there again', async () => {
  const { user } = await signIn('student');
  const id = await projectReadyToPlant();
  await openForm(id);
  await page
    .getByRole('button', { name: /, open large$/ })
    .first()
    .click();
  const caption = page.getByLabelText('Write under your photo');
  await expect.element(caption).toBeVisible();
  await deleteElsewhere(id);
  await userEvent.fill(caption, 'The thick one');
  await expect.poll(() => deviceStore.list(user.id)).toMatchObject([{ gone: 'once' }]);
  await expect.element(left.getByText('What you wrote under a photo')).toBeVisible();
  await settled();
  await call(restoreProject, { params: { id } });
  await page.getByRole('link', { name: 'Return to Dashboard' }).click();
  await expect.poll(() => deviceStore.list(user.id)).toEqual([]);
  const { photos } = await call(getStep, { params: { id, stepNumber: 3 } });
  expect(photos.map((photo) => photo.caption)).toContain('The thick one');
});

test.each(['at once', 'on another day'])(
  'what was written in a project while it was deleted elsewhere is sent by itself when it is restored, seen %s',
  async (when) => {
    const { user } = await signIn('student');
    const id = await projectReadyToPlant();
    await openForm(id);
    await deleteElsewhere(id);
    await userEvent.fill(hours, '3.25');
    await expect.element(title).toHaveTextContent('Project Not Found');
    const waiting = () => deviceStore.list(user.id);
    await expect.poll(waiting).toMatchObject([{ gone: 'once' }]);
    await settled();
    await call(restoreProject, { params: { id } });

    if (when === 'at once') await page.getByRole('link', { name: 'Return to Dashboard' }).click();
    else await renderApp({ url: '/' });
    await expect.poll(waiting).toEqual([]);
    const { formData } = await call(getStep, { params: { id, stepNumber: 3 } });
    expect(formData).toMatchObject({ timeSpentStep3: 3.25 });
  },
);
