import { expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { createPlantingEntry } from '#domain/contract/notebook/planting.ts';
import { createProject, listProjects } from '#domain/contract/notebook/projects.ts';
import { saveStep } from '#domain/contract/notebook/steps.ts';
import { createTrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { uploadPlantingPhotos, uploadStepPhotos } from '#domain/contract/photos/photos.ts';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { getArchive, getHoursCsv, getHoursPdf, getReportPdf } from '#domain/contract/report/report.ts';
import type { User } from '#domain/contract/sign-in/accounts.ts';
import { paths } from '#web/app/paths.ts';
import { call } from '#web/lib/call.ts';
import { newId } from '#web/lib/new-id.ts';
import { drawSharePicture } from '#web/lib/share-picture.ts';
import { jobFrom } from '#web/offline/queue/job.ts';
import { deviceStore } from '#web/offline/queue/open-outbox.ts';
import { holdRequests } from '#web/testing/held-requests.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { smallPhoto } from '#web/testing/sample-photos.ts';
import { projectReadyToPlant, sendPhoto } from '#web/testing/scout-project.ts';
import { signIn } from '#web/testing/sign-in.ts';
import { overhang, readTwiceTheSize } from '#web/testing/twice-the-size.ts';
import { toast } from '#web/ui/toast-store.ts';
import { JUST_DONE } from './use-first-arrival.ts';

/** The part of the browser's own protocol that shows a page as on paper; Vitest leaves its types to the driver. */
type Emulation = {
  send(
    method: 'Emulation.setEmulatedMedia',
    params: { media: string } | { features: { name: string; value: string }[] },
  ): Promise<void>;
};

const button = (name: string) => page.getByRole('button', { name, exact: true });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const region = (name: string) => page.getByRole('region', { name, exact: true });

/** A project that was brought to its end: 0.5 hours of tracking, 1 of planting, three photos more. */
async function completedProject(): Promise<string> {
  const projectId = await projectReadyToPlant();
  const params = { projectId };
  await call(createTrackingEntry, { params, body: { notes: 'Roots!', timeSpent: 0.5, isDraft: false } });
  await call(createTrackingEntry, { params, body: { notes: 'Not yet', timeSpent: 9, isDraft: true } });
  const { id: entryId } = await call(createPlantingEntry, {
    params,
    body: { plantingLocation: 'at school', plantingDate: '2026-06-14', timeSpent: 1 },
  });
  for (const photoTypes of ['beforePhoto', 'duringPhoto', 'afterPhoto']) {
    await sendPhoto(uploadPlantingPhotos, { projectId, entryId }, { photoTypes });
  }
  await call(saveStep, {
    params: { id: projectId, stepNumber: 5 },
    body: { formData: {}, isCompleted: true },
  });
  return projectId;
}

async function openReport(): Promise<string> {
  await signIn('student', { state: 'OR' });
  const projectId = await completedProject();
  await renderApp({ url: paths.complete(projectId) });
  await expect.element(heading('You Cloned a Tree!')).toBeVisible();
  return projectId;
}

/** Unfolds what the first view does not say. */
async function unfoldStory(): Promise<void> {
  await button('My whole story').click();
  await expect.element(heading('Photos')).toBeVisible();
}

const shareDialog = page.getByRole('dialog', { name: 'Share Your Story' });

async function showIt(): Promise<void> {
  await button('Show it').click();
  await expect.element(button('Share My Card')).toBeVisible();
}

async function keepIt(): Promise<void> {
  await button('Keep it').click();
  await expect.element(link('Download PDF')).toBeVisible();
}

/** Shows the page as it is printed until the test has ended. */
async function seeOnPaper(): Promise<void> {
  const protocol = cdp() as unknown as Emulation;
  const emulate = (media: string) => protocol.send('Emulation.setEmulatedMedia', { media });
  onTestFinished(() => emulate(''));
  await emulate('print');
}

test('#completion: the report names the species, the cuttings, the trees and the hours with one decimal', async () => {
  await openReport();

  await expect.element(heading('Black Willow')).toBeVisible();
  const figures = page.getByRole('definition').elements();
  expect(figures.map((figure) => figure.textContent)).toEqual(['8', '1', '4.8']);
});

test('a notification on arrival covers neither the own photo nor the heading and the name', async () => {
  await openReport();
  toast({ title: 'Progress saved successfully' });
  const said = page.getByText('Progress saved successfully');
  await expect.element(said).toBeVisible();
  await expect
    .poll(() => said.element().getBoundingClientRect().bottom)
    .toBeLessThan(page.getByRole('main').getByRole('img').first().element().getBoundingClientRect().top);
});

test('the report fits a phone with text of twice the size', async () => {
  await readTwiceTheSize();
  await openReport();
  expect(overhang()).toBe(0);

  for (const open of [showIt, keepIt]) {
    await open();
    const { scrollWidth, clientWidth } = page.getByRole('dialog').element();
    expect([scrollWidth - clientWidth, overhang()]).toEqual([0, 0]);
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  }
  await unfoldStory();
  await expect.element(region('Project photos')).toBeVisible();
  expect(overhang()).toBe(0);
});

test('#stamps: the report shows the stamps that were earned, each with its day', async () => {
  await openReport();
  await unfoldStory();

  const stamps = region('Your Stamps').getByRole('listitem');
  // The look was entered now, long after week 12.
  const late = ['Week 4', 'Week 8', 'Week 12'];
  const days = ['First cuttingsMay 1, 2026', 'PlantedJun 14, 2026'];
  await expect.poll(() => stamps.elements().length).toBe(5);
  const told = stamps.elements().map((it) => it.textContent ?? '');
  expect(told.slice(0, 2)).toEqual(days);
  expect(told.slice(2).map((it, at) => it.includes(late[at] ?? '-'))).toEqual([true, true, true]);
});

test('#hours-in-all: the report shows how the hours add up, drafts left out', async () => {
  await openReport();
  await unfoldStory();
  await button('How the hours add up').click();

  const rows = page.getByRole('table', { name: 'How the hours add up' }).getByRole('row');
  await expect.element(rows.first()).toBeVisible();
  const lines = rows.elements();
  const cells = lines.map((line) => [...line.children].map((cell) => cell.textContent));
  expect(cells).toEqual([
    ['Picking the source tree', '1.25'],
    ['Harvesting cuttings', '2.00'],
    ['Tracking root growth', '0.50'],
    ['Planting', '1.00'],
    ['Total', '4.75, about 4.8'],
  ]);
});

test('#completion: the photos go round, each with its step', async () => {
  await openReport();
  await unfoldStory();
  const photos = region('Project photos');
  const shows = async (place: string, step: string) => {
    await expect.element(photos.getByText(place)).toBeVisible();
    await expect.element(photos.getByText(step)).toBeVisible();
  };

  await shows('1 of 5', 'Step 2: Pick Source Tree');
  await photos.getByRole('button', { name: 'Next', exact: true }).click();
  await shows('2 of 5', 'Step 3: Harvest Cuttings');
  await photos.getByRole('button', { name: 'Go to 5', exact: true }).click();
  await shows('5 of 5', 'Step 5: Plant Tree');
  await photos.getByRole('button', { name: 'Next', exact: true }).click();
  await shows('1 of 5', 'Step 2: Pick Source Tree');
});

test('#completion: the card to share tells of the tree and the numbers, and of nobody', async () => {
  await openReport();
  await showIt();

  const story = shareDialog;
  const words = 'I cloned a tree: Black Willow! From 8 cuttings I planted 1 new tree. It took me 4.8 hours.';
  await expect.element(story).toMatchTextContent(words);
  await expect.element(story.getByRole('img', { name: `Your card. ${words}` })).toBeVisible();
  await expect.element(story).not.toMatchTextContent(/Willow Reyes|school|Cloning Project/);
});

/** Stands in for the share sheet of a phone; gives what is handed to it. */
function shareSheet(takesFiles: boolean): ShareData[] {
  const shared: ShareData[] = [];
  const stand = (name: 'share' | 'canShare', value: unknown) => {
    Object.defineProperty(navigator, name, { configurable: true, value });
    onTestFinished(() => void Reflect.deleteProperty(navigator, name));
  };
  stand('share', async (data: ShareData) => void shared.push(data));
  stand('canShare', (data: ShareData) => takesFiles || !data.files);
  return shared;
}

test('nothing is shared before a parent was asked', async () => {
  const shared = shareSheet(true);
  await openReport();
  await showIt();
  const ways = ['Share', 'Download Picture', 'Copy Text'];
  for (const name of ways) expect(button(name).elements()).toEqual([]);

  await button('Share My Card').click();
  await expect.element(page.getByRole('dialog', { name: 'Ask your parent first' })).toBeVisible();
  await button('Not Now').click();
  await expect.element(button('Share My Card')).toHaveFocus();
  for (const name of ways) expect(button(name).elements()).toEqual([]);

  await button('Share My Card').click();
  await button('My Parent Said Yes').click();
  for (const name of ways) await expect.element(button(name)).toBeVisible();
  expect(shared).toEqual([]);
});

test('#completion: the card with the latest photo, or the one that was picked, is handed to the share sheet of a phone', async () => {
  const shared = shareSheet(true);
  await openReport();
  await showIt();
  await button('Share My Card').click();
  await button('My Parent Said Yes').click();
  const share = async () => {
    await expect.element(button('Download Picture')).toBeVisible();
    await button('Share').click();
    await expect.poll(() => shared.length).toBeGreaterThan(0);
    const { text, files } = shared.pop() ?? {};
    expect(text).toMatch(/^I cloned a tree: Black Willow!/);
    expect(files?.map(({ name, type }) => [name, type])).toEqual([['black-willow.jpg', 'image/jpeg']]);
    return topOf(files?.[0] ?? new Blob());
  };

  await expect
    .element(page.getByRole('radio', { name: /^Photo of step 5/, checked: true }))
    .toBeInTheDocument();
  const photographed = await share();
  await page
    .getByRole('group', { name: /^Pick a photo/ })
    .getByText('No photo')
    .click();
  await expect.element(page.getByRole('radio', { name: 'No photo' })).toBeChecked();
  const drawn = await share();
  expect(photographed).not.toEqual(drawn);
});

/** Returns a picture's size, and the colour in the middle of its upper edge. */
async function topOf(picture: Blob): Promise<number[]> {
  const bitmap = await createImageBitmap(picture);
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  context?.drawImage(bitmap, -bitmap.width / 2, 0);
  return [bitmap.width, bitmap.height, ...(context?.getImageData(0, 0, 1, 1).data ?? [])];
}

test('a portrait on the card keeps its upper end, where the treetop is', async () => {
  const portrait = new OffscreenCanvas(300, 900);
  const context = portrait.getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.fillStyle = '#ff0000';
  context.fillRect(0, 0, 300, 900);
  context.fillStyle = '#0000ff';
  context.fillRect(0, 0, 300, 100);
  const photo = URL.createObjectURL(await portrait.convertToBlob());
  onTestFinished(() => URL.revokeObjectURL(photo));
  const words = { title: 'Black Willow', lines: [], foot: '' };
  const [, , red = 0, , blue = 0] = await topOf(
    await drawSharePicture({ ...words, photo, drawing: undefined }),
  );
  expect([red < 64, blue > 192]).toEqual([true, true]);
});

test('the tag for the real tree names it and who cloned it, and no place; it is printed alone', async () => {
  const printed: string[] = [];
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    printed.push(document.querySelector('[data-printed-alone]')?.textContent ?? '');
  });
  onTestFinished(() => print.mockRestore());
  await openReport();
  await keepIt();
  const words =
    /^Cloning Project - 5\/1\/2026, Black WillowSalix nigraPlanted on June 14, 2026Cloned by Willow$/;

  await button('Print Tag').click();
  await expect.poll(() => printed).toEqual([expect.stringMatching(words)]);
  await seeOnPaper();
  const isTitleThere = () => document.querySelector('h1')?.checkVisibility();
  expect(isTitleThere()).toBe(false);
  window.dispatchEvent(new Event('afterprint'));
  await expect.poll(isTitleThere).toBe(true);
  expect(document.querySelector('[data-printed-alone]')).toBeNull();
});

