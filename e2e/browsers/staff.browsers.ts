import { request } from '@playwright/test';
import { enterAsAdmin } from '../known-admin.ts';
import { enterAsScout } from '../known-scout.ts';
import { LEADER, openLedTroop } from '../led-troop.ts';
import { newScout } from '../people.ts';
import { test } from './browsers.ts';
import { logInAsStaff } from './signing-up.ts';

test('a leader finds who needs help, the meeting and the photos of a scout', async ({
  device,
  server,
  admin,
}) => {
  const caller = { request: await request.newContext({ baseURL: server.url }) };
  await enterAsAdmin(caller, admin);
  await openLedTroop(caller, 5);
  await logInAsStaff(device, LEADER);
  await device.sees('Look due');
  await device.press('link', 'Meeting');
  await device.sees(/Look due \(\d+\)/);
  await device.goBack();
  await device.press('link', /^Ada A\./);
  await device.read('heading', 'Ada A.');
  await device.press('button', /^Photos/);
  await device.until('a photo is drawn', () =>
    device.driver.evaluate(() => Array.from(document.images).some((it) => it.naturalWidth > 200)),
  );
});

test('an administrator finds a student in the list, and opens her', async ({ device, server, admin }) => {
  const scout = await enterAsScout(
    { request: await request.newContext({ baseURL: server.url }) },
    newScout('Hazel'),
  );
  await logInAsStaff(device, admin);
  await device.read('heading', 'Admin Dashboard');
  await device.type('Search', scout.username);
  await device.sees('Students (1)');
  await device.press('link', /Hazel/);
  await device.read('heading', 'What was done');
  await device.sees(scout.username);
});
