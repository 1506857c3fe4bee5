import type { Page } from '@playwright/test';
import { createFirstAdmin, login } from '#domain/contract/accounts.ts';
import { answerLeadersQuestion } from '#domain/contract/child-consent.ts';
import { addressOf } from '#domain/contract/endpoint.ts';
import { agreeToUndertaking, getLeaderHome, type LeaderHome } from '#domain/contract/leader.ts';
import { type Child, listChildren } from '#domain/contract/parent.ts';
import { acceptInvitation, invite } from '#domain/contract/people.ts';
import { createTroop, type Troop } from '#domain/contract/troops.ts';
import type { MailServer } from '#server/testing/smtp-server.ts';
import { expect } from './journey.ts';
import { send } from './known-scout.ts';
import { LoginScreen } from './login-screen.ts';
import { linkTo, openBrowser, scoutWithParent, test } from './mailed-product.ts';
import { isReadyForOffline } from './offline-device.ts';
import { childWithParent, openPage } from './parent-screen.ts';

// They make the first administrator and a troop.
test.use({ unused: 'review' });

const RANGER = { username: 'hazel', password: 'tall-oak-tree' };
const PASSWORD = 'green-twig-of-oak';
const NOTE = 'The roots hide behind the label. Turn the jar, please.';

/** A leader of a troop who has agreed to the undertaking, logged in. */
async function openLeader(
  office: Page,
  leader: Page,
  mails: MailServer,
  it: { username: string; firstName: string; lastName: string; troopId: string },
): Promise<void> {
  const { troopId, ...names } = it;
  const email = `${it.username}@troop.example`;
  await send(office, invite, {}, { role: 'leader', email, troopId });
  const [, token] = (await linkTo(mails, email, { screen: '/invitation' })).split('#');
  const account = { ...names, email, password: PASSWORD, token };
  await send(leader, acceptInvitation, {}, account);
  await send(leader, login, {}, { username: it.username, password: PASSWORD, admin: true });
  const home = (await (await leader.request.get(addressOf(getLeaderHome))).json()) as LeaderHome;
  await send(leader, agreeToUndertaking, {}, { hash: home.undertaking.hash });
}

test('two leaders review in the open: the child fixes and reports, one takes back, the parent reads it all', {
  tag: '@pictures',
}, async ({ page, browser, server, mails, inspect }) => {
  test.setTimeout(400_000);
  const person = { email: 'hazel@example.org', firstName: 'Hazel', lastName: 'Ranger' };
  await send(page, createFirstAdmin, {}, { ...RANGER, ...person });
  await send(page, login, {}, { ...RANGER, admin: true });
  const words = { organization: 'cub_scouts', state: 'WI', number: '312', name: 'Oak Patrol' };
  const { id: troopId } = (await send(page, createTroop, {}, words)) as Troop;
  const ada = scoutWithParent('Ada');
  await childWithParent(browser, server.url, mails, ada);
  const parent = await openBrowser(browser, page, server.url);
  await openPage(parent, mails, ada.parent.email);
  const [it] = (await (await parent.request.get(addressOf(listChildren))).json()) as Child[];
  await send(parent, answerLeadersQuestion, { id: it?.id ?? '' }, { troopId, choice: 'work' });

  const rivera = await openBrowser(browser, page, server.url);
  await openLeader(page, rivera, mails, {
    username: 'rivera',
    firstName: 'Ana',
    lastName: 'Rivera',
    troopId,
  });
  await rivera.goto('/leader');
  await rivera.getByRole('link', { name: /^Ada / }).click();
  const desk = rivera.getByRole('region', { name: 'Review and remind' });
  await expect(desk.getByText('A second leader has to join first.')).toBeVisible();
  await inspect('review-one-leader', { page: rivera });
  const chen = await openBrowser(browser, page, server.url);
  await openLeader(page, chen, mails, { username: 'chen', firstName: 'Wei', lastName: 'Chen', troopId });

  await rivera.reload();
  await desk.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(desk.getByText('Please choose “Looks good” or “Please fix”')).toBeVisible();
  await desk.getByRole('radio', { name: /^Please fix/ }).check();
  await desk.getByRole('checkbox', { name: 'Please add a photo.' }).check();
  const note = desk.getByRole('textbox', { name: 'Note (optional)' });
  await note.fill('Call five five five, 123-4567');
  await desk.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(desk.getByText(/^Please leave out numbers to call\./)).toBeVisible();
  await inspect('review-number', { page: rivera });
  await note.fill(NOTE);
  await desk.getByRole('button', { name: 'Send', exact: true }).click();
  const said = desk.getByRole('article', { name: /^Please fix: Ada/ });
  await expect(said.getByText(NOTE)).toBeVisible();
  await desk.getByRole('button', { name: 'Send a reminder' }).click();
  await expect(desk.getByText(/^The next one can be sent on/)).toBeVisible();
  await inspect('review-said', { page: rivera });
  await expect
    .poll(() =>
      mails.received.some(({ to, body }) => to.includes(ada.parent.email) && body.includes('Turn the jar')),
    )
    .toBe(true);

  const child = await openBrowser(browser, page, server.url);
  await child.goto('/');
  await new LoginScreen(child).logIn(ada);
  const says = child.getByRole('region', { name: 'Your leader says' });
  await expect(says.getByText(NOTE)).toBeVisible();
  await expect(says.getByText(/^Ana Rivera asks you/)).toBeVisible();
  await inspect('review-child', { page: child });
  await isReadyForOffline(child);
  await child.context().setOffline(true);
  await child.reload();
  await says.getByRole('button', { name: 'I fixed it' }).click();
  await expect(says.getByText('You fixed it. Your leader can see that.')).toBeVisible();
  await child.context().setOffline(false);
  await expect(async () => {
    await rivera.reload();
    await expect(said.getByText(/^“I fixed it”/)).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  await says.getByRole('button', { name: 'Report this note' }).click();
  const question = child.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await inspect('review-report', { page: child });
  await question.getByRole('button', { name: 'Report this note' }).click();
  await expect(says.getByText('The note is hidden until a grown-up has looked at it.')).toBeVisible();
  await expect(says.getByText(NOTE)).toBeHidden();
  await inspect('review-child-reported', { page: child });

  await page.goto('/admin/log');
  const office = page.getByRole('region', { name: 'What leaders wrote' });
  await expect(async () => {
    await page.reload();
    await expect(office.getByText('Reported by a scout')).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  await inspect('review-admin');
  await office.getByRole('button', { name: 'The scout may read it' }).click();
  await expect(office.getByText('Reported by a scout')).toBeHidden();
  await child.reload();
  await expect(says.getByText(NOTE)).toBeVisible();

  await chen.goto('/leader');
  await chen.getByRole('link', { name: /^Ada / }).click();
  await chen.getByRole('button', { name: 'Take back' }).click();
  await chen.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
  await expect(chen.getByText(/^Taken back on /)).toBeVisible();
  await child.reload();
  await expect(says.getByText(/^Taken back on /)).toBeVisible();
  await inspect('review-child-struck', { page: child });
  await parent.reload();
  const read = parent.getByRole('region', { name: 'What leaders wrote, Ada' });
  await expect(read.getByText(NOTE)).toBeVisible();
  await expect(read.getByText(/^Taken back on /)).toBeVisible();
  await expect(read.getByText(/^Reported on /)).toBeVisible();
  await inspect('review-parent', { page: parent });
  for (const one of [rivera, chen, child, parent]) await one.context().close();
});
