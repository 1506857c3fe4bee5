import '#web/app/app.css';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createTrackingEntry, listTrackingEntries } from '#domain/contract/notebook/tracking.ts';
import { paths } from '#web/app/paths.ts';
import { call } from '#web/lib/call.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { projectReadyToPlant } from '#web/testing/scout-project.ts';
import { signIn } from '#web/testing/sign-in.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const longest = page.getByRole('textbox', { name: 'Longest root' });
const fold = button('Count and measure');

/** A scout who begins an entry; before it there is one with numbers, or one without. */
async function beginEntry(before: object = {}): Promise<string> {
  await signIn('student');
  const projectId = await projectReadyToPlant();
  const body = { notes: 'week 1', observedAt: '2026-05-07T09:00', isDraft: false, ...before };
  await call(createTrackingEntry, { params: { projectId }, body });
  await renderApp({ url: paths.step(projectId, 4) });
  await button('New Entry').click();
  await expect.element(page.getByRole('textbox', { name: 'What do you see?' })).toBeVisible();
  return projectId;
}

/** Expects the server's state after auto-save's pause. */
const expectStored = (projectId: string) =>
  expect.poll(
    async () => (await call(listTrackingEntries, { params: { projectId } }))[0]?.longestRootInches,
    { timeout: 5000 },
  );

test('#growth: counts and the longest root are folded away from who counted nothing the time before', async () => {
  await beginEntry();
  await expect.element(fold).toHaveAttribute('aria-expanded', 'false');
  await expect.element(longest).not.toBeInTheDocument();
});

test('#growth: they are open for who counted the time before', async () => {
  await beginEntry({ cuttingsAlive: 8 });
  await expect.element(fold).toHaveAttribute('aria-expanded', 'true');
  await expect.element(longest).toHaveAccessibleDescription('Not measured');
});

test('#growth: the longest root is measured by quarters from what it was, by tapping and by keys', async () => {
  const projectId = await beginEntry({ longestRootInches: 1.25 });
  await button('One more, Longest root').click();
  await expect.element(longest).toHaveValue('1 ¼ in');
  await button('One more, Longest root').click();
  await expect.element(longest).toHaveValue('1 ½ in');
  await expect.element(page.getByText('Longest root: 1 and a half inches')).toBeInTheDocument();
  await expectStored(projectId).toBe(1.5);
  await longest.click();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  await expect.element(longest).toHaveValue('¾ in');
  await expectStored(projectId).toBe(0.75);
});

test.each([
  ['1 1/4', 1.25, '1 ¼ in'],
  ['1,25', 1.25, '1 ¼ in'],
  ['2.5', 2.5, '2 ½ in'],
  ['3/4"', 0.75, '¾ in'],
])(
  '#growth: %j typed is stored as %d inches, and stands as %j once the field is left',
  async (text, inches, shown) => {
    const projectId = await beginEntry({ cuttingsAlive: 8 });
    await longest.fill(text);
    await expect.element(longest).toHaveValue(text);
    await expectStored(projectId).toBe(inches);
    await expect.element(longest).toHaveValue(text);
    await userEvent.tab();
    await expect.element(longest).toHaveValue(shown);
  },
);

test('#growth: what is no quarter of an inch stays in its field with a sentence, in the fold that opens for it', async () => {
  await beginEntry({ cuttingsAlive: 8 });
  await longest.fill('1.3');
  await expect
    .element(longest)
    .toHaveAccessibleDescription('Please measure to the quarter inch, from 0 to 24, like 1 1/4');
  await fold.click();
  await expect.element(longest).toHaveValue('1.3');
  await longest.clear();
  await expect.element(longest).toHaveAccessibleDescription('Not measured');
  await expect.element(fold).toHaveAttribute('aria-expanded', 'true');
});

test('#growth: a button is where it was when it is tapped again, and below it nothing moves', async () => {
  await beginEntry({ cuttingsAlive: null, longestRootInches: 1 });
  const rooted = page.getByRole('textbox', { name: 'Cuttings with roots' });
  await expect.element(rooted).toHaveAccessibleDescription('Not counted');
  const places = () =>
    ['Cuttings with roots', 'Longest root'].map((name) => {
      const key = button(`One more, ${name}`).element() as HTMLElement;
      return key.getBoundingClientRect().top + window.scrollY;
    });
  const before = places();
  await button('One more, Cuttings with roots').click();
  await expect.element(rooted).toHaveValue('1');
  await expect.element(rooted).not.toHaveAccessibleDescription();
  expect(places()).toEqual(before);
});
