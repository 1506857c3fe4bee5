import type { Browser, Page } from '@playwright/test';
import { answerConfirmation } from '#domain/contract/consent/consent.ts';
import type { MailServer } from '#server/testing/smtp-server.ts';
import { growCuttings } from './grown-project.ts';
import { expect } from './journey.ts';
import { type Caller, enterAsScout, send } from './known-scout.ts';
import { linkTo } from './mailed-product.ts';
import type { Scout } from './people.ts';

/** The last words of a scout of `childWithParent`. */
export const LAST_WORDS = 'The first roots are as long as my thumb.';

/** A scout with a project, whose parent has agreed by mail. */
export async function childWithParent(
  browser: Browser,
  url: string,
  mails: MailServer,
  scout: Scout,
): Promise<void> {
  const context = await browser.newContext({ baseURL: url });
  await growWithParent(await context.newPage(), mails, scout);
  await context.close();
}

/** The same by calls alone, signed in as the child. */
export async function growWithParent(page: Caller, mails: MailServer, scout: Scout): Promise<void> {
  await enterAsScout(page, scout);
  const asked = mails.received.filter(({ to }) => to.includes(scout.parent.email)).length;
  const link = await linkTo(mails, scout.parent.email, { letters: asked === 0 ? 1 : 2 });
  const [, token] = link.split('#');
  await send(page, answerConfirmation, {}, { token, agree: true });
  await growCuttings(page, `${scout.firstName}'s willow`);
}

/** Types an address on the page of parents, and is told the same whosever it is. */
export async function askForLink(page: Page, address: string) {
  await page.getByRole('textbox', { name: 'Your e-mail address' }).fill(address);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(
    page.getByText('If this address belongs to a parent here, a link is on its way.', { exact: true }),
  ).toBeVisible();
}

/** Goes to one of the four places of the page of the child that is shown. */
export async function goToPlace(page: Page, name: 'Work' | 'Permissions' | 'Family' | 'Stop or delete') {
  const place = page
    .getByRole('navigation', { name: /^On this page/ })
    .getByRole('button', { name, exact: true });
  await place.click();
  await expect(place).toHaveAttribute('aria-current', 'true');
}

/** Opens a parent's page by the link of a letter, the last of so many. */
export async function openPage(page: Page, mails: MailServer, address: string, letters = 1) {
  await page.goto('/parent');
  await askForLink(page, address);
  await page.goto(await linkTo(mails, address, { screen: '/parent', letters }));
  await page.getByRole('button', { name: 'Open my page' }).click();
  await expect(page.getByRole('button', { name: 'Close my page' })).toBeVisible();
}
