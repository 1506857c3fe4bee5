import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listPlantingDrafts } from '#domain/contract/notebook/planting.ts';
import { listTrackingEntries } from '#domain/contract/notebook/tracking.ts';
import { LOOK, namesOf } from '#domain/contract/notebook/written-fields.ts';
import { paths } from '#web/app/paths.ts';
import { LookChoiceField } from '#web/features/notebook/tracking/look-choice-field.tsx';
import { call } from '#web/lib/call.ts';
import { englishHere } from '#web/testing/english-here.ts';
import { mount } from '#web/testing/mount.ts';
import { expectWholeWordsInChoices } from '#web/testing/narrow-choices.tsx';
import { renderApp } from '#web/testing/render-app.tsx';
import { projectReadyToPlant } from '#web/testing/scout-project.ts';
import { signIn } from '#web/testing/sign-in.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const title = page.getByRole('heading', { level: 1 });

async function show(step: number): Promise<string> {
  await signIn('student');
  const projectId = await projectReadyToPlant();
  await renderApp({ url: paths.step(projectId, step) });
  return projectId;
}

test('#languages: step 4 in Spanish; a tapped picture writes Spanish words, which the jar knows', async () => {
  const projectId = await show(4);
  await expect.element(title).toHaveTextContent('Paso 4: Observar las raíces');
  await expect
    .element(page.getByText('Un frasco con 8 esquejes. Todavía no hay raíces.'))
    .toBeInTheDocument();

  await button('Nueva anotación').click();
  await button('Raíces cortas').click();
  await expect.element(page.getByLabelText('¿Qué ves?')).toHaveValue('Veo raíces cortas.');
  await button('Completar anotación').click();

  await expect.element(page.getByText('¡Anotación completa!')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Un frasco.*¡La primera raíz!/ })).toHaveFocus();
  // A tap ends it only once its stamp is there.
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Un frasco con 8 esquejes. Viste raíces cortas.')).toBeInTheDocument();
  const [entry] = await call(listTrackingEntries, { params: { projectId } });
  expect(entry).toMatchObject({ notes: 'Veo raíces cortas.', isDraft: false });
});

test('#languages: a place of the list is shown in Spanish and stored as it is in every language', async () => {
  const projectId = await show(5);
  await expect.element(title).toHaveTextContent('Paso 5: Plantar el árbol');

  await button('Plantar un esqueje').click();
  await page.getByLabelText('¿Dónde lo plantaste?').selectOptions('En mi jardín');

  await expect
    .poll(async () => (await call(listPlantingDrafts, { params: { projectId } }))[0]?.plantingLocation, {
      timeout: 5000,
    })
    .toBe('in my yard');
});

test('at 320 px no word of a choice is broken inside', expectWholeWordsInChoices);

test('#languages: a choice at a look is asked for in Spanish', async () => {
  mount(
    namesOf(LOOK, 'choice').map((name) => (
      <LookChoiceField key={name} of={name} value="" onChange={() => undefined} />
    )),
  );
  await expect.element(page.getByRole('group', { name: '¿Dónde está tu frasco?' })).toBeVisible();
  expect(englishHere()).toEqual([]);
});
