import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listGlances } from '#domain/contract/notebook/glances.ts';
import { createPlantingEntry } from '#domain/contract/notebook/planting.ts';
import {
  changeProject,
  createProject,
  deleteProject,
  getProject,
  listProjects,
} from '#domain/contract/notebook/projects.ts';
import { listSteps, saveStep } from '#domain/contract/notebook/steps.ts';
import { createTrackingEntry, listTrackingEntries } from '#domain/contract/notebook/tracking.ts';
import { uploadPlantingPhotos, uploadStepPhotos } from '#domain/contract/photos/photos.ts';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { getUser } from '#domain/contract/sign-in/accounts.ts';
import { paths } from '#web/app/paths.ts';
import { call } from '#web/lib/call.ts';
import { showDate, thisMinute } from '#web/lib/dates.ts';
import { newId } from '#web/lib/new-id.ts';
import { expectFailure, expectToast } from '#web/testing/expect-toast.ts';
import { holdRequests } from '#web/testing/held-requests.ts';
import { loseNetwork } from '#web/testing/lose-network.ts';
import { comeByPlainHttp } from '#web/testing/plain-http.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { projectReadyToPlant, sendPhoto } from '#web/testing/scout-project.ts';
import { signIn } from '#web/testing/sign-in.ts';
import { overhang, readTwiceTheSize } from '#web/testing/twice-the-size.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const card = (name: string) => page.getByRole('article', { name });
const greeting = page.getByRole('heading', { level: 1 });

async function newProject(name: string): Promise<string> {
  return (await call(createProject, { body: { name } })).id;
}

/** The only project of whoever is signed in, with everything done and reported. */
async function completedProject(): Promise<string> {
  const projectId = await projectReadyToPlant();
  const planted = {
    plantingLocation: 'at school',
    plantingType: 'permanent',
    plantingDate: '2026-06-14',
    timeSpent: 1,
  } as const;
  const { id: entryId } = await call(createPlantingEntry, { params: { projectId }, body: planted });
  for (const photoTypes of ['beforePhoto', 'duringPhoto', 'afterPhoto']) {
    await sendPhoto(uploadPlantingPhotos, { projectId, entryId }, { photoTypes });
  }
  const params = { id: projectId, stepNumber: 5 };
  await call(saveStep, { params, body: { formData: {}, isCompleted: true } });
  return projectId;
}

const NEXT_CHECK = /^Next check: \w+day, \w+ \d+$/;

async function says(text: string) {
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
}

test('#dashboard: a scout is greeted by name, with her troop and state', async () => {
  await renderApp({
    as: 'student',
    account: { firstName: 'Juniper', troopNumber: '312', state: 'OR' },
    url: '/',
  });

  await expect.element(greeting).toHaveTextContent('Welcome Back, Juniper!');
  await says('Continue documenting your tree cloning activity');
  await says('Troop 312 • OR');
});

