import '#web/app/app.css';
import { expect, onTestFinished, test, vi } from 'vitest';
import { cdp, commands, page, userEvent } from 'vitest/browser';
import { ACTIVITY_TYPE, createProject, deleteProject } from '#domain/contract/notebook/projects.ts';
import { getStep, listSteps } from '#domain/contract/notebook/steps.ts';
import { getPhotoRoom, type Photo, uploadStepPhotos } from '#domain/contract/photos/photos.ts';
import { PHOTO_MAX_BYTES } from '#domain/limits.ts';
import { Providers } from '#web/app/providers.tsx';
import { StudentOutbox } from '#web/app/student-outbox.tsx';
import { call } from '#web/lib/call.ts';
import { hearOf, setPageUser } from '#web/lib/page-user.ts';
import { useReading } from '#web/offline/overlay/use-reading.ts';
import { deviceStore } from '#web/offline/queue/open-outbox.ts';
import type { Outgoing } from '#web/offline/queue/outbox-words.ts';
import { useOutbox, useSaveStatus } from '#web/offline/queue/use-outbox.ts';
import { expectFailure, expectToast } from '#web/testing/expect-toast.ts';
import { holdRequests } from '#web/testing/held-requests.ts';
import { loseNetwork } from '#web/testing/lose-network.ts';
import { mount } from '#web/testing/mount.ts';
import { comeByPlainHttp } from '#web/testing/plain-http.ts';
import { phonePhoto, smallPhoto } from '#web/testing/sample-photos.ts';
import { signIn } from '#web/testing/sign-in.ts';
import { standInFor } from '#web/testing/stand-in-response.ts';
import { SaveStatus } from '#web/ui/save-status.tsx';
import { PhotoPanel } from './photo-panel.tsx';
import { photoAddress } from './photos.queries.ts';

const STEP = 2;
const zone = page.getByLabelText('Add photos', { exact: true });
const opener = (name: string) => page.getByRole('button', { name: `${name}, open large` });
const UPLOADS = '*/steps/2/photos';
const SMALLER = 'Take a new photo with the camera here, or ask an adult to make it smaller.';

/** Shows the panel of a new project's step. */
async function openPanel() {
  const { user } = await signIn('student');
  const project = await call(createProject, { body: { name: 'Willow', activityType: ACTIVITY_TYPE } });
  const params = { id: project.id, stepNumber: STEP };
  const open = () =>
    mount(
      <Providers>
        <StudentOutbox user={user} fallback={null}>
          <StepPhotos projectId={project.id} />
        </StudentOutbox>
      </Providers>,
    );
  const close = open();
  const outbox = () => outboxHere;
  const stored = async (): Promise<Photo[]> => (await call(getStep, { params })).photos;
  // Sorted: the tests' server has one clock for all.
  const storedNames = async () => (await stored()).map((photo) => photo.originalName).sort();
  const waiting = () => deviceStore.list(user.id);
  return { user, projectId: project.id, stored, storedNames, open, close, waiting, outbox };
}

let outboxHere: Outgoing;

function StepPhotos({ projectId }: { projectId: string }) {
  outboxHere = useOutbox();
  const { data } = useReading(listSteps, { id: projectId });
  const target = { endpoint: uploadStepPhotos, params: { projectId, stepNumber: STEP } };
  const status = useSaveStatus({ state: 'saved', retry: () => undefined }, `${projectId}/${STEP}`);
  return (
    <>
      <PhotoPanel photos={data?.[STEP - 1]?.photos ?? []} target={target} hasPlaces />
      <SaveStatus {...status} />
    </>
  );
}

/** True when the browser would close the page without a question. */
const closesUnasked = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

function dropOnZone(files: readonly File[]) {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
  page.getByText('Add photos', { exact: true }).element().dispatchEvent(drop);
}

test('a photo that was just chosen is brought into view, with how far it is', async () => {
  await openPanel();
  document.body.style.paddingTop = `${innerHeight - 250}px`;
  document.body.style.paddingBottom = '1000px';
  onTestFinished(() => document.body.removeAttribute('style'));
  window.scrollTo(0, 0);
  const upload = await holdRequests(UPLOADS);
  await userEvent.upload(zone, await smallPhoto('leaf.jpg'));
  await expect.element(page.getByRole('progressbar', { name: 'leaf.jpg' })).toBeInViewport({ ratio: 1 });
  await upload.arrived;
  await upload.letThrough();
});

type Emulation = { send(method: string, params: object): Promise<void> };

