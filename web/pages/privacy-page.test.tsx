import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getPrivacyNotice } from '#domain/contract/keeping/privacy.ts';
import { breakProxy } from '#web/testing/broken-proxy.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { overhang, readTwiceTheSize } from '#web/testing/twice-the-size.ts';

const HEADINGS = [
  'Who runs this site',
  'What we collect',
  'Why we collect it',
  'Who sees it',
  'How long we keep it',
  'Cookies and your own device',
  'What you can ask for',
];

test('everybody reads who runs the site, what is kept, and for how long (#the-privacy-notice)', async () => {
  await renderApp({ url: '/privacy' });
  await expect.element(page.getByRole('heading', { name: 'Privacy Notice', level: 1 })).toBeVisible();
  for (const name of HEADINGS) {
    await expect.element(page.getByRole('heading', { name, level: 2, exact: true })).toBeInTheDocument();
  }
  await expect.element(page.getByText(/has not said here who they are/)).toBeInTheDocument();
  const table = page.getByRole('table', { name: 'What is kept, what for, and how long' });
  await expect.element(table.getByText(/^The notebook: projects/)).toBeInTheDocument();
  await expect.element(table.getByText('3 years').first()).toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Print' })).toBeVisible();
});

test('the login page leads to it', async () => {
  await renderApp({ url: '/login' });
  await page.getByRole('link', { name: 'Privacy notice' }).click();
  await expect.element(page.getByRole('heading', { name: 'Privacy Notice', level: 1 })).toBeVisible();
});

test('the consent page leads to it without losing what is typed', async () => {
  await renderApp({ url: '/', as: 'unconsentedStudent' });
  const link = page.getByRole('link', { name: 'Privacy notice' });
  await expect.element(link).toHaveAttribute('href', '/privacy');
  await expect.element(link).toHaveAttribute('target', '_blank');
});

test('a notice that does not come is said, and can be asked for again', async () => {
  await breakProxy(`*${getPrivacyNotice.path}`);
  await renderApp({ url: '/privacy' });
  await expect.element(page.getByText('The privacy notice could not be loaded.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('it fits a phone with text of twice the size', async () => {
  await readTwiceTheSize();
  await renderApp({ url: '/privacy' });
  await expect.element(page.getByRole('table')).toBeInTheDocument();
  expect(overhang()).toBe(0);
});
