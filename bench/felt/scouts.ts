import type { Page } from '@playwright/test';
import { listTrackingEntries, type TrackingEntry } from '../../domain/contract/notebook/tracking.ts';
import { addressOf } from '../../domain/contract/platform/endpoint.ts';
import { growToWeek } from '../../e2e/grown-project.ts';
import { addJarPhotos, jarPhoto } from '../../e2e/jar-photo.ts';
import { enterAsScout } from '../../e2e/known-scout.ts';
import { isReadyForOffline, keptPhotos } from '../../e2e/offline-device.ts';
import type { Walker } from './device.ts';

/** A way through the product: what is there before, and what is pressed. */
export type Journey = {
  readonly name: string;
  readonly prepare: (page: Page) => Promise<string>;
  /** @param begin what `prepare` gave. @param photo a picture of twelve megapixels, as a phone makes it. */
  readonly walk: (walker: Walker, begin: string, photo: string) => Promise<void>;
};

const PHOTOS = 60;
const PER_REQUEST = 6;

/** A scout in week 6 with 60 photos of the cuttings, on a device that has all it needs without a line. */
export async function growWithPhotos(page: Page): Promise<string> {
  await enterAsScout(page);
  const id = await growToWeek(page, 6);
  const entries = (await (
    await page.request.get(addressOf(listTrackingEntries, { projectId: id }))
  ).json()) as TrackingEntry[];
  const jar = await jarPhoto({ width: 1512, height: 2016, roots: 0.3 });
  const more = PHOTOS / entries.length - 1;
  for (const entry of entries)
    for (let left = more; left > 0; left -= PER_REQUEST)
      await addJarPhotos(
        page,
        id,
        entry.id,
        Array.from({ length: Math.min(left, PER_REQUEST) }, () => jar),
      );
  await keepsAll(page, PHOTOS);
  return id;
}

