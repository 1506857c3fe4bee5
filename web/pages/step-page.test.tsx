import { expect, onTestFinished, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { createPlantingEntry } from '#domain/contract/notebook/planting.ts';
import { changeProject, createProject, getProject } from '#domain/contract/notebook/projects.ts';
import { getStep, type StepFormData, saveStep } from '#domain/contract/notebook/steps.ts';
import { uploadPlantingPhotos, uploadStepPhotos } from '#domain/contract/photos/photos.ts';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { paths } from '#web/app/paths.ts';
import { call } from '#web/lib/call.ts';
import { today } from '#web/lib/dates.ts';
import { expectFailure, expectToast } from '#web/testing/expect-toast.ts';
import { holdRequests } from '#web/testing/held-requests.ts';
import { loseNetwork } from '#web/testing/lose-network.ts';
import { comeByPlainHttp } from '#web/testing/plain-http.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { smallPhoto } from '#web/testing/sample-photos.ts';
import { projectReadyToPlant, sendPhoto } from '#web/testing/scout-project.ts';
import { signIn } from '#web/testing/sign-in.ts';
import { overhang, readTwiceTheSize } from '#web/testing/twice-the-size.ts';
import { HARVEST_GUIDE } from '#words/guides/harvest.ts';
import { PICK_SOURCE_TREE_GUIDE } from '#words/guides/pick-source-tree.ts';
import { TRACK_ENTRIES_GUIDE, TRACK_THINGS_TO_REMEMBER } from '#words/guides/track.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (label: string) => page.getByLabelText(label, { exact: true });
const title = page.getByRole('heading', { level: 1 });
const status = page.getByRole('status');
const navigator = page.getByRole('navigation', { name: 'Documentation Steps' });

const stepOf = (id: string, stepNumber: number) => call(getStep, { params: { id, stepNumber } });
const projectOf = (id: string) => call(getProject, { params: { id } });
const write = (id: string, stepNumber: number, formData: StepFormData, isCompleted = false) =>
  call(saveStep, { params: { id, stepNumber }, body: { formData, isCompleted } });
/** Expects the server's state after auto-save's pause. */
const expectStored = (id: string, stepNumber: number) =>
  expect.poll(async () => (await stepOf(id, stepNumber)).formData, { timeout: 5000 });

async function says(text: string | RegExp) {
  await expect.element(page.getByText(text, { exact: true }).first()).toBeVisible();
}

async function isAtStep(id: string, step: number, name: string) {
  await expect.element(title).toHaveTextContent(`Step ${step}: ${name}`);
  expect(location.pathname).toBe(paths.step(id, step));
}

/** A new project of a scout who is signed in. */
async function newProject(): Promise<string> {
  await signIn('student');
  return (await call(createProject, { body: { name: 'Willow by the creek' } })).id;
}

async function readyProject(): Promise<string> {
  await signIn('student');
  return projectReadyToPlant();
}

async function show(id: string, step: number) {
  await renderApp({ url: paths.step(id, step) });
  await expect
    .element(page.getByRole('heading', { level: 1, name: new RegExp(`^Step ${step}: `) }))
    .toBeVisible();
}

/** Step 3 of a project that has finished it, as a form. */
async function changeHarvest(id: string) {
  await show(id, 3);
  await button('Change').click();
}

// Routes and states of the page

test("#steps: /project/{id} opens the project's current step, /project/{id}/step/{n} the one it names", async () => {
  const id = await readyProject();

  await renderApp({ url: paths.project(id) });
  await expect.element(title).toHaveTextContent('Step 4: Track Root Growth');
});

test('#addresses-of-screens: /projects/{id}/steps/{n} is the same page', async () => {
  const id = await newProject();

  await renderApp({ url: `/projects/${id}/steps/2` });
  await expect.element(title).toHaveTextContent('Step 2: Pick Source Tree');
});

test.each(['0', '6', '1.5', 'two'])(
  "a step '%s' that there is not leads to the current one",
  async (step) => {
    const id = await newProject();

    await renderApp({ url: `${paths.project(id)}/step/${step}` });
    await expect.element(title).toHaveTextContent('Step 1: Introduction');
  },
);

test("#steps: a project that is not there, or somebody else's", async () => {
  const id = await newProject();
  await signIn('student');
  await renderApp({ url: paths.step(id, 1) });

  await expect.element(title).toHaveTextContent('Project Not Found');
  await says("The project you're looking for doesn't exist.");
  expect(document.title).toBe('Project Not Found · Rootling');
  await readTwiceTheSize();
  expect(overhang()).toBe(0);
  await page.getByRole('link', { name: 'Return to Dashboard' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: /^Welcome Back/ })).toBeVisible();
});

test('a step says that it is loading, and when it could not be loaded', async () => {
  const id = await newProject();
  const line = await holdRequests(`*${addressOf(getProject, { id })}`);
  await renderApp({ url: paths.step(id, 1) });

  await line.arrived;
  await expect.element(page.getByText('Loading your project...')).toBeInTheDocument();
  await line.fail();
  await expect.element(title).toHaveTextContent('This step could not be loaded');
  await button('Try again').click();
  await isAtStep(id, 1, 'Introduction');
});

test('the body of a step is fetched while its project is read, and then nothing more is waited for', async () => {
  const id = await newProject();
  const line = await holdRequests(`*${addressOf(getProject, { id })}`);
  await renderApp({ url: paths.step(id, 1) });
  await line.arrived;
  await import('./step/introduction-step.tsx');
  const said = new Set<string>();
  const watcher = new MutationObserver(() => {
    for (const item of document.querySelectorAll('[role="status"]')) said.add(item.textContent);
  });
  watcher.observe(document, { subtree: true, childList: true });
  onTestFinished(() => watcher.disconnect());

  await line.letThrough();
  await isAtStep(id, 1, 'Introduction');
  await expect.element(button('Continue to Tree Selection')).toBeVisible();
  expect([...said]).not.toContain('Loading your step...');
});