test('#completion: the own photo, the name, what was done and what to do with it come first, then the story', async () => {
  await openReport();
  const photo = page.getByRole('img', { name: /^Photo of step 5/ }).first();
  await expect.element(photo).toBeVisible();
  await expect.element(heading('Then and Now')).toBeVisible();
  const isFoldedAway = heading('How It Grew').elements().length === 0;
  await unfoldStory();
  const inOrder = [
    photo,
    heading('You Cloned a Tree!'),
    heading('Black Willow'),
    button('Show it'),
    heading('Then and Now'),
    heading('My whole story'),
    heading('Photos'),
    heading('Your Stamps'),
    heading('How the hours add up'),
    heading('How It Grew'),
    link('Continue Tracking This Project'),
  ].map((it) => it.element().getBoundingClientRect().top);
  expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
  expect(isFoldedAway).toBe(true);
  await expect.element(button('How the hours add up')).toHaveAttribute('aria-expanded', 'false');
});

/** The words that begin in the window, and what can be pressed there. */
function inFirstView() {
  const isSeen = (of: Element | Range) => {
    const { top, bottom, height } = of.getBoundingClientRect();
    return height > 1 && bottom > 0 && top < innerHeight;
  };
  const words: string[] = [];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    if (!node.parentElement?.checkVisibility() || !isSeen(range)) continue;
    words.push(...(node.textContent ?? '').trim().split(/\s+/).filter(Boolean));
  }
  const controls = [...document.querySelectorAll('a, button, input, select, textarea')].filter(
    (it) => it.checkVisibility() && isSeen(it),
  );
  return { words: words.length, controls: controls.length };
}