test('#dashboard: the bar has the name of the site and of the scout, and her menu', async () => {
  await renderApp({ as: 'student', account: { firstName: 'Juniper', lastName: 'Alder' }, url: '/' });
  const bar = page.getByRole('banner');

  await expect.element(bar.getByRole('link', { name: 'Rootling' })).toHaveAttribute('href', '/');
  await bar.getByRole('button', { name: 'Juniper Alder' }).click();
  const items = page.getByRole('menuitem');
  await expect
    .poll(() => items.elements().map((it) => it.textContent))
    .toEqual(['My Profile', 'Contact Us', 'Log Out']);
  await page.getByRole('menuitem', { name: 'Contact Us' }).click();
  await expect.element(page.getByRole('heading', { name: 'Contact Us' })).toBeVisible();
  expect(location.pathname).toBe(paths.contact());
  await bar.getByRole('button', { name: 'Juniper Alder' }).click();
  await page.getByRole('menuitem', { name: 'My Profile' }).click();
  await expect.element(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  expect(location.pathname).toBe(paths.profile());
});

test('a very long name leaves the bar on one line at 320 px', async () => {
  await page.viewport(320, 740);
  const account = { firstName: 'Maximiliana-Konstantina', lastName: 'Featherstonehaugh-Cholmondeley' };
  await renderApp({ as: 'student', account, url: '/' });

  await expect.element(greeting).toHaveTextContent('Welcome Back, Maximiliana-Konstantina!');
  expect(page.getByRole('banner').element().getBoundingClientRect().height).toBeLessThan(80);
  expect(document.documentElement.scrollWidth).toBe(320);
  await page.viewport(360, 740);
});

test('#dashboard: three skeleton cards stand there while the projects are loaded', async () => {
  await signIn('student');
  const line = await holdRequests(`*${addressOf(listProjects)}`);
  await renderApp({ url: '/' });

  await line.arrived;
  const skeleton = page.getByRole('status').filter({ hasText: 'Loading your projects...' });
  await expect.element(skeleton).toBeVisible();
  expect(skeleton.element().querySelectorAll(':scope > div')).toHaveLength(3);
  await line.letThrough();
  await expect.element(button('Start New Cloning Project')).toBeVisible();
  await expect.element(skeleton).not.toBeInTheDocument();
});

test('projects that cannot be loaded say so, and can be asked for again', async () => {
  await signIn('student');
  const line = await holdRequests(`*${addressOf(listProjects)}`);
  await renderApp({ url: '/' });

  await line.arrived;
  await line.fail();
  await says('Your projects could not be loaded');
  await button('Try again').click();
  await expect.element(button('Start New Cloning Project')).toBeVisible();
});

test('#dashboard: without a project there is only the card that starts one', async () => {
  await renderApp({ as: 'student', url: '/' });

  await expect.element(page.getByRole('heading', { name: 'Start a Tree Cloning Project' })).toBeVisible();
  expect(page.getByRole('article').elements()).toEqual([]);
});

test("#dashboard, #projects, #when-something-goes-wrong: 'Start New Cloning Project' reads 'Creating...', then leads to step 1", async () => {
  await signIn('student', { state: 'OR' });
  await renderApp({ url: '/' });
  await expect.element(button('Start New Cloning Project')).toBeVisible();
  const line = await holdRequests(`*${addressOf(createProject)}`);

  await button('Start New Cloning Project').click();
  await line.arrived;
  await expect.element(button('Creating...')).toBeVisible();
  await line.letThrough();
  await expectToast('Success', 'New project created successfully');
  await expect.element(page.getByRole('heading', { name: 'Step 1: Introduction' })).toBeVisible();
  const [project] = await call(listProjects);
  expect(location.pathname).toBe(paths.step(project?.id ?? '', 1));
  expect(project).toMatchObject({
    name: `Cloning Project - ${showDate(new Date().toISOString())}`,
    activityType: 'scout_activity',
    selectedState: 'OR',
  });
});

test("#when-something-goes-wrong: where no project can be made, 'Failed to create project' is told", async () => {
  comeByPlainHttp();
  await renderApp({ as: 'student', url: '/' });
  await expect.element(button('Start New Cloning Project')).toBeVisible();
  loseNetwork();

  await button('Start New Cloning Project').click();
  await expectFailure('Error', 'Failed to create project');
  await expect.element(button('Start New Cloning Project')).toBeEnabled();
});

test('#dashboard: a card shows name, status, progress, location and the day of its creation', async () => {
  await signIn('student');
  const id = await newProject('Willow by the creek');
  await call(changeProject, { params: { id }, body: { location: 'Behind the school' } });
  await call(saveStep, { params: { id, stepNumber: 1 }, body: { formData: {}, isCompleted: true } });
  const [project] = await call(listProjects);
  await renderApp({ url: '/' });

  const result = card('Willow by the creek');
  for (const text of [
    'In Progress',
    '1/5 steps',
    'Location: Behind the school',
    `Created: ${showDate(project?.createdAt ?? null)}`,
  ]) {
    await expect.element(result.getByText(text, { exact: true })).toBeVisible();
  }
  await expect.element(result.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '20');
});

test("#projects: after 'Let's Plant A Tree!' the card counts the completed steps, as the step page does", async () => {
  await signIn('student');
  const id = await projectReadyToPlant();
  await call(saveStep, { params: { id, stepNumber: 4 }, body: { formData: {}, movesOn: true } });
  await renderApp({ url: paths.step(id, 5) });
  await says('Progress: 3/5');

  await renderApp({ url: '/' });
  await says('3/5 steps');
});

test('#dashboard, #projects: a new project is a draft without a location', async () => {
  await signIn('student');
  const id = await newProject('Oak');
  await renderApp({ url: '/' });

  await expect.element(card('Oak').getByText('Draft', { exact: true })).toBeVisible();
  await expect.element(card('Oak').getByText('0/5 steps')).toBeVisible();
  await expect.element(card('Oak').getByText(/Location/)).not.toBeInTheDocument();
  await expect.element(link('Continue Documentation')).toHaveAttribute('href', paths.project(id));
});

test("#dashboard: a completed project offers 'View Report' and, to reopen it at step 4, 'Continue Project'", async () => {
  await signIn('student');
  const id = await completedProject();
  await renderApp({ url: '/' });

  await expect.element(page.getByText('Completed', { exact: true })).toBeVisible();
  await says('5/5 steps');
  await expect.element(link('View Report')).toHaveAttribute('href', paths.complete(id));
  await expect.element(link('Continue Documentation')).not.toBeInTheDocument();
  await link('Continue Project').click();
  await expect.element(page.getByRole('heading', { name: 'Step 4: Track Root Growth' })).toBeVisible();
  expect(location.pathname).toBe(paths.step(id, 4));
});

/** A day so many days ago, as a date-time field takes it. */
function daysAgo(days: number): string {
  return thisMinute(new Date(Date.now() - days * 24 * 60 * 60 * 1000));
}

async function trackedProject(days: number): Promise<string> {
  const id = await projectReadyToPlant();
  const formData = { waterPlacementDate: daysAgo(days) };
  await call(saveStep, { params: { id, stepNumber: 3 }, body: { formData } });
  await call(changeProject, { params: { id }, body: { name: 'Willy' } });
  return id;
}

test('a card of a tree in place fits a phone with text of twice the size', async () => {
  await signIn('student');
  const { name } = await call(getProject, { params: { id: await completedProject() } });
  await renderApp({ url: '/' });
  await expect.element(card(name).getByRole('img').first()).toBeVisible();

  await readTwiceTheSize();
  await expect.element(card(name).getByText('Completed')).toBeVisible();
  expect(overhang()).toBe(0);
});

test('#dashboard: a card shows its newest photo, its week, and one thing to do that leads right there', async () => {
  await signIn('student');
  const id = await trackedProject(36);
  await renderApp({ url: '/' });

  const result = card('Willy');
  await expect.element(result.getByText('Week 6', { exact: true })).toBeVisible();
  await expect.element(result.getByRole('img', { name: /^Photo of step [23], / })).toBeVisible();
  await expect.element(link("Add today's check")).toHaveAttribute('href', `${paths.step(id, 4)}?look=new`);
  await says('It has been a while. Look today and write what you see. You can add older looks too.');
  await says('Each week with a look fills a leaf.');
  await expect.element(link('Continue Documentation')).toBeVisible();
  await expect.element(link('Open Willy')).toHaveAttribute('href', paths.project(id));
  const [next, other] = [link("Add today's check"), link('Continue Documentation')].map((item) =>
    item.element().getBoundingClientRect(),
  );
  expect(next?.top).toBeLessThan(other?.top ?? 0);
  expect(next?.bottom).toBeLessThan(740);
});

test('#dashboard: before there is a photo a card shows the drawing of its tree, and before that a jar', async () => {
  await signIn('student');
  await newProject('Oak');
  const id = await newProject('Willow');
  await call(changeProject, { params: { id }, body: { selectedSpeciesId: 'black-willow' } });
  await renderApp({ url: '/' });

  await expect.element(card('Oak').getByRole('link', { name: 'Learn how cloning works' })).toBeVisible();
  await expect.poll(() => card('Oak').element().querySelector('figure svg, svg[viewBox]')).not.toBeNull();
  expect(card('Oak').element().querySelector('img')).toBeNull();
  await expect
    .poll(() => card('Willow').element().querySelector('img')?.getAttribute('src'))
    .toMatch(/salix/);
  await expect.element(card('Willow').getByText(/^Week/)).not.toBeInTheDocument();
});

test('#the-jar: from the harvest on the jar is the picture of a card, and beside a photo a small mark', async () => {
  await signIn('student');
  const id = await newProject('Oak');
  const harvest = { cuttingCount: 3, waterPlacementDate: '2026-05-01T10:30' };
  await call(saveStep, { params: { id, stepNumber: 3 }, body: { formData: harvest, isCompleted: false } });
  const entry = { notes: 'Look!', cuttingsWithRoots: 2 };
  await call(createTrackingEntry, { params: { projectId: id }, body: entry });
  await renderApp({ url: '/' });
  const jar = card('Oak').getByRole('img', { name: 'A jar with 3 cuttings. Two have short roots.' });
  await expect.element(jar).toBeVisible();
  expect(jar.element().getBoundingClientRect().height).toBeGreaterThan(120);

  await sendPhoto(uploadStepPhotos, { projectId: id, stepNumber: 2 });
  await renderApp({ url: '/' });
  await expect.element(card('Oak').getByRole('img', { name: /^Photo of step 2/ })).toBeVisible();
  await expect.element(jar).toBeVisible();
  expect(jar.element().getBoundingClientRect().height).toBe(72);
});

test('#dashboard: where neither photo nor drawing could be had, the jar is the picture of a card', async () => {
  await signIn('student');
  const id = await newProject('Willow');
  await call(changeProject, { params: { id }, body: { selectedSpeciesId: 'black-willow' } });
  await sendPhoto(uploadStepPhotos, { projectId: id, stepNumber: 2 });
  await renderApp({ url: '/' });
  await expect.element(card('Willow').getByRole('img', { name: /^Photo of step 2/ })).toBeVisible();
  // As a browser says it of a picture without a line.
  const losePicture = () => card('Willow').element().querySelector('img')?.dispatchEvent(new Event('error'));
  losePicture();
  const source = () => card('Willow').element().querySelector('img')?.getAttribute('src');
  await expect.poll(source).toMatch(/salix/);
  losePicture();
  await expect.poll(source).toBeUndefined();
  await expect.poll(() => card('Willow').element().querySelector('svg[viewBox]')).not.toBeNull();
});

test('#dashboard: a look at the jar is told on the card before the server has it', async () => {
  await signIn('student');
  const projectId = await trackedProject(36);
  await renderApp({ url: '/' });
  await link('Continue Documentation').click();
  await expect.element(button('New Entry')).toBeVisible();
  await button('New Entry').click();
  const notes = page.getByRole('textbox', { name: /What do you see/ });
  await expect.element(notes).toBeVisible();
  loseNetwork();
  await notes.fill('White bumps!');
  await button('Complete Entry').click();
  await page.getByRole('banner').getByRole('link', { name: 'Rootling' }).click();

  await expect.element(page.getByText(NEXT_CHECK)).toBeVisible();
  await says('1 week with a look');
  await expect
    .element(link('Add another look'))
    .toHaveAttribute('href', `${paths.step(projectId, 4)}?look=new`);
});

test('#the-weekly-rhythm: a card that was open at midnight says what holds by then, once somebody comes back to it', async () => {
  await signIn('student');
  await trackedProject(6);
  await renderApp({ url: '/' });
  await expect.element(page.getByText(NEXT_CHECK)).toBeVisible();
  await expect.element(link('Add your first look')).toBeVisible();

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 60 * 60 * 1000 });
  onTestFinished(() => void vi.useRealTimers());
  // Unlike a change of what is visible this asks the server nothing, whose answer could reach the next test.
  window.dispatchEvent(new Event('pageshow'));
  await says('Time for a check! Look at your roots today.');
  await expect.element(link("Add today's check")).toBeVisible();
  await says('Week 2');
});

