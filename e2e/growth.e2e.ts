import type { Page } from '@playwright/test';
import { listTrackingEntries, type TrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { daysAgo, growToWeek } from './grown-project.ts';
import { keepFigure } from './hands.ts';
import { addJarPhotos, jarPhoto } from './jar-photo.ts';
import { expect, ONE_SIZE, test } from './journey.ts';
import { enterAsScout } from './known-scout.ts';
import { isReadyForOffline } from './offline-device.ts';
import { TrackScreen } from './track-screen.ts';

test.use({ serviceWorkers: 'allow' });

/** Entries, the newest first. */
async function entriesOf(page: Page, projectId: string): Promise<TrackingEntry[]> {
  return (await page.request.get(addressOf(listTrackingEntries, { projectId }))).json();
}

const SHAPES = [
  { width: 756, height: 1008 },
  { width: 1008, height: 756 },
  { width: 720, height: 1280 },
  { width: 800, height: 800 },
];

/** Adds photos of several shapes to each entry of a project; the last ones of the first and the latest are as large as a phone's. */
async function photographed(page: Page, projectId: string, inEach: number): Promise<void> {
  const entries = (await entriesOf(page, projectId)).toReversed();
  const small = await Promise.all(SHAPES.map((shape, at) => jarPhoto({ ...shape, roots: 0.05 + 0.1 * at })));
  const ends = [
    { width: 1512, height: 2016, roots: 0.05 },
    { width: 2016, height: 1512, roots: 0.4 },
  ] as const;
  for (const [at, entry] of entries.entries()) {
    const photos = small.slice(0, inEach);
    if (at === 0) photos.splice(-1, 1, await jarPhoto(ends[0]));
    if (at === entries.length - 1) photos.splice(-1, 1, await jarPhoto(ends[1]));
    await addJarPhotos(page, projectId, entry.id, photos);
  }
}

test('growth at a glance: photos are compared by finger and by keys, and one may go', {
  tag: ['@main', '@pictures'],
}, async ({ page, inspect }) => {
  await enterAsScout(page);
  const projectId = await growToWeek(page, 6);
  await photographed(page, projectId, 2);
  await page.goto(`/project/${projectId}/step/4`);
  const growth = page.getByRole('region', { name: 'See them grow' });
  await expect(growth).toBeVisible();
  await growth.scrollIntoViewIfNeeded();
  const before = growth.getByRole('img', { name: /^Before: Week 1,/ }).first();
  const after = growth.getByRole('img', { name: /^Latest: Week 5,/ }).first();
  for (const picture of [before, after]) {
    await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0);
    // Whole, whatever its shape.
    await expect(picture).toHaveCSS('object-fit', 'contain');
  }
  await inspect('growth');

  await growth.getByRole('button', { name: 'Play' }).click();
  await expect(growth.getByRole('button', { name: 'Pause' })).toBeVisible();
  await growth.getByRole('button', { name: 'Before and now' }).click();

  const slider = growth.getByRole('slider');
  await slider.scrollIntoViewIfNeeded();
  const frame = await slider.boundingBox();
  if (!frame) throw new Error('There is no slider.');
  await page.mouse.click(frame.x + frame.width * 0.25, frame.y + frame.height / 2);
  await expect.poll(async () => Number(await slider.inputValue())).toBeLessThan(35);
  await slider.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuetext', '95 percent');
  await growth.getByRole('button', { name: 'More pictures and numbers' }).click();
  await expect(growth.getByText('Day 38 in water')).toBeVisible();
  const beside = growth.getByRole('region', { name: 'Side by side' });
  await growth.getByLabel('Photo from before', { exact: true }).selectOption({ index: 1 });
  await expect(beside.getByRole('img', { name: /^Before: Week 2,/ })).toBeVisible();
  await growth.getByRole('button', { name: 'Your numbers, week by week' }).click();
  await inspect('growth-beside');

  // The look whose photo is shown loses its photos: the first that is left takes its place.
  const second = (await entriesOf(page, projectId)).at(-2);
  for (const { id } of second?.photos ?? []) await page.request.delete(`/api/photos/${id}`);
  await page.reload();
  await expect(before).toBeVisible();
  await growth.getByRole('button', { name: 'More pictures and numbers' }).click();
  await expect(growth.getByLabel('Photo from before').locator('option')).toHaveCount(3);
});

