import type { Locator, Page } from '@playwright/test';
import { expect, ONE_SIZE, test } from './journey.ts';
import { enterAsScout, startOpenProject, startProject } from './known-scout.ts';
import { PickTreeScreen } from './pick-tree-screen.ts';

/** A child sees only the end of so short a movement, ms. */
const AT_ONCE = 0.01;

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  const isStill = reducedMotion === 'reduce';

  test(`dialogs and what stands there while it loads, ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await enterAsScout(page);
    const project = await startProject(page, 'Willow by the pond');
    await page.goto(`/project/${project.id}/step/2`);
    const pickTree = new PickTreeScreen(page);
    await pickTree.isShown(2);
    let response = () => {};
    const asked = new Promise<void>((resolve) => {
      response = resolve;
    });
    await page.route('**/api/species/search*', async (route) => {
      await asked;
      await route.continue();
    });

    await pickTree.search('black willow');
    await expect(page.getByText('Loading species...')).toBeVisible();
    const loading = await longestMotion(page);
    response();
    await pickTree.preview('Black Willow');
    const opening = await longestMotion(page);

    for (const motion of [loading, opening]) {
      if (isStill) expect(motion).toBeLessThanOrEqual(AT_ONCE);
      else expect(motion).toBeGreaterThan(100);
    }
  });

  test(`the pictures of a carousel, ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    const carousel = await openCarousel(page);

    const places = await placesWhileTurning(carousel);
    await expect(carousel.getByText('2 of 4', { exact: true })).toBeVisible();
    if (isStill) expect(places).toBe(2);
    else expect(places).toBeGreaterThan(2);
  });

  test(`a carousel on a phone that is turned, ${reducedMotion}`, ONE_SIZE, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    const carousel = await openCarousel(page);

    await page.setViewportSize({ width: 740, height: 360 });
    await expect.poll(() => placeInFrame(carousel)).toEqual({ left: 0, right: 0 });
  });
}

async function openCarousel(page: Page): Promise<Locator> {
  await enterAsScout(page);
  const project = await startOpenProject(page, 'Willow by the pond');
  await page.goto(`/project/${project.id}/step/5`);
  const carousel = page.getByRole('region', { name: 'How to plant' });
  await expect(carousel.getByText('1 of 4', { exact: true })).toBeVisible();
  return carousel;
}

/** Returns the longest animation or transition on the page, ms. */
function longestMotion(page: Page): Promise<number> {
  return page.evaluate(() => {
    const milliseconds = (durations: string) =>
      durations
        .split(',')
        .map((duration) => Number.parseFloat(duration) * (duration.endsWith('ms') ? 1 : 1000));
    const styles = [...document.querySelectorAll('*')].map((element) => getComputedStyle(element));
    return styles
      .flatMap((style) => [style.animationDuration, style.transitionDuration].flatMap(milliseconds))
      .reduce((longest, duration) => Math.max(longest, duration), 0);
  });
}

/** Returns the distance between the edges of the first picture and of its frame, px. */
function placeInFrame(carousel: Locator): Promise<{ left: number; right: number }> {
  return carousel.evaluate((element) => {
    const picture = element.querySelector('[aria-roledescription="slide"]');
    const inside = picture?.getBoundingClientRect();
    const frame = picture?.parentElement?.getBoundingClientRect();
    const apart = (edge: 'left' | 'right') => Math.round((inside?.[edge] ?? 0) - (frame?.[edge] ?? 1000));
    return { left: apart('left'), right: apart('right') };
  });
}

/** In how many places the first picture stands, from before to after, frame by frame, while the next comes into view. */
function placesWhileTurning(carousel: Locator): Promise<number> {
  return carousel.evaluate(async (element) => {
    const picture = element.querySelector('[aria-roledescription="slide"]');
    const place = () => Math.round(picture?.getBoundingClientRect().left ?? 0);
    const places = new Set([place()]);
    element.querySelector<HTMLButtonElement>('[aria-label="Next"]')?.click();
    for (let frame = 0; frame < 60; frame++) {
      places.add(place());
      await new Promise(requestAnimationFrame);
    }
    return places.size;
  });
}
