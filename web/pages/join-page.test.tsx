import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getJoining, join } from '#domain/contract/family/joining.ts';
import { forgetLinkToken } from '#web/lib/use-link-token.ts';
import { drawSignature } from '#web/testing/draw-signature.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { standInFor } from '#web/testing/stand-in-response.ts';

const TROOP = { number: '42', name: 'Oak Patrol', organization: 'scouts_bsa', state: 'WI' };
const ASKED = {
  ...{ childFirstName: 'Ada', childLastName: 'Okafor', troop: TROOP, parentEmail: 'ana@family.example' },
  ...{ leaders: null, offersReminders: true, isHere: false, endsAt: '2026-12-07T10:00:00.000Z' },
};
const respond = (path: string, status: number, body: unknown) =>
  standInFor(`*${path}`, { status, type: 'application/json', body: JSON.stringify(body) });
const next = () => page.getByRole('button', { name: 'Next' });
const token = () => crypto.randomUUID();

test('#joining: a link that leads nowhere says so, and that the child may be there already', async () => {
  await renderApp({ url: `/join#${token()}` });
  await expect
    .element(page.getByRole('heading', { name: 'This link is too old or was used.' }))
    .toBeVisible();
  await expect.element(page.getByText(/your child can log in/)).toBeVisible();
});

test('#joining: each step names what is missing; a reload forgets the link and the password, and nothing else that was typed', async () => {
  await respond(getJoining.path, 200, ASKED);
  const secret = token();
  const link = `/join#${secret}`;
  await renderApp({ url: link });
  await expect.element(page.getByRole('heading', { name: 'Troop 42 invites Ada' })).toBeVisible();
  await next().click();
  await expect.element(page.getByText('ZIP code must be at least 5 digits')).toBeVisible();
  await page.getByLabelText('ZIP code').fill('53703');
  await next().click();
  await expect.element(page.getByRole('heading', { name: 'Ada’s login' })).toHaveFocus();
  await page.getByLabelText('Username').fill('ada-o');
  await page.getByLabelText('Password', { exact: true }).fill('green-twig-of-oak');
  expect(JSON.stringify([sessionStorage, localStorage, history.state])).toContain('53703');
  expect(JSON.stringify([sessionStorage, localStorage, history.state])).not.toContain(secret.slice(0, 8));
  // A reload empties the memory.
  forgetLinkToken();
  await renderApp({ url: '/join' });
  await expect.element(page.getByRole('heading', { name: 'We need your link again.' })).toBeVisible();
  await expect.element(page.getByText(/comes back if you open the link in this same tab/)).toBeVisible();
  await renderApp({ url: link });
  await expect.element(page.getByLabelText('ZIP code')).toHaveValue('53703');
  await next().click();
  await expect.element(page.getByLabelText('Username')).toHaveValue('ada-o');
  await expect.element(page.getByLabelText('Password', { exact: true })).toHaveValue('');
});

test('#joining: who has a notebook already is told before a second one is made', async () => {
  await respond(getJoining.path, 200, { ...ASKED, isHere: true });
  await renderApp({ url: `/join#${token()}` });
  await expect.element(page.getByText('Ada may be here already')).toBeVisible();
});

/** Fills in everything before the consent. */
async function goToConsent(): Promise<void> {
  await page.getByLabelText('ZIP code').fill('53703');
  await next().click();
  await page.getByLabelText('Username').fill('ada-o');
  await page.getByLabelText('Password', { exact: true }).fill('green-twig-of-oak');
  await next().click();
  await page.getByLabelText('Your first name').fill('Ana');
  await page.getByLabelText('Your last name').fill('Okafor');
  await next().click();
}

/** To the step before the consent, and to the consent again. */
async function goBackAndOn(): Promise<void> {
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.element(page.getByLabelText('Your last name')).toBeVisible();
  const consent = page.getByRole('checkbox', { name: /Terms of Service/, includeHidden: true });
  await expect.element(consent).toBeInTheDocument();
  await expect.element(consent).not.toBeVisible();
  await next().click();
}

test('#joining: a signature is seen again by a parent who comes back to it, and can be mended there', async () => {
  await respond(getJoining.path, 200, ASKED);
  await renderApp({ url: `/join#${token()}` });
  await goToConsent();
  await drawSignature(page.getByRole('img', { name: 'Empty signature area' }).element());
  const paper = page.getByRole('img', { name: 'Your signature' });
  await drawSignature(paper.element(), 0.6);
  const pixels = () => (paper.element() as HTMLCanvasElement).toDataURL();
  const signed = pixels();
  await goBackAndOn();
  expect(pixels()).toBe(signed);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(paper).toBeVisible();
  expect(pixels()).not.toBe(signed);
});

test('#joining: so is a name that was typed in the place of a signature', async () => {
  await respond(getJoining.path, 200, ASKED);
  await renderApp({ url: `/join#${token()}` });
  await goToConsent();
  await page.getByRole('button', { name: 'Type your name instead' }).click();
  await page.getByLabelText('Your full name').fill('Ana Okafor');
  await goBackAndOn();
  await expect.element(page.getByLabelText('Your full name')).toHaveValue('Ana Okafor');
  await expect.element(page.getByRole('img', { name: 'Your typed signature' })).toBeVisible();
});

test('#joining: a name that is taken leads back to its step, and nothing typed is lost', async () => {
  const stop = await respond(getJoining.path, 200, ASKED);
  await renderApp({ url: `/join#${token()}` });
  await goToConsent();
  await page.getByRole('checkbox', { name: /Terms of Service/ }).click();
  await page.getByRole('button', { name: 'Type your name instead' }).click();
  await page.getByLabelText('Your full name').fill('Ana Okafor');
  await stop();
  const taken = 'That username is already taken. Please choose another one.';
  await respond(join.path, 409, { message: taken, fields: { username: taken } });
  await page.getByRole('button', { name: 'Sign and finish' }).click();
  await expect.element(page.getByLabelText('Username')).toHaveValue('ada-o');
  await expect.element(page.getByLabelText('Username')).toHaveAccessibleDescription(/already taken/);
  await expect.element(page.getByLabelText('Password', { exact: true })).toHaveValue('green-twig-of-oak');
});
