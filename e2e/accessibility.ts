import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const EVERY_RULE = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Those of them that look at colors (axe's tag cat.color). */
const COLORS = ['color-contrast', 'link-in-text-block'];
/** Axe need not locate what passed: describing each place takes longer than testing it. */
const VIOLATIONS = { resultTypes: ['violations' as const] };

/**
 * Says every error of the screen as it stands, and lets the journey go on to the next screen. Where all was looked at in the
 * light, the dark changes nothing but colors.
 */
export async function expectAccessible(
  page: Page,
  screen: string,
  lookedAt: 'everything' | 'colors' = 'everything',
): Promise<void> {
  // A message that leaves by itself meanwhile is there or gone, but never half seen.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await untilStill(page);
  // A control scrolled half under a bar is pressed once it is scrolled out.
  await page.evaluate(() => document.querySelector('.stays-on-top') && scrollTo(0, 0));
  const axe = await axeOn(page);
  const chosen = lookedAt === 'everything' ? axe.withTags(EVERY_RULE) : axe.withRules(COLORS);
  const { violations } = await chosen.analyze();
  const errors = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
  );
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect.soft(errors, `the accessibility of: ${screen}`).toEqual([]);
}

/** Returns violations of axe's rules with these tags on the page as it stands. */
export async function violationsOn(page: Page, tags: string[]) {
  return (await (await axeOn(page)).withTags(tags).analyze()).violations;
}

async function axeOn(page: Page): Promise<AxeBuilder> {
  // Half a million letters, from which axe would be read twice at each look.
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) });
  // In the page itself: for frames of other sites, which no screen has, axe would open a blank page at each look and be
  // loaded again there.
  return axe.options(VIOLATIONS).setLegacyMode();
}

/**
 * A colour on its way from one to another is neither: axe would measure what nobody reads. What moves is led to its end, since
 * in a window that nobody looks at it may never come there by itself.
 */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter((it) => it.effect?.getComputedTiming().endTime !== Infinity);
    for (const animation of ending) animation.finish();
    return Promise.allSettled(ending.map((animation) => animation.finished));
  });
}
