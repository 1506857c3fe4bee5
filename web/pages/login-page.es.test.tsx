import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderApp } from '#web/testing/render-app.tsx';

test('a page built in Spanish speaks it, and says in it what a schema found wrong (§33)', async () => {
  await renderApp({ url: '/login?tab=register' });

  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('¡Aprende a clonar árboles!');
  await page.getByRole('button', { name: 'Enviar' }).click();

  await expect.element(page.getByText('Falta el nombre', { exact: true })).toBeVisible();
  await expect.element(page.getByText('El nombre de usuario necesita por lo menos 3 letras')).toBeVisible();
  await expect.element(page.getByText('Falta elegir el estado')).toBeVisible();
});

test('what the server refuses is said in Spanish, though it answers in English (§8, §33)', async () => {
  await renderApp({ url: '/' });
  await page.getByRole('textbox', { name: 'Nombre de usuario o correo' }).fill('nadie');
  await page.getByRole('textbox', { name: 'Contraseña', exact: true }).fill('no-es-esta');
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();

  await expect
    .element(page.getByText('No coincide. Revisa tu nombre de usuario y tu contraseña.'))
    .toBeVisible();
});
