import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { listStudents } from '#domain/contract/admin.ts';
import { PAGE_MAX } from '#domain/limits.ts';
import { AdminScreen } from './admin-screen.ts';
import { expect } from './journey.ts';
import { enterAsAdmin, test } from './known-admin.ts';

const STUDENTS = 3000;

test.use({ crowd: STUDENTS });

test.beforeEach(async ({ page, admin }) => {
  await enterAsAdmin(page, admin);
  await page.goto('/admin');
  await new AdminScreen(page).isShown();
  await expect(page.getByRole('heading', { name: 'Students (3,000)' })).toBeVisible();
});

/** What is drawn of the students: rows of the table or, on phones, cards. */
function drawn(page: Page): Locator {
  return page.locator('[data-index]');
}

async function lastDrawn(page: Page): Promise<number> {
  return Number(await drawn(page).last().getAttribute('data-index'));
}

test('of three thousand students those in view are drawn, and the next pages come while scrolling', async ({
  page,
  isMobile,
}) => {
  expect(await drawn(page).count()).toBeLessThan(60);
  if (isMobile) {
    await expect(drawn(page).first()).toHaveAttribute('aria-setsize', '3000');
    await expect(drawn(page).first()).toHaveAttribute('aria-posinset', '1');
  } else {
    await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '3001');
    await expect(drawn(page).first()).toHaveAttribute('aria-rowindex', '2');
  }

  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(await lastDrawn(page)).toBeGreaterThan(350);
  }).toPass({ intervals: [50] });
  expect(await drawn(page).count()).toBeLessThan(60);
  await expect(drawn(page).last()).toContainText('scout-');
  if (!isMobile) await expect(page.getByRole('columnheader', { name: 'Username' })).toBeInViewport();
});

test('the keyboard goes from student to student, beyond what was drawn, and what has the focus stays', async ({
  page,
}) => {
  await drawn(page).first().getByRole('button').focus();
  const menuOf = (index: number) => page.locator(`[data-index="${index}"]`).getByRole('button');
  for (let index = 1; index <= 120; index++) {
    await page.keyboard.press('Tab');
    await expect(menuOf(index)).toBeFocused(); // nobody presses faster than rows are drawn
  }
  const focused = menuOf(120);
  await expect(focused).toBeInViewport();

  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.locator('[data-index="0"]')).toBeAttached();
  await expect(page.locator('[data-index="100"]')).not.toBeAttached();
  await expect(focused).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Reset Password' })).toBeVisible();
});

test('filters run on the server, and what was typed in passing is never asked for', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === listStudents.path) asked.push(searchParams.get('q') ?? '');
  });
  const search = page.getByLabel('Search');
  await search.pressSequentially('SCOUT-17@', { delay: 20 });
  await expect(page.getByRole('heading', { name: 'Students (1)' })).toBeVisible();
  await expect(drawn(page)).toContainText(['scout-17@family.example']);
  expect(asked).toEqual(['SCOUT-17@']);

  await page.getByLabel('Organization').selectOption('Girl Scouts');
  await page.getByLabel('Troop number').fill('77');
  await expect(page.getByText('No students found matching your criteria')).toBeVisible();
  await search.fill('');
  await expect(page.getByRole('heading', { name: /^Students \(\d\d\)$/ })).toBeVisible();
});

test('the export reads the pages that are not here, shows how far it is, and can be called off', async ({
  page,
}) => {
  const largePages = (url: URL) =>
    url.pathname === listStudents.path && url.searchParams.get('limit') === String(PAGE_MAX);
  // Nobody answers.
  await page.route(largePages, () => {});
  const button = page.getByRole('button', { name: 'Export Data' });
  await button.click();
  await expect(page.getByText('Student data export will begin shortly', { exact: true })).toBeVisible();
  const progress = page.getByRole('progressbar', { name: 'Reading students' });
  await expect(progress).toHaveAttribute('aria-valuetext', '100 of 3,000');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(progress).toBeHidden();
  await page.unroute(largePages);

  const download = page.waitForEvent('download');
  await button.click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(STUDENTS + 1);
  expect(new Set(lines).size).toBe(STUDENTS + 1);
});
