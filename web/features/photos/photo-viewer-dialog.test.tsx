import '#web/app/app.css';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ACTIVITY_TYPE, createProject } from '#domain/contract/notebook/projects.ts';
import { getStep, listSteps } from '#domain/contract/notebook/steps.ts';
import { changePhoto, type Photo, uploadStepPhotos } from '#domain/contract/photos/photos.ts';
import { Providers } from '#web/app/providers.tsx';
import { StudentOutbox } from '#web/app/student-outbox.tsx';
import { call } from '#web/lib/call.ts';
import { newId } from '#web/lib/new-id.ts';
import { upload } from '#web/lib/upload.ts';
import { useReading } from '#web/offline/overlay/use-reading.ts';
import { loseNetwork } from '#web/testing/lose-network.ts';
import { mount } from '#web/testing/mount.ts';
import { smallPhoto } from '#web/testing/sample-photos.ts';
import { signIn } from '#web/testing/sign-in.ts';
import { PhotoGallery } from './photo-gallery.tsx';

const STEP = 2;
const opener = (name: string) => page.getByRole('button', { name: `${name}, open large` });
const viewer = page.getByRole('dialog');
const caption = page.getByLabelText('Write under your photo');
const inView = (name: string) => viewer.getByRole('img', { name });

/** Shows the gallery of a new project's step, in the middle of a long page. */
async function openGallery(...names: string[]) {
  const { user } = await signIn('student');
  const project = await call(createProject, { body: { name: 'Willow', activityType: ACTIVITY_TYPE } });
  // The tests' server has one clock for all: photos of one moment are in the order of their ids.
  const ids = names.map(() => newId()).sort();
  for (const [index, name] of names.entries()) {
    const params = { projectId: project.id, stepNumber: STEP };
    await upload(uploadStepPhotos, params, { file: await smallPhoto(name), parts: { id: ids[index] ?? '' } });
  }
  mount(
    <Providers>
      <StudentOutbox user={user} fallback={null}>
        <div style={{ height: 1500 }} />
        <section>
          <h2 tabIndex={-1}>Photos</h2>
          <Gallery projectId={project.id} />
        </section>
        <div style={{ height: 1500 }} />
      </StudentOutbox>
    </Providers>,
  );
  const params = { id: project.id, stepNumber: STEP };
  return { stored: async (): Promise<Photo[]> => (await call(getStep, { params })).photos };
}

function Gallery({ projectId }: { projectId: string }) {
  const { data } = useReading(listSteps, { id: projectId });
  return <PhotoGallery photos={data?.[STEP - 1]?.photos ?? []} projectId={projectId} mayDelete />;
}

/** As a finger does it: the strip snaps to the picture beside. */
function swipe(by: number) {
  const strip = page.getByRole('region', { name: 'Photos, one after the other' }).element();
  strip.scrollBy({ left: by * strip.clientWidth, behavior: 'smooth' });
}

