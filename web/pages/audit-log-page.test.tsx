import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { correctStudent } from '#domain/contract/family/corrections.ts';
import { listStudents } from '#domain/contract/office/admin.ts';
import { listAllReviews } from '#domain/contract/troop/reviewing.ts';
import { call } from '#web/lib/call.ts';
import { today } from '#web/lib/dates.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { signIn } from '#web/testing/sign-in.ts';
import { standInFor } from '#web/testing/stand-in-response.ts';

const rows = page.getByRole('list', { name: /The log/ }).getByRole('listitem');
const whose = page.getByLabelText('Whose account');

async function openLog() {
  const scout = await signIn('student');
  const ranger = await signIn('admin');
  const body = {
    firstName: 'Ada',
    lastName: 'Reyes',
    organization: 'cub_scouts',
    troopNumber: '7',
    state: 'WI',
    zipCode: '53703',
  } as const;
  await call(listStudents, { query: { limit: 10 } });
  await call(correctStudent, { params: { id: scout.user.id }, body });
  await renderApp({ url: '/admin/log' });
  await expect.element(page.getByRole('heading', { name: 'Audit Log', level: 1 })).toBeVisible();
  return { scout: scout.user.username, ranger: ranger.user.username };
}

test('#the-log: the log is narrowed by its fields, the address has them, and Back takes them away', async () => {
  const { scout, ranger } = await openLog();
  await page.getByLabelText('Who did it').fill(ranger);
  await expect.element(rows.nth(1)).toBeVisible();
  await expect.poll(() => rows.elements()).toHaveLength(2);
  await expect.poll(() => location.search).toBe(`?by=${ranger}`);
  await page.getByLabelText('What was done').selectOptions('Corrected the details');
  await expect.poll(() => rows.elements()).toHaveLength(1);
  const told = new RegExp(`^${ranger} corrected the details of ${scout}`);
  await expect.element(rows.first()).toMatchTextContent(told);
  expect(location.search).toBe(`?action=correct-student&by=${ranger}`);
  history.back();
  await expect.poll(() => rows.elements()).toHaveLength(2);
});

test('#the-log: an address with filters opens with them, and they are cleared with one press', async () => {
  const { scout } = await openLog();
  await renderApp({ url: `/admin/log?on=${scout}&from=${today()}&to=${today()}` });
  await expect.element(whose).toHaveValue(scout);
  await expect.element(page.getByLabelText('From')).toHaveValue(today());
  await expect.poll(() => rows.elements()).toHaveLength(1);
  await whose.fill(`${scout}-nobody`);
  await expect.element(page.getByText('Nothing of that kind')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.element(whose).toHaveValue('');
  expect(location.search).toBe('');
});

test('#the-log: what the filters leave is exported, and the export stands in the log', async () => {
  const { ranger } = await openLog();
  await page.getByLabelText('Who did it').fill(ranger);
  await expect.poll(() => rows.elements()).toHaveLength(2);
  await userEvent.click(page.getByRole('button', { name: 'Export log' }));
  await expect.element(page.getByRole('button', { name: 'Export log' })).toBeEnabled();
  await renderApp({ url: `/admin/log?by=${ranger}&action=export-log` });
  await expect.poll(() => rows.elements()).toHaveLength(1);
});

test('#reported-notes: where what leaders wrote does not load, it is said above the log, and tried again with a press', async () => {
  const broken = { status: 500, type: 'application/json', body: '{}' };
  const mend = await standInFor(`*${listAllReviews.path}`, broken);
  await renderApp({ url: '/admin/log', as: 'admin' });
  const failure = page.getByText('The reviews could not be loaded');
  await expect.element(failure).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(failure).not.toBeInTheDocument();
});
