import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { changeProject } from '#domain/contract/notebook/projects.ts';
import { newId } from '#web/lib/new-id.ts';
import { jobFrom } from '#web/offline/queue/job.ts';
import { deviceStore } from '#web/offline/queue/open-outbox.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { signIn } from '#web/testing/sign-in.ts';

test('a refusal lies on the device as the server said it, and is read in Spanish (#what-the-server-says)', async () => {
  const { user } = await signIn('student');
  const id = newId();
  const draft = { endpoint: changeProject, params: { id }, body: { name: 'Saúco' }, about: id } as const;
  const owner = { id: user.id, name: user.firstName };
  const job = jobFrom({ ...draft, does: 'changes', within: [], label: 'Saúco' }, newId(), owner);
  await deviceStore.change(user.id, () => ({ put: job, drop: [] }));

  await renderApp({ url: '/waiting' });
  await expect.element(page.getByText('Esto no se encontró.', { exact: true })).toBeVisible();
  const [kept] = await deviceStore.list(user.id);
  expect(kept?.parked).toEqual({ code: 'notFound', message: 'This could not be found.' });
});
