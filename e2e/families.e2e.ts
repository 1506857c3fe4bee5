import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { extractText } from 'unpdf';
import { createFirstAdmin, login } from '#domain/contract/accounts.ts';
import { agreeToUndertaking, getLeaderHome, type LeaderHome } from '#domain/contract/leader.ts';
import { acceptInvitation, invite } from '#domain/contract/people.ts';
import { createTroop, type Troop } from '#domain/contract/troops.ts';
import { DashboardScreen } from './dashboard-screen.ts';
import { JoinScreen } from './join-screen.ts';
import { expect } from './journey.ts';
import { send } from './known-scout.ts';
import { LoginScreen } from './login-screen.ts';
import { linkTo, openBrowser, test } from './mailed-product.ts';

// They make the first administrator and a troop.
test.use({ unused: 'families' });

const PASSWORD = 'green-twig-of-oak';
const RANGER = { username: 'ranger', password: PASSWORD };
const RIVERA = { username: 'rivera', password: PASSWORD };
const PERSON = { email: 'ranger@example.org', firstName: 'Hazel', lastName: 'Ranger' };
/** As Excel writes it. */
const ROSTER = Buffer.from(
  '\uFEFFFirst Name;Last Name;Parent email\r\nAda;Okafor;ada@family.example\r\nBo;Reyes;\r\nCleo;Hale;cleo@family\r\n',
  'utf16le',
);

/** A troop with a leader who has agreed to the undertaking, signed in on a page. */
async function openTroop(page: Page, leader: Page, mails: Parameters<typeof linkTo>[0]) {
  await send(page, createFirstAdmin, {}, { ...RANGER, ...PERSON });
  await send(page, login, {}, { ...RANGER, admin: true });
  const troop = { organization: 'cub_scouts', state: 'WI', number: '512', name: 'Oak Patrol' };
  const { id } = (await send(page, createTroop, {}, troop)) as Troop;
  const email = 'rivera@troop.example';
  await send(page, invite, {}, { role: 'leader', email, troopId: id });
  const [, token] = (await linkTo(mails, email, { screen: '/invitation' })).split('#');
  const account = { ...RIVERA, email, firstName: 'Ana', lastName: 'Rivera' };
  await send(leader, acceptInvitation, {}, { token, ...account });
  await send(leader, login, {}, { ...RIVERA, admin: true });
  const home = (await (await leader.request.get(getLeaderHome.path)).json()) as LeaderHome;
  await send(leader, agreeToUndertaking, {}, { hash: home.undertaking.hash });
}

/** The link on the only page of a letter. */
async function linkOfLetter(leader: Page): Promise<string> {
  const download = leader.waitForEvent('download');
  await leader.getByRole('button', { name: 'Print 1 letter' }).click();
  const file = await (await download).path();
  const { text } = await extractText(new Uint8Array(await readFile(file)), { mergePages: true });
  expect(text).toContain('To the parents of Bo Reyes');
  return /http:\/\/\S+\/join#[\w-]{43}/.exec(text.replaceAll('\n', ' '))?.[0] ?? '';
}