test('the first view of a phone says it all in few words, and nothing folded is four screens long', async () => {
  await page.viewport(360, 740);
  await openReport();
  await expect.element(heading('Then and Now')).toBeInTheDocument();
  const presses = ['Show it', 'Keep it', 'Start New Project'].map(
    (name) => button(name).element().getBoundingClientRect().bottom,
  );
  for (const bottom of presses) expect(bottom).toBeLessThanOrEqual(740);
  const { words, controls } = inFirstView();
  expect(words).toBeLessThanOrEqual(60);
  expect(controls).toBeLessThanOrEqual(10);
  expect(document.documentElement.scrollHeight / 740).toBeLessThanOrEqual(4);
});

test('Back closes what was opened on the report, and the focus is where it was pressed', async () => {
  const projectId = await openReport();
  for (const [open, name] of [
    [showIt, 'Show it'],
    [keepIt, 'Keep it'],
  ] as const) {
    await open();
    history.back();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(button(name)).toHaveFocus();
  }
  await unfoldStory();
  await expect.element(button('My whole story')).toHaveFocus();
  history.back();
  await expect.element(button('My whole story')).toHaveAttribute('aria-expanded', 'false');
  expect(location.pathname).toBe(paths.complete(projectId));
});

test('the page is printed whole, however much of it is folded away, and without a window over it', async () => {
  await openReport();
  await expect.element(heading('Then and Now')).toBeVisible();
  await keepIt();
  await seeOnPaper();
  const folded = ['#photos', '#stamps', '[aria-label="How the hours add up"]', '#timeline'];
  const isPrinted = (part: string) =>
    document.querySelector(part)?.checkVisibility({ contentVisibilityAuto: true }) === true;
  await expect.poll(() => folded.filter((part) => !isPrinted(part))).toEqual([]);
  expect(document.querySelector('[role="dialog"]')?.checkVisibility()).toBe(false);
  // One of five photos is the first page's, which is also the latest, and the first stands beside it.
  const slides = [...document.querySelectorAll('[data-caption]')];
  const printed = slides.filter((slide) => slide.checkVisibility()).map((slide) => slide.textContent);
  expect([slides.length, printed.length]).toEqual([5, 3]);
  expect(document.querySelector('h1')?.closest('.print\\:break-after-page')).not.toBeNull();
});

