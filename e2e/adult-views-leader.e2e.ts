import type { Page } from '@playwright/test';
import { type FirstView, firstViewOf } from './first-view.ts';
import { Hands, keepFigure } from './hands.ts';
import { expect } from './journey.ts';
import { enterAsAdmin, test } from './known-admin.ts';
import { openLedTroop } from './led-troop.ts';
import { expectWholeWords } from './whole-words.ts';

/** Controls in a leader's first view, without the rows of scouts. */
const CONTROLS_MAX = 15;
/** The height of a scout's row, px. */
const ROW_HEIGHT = [64, 92] as const;

/** Returns the rows of scouts with their middle in the window, and the height of the first ones. */
function rowsOf(page: Page): Promise<number[]> {
  return page.getByRole('listitem').evaluateAll((items) =>
    items
      .map((item) => item.getBoundingClientRect())
      .filter(({ top, height }) => top + height / 2 < innerHeight)
      .map(({ height }) => height),
  );
}

test('a leader of twenty finds on a phone who needs help, and prepares the meeting, with one press at most', {
  tag: ['@main', '@one-size'],
}, async ({ page, admin }) => {
  test.setTimeout(400_000);
  await enterAsAdmin(page, admin);
  await openLedTroop(page, 20);
  const views: Record<string, FirstView> = {};
  await page.goto('/leader');
  await expect(page.getByRole('link', { name: 'Ada A.' })).toBeVisible();
  const heights = await rowsOf(page);
  const view = await firstViewOf(page);
  views.troop = { ...view, controls: view.controls - heights.length };
  keepFigure('troop: rows in the first view', heights.length);
  expect(heights.length).toBeGreaterThanOrEqual(4);
  for (const height of heights) {
    expect(height).toBeGreaterThanOrEqual(ROW_HEIGHT[0]);
    expect(height).toBeLessThanOrEqual(ROW_HEIGHT[1]);
  }

  const presses: Record<string, number> = {};
  // Scouts who need help stand first, without any press.
  await expect(page.getByRole('listitem').first().getByText('Look due')).toBeVisible();
  presses['who needs help'] = 0;
  const hands = new Hands(page);
  await hands.press(page.getByRole('link', { name: 'Meeting', exact: true }));
  await expect(page.getByRole('region', { name: /^Look due \(\d+\)$/ })).toBeVisible();
  presses['prepare the meeting'] = hands.presses;
  views.meeting = await firstViewOf(page);
  await expectWholeWords(page, 'the meeting');
  await page.goBack();
  const toFamilies = new Hands(page);
  await toFamilies.press(page.getByRole('link', { name: 'Invite families' }));
  await expect(page.getByRole('heading', { name: 'Families', level: 1 })).toBeVisible();
  presses['to the families'] = toFamilies.presses;
  await page.goBack();
  const toScout = new Hands(page);
  await toScout.press(page.getByRole('link', { name: 'Ada A.' }));
  await expect(page.getByRole('heading', { name: 'Notes and photos' })).toBeVisible();
  presses["to a scout's work"] = toScout.presses;
  views.scout = await firstViewOf(page);
  await expectWholeWords(page, 'a scout');
  await page.goBack();
  await expectWholeWords(page, 'the troop');

  for (const [what, count] of Object.entries(presses)) keepFigure(`${what}: presses`, count);
  for (const [name, { words, controls, screens }] of Object.entries(views)) {
    keepFigure(`leader, ${name}: words`, words);
    keepFigure(`leader, ${name}: controls`, controls);
    keepFigure(`leader, ${name}: screens of page`, screens);
  }
  expect(Math.max(...Object.values(presses))).toBe(1);
  expect(Object.entries(views).filter(([, { controls }]) => controls > CONTROLS_MAX)).toEqual([]);
});
