import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { saveStep } from '#domain/contract/notebook/steps.ts';
import { createTrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { paths } from '#web/app/paths.ts';
import { call } from '#web/lib/call.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { projectReadyToPlant } from '#web/testing/scout-project.ts';
import { signIn } from '#web/testing/sign-in.ts';

const title = page.getByRole('heading', { level: 1 });

test('#the-language-of-documents: the report in Spanish tells what was recorded in Spanish, and asks for its files so', async () => {
  await signIn('student');
  const projectId = await projectReadyToPlant();
  await call(saveStep, {
    params: { id: projectId, stepNumber: 2 },
    body: { formData: { timeSpentStep2: 1.25 } },
  });
  await call(createTrackingEntry, {
    params: { projectId },
    body: { notes: 'Tiny tips!', cuttingsAlive: 7, addedWater: true, timeSpent: 0.5, isDraft: false },
  });
  await renderApp({ url: paths.complete(projectId) });

  await expect.element(title).toHaveTextContent('Tu proyecto hasta ahora');
  const shown = () => document.querySelector('main')?.textContent;
  await expect.poll(shown).toContain('Revisaste los esquejes');
  for (const part of ['Se puso más agua', 'Tiny tips!', '7 esquejes vivos']) {
    expect(shown()).toContain(part);
  }
  await page.getByRole('button', { name: 'Mostrarlo' }).click();
  const story = page.getByRole('dialog', { name: 'Comparte tu historia' });
  await expect.element(story).toMatchTextContent('Corté 8 esquejes y los cuido para que echen raíces.');
  await page.getByRole('button', { name: 'Cerrar' }).click();
  await page.getByRole('button', { name: 'Guardarlo' }).click();
  const file = page.getByRole('link', { name: 'Descargar PDF' });
  await expect.element(file).toHaveAttribute('href', expect.stringContaining('language=es'));
});
