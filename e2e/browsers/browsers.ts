import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { type MailServer, openMailServer } from '#server/testing/smtp-server.ts';
import { startProduct } from '../journey.ts';
import { test as base } from '../known-admin.ts';
import { type BrowserName, Device } from './device.ts';
import { type Line, openLine } from './line.ts';

type ForEachJourney = {
  /** A browser that is started, with a profile of its own. */
  device: Device;
};

type ForEachWorker = {
  otherBrowser: BrowserName;
  display: string;
  hasMail: boolean;
  mails: MailServer;
  line: Line;
};

/** The `test` of journeys in another browser than Chromium: it reaches the program by a line that can be cut. */
export const test = base.extend<ForEachJourney, ForEachWorker>({
  otherBrowser: ['webkit', { scope: 'worker', option: true }],
  hasMail: [false, { scope: 'worker', option: true }],
  display: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const args = ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'];
      const server = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
      // Its whole line: the server ends with a pipe that is closed while it writes.
      const [number] = await once(createInterface(server.stdio[3] as Readable), 'line');
      await use(`:${number}`);
      server.kill();
    },
    { scope: 'worker' },
  ],
  mails: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const server = await openMailServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  line: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const line = await openLine();
      await use(line);
      await line.cut();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ line, hasMail, mails }, use, { project, workerIndex }) => {
      mkdirSync(project.outputDir, { recursive: true });
      const mail = { SMTP_URL: mails.url, MAIL_FROM: 'Rootling <scouts@troop.example>' };
      const always = { BASE_URL: line.url, SUPPORT_EMAIL: 'help@troop.example' };
      const server = await startProduct(
        join(project.outputDir, `server-${project.name}-${workerIndex}.log`),
        {
          ...always,
          ...(hasMail && mail),
        },
      );
      line.lead(Number(new URL(server.url).port));
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  // The page of Playwright's own browser has no part in this.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  silence: ({}, use) => use(undefined),
  device: async ({ otherBrowser, line, display, server }, use, info) => {
    const device = new Device(otherBrowser, line.url, display);
    await device.start();
    await use(device);
    await line.mend();
    if (info.status !== info.expectedStatus) {
      const picture = await device.driver.screenshot().catch(() => null);
      if (picture) writeFileSync(info.outputPath('page.png'), picture);
      const text = await device.text().catch(() => '');
      process.stdout.write(`What stood on the page of ${info.title}, of ${server.url}:\n${text}\n`);
    }
    await device.remove();
  },
});
