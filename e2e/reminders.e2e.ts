import { answerConfirmation } from '#domain/contract/consent/consent.ts';
import { chooseReminders } from '#domain/contract/family/reminders.ts';
import * as words from '#languages/en/family/reminders.ts';
import { expectAccessible } from './accessibility.ts';
import { expect } from './journey.ts';
import { linkTo, openBrowser, scoutWithParent, signUpAndSign, test } from './mailed-product.ts';
import { goToPlace, openPage } from './parent-screen.ts';

// One address may ask for so many links to its page in an hour, and the other journeys ask for theirs.
test.use({ unused: 'reminders' });

test('a parent ticks reminders as she agrees, and turns them off and on on her page', {
  tag: ['@main', '@pictures'],
}, async ({ page, browser, server, mails, inspect }) => {
  test.setTimeout(240_000);
  const ada = scoutWithParent('Ada');
  await signUpAndSign(page, ada);
  const hers = await openBrowser(browser, page, server.url);
  await hers.goto(await linkTo(mails, ada.parent.email));
  const box = hers.getByRole('checkbox', { name: words.ask });
  await expect(box).toBeHidden();
  await hers.getByRole('radio', { name: /and I agree/ }).check();
  await expect(box).not.toBeChecked();
  await box.check();
  await inspect('parent-confirm-reminders', { page: hers });
  const sent = hers.waitForRequest(
    (it) => it.url().endsWith(answerConfirmation.path) && it.method() === 'POST',
  );
  await hers.getByRole('button', { name: 'Confirm' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ agree: true, reminders: true });
  await expect(hers.getByText('Ada can start now.', { exact: false })).toBeVisible();

  await openPage(hers, mails, ada.parent.email);
  await goToPlace(hers, 'Permissions');
  const part = hers.getByRole('region', { name: 'Reminders, Ada' });
  await expect(part.getByText(/^On since /)).toBeVisible();
  await inspect('parent-reminders', { page: hers });
  await part.getByRole('button', { name: words.turnOff }).click();
  await expect(part.getByText(words.off, { exact: true })).toBeVisible();
  await hers.route(`**${chooseReminders.path.replace(':id', '*')}`, (route) => route.abort());
  await part.getByRole('button', { name: words.turnOn }).click();
  await expect(part.getByRole('alert')).toBeVisible();
  await hers.unrouteAll();
  await part.getByRole('button', { name: words.turnOn }).click();
  await expect(part.getByText(/^On since /)).toBeVisible();
  await expect(part.getByRole('alert')).toBeHidden();
  await expectAccessible(hers, 'the reminders of a child');
});

test('the page behind the link of a letter has one button and nobody’s name', { tag: '@pictures' }, async ({
  page,
  inspect,
}) => {
  await page.goto('/parent/reminders#no-such-link');
  await expect(page.getByRole('heading', { name: words.stop.title })).toBeVisible();
  expect(page.url()).not.toContain('no-such-link');
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(1);
  await inspect('stop-reminders');
  await page.getByRole('button', { name: words.stop.button }).click();
  await expect(page.getByRole('heading', { name: 'This link is too old or was used.' })).toBeVisible();
});