test('the planted tree grows for who has just completed the project, once, and for nobody who wants no motion', async () => {
  await signIn('student', { state: 'OR' });
  const url = paths.complete(await completedProject());
  const growing = () => document.querySelector<HTMLElement>('[data-growing]');
  await renderApp({ url });
  await expect.element(heading('You Cloned a Tree!')).toBeVisible();
  expect(growing()).toBeNull();

  const arriveDone = async () => {
    await renderApp({ url: '/' });
    await expect.element(link('View Report')).toBeVisible();
    history.pushState(JUST_DONE, '', url);
    await expect.element(heading('You Cloned a Tree!')).toBeVisible();
  };
  await arriveDone();
  expect(growing()?.checkVisibility()).toBe(true);
  await expect.poll(growing, { timeout: 10_000 }).toBeNull();
  expect(history.state?.isJustDone).toBeUndefined();

  const protocol = cdp() as unknown as Emulation;
  const prefer = (value: string) =>
    protocol.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
  onTestFinished(() => prefer(''));
  await prefer('reduce');
  await arriveDone();
  expect(growing()?.checkVisibility()).not.toBe(true);
});

test('where the share sheet takes no pictures, it gets the words', async () => {
  const shared = shareSheet(false);
  await openReport();
  await showIt();
  await button('Share My Card').click();
  await button('My Parent Said Yes').click();
  await button('Share').click();
  await expect
    .poll(() => shared)
    .toEqual([{ text: expect.stringMatching(/^I cloned a tree: Black Willow!/) }]);
});

