import { createFirstAdmin, login } from '#domain/contract/accounts.ts';
import { growCuttings } from './grown-project.ts';
import { expect } from './journey.ts';
import { enterAsScout, send } from './known-scout.ts';
import { LoginScreen } from './login-screen.ts';
import { linkTo, openBrowser, scoutWithParent, test } from './mailed-product.ts';
import { openPage } from './parent-screen.ts';

// They make the first administrator and a troop.
test.use({ unused: 'troop-leader' });

const RANGER = { username: 'ranger', password: 'tall-oak-tree' };
const RIVERA = { username: 'rivera', password: 'green-twig-of-oak' };
const QUESTION = "May the leaders of Troop 312 (Ana Rivera) see Ada's work?";

test('a troop is set up, its leader sees the scout whose parent says yes, and nobody once she says no', {
  tag: '@pictures',
}, async ({ page, browser, server, mails, inspect }) => {
  test.setTimeout(400_000);
  const person = { email: 'ranger@example.org', firstName: 'Hazel', lastName: 'Ranger' };
  await send(page, createFirstAdmin, {}, { ...RANGER, ...person });
  await send(page, login, {}, { ...RANGER, admin: true });
  await page.goto('/admin/troops');
  await expect(page.getByRole('heading', { name: 'No troop yet' })).toBeVisible();
  await inspect('troops-empty');
  const form = page.getByRole('region', { name: 'Add a troop' });
  await form.getByLabel('Organization').selectOption('Cub Scouts');
  await form.getByLabel('State').selectOption('Wisconsin');
  await form.getByLabel('Troop number').fill('0312');
  await form.getByLabel('Name').fill('Oak Patrol');
  await form.getByRole('button', { name: 'Add the troop' }).click();
  const troop = page.getByRole('article', { name: 'Troop 0312, Oak Patrol' });
  await troop.getByRole('button', { name: 'Change Troop 0312' }).click();
  await troop.getByLabel('Troop number').fill('312');
  await troop.getByRole('button', { name: 'Save the troop' }).click();
  const right = page.getByRole('article', { name: 'Troop 312, Oak Patrol' });
  await right.getByRole('button', { name: 'Leaders (0)' }).click();
  await right.getByLabel('E-mail address of a new leader').fill('rivera@troop.example');
  await right.getByRole('button', { name: 'Invite by mail' }).click();
  await expect(right.getByText('Invited', { exact: true })).toBeVisible();

  const leader = await openBrowser(browser, page, server.url);
  await leader.goto(await linkTo(mails, 'rivera@troop.example', { screen: '/invitation' }));
  await expect(leader.getByText('Hazel Ranger invites you to be a leader of Troop 312.')).toBeVisible();
  await leader.getByLabel('First name').fill('Ana');
  await leader.getByLabel('Last name').fill('Rivera');
  await leader.getByLabel('Username').fill(RIVERA.username);
  await leader.getByLabel('Password', { exact: true }).fill(RIVERA.password);
  await inspect('leader-invited', { page: leader });
  await leader.getByRole('button', { name: 'Create my account' }).click();
  await leader.getByRole('link', { name: 'Go to Login' }).click();
  await new LoginScreen(leader).logInAsAdmin(RIVERA);
  await expect(leader.getByRole('heading', { name: 'Before you begin' })).toBeVisible();
  await inspect('leader-undertaking', { page: leader });
  await leader.getByRole('button', { name: 'I agree' }).click();
  await expect(leader.getByText('No scout yet: parents say yes first')).toBeVisible();
  await inspect('leader-empty', { page: leader });

  const ada = scoutWithParent('Ada');
  const child = await openBrowser(browser, page, server.url);
  await enterAsScout(child, ada);
  const parent = await openBrowser(browser, page, server.url);
  await parent.goto(await linkTo(mails, ada.parent.email));
  await expect(parent.getByText(QUESTION)).toBeHidden();
  await parent.getByRole('radio', { name: /parent or legal guardian, and I agree/ }).check();
  const question = parent.getByRole('group', { name: QUESTION });
  for (const one of await question.getByRole('radio').all()) await expect(one).not.toBeChecked();
  await question.getByRole('radio', { name: /^Progress only/ }).check();
  await inspect('parent-confirm-leaders', { page: parent });
  await parent.getByRole('button', { name: 'Confirm' }).click();
  await expect(parent.getByText('Thank you. Ada can start now.', { exact: false })).toBeVisible();
  await growCuttings(child, "Ada's willow");

  await leader.reload();
  const link = leader.getByRole('link', { name: 'Ada A.' });
  await expect(link).toBeVisible();
  await inspect('leader-troop', { page: leader });
  const sheet = leader.waitForEvent('download');
  await leader.getByRole('link', { name: 'Sheet for a meeting (PDF)' }).click();
  expect((await sheet).suggestedFilename()).toBe('troop-sheet.pdf');
  await link.click();
  await expect(leader.getByText(/progress only/)).toBeVisible();
  await inspect('leader-scout-progress', { page: leader });

  await openPage(parent, mails, ada.parent.email);
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
  await permissions.getByRole('button', { name: 'Take it back' }).click();
  await expect(permissions.getByText(/^Your answer since .+: No\.$/)).toBeVisible();
  await leader.reload();
  await expect(leader.getByRole('heading', { name: 'This scout is not here' })).toBeVisible();
  await inspect('leader-scout-gone', { page: leader });

  await page.reload();
  await page.getByRole('button', { name: 'Leaders (1)' }).click();
  await page.getByRole('button', { name: 'Scouts (1)' }).click();
  await expect(page.getByText('Ada Alder')).toBeVisible();
  await inspect('troops-filled');
  for (const it of [leader, child, parent]) await it.context().close();
});