/** Opens the app and lets the device read ahead what it keeps, so many photos among it. */
export async function keepsAll(page: Page, photos = 0): Promise<void> {
  await page.goto('/');
  await isReadyForOffline(page);
  await page.reload();
  while ((await keptPhotos(page)).length < photos) await page.waitForTimeout(1000);
  // It begins after three seconds, and asks one thing at a time.
  await page.waitForTimeout(4000);
  await page.waitForLoadState('networkidle');
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const lookForm = (page: Page) => heading(page, 'New entry').or(page.getByLabel('What do you see?')).first();
const stepHead = (page: Page, step: number) =>
  page.getByRole('heading', { level: 1, name: new RegExp(`^Step ${step}: `) });

/** The menu under a child's name, and away again. */
async function lookIntoMenu(walker: Walker): Promise<void> {
  const { page } = walker;
  const opens = page.getByRole('banner').getByRole('button');
  await walker.press('menu', 'her own menu', opens, page.getByRole('menuitem', { name: 'Log Out' }));
  await page.keyboard.press('Escape');
}

/** From step to step by the bar of the steps. Each ends with a button. */
export async function toStep(walker: Walker, step: number): Promise<void> {
  const { page } = walker;
  const tab = page
    .getByRole('navigation', { name: 'Documentation Steps' })
    .getByRole('button')
    .nth(step - 1);
  const end = page.getByRole('main').getByRole('button').last();
  await walker.press('step changed', `to step ${step}`, tab, end);
}

/** From an address to the open form of today's look. */
export async function openLook(walker: Walker): Promise<void> {
  const { page } = walker;
  const check = page.getByRole('link', { name: "Add today's check" });
  await walker.open('/', check);
  await walker.press('screen', "to today's check", check, lookForm(page));
}

/** A look at the cuttings, from its open form to the end. */
export async function look(walker: Walker, photo: string): Promise<void> {
  const { page } = walker;
  const article = page.getByRole('article').filter({ has: page.getByLabel('What do you see?') });
  const tile = article.getByRole('img', { name: 'photo.jpg' }).or(article.getByText('photo.jpg')).first();
  await walker.photograph('a photo of a look', page.getByText('Take a photo', { exact: true }), photo, tile);
  const roots = button(page, 'Long roots');
  await walker.press('tick', 'how the roots look', roots, page.locator('[aria-pressed="true"]').last());
  const ticked = page.getByRole('checkbox', { name: 'Added water' });
  await walker.press('tick', 'added water', ticked, ticked);
  // Nobody said in week 1 when the cuttings came into water.
  const done = page
    .getByText(/^Next check/)
    .or(page.getByText('First root!', { exact: true }))
    .first();
  await walker.press('button', 'complete the entry', button(page, 'Complete Entry'), done);
}

export const WEEK_1: Journey = {
  name: 'week 1',
  prepare: async (page) => {
    await enterAsScout(page);
    await keepsAll(page);
    return '/';
  },
  walk: async (walker, begin, photo) => {
    const { page } = walker;
    await walker.open(begin, button(page, 'Start New Cloning Project'));
    await lookIntoMenu(walker);
    await walker.press(
      'screen',
      'begin a project',
      button(page, 'Start New Cloning Project'),
      stepHead(page, 1),
    );
    await walker.press(
      'step changed',
      'on to the trees',
      button(page, 'Continue to Tree Selection'),
      stepHead(page, 2),
    );
    await page.getByLabel('Search', { exact: true }).fill('black willow');
    // Until the answer is there the list is that of before, and moves from under a finger.
    const found = page.getByRole('list', { name: 'Trees found' }).getByRole('listitem').first();
    await found.filter({ hasText: 'Black Willow' }).waitFor();
    const preview = button(page, 'Preview Black Willow');
    const dialog = page.getByRole('dialog');
    await walker.press(
      'dialog',
      'look at a tree',
      preview,
      dialog.getByRole('heading', { name: 'Black Willow' }),
    );
    await walker.press(
      'dialog',
      'choose it',
      button(page, 'Choose This Tree'),
      button(page, 'Confirm Selection'),
    );
    const chosen = page
      .getByRole('region', { name: 'Your tree' })
      .getByRole('heading', { name: 'Black Willow' });
    await walker.press('button', 'confirm the tree', button(page, 'Confirm Selection'), chosen);
    const place = page.getByText('Take a photo', { exact: true }).first();
    const tile = page.getByRole('img', { name: 'photo.jpg' }).or(page.getByText('photo.jpg')).first();
    await walker.photograph('a photo of the tree', place, photo, tile);
    await page.getByLabel('Hours spent on this step').fill('1');
    await walker.press('step changed', 'complete step 2', button(page, 'Complete Step'), stepHead(page, 3));
    for (const step of [1, 4]) await toStep(walker, step);
    await walker.press('button', 'a new entry', button(page, 'New Entry'), lookForm(page));
    await look(walker, photo);
  },
};

export const WEEK_6: Journey = {
  name: 'week 6, 60 photos',
  prepare: growWithPhotos,
  walk: async (walker, _, photo) => {
    const { page } = walker;
    const check = page.getByRole('link', { name: "Add today's check" });
    await walker.open('/', check);
    await lookIntoMenu(walker);
    const menu = button(page, /^Menu of Willow by the creek/);
    await walker.press('menu', 'of a project', menu, page.getByRole('menuitem', { name: 'Delete Project' }));
    await page.keyboard.press('Escape');
    await walker.press('screen', "to today's check", check, lookForm(page));
    const more = button(page, 'One more, Cuttings with roots');
    const rooted = page.getByLabel('Cuttings with roots', { exact: true });
    await walker.press('button', 'one cutting more', more, rooted);
    await look(walker, photo);
    const entries = page.getByRole('article');
    const all = button(page, /^Show all/);
    await walker.press('unfolded', 'all entries', all, entries.nth(5));
    const oldest = entries.last();
    const notes = oldest.getByRole('paragraph').first();
    await walker.press('unfolded', 'an older look', oldest.getByRole('button', { name: /^Week 1/ }), notes);
    const of = entries.first().getByRole('button', { name: /^Menu of/ });
    await walker.press('menu', 'of an entry', of, page.getByRole('menuitem', { name: 'Edit Entry' }));
    await page.keyboard.press('Escape');
    const growth = page.getByRole('region', { name: 'See them grow' });
    const beside = growth.getByRole('button', { name: 'More pictures and numbers' });
    await walker.press(
      'unfolded',
      'more of the growth',
      beside,
      growth.getByLabel('Photo from before', { exact: true }),
    );
    const play = growth.getByRole('button', { name: 'Play' });
    await walker.press('button', 'play the film', play, growth.getByRole('button', { name: 'Pause' }));
    const viewer = page.getByRole('dialog');
    await walker.press('dialog', 'a photo, large', button(page, /, open large$/).first(), viewer);
    const close = viewer.getByRole('button', { name: 'Close' }).first();
    await walker.press('dialog', 'close the photo', close, entries.first());
    const later = button(page, 'More');
    await walker.press(
      'menu',
      'of the weekly check',
      later,
      page.getByRole('menuitem', { name: 'Add to calendar' }),
    );
    await page.keyboard.press('Escape');
    for (const step of [3, 2, 5, 4]) await toStep(walker, step);
    const home = page.getByRole('banner').getByRole('link', { name: 'Rootling' });
    await walker.press('screen', 'home from step 4', home, heading(page, /^Welcome Back/));
  },
};

export const PLANTING: Journey = {
  name: 'planting',
  prepare: async (page) => {
    await enterAsScout(page);
    const id = await growToWeek(page, 6);
    await keepsAll(page);
    return id;
  },
  walk: async (walker, id, photo) => {
    const { page } = walker;
    await walker.open(`/project/${id}/step/4`, stepHead(page, 4));
    await walker.press('step changed', "let's plant", button(page, "Let's Plant A Tree!"), stepHead(page, 5));
    const where = page.getByLabel('Where did you plant it?', { exact: true });
    await walker.press('button', 'plant a cutting', button(page, 'Plant A Cutting'), where);
    await where.selectOption({ label: 'In my yard' });
    const half = button(page, '30 min');
    await walker.press('tick', 'half an hour', half, page.getByLabel('Time spent (hours)', { exact: true }));
    for (const moment of ['Before', 'During', 'After']) {
      const place = page.getByRole('heading', { name: moment, exact: true }).locator('..');
      const tile = place.getByRole('img').or(place.getByText('photo.jpg')).first();
      await walker.photograph(`a photo ${moment.toLowerCase()}`, place.locator('label').first(), photo, tile);
      await place.getByRole('img').first().waitFor();
    }
    const planted = page.getByText('Complete', { exact: true }).first();
    await walker.press('button', 'save the planting', button(page, 'Save'), planted);
    const report = heading(page, 'You Cloned a Tree!');
    await walker.press('screen', 'complete the project', button(page, 'Complete Project'), report);
  },
};
