import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { changeProject } from '#domain/contract/projects.ts';
import { newId } from '#web/lib/new-id.ts';
import { jobFrom } from '#web/offline/queue/job.ts';
import { deviceStore } from '#web/offline/queue/open-outbox.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { signIn } from '#web/testing/sign-in.ts';

test('the bar, its menu and the question before a logout speak Spanish (§33)', async () => {
  const { user } = await signIn('student');
  const id = newId();
  const draft = { endpoint: changeProject, params: { id }, body: { name: 'Saúco' }, about: id } as const;
  const owner = { id: user.id, name: user.firstName };
  const job = jobFrom({ ...draft, does: 'changes', within: [], label: 'Saúco' }, newId(), owner);
  await deviceStore.change(user.id, () => ({ put: job, drop: [] }));

  await renderApp({ url: '/profile' });
  await expect.element(page.getByRole('link', { name: 'Hay 1 cosa por enviar' })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: user.firstName }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Mi perfil' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();

  const question = page.getByRole('dialog', { name: 'Hay 1 cosa por enviar' });
  await expect.element(question.getByRole('button', { name: 'Dejar en este dispositivo' })).toBeVisible();
  await question.getByRole('button', { name: 'Descartar' }).click();
  const sure = page.getByRole('alertdialog', { name: '¿Descartar para siempre?' });
  await sure.getByRole('button', { name: 'Cancelar' }).click();
  await expect.element(question.getByRole('button', { name: 'Cerrar' })).toBeVisible();
});
