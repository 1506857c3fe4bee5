import type { BrowserContext, Page } from '@playwright/test';
import { listTrackingEntries, type TrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { getUser, login, type User } from '#domain/contract/sign-in/accounts.ts';
import { ConsentScreen } from './consent-screen.ts';
import { DashboardScreen } from './dashboard-screen.ts';
import { expect, ONE_SIZE, test } from './journey.ts';
import { enterAsScout, send, signUp, startOpenProject, startProject } from './known-scout.ts';
import { LoginScreen } from './login-screen.ts';
import { newScout, type Scout } from './people.ts';
import { SignUpScreen } from './sign-up-screen.ts';
import { TrackScreen } from './track-screen.ts';

test.use({ serviceWorkers: 'allow' });

/** A tab that hears nothing of the others, as one that a phone has put to sleep. */
async function makeDeaf(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
}

/** Another tab logs in; the session is the browser's, and so that of every tab. */
async function logInBesides(page: Page, { username, password }: Scout): Promise<void> {
  await send(page, login, {}, { username, password });
}

async function signedIn(page: Page): Promise<User> {
  return (await page.request.get(getUser.path)).json();
}

async function saysWhoIsSignedIn(page: Page, { firstName }: Scout): Promise<void> {
  const title = page.getByRole('heading', { name: `You are signed in as ${firstName} now.` });
  await expect(title).toBeVisible();
}

async function showsNothingOf(page: Page, ...words: string[]): Promise<void> {
  const text = await page.evaluate(() => document.documentElement.outerHTML);
  for (const word of words) expect(text).not.toContain(word);
}

async function openSignUp(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await new SignUpScreen(page).open();
  return page;
}

for (const [hearing, isDeaf] of [
  ['told by the other tab', false],
  ['told by nobody', true],
] as const) {
  test(
    `a parent's signature never lands on the child of another tab, ${hearing}`,
    ONE_SIZE,
    async ({ page: annas, context, inspect }) => {
      const [anna, bruno] = [newScout('Anna'), newScout('Bruno')];
      if (isDeaf) await makeDeaf(annas);
      const brunos = await openSignUp(context);
      await new SignUpScreen(annas).open();
      await new SignUpScreen(annas).fillIn(anna);
      await new SignUpScreen(annas).submit();
      const consent = new ConsentScreen(annas);
      await consent.isShown();
      await consent.fillIn({ ...anna, parent: { ...anna.parent, firstName: 'Marguerite' } });
      await consent.sign();

      await new SignUpScreen(brunos).fillIn(bruno);
      await new SignUpScreen(brunos).submit();
      await new ConsentScreen(brunos).isShown();
      if (isDeaf) await consent.submit();
      await saysWhoIsSignedIn(annas, bruno);
      await showsNothingOf(annas, 'Anna', 'Marguerite');
      expect(await signedIn(annas)).toMatchObject({ firstName: 'Bruno', parentConsentCompleted: false });
      if (!isDeaf) await inspect('taken-over');

      await annas.getByRole('button', { name: 'Log In as Somebody Else' }).click();
      await new LoginScreen(annas).logIn(anna);
      await consent.isShown();
      await expect(annas.getByLabel('Parent/Guardian first name')).toHaveValue('Marguerite');
      // A tab that hears nothing tells nothing either.
      if (!isDeaf) await saysWhoIsSignedIn(brunos, anna);
      expect(await signedIn(annas)).toMatchObject({ firstName: 'Anna', parentConsentCompleted: false });
      await annas.getByRole('checkbox', { name: 'Terms of Service' }).check();
      await consent.sign();
      await consent.submit();
      await new DashboardScreen(annas).isShownTo('Anna');
      expect(await signedIn(annas)).toMatchObject({ parentFirstName: 'Marguerite' });
    },
  );
}

test(
  'who signs up in a tab that was open before keeps what is typed, and is told who is signed in',
  ONE_SIZE,
  async ({ page, context, inspect }) => {
    const [anna, bruno] = [newScout('Anna'), newScout('Bruno')];
    await new SignUpScreen(page).open();
    await new SignUpScreen(page).fillIn(bruno);
    const annas = await openSignUp(context);
    await new SignUpScreen(annas).fillIn(anna);
    await new SignUpScreen(annas).submit();
    await new ConsentScreen(annas).isShown();

    await expect(page.getByText('You are signed in as Anna now.')).toBeVisible();
    await expect(page.getByLabel('Username', { exact: true })).toHaveValue(bruno.username);
    await inspect('signed-in-elsewhere');
    await page.getByRole('button', { name: 'Go On as Anna' }).click();
    await new ConsentScreen(page).isShown();
    await expect(page.getByText('Anna Alder').first()).toBeVisible();
  },
);

test("Juniper's e-mail does not become Zoë's, and what Juniper typed is there again after her login", {
  tag: ['@main', '@one-size'],
}, async ({ page }) => {
  const [zoe, juniper] = [newScout('Zoë'), newScout('Juniper')];
  await enterAsScout(page, { ...zoe, username: juniper.username.replace('juniper', 'zoe') });
  await enterAsScout(page, juniper);
  await makeDeaf(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByRole('dialog').getByLabel('Email').fill('juniper@elsewhere.example');
  await logInBesides(page, { ...zoe, username: juniper.username.replace('juniper', 'zoe') });
  const before = await signedIn(page);

  await page.getByRole('button', { name: 'Save Changes' }).click();
  await saysWhoIsSignedIn(page, zoe);
  await showsNothingOf(page, 'Juniper', 'juniper');
  expect(await signedIn(page)).toEqual(before);

  await page.getByRole('button', { name: 'Log In as Somebody Else' }).click();
  await new LoginScreen(page).logIn(juniper);
  await expect(page.getByRole('dialog').getByLabel('Email')).toHaveValue('juniper@elsewhere.example');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile Updated', { exact: true })).toBeVisible();
  expect(await signedIn(page)).toMatchObject({ firstName: 'Juniper', email: 'juniper@elsewhere.example' });
});

test(
  'a tab in the background shows nothing of who logged out in another, nor does its Back button',
  ONE_SIZE,
  async ({ page, context }) => {
    const scout = await enterAsScout(page, newScout('Juniper'));
    await startProject(page, 'Willow by the pond');
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
    await page.goto('/');
    const dashboard = new DashboardScreen(page);
    await dashboard.isShownTo('Juniper');
    const other = await context.newPage();
    await other.goto('/profile');
    await expect(other.getByRole('heading', { name: 'My Profile' })).toBeVisible();
    await other.goto('/');
    await new DashboardScreen(other).isShownTo('Juniper');
    await new DashboardScreen(other).logOut();
    await new LoginScreen(other).isShown();

    await new LoginScreen(page).isShown();
    await showsNothingOf(page, 'Juniper', scout.username, 'Willow by the pond');
    for (const tab of [page, other]) {
      await tab.goBack();
      await new LoginScreen(tab).isShown();
      await showsNothingOf(tab, 'Juniper', scout.username, 'Willow by the pond');
    }
  },
);

test(
  'a tab of a child whose parent has not signed is told at once that she logged out in another',
  ONE_SIZE,
  async ({ page, context }) => {
    const scout = newScout('Juniper');
    await signUp(page, scout);
    await page.goto('/');
    await new ConsentScreen(page).isShown();
    const other = await context.newPage();
    await other.goto('/');
    await new ConsentScreen(other).isShown();
    await other.getByRole('button', { name: 'Log Out' }).click();
    await new LoginScreen(other).isShown();
    await new LoginScreen(page).isShown();
    await showsNothingOf(page, 'Juniper', scout.username);
  },
);

test(
  'a tab that slept through a login looks who is signed in when it comes to the front',
  ONE_SIZE,
  async ({ page }) => {
    const [zoe, juniper] = [newScout('Zoë'), newScout('Juniper')];
    await enterAsScout(page, { ...zoe, username: juniper.username.replace('juniper', 'zoe') });
    await enterAsScout(page, juniper);
    await makeDeaf(page);
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
    await logInBesides(page, { ...zoe, username: juniper.username.replace('juniper', 'zoe') });
    // In a browser that is driven by a test no tab is ever behind another.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await saysWhoIsSignedIn(page, zoe);
    await showsNothingOf(page, 'Juniper', juniper.username);
  },
);

test(
  'a session that has ended leads parents to the login, and what they typed is there again',
  ONE_SIZE,
  async ({ page, context }) => {
    const scout = newScout('Juniper');
    await signUp(page, scout);
    await page.goto('/');
    const consent = new ConsentScreen(page);
    await consent.isShown();
    await consent.fillIn(scout);
    await consent.sign();
    await context.clearCookies();
    await consent.submit();
    await expect(page.getByText('You are logged out. Logging in again...', { exact: true })).toBeVisible();
    await expect(page.getByText('Failed to submit parent consent')).toBeHidden();
    await new LoginScreen(page).isShown();
    await new LoginScreen(page).logIn(scout);
    await consent.isShown();
    await expect(page.getByLabel('Parent/Guardian email')).toHaveValue(scout.parent.email);
  },
);

test(
  'two siblings write on one tablet in two tabs, and nothing of one is in the other',
  ONE_SIZE,
  async ({ page: ashs, context }) => {
    const [birch, ash] = [newScout('Birch'), newScout('Ash')];
    const begin = async (scout: Scout) => {
      await enterAsScout(ashs, scout);
      return (await startOpenProject(ashs, `The tree of ${scout.firstName}`)).id;
    };
    const [birchs, ashsProject] = [await begin(birch), await begin(ash)];
    const track = new TrackScreen(ashs);
    await ashs.goto(`/project/${ashsProject}/step/4`);
    await track.isShown(4);
    await track.startEntry();
    await track.note('Ash sees roots.');

    const other = await context.newPage();
    await other.goto('/login?other=yes');
    await new LoginScreen(other).logIn(birch);
    await new DashboardScreen(other).isShownTo('Birch');
    await saysWhoIsSignedIn(ashs, birch);
    await showsNothingOf(ashs, 'Ash sees roots.', 'The tree of Ash');
    // Moments decide if Ash's last words were sent before.
    const keep = other.getByRole('button', { name: 'Keep It for Ash' });
    await other.addLocatorHandler(keep, () => keep.click());
    await other.goto(`/project/${birchs}/step/4`);
    await new TrackScreen(other).startEntry();
    await new TrackScreen(other).note('Birch sees leaves.');
    const notesOf = async (projectId: string) => {
      const response = await other.request.get(addressOf(listTrackingEntries, { projectId }));
      return ((await response.json()) as TrackingEntry[]).map(({ notes }) => notes);
    };
    await expect.poll(() => notesOf(birchs)).toEqual(['Birch sees leaves.']);

    await ashs.getByRole('button', { name: 'Log In as Somebody Else' }).click();
    await new LoginScreen(ashs).logIn(ash);
    await track.isShown(4);
    await saysWhoIsSignedIn(other, ash);
    await expect.poll(() => notesOf(ashsProject)).toEqual(['Ash sees roots.']);
    await logInBesides(other, birch);
    expect(await notesOf(birchs)).toEqual(['Birch sees leaves.']);
  },
);
