import type { Page } from '@playwright/test';
import { firstViewOf } from './first-view.ts';
import { Hands, keepFigure } from './hands.ts';
import { expect, ONE_SIZE } from './journey.ts';
import { scoutWithParent, test } from './mailed-product.ts';
import { childWithParent, openPage } from './parent-screen.ts';
import { expectWholeWords } from './whole-words.ts';

/** Controls in a parent's first view on a phone of 360 by 740. */
const CONTROLS_MAX = 12;

/** A parent's errand, and its number of presses. */
type Task = { name: string; presses: number; act: (page: Page, hands: Hands) => Promise<void> };

const placeOf = (page: Page, name: string) =>
  page.getByRole('navigation', { name: /^On this page/ }).getByRole('button', { name, exact: true });

const TASKS: readonly Task[] = [
  {
    name: 'see the newest photo',
    presses: 0,
    act: async (page) => {
      await expect(page.getByRole('img', { name: /open large/ }).first()).toBeInViewport({ ratio: 0.5 });
    },
  },
  {
    name: 'download all',
    presses: 1,
    act: async (page, hands) => {
      const downloading = page.waitForEvent('download');
      await hands.press(page.getByRole('link', { name: 'Download everything (ZIP)' }));
      expect((await downloading).suggestedFilename()).toBe('everything.zip');
    },
  },
  {
    name: 'give a permission',
    presses: 2,
    act: async (page, hands) => {
      await hands.press(placeOf(page, 'Permissions'));
      await hands.press(page.getByRole('button', { name: 'Allow it' }));
      await expect(page.getByText(/^Allowed since /)).toBeVisible();
    },
  },
  {
    name: 'take back a permission',
    presses: 2,
    act: async (page, hands) => {
      await hands.press(placeOf(page, 'Permissions'));
      await hands.press(page.getByRole('button', { name: 'Take it back' }));
      await expect(page.getByText('Not allowed.')).toBeVisible();
    },
  },
  {
    name: 'stop',
    presses: 2,
    act: async (page, hands) => {
      await hands.press(placeOf(page, 'Stop or delete'));
      await hands.press(page.getByRole('button', { name: 'Stop now' }));
      await expect(page.getByRole('button', { name: 'Start again' })).toBeVisible();
    },
  },
];

test(
  'what a parent of two comes for is in the first view of a phone, or two presses away',
  ONE_SIZE,
  async ({ page, browser, server, mails }) => {
    test.setTimeout(240_000);
    const ada = scoutWithParent('Ada');
    const ben = { ...scoutWithParent('Ben'), parent: ada.parent };
    for (const scout of [ada, ben]) await childWithParent(browser, server.url, mails, scout);
    await openPage(page, mails, ada.parent.email);
    for (const { name, presses, act } of TASKS) {
      await page.goto('/parent');
      await expect(page.getByRole('heading', { name: 'Everything so far' })).toBeVisible();
      const hands = new Hands(page);
      await act(page, hands);
      expect(hands.presses, name).toBe(presses);
      keepFigure(`${name}: px swiped`, hands.swiped);
    }
    await page.getByRole('button', { name: 'Start again' }).click();
    for (const place of ['Stop or delete', 'Family', 'Permissions', 'Work']) {
      await placeOf(page, place).click();
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(placeOf(page, place)).toHaveAttribute('aria-current', 'true');
      const { words, controls, screens } = await firstViewOf(page);
      for (const [what, count] of Object.entries({ words, controls, screens }))
        keepFigure(`a parent's ${place}: ${what}`, count);
      expect(controls, place).toBeLessThanOrEqual(CONTROLS_MAX);
      await expectWholeWords(page, place);
    }
  },
);
