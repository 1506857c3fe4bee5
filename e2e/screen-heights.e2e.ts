import type { Locator, Page } from '@playwright/test';
import { growCuttings } from './grown-project.ts';
import { keepFigure, topOf } from './hands.ts';
import { expect, ONE_SIZE, test } from './journey.ts';
import { enterAsScout, startOpenProject, startProject } from './known-scout.ts';

/** Where the first control of a step has to begin on a phone of 360 by 740, px. */
const FIRST_VIEW = 700;

/** The first control of a step, which is no part of its guide. */
function firstControl(page: Page, step: number): Locator {
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const chooser = page.getByRole('region', { name: 'Choose your tree' });
  return (
    {
      1: button('Continue to Tree Selection'),
      2: chooser.locator('input, select, button').first(),
      3: page.getByLabel('Number of cuttings', { exact: true }),
      4: button('New Entry'),
      5: button('Plant A Cutting'),
    }[step] ?? main
  );
}

const kindOf = (step: number) => (step === 4 ? 'Introduction' : 'Read more');

test('the first card and the first control of each new step are in the first view of a phone', {
  tag: ['@main', '@one-size'],
}, async ({ page }) => {
  await enterAsScout(page);
  const { id: empty } = await startProject(page, 'Willow by the pond');
  const { id: open } = await startOpenProject(page, 'Willow by the brook');
  const tops: Record<string, number> = {};
  for (const step of [1, 2, 3, 4, 5]) {
    await page.goto(`/project/${step < 3 ? empty : open}/step/${step}`);
    const guide = page.getByRole('button', { name: kindOf(step) });
    await expect(guide).toBeVisible();
    tops[`step ${step}, its guide`] = await topOf(guide);
    // The trees come a moment after the page; until then the first control is what stands below them.
    await expect.poll(() => topOf(firstControl(page, step))).toBeLessThanOrEqual(FIRST_VIEW);
    tops[`step ${step}, its first control`] = await topOf(firstControl(page, step));
  }
  for (const [what, top] of Object.entries(tops)) keepFigure(what, top);
  expect(Object.entries(tops).filter(([, top]) => top > FIRST_VIEW)).toEqual([]);
});

test('a step that was begun starts with what was recorded', ONE_SIZE, async ({ page }) => {
  await enterAsScout(page);
  const id = await growCuttings(page);
  const first: Readonly<Record<number, Locator>> = {
    2: page.getByRole('heading', { name: 'Your tree' }),
    3: page.getByRole('heading', { name: 'Your harvest' }),
    4: firstControl(page, 4),
  };
  for (const [step, record] of Object.entries(first)) {
    await page.goto(`/project/${id}/step/${step}`);
    const top = await topOf(record);
    keepFigure(`step ${step} once begun: what was recorded`, top);
    expect(top, `step ${step}`).toBeLessThan(FIRST_VIEW / 2 + 50);
  }
});
