import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createPlantingEntry } from '#domain/contract/notebook/planting.ts';
import { logout } from '#domain/contract/sign-in/accounts.ts';
import { call } from '#web/lib/call.ts';
import { expectEnd } from '#web/lib/ended-session.ts';
import { hearOf } from '#web/lib/page-user.ts';
import { addSendings, removeSending, type SendingPhoto } from '#web/offline/queue/chosen-photos.ts';
import { deviceStore } from '#web/offline/queue/open-outbox.ts';
import { holdNavigation } from '#web/testing/held-navigation.ts';
import { holdRequests } from '#web/testing/held-requests.ts';
import { loseNetwork } from '#web/testing/lose-network.ts';
import { comeByPlainHttp } from '#web/testing/plain-http.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { projectReadyToPlant } from '#web/testing/scout-project.ts';
import { signIn } from '#web/testing/sign-in.ts';
import { paths } from './paths.ts';

const hours = page.getByLabelText('Time spent on this step (hours)', { exact: true });

const COMING: SendingPhoto = {
  id: 'photo',
  owner: 'juniper',
  place: 'a step',
  within: [],
  file: new File(['leaf'], 'leaf.jpg', { type: 'image/jpeg' }),
  ready: null,
  percent: null,
  state: 'reading',
  mayRetry: true,
  cancelling: new AbortController(),
  taken: {},
  isLeft: false,
};

/** Opens a step as Juniper Reed. Gives her id. */
async function openStep(): Promise<string> {
  const { user } = await signIn('student', { firstName: 'Juniper', lastName: 'Reed' });
  const id = await projectReadyToPlant();
  await renderApp({ url: paths.step(id, 3) });
  await expect.element(hours).toHaveValue('2');
  return user.id;
}

