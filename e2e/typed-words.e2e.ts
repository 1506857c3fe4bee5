import type { BrowserContext, Locator, Page } from '@playwright/test';
import { getPlantingDraft, type PlantingEntry } from '#domain/contract/notebook/planting.ts';
import { getStep, type Step } from '#domain/contract/notebook/steps.ts';
import { listTrackingEntries, type TrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { expect, ONE_SIZE, test } from './journey.ts';
import { KeptBrowser } from './kept-browser.ts';
import { enterAsScout, startOpenProject } from './known-scout.ts';
import { PlantScreen } from './plant-screen.ts';
import { StepScreen } from './step-screen.ts';
import { TrackScreen } from './track-screen.ts';

test.use({ serviceWorkers: 'allow' });

/** Words older than this are on the device when the browser ends. */
const KEPT_WITHIN_MS = 250;
const KEY_EVERY_MS = 60;

type Line = 'is good' | 'is away' | 'is open but silent';

/** From now on nothing that is written gets a response, and nobody says so. */
async function setLine(context: BrowserContext, line: Line): Promise<void> {
  if (line === 'is away') await context.setOffline(true);
  if (line !== 'is open but silent') return;
  await context.route('**/api/**', (route) => {
    if (route.request().method() === 'GET') return route.continue();
  });
}

/** Types on and on; gives what stood there a quarter of a second before the end of the browser. */
async function typeUntilKilled(device: KeptBrowser, field: Locator, text: string): Promise<string> {
  const typed: { at: number; length: number }[] = [];
  await field.focus();
  for (let length = 1; length <= text.length; length += 1) {
    await field.page().keyboard.press(text[length - 1] === ' ' ? 'Space' : (text[length - 1] ?? ''));
    typed.push({ at: Date.now(), length });
    await new Promise((resolve) => setTimeout(resolve, KEY_EVERY_MS));
  }
  const killedAt = Date.now();
  await device.kill();
  const old = typed.filter(({ at }) => at <= killedAt - KEPT_WITHIN_MS);
  return text.slice(0, old.at(-1)?.length ?? 0);
}

type Form = {
  name: string;
  path: (projectId: string) => string;
  /** Brings the form up, before the line changes. */
  open: (page: Page) => Promise<Locator>;
  text: string;
  /** Finds its text again after the browser was opened anew. */
  find: (page: Page) => Promise<string>;
  stored: (page: Page, projectId: string) => Promise<unknown>;
};

const ask = async <A>(page: Page, address: string): Promise<A> => (await page.request.get(address)).json();
const askStep = (page: Page, id: string, stepNumber: number) =>
  ask<Step>(page, addressOf(getStep, { id, stepNumber }));

const MESSAGE = 'White dots on three stems and a root as long as my thumb nail';

const FORMS: readonly Form[] = [
  {
    name: 'step 2',
    path: (id) => `/project/${id}/step/2`,
    open: async (page) => new StepScreen(page).field('Hours spent on this step'),
    text: '12.2512345',
    find: (page) => new StepScreen(page).field('Hours spent on this step').inputValue(),
    stored: async (page, id) => String((await askStep(page, id, 2)).formData.timeSpentStep2),
  },
  {
    name: 'step 3',
    path: (id) => `/project/${id}/step/3`,
    open: async (page) => new StepScreen(page).field('Time spent on this step (hours)'),
    text: '31.1234567',
    find: (page) => new StepScreen(page).field('Time spent on this step (hours)').inputValue(),
    stored: async (page, id) => String((await askStep(page, id, 3)).formData.timeSpentStep3),
  },
  {
    name: 'a tracking entry',
    path: (id) => `/project/${id}/step/4`,
    open: async (page) => {
      const track = new TrackScreen(page);
      await track.startEntry();
      return track.field('What do you see?');
    },
    text: MESSAGE,
    find: async (page) => {
      const text = page.getByText(MESSAGE.slice(0, 10));
      await expect(text).toBeVisible();
      return (await text.textContent()) ?? '';
    },
    stored: async (page, projectId) =>
      (await ask<TrackingEntry[]>(page, addressOf(listTrackingEntries, { projectId })))[0]?.notes,
  },
  {
    name: 'a planting',
    path: (id) => `/project/${id}/step/5`,
    open: async (page) => {
      const plant = new PlantScreen(page);
      await plant.plantCutting();
      return plant.field('Notes');
    },
    text: MESSAGE,
    find: (page) => new PlantScreen(page).field('Notes').inputValue(),
    stored: async (page, projectId) =>
      (await ask<PlantingEntry>(page, addressOf(getPlantingDraft, { projectId })))?.notes,
  },
];

for (const line of ['is good', 'is away', 'is open but silent'] as const) {
  test(`the browser is killed while a child types and the line ${line}: what is older than a quarter second is there`, {
    tag: ['@one-size', ...(line === 'is away' ? ['@main'] : [])],
  }, async ({ server }) => {
    test.setTimeout(300_000);
    const device = new KeptBrowser(server.url);
    let { page, context } = await device.open();
    await enterAsScout(page);
    const { id: projectId } = await startOpenProject(page, 'Willow by the pond');
    for (const form of FORMS) {
      await page.goto(form.path(projectId));
      const field = await form.open(page);
      await expect(field).toBeVisible();
      await setLine(context, line);
      // Browsers write cookies to the disk every half minute only; a child's session is older than that.
      const cookies = await context.cookies();
      const kept = await typeUntilKilled(device, field, form.text);

      ({ page, context } = await device.open());
      await context.addCookies(cookies);
      await page.goto(form.path(projectId));
      await expect.poll(() => form.find(page), form.name).toContain(kept);
      await expect.poll(() => form.stored(page, projectId), form.name).toContain(kept);
    }
    await device.remove();
  });
}

for (const waitMs of [0, 1400]) {
  test(
    `the page is closed ${waitMs} ms after the last key while the line is silent: not a word is missing`,
    ONE_SIZE,
    async ({ page, context }) => {
      test.setTimeout(180_000);
      await enterAsScout(page);
      const { id: projectId } = await startOpenProject(page, 'Willow by the pond');
      let [open, isSilent] = [page, false];
      await context.route('**/api/**', (route) => {
        if (!isSilent || route.request().method() === 'GET') return route.continue();
      });
      for (const form of FORMS) {
        await open.goto(form.path(projectId));
        const field = await form.open(open);
        await field.clear();
        isSilent = true;
        await field.pressSequentially(form.text, { delay: 15 });
        await new Promise((resolve) => setTimeout(resolve, waitMs));
        const closed = open.waitForEvent('close');
        await open.close({ runBeforeUnload: true });
        await closed;
        isSilent = false;
        open = await context.newPage();
        await open.goto(form.path(projectId));
        await expect.poll(() => form.find(open), form.name).toBe(form.text);
        await expect.poll(() => form.stored(open, projectId), form.name).toBe(form.text);
      }
    },
  );
}

test(
  'the browser is killed while two tabs have one planting open: the words of the first are there',
  ONE_SIZE,
  async ({ server }) => {
    test.setTimeout(180_000);
    const device = new KeptBrowser(server.url);
    let { page, context } = await device.open();
    await enterAsScout(page);
    const { id: projectId } = await startOpenProject(page, 'Willow by the pond');
    await page.goto(`/project/${projectId}/step/5`);
    await new PlantScreen(page).plantCutting();
    await expect(page.getByText('Auto-saved')).toBeVisible();
    const second = await context.newPage();
    await second.goto(`/project/${projectId}/step/3`);
    await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
    const cookies = await context.cookies();

    await new PlantScreen(page).field('Notes').fill(MESSAGE);
    await page.waitForTimeout(KEPT_WITHIN_MS);
    // It opens the form too, which writes down that it is open.
    await second.getByRole('button', { name: /^Step 5|Plant Tree/ }).click();
    await expect(new PlantScreen(second).field('Notes')).toBeVisible();
    await second.waitForTimeout(KEPT_WITHIN_MS);
    await device.kill();

    ({ page, context } = await device.open());
    await context.addCookies(cookies);
    await page.goto(`/project/${projectId}/step/5`);
    await expect(new PlantScreen(page).field('Notes')).toHaveValue(MESSAGE);
    const stored = () => ask<PlantingEntry>(page, addressOf(getPlantingDraft, { projectId }));
    await expect.poll(async () => (await stored()).notes).toBe(MESSAGE);
    await device.remove();
  },
);
