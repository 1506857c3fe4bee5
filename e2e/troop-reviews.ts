import type { Page } from '@playwright/test';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { createReview } from '#domain/contract/troop/reviewing.ts';
import * as sentences from '#domain/rules/troop/sentences.ts';
import type { MailServer } from '#server/testing/smtp-server.ts';
import { expect, type Inspect } from './journey.ts';
import { LoginScreen } from './login-screen.ts';
import { isReadyForOffline } from './offline-device.ts';
import { goToPlace } from './parent-screen.ts';
import { openScout } from './troop-office.ts';

const NOTE = 'The roots hide behind the label. Turn the jar, please.';
/** Time that the line and the program's clock may take. */
const NEWS_MS = 60_000;

/** A leader is told that another one reviews an own child, and is refused anyway. */
export async function isToldToStayAway(leader: Page, projectId: string, inspect: Inspect) {
  await openScout(leader, 'Cleo R.');
  await expect(leader.getByText(sentences.ownChild.message).first()).toBeVisible();
  await expect(leader.getByRole('heading', { name: 'Review and remind' })).toBeHidden();
  await inspect('review-own-child', { page: leader });
  const data = { id: crypto.randomUUID(), verdict: 'looks-good', phrases: [], note: '' };
  const refused = await leader.request.post(addressOf(createReview, { id: projectId }), { data });
  expect(refused.status()).toBe(403);
  expect(await refused.json()).toMatchObject({ message: sentences.ownChild.message });
}

/** A leader asks to mend something, with a phrase and a note, and reminds the parents, who are told by mail. */
export async function review(leader: Page, mails: MailServer, inspect: Inspect) {
  const desk = leader.getByRole('region', { name: 'Review and remind' });
  await desk.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(desk.getByText('Please choose “Looks good” or “Please fix”')).toBeVisible();
  await desk.getByRole('radio', { name: /^Please fix/ }).check();
  await desk.getByRole('checkbox', { name: 'Please add a photo.' }).check();
  const note = desk.getByRole('textbox', { name: 'Note (optional)' });
  await note.fill('Call 555-123-4567');
  await desk.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(desk.getByText(/^Please leave out numbers to call\./)).toBeVisible();
  await inspect('review-number', { page: leader });
  await note.fill(NOTE);
  await desk.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(desk.getByRole('article', { name: /^Please fix: Ada/ }).getByText(NOTE)).toBeVisible();
  await desk.getByRole('button', { name: 'Send a reminder' }).click();
  await expect(desk.getByText(/^The next one can be sent on/)).toBeVisible();
  await inspect('review-said', { page: leader });
  const isTold = () =>
    mails.received.some(({ to, body }) => to.includes('ada@family.example') && body.includes('Turn the jar'));
  await expect.poll(isTold, { timeout: NEWS_MS }).toBe(true);
}

