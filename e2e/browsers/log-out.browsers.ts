import { expect, request } from '@playwright/test';
import { enterAsScout, startProject } from '../known-scout.ts';
import { newScout } from '../people.ts';
import { test } from './browsers.ts';
import type { Device } from './device.ts';
import { isReadyForOffline, waits } from './forest.ts';
import { logIn } from './signing-up.ts';

const TREE = 'Willow by the pond';

async function logOut(device: Device, firstName: string) {
  await device.press('button', new RegExp(`^${firstName} `));
  await device.press('menuitem', 'Log Out');
}

/** True when the page has the words anywhere, shown or not. */
function has(device: Device, words: string): Promise<boolean> {
  return device.driver.evaluate((it) => document.documentElement.innerHTML.includes(it), words);
}

test('after Log Out neither Back nor the address shows anything of a child', async ({ device, server }) => {
  const caller = { request: await request.newContext({ baseURL: server.url }) };
  const scout = await enterAsScout(caller, newScout('Juniper'));
  const { id } = await startProject(caller, TREE);
  await logIn(device, scout);
  await device.goTo(`/project/${id}/step/1`);
  await device.sees('Step 1: Introduction');
  // A document of its own, so that Back leads to another.
  await device.goTo('/');
  await device.sees(TREE);
  await logOut(device, scout.firstName);
  await device.read('button', 'Log In');
  await device.goBack();
  await device.read('button', 'Log In');
  expect(await has(device, TREE)).toBe(false);
  expect(await has(device, scout.firstName)).toBe(false);
  await device.goTo('/');
  await device.read('button', 'Log In');
});

test('a page that the browser kept for Back is not shown once its child has left', async ({
  device,
  server,
}) => {
  const caller = { request: await request.newContext({ baseURL: server.url }) };
  const scout = await enterAsScout(caller);
  await startProject(caller, TREE);
  await logIn(device, scout);
  await device.sees(TREE);
  await device.goTo('/privacy');
  await device.sees('Privacy');
  // Her session ends without this page: it is another child's turn.
  await device.driver.evaluate(async () => {
    await fetch('/api/logout', { method: 'POST' });
  });
  await device.goBack();
  await device.read('button', 'Log In');
  expect(await has(device, TREE)).toBe(false);
});

test('Log Out with the line cut asks what is to become of what is unsent', async ({
  device,
  line,
  server,
}) => {
  const caller = { request: await request.newContext({ baseURL: server.url }) };
  const scout = await enterAsScout(caller);
  const { id } = await startProject(caller, TREE);
  await logIn(device, scout);
  await isReadyForOffline(device);
  // The device reads it by itself too, some seconds after the dashboard was opened.
  await device.goTo(`/project/${id}/step/1`);
  await device.read('button', 'Continue to Tree Selection');
  await line.cut();
  await device.press('button', 'Continue to Tree Selection');
  await waits(device);
  await logOut(device, scout.firstName);
  await device.read('heading', /not sent yet$/);
  await line.mend();
  // Waiting things leave by themselves once the line is back, if they are not sent before.
  await device.press('button', /^(Send It Now|Log Out)$/);
  await device.read('button', 'Log In');
  await device.goBack();
  await device.read('button', 'Log In');
  expect(await has(device, scout.firstName)).toBe(false);
});
