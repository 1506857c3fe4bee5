import type { Page } from '@playwright/test';
import { listTrackingEntries, type TrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { logout } from '#domain/contract/sign-in/accounts.ts';
import { DashboardScreen } from './dashboard-screen.ts';
import { expect, ONE_SIZE, test } from './journey.ts';
import { enterAsScout, startOpenProject } from './known-scout.ts';
import { LoginScreen } from './login-screen.ts';
import { keptAddresses, keptPhotos } from './offline-device.ts';
import { newScout, type Scout } from './people.ts';
import { TrackScreen } from './track-screen.ts';

test.use({ serviceWorkers: 'allow' });

const NOTE = 'Two bumps on the lowest stem';

/** A scout with a project, who has left this browser; gives the project's id. */
async function scoutWithProject(page: Page, scout: Scout): Promise<string> {
  await enterAsScout(page, scout);
  const { id } = await startOpenProject(page, 'Willow by the pond');
  await page.request.post(logout.path);
  return id;
}

const sharedBox = (page: Page) => page.getByLabel('This is a shared device');

async function logInOnTablet(page: Page, scout: Scout): Promise<void> {
  await sharedBox(page).check();
  await new LoginScreen(page).logIn(scout);
  await new DashboardScreen(page).isShownTo(scout.firstName);
}

test('a tablet that nobody touches logs the scout out, keeps what she wrote and shows it to nobody', {
  tag: ['@main', '@one-size'],
}, async ({ page, context }) => {
  await page.clock.install();
  const [ada, ben] = [newScout('Ada'), newScout('Ben')];
  const projectId = await scoutWithProject(page, ada);
  await scoutWithProject(page, ben);
  const login = new LoginScreen(page);
  await login.open();
  await logInOnTablet(page, ada);
  await page.goto(`/project/${projectId}/step/4`);
  const track = new TrackScreen(page);
  await track.startEntry();
  await expect(page.getByText('Auto-saved').first()).toBeVisible();
  expect(await keptAddresses(page)).toEqual([]);
  expect(await keptPhotos(page)).toEqual([]);

  // A minute before, the question comes, and somebody is there.
  await page.clock.runFor('14:10');
  const question = page.getByRole('dialog', { name: 'Are you still there?' });
  await question.getByRole('button', { name: 'I am still here' }).click();
  await expect(question).toBeHidden();

  // She writes where the line is gone, and puts the tablet down.
  await context.setOffline(true);
  await track.note(NOTE);
  await page.clock.runFor('14:10');
  await expect(question).toBeVisible();
  // The line comes and goes: the session can be ended, and nothing can be sent, from its first moment on.
  await context.route('**/api/**', (route) => {
    const isWrite = route.request().method() !== 'GET' && !route.request().url().includes(logout.path);
    return isWrite ? route.abort() : route.continue();
  });
  await context.setOffline(false);
  await page.clock.runFor('01:10');
  await login.isShown();
  await expect(page.getByText('Nobody touched this device for 15 minutes.')).toBeVisible();
  await expect(page.getByText(/^Ada: /)).toBeVisible();
  await context.unroute('**/api/**');

  // The next scout need not say again that others use it, and finds nothing of the one before.
  await expect(sharedBox(page)).toBeChecked();
  await login.logIn(ben);
  await new DashboardScreen(page).isShownTo('Ben');
  await page.goto(`/project/${projectId}/step/4`);
  await expect(page.getByRole('heading', { name: 'Project Not Found' })).toBeVisible();
  expect(await page.content()).not.toContain(NOTE);
  await page.goto('/');
  await new DashboardScreen(page).logOut();

  await login.isShown();
  await logInOnTablet(page, ada);
  const notesOf = async () => {
    const response = await page.request.get(addressOf(listTrackingEntries, { projectId }));
    return ((await response.json()) as TrackingEntry[]).map(({ notes }) => notes);
  };
  await expect.poll(notesOf).toEqual([NOTE]);
});

test(
  'when its browser is closed the session is over, and nothing of her is there',
  ONE_SIZE,
  async ({ page, browser }) => {
    const ada = newScout('Ada');
    await scoutWithProject(page, ada);
    await new LoginScreen(page).open();
    await logInOnTablet(page, ada);
    const { cookies, origins } = await page.context().storageState();
    // A closed browser keeps the cookies with an end of their own.
    const again = await browser.newContext({
      baseURL: new URL(page.url()).origin,
      storageState: { cookies: cookies.filter(({ expires }) => expires !== -1), origins },
    });
    const opened = await again.newPage();
    await opened.goto('/');
    await new LoginScreen(opened).isShown();
    await expect(sharedBox(opened)).toBeChecked();
    expect(await opened.content()).not.toContain(ada.firstName);
    await again.close();
  },
);