/** One leader takes back another's review: it stays, struck through. */
export async function isTakenBack(leader: Page, other: Page) {
  const desk = leader.getByRole('region', { name: 'Review and remind' });
  await leader.getByRole('button', { name: 'Please fix', exact: true }).click();
  await desk.getByRole('textbox', { name: 'Note (optional)' }).fill('Fine leaves.');
  // Another press changes the verdict, and nothing that was typed.
  await leader.getByRole('button', { name: 'Looks good', exact: true }).click();
  await expect(desk.getByRole('radio', { name: /^Looks good/ })).toBeChecked();
  await expect(desk.getByRole('textbox', { name: 'Note (optional)' })).toHaveValue('Fine leaves.');
  await desk.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(desk.getByRole('article', { name: /^Looks good: Ada/ })).toBeVisible();
  await openScout(other, 'Ada O.');
  const said = other.getByRole('article', { name: /^Looks good: Ada/ });
  await said.getByRole('button', { name: 'Take back' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
  await expect(said.getByText(/^Taken back on /)).toBeVisible();
}

/** At home the child says without a line that it is fixed, which the other leader sees, and then reports the note. */
export async function fixAndReport(
  child: Page,
  credentials: Parameters<LoginScreen['logIn']>[0],
  leader: Page,
  inspect: Inspect,
) {
  await child.goto('/');
  await new LoginScreen(child).logIn(credentials);
  const says = child.getByRole('region', { name: 'Your leader says' });
  await expect(says.getByText(NOTE)).toBeVisible();
  await expect(says.getByText(/^Wei Chen \(#\w{5}\) asks you/)).toBeVisible();
  await inspect('review-child', { page: child });
  await isReadyForOffline(child);
  await child.context().setOffline(true);
  await child.reload();
  await says.getByRole('button', { name: 'I fixed it' }).click();
  await expect(says.getByText('You fixed it. Your leader can see that.')).toBeVisible();
  await child.context().setOffline(false);
  await expect(async () => {
    await openScout(leader, 'Ada O.');
    await expect(leader.getByText(/^“I fixed it”/)).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: NEWS_MS });
  const toFix = says.getByRole('article', { name: /^Please fix: Ada/ });
  await toFix.getByRole('button', { name: 'Report this note' }).click();
  const question = child.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await inspect('review-report', { page: child });
  await question.getByRole('button', { name: 'Report this note' }).click();
  await expect(says.getByText('The note is hidden until a grown-up has looked at it.')).toBeVisible();
  await expect(says.getByText(NOTE)).toBeHidden();
  await inspect('review-child-reported', { page: child });
}

/** The administrator reads what was reported and strikes it through: for the child it stays hidden. */
export async function isStruck(office: Page, child: Page, inspect: Inspect) {
  await office.goto('/admin/log');
  const wrote = office.getByRole('region', { name: 'What leaders wrote' });
  await expect(async () => {
    await office.reload();
    await expect(wrote.getByText('Reported by a scout')).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: NEWS_MS });
  await inspect('review-admin');
  await wrote.getByRole('button', { name: 'Strike it through' }).click();
  await expect(wrote.getByText('Reported by a scout')).toBeHidden();
  await child.reload();
  const said = child.getByRole('article', { name: /^Please fix: Ada/ });
  await expect(said.getByText(/^Taken back on /)).toBeVisible();
  await expect(said.getByText(NOTE)).toBeHidden();
  await inspect('review-child-struck', { page: child });
}

/** The administrator allows a note that was reported for no reason. */
export async function isLetRead(leader: Page, child: Page, office: Page) {
  const praise = 'The leaves look strong and green.';
  await openScout(leader, 'Ada O.');
  const desk = leader.getByRole('region', { name: 'Review and remind' });
  await desk.getByRole('radio', { name: /^Looks good/ }).check();
  await desk.getByRole('textbox', { name: 'Note (optional)' }).fill(praise);
  await desk.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(desk.getByText(praise)).toBeVisible();
  await child.reload();
  const said = child.getByRole('article', { name: /^Looks good: Ada/ }).first();
  await said.getByRole('button', { name: 'Report this note' }).click();
  await child.getByRole('alertdialog').getByRole('button', { name: 'Report this note' }).click();
  await expect(said.getByText(praise)).toBeHidden();
  const wrote = office.getByRole('region', { name: 'What leaders wrote' });
  await expect(async () => {
    await office.reload();
    await expect(wrote.getByText('Reported by a scout')).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: NEWS_MS });
  await wrote.getByRole('button', { name: 'The scout may read it' }).click();
  await expect(wrote.getByText('Reported by a scout')).toBeHidden();
  await child.reload();
  await expect(said.getByText(praise)).toBeVisible();
}

/** The parent reads every word of it, and what became of it. */
export async function isSaidInTheOpen(parent: Page, inspect: Inspect) {
  await goToPlace(parent, 'Work');
  const read = parent.getByRole('region', { name: 'What leaders wrote, Ada' });
  const said = read.getByRole('article', { name: /^Please fix: Ada/ });
  for (const words of [NOTE, /^Taken back on /, /^Reported on /, /^“I fixed it”/])
    await expect(said.getByText(words)).toBeVisible();
  await inspect('review-parent', { page: parent });
}
