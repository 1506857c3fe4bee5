import type { Page } from '@playwright/test';
import { listTrackingEntries, type TrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { samplePath } from '#server/testing/sample-photos.ts';
import { DashboardScreen } from './dashboard-screen.ts';
import { expect, type Inspect } from './journey.ts';
import { LoginScreen } from './login-screen.ts';
import { TrackScreen } from './track-screen.ts';

type Child = { readonly username: string; readonly password: string; readonly firstName: string };

export const SEEN = 'Two bumps on the lowest stem';

/** A child chooses a new password with a printed card; a wrong code is told at its place first. */
export async function spendCard(page: Page, { username, password }: Child, code: string, inspect?: Inspect) {
  await page.goto('/login');
  await page.getByRole('link', { name: 'I have a card' }).click();
  await inspect?.('card', { page });
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('New password', { exact: true }).fill(password);
  const save = page.getByRole('button', { name: 'Save my new password' });
  if (inspect) {
    await page.getByLabel('Code').fill('AAAA-AAAA');
    await save.click();
    await expect(page.getByText(/do not belong together/).first()).toBeVisible();
    await inspect('card-refused', { page });
  }
  await page.getByLabel('Code').fill(code.toLowerCase());
  await save.click();
  await expect(page.getByRole('heading', { name: 'You have a new password' })).toBeVisible();
  await inspect?.('card-done', { page });
  await page.getByRole('link', { name: 'Log In' }).click();
}

export async function logInOnTablet(page: Page, child: Child) {
  // It is said once of a device.
  await page.getByLabel('This is a shared device').check();
  await new LoginScreen(page).logIn(child);
  await new DashboardScreen(page).isShownTo(child.firstName);
}

/** A child adds a look with a photo while the line is gone, sees it sent once it is back, and leaves the tablet. */
export async function lookWithoutALine(page: Page, projectId: string) {
  await page.goto(`/project/${projectId}/step/4`);
  const track = new TrackScreen(page);
  await track.startEntry();
  await page.context().setOffline(true);
  await track.note(SEEN);
  await track.entryPhotos.addByClick(samplePath('phone.jpg'));
  await page.context().setOffline(false);
  await track.completeEntry();
  const newest = async () => {
    const response = await page.request.get(addressOf(listTrackingEntries, { projectId }));
    const [entry] = (await response.json()) as TrackingEntry[];
    return entry && { notes: entry.notes, isDraft: entry.isDraft, photos: entry.photos.length };
  };
  await expect.poll(newest).toEqual({ notes: SEEN, isDraft: false, photos: 1 });
  await page.goto('/');
  await new DashboardScreen(page).logOut();
  await new LoginScreen(page).isShown();
}

/** The tablet's next user finds nothing of the child before. */
export async function seesOnlyOwn(page: Page, projectOfAnother: string) {
  await expect(page.getByRole('heading', { name: 'Start a Tree Cloning Project' })).toBeVisible();
  expect(await page.content()).not.toContain('Ada');
  await page.goto(`/project/${projectOfAnother}/step/4`);
  await expect(page.getByRole('heading', { name: 'Project Not Found' })).toBeVisible();
  expect(await page.content()).not.toContain(SEEN);
}
