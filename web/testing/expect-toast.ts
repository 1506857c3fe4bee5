import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** An open dialog hides all else from the tree of roles, but not from view. */
const region = page.getByRole('region', { name: 'Notifications (F8)', includeHidden: true });

/** Waits until the one visible notification says this. */
export async function expectToast(title: string, description: string): Promise<void> {
  await expect.element(region.getByText(title, { exact: true })).toBeVisible();
  await expect.element(region.getByText(description, { exact: true })).toBeVisible();
}

/** The same of what failed, which also stands beside what was pressed until it is tried again. */
export async function expectFailure(title: string, description: string): Promise<void> {
  await expectToast(title, description);
  const isThere = (element: Element) =>
    element.textContent === description && !region.element().contains(element);
  await expect.poll(() => [...document.querySelectorAll('p')].filter(isThere)).toHaveLength(1);
}