test('#the-weekly-rhythm: each of two projects has its own check, and a draft of today is to be finished', async () => {
  await signIn('student');
  await trackedProject(8);
  const id = await projectReadyToPlant();
  await call(saveStep, {
    params: { id, stepNumber: 3 },
    body: { formData: { waterPlacementDate: daysAgo(40) } },
  });
  await call(changeProject, { params: { id }, body: { name: 'Olaf' } });
  const looks = [daysAgo(36), daysAgo(35), daysAgo(20), daysAgo(10)];
  for (const observedAt of looks) {
    const body = { notes: 'White bumps!', observedAt, isDraft: false };
    await call(createTrackingEntry, { params: { projectId: id }, body });
  }
  await renderApp({ url: '/' });
  const [due, waiting] = [card('Willy'), card('Olaf')];
  await expect.element(due.getByText('Time for a check! Look at your roots today.')).toBeVisible();
  await expect.element(waiting.getByText('Your cuttings are waiting for a look.')).toBeVisible();
  await expect.element(waiting.getByText('3 weeks with a look')).toBeVisible();
  expect(waiting.element().querySelectorAll('[data-leaf=filled]')).toHaveLength(3);
  expect(waiting.element().querySelectorAll('[data-leaf]')).toHaveLength(16);

  const draft = { notes: 'The roots are', observedAt: thisMinute() };
  await call(createTrackingEntry, { params: { projectId: id }, body: draft });
  await renderApp({ url: '/' });
  const finish = waiting.getByRole('link', { name: 'Finish your check' });
  await expect.element(waiting.getByText('3 weeks with a look')).toBeVisible();
  await finish.click();
  await expect.element(page.getByRole('textbox', { name: 'What do you see?' })).toHaveValue('The roots are');
  const written = await call(listTrackingEntries, { params: { projectId: id } });
  expect(written.filter(({ isDraft }) => isDraft)).toHaveLength(1);
});

