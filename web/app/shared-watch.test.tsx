import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { SHARED_SESSION_MS } from '#domain/limits.ts';
import { announceUnsaved } from '#web/lib/unsaved.ts';
import { holdNavigation } from '#web/testing/held-navigation.ts';
import { mount } from '#web/testing/mount.ts';
import { signIn } from '#web/testing/sign-in.ts';
import { paths } from './paths.ts';
import { SharedWatch } from './shared-watch.tsx';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const LOGIN = new URL(paths.login(), location.href).pathname;

const question = page.getByRole('dialog', { name: 'Are you still there?' });
let ledTo: readonly string[];

/** A tab of a signed-in scout, whose time stands still until the test moves it. */
beforeEach(async () => {
  const { user } = await signIn('student');
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  ledTo = holdNavigation();
  mount(<SharedWatch userId={user.id} />);
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
});

const pass = (ms: number) => vi.advanceTimersByTime(ms);
/** The clock is set, or the device sleeps, and its other time stands still meanwhile, as on telephones. */
const jump = (ms: number) => vi.setSystemTime(Date.now() + ms);
const touch = () => document.dispatchEvent(new PointerEvent('pointerdown'));
const isLoggedOut = () => expect.poll(() => ledTo.at(-1)).toBe(LOGIN);

/** Until the end of the test the page is one that nobody sees. */
function hide(): void {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  onTestFinished(() => state.mockRestore());
  document.dispatchEvent(new Event('visibilitychange'));
}

test('#a-shared-device: a clock that is put back changes nothing about the 15 minutes', async () => {
  pass(MINUTE_MS);
  jump(-HOUR_MS);
  pass(SHARED_SESSION_MS - 2 * MINUTE_MS + 5000);
  await expect.element(question).toBeVisible();
  expect(ledTo).toEqual([]);
  pass(MINUTE_MS);
  await isLoggedOut();
});

test('#a-shared-device: whoever goes on after the clock was put back stays, and counts from the last touch', async () => {
  jump(-HOUR_MS);
  pass(10 * MINUTE_MS);
  touch();
  pass(10 * MINUTE_MS);
  await expect.element(question).not.toBeInTheDocument();
  expect(ledTo).toEqual([]);
  pass(5 * MINUTE_MS);
  await isLoggedOut();
});

test('#a-shared-device: a clock that is put forward while somebody types asks a minute before', async () => {
  pass(8000);
  touch();
  jump(HOUR_MS);
  pass(5000);
  await expect.element(question).toBeVisible();
  pass(50_000);
  expect(ledTo).toEqual([]);
  pass(10_000);
  await isLoggedOut();
});

test('#a-shared-device: a touch answers that question, and the time begins anew', async () => {
  pass(8000);
  touch();
  jump(HOUR_MS);
  touch();
  pass(13 * MINUTE_MS);
  await expect.element(question).not.toBeInTheDocument();
  expect(ledTo).toEqual([]);
  pass(2 * MINUTE_MS);
  await isLoggedOut();
});

test('#a-shared-device: the first touch after a long sleep logs out, whoever it is', async () => {
  pass(MINUTE_MS);
  jump(HOUR_MS);
  touch();
  await isLoggedOut();
});

test('#a-shared-device: so it does where the device was put away right after a touch', async () => {
  pass(8000);
  touch();
  hide();
  jump(HOUR_MS);
  vi.restoreAllMocks();
  document.dispatchEvent(new Event('visibilitychange'));
  await isLoggedOut();
});

test('#a-shared-device: a sleep ends the session though the clock was put back before', async () => {
  pass(MINUTE_MS);
  jump(-HOUR_MS);
  pass(MINUTE_MS);
  hide();
  jump(SHARED_SESSION_MS);
  touch();
  await isLoggedOut();
});

test('#a-shared-device: a save that never ends does not keep the page open', async () => {
  onTestFinished(announceUnsaved({ save: () => new Promise(() => {}), isSafe: async () => false }));
  pass(SHARED_SESSION_MS + 5000);
  // It is waited for ten seconds that no test can move.
  await expect.poll(() => ledTo.at(-1), { timeout: 30_000 }).toBe(LOGIN);
});
