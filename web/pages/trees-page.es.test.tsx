import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createProject } from '#domain/contract/notebook/projects.ts';
import { paths } from '#web/app/paths.ts';
import { call } from '#web/lib/call.ts';
import { keptStore } from '#web/offline/kept/kept-store.ts';
import { loseNetwork } from '#web/testing/lose-network.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { signIn } from '#web/testing/sign-in.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const search = page.getByRole('searchbox', { name: 'Buscar' });
const found = page.getByRole('list', { name: 'Árboles encontrados' });

async function openTrees() {
  await signIn('student');
  const { id } = await call(createProject, { body: { name: 'Arce', scoutState: 'ME' } });
  await renderApp({ url: paths.trees(id) });
  await expect.element(search).toBeVisible();
  return id;
}

test('#the-language-of-trees: a tree is found by its Spanish and its English name, shown by both, and chosen in Spanish', async () => {
  await page.viewport(360, 740);
  await openTrees();
  for (const typed of ['arce rojo', 'red maple', 'Arce Rojo']) {
    await search.fill(typed);
    await expect.element(found.getByRole('heading', { name: 'Arce rojo', exact: true })).toBeVisible();
  }
  await expect.element(found.getByText('Red Maple · Acer rubrum')).toBeVisible();

  await search.fill('arze rojo');
  await button('arce rojo').click();
  await button('Elegir Arce rojo').click();
  await button('Sí, este árbol').click();
  await expect.element(page.getByRole('heading', { name: 'Arce rojo', exact: true })).toBeVisible();
});

test('#the-language-of-trees: without a network the trees are searched in Spanish too', async () => {
  const id = await openTrees();
  await expect
    .poll(
      async () =>
        (await keptStore.responses()).some(({ queryKey }) => queryKey.at(-1) === 'search?language=es'),
      {
        timeout: 15_000,
      },
    )
    .toBe(true);
  loseNetwork();
  await renderApp({ url: paths.trees(id) });
  await search.fill('alamo');
  await expect.element(found.getByRole('heading', { name: /^Álamo/ }).first()).toBeVisible();
});
