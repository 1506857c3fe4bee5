import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listEndNotices } from '#domain/contract/keeping/keeping.ts';
import { createProject } from '#domain/contract/notebook/projects.ts';
import { call } from '#web/lib/call.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { signIn } from '#web/testing/sign-in.ts';
import { standInFor } from '#web/testing/stand-in-response.ts';

test('#the-proof-of-deletion: on the dashboard a child reads what will be deleted, and that her visit has kept the notebook', async () => {
  await signIn('student');
  const { id } = await call(createProject, { body: { name: 'My willow' } });
  const body = JSON.stringify([
    { kind: 'finishedProjects', projectId: id, endsAt: '2027-05-01T12:00:00.000Z' },
    { kind: 'unvisited', projectId: null, endsAt: null },
  ]);
  await standInFor(`*${listEndNotices.path}`, { status: 200, type: 'application/json', body });
  await renderApp({ url: '/' });
  await expect.element(page.getByText('We will delete a project on May 1, 2027')).toBeVisible();
  await expect.element(page.getByText(/^My willow is done/)).toBeVisible();
  const report = page.getByRole('link', { name: 'Open its report' });
  await expect.element(report).toHaveAttribute('href', `/projects/${id}/complete`);
  await expect.element(page.getByText('It is good that you are back!')).toBeVisible();
});

test('#the-proof-of-deletion: where nothing will be deleted nothing is said', async () => {
  await signIn('student');
  await call(createProject, { body: { name: 'My willow' } });
  await renderApp({ url: '/' });
  await expect.element(page.getByRole('article', { name: 'My willow' })).toBeVisible();
  await expect.element(page.getByText('We will delete')).not.toBeInTheDocument();
});
