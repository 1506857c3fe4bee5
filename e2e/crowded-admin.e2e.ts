import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { listStudents } from '#domain/contract/office/admin.ts';
import { PAGE_MAX } from '#domain/limits.ts';
import { AdminScreen } from './admin-screen.ts';
import { type FirstView, firstViewOf } from './first-view.ts';
import { keepFigure } from './hands.ts';
import { expect, ONE_SIZE } from './journey.ts';
import { enterAsAdmin, test } from './known-admin.ts';
import { expectWholeWords } from './whole-words.ts';

const STUDENTS = 3020;

test.use({ crowd: STUDENTS });
// One after the other, by one worker: each would bring three thousand students of its own.
test.describe.configure({ mode: 'default' });

test.beforeEach(async ({ page, admin }) => {
  await enterAsAdmin(page, admin);
  await page.goto('/admin');
  await new AdminScreen(page).isShown();
  await expect(page.getByRole('heading', { name: 'Students (3,020)' })).toBeVisible();
});

/** The students of the page: rows of the table or, on phones, cards. */
function shown(page: Page): Locator {
  const students = page.getByRole('region', { name: /^Students/ });
  return students.locator('tbody tr, li');
}

const pager = (page: Page) => page.getByRole('navigation', { name: 'Pages of students' });

test('the end of three thousand students is one step away, and the address leads back to each page', {
  tag: '@main-wide',
}, async ({ page, isMobile }) => {
  await expect(shown(page)).toHaveCount(50);
  await expect(pager(page)).toContainText('Page 1 of 61');
  const newest = await shown(page).first().innerText();
  await pager(page).getByRole('link', { name: 'Last page' }).click();
  await expect(pager(page)).toContainText('Page 61 of 61');
  await expect(shown(page)).toHaveCount(20);
  await expect(page.getByRole('heading', { name: 'Students (3,020)' })).toBeFocused();
  await expect(shown(page).last()).toHaveAttribute(
    isMobile ? 'aria-posinset' : 'aria-rowindex',
    isMobile ? '3020' : '3021',
  );
  const oldest = await shown(page).last().innerText();
  await pager(page).getByRole('link', { name: 'Previous page' }).click();
  await expect(pager(page)).toContainText('Page 60 of 61');
  await expect(shown(page)).toHaveCount(50);
  const sixtieth = await shown(page).first().innerText();

  await page.reload();
  await expect(pager(page)).toContainText('Page 60 of 61');
  expect(await shown(page).first().innerText()).toBe(sixtieth);
  await pager(page).getByRole('link', { name: 'Next page' }).click();
  await expect(pager(page)).toContainText('Page 61 of 61');
  expect(await shown(page).last().innerText()).toBe(oldest);
  await page.goBack();
  await expect(pager(page)).toContainText('Page 60 of 61');
  expect(await shown(page).first().innerText()).toBe(sixtieth);
  await pager(page).getByRole('link', { name: 'First page' }).click();
  await expect(pager(page)).toContainText('Page 1 of 61');
  expect(await shown(page).first().innerText()).toBe(newest);
});

test('sorted by name, the pages go on where the one before ended', async ({ page, isMobile }) => {
  if (isMobile) await page.getByLabel('Sort by').selectOption('Name');
  else await page.getByRole('columnheader', { name: 'Name', exact: true }).getByRole('button').click();
  await expect(shown(page).first()).toContainText('Aspen');
  const names: string[] = [];
  for (let number = 1; number <= 4; number++) {
    await expect(pager(page)).toContainText(`Page ${number} of 61`);
    names.push(
      ...(await shown(page)
        .locator(isMobile ? 'h3' : 'th')
        .allInnerTexts()),
    );
    await pager(page).getByRole('link', { name: 'Next page' }).click();
  }
  expect(names).toHaveLength(200);
  expect(names).toEqual(names.toSorted());
});

/** The controls of an administrator's first view, and the length of fifty students on a phone. */
const CONTROLS_MAX = 25;
const LIST_PX_MAX = 6000;

test('no first view of an administrator offers too much, and fifty students are no long way', {
  tag: ['@main', '@one-size'],
}, async ({ page }) => {
  const views: Record<string, FirstView> = {};
  const look = async (name: string, shownFirst: Locator) => {
    await expect(shownFirst).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    views[name] = await firstViewOf(page);
    for (const [figure, value] of Object.entries(views[name])) keepFigure(`${name}: ${figure}`, value);
  };
  const screen = new AdminScreen(page);
  await expect(shown(page)).toHaveCount(50);
  await look('administrator, students', page.getByRole('heading', { name: 'Students (3,020)' }));
  const high = await page.evaluate(() => document.documentElement.scrollHeight);
  keepFigure('administrator, fifty students: px', high);
  expect(high).toBeLessThan(LIST_PX_MAX);
  for (const button of ['Import Species Data', 'Back to App', 'Filters'])
    await expect(page.getByRole('main').getByText(button, { exact: true })).toBeInViewport();
  await shown(page).first().getByRole('link').click();
  await look('administrator, a student', page.getByRole('heading', { name: 'What was done' }));
  await expectWholeWords(page, 'a student');
  await page.getByRole('button', { name: /^Menu/ }).click();
  await expectWholeWords(page, 'the menu');
  await page.keyboard.press('Escape');
  await screen.backToList();
  const places = {
    Troops: 'Troops',
    'How It Is': 'How It Is',
    Backups: 'Backups',
    Statistics: 'Statistics',
    'Audit Log': 'Audit Log',
    People: 'People',
    Security: 'Security',
    Keeping: 'Keeping',
    'Species Import': 'Admin: Import Complete Species Data',
  };
  for (const [place, title] of Object.entries(places)) {
    await screen.goTo(place);
    await look(`administrator, ${place}`, page.getByRole('heading', { name: title, level: 1 }));
    await expectWholeWords(page, place);
  }
  expect(Object.entries(views).filter(([, { controls }]) => controls >= CONTROLS_MAX)).toEqual([]);
});