test('what lies in the projects is not waited for without an end: the cards are shown all the same', async () => {
  await signIn('student');
  await newProject('Oak');
  const line = await holdRequests(`*${addressOf(listGlances)}`);
  await renderApp({ url: '/' });

  await line.arrived;
  await expect.element(page.getByText('Loading your projects...')).toBeInTheDocument();
  await expect.element(card('Oak').getByText('0/5 steps')).toBeVisible();
});

/** A project of which this page has read everything, and has then gone to the dashboard. */
async function readWholeProject(beforeDashboard: (id: string) => Promise<unknown>) {
  await signIn('student');
  const id = await trackedProject(36);
  await renderApp({ url: paths.step(id, 5) });
  await expect.element(button('Plant A Cutting').first()).toBeVisible();
  history.pushState(null, '', paths.step(id, 4));
  await expect.element(page.getByRole('heading', { name: 'No entries yet' })).toBeVisible();
  await beforeDashboard(id);
  await goHome();
}

async function goHome() {
  await page.getByRole('banner').getByRole('link', { name: 'Rootling' }).click();
}

test('#dashboard: what the server has counted is not worked out from older things while it counts again', async () => {
  await readWholeProject((projectId) =>
    call(createTrackingEntry, { params: { projectId }, body: { notes: 'Bumps', isDraft: false } }),
  );
  await expect.element(page.getByText(NEXT_CHECK)).toBeVisible();
  await link('Continue Documentation').click();
  await expect.element(button('New Entry')).toBeVisible();
  const line = await holdRequests(`*${addressOf(listGlances)}`);

  await goHome();
  await line.arrived;
  await expect.element(page.getByText(NEXT_CHECK)).toBeVisible();
  await expect.element(await askToDelete('Willy')).toMatchTextContent('2 photos, 1 entry');
});

