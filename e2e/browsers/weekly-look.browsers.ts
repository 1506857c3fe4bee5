import { setTimeout as pause } from 'node:timers/promises';
import { expect, request } from '@playwright/test';
import { listTrackingEntries, type TrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { samplePath } from '#server/testing/sample-photos.ts';
import { growToWeek } from '../grown-project.ts';
import { type Caller, enterAsScout } from '../known-scout.ts';
import { test } from './browsers.ts';
import type { Device } from './device.ts';
import { isReadyForOffline, nothingWaits, waits } from './forest.ts';
import { logIn } from './signing-up.ts';

const NOTE = 'White dots on three stems.';
/** Words older than this are on the device when the browser ends, as in killed-device.e2e.ts. */
const KEPT_WITHIN_MS = 1500;

/** A scout in week four who is logged in on the device, and a way to ask the server past it. */
async function openWeek(device: Device, url: string) {
  const caller: Caller = { request: await request.newContext({ baseURL: url }) };
  const scout = await enterAsScout(caller);
  const projectId = await growToWeek(caller, 4);
  await logIn(device, scout);
  await isReadyForOffline(device);
  const address = addressOf(listTrackingEntries, { projectId });
  const looks = async () => {
    const entries: TrackingEntry[] = await (await caller.request.get(address)).json();
    return entries
      .filter(({ notes }) => notes === NOTE)
      .map(({ photos, isDraft }) => [photos.length, isDraft]);
  };
  return { scout, step: `/project/${projectId}/step/4`, looks };
}

async function look(device: Device) {
  await device.press('button', 'New Entry');
  await device.type('What do you see?', NOTE);
  await device.chooseFiles(/photos of your cuttings/, samplePath('phone.jpg'), samplePath('phone.heic'));
  await device.read('image', /^phone\.jpg/);
  await device.read('image', /^phone\.heic/);
}

for (const isCut of [false, true]) {
  test(`a weekly look with photos ${isCut ? 'and the line cut, which comes back' : 'is on the server'}`, async ({
    device,
    line,
    server,
  }) => {
    const { step, looks } = await openWeek(device, server.url);
    await device.goTo(step);
    await device.read('button', 'New Entry');
    if (isCut) await line.cut();
    await look(device);
    await device.press('button', 'Complete Entry');
    await device.sees('Entry Completed!');
    if (isCut) {
      await waits(device);
      expect(await looks()).toEqual([]);
      await line.mend();
    }
    await expect.poll(looks).toEqual([[2, false]]);
    await nothingWaits(device);
    await device.goTo(step);
    await device.sees(NOTE);
  });
}

test('the line is cut while a scout writes, and her browser is killed: nothing is lost', async ({
  device,
  line,
  server,
}) => {
  const { step, looks } = await openWeek(device, server.url);
  await device.goTo(step);
  // A browser writes a session to the disk when it ends, or after a while.
  await device.close();
  await device.start();
  await device.goTo(step);
  await device.read('button', 'New Entry');
  await line.cut();
  await look(device);
  await pause(KEPT_WITHIN_MS);
  await device.kill();

  await device.start();
  await device.goTo(step);
  await device.sees(NOTE);
  expect(await looks()).toEqual([]);
  await line.mend();
  await expect.poll(looks).toEqual([[2, true]]);
  await device.press('button', 'Finish Entry');
  await device.press('button', 'Complete Entry');
  await expect.poll(looks).toEqual([[2, false]]);
});
