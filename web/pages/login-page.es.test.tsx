import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getFirstAdmin } from '#domain/contract/sign-in/accounts.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { standInFor } from '#web/testing/stand-in-response.ts';
import * as words from '#words/sign-in/login.ts';

test('a page built in Spanish speaks it, and says in it what a schema found wrong (#languages)', async () => {
  await renderApp({ url: '/login?tab=register' });

  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('¡Aprende a clonar árboles!');
  await page.getByRole('button', { name: 'Enviar' }).click();

  await expect.element(page.getByText('Falta el nombre', { exact: true })).toBeVisible();
  await expect.element(page.getByText('El nombre de usuario necesita por lo menos 3 letras')).toBeVisible();
  await expect.element(page.getByText('Falta elegir el estado')).toBeVisible();
});

test('what the server refuses is said in Spanish, though it answers in English (#when-something-goes-wrong, #what-the-server-says)', async () => {
  await renderApp({ url: '/' });
  await page.getByRole('textbox', { name: 'Nombre de usuario o correo' }).fill('nadie');
  await page.getByRole('textbox', { name: 'Contraseña', exact: true }).fill('no-es-esta');
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();

  await expect
    .element(page.getByText('No coincide. Revisa tu nombre de usuario y tu contraseña.'))
    .toBeVisible();
});

test('the door of administrators says in Spanish that nobody can pass it yet (#first-administrator)', async () => {
  const body = JSON.stringify({ open: true });
  await standInFor(`*${getFirstAdmin.path}`, { status: 200, type: 'application/json', body });
  await renderApp({ url: '/' });

  await page.getByRole('button', { name: words.toAdminDoor }).click();

  await expect.element(page.getByText(/Todavía nadie puede entrar aquí/)).toBeVisible();
  await page.getByRole('link', { name: 'Crear la primera cuenta de administración' }).click();
  await expect.element(page.getByText('Esta página sirve una sola vez.')).toBeVisible();
});