test('a photo flies to its place once it can be seen, and stands there at once with less motion', async () => {
  await openPanel();
  const animate = vi.spyOn(Element.prototype, 'animate');
  onTestFinished(() => animate.mockRestore());
  await userEvent.upload(zone, await smallPhoto('leaf.jpg'));
  await expect.element(opener('leaf.jpg')).toBeVisible();
  expect(animate).toHaveBeenCalledTimes(1);

  const protocol = cdp() as unknown as Emulation;
  const prefer = (value: string) =>
    protocol.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
  onTestFinished(() => prefer(''));
  await prefer('reduce');
  await userEvent.upload(zone, await smallPhoto('bark.jpg', 'sienna'));
  await expect.element(opener('bark.jpg')).toBeVisible();
  expect(animate).toHaveBeenCalledTimes(1);
});

test('photos that are chosen are uploaded and shown', async () => {
  const { storedNames } = await openPanel();

  await userEvent.upload(zone, [await smallPhoto('leaf.jpg'), await smallPhoto('bark.jpg', 'sienna')]);

  await expect.element(page.getByText('Photos uploaded successfully')).toBeVisible();
  await expect.element(opener('leaf.jpg')).toBeVisible();
  await expect.element(opener('bark.jpg')).toBeVisible();
  expect(await storedNames()).toEqual(['bark.jpg', 'leaf.jpg']);
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
});

test('a photo goes to the place it was chosen for, and what is deleted leaves its place empty again', async () => {
  const { stored } = await openPanel();
  const place = page.getByLabelText('Add a photo of a branch');
  await userEvent.upload(place, [await smallPhoto('branch.jpg'), await smallPhoto('more.jpg')]);

  await expect.element(opener('more.jpg')).toBeVisible();
  await expect.element(opener('branch.jpg')).toBeVisible();
  await expect.element(place).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('Add a photo of the whole tree')).toBeInTheDocument();
  const kinds = (await stored()).map(({ originalName, kind }) => [originalName, kind]).sort();
  expect(kinds).toEqual([
    ['branch.jpg', 'branch'],
    ['more.jpg', null],
  ]);

  await page.getByRole('button', { name: 'Delete branch.jpg' }).click();
  await expect
    .element(page.getByRole('alertdialog').getByText(/This action cannot be undone\./))
    .toBeVisible();
  await page.getByRole('button', { name: 'Delete Photo', exact: true }).click();
  await expect.element(place).toBeInTheDocument();
});

test('on touch the camera comes before the choice from the device', async () => {
  const real = window.matchMedia;
  const touch = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => real.call(window, query.includes('coarse') ? 'all' : query));
  onTestFinished(() => touch.mockRestore());
  await openPanel();
  const camera = page.getByLabelText('Take a photo', { exact: true });
  const choice = page.getByLabelText('Add photos', { exact: true });
  await expect.element(camera).toHaveAttribute('capture', 'environment');
  await expect.element(camera).toHaveAttribute('multiple');
  await expect.element(camera).toHaveAccessibleName('Take a photo');
  const place = page.getByLabelText('Add a photo of a leaf');
  await expect.element(place).toHaveAttribute('capture', 'environment');
  await expect.element(place).toHaveAttribute('multiple');
  await expect.element(choice).toHaveAccessibleName('Add photos');
  const order = camera.element().compareDocumentPosition(choice.element());
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  await userEvent.upload(choice, [await smallPhoto('leaf.jpg')]);
  await expect.element(opener('leaf.jpg')).toBeVisible();
});

test('photos that are dropped are uploaded too, and join those that are on their way', async () => {
  const { storedNames } = await openPanel();
  await expect.element(zone).toBeInTheDocument();

  dropOnZone([await smallPhoto('one.jpg'), await smallPhoto('two.jpg')]);
  dropOnZone([await smallPhoto('three.jpg')]);

  await expect.element(opener('three.jpg')).toBeVisible();
  expect(await storedNames()).toEqual(['one.jpg', 'three.jpg', 'two.jpg']);
});

test("a phone's JPEG and HEIC arrive upright, at most 2048 px, with the time they were taken", async () => {
  const { stored } = await openPanel();

  await userEvent.upload(zone, [await phonePhoto('jpg'), await phonePhoto('heic')]);

  await expect.element(opener('IMG_0001.jpg')).toBeVisible();
  await expect.element(opener('IMG_0001.heic')).toBeVisible();
  for (const { width, height, takenAt } of await stored()) {
    expect({ width, height, takenAt }).toEqual({ width: 1536, height: 2048, takenAt: '2026-05-17T14:32' });
  }
});