async function logOut(): Promise<void> {
  await page.getByRole('button', { name: 'Juniper Reed' }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
}

test('while the session is being ended nothing can be written, since the answer wipes the device', async () => {
  await openStep();
  const ledTo = holdNavigation();
  const line = await holdRequests(`*${logout.path}*`);
  await logOut();
  await line.arrived;
  await expect.element(page.getByText('Logging out...')).toBeVisible();
  (hours.element() as HTMLInputElement).focus();
  await userEvent.keyboard('7');
  await expect.element(hours).toHaveValue('2');
  await line.letThrough();
  await expect.poll(() => ledTo).toEqual(['/']);
});

test('a session that has ended leads to the login only once a photo that was being read is safe', async () => {
  await openStep();
  const ledTo = holdNavigation();
  addSendings([COMING]);
  await call(logout);
  await userEvent.fill(hours, '3');
  await expect.element(page.getByText('You are logged out. Logging in again...')).toBeVisible();
  await expect.element(page.getByText('You are logged out. Logging in again...')).not.toBeInTheDocument();
  expect(ledTo).toEqual([]);
  removeSending(COMING.id);
  await expect.poll(() => ledTo).toEqual([new URL(paths.serverLogin('/'), location.href).pathname]);
});

test('where another tab has logged out the page goes only once a photo that was being read is safe', async () => {
  await openStep();
  const ledTo = holdNavigation();
  addSendings([COMING]);
  await hearOf(null);
  await expect.element(hours).not.toBeInTheDocument();
  expect(ledTo).toEqual([]);
  removeSending(COMING.id);
  await expect.poll(() => ledTo).toHaveLength(1);
});

test('Log Out asks about a photo that failed and would go with the page', async () => {
  const owner = await openStep();
  const ledTo = holdNavigation();
  addSendings([{ ...COMING, owner, state: 'failed' }]);
  onTestFinished(() => removeSending(COMING.id));
  await logOut();
  const question = page.getByRole('alertdialog', { name: 'A photo is not safe yet' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(ledTo).toEqual([]);
  await logOut();
  await question.getByRole('button', { name: 'Log Out Anyway' }).click();
  await expect.poll(() => ledTo).toEqual(['/']);
});

/** Until the end of the test the page's time is passed by hand, since a person waits ten seconds. */
function takeTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

/** Log Out is pressed on a line that stands still: that is seen at once, and waited for ten seconds. */
async function logOutInStandstill(): Promise<void> {
  const press = page.getByRole('menuitem', { name: 'Log Out' });
  await page.getByRole('button', { name: 'Juniper Reed' }).click();
  await expect.element(press).toBeVisible();
  takeTime();
  await press.click();
  await expect.element(page.getByRole('button', { name: 'Logging out...' })).toBeVisible();
  vi.advanceTimersByTime(9000);
  await expect.element(page.getByRole('button', { name: 'Logging out...' })).toBeVisible();
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
}

test('by plain http a save that stands still holds up no Log Out: it asks, and the words stay on the device', async () => {
  comeByPlainHttp();
  const owner = await openStep();
  const ledTo = holdNavigation();
  const line = await holdRequests('*/steps/3');
  await userEvent.fill(hours, '7');
  await line.arrived;
  await logOutInStandstill();
  const question = page.getByRole('dialog', { name: '1 thing is not sent yet' });
  await question.getByRole('button', { name: 'Keep It on This Device' }).click();
  await expect.poll(() => ledTo).toEqual(['/']);
  expect(await deviceStore.typedOf(owner)).toMatchObject([
    { job: { body: { formData: { timeSpentStep3: 7 } } } },
  ]);
});

test('Log Out waits ten seconds for a photo that is on its way, and then asks about it', async () => {
  const owner = await openStep();
  const ledTo = holdNavigation();
  addSendings([{ ...COMING, owner }]);
  onTestFinished(() => removeSending(COMING.id));
  await logOutInStandstill();
  const question = page.getByRole('alertdialog', { name: 'Something is not safe yet' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Juniper Reed' })).toHaveFocus();
  expect(ledTo).toEqual([]);
  removeSending(COMING.id);
  await logOut();
  await expect.poll(() => ledTo).toEqual(['/']);
});

/** Until the end of the test the device has no room for anything more. */
function fillDevice(): void {
  for (const name of ['put', 'add'] as const) {
    const write = vi.spyOn(IDBObjectStore.prototype, name).mockImplementation(() => {
      throw new DOMException('There is no room left', 'QuotaExceededError');
    });
    onTestFinished(() => write.mockRestore());
  }
}

const notSafe = page.getByRole('alertdialog', { name: 'Something is not safe yet' });

test('Log Out asks before words go that neither the server nor the device has', async () => {
  comeByPlainHttp();
  await openStep();
  const ledTo = holdNavigation();
  fillDevice();
  const findNetwork = loseNetwork();
  await userEvent.fill(hours, '7');
  await logOut();
  await expect.element(notSafe).toBeVisible();
  expect(ledTo).toEqual([]);
  findNetwork();
  await notSafe.getByRole('button', { name: 'Log Out Anyway' }).click();
  await expect.poll(() => ledTo).toEqual(['/']);
});

test('Log Out on a full device asks about new words, though others wait there safely', async () => {
  await openStep();
  loseNetwork();
  await userEvent.fill(hours, '4');
  await expect.element(page.getByRole('link', { name: '1 thing is not sent yet' })).toBeVisible();
  fillDevice();
  await userEvent.fill(hours, '5');
  await logOut();
  await notSafe.getByRole('button', { name: 'Log Out Anyway' }).click();
  await expect.element(page.getByRole('dialog', { name: '1 thing is not sent yet' })).toBeVisible();
});

test('Log Out asks about a text that cannot be sent, and first where the device does not have it', async () => {
  comeByPlainHttp();
  await openStep();
  await userEvent.fill(hours, 'two');
  await logOut();
  const question = page.getByRole('dialog', { name: '1 thing is not sent yet' });
  await expect.element(question).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  fillDevice();
  await userEvent.fill(hours, 'three');
  await logOut();
  await expect.element(notSafe).toBeVisible();
});

test('Log Out asks about words in a form that is sent by its button, where the device does not have them', async () => {
  await signIn('student', { firstName: 'Juniper', lastName: 'Reed' });
  const projectId = await projectReadyToPlant();
  await call(createPlantingEntry, {
    params: { projectId },
    body: { plantingLocation: 'at school', plantingDate: '2026-06-14', notes: 'A sunny day' },
  });
  await renderApp({ url: paths.step(projectId, 5) });
  await page.getByRole('button', { name: 'Finish Entry' }).click();
  fillDevice();
  await page.getByLabelText('Notes', { exact: true }).fill('A rainy day');
  await logOut();
  await expect.element(notSafe).toBeVisible();
});

test('the browser asks about a save that failed, unless Log Out is under way', async () => {
  comeByPlainHttp();
  await openStep();
  const line = await holdRequests('*/steps/3');
  await userEvent.fill(hours, '7');
  await line.arrived;
  await line.fail();
  // The tests before have logged out.
  expectEnd(false);
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await expect.poll(isAsked).toBe(true);
  onTestFinished(() => expectEnd(false));
  expectEnd(true);
  expect(isAsked()).toBe(false);
});

test('what goes out by itself while Log Out asks about it leaves nothing to choose', async () => {
  await openStep();
  const line = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  onTestFinished(() => line.mockRestore());
  await userEvent.fill(hours, '4');
  await expect.element(page.getByRole('link', { name: '1 thing is not sent yet' })).toBeVisible();
  await logOut();
  const question = page.getByRole('dialog');
  await expect.element(question.getByRole('button', { name: 'Keep It on This Device' })).toBeVisible();
  line.mockRestore();
  window.dispatchEvent(new Event('online'));
  await expect.element(question.getByRole('heading', { name: 'All your work is sent' })).toBeVisible();
  await expect.element(question.getByRole('button', { name: 'Throw It Away' })).not.toBeInTheDocument();
  const ledTo = holdNavigation();
  await question.getByRole('button', { name: 'Log Out' }).click();
  await expect.poll(() => ledTo).toEqual(['/']);
});

/** Until the end of the test the device's database answers to nobody: its deletion waits for a page that does not let go. */
async function silenceDatabase(name: string): Promise<void> {
  const request = indexedDB.open(name);
  const held = await new Promise<IDBDatabase>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const deletion = indexedDB.deleteDatabase(name);
  onTestFinished(async () => {
    held.close();
    await new Promise((resolve) => {
      deletion.onsuccess = resolve;
      deletion.onerror = resolve;
    });
  });
}

test('where no database of the device answers, a child can log out all the same', {
  timeout: 150_000,
}, async () => {
  await openStep();
  for (const name of ['outbox', 'kept-answers']) await silenceDatabase(name);
  await renderApp({ url: '/' });
  await expect.element(page.getByText('Nothing stays in this window')).toBeVisible();
  const ledTo = holdNavigation();
  await logOut();
  // A read that comes after the session's end may lead to the login first.
  await expect.poll(() => ledTo.at(-1), { timeout: 60_000 }).toBe('/');
});
