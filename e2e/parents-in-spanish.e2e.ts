import type { Page } from '@playwright/test';
import { listProjects } from '#domain/contract/notebook/projects.ts';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { getUser } from '#domain/contract/sign-in/accounts.ts';
import * as confirmation from '#languages/es/consent/confirmation.tsx';
import * as consent from '#languages/es/consent/consent.ts';
import * as signature from '#languages/es/consent/signature.ts';
import * as parentPage from '#languages/es/family/parent-page.tsx';
import * as answers from '#languages/es/platform/answers.ts';
import * as fields from '#languages/es/platform/fields.ts';
import * as login from '#languages/es/sign-in/login.ts';
import * as registration from '#languages/es/sign-in/registration.ts';
import type { MailServer } from '#server/testing/smtp-server.ts';
import { drawStroke } from './drawing.ts';
import { expect, ONE_SIZE } from './journey.ts';
import { signUp } from './known-scout.ts';
import { linkTo, scoutWithParent, test } from './mailed-product.ts';
import type { Scout } from './people.ts';

const IN_SPANISH = { locale: 'es-MX' };

const isIn = (page: Page, language: string) =>
  expect.poll(() => page.evaluate(() => document.documentElement.lang).catch(() => '')).toBe(language);

/** The letters that an address got. */
const lettersTo = (mails: MailServer, address: string) =>
  mails.received.filter(({ to }) => to.includes(address)).map(({ body }) => body);

async function signUpInSpanish(page: Page, scout: Scout) {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await page.getByRole('tab', { name: login.signUp }).click();
  await field(fields.firstName).fill(scout.firstName);
  await field(fields.lastName).fill(scout.lastName);
  await field(fields.organization).selectOption({ label: scout.organization });
  await field(fields.troopNumber).fill(scout.troopNumber);
  await field(fields.state).selectOption({ label: scout.state });
  await field(fields.zipCode).fill(scout.zipCode);
  await field(fields.username).fill(scout.username);
  await field(fields.email).fill(scout.email);
  await field(fields.password).fill(scout.password);
  await field(registration.confirmPassword).fill(scout.password);
  await page.getByRole('button', { name: fields.submit, exact: true }).click();
}

/** From the consent before a parent to the signature under it. */
async function signInSpanish(page: Page, { parent }: Scout) {
  await expect(page.getByRole('heading', { name: consent.title, level: 1 })).toBeVisible();
  await page.getByLabel(consent.firstName).fill(parent.firstName);
  await page.getByLabel(consent.lastName).fill(parent.lastName);
  await page.getByLabel(consent.email).fill(parent.email);
  await page.getByRole('checkbox', { name: consent.agree }).check();
  const canvas = page.getByRole('img', { name: signature.empty });
  await drawStroke(page, canvas, [
    [0.12, 0.7],
    [0.3, 0.2],
    [0.5, 0.75],
    [0.88, 0.4],
  ]);
  await expect(page.getByRole('img', { name: signature.drawn })).toBeVisible();
}

const submitConsent = (page: Page) => page.getByRole('button', { name: consent.submit }).click();

test('a family whose browser says Spanish goes from the login to the parent’s page in Spanish', {
  tag: ['@main', '@one-size'],
}, async ({ browser, server, mails, inspect }) => {
  test.setTimeout(240_000);
  const ada = scoutWithParent('Ada');
  const open = async () => {
    const context = await browser.newContext({
      ...IN_SPANISH,
      baseURL: server.url,
      viewport: { width: 360, height: 740 },
    });
    return context.newPage();
  };
  const child = await open();
  await child.goto('/');
  await isIn(child, 'es');
  await signUpInSpanish(child, ada);
  await signInSpanish(child, ada);
  await inspect('consent-in-spanish', { page: child });
  await submitConsent(child);
  await expect(child.getByText(consent.checkMail, { exact: true })).toBeVisible();
  await expect(child.getByRole('heading', { name: consent.handOver.title, level: 1 })).toBeVisible();
  await inspect('waiting-in-spanish', { page: child });

  const hers = await open();
  const link = await linkTo(mails, ada.parent.email);
  expect(new URL(link).search, 'the link opens in the language of the letter').toBe('?lang=es');
  expect(lettersTo(mails, ada.parent.email)[0]).toMatch(/^Hola:$/m);
  await hers.goto(link);
  await isIn(hers, 'es');
  await expect(hers.getByRole('heading', { name: confirmation.title, level: 1 })).toBeVisible();
  await inspect('confirm-in-spanish', { page: hers });
  await hers.getByRole('radio', { name: confirmation.yes('Ada') }).check();
  await hers.getByRole('button', { name: answers.confirm }).click();
  await expect(hers.getByText(confirmation.confirmed('Ada'))).toBeVisible();

  await hers.goto('/parent');
  await isIn(hers, 'es');
  await hers.getByRole('textbox', { name: parentPage.yourEmail }).fill(ada.parent.email);
  await hers.getByRole('button', { name: parentPage.sendLink }).click();
  await expect(hers.getByText(parentPage.linkSent, { exact: true })).toBeVisible();
  await hers.goto(await linkTo(mails, ada.parent.email, { screen: '/parent' }));
  await hers.getByRole('button', { name: parentPage.open }).click();
  await expect(hers.getByRole('heading', { name: parentPage.notebookOf('Ada'), level: 1 })).toBeVisible();
  await inspect('parents-page-in-spanish', { page: hers });
  const letters = lettersTo(mails, ada.parent.email).join('\n');
  expect(letters).not.toMatch(/^Hello/m);
});

test(
  'a parent signs in Spanish on a device that is English, and her child’s notebook stays English',
  ONE_SIZE,
  async ({ browser, page, server, mails }) => {
    test.setTimeout(240_000);
    const ben = scoutWithParent('Ben');
    await signUp(page, ben);
    await page.goto('/');
    await isIn(page, 'en');
    await page.getByRole('link', { name: 'Español' }).click();
    await isIn(page, 'es');
    await signInSpanish(page, ben);
    await submitConsent(page);
    await expect(page.getByRole('heading', { name: 'Almost there, scout!', level: 1 })).toBeVisible();
    await isIn(page, 'en');
    const me = await page.request.get(addressOf(getUser));
    expect(await me.json()).not.toHaveProperty('language');
    const asked = { headers: { 'Accept-Language': 'es' } };
    const refused = await page.request.get(addressOf(listProjects), asked);
    expect(await refused.json(), 'calls answer in English').toMatchObject({
      message: 'This is for students whose parent or guardian has signed.',
    });

    const context = await browser.newContext({ baseURL: server.url, viewport: page.viewportSize() });
    const hers = await context.newPage();
    await hers.goto(await linkTo(mails, ben.parent.email));
    await isIn(hers, 'es');
    await hers.getByText(confirmation.readTerms, { exact: true }).click();
    await expect(hers.getByRole('group').filter({ hasText: confirmation.readTerms })).toContainText(
      /Wisconsin/,
    );
    await hers.getByRole('radio', { name: confirmation.yes('Ben') }).check();
    await hers.getByRole('button', { name: answers.confirm }).click();
    await expect(hers.getByText(confirmation.confirmed('Ben'))).toBeVisible();
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
    await isIn(page, 'en');
    await context.close();
  },
);
