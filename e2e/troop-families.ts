import { readFile } from 'node:fs/promises';
import { type Page, test } from '@playwright/test';
import { extractText } from 'unpdf';
import { join } from '#domain/contract/family/joining.ts';
import { printedCodes } from '#server/testing/printed-codes.ts';
import type { MailServer } from '#server/testing/smtp-server.ts';
import { drawSignature } from '#server/testing/valid-bodies.ts';
import { DashboardScreen } from './dashboard-screen.ts';
import { JoinScreen } from './join-screen.ts';
import { expect, type Inspect } from './journey.ts';
import { send } from './known-scout.ts';
import { LoginScreen } from './login-screen.ts';
import { linkTo } from './mailed-product.ts';
import { PASSWORD } from './troop-office.ts';

/** As Excel writes it; the last one is the leader's own child, whose address lost its ending. */
const ROSTER = Buffer.from(
  '\uFEFFFirst Name;Last Name;Parent email\r\nAda;Okafor;ada@family.example\r\nBo;Reyes;\r\nCleo;Rivera;rivera@troop\r\n',
  'utf16le',
);
const QUESTION = /^May the leaders of Troop 312 \(.*Ana Rivera.*\) see Bo's work\?$/;

/** A leader invites three families by roster, and mends in its place the row that is wrong. */
export async function inviteFamilies(leader: Page, inspect: Inspect) {
  await leader.getByRole('link', { name: 'Invite families' }).click();
  await expect(leader.getByText('Nobody is invited yet')).toBeVisible();
  await inspect('families-empty', { page: leader });
  await leader.getByText('A file', { exact: true }).click();
  const roster = { name: 'roster.csv', mimeType: 'text/csv', buffer: ROSTER };
  await leader.locator('input[type=file]').setInputFiles(roster);
  await expect(leader.getByText('The address has no ending, such as .com.')).toBeVisible();
  await expect(leader.getByRole('button', { name: 'Invite 2 families' })).toBeVisible();
  await inspect('families-wrong', { page: leader });
  await leader.getByLabel('Parent’s e-mail').fill('rivera@troop.example');
  await leader.getByRole('button', { name: 'Check this row' }).click();
  await leader.getByText('All (3)', { exact: true }).click();
  await inspect('families-right', { page: leader });
  await leader.getByRole('button', { name: 'Invite 3 families' }).click();
  await expect(leader.getByRole('heading', { name: 'Invited families (3)' })).toBeVisible();
  await expect(leader.getByText('Needs a letter')).toBeVisible();
  await expect(leader.getByText('Mailed', { exact: true })).toHaveCount(2, { timeout: 30_000 });
  await inspect('families-invited', { page: leader });
}

/** A parent joins by a mail's link on the phone, and hands it to the child. */
export async function joinByMail(page: Page, mails: MailServer, inspect: Inspect) {
  const join = new JoinScreen(page);
  const link = await linkTo(mails, 'ada@family.example', { screen: '/join' });
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Troop 312 invites Ada' })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await join.next();
  await expect(page.getByText('ZIP code must be at least 5 digits')).toBeVisible();
  await inspect('join-child', { page });
  await page.getByLabel('ZIP code').fill('53703');
  // A look at something else, and the phone has forgotten the page.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'We need your link again.' })).toBeVisible();
  await inspect('join-again', { page });
  await page.goto(link);
  await expect(page.getByLabel('ZIP code')).toHaveValue('53703');
  await join.next();
  await inspect('join-login', { page });
  await join.fillInLogin({ username: 'ada-okafor', password: PASSWORD });
  await inspect('join-parent', { page });
  await join.fillInParent('Ngozi');
  await page.getByRole('radio', { name: /^Progress only/ }).check();
  const wish = page.getByRole('checkbox', { name: 'Remind me each week when a check is due' });
  await expect(wish).not.toBeChecked();
  await wish.check();
  await inspect('join-consent', { page });
  await join.sign();
  await expect(page.getByRole('heading', { name: 'Hand the phone to Ada' })).toBeVisible();
  await inspect('join-done', { page });
  await page.getByRole('link', { name: 'Ada logs in here' }).click();
  await new LoginScreen(page).logIn({ username: 'ada-okafor', password: PASSWORD });
  await new DashboardScreen(page).isShownTo('Ada');
}

/** Prints the letter of the family without an address, and reads its code as a phone does. */
export async function printedLink(leader: Page): Promise<string> {
  const download = leader.waitForEvent('download');
  await leader.getByRole('button', { name: 'Print 1 letter' }).click();
  const path = test.info().outputPath('letter.pdf');
  await (await download).saveAs(path);
  const file = await readFile(path);
  const { text } = await extractText(new Uint8Array(file), { mergePages: true });
  expect(text).toContain('To the parents of Bo Reyes');
  const [code = ''] = printedCodes(file);
  expect(text.replaceAll(/\s/g, '')).toContain(code);
  return code;
}

/** A parent joins by a letter's code, and is asked by mail before the child can begin. */
export async function joinByLetter(page: Page, mails: MailServer, link: string, inspect: Inspect) {
  await page.goto(link);
  const join = new JoinScreen(page);
  await join.fillInChild('53703');
  await join.fillInLogin({ username: 'bo-reyes', password: PASSWORD });
  await join.fillInParent('Eva', 'eva@family.example');
  // The parent is asked about leaders by mail.
  await expect(page.getByText('May the leaders of', { exact: false })).toBeHidden();
  await join.sign();
  await expect(page.getByRole('heading', { name: 'One more step: your e-mail' })).toBeVisible();
  await inspect('join-waiting', { page });
  await page.goto(await linkTo(mails, 'eva@family.example'));
  const question = page.getByRole('group', { name: QUESTION });
  await expect(question).toBeHidden();
  await page.getByRole('radio', { name: /parent or legal guardian, and I agree/ }).check();
  for (const one of await question.getByRole('radio').all()) await expect(one).not.toBeChecked();
  await question.getByRole('radio', { name: /^Progress, notes and photos/ }).check();
  await inspect('parent-confirm-leaders', { page });
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Thank you. Bo can start now.', { exact: false })).toBeVisible();
}

/** The leader joins as a parent, without the screens. */
export async function joinOwnChild(page: Page, mails: MailServer, troopId: string) {
  const [, token] = (await linkTo(mails, 'rivera@troop.example', { screen: '/join' })).split('#');
  await send(
    page,
    join,
    {},
    {
      ...{ token, firstName: 'Cleo', lastName: 'Rivera', zipCode: '53703', email: '' },
      ...{ username: 'cleo-rivera', password: PASSWORD, parentFirstName: 'Ana', parentLastName: 'Rivera' },
      ...{ parentEmail: 'rivera@troop.example', parentPhone: '', signature: await drawSignature() },
      ...{ termsAgree: true, leaders: { troopId, choice: 'work' } },
    },
  );
}