test('what is no picture, or too large, is named and never sent; the good ones of the same pick are uploaded', async () => {
  const { stored } = await openPanel();
  const huge = new File([new Uint8Array(PHOTO_MAX_BYTES + 1)], 'huge.jpg', { type: 'image/jpeg' });
  const notes = new File(['Dear diary'], 'notes.txt', { type: 'text/plain' });
  await expect.element(zone).toBeInTheDocument();

  dropOnZone([notes, huge, await smallPhoto('leaf.jpg')]);

  await expect.element(page.getByText('notes.txt is not an image file')).toBeVisible();
  await expect.element(page.getByText('huge.jpg is larger than 10MB')).toBeVisible();
  await expect.element(opener('leaf.jpg')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Try again/ })).not.toBeInTheDocument();
  expect(await stored()).toHaveLength(1);

  await page.getByRole('button', { name: 'Remove notes.txt' }).click();
  await expect.element(page.getByText('notes.txt is not an image file')).not.toBeInTheDocument();
});

test.for([
  ['notes.txt', 'text/plain', 'Invalid File', 'notes.txt is not an image file', ''],
  ['huge.jpg', 'image/jpeg', 'File Too Large', 'huge.jpg is larger than 10MB', SMALLER],
] as const)('%s of type %s is told as %s', async ([name, type, title, message, remedy]) => {
  await openPanel();
  await expect.element(zone).toBeInTheDocument();

  dropOnZone([new File([new Uint8Array(PHOTO_MAX_BYTES + 1)], name, { type })]);

  const notification = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem');
  await expect.element(notification).toHaveTextContent(`${title}${message}${remedy}`);
});

test('what only calls itself a picture is refused by the server, by name and for good', async () => {
  const { storedNames } = await openPanel();
  const page404 = new File(['<!doctype html>'], 'fake.jpg', { type: 'image/jpeg' });

  await userEvent.upload(zone, [page404, await smallPhoto('leaf.jpg')]);

  await expect.element(page.getByRole('alert')).toHaveTextContent('fake.jpg is not an image file');
  await expectToast('Error', 'fake.jpg is not an image file');
  await expect.element(opener('leaf.jpg')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Try again/ })).not.toBeInTheDocument();
  expect(await storedNames()).toEqual(['leaf.jpg']);
});

