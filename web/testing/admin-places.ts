import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** Goes to a place of administrators, which on a phone stand under a button. */
export async function goToPlace(name: string): Promise<void> {
  await page.getByRole('button', { name: /^Menu/ }).click();
  const places = page.getByRole('navigation', { name: 'Administration' });
  await places.getByRole('link', { name }).or(places.getByRole('button', { name })).click();
}

/** Unfolds what a phone shows of the filters beside the search. */
export async function openFilters(): Promise<void> {
  await page.getByRole('button', { name: /^Filters/ }).click();
}

/** Opens a student of the list by itself. */
export async function openStudent(username: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${username}` }).click();
  await page.getByRole('menuitem', { name: 'Open' }).click();
  await expect.element(page.getByRole('link', { name: 'Back to the students' })).toBeVisible();
}

/** Opens the window of what is done or seen where a student stands by itself, from the list or from there. */
export async function actOn(username: string, action: string): Promise<void> {
  if (!page.getByRole('link', { name: 'Back to the students' }).query()) await openStudent(username);
  await page.getByRole('main').getByRole('button', { name: action, exact: true }).click();
}
