import type { Page } from '@playwright/test';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { createFirstAdmin, login } from '#domain/contract/sign-in/accounts.ts';
import { getLeaderHome, type LeaderHome } from '#domain/contract/troop/leader.ts';
import type { MailServer } from '#server/testing/smtp-server.ts';
import { AdminScreen } from './admin-screen.ts';
import { growCuttings } from './grown-project.ts';
import { expect, type Inspect } from './journey.ts';
import { send } from './known-scout.ts';
import { openBrowser, test } from './mailed-product.ts';
import { openPage } from './parent-screen.ts';
import { inviteFamilies, joinByLetter, joinByMail, joinOwnChild, printedLink } from './troop-families.ts';
import { becomeLeader, joinAsLeader, openScout, PASSWORD, printCard, setUpTroop } from './troop-office.ts';
import {
  fixAndReport,
  isLetRead,
  isSaidInTheOpen,
  isStruck,
  isTakenBack,
  isToldToStayAway,
  review,
} from './troop-reviews.ts';
import { logInOnTablet, lookWithoutALine, seesOnlyOwn, spendCard } from './troop-tablet.ts';

// They make the first administrator and a troop.
test.use({ unused: 'one-troop', serviceWorkers: 'allow' });

const RANGER = { username: 'ranger', password: 'tall-oak-tree' };
const RIVERA = { username: 'rivera', email: 'rivera@troop.example', firstName: 'Ana', lastName: 'Rivera' };
const CHEN = { username: 'chen', email: 'chen@troop.example', firstName: 'Wei', lastName: 'Chen' };
const FRESH = 'fresh-cutting-3';
const ADA = { username: 'ada-okafor', password: FRESH, firstName: 'Ada' };
const BO = { username: 'bo-reyes', password: FRESH, firstName: 'Bo' };

/** A leader's view of a scout follows the parent's answer from one moment to the next. */
async function parentShowsMore(leader: Page, parent: Page, mails: MailServer, inspect: Inspect) {
  await leader.goto('/leader');
  await expect(leader.getByRole('link', { name: 'Ada O.' })).toBeVisible();
  await inspect('leader-troop', { page: leader });
  // The parents of one of the three show photos that are there: no other is asked for.
  await expect(leader.getByRole('img', { name: 'The newest photo' })).toHaveCount(1);
  await leader.getByRole('link', { name: 'Meeting', exact: true }).click();
  await expect(leader.getByRole('region', { name: 'What to bring' })).toBeVisible();
  await inspect('leader-meeting', { page: leader });
  const sheet = leader.waitForEvent('download');
  await leader.getByRole('link', { name: 'Sheet for a meeting (PDF)' }).click();
  expect((await sheet).suggestedFilename()).toBe('troop-sheet.pdf');
  await openScout(leader, 'Ada O.');
  await expect(leader.getByText(/^The parents show the progress only/)).toBeVisible();
  await inspect('leader-scout-progress', { page: leader });
  await openPage(parent, mails, 'ada@family.example');
  await parent.getByRole('button', { name: 'Permissions' }).click();
  const permissions = parent.getByRole('region', { name: 'Permissions' });
  await permissions.getByRole('radio', { name: /^Progress, notes and photos/ }).check();
  await expect(permissions.getByText(/^Your answer since .+: Progress, notes and photos\.$/)).toBeVisible();
  await inspect('parent-leaders', { page: parent });
  await leader.reload();
  await expect(leader.getByRole('heading', { name: 'Notes and photos' })).toBeVisible();
  await leader.getByRole('button', { name: /^Photos/ }).click();
  await expect(leader.getByRole('img').first()).toBeVisible();
  await inspect('leader-scout-work', { page: leader });
}

/** The administrator reads the work, counts it, and finds in the log what was done. */
async function officeLooksBack(office: Page, inspect: Inspect) {
  await office.goto('/admin');
  const screen = new AdminScreen(office);
  await screen.search(ADA.username);
  await screen.open(ADA.username);
  await office.getByRole('link', { name: 'Look at the projects' }).click();
  await expect(office.getByRole('heading', { name: 'Ada Okafor', level: 1 })).toBeVisible();
  await office.getByRole('button', { name: /^Tracking entries/ }).click();
  await inspect('student-work');
  const report = office.waitForEvent('download');
  await office.getByRole('link', { name: 'Report (PDF)' }).click();
  expect((await report).suggestedFilename()).toMatch(/report\.pdf$/);

  await office.goto('/admin/statistics');
  const troop = office.getByRole('table', { name: 'By troop' }).getByRole('row', { name: /312/ });
  await expect(troop.getByRole('cell')).toHaveText('2');
  await inspect('statistics');
  await office.getByLabel('Show').selectOption('Hours');
  const csv = office.waitForEvent('download');
  await office.getByRole('button', { name: 'Download (CSV)' }).click();
  expect((await csv).suggestedFilename()).toMatch(/^statistics-.+\.csv$/);

  await office.goto('/admin/how-it-is');
  await expect(office.getByRole('heading', { name: 'Last backup' })).toBeVisible();
  await inspect('how-it-is');

  await office.goto('/admin/log');
  const log = office.getByRole('list', { name: 'The log, the latest first' });
  const done = [/^ranger downloaded a report of/, /struck through a note to/, /reviewed the work of/];
  for (const line of done) await expect(log.getByText(line).first()).toBeVisible();
  await inspect('log-of-a-troop');
  await office.goto('/admin/troops');
  await office.getByRole('button', { name: 'Leaders (2)' }).click();
  await office.getByRole('button', { name: 'Scouts (3)' }).click();
  await expect(office.getByText('Cleo Rivera')).toBeVisible();
  await inspect('troops-filled');
}