test('the longest root is tapped and typed by quarters, without a line too', async ({
  page,
  context,
  inspect,
}) => {
  await enterAsScout(page);
  const projectId = await growToWeek(page, 3);
  await page.goto(`/project/${projectId}/step/4`);
  const track = new TrackScreen(page);
  await track.startEntry();
  await isReadyForOffline(page);
  await context.setOffline(true);
  const longest = track.field('Longest root');
  const more = page.getByRole('button', { name: 'One more, Longest root' });
  await more.click();
  for (const shown of ['½ in', '¾ in', '1 in', '1 ¼ in']) {
    await more.click();
    await expect(longest).toHaveValue(shown);
  }
  await inspect('longest-root');
  await longest.fill('1,3');
  await expect(longest).toHaveAccessibleDescription(/^Please measure to the quarter inch, from 0 to 24/);
  await longest.fill('1 3/4');
  await longest.press('ArrowUp');
  await expect(longest).toHaveValue('2 in');
  await track.note('The longest root is as long as my thumb.');
  await track.press('Complete Entry');
  await expect(track.entries.first().getByText('Longest root 2 in')).toBeVisible();
  await context.setOffline(false);
  await expect.poll(async () => (await entriesOf(page, projectId))[0]?.longestRootInches).toBe(2);
});

test('the day of a photo is offered once, without a line too, and taken over', async ({
  page,
  context,
  inspect,
}) => {
  await enterAsScout(page);
  const projectId = await growToWeek(page, 4);
  await page.goto(`/project/${projectId}/step/4`);
  const track = new TrackScreen(page);
  await track.startEntry();
  await isReadyForOffline(page);
  await context.setOffline(true);
  const takenAt = `${daysAgo(2)}T16:10`;
  const buffer = await jarPhoto({ width: 900, height: 1200, roots: 0.2, takenAt });
  await page.getByLabel(/^Add photos/).setInputFiles({ name: 'jar.jpg', mimeType: 'image/jpeg', buffer });
  const question = page.getByText(/^This photo is from .+\. Use that day\?$/);
  await expect(question).toBeVisible();
  await inspect('photo-day');
  await page.getByRole('button', { name: 'Use that day' }).click();
  await expect(page.getByText(/^Your entry is from .+ now\.$/)).toBeFocused();
  await expect(track.field('When did you look?')).toHaveValue(takenAt);
  await context.setOffline(false);
  await expect.poll(async () => (await entriesOf(page, projectId))[0]?.observedAt).toBe(takenAt);
  await track.field('When did you look?').fill(`${daysAgo(1)}T10:00`);
  await track.note('Longer!');
  await track.completeEntry();
  await page.reload();
  await track.choose('Edit Entry');
  await expect(track.field('What do you see?')).toBeVisible();
  await expect(question).toHaveCount(0);
});

/** Returns the longest task and the shifts of a slowed phone while a hand moves. */
async function measured(
  page: Page,
  move: () => Promise<void>,
): Promise<{ longestMs: number; tasks: number; jumped: number }> {
  await page.evaluate(() => {
    const seen = { longestMs: 0, tasks: 0, jumped: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        seen.longestMs = Math.max(seen.longestMs, duration);
        seen.tasks++;
      }
    }).observe({ type: 'longtask' });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.jumped += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift' });
  });
  await move();
  return page.evaluate(
    () => (window as unknown as { seen: { longestMs: number; tasks: number; jumped: number } }).seen,
  );
}

/** So much of the view may move by itself while a child scrolls: nothing that an eye sees. */
const JUMPED_MOST = 0.01;

test('with sixty photos a slowed phone scrolls and slides without a jump', ONE_SIZE, async ({ page }) => {
  await enterAsScout(page);
  const projectId = await growToWeek(page, 13);
  await photographed(page, projectId, 4);
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(`/project/${projectId}/step/4`);
  const growth = page.getByRole('region', { name: 'See them grow' });
  await expect(growth).toBeVisible();
  const scrolled = await measured(page, async () => {
    const end = await growth.evaluate((it) => it.getBoundingClientRect().bottom + window.scrollY);
    for (let at = 0; at < end; at += 300) {
      await page.mouse.wheel(0, 300);
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
    }
  });
  await growth.scrollIntoViewIfNeeded();
  const slider = growth.getByRole('slider');
  await slider.scrollIntoViewIfNeeded();
  const frame = await slider.boundingBox();
  if (!frame) throw new Error('There is no slider.');
  const slid = await measured(page, async () => {
    await page.mouse.move(frame.x + frame.width / 2, frame.y + frame.height / 2);
    await page.mouse.down();
    for (let at = 0; at <= 60; at++) {
      await page.mouse.move(frame.x + (frame.width * (60 - at)) / 60, frame.y + frame.height / 2);
    }
    await page.mouse.up();
  });
  for (const [what, seen] of Object.entries({ scrolling: scrolled, sliding: slid })) {
    keepFigure(`sixty photos, ${what}: longest task, ms`, seen.longestMs);
    keepFigure(`sixty photos, ${what}: long tasks`, seen.tasks);
    keepFigure(`sixty photos, ${what}: thousandths of the view that jumped`, 1000 * seen.jumped);
    expect(seen.jumped, what).toBeLessThan(JUMPED_MOST);
  }
});