test('where nothing is kept, a photo that met no network is tried again, and is there once', async () => {
  comeByPlainHttp();
  const { stored } = await openPanel();
  const held = await holdRequests(UPLOADS);
  await userEvent.upload(zone, [await smallPhoto('leaf.jpg')]);
  await held.arrived;

  await held.fail();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('This photo did not get through. Check your connection, then try again.');
  expect(await stored()).toEqual([]);
  await page.getByRole('button', { name: 'Try again: leaf.jpg' }).click();

  await expect.element(opener('leaf.jpg')).toBeVisible();
  expect(await stored()).toHaveLength(1);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

/** A panel by plain http, and a photo whose upload is held up. */
async function uploadByPlainHttp() {
  comeByPlainHttp();
  const panel = await openPanel();
  const held = await holdRequests(UPLOADS);
  await userEvent.upload(zone, await smallPhoto('leaf.jpg'));
  await held.arrived;
  return { ...panel, held };
}

test('a photo that fails after its panel was left is there when that opens again, is tried again, and arrives', async () => {
  const { stored, open, close, held } = await uploadByPlainHttp();
  close();
  await held.fail();
  expect(closesUnasked()).toBe(false);

  open();
  await expect.element(page.getByRole('button', { name: 'Try again: leaf.jpg' })).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('Not saved.');
  await page.getByRole('button', { name: 'Try again: leaf.jpg' }).click();
  await expect.element(opener('leaf.jpg')).toBeVisible();
  expect(await stored()).toHaveLength(1);
  await expect.element(page.getByRole('status')).toHaveTextContent('Auto-saved');
  expect(closesUnasked()).toBe(true);
});

test('a photo that failed before its panel was left is there when that opens again, until it is removed', async () => {
  const { stored, open, close, held } = await uploadByPlainHttp();
  await held.fail();
  await expect.element(page.getByRole('button', { name: 'Try again: leaf.jpg' })).toBeVisible();
  close();
  expect(closesUnasked()).toBe(false);

  open();
  await page.getByRole('button', { name: 'Remove leaf.jpg' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Auto-saved');
  expect(closesUnasked()).toBe(true);
  expect(await stored()).toEqual([]);
});

test('of a photo that failed nothing stays once somebody else is signed in', async () => {
  comeByPlainHttp();
  const { user, open, close } = await openPanel();
  setPageUser(user.id);
  const held = await holdRequests(UPLOADS);
  await userEvent.upload(zone, await smallPhoto('leaf.jpg'));
  await held.arrived;
  await held.fail();
  await expect.element(page.getByRole('button', { name: 'Try again: leaf.jpg' })).toBeVisible();
  close();
  await hearOf({ id: crypto.randomUUID(), name: 'Bruno' });
  expect(closesUnasked()).toBe(true);
  open();
  await expect.element(page.getByRole('status')).toHaveTextContent('Auto-saved');
  await expect.element(page.getByRole('button', { name: 'Try again: leaf.jpg' })).not.toBeInTheDocument();
});

test('a photo that failed asks for nothing any more once its project was deleted', async () => {
  comeByPlainHttp();
  const { outbox, projectId } = await openPanel();
  const held = await holdRequests(UPLOADS);
  await userEvent.upload(zone, await smallPhoto('leaf.jpg'));
  await held.arrived;
  await held.fail();
  await expect.element(page.getByRole('button', { name: 'Try again: leaf.jpg' })).toBeVisible();
  const draft = { endpoint: deleteProject, params: { id: projectId }, does: 'deletes' } as const;
  await outbox().send({ ...draft, about: projectId, within: [], label: '' }).settled;
  await expect.element(page.getByRole('button', { name: 'Try again: leaf.jpg' })).not.toBeInTheDocument();
  expect(closesUnasked()).toBe(true);
});

test('a photo that meets no network is kept on the device, is seen there, and arrives later, once', async () => {
  const { stored } = await openPanel();
  const held = await holdRequests(UPLOADS);
  await userEvent.upload(zone, [await smallPhoto('leaf.jpg')]);
  await held.arrived;
  await held.fail();

  await expect.element(page.getByText('Saved on this device', { exact: true })).toBeVisible();
  await expect
    .element(opener('leaf.jpg').getByRole('img'))
    .toHaveAttribute('src', expect.stringMatching(/^blob:/));
  window.dispatchEvent(new Event('online'));
  await expect.poll(stored, { timeout: 10_000 }).toHaveLength(1);
  await expect
    .element(opener('leaf.jpg').getByRole('img'))
    .toHaveAttribute('src', expect.stringMatching(/^\/api\/uploads\//));
});

test('a HEIC that waits on the device is seen as a drawing, not as a broken picture', async () => {
  await openPanel();
  const held = await holdRequests(UPLOADS);
  await userEvent.upload(zone, [await phonePhoto('heic')]);
  await held.arrived;
  await held.fail();
  await expect.element(opener('IMG_0001.heic')).toBeVisible();

  const picture = opener('IMG_0001.heic').element().querySelector('img');
  expect(picture?.src).toContain('waiting-photo');
  await expect.poll(() => picture?.complete && picture.naturalWidth).toBeGreaterThan(0);
});

test('a photo on its way is seen in small, and its bytes are let go when it has arrived', async () => {
  await openPanel();
  const held = await holdRequests(UPLOADS);
  await userEvent.upload(zone, [await smallPhoto('leaf.jpg')]);
  await held.arrived;
  await expect.element(page.getByRole('progressbar', { name: 'leaf.jpg' })).toBeVisible();
  const address = await vi.waitFor(() => {
    const image = document.querySelector<HTMLImageElement>('img[src^="blob:"]');
    if (!image) throw new Error('There is no small picture yet.');
    return image.src;
  }, 15_000);
  expect((await fetch(address)).headers.get('content-type')).toBe('image/jpeg');
  const heightOf = (inTile: Element) => inTile.closest('li')?.getBoundingClientRect().height ?? 0;
  const whileOnItsWay = heightOf(page.getByText('leaf.jpg', { exact: true }).first().element());

  await held.letThrough();

  await expect.element(opener('leaf.jpg')).toBeVisible();
  // It has the size that it had while it came: what stands below is where it was.
  expect(heightOf(opener('leaf.jpg').element())).toBeCloseTo(whileOnItsWay, 0);
  await expect(fetch(address)).rejects.toThrow();
});

test('a photo on its way is cancelled, the next one goes on', async () => {
  const { storedNames } = await openPanel();
  const held = await holdRequests(UPLOADS);
  await userEvent.upload(zone, [await smallPhoto('leaf.jpg'), await smallPhoto('bark.jpg')]);
  await held.arrived;

  await page.getByRole('button', { name: 'Cancel leaf.jpg' }).click();
  await expect.element(page.getByText('leaf.jpg', { exact: true })).not.toBeInTheDocument();
  await held.letThrough();

  await expect.element(opener('bark.jpg')).toBeVisible();
  expect(await storedNames()).toEqual(['bark.jpg']);
});

test('a photo that waits for its turn is cancelled before it was sent', async () => {
  const { storedNames } = await openPanel();
  const held = await holdRequests(UPLOADS);
  await userEvent.upload(zone, [await smallPhoto('leaf.jpg'), await smallPhoto('bark.jpg')]);
  await held.arrived;

  await page.getByRole('button', { name: 'Cancel bark.jpg' }).click();
  await held.letThrough();

  await expect.element(opener('leaf.jpg')).toBeVisible();
  expect(await storedNames()).toEqual(['leaf.jpg']);
});

test('a photo is deleted only after a question that says it cannot be undone', async () => {
  const { stored } = await openPanel();
  await userEvent.upload(zone, [await smallPhoto('leaf.jpg')]);
  await page.getByRole('button', { name: 'Delete leaf.jpg' }).click();
  await expect
    .element(page.getByRole('alertdialog').getByText(/This action cannot be undone\./))
    .toBeVisible();

  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(await stored()).toHaveLength(1);
  await page.getByRole('button', { name: 'Delete leaf.jpg' }).click();
  await page.getByRole('button', { name: 'Delete Photo' }).click();

  await expect.element(page.getByText('Photo deleted successfully')).toBeVisible();
  await expect.element(opener('leaf.jpg')).not.toBeInTheDocument();
  expect(await stored()).toEqual([]);
});

test("#when-something-goes-wrong: where the deletion fails, 'Failed to delete photo' is told and the photo stays", async () => {
  comeByPlainHttp();
  await openPanel();
  await userEvent.upload(zone, [await smallPhoto('leaf.jpg')]);
  await page.getByRole('button', { name: 'Delete leaf.jpg' }).click();
  loseNetwork();
  await page.getByRole('button', { name: 'Delete Photo' }).click();

  await expectFailure('Error', 'Failed to delete photo');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(opener('leaf.jpg')).toBeVisible();
});

test('a photo opens large and closes by keyboard', async () => {
  const { stored } = await openPanel();
  await userEvent.upload(zone, [await phonePhoto('jpg')]);
  await opener('IMG_0001.jpg').click();

  const large = page.getByRole('dialog').getByRole('img', { name: 'IMG_0001.jpg' });
  await expect.element(large).toBeVisible();
  const [photo] = await stored();
  await expect.element(large).toHaveAttribute('src', photoAddress(photo?.filename ?? ''));
  await expect.poll(() => (large.element() as HTMLImageElement).naturalHeight).toBe(2048);
  await userEvent.keyboard('{Escape}');

  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('while there is room nothing is said of it, and what is left is said before it is used up', async () => {
  await openPanel();
  await expect.element(zone).toBeInTheDocument();
  await expect.element(page.getByText('Your room for photos')).not.toBeInTheDocument();

  const body = JSON.stringify({ usedBytes: 1_900_000_000, quotaBytes: 2_000_000_000 });
  await standInFor(`*${getPhotoRoom.path}`, { status: 200, type: 'application/json', body });
  await userEvent.upload(zone, await smallPhoto('leaf.jpg'));
  await expect
    .element(
      page.getByText('Your room for photos is almost full: 100 MB are left, for about 166 more photos.'),
    )
    .toBeVisible();
});

const SERIES = ['one.jpg', 'two.jpg', 'three.jpg', 'four.jpg'];
const chooseSeries = async () =>
  userEvent.upload(zone, await Promise.all(SERIES.map((name) => smallPhoto(name))));

test('all photos of a series are on the device while nothing answers, and each says where it is', async () => {
  const { stored, waiting, open, close } = await openPanel();
  const held = await holdRequests(UPLOADS);
  await chooseSeries();
  await held.arrived;
  await expect.poll(async () => (await waiting()).map((job) => job.photo?.name)).toEqual(SERIES);
  await expect.element(page.getByText('On this device', { exact: true })).toHaveLength(3);
  await expect.element(page.getByText('On its way: 0%')).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('Saving...');
  expect(closesUnasked()).toBe(true);

  // The page is loaded anew.
  close();
  const again = await holdRequests(UPLOADS);
  open();
  await again.arrived;
  for (const name of SERIES) await expect.element(opener(name)).toHaveLength(1);
  await expect.element(page.getByText('On its way: 0%')).toBeVisible();
  await expect.element(page.getByText('On this device', { exact: true })).toHaveLength(3);
  await again.letThrough();
  await expect.poll(stored, { timeout: 10_000 }).toHaveLength(4);
  await expect.element(page.getByText('Saved', { exact: true })).toHaveLength(4);
  await expect.element(page.getByRole('status')).toHaveTextContent('Auto-saved');
});

const NOT_HANDED_OVER =
  'This phone would not let us read the photo. Open it in your gallery, then choose it again.';

/** Chooses files of the disk, of which the second is written anew before the page hears of it. */
async function chooseAndChange(names: readonly string[]): Promise<void> {
  const pathOf = (name: string) => `../test-results/changed-photos/${name}`;
  for (const name of names) {
    await commands.writeFile(pathOf(name), await asBase64(await smallPhoto(name)), 'base64');
    onTestFinished(() => commands.removeFile(pathOf(name)));
  }
  const { promise: chosen, resolve } = Promise.withResolvers<EventTarget | null>();
  const hold = (event: Event) => {
    event.stopImmediatePropagation();
    resolve(event.target);
  };
  window.addEventListener('change', hold, { capture: true, once: true });
  await userEvent.upload(zone, names.map(pathOf));
  const input = await chosen;
  await commands.writeFile(pathOf(names[1] ?? ''), 'something else');
  input?.dispatchEvent(new Event('change', { bubbles: true }));
}

async function asBase64(file: File): Promise<string> {
  return btoa(String.fromCharCode(...new Uint8Array(await file.arrayBuffer())));
}

test.for(['that keeps photos', 'that keeps none'])(
  'a photo that was changed since it was chosen is named at once by itself, and the others arrive from a device %s',
  async (device) => {
    if (device === 'that keeps none') comeByPlainHttp();
    const { storedNames } = await openPanel();
    await expect.element(zone).toBeInTheDocument();
    await chooseAndChange(SERIES);
    await expect.element(page.getByRole('alert')).toHaveTextContent(NOT_HANDED_OVER);
    await expectToast('Error', NOT_HANDED_OVER);
    await expect.poll(storedNames, { timeout: 10_000 }).toEqual(['four.jpg', 'one.jpg', 'three.jpg']);
    await expect.element(page.getByRole('button', { name: /^Try again/ })).not.toBeInTheDocument();
  },
);

test('a photo that is empty is called so, and one that is too large comes with what to do', async () => {
  await openPanel();
  await expect.element(zone).toBeInTheDocument();

  dropOnZone([new File([], 'leaf.jpg', { type: 'image/jpeg' })]);
  await expect.element(page.getByRole('alert')).toHaveTextContent('leaf.jpg is empty');
  await expectToast('Invalid File', 'leaf.jpg is empty');

  dropOnZone([new File([new Uint8Array(PHOTO_MAX_BYTES + 1)], 'huge.jpg', { type: 'image/jpeg' })]);
  const remedy = page.getByText(
    'Take a new photo with the camera here, or ask an adult to make it smaller.',
    {
      exact: true,
    },
  );
  await expect.element(remedy).toHaveLength(2);
  // Messages about the previous choice do not pile up.
  await expect.element(page.getByText('leaf.jpg is empty')).not.toBeInTheDocument();
});

test('while a photo is neither on the device nor on the server the form says so, and leaving asks', async () => {
  comeByPlainHttp();
  const { stored } = await openPanel();
  await expect.element(page.getByRole('status')).toHaveTextContent('Auto-saved');
  const held = await holdRequests(UPLOADS);
  await chooseSeries();
  await held.arrived;
  await expect.element(page.getByText('Reading it...')).toHaveLength(3);
  await expect.element(page.getByRole('status')).toHaveTextContent('Saving...');
  expect(closesUnasked()).toBe(false);

  await held.fail();
  await expect.element(page.getByRole('button', { name: 'Try again: one.jpg' })).toBeVisible();
  await expect.poll(stored).toHaveLength(3);
  await expect.element(page.getByRole('status')).toHaveTextContent('Not saved.');
  expect(closesUnasked()).toBe(false);
  await page.getByRole('button', { name: 'Try again: one.jpg' }).click();
  await expect.poll(stored).toHaveLength(4);
  await expect.element(page.getByRole('status')).toHaveTextContent('Auto-saved');
  expect(closesUnasked()).toBe(true);
});