test('a troop as it is: two leaders, three families by roster, a shared tablet, a review and what becomes of it', {
  tag: ['@main', '@pictures'],
}, async ({ page: office, browser, server, mails, inspect }) => {
  test.setTimeout(600_000);
  const open = () => openBrowser(browser, office, server.url);
  const person = { email: 'ranger@example.org', firstName: 'Hazel', lastName: 'Ranger' };
  await send(office, createFirstAdmin, {}, { ...RANGER, ...person });
  await send(office, login, {}, { ...RANGER, admin: true });
  await setUpTroop(office, [RIVERA, CHEN], inspect);
  const rivera = await open();
  await becomeLeader(rivera, mails, RIVERA, inspect);

  await inviteFamilies(rivera, inspect);
  const ngozi = await open();
  await joinByMail(ngozi, mails, inspect);
  const ofAda = await growCuttings(ngozi, 'Ada’s willow');
  const eva = await open();
  await joinByLetter(eva, mails, await printedLink(rivera), inspect);
  const home = (await (await rivera.request.get(addressOf(getLeaderHome))).json()) as LeaderHome;
  const cleo = await open();
  await joinOwnChild(cleo, mails, home.troops[0]?.id ?? '');
  await send(cleo, login, {}, { username: 'cleo-rivera', password: PASSWORD });
  const ofCleo = await growCuttings(cleo, 'Cleo’s willow');
  await rivera.reload();
  await expect(rivera.getByText('Answered', { exact: true })).toHaveCount(3);
  await inspect('families-answered', { page: rivera });
  await parentShowsMore(rivera, ngozi, mails, inspect);

  await openScout(rivera, 'Ada O.');
  await rivera.getByRole('button', { name: 'Sign-in Card' }).click();
  const tablet = await open();
  const code = await printCard(rivera, () => inspect('sign-in-card', { page: rivera }));
  await spendCard(tablet, ADA, code, inspect);
  await logInOnTablet(tablet, ADA);
  await lookWithoutALine(tablet, ofAda);
  await office.goto('/admin');
  await new AdminScreen(office).search(BO.username);
  await new AdminScreen(office).act('Sign-in Card', BO.username);
  await spendCard(tablet, BO, await printCard(office));
  await logInOnTablet(tablet, BO);
  await seesOnlyOwn(tablet, ofAda);

  await openScout(rivera, 'Ada O.');
  await expect(rivera.getByText('A second leader has to join first.')).toBeVisible();
  await inspect('review-one-leader', { page: rivera });
  const chen = await open();
  await joinAsLeader(chen, mails, CHEN);
  await isToldToStayAway(rivera, ofCleo, inspect);
  await openScout(chen, 'Ada O.');
  await isTakenBack(chen, rivera);
  await review(chen, mails, inspect);
  const ada = await open();
  await fixAndReport(ada, ADA, rivera, inspect);
  await isStruck(office, ada, inspect);
  await isLetRead(chen, ada, office);
  await ngozi.reload();
  await isSaidInTheOpen(ngozi, inspect);
  await officeLooksBack(office, inspect);

  await ngozi.getByRole('button', { name: 'Permissions' }).click();
  const permissions = ngozi.getByRole('region', { name: 'Permissions' });
  await permissions.getByRole('button', { name: 'Take it back' }).click();
  await expect(permissions.getByText(/^Your answer since .+: No\.$/)).toBeVisible();
  // The open page learns it from the next action.
  const desk = chen.getByRole('region', { name: 'Review and remind' });
  await desk.getByRole('radio', { name: /^Looks good/ }).check();
  await desk.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(chen.getByRole('heading', { name: 'This scout is not here' })).toBeVisible();
  await inspect('leader-scout-gone', { page: chen });
  for (const one of [rivera, chen, ngozi, eva, cleo, tablet, ada]) await one.context().close();
});