test("the timeline tells what happened in the order of the child's own dates, and draws it", async () => {
  await openReport();
  await unfoldStory();

  const rows = page.getByRole('table', { name: 'Everything that happened, day by day' }).getByRole('row');
  await expect.element(rows.first()).toBeVisible();
  const told = rows.elements().map((row) => [...row.children].map((cell) => cell.textContent));
  expect(told.slice(0, 3)).toEqual([
    ['When', 'What happened'],
    ['Day 1May 1, 2026', 'Cuttings harvested8 cuttings'],
    ['Day 1May 1, 2026', 'Cuttings placed in water'],
  ]);
  expect(told).toContainEqual(['Day 45June 14, 2026', 'Tree plantedat school']);
  expect(told.flat().join()).not.toContain('Not yet');
  const chart = page.getByRole('img', { name: /^Chart of \d+ days\. Cuttings harvested on day 1/ });
  await expect.element(chart).toBeVisible();
});

test('the first photo is uncovered over the latest by keys', async () => {
  await openReport();
  const slider = page.getByRole('slider', { name: 'How much of the first photo you see' });
  await expect.element(slider).toHaveAttribute('aria-valuetext', '50 percent');
  (slider.element() as HTMLElement).focus();
  await userEvent.keyboard('{Home}{ArrowRight}');
  await expect.element(slider).toHaveAttribute('aria-valuetext', '5 percent');
  const first = page.getByRole('img', { name: /^First photo\./ });
  await expect.element(first).toHaveStyle({ clipPath: 'inset(0px 95% 0px 0px)' });
  // The treetop of a portrait.
  await expect.element(first).toHaveStyle({ objectFit: 'cover', objectPosition: '50% 0%' });
});

test('the page is printed once every photo is there, those out of view too', async () => {
  const printed: boolean[] = [];
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    printed.push([...document.images].every((picture) => picture.complete && picture.naturalWidth > 0));
  });
  onTestFinished(() => print.mockRestore());
  await openReport();
  await keepIt();
  await button('Print').click();
  await expect.poll(() => printed).toEqual([true]);
});

test('the report is downloaded as a PDF, the hours to be signed and as a table, and everything as one file', async () => {
  const projectId = await openReport();
  await keepIt();
  const addresses: [string, string][] = [
    ['Download PDF', addressOf(getReportPdf, { id: projectId })],
    ['Download Everything', addressOf(getArchive, { id: projectId })],
    ['Hours as PDF', addressOf(getHoursPdf, { id: projectId })],
    ['Hours as Table (CSV)', addressOf(getHoursCsv, { id: projectId })],
  ];
  for (const [name, address] of addresses) {
    await expect.element(link(name)).toHaveAttribute('download');
    const href = link(name).element().getAttribute('href') ?? '';
    expect(href).toMatch(new RegExp(`^${address}\\?paper=(letter|a4)&timeZone=`));
    expect((await fetch(href)).status).toBe(200);
  }
});

/** Lays a photo of step 4 of a project into the outbox, as one that was chosen without a network. */
async function keepPhotoToSend({ id, firstName }: User, projectId: string): Promise<void> {
  const about = newId();
  const photo = await smallPhoto('leaf.jpg');
  const params = { projectId, stepNumber: 4 };
  const file = { file: photo, parts: { id: about }, label: 'A photo' };
  const draft = { endpoint: uploadStepPhotos, params, ...file, about, within: [projectId] };
  const put = jobFrom({ ...draft, does: 'creates' }, newId(), { id, name: firstName });
  await deviceStore.change(id, () => ({ put, drop: [] }), { file: await photo.arrayBuffer() });
}

test('above the files stands how much of the project they will not have yet, until all of it is sent', async () => {
  const { user } = await signIn('student', { state: 'OR' });
  const projectId = await completedProject();
  const { id: another } = await call(createProject, { body: { name: 'Elder' } });
  for (const of of [projectId, projectId, another]) await keepPhotoToSend(user, of);
  const held = await holdRequests('*/steps/4/photos');
  await renderApp({ url: paths.complete(projectId) });
  await held.arrived;
  await keepIt();

  const dialog = page.getByRole('dialog', { name: 'Keep Your Report' });
  await expect.element(dialog).toMatchTextContent('2 things are not sent yet');
  await expect.element(dialog).toMatchTextContent('The files will not have them yet.');
  await held.letThrough();
  await expect.element(dialog).not.toMatchTextContent('not sent yet');
  await expect.element(link('Download PDF')).toBeVisible();
});