test('an administrator whom a parent calls sees the consent with one press, and sets a new password with two more', {
  tag: ['@main', '@one-size'],
}, async ({ page }) => {
  const screen = new AdminScreen(page);
  let presses = 0;
  const press = async (control: Locator) => {
    presses += 1;
    await control.click();
  };
  await screen.search('scout-17@');
  await expect(page.getByRole('heading', { name: 'Students (1)' })).toBeVisible();
  await press(shown(page).first().getByRole('link'));
  await expect(page.getByRole('region', { name: 'Consent' }).getByText('In force')).toBeVisible();
  keepFigure('administrator, a parent calls: presses to the consent', presses);
  expect(presses).toBe(1);
  await press(page.getByRole('main').getByRole('button', { name: 'Reset Password' }));
  await page.getByLabel('New password', { exact: true }).fill('willow-and-elm');
  await press(page.getByRole('dialog').getByRole('button', { name: 'Reset Password' }));
  await expect(page.getByText(/^Password updated for /)).toBeVisible();
  const deeds = page.getByRole('region', { name: 'What was done' }).getByRole('listitem');
  await expect(deeds.getByText('Set a new password')).toBeVisible();
  keepFigure('administrator, a parent calls: presses in all', presses);
  expect(presses).toBe(3);
});

test('the heads of the table, its days and its usernames stand in one piece each', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no table');
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const head of await page.getByRole('columnheader').all()) {
    const { overflows, lines } = await head.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const heights = [...range.getClientRects()]
        .filter(({ width }) => width > 1)
        .map(({ bottom }) => bottom);
      const box = element.getBoundingClientRect();
      const text = range.getBoundingClientRect();
      return { overflows: text.right > box.right + 1, lines: Math.max(...heights) - box.top > 48 };
    });
    expect([await head.innerText(), overflows, lines]).toEqual([await head.innerText(), false, false]);
  }
  // Username and day of joining: one line each, and nothing of them cut off.
  const broken = await shown(page).evaluateAll((rows) =>
    rows.flatMap((row) =>
      [1, 7].flatMap((at) => {
        const cell = row.children[at];
        if (!cell) return ['no cell'];
        const range = document.createRange();
        range.selectNodeContents(cell);
        const isWhole = range.getClientRects().length === 1 && cell.scrollWidth <= cell.clientWidth;
        return isWhole ? [] : [cell.textContent];
      }),
    ),
  );
  expect(broken).toEqual([]);
});

test('nothing of the list is wider than a computer screen, at text of twice the size either', async ({
  page,
  isMobile,
}) => {
  if (!isMobile) await page.setViewportSize({ width: 1280, height: 800 });
  const overhang = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overhang()).toBe(0);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect(shown(page)).toHaveCount(50);
  await expect.poll(overhang).toBe(0);
});

test('the keyboard goes from student to student and on to the next page', async ({ page }) => {
  const menuOf = (index: number) => shown(page).nth(index).getByRole('button');
  await menuOf(0).focus();
  for (let index = 1; index < 50; index++) {
    await page.keyboard.press('Tab');
    await expect(shown(page).nth(index).getByRole('link')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(menuOf(index)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(pager(page).getByRole('link', { name: 'Next page' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(pager(page)).toContainText('Page 2 of 61');
  await expect(page.getByRole('heading', { name: 'Students (3,020)' })).toBeFocused();
});

/** Types without a pause: between the keys of a busy machine there may be one, after which it is rightly asked. */
function typeInOneGo(field: Locator, text: string): Promise<void> {
  return field.evaluate((input, typed) => {
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    for (let length = 1; length <= typed.length; length += 1) {
      value?.set?.call(input, typed.slice(0, length));
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, text);
}

test(
  'filters run on the server, and what was typed in passing is never asked for',
  ONE_SIZE,
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === listStudents.path) asked.push(searchParams.get('q') ?? '');
    });
    const search = page.getByLabel('Search');
    await typeInOneGo(search, 'SCOUT-17@');
    await expect(page.getByRole('heading', { name: 'Students (1)' })).toBeVisible();
    await expect(shown(page)).toContainText([/scout-17$/]);
    expect(asked).toEqual(['SCOUT-17@']);

    await new AdminScreen(page).openFilters();
    await page.getByLabel('Organization').selectOption('Girl Scouts');
    await page.getByLabel('Troop number').fill('77');
    await expect(page.getByText('No students found matching your criteria')).toBeVisible();
    await search.fill('');
    await expect(page.getByRole('heading', { name: /^Students \(\d\d\)$/ })).toBeVisible();
  },
);

test(
  'the export reads the list afresh, shows how far it is, and can be called off',
  ONE_SIZE,
  async ({ page }) => {
    const largePages = (url: URL) =>
      url.pathname === listStudents.path && url.searchParams.get('limit') === String(PAGE_MAX);
    // Nobody answers.
    await page.route(largePages, () => {});
    const button = page.getByRole('button', { name: 'Export Data' });
    await button.click();
    await expect(page.getByText('Student data export will begin shortly', { exact: true })).toBeVisible();
    const progress = page.getByRole('progressbar', { name: 'Reading students' });
    await expect(progress).toHaveAttribute('aria-valuetext', '0 of 3,020');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(progress).toBeHidden();
    await page.unroute(largePages);

    const download = page.waitForEvent('download');
    await button.click();
    const lines = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines).toHaveLength(STUDENTS + 1);
    expect(new Set(lines).size).toBe(STUDENTS + 1);
  },
);
