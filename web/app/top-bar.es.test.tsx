import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { changeProject } from '#domain/contract/notebook/projects.ts';
import { newId } from '#web/lib/new-id.ts';
import { jobFrom } from '#web/offline/queue/job.ts';
import { deviceStore } from '#web/offline/queue/open-outbox.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { signIn } from '#web/testing/sign-in.ts';

test('the bar says in Spanish what is not sent yet (#languages)', async () => {
  const { user } = await signIn('student');
  const id = newId();
  const draft = { endpoint: changeProject, params: { id }, body: { name: 'Saúco' }, about: id } as const;
  const owner = { id: user.id, name: user.firstName };
  const job = jobFrom({ ...draft, does: 'changes', within: [], label: 'Saúco' }, newId(), owner);
  await deviceStore.change(user.id, () => ({ put: job, drop: [] }));

  await renderApp({ url: '/profile' });
  await expect.element(page.getByRole('link', { name: 'Hay 1 cosa por enviar' })).toBeVisible();
});
