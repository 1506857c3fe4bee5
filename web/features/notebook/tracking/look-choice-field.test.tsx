import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  createTrackingEntry,
  listTrackingEntries,
  type TrackingEntry,
} from '#domain/contract/notebook/tracking.ts';
import { LOOK } from '#domain/contract/notebook/written-fields.ts';
import { emptyOf } from '#domain/rules/notebook/written.ts';
import { sampleOf } from '#domain/testing/written-samples.ts';
import { paths } from '#web/app/paths.ts';
import { call } from '#web/lib/call.ts';
import { mount } from '#web/testing/mount.ts';
import { expectWholeWordsInChoices } from '#web/testing/narrow-choices.tsx';
import { renderApp } from '#web/testing/render-app.tsx';
import { projectReadyToPlant } from '#web/testing/scout-project.ts';
import { signIn } from '#web/testing/sign-in.ts';
import { EntryContents } from './tracking-entry-card.tsx';

test('at 320 px no word of a choice is broken inside', expectWholeWordsInChoices);

test('#tracking-entries: where the jar stands is in the card, a second tap takes it back, and another place is chosen', async () => {
  await signIn('student');
  const projectId = await projectReadyToPlant();
  const params = { projectId };
  const body = { notes: 'Tiny dots', jarPlace: 'brightShade', isDraft: false } as const;
  await call(createTrackingEntry, { params, body });
  await renderApp({ url: paths.step(projectId, 4) });
  await expect.element(page.getByText('Bright shade')).toBeVisible();
  await page.getByRole('button', { name: /^Menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Edit Entry' }).click();
  const places = page.getByRole('group', { name: 'Where does your jar stand?' });
  const shade = places.getByRole('button', { name: 'Bright shade' });
  const stored = async () => (await call(listTrackingEntries, { params }))[0]?.jarPlace;

  await expect.element(shade).toHaveAttribute('aria-pressed', 'true');
  await shade.click();
  await expect.element(shade).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(stored, { timeout: 5000 }).toBe(null);
  await places.getByRole('button', { name: 'Outdoors' }).click();
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await expect.poll(stored, { timeout: 5000 }).toBe('outdoors');
  await expect.element(page.getByText('Outdoors')).toBeVisible();
});

const empty = { ...emptyOf(LOOK), photos: [] };

async function cardOf(entry: object): Promise<string> {
  const takeDown = mount(
    <section aria-label="Card">
      <EntryContents entry={entry as TrackingEntry} photos={null} />
    </section>,
  );
  const card = page.getByRole('region', { name: 'Card' });
  await expect.element(card).toBeInTheDocument();
  const { innerHTML } = card.element();
  takeDown();
  return innerHTML;
}

const { observedAt: _, ...shown } = sampleOf(LOOK);

test.each(Object.entries(shown))('the card shows %s', async (name, value) => {
  const nothing = await cardOf(empty);
  expect(await cardOf({ ...empty, [name]: value }), 'show it in tracking-entry-card.tsx').not.toBe(nothing);
});