test('the viewer turns by swipes, arrow keys and buttons, from the photo that was pressed', async () => {
  await openGallery('tree.jpg', 'bark.jpg', 'leaf.jpg');
  await opener('bark.jpg').click();
  await expect.element(viewer.getByText('2 of 3', { exact: true })).toBeVisible();
  await expect.element(inView('bark.jpg')).toBeInViewport();

  swipe(1);
  await expect.element(viewer.getByText('3 of 3', { exact: true })).toBeVisible();
  await expect.element(inView('leaf.jpg')).toBeInViewport();
  await viewer.getByRole('button', { name: 'Previous' }).click();
  await viewer.getByRole('button', { name: 'Next' }).click();
  await expect.element(viewer.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  await expect.element(viewer.getByRole('button', { name: 'Next' })).toHaveFocus();

  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.element(inView('tree.jpg')).toBeInViewport();
  await viewer.getByRole('button', { name: 'Next' }).click();
  await expect.element(inView('bark.jpg')).toBeInViewport();
});

test('what is written under a photo is stored, though the next photo is turned to at once', async () => {
  const { stored } = await openGallery('tree.jpg', 'bark.jpg');
  await opener('tree.jpg').click();
  await caption.fill('Behind our school');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(inView('tree.jpg')).toBeInViewport();

  swipe(1);
  await expect.element(caption).toHaveValue('');
  await expect
    .poll(async () => (await stored()).map((photo) => photo.caption))
    .toEqual(['Behind our school', '']);
  swipe(-1);
  await expect.element(caption).toHaveValue('Behind our school');
});

test('a caption that is too long stays in its field with the reason', async () => {
  await openGallery('tree.jpg');
  await opener('tree.jpg').click();
  await caption.fill('x'.repeat(301));
  await expect
    .element(viewer.getByRole('alert'))
    .toHaveTextContent('A caption can have at most 300 characters');
});

test('a caption that meets no network is kept on the device, is seen there, and arrives later', async () => {
  const { stored } = await openGallery('tree.jpg');
  await opener('tree.jpg').click();
  loseNetwork();
  await caption.fill('By the creek');
  await expect.poll(() => viewer.element().textContent).toContain('Saved on this device, not sent yet');
  await userEvent.keyboard('{Escape}');
  await opener('tree.jpg').click();
  await expect.element(caption).toHaveValue('By the creek');

  vi.restoreAllMocks();
  window.dispatchEvent(new Event('online'));
  await expect.poll(async () => (await stored())[0]?.caption).toBe('By the creek');
});

/** Another device writes under the only photo, while this one has no line and writes too. */
async function writeOnTwoDevices() {
  const { stored } = await openGallery('tree.jpg');
  await opener('tree.jpg').click();
  loseNetwork();
  await caption.fill('By the creek');
  await expect.poll(() => viewer.element().textContent).toContain('Saved on this device, not sent yet');
  vi.restoreAllMocks();
  const [photo] = await stored();
  const body = { caption: 'By the pond', revision: 0, device: newId() };
  await call(changePhoto, { params: { photoId: photo?.id ?? '' }, body });
  return { stored: async () => (await stored())[0]?.caption };
}

test('#captions-and-places: where two devices wrote under a photo a child sees both, and keeps both in one line', async () => {
  const { stored } = await writeOnTwoDevices();
  window.dispatchEvent(new Event('online'));
  await expect
    .element(
      viewer.getByText('“Words under your photo” was also changed in another window or on another device'),
    )
    .toBeVisible();
  await expect.element(viewer.getByText('By the pond', { exact: true })).toBeVisible();
  expect(await stored()).toBe('By the pond');
  await viewer.getByRole('button', { name: 'Keep both' }).click();
  await expect.element(caption).toHaveValue('By the creek / By the pond');
  await expect.poll(stored).toBe('By the creek / By the pond');
});

test('#captions-and-places: words under a photo that wait for a choice are not written over meanwhile', async () => {
  const { stored } = await writeOnTwoDevices();
  window.dispatchEvent(new Event('online'));
  await expect.element(viewer.getByRole('button', { name: 'Use the other' })).toBeVisible();
  await caption.fill('By the old creek');
  await expect.element(viewer.getByText('By the old creek', { exact: true })).toBeVisible();
  await viewer.getByRole('button', { name: 'Keep mine' }).click();
  await expect.poll(stored).toBe('By the old creek');
});

test('a photo of the source tree is moved to the place of what it shows', async () => {
  const { stored } = await openGallery('tree.jpg');
  await opener('tree.jpg').click();
  await viewer.getByText('Leaf', { exact: true }).click();
  await expect.poll(async () => (await stored())[0]?.kind).toBe('leaf');
  await viewer.getByText('Something else', { exact: true }).click();
  await expect.poll(async () => (await stored())[0]?.kind).toBe(null);
});

test('a photo that is deleted in the viewer leaves the next one to be looked at', async () => {
  const { stored } = await openGallery('tree.jpg', 'bark.jpg');
  await opener('bark.jpg').click();
  await viewer.getByRole('button', { name: 'Delete photo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Photo' }).click();

  await expect.element(inView('tree.jpg')).toBeInViewport();
  await expect.element(viewer.getByRole('heading', { name: 'Photo', exact: true })).toBeVisible();
  expect((await stored()).map((photo) => photo.originalName)).toEqual(['tree.jpg']);
});

test.for(['on the gallery', 'in the viewer'])(
  'deleting the last photo %s leaves the page where it was, and the focus in its section',
  async (where) => {
    await openGallery('tree.jpg');
    await expect.element(opener('tree.jpg')).toBeInTheDocument();
    opener('tree.jpg').element().scrollIntoView({ block: 'center' });
    const before = window.scrollY;
    expect(before).toBeGreaterThan(500);
    if (where === 'in the viewer') {
      await opener('tree.jpg').click();
      await viewer.getByRole('button', { name: 'Delete photo' }).click();
    } else await page.getByRole('button', { name: 'Delete tree.jpg' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Photo' }).click();

    await expect.element(opener('tree.jpg')).not.toBeInTheDocument();
    await expect.element(viewer).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement?.textContent).toBe('Photos');
    expect(window.scrollY).toBe(before);
  },
);

test('Back closes the viewer and stays on the screen', async () => {
  await openGallery('tree.jpg');
  const address = location.href;
  await opener('tree.jpg').click();
  await expect.element(inView('tree.jpg')).toBeVisible();
  await expect.poll(() => (history.state as { window?: string } | null)?.window).toBeTruthy();
  history.back();
  await expect.element(viewer).not.toBeInTheDocument();
  expect(location.href).toBe(address);
});
