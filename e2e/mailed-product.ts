import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { type MailServer, openMailServer } from '#server/testing/smtp-server.ts';
import { ConsentScreen } from './consent-screen.ts';
import { test as base, expect, startProduct } from './journey.ts';
import { newScout, type Scout } from './people.ts';
import { SignUpScreen } from './sign-up-screen.ts';

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

type ForEachWorker = {
  mails: MailServer;
  /** A name of its own for a file whose journeys need a server that nobody has used: it gets a worker of its own. */
  unused: string;
};

/** The product as an operator runs it who has set up mail. */
export const test = base.extend<object, ForEachWorker>({
  unused: ['', { scope: 'worker', option: true }],
  mails: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const server = await openMailServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ mails }, use, { project, workerIndex }) => {
      mkdirSync(project.outputDir, { recursive: true });
      const port = await freePort();
      const server = await startProduct(join(project.outputDir, `server-with-mail-${workerIndex}.log`), {
        PORT: String(port),
        BASE_URL: `http://127.0.0.1:${port}`,
        SMTP_URL: mails.url,
        MAIL_FROM: 'Rootling <scouts@troop.example>',
        SUPPORT_EMAIL: 'help@troop.example',
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

/** Somebody's own browser, of the size of the journey's. */
export async function openBrowser(browser: Browser, like: Page, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: like.viewportSize() });
  return context.newPage();
}

/** A scout whose parent has a mailbox. */
export function scoutWithParent(name: string): Scout & { parent: { email: string } } {
  const scout = newScout(name);
  const email = `${scout.username}@family.example`;
  return { ...scout, parent: { firstName: 'Ngozi', lastName: 'Okafor', email } };
}

export async function signUpAndSign(page: Page, scout: Scout) {
  await new SignUpScreen(page).open();
  await new SignUpScreen(page).fillIn(scout);
  await new SignUpScreen(page).submit();
  const consent = new ConsentScreen(page);
  await consent.isShown();
  await consent.fillIn(scout);
  await consent.sign();
  await consent.submit();
  await expect(page.getByText('Check your e-mail to finish.', { exact: true })).toBeVisible();
}

/** The link to a screen in the last letter that an address got, once it has got so many letters. */
export async function linkTo(
  mails: MailServer,
  address: string,
  { screen = '/parent/confirm', letters = 1 }: { screen?: string; letters?: number } = {},
): Promise<string> {
  const links = () =>
    mails.received
      .filter(({ to }) => to.includes(address))
      // Under the rule it leads to the other language.
      .flatMap(({ body }) => body.split(/^-{10,}$/m)[0]?.match(/https?:\S+#\S+/g) ?? [])
      .filter((link) => new URL(link).pathname === screen);
  await expect.poll(() => links().length, { timeout: 30_000 }).toBeGreaterThanOrEqual(letters);
  return links().at(-1) ?? '';
}