// The navigator

test("#steps: on a wide screen a sidebar lists the steps with number, title and status, and 'Overall Progress'", async () => {
  await page.viewport(1280, 800);
  const id = await readyProject();
  await show(id, 4);

  await expect.element(page.getByRole('heading', { name: 'Documentation Steps' })).toBeVisible();
  expect(
    navigator
      .getByRole('listitem')
      .elements()
      .map((it) => it.textContent),
  ).toEqual([
    'IntroductionCompleted',
    'Pick Source TreeCompleted',
    'Harvest CuttingsCompleted',
    '4Track Root GrowthActive',
    '5Plant TreeAvailable',
  ]);
  const progress = navigator.getByRole('progressbar', { name: 'Overall Progress' });
  await expect.element(progress).toHaveAttribute('aria-valuenow', '60');
  await expect.element(navigator.getByText('3/5')).toBeVisible();
  await page.viewport(360, 740);
});

test('#steps: on a small screen a bar of segments has short titles, the count and the percent', async () => {
  const id = await readyProject();
  await show(id, 4);

  await expect.element(navigator.getByText('Progress: 3/5', { exact: true })).toBeVisible();
  await expect.element(navigator.getByText('60%', { exact: true })).toBeVisible();
  expect(
    navigator
      .getByRole('listitem')
      .elements()
      .map((it) => (it as HTMLElement).innerText.replaceAll('\n', ' ')),
  ).toEqual(['Intro', 'Source Tree', 'Harvest Cuttings', 'Track Growth', 'Plant Tree']);
  await expect
    .element(navigator.getByRole('button', { name: '4 Track Growth' }))
    .toHaveAttribute('aria-current', 'step');
});

test('with text of twice the size the bar of segments has numbers, and the title of the step one is at', async () => {
  document.documentElement.style.fontSize = '200%';
  onTestFinished(() => document.documentElement.removeAttribute('style'));
  const id = await readyProject();
  await show(id, 4);

  const words = navigator
    .getByRole('listitem')
    .elements()
    .map((it) => (it as HTMLElement).innerText.trim());
  expect(words).toEqual(['1', '2', '3', '4', '5']);
  await expect.element(navigator.getByText('4. Track Growth')).toBeVisible();
  await expect.element(navigator.getByRole('button', { name: '4 Track Growth' })).toBeVisible();
});

test.each([
  ['small', 360, 'Intro', 'Plant Tree'],
  ['wide', 1280, 'Introduction', 'Plant Tree'],
])('#steps: every step of the %s navigator can be clicked', async (_, width, first, last) => {
  await page.viewport(width, 740);
  const id = await readyProject();
  await show(id, 4);

  await navigator.getByRole('button', { name: new RegExp(last) }).click();
  await isAtStep(id, 5, 'Plant Tree');
  await navigator.getByRole('button', { name: new RegExp(first) }).click();
  await isAtStep(id, 1, 'Introduction');
  await page.viewport(360, 740);
});

test('a press on a step shows where it leads before it draws all that is there', async () => {
  const id = await readyProject();
  await show(id, 4);
  await expect.element(button('New Entry')).toBeVisible();
  await navigator.getByRole('button', { name: /Harvest/ }).click();
  await isAtStep(id, 3, 'Harvest Cuttings');
  await expect.element(button('Change')).toBeVisible();

  (navigator.getByRole('button', { name: /Track Growth/ }).element() as HTMLElement).click();
  // React draws what a press changes before anything else can happen.
  await Promise.resolve();
  expect(title.element().textContent).toContain('Step 4: Track Root Growth');
  expect(button('Change').query()).toBeNull();
  expect(button('New Entry').query()).toBeNull();
  await expect.element(button('New Entry')).toBeVisible();
});

const TARGETS = 'button, select, textarea, input:not(.sr-only, [type="checkbox"]), a:not(p a)';

