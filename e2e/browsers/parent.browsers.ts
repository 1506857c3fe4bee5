import { expect, request } from '@playwright/test';
import { linkTo, scoutWithParent } from '../mailed-product.ts';
import { growWithParent, LAST_WORDS } from '../parent-screen.ts';
import { test } from './browsers.ts';

test.use({ hasMail: true });

test('a parent opens her page from her mailbox, reads what her child does, and closes it', async ({
  device,
  mails,
  server,
}) => {
  const scout = scoutWithParent('Ada');
  await growWithParent({ request: await request.newContext({ baseURL: server.url }) }, mails, scout);
  await device.goTo('/parent');
  await device.type('Your e-mail address', scout.parent.email);
  await device.press('button', 'Send me a link');
  await device.sees('If this address belongs to a parent here, a link is on its way.');
  // A mail program opens a page of its own; from this one it would be a step to another place of it.
  await device.goTo('/privacy');
  await device.goTo(await linkTo(mails, scout.parent.email, { screen: '/parent' }));
  await device.press('button', 'Open my page');
  await device.read('heading', 'Ada’s notebook');
  await device.sees(LAST_WORDS);
  await device.press('button', 'Family');
  await device.read('heading', 'Parents and guardians');
  await device.press('button', 'Work');
  await device.press('button', /^Photos/);
  await device.until('her photos are drawn', () =>
    device.driver.evaluate(() => Array.from(document.images).some((it) => it.naturalWidth > 200)),
  );
  await device.press('button', 'Close my page');
  await device.read('field', 'Your e-mail address');
  await device.goTo('/privacy');
  await device.goBack();
  await device.read('field', 'Your e-mail address');
  expect(await device.driver.evaluate(() => document.documentElement.innerHTML)).not.toContain('Ada');
});
