import { growCuttings, growToWeek } from './grown-project.ts';
import { expect, ONE_SIZE, test } from './journey.ts';
import { enterAsScout, startOpenProject, startProject } from './known-scout.ts';
import { StepScreen } from './step-screen.ts';

test.use({ serviceWorkers: 'allow' });

test('what a step is shown with is named in its page, and nothing else', ONE_SIZE, async ({ page }) => {
  await enterAsScout(page);
  const { id } = await startOpenProject(page, 'Willow by the pond');
  const response = await page.goto(`/project/${id}/step/4`);
  // In the page as it came: to its document the scripts add what they fetch later on.
  const html = (await response?.text()) ?? '';
  const links = html.match(/<link rel="modulepreload"[^>]*>/g) ?? [];
  const named = links.map((link) => /href="([^"]+)"/.exec(link)?.[1] ?? '');
  await new StepScreen(page).isShown(4);

  const loaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.startsWith('/assets/') && path.endsWith('.js')),
    );
  // Its heading is drawn before the last of them has arrived.
  await expect.poll(loaded).toEqual(expect.arrayContaining(named));
  for (const part of ['student-device', 'top-bar', 'step-page', 'track-step']) {
    expect(named).toContainEqual(expect.stringContaining(`/assets/${part}-`));
  }
  for (const part of ['plant-step', 'dashboard-page', 'login-page']) {
    expect(named).not.toContainEqual(expect.stringContaining(`/assets/${part}-`));
  }
});

test('styles that are in the page are not fetched beside it', ONE_SIZE, async ({ page }) => {
  const styles = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.endsWith('.css')),
    );
  await page.goto('/');
  await expect(page.getByLabel('Username')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await styles(), 'login').toEqual([]);

  await enterAsScout(page);
  const { id } = await startOpenProject(page, 'Willow by the pond');
  await page.goto(`/project/${id}/step/4`);
  await new StepScreen(page).isShown(4);
  await page.waitForLoadState('networkidle');
  expect(await styles(), 'step 4').toEqual([]);
  await page.goto(`/project/${id}/step/4/paper`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await styles(), 'paper').toEqual([]);
});

test(
  'no screen of a child asks the browser for all that it knows of languages',
  ONE_SIZE,
  async ({ page }) => {
    // That takes as long as a whole view (docs/decisions/0212).
    await page.addInitScript(() => {
      const asked: string[] = [];
      Object.assign(window, { asked });
      const watch = (owner: object, name: string) => {
        const own = Reflect.get(owner, name);
        const watched = function (this: unknown, ...given: unknown[]) {
          asked.push(name);
          return new.target ? Reflect.construct(own, given) : Reflect.apply(own, this, given);
        };
        Reflect.set(owner, name, watched);
      };
      for (const name of Object.getOwnPropertyNames(Intl)) watch(Intl, name);
      watch(String.prototype, 'localeCompare');
      watch(Number.prototype, 'toLocaleString');
      for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'])
        watch(Date.prototype, name);
    });
    const asked = () => page.evaluate(() => Reflect.get(window, 'asked'));
    await page.goto('/');
    await expect(page.getByLabel('Username')).toBeVisible();
    expect(await asked(), 'login').toEqual([]);
    await page.evaluate(() => (1234).toLocaleString('en-US'));
    expect(await asked(), 'what is asked is seen').toEqual(['toLocaleString']);

    await enterAsScout(page);
    const id = await growToWeek(page, 6);
    await page.goto('/');
    await expect(page.getByText('Willow by the creek')).toBeVisible();
    await expect(page.getByText(/Week 6/).first()).toBeVisible();
    expect(await asked(), 'dashboard').toEqual([]);
    for (const step of [1, 2, 3, 4, 5] as const) {
      await page.goto(`/project/${id}/step/${step}`);
      await new StepScreen(page).isShown(step);
      await page.waitForLoadState('networkidle');
      expect(await asked(), `step ${step}`).toEqual([]);
    }
  },
);

test(
  'in another language what a child opened comes first, then the sentences of what calls answer',
  ONE_SIZE,
  async ({ page }) => {
    await enterAsScout(page);
    const id = await growCuttings(page);
    await page.goto(`/project/${id}/step/4?lang=es`);
    const times = (pattern: string) =>
      page.evaluate((element) => {
        const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        const found = all.find(({ name }) => new RegExp(element).test(name));
        return found && { begins: found.startTime, ends: found.responseEnd };
      }, pattern);
    await expect.poll(() => times('/assets/table-')).toBeDefined();
    const [entries, sentences] = [await times('/tracking-entries$'), await times('/assets/table-')];
    expect(sentences?.begins).toBeGreaterThan(entries?.ends ?? Number.POSITIVE_INFINITY);
    // No tree is named on a step.
    expect(await times('/assets/tree-names-')).toBeUndefined();
  },
);

test(
  'a notification that is called for before the sentences have come turns Spanish with them',
  ONE_SIZE,
  async ({ page }) => {
    const sentences = Promise.withResolvers<void>();
    await page.route('**/assets/table-*', async (route) => {
      await sentences.promise;
      await route.continue();
    });
    await enterAsScout(page);
    const { id } = await startProject(page, 'Willow by the pond');
    await page.goto(`/project/${id}/step/2?lang=es`);
    await page.getByRole('button', { name: 'Completar el paso' }).click();
    await expect(
      page.getByText('Missing: species selection, at least one photo, number of hours spent', {
        exact: true,
      }),
    ).toBeVisible();
    sentences.resolve();
    await expect(
      page.getByText('Falta: elegir el tipo de árbol, al menos una foto, las horas dedicadas', {
        exact: true,
      }),
    ).toBeVisible();
  },
);
