import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createProject, getProject } from '#domain/contract/notebook/projects.ts';
import { paths } from '#web/app/paths.ts';
import { call } from '#web/lib/call.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { signIn } from '#web/testing/sign-in.ts';

const link = (name: string) => page.getByRole('link', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const fits = page.getByRole('list', { name: 'Trees that fit' });

async function openDetective(query = ''): Promise<string> {
  await signIn('student');
  const { id } = await call(createProject, { body: { name: 'Willow', scoutState: 'WI' } });
  await renderApp({ url: paths.detective(id) + query });
  return id;
}

test('three answers, one question at a time, lead to a few trees of the state, and one is chosen', async () => {
  const id = await openDetective();
  await expect.element(heading('Is there water near?')).toBeVisible();
  await link('Yes, water is near').click();
  await expect.element(heading('How do the leaves look?')).toHaveFocus();
  await link('Long and thin').click();
  await expect.element(heading('Does it bend?')).toHaveFocus();
  await link('It bends like a rope').click();

  await expect.element(heading('It could be one of these')).toHaveFocus();
  await expect.poll(() => fits.getByRole('listitem').elements()).toHaveLength(6);
  await expect.element(fits.getByText('3 of 3 clues fit').first()).toBeVisible();
  await page.getByRole('button', { name: 'Choose Black Willow' }).click();
  await page.getByRole('button', { name: 'Confirm Selection' }).click();
  await expect.element(heading('Your tree')).toHaveFocus();
  expect(await call(getProject, { params: { id } })).toMatchObject({ selectedSpeciesId: 'black-willow' });
});

test('each question may stay open, and the one before is one press away', async () => {
  await openDetective();
  await link("I don't know").click();
  await expect.element(heading('How do the leaves look?')).toBeVisible();
  await link('Broad').click();
  await expect.element(heading('Does it bend?')).toBeVisible();
  await link('Back one question').click();
  await expect.element(heading('How do the leaves look?')).toHaveFocus();
  await link('Back one question').click();
  await expect.element(heading('Is there water near?')).toHaveFocus();
  await expect.element(link('Back one question')).not.toBeInTheDocument();
});

test('an address opens at its question, and from there the one before is one press away too', async () => {
  await openDetective('?water=near&leaf=long');
  await expect.element(heading('Does it bend?')).toBeVisible();
  await link('Back one question').click();
  await expect.element(heading('How do the leaves look?')).toBeVisible();
});