test('#dashboard: what the server has just taken is told on the card until the server has counted it', async () => {
  await readWholeProject(async () => undefined);
  await expect.element(link("Add today's check")).toBeVisible();
  await link('Continue Documentation').click();
  await button('New Entry').click();
  await page.getByRole('textbox', { name: /What do you see/ }).fill('White bumps!');
  await button('Complete Entry').click();
  await expectToast('Entry Completed!', 'Your tracking entry has been finalized successfully.');
  const line = await holdRequests(`*${addressOf(listGlances)}`);

  await goHome();
  await line.arrived;
  await expect.element(page.getByText(NEXT_CHECK)).toBeVisible();
});

test('a tree is named from the menu: a blank name is said at the field, Enter saves, Escape cancels', async () => {
  await signIn('student');
  await newProject('Cloning Project - 5/1/2026');
  await renderApp({ url: '/' });
  const name = page.getByRole('dialog', { name: 'Name your tree' }).getByLabelText('Name');
  const open = async (of: string) => {
    await button(`Menu of ${of}`).click();
    await page.getByRole('menuitem', { name: 'Name your tree' }).click();
    await expect.element(name).toHaveFocus();
  };

  await open('Cloning Project - 5/1/2026');
  await expect.element(name).toHaveValue('');
  await expect.element(name).toHaveAttribute('placeholder', 'Cloning Project - 5/1/2026');
  await userEvent.fill(name, 'Nobody');
  await userEvent.keyboard('{Escape}');
  await expect.element(name).not.toBeInTheDocument();
  await expect.element(button('Menu of Cloning Project - 5/1/2026')).toHaveFocus();
  await open('Cloning Project - 5/1/2026');
  await userEvent.fill(name, ' ');
  await userEvent.keyboard('{Enter}');
  await expect.element(name).toHaveAccessibleDescription(/^Please give the project a name/);
  await userEvent.fill(name, 'Willy');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Willy' })).toBeVisible();
  await expect.element(button('Menu of Willy')).toHaveFocus();
  await expect.poll(async () => (await call(listProjects))[0]?.name).toBe('Willy');
});

