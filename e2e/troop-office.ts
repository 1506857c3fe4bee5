import { type Page, test } from '@playwright/test';
import { extractText } from 'unpdf';
import { acceptInvitation } from '#domain/contract/office/people.ts';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { login } from '#domain/contract/sign-in/accounts.ts';
import { agreeAsLeader, getLeaderHome, type LeaderHome } from '#domain/contract/troop/leader.ts';
import type { MailServer } from '#server/testing/smtp-server.ts';
import { expect, type Inspect } from './journey.ts';
import { send } from './known-scout.ts';
import { LoginScreen } from './login-screen.ts';
import { linkTo } from './mailed-product.ts';

export const PASSWORD = 'green-twig-of-oak';

export type Leader = {
  readonly username: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
};

/** An administrator sets a troop up, puts its number right, and invites its leaders by mail. */
export async function setUpTroop(office: Page, leaders: readonly Leader[], inspect: Inspect) {
  await office.goto('/admin/troops');
  await expect(office.getByRole('heading', { name: 'No troop yet' })).toBeVisible();
  await inspect('troops-empty');
  const form = office.getByRole('region', { name: 'Add a troop' });
  await form.getByLabel('Organization').selectOption('Cub Scouts');
  await form.getByLabel('State').selectOption('Wisconsin');
  await form.getByLabel('Troop number').fill('0312');
  await form.getByLabel('Name').fill('Oak Patrol');
  await form.getByRole('button', { name: 'Add the troop' }).click();
  const wrong = office.getByRole('article', { name: 'Troop 0312, Oak Patrol' });
  await wrong.getByRole('button', { name: 'Change Troop 0312' }).click();
  await wrong.getByLabel('Troop number').fill('312');
  await wrong.getByRole('button', { name: 'Save the troop' }).click();
  const troop = office.getByRole('article', { name: 'Troop 312, Oak Patrol' });
  await troop.getByRole('button', { name: 'Leaders (0)' }).click();
  for (const [at, { email }] of leaders.entries()) {
    await troop.getByLabel('E-mail address of a new leader').fill(email);
    await troop.getByRole('button', { name: 'Invite by mail' }).click();
    await expect(troop.getByText('Invited', { exact: true })).toHaveCount(at + 1);
  }
  await inspect('troops-invited');
}

/** An invited person makes an account and agrees to the undertaking on the screens. */
export async function becomeLeader(page: Page, mails: MailServer, leader: Leader, inspect: Inspect) {
  await page.goto(await linkTo(mails, leader.email, { screen: '/invitation' }));
  await expect(page.getByText('Hazel Ranger invites you to be a leader of Troop 312.')).toBeVisible();
  await page.getByLabel('First name').fill(leader.firstName);
  await page.getByLabel('Last name').fill(leader.lastName);
  await page.getByLabel('Username').fill(leader.username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await inspect('leader-invited', { page });
  await page.getByRole('button', { name: 'Create my account' }).click();
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await new LoginScreen(page).logInAsAdmin({ username: leader.username, password: PASSWORD });
  await expect(page.getByRole('heading', { name: 'Before you begin' })).toBeVisible();
  await inspect('leader-undertaking', { page });
  await page.getByRole('button', { name: 'I agree' }).click();
  await expect(page.getByText('No scout yet: parents say yes first')).toBeVisible();
  await inspect('leader-empty', { page });
}

/** The same without its screens. */
export async function joinAsLeader(page: Page, mails: MailServer, leader: Leader) {
  const [, token] = (await linkTo(mails, leader.email, { screen: '/invitation' })).split('#');
  await send(page, acceptInvitation, {}, { ...leader, password: PASSWORD, token });
  await send(page, login, {}, { username: leader.username, password: PASSWORD, admin: true });
  const home = (await (await page.request.get(addressOf(getLeaderHome))).json()) as LeaderHome;
  await send(page, agreeAsLeader, {}, { hash: home.undertaking.hash });
}

/** Opens a scout of one's troop. */
export async function openScout(leader: Page, name: string) {
  await leader.goto('/leader');
  await leader.getByRole('link', { name }).click();
  await expect(leader.getByRole('heading', { name, level: 1 })).toBeVisible();
}

const PAPERS = ['Letter', 'A4'] as const;
const CSS_PIXELS_A_MM = 96 / 25.4;
const CARD_WIDTH_MM = 100;
/** About as high as a hand is wide, in whatever letters the machine has: a card, and no sheet. */
const CARD_HEIGHT_MM_MAX = 105;

/** The card comes alone, on one page of either paper, as wide as it is said to be, with what a child has to type. */
async function printsOneCard(page: Page, code: string) {
  const card = page.locator('[data-printed-alone] > div');
  // The window of the browser's own, which nobody is here to close.
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  for (const format of PAPERS) {
    await page.getByRole('button', { name: 'Print Card' }).click();
    await expect(card).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    const { width = 0, height = 0 } = (await card.boundingBox()) ?? {};
    await page.emulateMedia({ media: null });
    expect(width / CSS_PIXELS_A_MM).toBeCloseTo(CARD_WIDTH_MM, 0);
    expect(height).toBeGreaterThan(0);
    expect(height / CSS_PIXELS_A_MM).toBeLessThan(CARD_HEIGHT_MM_MAX);
    // With it the printing has ended, and the page is as before.
    const pdf = await page.pdf({ format, path: test.info().outputPath(`card-${format}.pdf`) });
    const { text } = await extractText(new Uint8Array(pdf), { mergePages: false });
    expect(text, format).toHaveLength(1);
    // Its signs stand apart.
    expect(text[0]?.replaceAll(/\s/g, '')).toContain(code);
    expect(text[0]).not.toContain('Print Card');
    await expect(card).toBeHidden();
  }
}

/** Makes the card that a dialog offers, prints it, and gives its code. */
export async function printCard(page: Page, inspect?: () => Promise<void>): Promise<string> {
  await page.getByRole('button', { name: 'Make Card' }).click();
  const shown = page.getByText(/^[A-Z2-7]{4}-[A-Z2-7]{4}$/);
  await expect(shown).toBeVisible();
  const code = (await shown.textContent()) ?? '';
  await inspect?.();
  await printsOneCard(page, code);
  return code;
}