test('a leader invites three families by roster, one by mail, one by letter, one wrong at first, and the children log in', {
  tag: '@pictures',
}, async ({ page, browser, server, mails, inspect }) => {
  test.setTimeout(400_000);
  const leader = await openBrowser(browser, page, server.url);
  await openTroop(page, leader, mails);
  await leader.goto('/leader');
  await leader.getByRole('link', { name: 'Families' }).click();
  await expect(leader.getByText('Nobody is invited yet')).toBeVisible();
  await inspect('families-empty', { page: leader });
  await leader.getByText('A file', { exact: true }).click();
  const roster = { name: 'roster.csv', mimeType: 'text/csv', buffer: ROSTER };
  await leader.locator('input[type=file]').setInputFiles(roster);
  await expect(leader.getByText('The address has no ending, such as .com.')).toBeVisible();
  await expect(leader.getByRole('button', { name: 'Invite 2 families' })).toBeVisible();
  await inspect('families-wrong', { page: leader });
  await leader.getByLabel('Parent’s e-mail').fill('cleo@family.example');
  await leader.getByRole('button', { name: 'Check this row' }).click();
  await expect(leader.getByRole('button', { name: 'Invite 3 families' })).toBeVisible();
  await leader.getByText('All (3)', { exact: true }).click();
  await inspect('families-right', { page: leader });
  await leader.getByRole('button', { name: 'Invite 3 families' }).click();
  await expect(leader.getByRole('heading', { name: 'Invited families (3)' })).toBeVisible();
  await expect(leader.getByText('Needs a letter')).toBeVisible();
  await expect(leader.getByText('Mailed', { exact: true })).toHaveCount(2, { timeout: 30_000 });
  await inspect('families-invited', { page: leader });

  const ana = await openBrowser(browser, page, server.url);
  await ana.goto(await linkTo(mails, 'ada@family.example', { screen: '/join' }));
  await expect(ana.getByRole('heading', { name: 'Troop 512 invites Ada' })).toBeVisible();
  expect(ana.url()).toBe(`${server.url}/join`);
  const join = new JoinScreen(ana);
  await join.next();
  await expect(ana.getByText('ZIP code must be at least 5 digits')).toBeVisible();
  await inspect('join-child', { page: ana });
  await ana.getByLabel('ZIP code').fill('53703');
  // A look at something else, and the phone has forgotten the page.
  await ana.reload();
  await expect(ana.getByLabel('ZIP code')).toHaveValue('53703');
  await join.next();
  await inspect('join-login', { page: ana });
  await join.fillInLogin({ username: 'ada-okafor', password: PASSWORD });
  await inspect('join-parent', { page: ana });
  await join.fillInParent('Ngozi');
  await ana.getByRole('radio', { name: /^Progress only/ }).check();
  await inspect('join-consent', { page: ana });
  await join.sign();
  await expect(ana.getByRole('heading', { name: 'Hand the phone to Ada' })).toBeVisible();
  await inspect('join-done', { page: ana });
  await ana.getByRole('link', { name: 'Ada logs in here' }).click();
  await new LoginScreen(ana).logIn({ username: 'ada-okafor', password: PASSWORD });
  await new DashboardScreen(ana).isShownTo('Ada');

  const eva = await openBrowser(browser, page, server.url);
  await eva.goto(await linkOfLetter(leader));
  const hers = new JoinScreen(eva);
  await hers.fillInChild('53703');
  await hers.fillInLogin({ username: 'bo-reyes', password: PASSWORD });
  await hers.fillInParent('Eva', 'eva@family.example');
  // Of the leaders she is asked in her mailbox.
  await expect(eva.getByText('May the leaders of', { exact: false })).toBeHidden();
  await hers.sign();
  await expect(eva.getByRole('heading', { name: 'One more step: your e-mail' })).toBeVisible();
  await inspect('join-waiting', { page: eva });
  await eva.goto(await linkTo(mails, 'eva@family.example'));
  await eva.getByRole('radio', { name: /parent or legal guardian, and I agree/ }).check();
  await eva.getByRole('radio', { name: /^Progress, notes and photos/ }).check();
  await eva.getByRole('button', { name: 'Confirm' }).click();
  await expect(eva.getByText('Thank you. Bo can start now.', { exact: false })).toBeVisible();
  await eva.goto('/login');
  await new LoginScreen(eva).logIn({ username: 'bo-reyes', password: PASSWORD });
  await new DashboardScreen(eva).isShownTo('Bo');

  await leader.reload();
  await expect(leader.getByText('Answered', { exact: true })).toHaveCount(2);
  await inspect('families-answered', { page: leader });
  await leader.getByRole('link', { name: 'Back to your troop' }).click();
  await expect(leader.getByRole('link', { name: 'Ada O.' })).toBeVisible();
  await leader.getByRole('link', { name: 'Bo R.' }).click();
  await expect(leader.getByRole('heading', { name: 'Bo R.' })).toBeVisible();
  for (const it of [leader, ana, eva]) await it.context().close();
});