test('#the-record-of-hours: the report as far as it has come, with the hours, is there before anything is done', async () => {
  await signIn('student');
  await newProject('Oak');
  await renderApp({ url: '/' });
  await button('Menu of Oak').hover();
  await button('Menu of Oak').click();
  await page.getByRole('menuitem', { name: 'Report and hours' }).click();
  await expect.element(greeting).toHaveTextContent('Your Project So Far');
  await button('Keep it').click();
  await expect.element(link('Hours as PDF')).toHaveAttribute('download');
});

test('without a network a tree is named and placed all the same', async () => {
  await signIn('student');
  await newProject('Oak');
  await renderApp({ url: '/' });
  await button('Menu of Oak').hover();
  await button('Menu of Oak').click();
  await page.getByRole('menuitem', { name: 'Say where it grows' }).click();
  const place = page.getByLabelText('Place');
  await expect.element(place).toHaveFocus();
  loseNetwork();

  await place.fill('in the park');
  await userEvent.keyboard('{Enter}');
  await expect.element(card('Oak').getByText('Location: in the park')).toBeVisible();
});

/** Another device names and places a tree, while this one has no line and does so too. */
async function nameOnTwoDevices() {
  await signIn('student');
  const id = await newProject('Oak');
  await renderApp({ url: '/' });
  const write = async (item: string, label: string, text: string) => {
    await page.getByRole('button', { name: /^Menu of/ }).click();
    await page.getByRole('menuitem', { name: item }).click();
    await userEvent.fill(page.getByRole('dialog').getByLabelText(label), text);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  };
  await button('Menu of Oak').hover();
  await expect.element(card('Oak')).toBeVisible();
  const restore = loseNetwork();
  await write('Name your tree', 'Name', 'Willy');
  await write('Say where it grows', 'Place', 'in the park');
  await expect.element(card('Willy').getByText('Location: in the park')).toBeVisible();
  restore();
  const body = { name: 'Oaky', location: 'at school', revision: 0, device: newId() };
  await call(changeProject, { params: { id }, body });
  window.dispatchEvent(new Event('online'));
  return async () => {
    const [stored] = await call(listProjects);
    return [stored?.name, stored?.location];
  };
}

test('#two-devices: where two devices named and placed a tree a child sees both, with no form open, and chooses', async () => {
  const stored = await nameOnTwoDevices();
  await button('Look and choose').click();
  const choice = page.getByRole('dialog', { name: 'Which one do you want to keep?' });
  for (const text of ['Willy', 'Oaky', 'in the park', 'at school']) {
    await expect.element(choice.getByText(text, { exact: true })).toBeVisible();
  }
  expect(await stored()).toEqual(['Oaky', 'at school']);
  // A tree has one name; a place may be told in two ways.
  await expect.element(choice.getByRole('button', { name: 'Keep both' })).toBeVisible();
  expect(choice.getByRole('button', { name: 'Keep both' }).elements()).toHaveLength(1);
  await choice.getByRole('button', { name: 'Keep both' }).click();
  // A chosen value leaves a moment later.
  await expect.poll(() => choice.getByRole('button', { name: 'Keep mine' }).elements()).toHaveLength(1);
  await choice.getByRole('button', { name: 'Keep mine' }).click();
  await expect.poll(stored).toEqual(['Willy', 'in the park / at school']);
  await expect.element(page.getByRole('dialog', { name: 'All done' })).toBeVisible();
});

test('#two-devices: while two names wait for a choice the menu leads to it, and then to the name again', async () => {
  const stored = await nameOnTwoDevices();
  await expect.element(button('Look and choose')).toBeVisible();
  const open = async () => {
    await page.getByRole('button', { name: /^Menu of/ }).click();
    await page.getByRole('menuitem', { name: 'Name your tree' }).click();
  };
  await open();
  const choice = page.getByRole('dialog', { name: 'Which one do you want to keep?' });
  await choice.getByRole('button', { name: 'Use the other' }).first().click();
  await choice.getByRole('button', { name: 'Use the other' }).click();
  await expect.element(choice).not.toBeInTheDocument();
  await expect.element(button('Menu of Oaky')).toBeVisible();
  await open();
  const name = page.getByRole('dialog', { name: 'Name your tree' }).getByLabelText('Name');
  await expect.element(name).toHaveValue('Oaky');
  await userEvent.keyboard('{Enter}');
  await expect.element(name).not.toBeInTheDocument();
  expect(await stored()).toEqual(['Oaky', 'at school']);
});