test('one thing that waits leads from the files to where it waits', async () => {
  const { user } = await signIn('student', { state: 'OR' });
  const projectId = await completedProject();
  await keepPhotoToSend(user, projectId);
  const held = await holdRequests('*/steps/4/photos');
  await renderApp({ url: paths.complete(projectId) });
  await held.arrived;
  await keepIt();

  const dialog = page.getByRole('dialog', { name: 'Keep Your Report' });
  await expect.element(dialog).toMatchTextContent('1 thing is not sent yet');
  await expect.element(dialog).toMatchTextContent('The files will not have it yet.');
  await link('See what waits').click();
  await expect.element(heading('Waiting to be sent')).toBeVisible();
  await held.letThrough();
  await expect.element(heading('Nothing is waiting')).toBeVisible();
});

test('#completion: the report leads back to tracking, to the project and to all projects', async () => {
  const projectId = await openReport();
  await unfoldStory();

  await expect
    .element(link('Continue Tracking This Project'))
    .toHaveAttribute('href', paths.step(projectId, 4));
  await expect.element(link('Continue This Project')).toHaveAttribute('href', paths.project(projectId));
  await link('Back to Projects').click();
  await expect.element(link('View Report')).toBeVisible();
});

test('#completion: Start New Project makes one and goes to its first step', async () => {
  const projectId = await openReport();
  await button('Start New Project').click();

  await expect.element(page.getByText('New project created successfully', { exact: true })).toBeVisible();
  const made = (await call(listProjects)).find((project) => project.id !== projectId);
  expect(made).toMatchObject({ selectedState: 'OR', currentStep: 1 });
  expect(location.pathname).toBe(paths.step(made?.id ?? '', 1));
});

test('a notification is not printed with the report', async () => {
  await openReport();
  toast({ title: 'Progress saved successfully' });
  await expect.element(page.getByText('Progress saved successfully')).toBeVisible();

  await seeOnPaper();
  await expect.element(page.getByText('Progress saved successfully')).not.toBeVisible();
});

test('#completion: an unknown project is not found, with a way to the projects', async () => {
  await renderApp({ url: paths.complete('no-such-project'), as: 'student' });

  await expect.element(heading('Project not found')).toBeVisible();
  await expect.element(link('Back to Projects')).toHaveAttribute('href', '/projects');
  await readTwiceTheSize();
  expect(overhang()).toBe(0);
});

test('#the-summary: an unfinished project shows what there is', async () => {
  await signIn('student');
  const { id } = await call(createProject, { body: { name: 'My first willow' } });
  await renderApp({ url: paths.complete(id) });

  await expect.element(heading('Your Project So Far')).toBeVisible();
  expect(document.title).toBe('Your Project So Far · Rootling');
  await expect.element(page.getByText('My first willow')).toBeVisible();
  await expect.element(heading('No tree chosen yet')).toBeVisible();
  await expect.element(button('Keep it')).toBeVisible();
  await expect.element(button('Show it')).not.toBeInTheDocument();
  await unfoldStory();
  await expect.element(heading('No photos yet')).toBeVisible();
  const figures = page.getByRole('definition').elements();
  expect(figures.map((figure) => figure.textContent)).toEqual(['0', '0', '0.0']);
});

test('#completion: before a tree is planted the card tells of the cuttings', async () => {
  await signIn('student');
  await renderApp({ url: paths.complete(await projectReadyToPlant()) });
  await showIt();

  await expect
    .element(shareDialog)
    .toMatchTextContent(
      'I am cloning a tree: Black Willow! I took 8 cuttings and help them grow roots. It took me 3.3 hours so far.',
    );
});

test('what was changed since is in the report at the next visit', async () => {
  const projectId = await openReport();
  await unfoldStory();
  await link('Continue Tracking This Project').click();
  await expect.element(heading('Tracking Entries')).toBeVisible();
  await call(createTrackingEntry, {
    params: { projectId },
    body: { notes: 'A month later', timeSpent: 2, isDraft: false },
  });
  history.back();

  await expect.poll(() => page.getByRole('definition').elements().at(-1)?.textContent).toBe('6.8');
});