test.each([1, 2, 3, 4, 5])(
  'step %i fits a phone with text of twice the size, and its targets a finger',
  async (n) => {
    await page.viewport(360, 740);
    const id = await readyProject();
    await show(id, n);
    await expect.element(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();

    const targets = [...page.getByRole('main').element().querySelectorAll(TARGETS)];
    const small = targets.filter((target) => {
      const { width, height } = target.getBoundingClientRect();
      return width > 0 && Math.min(width, height) < 44;
    });
    expect(targets.length).toBeGreaterThan(5);
    expect(small.map((it) => it.outerHTML)).toEqual([]);
    document.documentElement.style.fontSize = '200%';
    onTestFinished(() => document.documentElement.removeAttribute('style'));
    expect(document.documentElement.scrollWidth).toBe(360);
  },
);

// The gate of step 2 (PRODUCT.md#the-gate-of-step-2)

const GATE = 'Please complete Step 2 requirements first';
const ALL_OF_STEP_2 = 'Missing: species selection, at least one photo, number of hours spent';

test('#the-gate-of-step-2: the navigator does not lead past an unfinished step 2', async () => {
  const id = await newProject();
  await show(id, 1);

  await navigator.getByRole('button', { name: /Harvest Cuttings/ }).click();
  await expectToast(GATE, ALL_OF_STEP_2);
  await isAtStep(id, 2, 'Pick Source Tree');
});

test('a step that is closed has a lock, and leads to what step 2 still needs, again and again', async () => {
  const id = await newProject();
  await show(id, 1);
  const closed = navigator.getByRole('button', { name: '3 Harvest Cuttings, Finish Step 2 first' });
  const first = page.getByRole('heading', { name: 'Choose your tree' });

  await closed.click();
  await isAtStep(id, 2, 'Pick Source Tree');
  await expect.element(first).toHaveFocus();
  await field('Hours spent on this step').fill('2');
  await closed.click();
  await expect.element(first).toHaveFocus();
  await expect.element(first).toHaveAccessibleDescription('Please pick your tree here');
  await expect.poll(() => first.element().getBoundingClientRect().top).toBeLessThan(innerHeight / 3);
  expect(first.element().getBoundingClientRect().top).toBeGreaterThan(60);
  await expect.element(field('Hours spent on this step')).toHaveValue('2');
  await call(changeProject, { params: { id }, body: { selectedSpeciesId: 'black-willow' } });
  await sendPhoto(uploadStepPhotos, { projectId: id, stepNumber: 2 });
  await renderApp({ url: paths.step(id, 1) });
  await expect
    .element(navigator.getByRole('button', { name: '3 Harvest Cuttings', exact: true }))
    .toBeVisible();
});

test.each([3, 4, 5])(
  '#the-gate-of-step-2: a typed address of step %i does not lead past it either',
  async (step) => {
    const id = await newProject();

    await renderApp({ url: paths.step(id, step) });
    await expectToast(GATE, ALL_OF_STEP_2);
    await isAtStep(id, 2, 'Pick Source Tree');
  },
);

test('#the-gate-of-step-2: only what is missing is named, and hours just typed count', async () => {
  const id = await newProject();
  await call(changeProject, { params: { id }, body: { selectedSpeciesId: 'black-willow' } });
  await show(id, 2);

  await field('Hours spent on this step').fill('1.5');
  await navigator.getByRole('button', { name: /Track Growth/ }).click();
  await expectToast(GATE, 'Missing: at least one photo');
  await sendPhoto(uploadStepPhotos, { projectId: id, stepNumber: 2 });
  await show(id, 2);
  await navigator
    .getByRole('button', { name: /Track Growth/ })
    .first()
    .click();
  await isAtStep(id, 4, 'Track Root Growth');
});

// Step 1

test("#steps, step 1: 'Continue to Tree Selection' saves it complete and goes to step 2", async () => {
  const id = await newProject();
  await show(id, 1);

  await says(/6 to 12 cuttings/);
  await says(/4 to 16 weeks/);
  await button('Continue to Tree Selection').click();
  await isAtStep(id, 2, 'Pick Source Tree');
  expect(await stepOf(id, 1)).toMatchObject({
    isCompleted: true,
    formData: { notes: 'Introduction completed' },
  });
  expect(await projectOf(id)).toMatchObject({ status: 'in_progress', currentStep: 2 });
});

// Step 2

test('#the-gate-of-step-2, step 2: Complete Step names everything that is missing', async () => {
  const id = await newProject();
  await show(id, 2);

  await button('Complete Step').click();
  await expectToast('Please complete all required fields', ALL_OF_STEP_2);
  await isAtStep(id, 2, 'Pick Source Tree');
  expect((await stepOf(id, 2)).isCompleted).toBe(false);
});

test('#what-is-checked: what is missing is said where it is missing, the first of it comes into view, and it goes as it is there', async () => {
  const id = await newProject();
  await call(changeProject, { params: { id }, body: { selectedSpeciesId: 'black-willow' } });
  await show(id, 2);
  await page.viewport(360, 740);
  const photos = page.getByRole('heading', { name: 'Photos', exact: true });
  const hours = field('Hours spent on this step');
  const usual = ['15 min', '30 min', '1 h'].map(button);

  await expect.element(page.getByText('Please add a photo here')).not.toBeInTheDocument();
  await expect.element(photos).toHaveAccessibleDescription('Required');
  expect(photos.element().parentElement?.textContent).toContain('*');
  await button('Complete Step').click();
  await expect.element(photos).toHaveFocus();
  await expect.element(photos).toHaveAccessibleDescription('Please add a photo here');
  await expect.poll(() => photos.element().getBoundingClientRect().top).toBeLessThan(740 / 3);
  expect(photos.element().getBoundingClientRect().top).toBeGreaterThan(60);
  await expect.element(hours).toHaveAccessibleDescription(/^Please fill this in/);
  expect(page.getByText('Please pick your tree here').elements()).toEqual([]);

  await userEvent.upload(page.getByLabelText('Add photos of your source tree'), await smallPhoto('bark.jpg'));
  await expect.element(page.getByText('Please add a photo here')).not.toBeInTheDocument();
  await button('Complete Step').click();
  await expect.element(usual[0] ?? hours).toHaveFocus();
  const edges = () => new Set([...usual, hours].map((it) => getComputedStyle(it.element()).borderTopColor));
  await expect.poll(() => edges().size).toBe(1);
  await expect
    .element(page.getByRole('group', { name: 'How long did it take?' }))
    .toHaveAccessibleDescription('Please fill this in');
  await hours.fill('0');
  await expect.element(hours).toHaveAccessibleDescription(/^Please enter more than 0/);
  await expect.poll(() => edges().size).toBe(2);
  await button('Complete Step').click();
  await expect.element(hours).toHaveFocus();
  await hours.fill('1');
  await expect.element(hours).not.toHaveAttribute('aria-invalid');
});

test('#saving-a-step, step 2: Complete Step saves the hours as a number and goes to step 3', async () => {
  const id = await newProject();
  await call(changeProject, { params: { id }, body: { selectedSpeciesId: 'black-willow' } });
  await sendPhoto(uploadStepPhotos, { projectId: id, stepNumber: 2 });
  await show(id, 2);

  await field('Hours spent on this step').fill('1,5');
  await button('Complete Step').click();
  await isAtStep(id, 3, 'Harvest Cuttings');
  await says('Progress saved successfully');
  expect(await stepOf(id, 2)).toMatchObject({ isCompleted: true, formData: { timeSpentStep2: 1.5 } });
  await button('Previous Step').click();
  await isAtStep(id, 2, 'Pick Source Tree');
  await button('Previous Step').click();
  await isAtStep(id, 1, 'Introduction');
});

test('#the-gate-of-step-2: hours of 0 are none', async () => {
  const id = await newProject();
  await show(id, 2);

  await field('Hours spent on this step').fill('0');
  await button('Complete Step').click();
  await expectToast('Please complete all required fields', ALL_OF_STEP_2);
});

// Step 3

test('#what-is-checked, step 3: Complete Step names everything that is missing', async () => {
  const id = await readyProject();
  const nothing = {
    cuttingCount: null,
    collectionTime: null,
    waterPlacementDate: null,
    timeSpentStep3: null,
  };
  await write(id, 3, nothing);
  await show(id, 3);

  await says('We suggest 6 to 12 cuttings.');
  await button('Complete Step').click();
  await expectToast(
    'Please complete all required fields',
    'Missing: number of cuttings, harvest date and time, date cuttings placed in water, time spent on this step',
  );
});

test('#guides, step 3: the guide has eight sections, and Complete Step leads to step 4', async () => {
  const id = await readyProject();
  await changeHarvest(id);

  await button('Read the guide again').click();
  for (const [index, section] of HARVEST_GUIDE.sections.entries()) {
    const heading = page.getByRole('heading', { name: `${index + 1}. ${section.title}` });
    await expect.element(heading).toBeVisible();
  }
  expect(HARVEST_GUIDE.sections).toHaveLength(8);
  await field('Number of cuttings').fill('9');
  await field('Harvest date and time').fill('2026-05-17T14:30');
  await field('Date cuttings placed in water').fill('2026-05-17T16:00');
  await field('Time spent on this step (hours)').fill('2.25');
  await button('Complete Step').click();
  await isAtStep(id, 4, 'Track Root Growth');
  expect((await stepOf(id, 3)).formData).toEqual({
    cuttingCount: 9,
    collectionTime: '2026-05-17T14:30',
    waterPlacementDate: '2026-05-17T16:00',
    timeSpentStep3: 2.25,
  });
});

// The guide, and a finished step

const WAIT_FOR_GUIDE = { timeout: 5000 };
/** True when one stands above the other: both places are asked for on the same screen. */
const isAbove = (upper: Element, lower: Element) =>
  upper.getBoundingClientRect().top < lower.getBoundingClientRect().top;

test('the guide leads until something is recorded, then folds away below it, closed', async () => {
  const id = await newProject();
  await call(changeProject, { params: { id }, body: { selectedSpeciesId: 'black-willow' } });
  await sendPhoto(uploadStepPhotos, { projectId: id, stepNumber: 2 });
  await write(id, 2, { timeSpentStep2: 1 });
  await show(id, 3);
  const guide = page.getByRole('region', { name: HARVEST_GUIDE.title });
  await expect.element(guide, WAIT_FOR_GUIDE).toBeVisible();
  expect(isAbove(guide.element(), field('Number of cuttings').element())).toBe(true);

  await field('Number of cuttings').fill('8');
  await expectStored(id, 3).toMatchObject({ cuttingCount: 8 });
  expect(isAbove(guide.element(), field('Number of cuttings').element())).toBe(true);
  await show(id, 3);
  await expect.element(button('Read the guide again'), WAIT_FOR_GUIDE).toBeVisible();
  const again = button('Read the guide again');
  await expect.element(again).toHaveAttribute('aria-expanded', 'false');
  expect(isAbove(button('Complete Step').element(), again.element())).toBe(true);
  await again.click();
  await expect.element(page.getByRole('heading', { level: 3, name: HARVEST_GUIDE.title })).toBeVisible();
});

test('step 5 begins with its plantings, and a new step 2 with its trees, above its guide and its photos', async () => {
  const id = await readyProject();
  const planted = { plantingLocation: 'at school', plantingDate: '2026-06-14' };
  await call(createPlantingEntry, { params: { projectId: id }, body: planted });
  await show(id, 5);
  const description = button('Hide Description');
  await expect.element(description).toBeVisible();
  const entries = page.getByRole('heading', { name: 'Planting Entries' });
  expect(isAbove(entries.element(), description.element())).toBe(true);

  const { id: anotherId } = await call(createProject, { body: { name: 'Another tree' } });
  await show(anotherId, 2);
  const chooser = page.getByRole('heading', { name: 'Choose your tree' });
  const guide = page.getByRole('region', { name: PICK_SOURCE_TREE_GUIDE.title });
  await expect.element(guide, WAIT_FOR_GUIDE).toBeVisible();
  expect(isAbove(chooser.element(), guide.element())).toBe(true);
  expect(isAbove(guide.element(), page.getByRole('heading', { name: 'Photos' }).element())).toBe(true);
});

test('a finished step opens as what was recorded, its numbers still to be put right; Change opens all of its form', async () => {
  const id = await readyProject();
  await show(id, 3);
  const summary = page.getByRole('region', { name: 'Your harvest' });
  await expect.element(summary.getByLabelText('Number of cuttings'), WAIT_FOR_GUIDE).toHaveValue('8');
  expect(getComputedStyle(field('Number of cuttings').element()).borderTopWidth).toBe('0px');
  await expect.element(summary.getByRole('button', { name: /open large/ })).toBeVisible();
  await expect.element(page.getByText('Add photos of your cuttings')).not.toBeInTheDocument();
  await expect.element(button('Previous Step')).toBeVisible();
  await field('Number of cuttings').fill('many');
  await expect.element(summary).toBeVisible();
  await field('Number of cuttings').fill('9');
  await expect.element(summary).toBeVisible();

  await button('Change').click();
  await expect.element(page.getByRole('heading', { name: 'Your harvest' })).toHaveFocus();
  await expect.element(field('Number of cuttings')).toHaveValue('9');
  expect(getComputedStyle(field('Number of cuttings').element()).borderTopWidth).toBe('1px');
  await expect.element(page.getByText('Add photos of your cuttings').first()).toBeVisible();
  expect(button('Next Step').query()).toBeNull();
  for (const on of ['Complete Step', 'Next Step']) {
    await show(id, 2);
    await expect.element(page.getByRole('heading', { name: 'Black Willow' }), WAIT_FOR_GUIDE).toBeVisible();
    await button(on).click();
    await isAtStep(id, 3, 'Harvest Cuttings');
  }
  await field('Number of cuttings').fill('');
  await expect.element(button('Next Step')).not.toBeInTheDocument();
});

test('#choosing-a-tree: a finished step 2 has Change Selection, which opens its form where another tree is chosen', async () => {
  const id = await readyProject();
  await show(id, 2);
  await expect.element(page.getByRole('heading', { name: 'Black Willow' }), WAIT_FOR_GUIDE).toBeVisible();

  await button('Change Selection').click();
  await expect.element(page.getByRole('heading', { name: 'Choose your tree' })).toHaveFocus();
  await expect.element(field('Search')).toBeVisible();
  await button('Keep the tree I had').click();
  await expect.element(page.getByRole('heading', { name: 'Black Willow' })).toBeVisible();
  expect((await projectOf(id)).selectedSpeciesId).toBe('black-willow');
});

test('a finished step that lacks something again, or holds what cannot be read, opens as a form', async () => {
  const id = await readyProject();
  await write(id, 3, { timeSpentStep3: null });
  await show(id, 3);
  await expect.element(field('Number of cuttings')).toHaveValue('8');

  await write(id, 3, { timeSpentStep3: 2 });
  await changeHarvest(id);
  await field('Number of cuttings').fill('many');
  await button('Previous Step').click();
  await isAtStep(id, 2, 'Pick Source Tree');
  await navigator.getByRole('button', { name: /Harvest Cuttings/ }).click();
  await expect.element(field('Number of cuttings')).toHaveValue('many');
});

// Step 4

test.each([
  ['Introduction', 'showStep4Introduction'],
  ['Things to Remember', 'showStep4ThingsToRemember'],
])("#guides, #fields, step 4: '%s' folds away, and the browser remembers it", async (name, flag) => {
  const id = await readyProject();
  await show(id, 4);
  const fold = page.getByRole('button', { name: new RegExp(name) });

  await expect.element(fold.last()).toHaveAttribute('aria-expanded', 'true');
  await fold.last().click();
  expect(localStorage.getItem(flag)).toBe('false');
  await show(id, 4);
  await expect.element(fold.last()).toHaveAttribute('aria-expanded', 'false');
});

test('#guides, step 4: what it teaches stands on the page, and is printed when it is folded away too', async () => {
  const id = await readyProject();
  await show(id, 4);
  const [remember] = TRACK_THINGS_TO_REMEMBER.list;
  const printed = () =>
    [remember, TRACK_ENTRIES_GUIDE.lead].map((text) => page.getByText(text).query()?.checkVisibility());
  await expect.poll(printed, WAIT_FOR_GUIDE).toEqual([true, true]);
  for (const guide of [TRACK_THINGS_TO_REMEMBER, TRACK_ENTRIES_GUIDE]) await button(guide.title).click();
  await expect.poll(printed).toEqual([false, false]);
  const protocol = cdp() as unknown as {
    send(method: 'Emulation.setEmulatedMedia', params: { media: string }): Promise<unknown>;
  };
  onTestFinished(() => void protocol.send('Emulation.setEmulatedMedia', { media: '' }));
  await protocol.send('Emulation.setEmulatedMedia', { media: 'print' });
  await expect.poll(printed).toEqual([true, true]);
});

test('#steps, step 4: the field for extra time is there only once something was planted', async () => {
  const id = await readyProject();
  await show(id, 4);
  await expect.element(button("Let's Plant A Tree!")).toBeVisible();
  await expect.element(field('Extra time on this step (hours)')).not.toBeInTheDocument();

  const planted = { plantingLocation: 'at school', plantingDate: '2026-06-14' };
  await call(createPlantingEntry, { params: { projectId: id }, body: planted });
  await show(id, 4);
  await field('Extra time on this step (hours)').fill('0,25');
  await expectStored(id, 4).toEqual({ additionalTimeStep4: 0.25 });
});

test("#saving-a-step, step 4: 'Let's Plant A Tree!' saves it as not completed and goes to step 5", async () => {
  const id = await readyProject();
  await show(id, 4);

  await button("Let's Plant A Tree!").click();
  await isAtStep(id, 5, 'Plant Tree');
  expect((await stepOf(id, 4)).isCompleted).toBe(false);
  expect(await projectOf(id)).toMatchObject({ currentStep: 5 });
  await button('Previous Step').click();
  await isAtStep(id, 4, 'Track Root Growth');
  await button('Back to Step 3').click();
  await isAtStep(id, 3, 'Harvest Cuttings');
});

test("step 4 is not left by 'Let's Plant A Tree!' while its extra time cannot be read", async () => {
  const id = await readyProject();
  const planted = { plantingLocation: 'at school', plantingDate: '2026-06-14' };
  await call(createPlantingEntry, { params: { projectId: id }, body: planted });
  await show(id, 4);

  await field('Extra time on this step (hours)').fill('two');
  await button("Let's Plant A Tree!").click();
  await expect.element(field('Extra time on this step (hours)')).toHaveFocus();
  await isAtStep(id, 4, 'Track Root Growth');
});

// Auto-save (PRODUCT.md#saving-a-step and PRODUCT.md#two-devices)

test("#the-save-indicator: 'Saving...' while pending, 'Auto-saved' once the server has it", async () => {
  const id = await readyProject();
  await changeHarvest(id);
  const line = await holdRequests(`*${addressOf(saveStep, { id, stepNumber: 3 })}`);

  await field('Number of cuttings').fill('11');
  await line.arrived;
  await expect.element(status.getByText('Saving...')).toBeVisible();
  await line.letThrough();
  await expect.element(status.getByText('Auto-saved')).toBeVisible();
  expect((await stepOf(id, 3)).formData.cuttingCount).toBe(11);
});

test.each([1, 4, 5])(
  'step %i, which has no field of its own, speaks of no saving of its own',
  async (step) => {
    const id = await readyProject();
    await show(id, step);

    await expect.element(page.getByRole('main').getByRole('button').last()).toBeVisible();
    await expect.element(page.getByText('Auto-saved')).not.toBeInTheDocument();
  },
);

test('a date that is begun in an empty field and left unfinished is told at the field', async () => {
  const id = await readyProject();
  await write(id, 3, { collectionTime: null });
  await show(id, 3);
  const harvest = field('Harvest date and time');

  await harvest.click();
  await userEvent.keyboard('05{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}');
  await expect.element(harvest).toHaveAccessibleDescription(/Please enter the whole date and time/);
  await harvest.fill('2026-05-17T14:30');
  await expectStored(id, 3).toMatchObject({ collectionTime: '2026-05-17T14:30' });
});

test('#saving-a-step: a cleared field is saved too, and a completed step stays complete', async () => {
  const id = await readyProject();
  await changeHarvest(id);

  await field('Harvest date and time').fill('');
  await expectStored(id, 3).not.toHaveProperty('collectionTime');
  expect(await stepOf(id, 3)).toMatchObject({ isCompleted: true, formData: { cuttingCount: 8 } });
});

test('a save that fails says so; Try again saves it; meanwhile no step is left with something unsaved', async () => {
  comeByPlainHttp();
  const id = await readyProject();
  await changeHarvest(id);
  const line = await holdRequests(`*${addressOf(saveStep, { id, stepNumber: 3 })}`);
  await field('Number of cuttings').fill('11');
  await line.arrived;
  await line.fail();
  await expect.element(status.getByText('Not saved.')).toBeVisible();

  const again = await holdRequests(`*${addressOf(saveStep, { id, stepNumber: 3 })}`);
  await button('Previous Step').click();
  await again.arrived;
  await again.fail();
  await expectFailure('Error', 'Failed to save progress');
  await isAtStep(id, 3, 'Harvest Cuttings');
  await button('Tap to try again').click();
  await expect.element(status.getByText('Auto-saved')).toBeVisible();
  expect((await stepOf(id, 3)).formData.cuttingCount).toBe(11);
});

test('#the-save-indicator: what waits on the device is not called saved when its step is opened again', async () => {
  const id = await readyProject();
  await changeHarvest(id);
  await expect.element(field('Number of cuttings')).toHaveValue('8');
  loseNetwork();

  await field('Number of cuttings').fill('11');
  await expect.element(status.getByText('Saved on this device, not sent yet (1)')).toBeVisible();
  await button('Previous Step').click();
  await isAtStep(id, 2, 'Pick Source Tree');
  await expect.element(status.getByText('Auto-saved')).toBeVisible();
  await navigator.getByRole('button', { name: /Harvest Cuttings/ }).click();

  await isAtStep(id, 3, 'Harvest Cuttings');
  await button('Change').click();
  await expect.element(field('Number of cuttings')).toHaveValue('11');
  await expect.element(status.getByText('Saved on this device, not sent yet (1)')).toBeVisible();
  await expect.element(status.getByText('Auto-saved')).not.toBeInTheDocument();
});

test('what waits is told in the bar of a phone with text of twice the size, and nothing hangs over', async () => {
  const id = await readyProject();
  await changeHarvest(id);
  await expect.element(field('Number of cuttings')).toHaveValue('8');
  loseNetwork();
  await field('Number of cuttings').fill('11');
  await expect.element(page.getByRole('link', { name: '1 thing is not sent yet' })).toBeVisible();

  await readTwiceTheSize();
  expect(overhang()).toBe(0);
});

test('#hours-and-dates: a harvest on a later day than tomorrow is refused at its field, and not saved', async () => {
  const id = await readyProject();
  await changeHarvest(id);
  const harvest = field('Harvest date and time');
  const before = (await stepOf(id, 3)).formData.collectionTime;
  await harvest.fill('2099-05-17T14:30');
  await expect
    .element(harvest)
    .toHaveAccessibleDescription('This day is too far ahead. Please check the date.');
  await expect.element(page.getByText('Not all of it is saved. Please fix the marked field.')).toBeVisible();
  expect((await stepOf(id, 3)).formData.collectionTime).toBe(before);
});

test('#hours-and-dates: water before the harvest is asked about, and saved all the same', async () => {
  const id = await readyProject();
  await changeHarvest(id);
  await field('Harvest date and time').fill('2026-05-17T14:30');
  await field('Date cuttings placed in water').fill('2026-05-16T09:00');
  await expect
    .element(field('Date cuttings placed in water'))
    .toHaveAccessibleDescription('This is before your harvest. Is it right?');
  await expect
    .poll(async () => (await stepOf(id, 3)).formData.waterPlacementDate, { timeout: 5000 })
    .toBe('2026-05-16T09:00');
});

test('a harvest tomorrow is asked about, and saved all the same', async () => {
  const id = await readyProject();
  await changeHarvest(id);
  const question = page.getByText('This day is still to come. Is it right?');
  await expect.element(field('Harvest date and time')).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();

  const tomorrow = `${today(new Date(Date.now() + 24 * 60 * 60 * 1000))}T14:30`;
  await field('Harvest date and time').fill(tomorrow);
  await expect.element(question).toBeVisible();
  await expect.poll(async () => (await stepOf(id, 3)).formData.collectionTime).toBe(tomorrow);
});

test('leaving a step at once saves what was just typed', async () => {
  const id = await readyProject();
  await changeHarvest(id);

  await field('Number of cuttings').fill('11');
  await button('Previous Step').click();
  await isAtStep(id, 2, 'Pick Source Tree');
  expect((await stepOf(id, 3)).formData.cuttingCount).toBe(11);
});

test("#when-something-goes-wrong: where completing fails, 'Failed to save progress' is told and the step stays open", async () => {
  comeByPlainHttp();
  const id = await readyProject();
  await changeHarvest(id);
  await expect.element(button('Complete Step')).toBeVisible();
  loseNetwork();

  await button('Complete Step').click();
  await expectToast('Error', 'Failed to save progress');
  await isAtStep(id, 3, 'Harvest Cuttings');
});

test('#saving-a-step: what the server finds missing is told in its words', async () => {
  const id = await readyProject();
  await changeHarvest(id);
  await expect.element(field('Number of cuttings')).toHaveValue('8');
  await write(id, 3, { cuttingCount: null });

  await button('Complete Step').click();
  await expectToast('Please complete all required fields', 'Missing: number of cuttings');
});

test.each([
  ['Time spent on this step (hours)', 'two', /Please enter the hours as a number from 0 to 1000, like 1\.5/],
  ['Time spent on this step (hours)', '1e9', /Please enter the hours as a number from 0 to 1000, like 1\.5/],
  ['Time spent on this step (hours)', '-1', /Please enter the hours as a number from 0 to 1000, like 1\.5/],
  ['Number of cuttings', '2.5', /must be a whole number from 1 to 1000/],
  ['Number of cuttings', 'many', /must be a whole number from 1 to 1000/],
  ['Harvest date and time', '0001-01-01T00:00', /Please enter a date and a time/],
])(
  "#hours-and-dates: '%s' of '%s' is told at the field, and the other fields are saved",
  async (label, text, words) => {
    const id = await readyProject();
    const before = (await stepOf(id, 3)).formData;
    await changeHarvest(id);

    await field(label).fill(text);
    await expect.element(field(label)).toHaveAccessibleDescription(words);
    await field('Date cuttings placed in water').fill('2026-05-17T16:00');
    await expectStored(id, 3).toEqual({ ...before, waterPlacementDate: '2026-05-17T16:00' });
    await expect
      .element(status.getByText('Not all of it is saved. Please fix the marked field.'))
      .toBeVisible();
    await expect.element(field(label)).toHaveValue(text);
    await button('Complete Step').click();
    await isAtStep(id, 3, 'Harvest Cuttings');
  },
);

// Two devices (PRODUCT.md#two-devices)

test('#two-devices: a field that another device changed is kept, and shown with the next save', async () => {
  const id = await readyProject();
  await changeHarvest(id);
  await expect.element(field('Number of cuttings')).toHaveValue('8');
  await write(id, 3, { cuttingCount: 12 });

  await field('Time spent on this step (hours)').fill('3');
  await expectStored(id, 3).toMatchObject({ cuttingCount: 12, timeSpentStep3: 3 });
  await expect.element(field('Number of cuttings')).toHaveValue('12');
});

test.each([
  ['mine', 'Keep mine: 11', '11', 11],
  ['theirs', 'Use the other: 12', '12', 12],
])(
  '#two-devices: of a field changed on both sides the student keeps %s',
  async (_, choice, shown, stored) => {
    const id = await readyProject();
    await changeHarvest(id);
    await expect.element(field('Number of cuttings')).toHaveValue('8');
    await write(id, 3, { cuttingCount: 12 });

    await field('Number of cuttings').fill('11');
    await says('“Number of cuttings” was also changed in another window or on another device');
    await expect
      .element(field('Number of cuttings'))
      .toHaveAccessibleDescription(/in another window or on another device/);
    await expect.element(status.getByText('Auto-saved')).not.toBeInTheDocument();
    expect((await stepOf(id, 3)).formData.cuttingCount).toBe(12);
    await button(choice).click();
    await expect.element(status.getByText('Auto-saved')).toBeVisible();
    await expect.element(field('Number of cuttings')).toHaveValue(shown);
    await expect.element(button(choice)).not.toBeInTheDocument();
    expect((await stepOf(id, 3)).formData.cuttingCount).toBe(stored);
  },
);

// Step 5

test('#what-is-checked, step 5: Complete Project stays closed and says why', async () => {
  const id = await readyProject();
  await show(id, 5);

  await says('Create at least one planting entry above before you can complete the project.');
  await expect.element(button('Complete Project')).toBeDisabled();
});

test('#what-is-checked, step 5: with a step open and nothing planted, both are named', async () => {
  const id = await newProject();
  await call(changeProject, { params: { id }, body: { selectedSpeciesId: 'black-willow' } });
  await sendPhoto(uploadStepPhotos, { projectId: id, stepNumber: 2 });
  await write(id, 2, { timeSpentStep2: 1 });
  await show(id, 5);

  await says(
    'Complete Step 1, Step 2, Step 3 and create at least one planting entry before you can finish the project.',
  );
});

test('#what-is-checked, step 5: an entry that lacks something does not open Complete Project', async () => {
  const id = await readyProject();
  const planted = { plantingLocation: 'at school', plantingDate: '2026-06-14' };
  await call(createPlantingEntry, { params: { projectId: id }, body: planted });
  await show(id, 5);

  await says(
    'Finish at least one planting entry above before you can complete the project. Complete entries need location, time, and all three photo types (before, during, after).',
  );
  await expect.element(button('Complete Project')).toBeDisabled();
});

test('#saving-a-step, step 5: Complete Project completes the project and leads to its report', async () => {
  const id = await readyProject();
  const params = { projectId: id };
  const planted = { plantingLocation: 'at school', plantingDate: '2026-06-14', timeSpent: 1 };
  const { id: entryId } = await call(createPlantingEntry, { params, body: planted });
  for (const photoTypes of ['beforePhoto', 'duringPhoto', 'afterPhoto']) {
    await sendPhoto(uploadPlantingPhotos, { ...params, entryId }, { photoTypes });
  }
  await show(id, 5);

  await button('Complete Project').click();
  await expect.poll(() => location.pathname).toBe(paths.complete(id));
  expect(await projectOf(id)).toMatchObject({ status: 'completed' });
  expect((await stepOf(id, 5)).isCompleted).toBe(true);
});

test('a tree that was just chosen is named with a tap, or later, and one with a name of its own is not asked about', async () => {
  await signIn('student');
  const chosen = async (name: string) => {
    const { id } = await call(createProject, { body: { name } });
    await call(changeProject, { params: { id }, body: { selectedSpeciesId: 'black-willow' } });
    await show(id, 2);
    await expect.element(page.getByRole('heading', { name: 'Black Willow' })).toBeVisible();
    return id;
  };
  const card = page.getByRole('region', { name: 'What will you call your tree?' });
  const photos = page.getByRole('heading', { name: 'Photos', exact: true });
  /** A press there keeps the page in place, and leads on to the photos. */
  const staysInPlace = async (press: () => Promise<void>) => {
    await expect.element(card).toBeVisible();
    card.element().scrollIntoView({ block: 'center' });
    const before = window.scrollY;
    expect(before).toBeGreaterThan(300);
    await press();
    await expect.element(card).not.toBeInTheDocument();
    await expect.element(photos).toHaveFocus();
    await expect.element(photos).toBeInViewport();
    expect(window.scrollY).toBe(before);
  };
  await page.viewport(360, 740);
  const id = await chosen('Cloning Project - 5/31/2026');
  const name = card.getByRole('button').first();
  let said = '';
  await staysInPlace(async () => {
    said = name.element().textContent ?? '';
    await name.click();
  });
  await says(`Hello, ${said}!`);
  await expect.poll(async () => (await projectOf(id)).name).toBe(said);

  await chosen('Cloning Project - 6/1/2026');
  await staysInPlace(() => card.getByRole('button', { name: 'Later' }).click());
  expect(page.getByText(/^Hello,/).query()).toBeNull();

  await chosen('Cloning Project - 6/2/2026');
  await staysInPlace(async () => {
    await card.getByRole('button', { name: 'Another name' }).click();
    await page.getByRole('dialog').getByLabelText('Name', { exact: true }).fill('Gus');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  });
  await says('Hello, Gus!');

  await chosen('Wanda');
  await expect.element(card).not.toBeInTheDocument();
  expect(page.getByText(/^Hello,/).query()).toBeNull();
});

test('step 3: cuttings are counted by tapping twigs, and dates filled at a tap', async () => {
  const id = await newProject();
  await call(changeProject, { params: { id }, body: { selectedSpeciesId: 'black-willow' } });
  await sendPhoto(uploadStepPhotos, { projectId: id, stepNumber: 2 });
  await write(id, 2, { timeSpentStep2: 1 }, true);
  await show(id, 3);
  await button('8 cuttings').click();
  await expect.element(field('Number of cuttings')).toHaveValue('8');
  await expect.element(button('8 cuttings')).toHaveAttribute('aria-pressed', 'true');
  await button('Now').first().click();
  const harvested = (field('Harvest date and time').element() as HTMLInputElement).value;
  expect(harvested.slice(0, 10)).toBe(today());
  await button('Same as harvest').click();
  await expectStored(id, 3).toMatchObject({
    cuttingCount: 8,
    collectionTime: harvested,
    waterPlacementDate: harvested,
  });
});

test('a step that was finished says what was reached and what comes, until it is opened another way', async () => {
  const id = await newProject();
  await show(id, 1);
  await button('Continue to Tree Selection').click();
  await isAtStep(id, 2, 'Pick Source Tree');
  const line = page.getByText('You know how cloning works! Now pick your tree.');
  await expect.element(line).toBeVisible();
  await field('Search').fill('black willow');
  await button('Select Black Willow').click();
  await button('Confirm Selection').click();
  await expect.element(line).not.toBeInTheDocument();
  await navigator.getByRole('button', { name: /Intro/ }).click();
  await isAtStep(id, 1, 'Introduction');
  await navigator.getByRole('button', { name: /Source Tree/ }).click();
  await isAtStep(id, 2, 'Pick Source Tree');
  expect(page.getByText('You know how cloning works!').query()).toBeNull();
});

test('#easier-to-read: letters are wider at a press in the menu of the step, and as they were at the next', async () => {
  const id = await newProject();
  await show(id, 1);
  const spacing = () => Number.parseFloat(getComputedStyle(document.body).letterSpacing) || 0;
  const item = page.getByRole('menuitemcheckbox', { name: 'Easier to read' });
  expect(spacing()).toBe(0);
  await button('More for step 1').click();
  await expect.element(item).toHaveAttribute('aria-checked', 'false');
  await item.click();
  expect(spacing()).toBeGreaterThan(1.9);
  await button('More for step 1').click();
  await expect.element(item).toHaveAttribute('aria-checked', 'true');
  await item.click();
  expect(spacing()).toBe(0);
});
