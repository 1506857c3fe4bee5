import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { deleteUser } from '#domain/contract/office/admin.ts';
import { uploadStepPhotos } from '#domain/contract/photos/photos.ts';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { getUser, login, type User } from '#domain/contract/sign-in/accounts.ts';
import { AdminScreen } from './admin-screen.ts';
import { DashboardScreen } from './dashboard-screen.ts';
import { expect, ONE_SIZE } from './journey.ts';
import { KeptBrowser } from './kept-browser.ts';
import { enterAsAdmin, test } from './known-admin.ts';
import { addPhoto, enterAsScout, startOpenProject } from './known-scout.ts';
import { LoginScreen } from './login-screen.ts';
import { isReadyForOffline, keptAddresses, keptPhotos } from './offline-device.ts';
import { newScout, type Scout } from './people.ts';
import { TrackScreen } from './track-screen.ts';

test.use({ serviceWorkers: 'allow' });

const NOTE = 'Quixotic-rootlets-in-the-windowsill-jar';

/** A scout who has read notes and seen photos on this device; gives the bytes of one photo as sent. */
async function readAndSee(page: Page, scout: Scout): Promise<Buffer> {
  await enterAsScout(page, scout);
  const { id: projectId } = await startOpenProject(page, 'Willow by the pond');
  await addPhoto(page, addressOf(uploadStepPhotos, { projectId, stepNumber: 3 }));
  await page.goto('/');
  await new DashboardScreen(page).isShownTo(scout.firstName);
  await isReadyForOffline(page);
  await page.goto(`/project/${projectId}/step/4`);
  const track = new TrackScreen(page);
  await track.startEntry();
  await track.note(NOTE);
  await track.completeEntry();
  await page.reload();
  await expect(page.getByText(NOTE)).toBeVisible();
  await page.goto(`/project/${projectId}/step/2`);
  const photo = page.getByRole('img', { name: 'phone.jpg' }).first();
  await expect(photo).toBeVisible();
  await photo.scrollIntoViewIfNeeded();
  await photo.evaluate((image: HTMLImageElement) => image.decode());
  const address = await photo.evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(() => keptPhotos(page)).toContain(address);
  await expect.poll(() => keptAddresses(page)).toContain(`/api/projects/${projectId}/tracking-entries`);
  return (await page.request.get(address)).body();
}

/** The files of a browser in which some bytes lie, in one form or the other. */
function filesWith(folder: string, forms: readonly Buffer[]): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => {
      const bytes = readFileSync(file);
      return forms.some((form) => bytes.includes(form));
    });
}

/** Bytes from the middle of the pixels, which no text and no other picture has. */
const middleOf = (bytes: Buffer) => [bytes.subarray(bytes.length >> 1, (bytes.length >> 1) + 64)];

/** A browser writes what was typed with two bytes a letter. */
const formsOf = (word: string) => [Buffer.from(word), Buffer.from(word, 'utf16le')];

test('after Log Out neither a photo nor a word of the child lies anywhere in the folder of the browser', {
  tag: ['@main', '@one-size'],
}, async ({ server }) => {
  const device = new KeptBrowser(server.url);
  const scout = newScout('Juniper');
  const { page } = await device.open();
  const photo = middleOf(await readAndSee(page, scout));
  const words = [NOTE, scout.username].map(formsOf);
  await device.close();
  for (const item of [photo, ...words]) expect(filesWith(device.profile, item)).not.toEqual([]);

  const again = await device.open();
  await again.page.goto('/');
  await new DashboardScreen(again.page).isShownTo(scout.firstName);
  await new DashboardScreen(again.page).logOut();
  await new LoginScreen(again.page).isShown();
  await device.close();
  for (const item of [photo, ...words]) expect(filesWith(device.profile, item)).toEqual([]);
  await device.remove();
});

test(
  'a page that the browser keeps whole is hidden, and is loaded anew when it comes back',
  ONE_SIZE,
  async ({ page, context }) => {
    // A browser that is driven by a test keeps no page whole: it is told what it would be told then.
    const tell = (kind: 'pagehide' | 'pageshow') =>
      page.evaluate((element) => {
        window.dispatchEvent(new PageTransitionEvent(element, { persisted: true }));
      }, kind);
    const scout = await enterAsScout(page);
    await page.goto('/profile');
    const title = page.getByRole('heading', { name: 'My Profile' });
    await expect(title).toBeVisible();
    await tell('pagehide');
    await expect(title).toBeHidden();

    await context.clearCookies();
    await tell('pageshow');
    await new LoginScreen(page).isShown();
    expect(await page.content()).not.toContain(scout.username);
  },
);

test(
  'a child who was deleted does not open without a network, and what she had not sent is told of',
  ONE_SIZE,
  async ({ page, context, admin, playwright, server }) => {
    const scout = newScout('Juniper');
    await readAndSee(page, scout);
    const { id: userId } = (await (await page.request.get(getUser.path)).json()) as User;
    const desk = await playwright.request.newContext({ baseURL: server.url });
    await desk.post(login.path, { data: { username: admin.username, password: admin.password } });
    const deleted = await desk.delete(addressOf(deleteUser, { id: userId }));
    expect(deleted.ok()).toBe(true);
    await desk.dispose();

    await page.getByRole('button', { name: 'Previous Step' }).click();
    await page.getByRole('button', { name: 'Continue to Tree Selection' }).click();
    await new LoginScreen(page).isShown();
    await expect(page.getByText('Juniper: 1 thing is not sent yet')).toBeVisible();
    expect(await keptPhotos(page)).toEqual([]);
    expect(await keptAddresses(page)).toEqual([]);
    await context.setOffline(true);
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: 'No answer yet' })).toBeVisible();
    expect(await page.content()).not.toContain(scout.username);
  },
);

test(
  'a child whose session is gone from the browser does not open without a network once the login page was there',
  ONE_SIZE,
  async ({ page, context }) => {
    const scout = newScout('Juniper');
    await readAndSee(page, scout);
    await context.clearCookies();
    await page.goto('/');
    await new LoginScreen(page).isShown();
    await expect.poll(() => keptPhotos(page)).toEqual([]);
    await context.setOffline(true);
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: 'No answer yet' })).toBeVisible();
    expect(await page.content()).not.toContain(scout.username);
  },
);

test(
  "an administrator whose session has ended while a parent's address is corrected is led to the login",
  ONE_SIZE,
  async ({ page, context, admin }) => {
    const scout = await enterAsScout(page, newScout('Juniper'));
    await enterAsAdmin(page, admin);
    await page.goto(`/admin?q=${scout.username}`);
    await new AdminScreen(page).act('Consent Record', scout.username);
    await page.getByRole('button', { name: 'Correct the address' }).click();
    await page.getByLabel("Parent's email").fill('right@example.org');
    await context.clearCookies();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Correction Failed')).toBeHidden();
    await new LoginScreen(page).isShown();
    await expect(page.getByText('You were logged out', { exact: true })).toBeVisible();
  },
);
