import { samplePath } from '#server/testing/sample-photos.ts';
import { test } from './browsers.ts';
import type { Device } from './device.ts';
import { isReadyForOffline, nothingWaits, waits } from './forest.ts';
import type { Line } from './line.ts';
import { consent, signUp } from './signing-up.ts';

const JPEG = samplePath('phone.jpg');
const HEIC = samplePath('phone.heic');

async function pickTree(device: Device) {
  await device.read('heading', /^Step 2: /);
  await device.sees(/Found \d+ species/);
  await device.type('Search', 'black willow');
  // Until then the list is the one before, and moves away under the press.
  await device.sees(/Found \d species/);
  await device.press('button', 'Preview Black Willow');
  await device.press('button', 'Choose This Tree');
  await device.press('button', 'Confirm Selection');
  await device.read('heading', 'Black Willow', { within: 'Your tree' });
  await device.chooseFiles(/^Add photos/, JPEG);
  await device.type('Hours spent on this step', '1,5');
  await device.read('image', /^phone\.jpg/);
  await device.press('button', 'Complete Step');
}

async function harvest(device: Device) {
  await device.read('heading', /^Step 3: /);
  await device.type('Number of cuttings', '8');
  await device.type('Time spent on this step (hours)', '2.25');
  await device.set('Harvest date and time', '2026-05-17T14:30');
  await device.set('Date cuttings placed in water', '2026-05-17T16:00');
  await device.chooseFiles(/^Add photos/, HEIC);
  await device.read('image', /^phone\.heic/);
  await device.press('button', 'Complete Step');
}

async function track(device: Device) {
  await device.read('heading', /^Step 4: /);
  await device.press('button', 'New Entry');
  await device.type('What do you see?', 'The first roots are as long as my thumb.');
  await device.press('checkbox', 'Noticed root growth');
  await device.type('Time spent (hours)', '0,5');
  await device.chooseFiles(/photos of your cuttings/, JPEG);
  await device.read('image', /^phone\.jpg/);
  await device.press('button', 'Complete Entry');
  await device.sees('Entry Completed!');
  await device.press('button', "Let's Plant A Tree!");
}

async function plant(device: Device) {
  await device.read('heading', /^Step 5: /);
  await device.press('button', 'Plant A Cutting');
  await device.set('Where did you plant it?', 'In my yard');
  await device.type('Time spent (hours)', '1,25');
  for (const moment of [/before/i, /during/i, /after/i]) await device.chooseFiles(moment, JPEG);
  await device.until('each has its photo', async () => (await device.count('image', /^phone\.jpg/)) >= 3);
  await device.press('button', 'Save');
  await device.sees('Entry Completed!');
}

async function walk(device: Device, line: Line | null) {
  const { firstName } = await consentOf(device);
  if (line) await isReadyForOffline(device);
  await device.press('button', 'Start New Cloning Project');
  await device.read('heading', /^Step 1: /);
  await device.press('button', 'Continue to Tree Selection');
  await pickTree(device);
  await line?.cut();
  await harvest(device);
  await track(device);
  await plant(device);
  if (line) await waits(device);
  await line?.mend();
  // A device that was cut off for minutes tries again after minutes, or with the next thing that is done on it.
  await device.press('button', 'Complete Project');
  await device.read('heading', 'You Cloned a Tree!');
  if (line) await nothingWaits(device);
  for (const words of [
    'Black Willow',
    /Cuttings harvested\s*8/i,
    /Trees planted\s*1/i,
    /Total hours\s*5\.5/i,
  ])
    await device.sees(words);
  await device.goTo('/');
  await device.read('heading', `Welcome Back, ${firstName}!`);
  await device.sees('Completed');
}

async function consentOf(device: Device) {
  const scout = await signUp(device);
  await consent(device, scout);
  return scout;
}

test('a scout signs up, clones a tree in five steps and gets her report', ({ device }) => walk(device, null));

test('a scout clones a tree with the line cut from the harvest to the planting, and gets her report', ({
  device,
  line,
}) => walk(device, line));
