import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { listProjects } from '#domain/contract/notebook/projects.ts';
import { SHARED_SESSION_MS } from '#domain/limits.ts';
import { sessionQuery } from '#web/features/sign-in/accounts/accounts.queries.ts';
import { call } from '#web/lib/call.ts';
import { forgetPageUser } from '#web/lib/page-user.ts';
import { makeQueryClient } from '#web/lib/query-client.ts';
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
let client: QueryClient;

/** A tab of a signed-in scout, whose time stands still until the test moves it. */
beforeEach(async () => {
  forgetPageUser();
  const { user } = await signIn('student');
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  ledTo = holdNavigation();
  client = makeQueryClient(() => {});
  await client.fetchQuery(sessionQuery);
  mount(
    <QueryClientProvider client={client}>
      <SharedWatch userId={user.id} />
    </QueryClientProvider>,
  );
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

/** So often the server has said who is signed in, and so often it is being asked. */
const askings = () => [client.getQueryState(sessionQuery.queryKey)?.dataUpdateCount, client.isFetching()];

test('#a-shared-device: while it is touched and nothing is called the server hears of it each five minutes', async () => {
  for (let minute = 1; minute <= 20; minute += 1) {
    pass(MINUTE_MS);
    touch();
    await expect.poll(askings).toEqual([1 + Math.floor(minute / 5), 0]);
  }
  expect(ledTo).toEqual([]);
});

test('#a-shared-device: the server is not asked without a touch, nor where another call was just answered', async () => {
  pass(SHARED_SESSION_MS - MINUTE_MS);
  await expect.element(question).toBeVisible();
  await call(listProjects);
  touch();
  pass(4 * MINUTE_MS);
  touch();
  expect(askings()).toEqual([1, 0]);
});

test('#a-shared-device: a save that never ends does not keep the page open', async () => {
  onTestFinished(announceUnsaved({ save: () => new Promise(() => {}), isSafe: async () => false }));
  pass(SHARED_SESSION_MS + 5000);
  // It is waited for ten seconds that no test can move.
  await expect.poll(() => ledTo.at(-1), { timeout: 30_000 }).toBe(LOGIN);
});
