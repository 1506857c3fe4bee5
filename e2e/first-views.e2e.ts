import type { Locator, Page } from '@playwright/test';
import { PHOTO_KINDS } from '#domain/contract/photos/photos.ts';
import { type FirstView, firstViewOf } from './first-view.ts';
import { daysAgo, growCuttings, growToWeek, plantOne } from './grown-project.ts';
import { keepFigure, topOf } from './hands.ts';
import { expect, ONE_SIZE, test } from './journey.ts';
import { enterAsScout, startOpenProject, startProject } from './known-scout.ts';

/** Where the first control of a step has to begin on a phone of 360 by 740, px. */
const FIRST_VIEW = 700;
/** Where the form of step 3 begins below its guide, which is read first, px: one swipe on. */
const FORM_BELOW_GUIDE = 1000;

/** The first control of a step, which is no part of its guide; of step 3, which is done with shears, that of its guide. */
function firstControl(page: Page, step: number): Locator {
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const chooser = page.getByRole('region', { name: 'Choose your tree' });
  return (
    {
      1: button('Continue to Tree Selection'),
      2: chooser.getByRole('button', { name: /^Choose / }).first(),
      3: button('One card on'),
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
    // Step 2 begins with its trees, step 4 with its press and the jar, step 5 with its press.
    if (step === 1 || step === 3) tops[`step ${step}, its guide`] = await topOf(guide);
    // The trees come a moment after the page; until then the first control is what stands below them.
    await expect
      .poll(() => topOf(firstControl(page, step)), { message: `step ${step}` })
      .toBeLessThanOrEqual(FIRST_VIEW);
    tops[`step ${step}, its first control`] = await topOf(firstControl(page, step));
  }
  for (const [what, top] of Object.entries(tops)) keepFigure(what, top);
  await page.goto(`/project/${open}/step/3`);
  expect(await topOf(page.getByRole('button', { name: '1 cutting', exact: true }))).toBeLessThan(
    FORM_BELOW_GUIDE,
  );
  expect(Object.entries(tops).filter(([, top]) => top > FIRST_VIEW)).toEqual([]);
});

test('a step that was begun starts with what was recorded', ONE_SIZE, async ({ page }) => {
  await enterAsScout(page);
  const id = await growCuttings(page);
  const first: Readonly<Record<number, Locator>> = {
    2: page.getByRole('heading', { name: 'Your tree' }),
    3: page.getByRole('heading', { name: 'Your harvest' }),
    4: page.getByRole('heading', { name: 'Tracking Entries' }),
  };
  for (const [step, record] of Object.entries(first)) {
    await page.goto(`/project/${id}/step/${step}`);
    const top = await topOf(record);
    keepFigure(`step ${step} once begun: what was recorded`, top);
    expect(top, `step ${step}`).toBeLessThan(FIRST_VIEW / 2 + 50);
  }
});

/** Words and choices before a child moves anything. */
const WORDS_MAX = 60;
const CONTROLS_MAX = 10;

test('no first view of a child says or offers too much', { tag: ['@main', '@one-size'] }, async ({
  page,
}) => {
  const views: Record<string, FirstView> = {};
  const look = async (name: string, shown: Locator, from: 'top' | 'here' = 'top') => {
    await expect(shown).toBeVisible();
    if (from === 'top') await page.evaluate(() => scrollTo(0, 0));
    views[name] = await firstViewOf(page);
  };
  const main = page.getByRole('main');
  const heading = (name: string | RegExp) => main.getByRole('heading', { name }).first();
  await enterAsScout(page);
  await page.goto('/');
  await look('dashboard, empty', page.getByRole('button', { name: 'Start New Cloning Project' }));
  const { id: empty } = await startProject(page, 'Willow by the pond');
  const { id: open } = await startOpenProject(page, 'Willow by the brook');
  for (const step of [1, 2, 3, 4, 5]) {
    await page.goto(`/project/${step < 3 ? empty : open}/step/${step}`);
    await expect(main.getByRole('button', { name: kindOf(step) })).toBeVisible();
    await look(`step ${step}, new`, firstControl(page, step));
  }
  const grown = await growToWeek(page, 6);
  await page.goto('/');
  await look('dashboard, week 6', page.getByRole('link', { name: "Add today's check" }));
  for (const [step, shown] of Object.entries({
    2: heading('Your tree'),
    3: heading('Your harvest'),
    4: firstControl(page, 4),
    5: firstControl(page, 5),
  })) {
    await page.goto(`/project/${grown}/step/${step}`);
    await look(`step ${step}, week 6`, shown);
  }
  await page.goto(`/project/${grown}/step/4`);
  await firstControl(page, 4).click();
  await look('a look', page.getByRole('button', { name: 'Long roots' }), 'here');
  const done = await growToWeek(page, 13, 'Wanda the willow');
  const yard = { plantingLocation: 'in my yard', plantingDate: daysAgo(1), timeSpent: 1 };
  await plantOne(page, done, yard, PHOTO_KINDS);
  await page.goto(`/project/${done}/step/5`);
  await page.getByRole('button', { name: 'Complete Project' }).click();
  await look('completion', heading('You Cloned a Tree!'));
  for (const [name, { words, controls, screens }] of Object.entries(views)) {
    keepFigure(`${name}: words`, words);
    keepFigure(`${name}: controls`, controls);
    keepFigure(`${name}: screens of page`, screens);
  }
  const tooFull = Object.entries(views).filter(
    ([, { words, controls }]) => words > WORDS_MAX || controls > CONTROLS_MAX,
  );
  expect(tooFull).toEqual([]);
});