test('#what-is-checked: before a project is deleted the question counts what goes with it', async () => {
  await signIn('student');
  const projectId = await trackedProject(36);
  await call(createTrackingEntry, { params: { projectId }, body: { notes: 'Bumps', isDraft: false } });
  await renderApp({ url: '/' });

  const question = await askToDelete('Willy');
  await expect.element(question).toMatchTextContent('All that is in it goes too: 2 photos, 1 entry');
});

async function askToDelete(name: string) {
  await button(`Menu of ${name}`).click();
  await page.getByRole('menuitem', { name: 'Delete Project' }).click();
  const question = page.getByRole('alertdialog');
  const words = `Are you sure you want to delete "${name}"? This action cannot be undone.`;
  await expect.element(question.getByText(words, { exact: true })).toBeVisible();
  return question;
}

test('#what-is-checked: a project is deleted only once that is confirmed', async () => {
  await signIn('student');
  await newProject('Oak');
  await newProject('Willow');
  await renderApp({ url: '/' });

  await (await askToDelete('Oak')).getByRole('button', { name: 'Cancel' }).click();
  await expect.element(button('Menu of Oak')).toHaveFocus();
  expect(await call(listProjects)).toHaveLength(2);

  await (await askToDelete('Oak')).getByRole('button', { name: 'Delete Project' }).click();
  await expectToast('Success', 'Project deleted successfully');
  await expect.element(card('Oak')).not.toBeInTheDocument();
  await expect.element(card('Willow')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Your projects' })).toHaveFocus();
  expect((await call(listProjects)).map((it) => it.name)).toEqual(['Willow']);
});

test("#when-something-goes-wrong: where a deletion fails, 'Failed to delete project' is told and the project stays", async () => {
  comeByPlainHttp();
  await signIn('student');
  await newProject('Oak');
  await renderApp({ url: '/' });
  const question = await askToDelete('Oak');
  loseNetwork();

  await question.getByRole('button', { name: 'Delete Project' }).click();
  await expectFailure('Error', 'Failed to delete project');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(card('Oak')).toBeVisible();
});

test('a project that another device has deleted meanwhile is gone as it was to be', async () => {
  await signIn('student');
  const id = await newProject('Oak');
  await renderApp({ url: '/' });
  const question = await askToDelete('Oak');
  await call(deleteProject, { params: { id } });

  await question.getByRole('button', { name: 'Delete Project' }).click();
  await expectToast('Success', 'Project deleted successfully');
  await expect.element(page.getByText('Oak', { exact: true })).not.toBeInTheDocument();
  await expect.element(button('Start New Cloning Project')).toBeVisible();
});

const fold = page.getByRole('button', { name: /^Recently deleted/ });

test('#deleted-projects: a project that was deleted by mistake is brought back whole from below the projects', async () => {
  await signIn('student');
  const id = await newProject('Oak');
  await sendPhoto(uploadStepPhotos, { projectId: id, stepNumber: 2 });
  await newProject('Elm');
  await renderApp({ url: '/' });
  await expect.element(card('Oak')).toBeVisible();
  await expect.element(fold).not.toBeInTheDocument();

  const question = await askToDelete('Oak');
  await expect.element(question).toMatchTextContent('Change your mind within 30 days?');
  await question.getByRole('button', { name: 'Delete Project' }).click();
  await expectToast('Success', 'Project deleted successfully');
  await expect.element(card('Oak')).not.toBeInTheDocument();
  await fold.click();
  await says('30 days left');

  await renderApp({ url: '/' });
  await fold.click();
  await button('Bring back Oak').click();
  await expectToast('Welcome back!', 'Oak is among your projects again');
  await expect.element(card('Oak').getByRole('img').first()).toBeVisible();
  await expect.element(fold).not.toBeInTheDocument();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Your projects');
  const { photos } = (await call(listSteps, { params: { id } }))[1] ?? { photos: [] };
  expect(photos).toHaveLength(1);
});

test('#deleted-projects: without a network a project is deleted and brought back all the same', async () => {
  await signIn('student');
  await newProject('Oak');
  await newProject('Elm');
  await renderApp({ url: '/' });
  await expect.element(card('Oak')).toBeVisible();
  const question = await askToDelete('Elm');
  await question.getByRole('button', { name: 'Delete Project' }).click();
  await expect.element(fold).toBeVisible();
  // The device shows it before the server has heard of it.
  await expect.poll(async () => (await call(listProjects)).map(({ name }) => name)).toEqual(['Oak']);
  loseNetwork();

  const second = await askToDelete('Oak');
  await second.getByRole('button', { name: 'Delete Project' }).click();
  await expect.element(card('Oak')).not.toBeInTheDocument();
  await expect.element(fold).toMatchTextContent('Recently deleted (2)');
  await fold.click();
  await button('Bring back Oak').click();
  await expect.element(card('Oak')).toBeVisible();
  await button('Bring back Elm').click();
  await expect.element(card('Elm')).toBeVisible();
  vi.mocked(window.fetch).mockRestore();
  const sent = vi.spyOn(window, 'fetch');
  window.dispatchEvent(new Event('online'));
  await expect
    .poll(async () => (await call(listProjects)).map(({ name }) => name).toSorted(), { timeout: 5000 })
    .toEqual(['Elm', 'Oak']);
  // A project never deleted is not deleted now to be brought back, and no write is sent twice. A read may come before
  // it is back, or be dropped for a newer one.
  const writes = sent.mock.calls.flatMap(([, { method = 'GET' } = {}], index) =>
    method === 'GET' ? [] : [{ method, response: sent.mock.results[index]?.value as Promise<Response> }],
  );
  const said = writes.map(async ({ method, response }) => `${method} ${(await response).status}`);
  // One restore for each that the server may know as deleted: of what was never tried, nothing is sent.
  expect([...new Set(await Promise.all(said))]).toEqual(['POST 200']);
});

test('the browser offers the app late, and nothing that is there moves for it', async () => {
  await renderApp({ as: 'student', url: '/' });
  await expect.element(button('Start New Cloning Project')).toBeVisible();
  const place = () => button('Start New Cloning Project').element().getBoundingClientRect().top + scrollY;
  const before = place();

  window.dispatchEvent(new Event('beforeinstallprompt', { cancelable: true }));
  onTestFinished(() => void window.dispatchEvent(new Event('appinstalled')));
  await expect.element(button('Install')).toBeVisible();
  expect(place()).toBe(before);
  await button('Not now').click();
  await expect.element(button('Install')).not.toBeInTheDocument();
});

test('#iphones-ipads-and-safari: an iPhone is told how to install, but not while something waits here only', async () => {
  const agent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/18.6 Safari/604.1';
  onTestFinished(vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent).mockRestore);
  await renderApp({ as: 'student', url: '/' });
  const offer = page.getByText(/^Tap Share, then "Add to Home Screen"\./);
  await expect.element(offer).toBeVisible();
  const unsent = page.getByRole('link', { name: /^\d+ things? (is|are) not sent yet$/ });
  const line = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  onTestFinished(() => line.mockRestore());
  await button('Start New Cloning Project').click();
  await expect.element(unsent).toBeVisible();
  await renderApp({ url: '/' });
  await expect.element(unsent).toBeVisible();
  await expect.element(offer).not.toBeInTheDocument();
});

test('#fields-of-an-account: a ZIP code from before it was checked is asked for once', async () => {
  await renderApp({ as: 'student', account: { zipCode: 'abcde' }, url: '/' });
  const zip = page.getByLabelText('ZIP code');
  await expect.element(zip).toHaveValue('abcde');
  await button('Save').click();
  await expect.element(zip).toHaveAccessibleDescription(/^ZIP code must be at least 5 digits/);
  await zip.fill('97201');
  await button('Save').click();
  await expectToast('Thank you!', 'Your ZIP code is saved.');
  await expect.element(zip).not.toBeInTheDocument();

  await renderApp({ url: '/' });
  await expect.element(button('Start New Cloning Project')).toBeVisible();
  expect((await call(getUser)).zipCode).toBe('97201');
  await expect.element(zip).not.toBeInTheDocument();
});
