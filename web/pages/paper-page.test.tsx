import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createProject } from '#domain/contract/notebook/projects.ts';
import { paths } from '#web/app/paths.ts';
import { call } from '#web/lib/call.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { signIn } from '#web/testing/sign-in.ts';

test('#the-record-of-hours: the paper for the field has a way to the report, which is what a leader asks for', async () => {
  await signIn('student');
  const { id } = await call(createProject, { body: { name: 'My willow' } });
  await renderApp({ url: paths.paper(id, 4) });

  await page.getByRole('link', { name: 'Report and hours', exact: true }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Your Project So Far');
});
