import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getUser, login, type User } from '#domain/contract/sign-in/accounts.ts';
import { listStaffSessions } from '#domain/contract/sign-in/staff-sessions.ts';
import { call } from '#web/lib/call.ts';
import { goToPlace } from '#web/testing/admin-places.ts';
import { appCode } from '#web/testing/authenticator.ts';
import { expectFailure, expectToast } from '#web/testing/expect-toast.ts';
import { loseAnswers, loseNetwork } from '#web/testing/lose-network.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { signIn } from '#web/testing/sign-in.ts';
import { standInFor } from '#web/testing/stand-in-response.ts';
import * as words from '#words/sign-in/second-factor.tsx';

const code = page.getByRole('textbox', { name: 'Code' });
const kept = page.getByRole('button', { name: 'I have kept them' });
const button = (name: string) => page.getByRole('button', { name });

async function showSecret(): Promise<string> {
  await button('Set up my app').click();
  await expect.element(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  const key = page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  return key.element().textContent?.replaceAll(' ', '') ?? '';
}

/** Sets the app up where the page offers it, and gives its secret and the recovery codes that were shown. */
async function enrol(): Promise<{ secret: string; codes: string[] }> {
  const secret = await showSecret();
  await expect
    .element(page.getByRole('link', { name: 'The app is on this device' }))
    .toHaveAttribute('href', expect.stringContaining(`secret=${secret}`));
  await code.fill('12');
  await button('Turn it on').click();
  await expect.element(page.getByText(/This code is not right/).first()).toBeVisible();
  await code.fill(await appCode(secret));
  await button('Turn it on').click();
  await expect.element(page.getByRole('heading', { name: 'Keep these 10 codes' })).toBeVisible();
  const codes = page.getByText(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/).elements();
  return { secret, codes: codes.map((it) => it.textContent ?? '') };
}

/** From now on the server says this of who is signed in. */
const sayOfUser = (user: User) =>
  standInFor(`*${getUser.path}`, { status: 200, type: 'application/json', body: JSON.stringify(user) });

/** The page is seen again, after another tab or app. */
const comeBack = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));

test('#second-factor: an administrator sets an app up, logs in with its code, and with a recovery code', async () => {
  const { user, password } = await signIn('admin');
  await renderApp({ url: '/admin/security' });
  await expect.element(page.getByText('Off', { exact: true })).toBeVisible();
  const { secret, codes } = await enrol();
  expect(new Set(codes).size).toBe(10);
  await kept.click();
  await expect.element(page.getByText('On', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/Recovery codes left: 10/)).toBeVisible();

  await page.getByRole('link', { name: 'Back to Admin Dashboard' }).click();
  await expect.element(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await call(login, { body: { username: user.username, password, code: codes[0] ?? '' } });

  const next = await appCode(secret, 1);
  await renderApp({ url: '/login?other=yes' });
  await button('Admin Login').click();
  await page.getByLabelText('Username or email').fill(user.username);
  await page.getByLabelText('Password', { exact: true }).fill(password);
  await button('Log In as Admin').click();
  await expect.element(page.getByText('Your password is right. Now the code.')).toBeVisible();
  await expect.element(code).toHaveFocus();
  await button('Log In').click();
  await expect.element(page.getByText(/Please type the 6 numbers/)).toBeVisible();
  await code.fill('000');
  await button('Log In').click();
  await expect.element(page.getByText(/This code is not right/).first()).toBeVisible();
  await button('Back').click();
  await expect.element(page.getByLabelText('Username or email')).toHaveValue(user.username);
  await button('Log In as Admin').click();
  await code.fill(next);
  await button('Log In').click();
  await expectToast('Admin access granted!', 'Welcome to the admin portal');
});

test('#second-factor: new recovery codes end the former, and the app comes off with one of them', async () => {
  const { user } = await signIn('admin');
  await renderApp({ url: '/admin/security' });
  const { codes } = await enrol();
  await kept.click();
  await button('New recovery codes').click();
  await code.fill(codes[0] ?? '');
  await button('Make new codes').click();
  await expect.element(page.getByRole('heading', { name: 'Keep these 10 codes' })).toBeVisible();
  const renewed =
    page
      .getByText(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/)
      .first()
      .element().textContent ?? '';
  expect(codes).not.toContain(renewed);
  await sayOfUser({ ...user, email: 'rowan@work.example' });
  comeBack();
  await expect.element(page.getByLabelText('Email')).toHaveValue('rowan@work.example');
  await expect.element(page.getByText(renewed)).toBeVisible();
  await kept.click();
  await button('Turn it off').click();
  await code.fill(renewed);
  await button('Turn it off').click();
  await expectToast('Taken Off', 'Your login asks for no code any more');
  await expect.element(button('Set up my app')).toBeVisible();
});

test('#second-factor: where the answer with new recovery codes is lost, the page says that the former may have ended', async () => {
  await signIn('admin');
  await renderApp({ url: '/admin/security' });
  const { secret, codes } = await enrol();
  await kept.click();
  await button('New recovery codes').click();
  await code.fill(codes[0] ?? '');
  const findAnswers = loseAnswers();
  await button('Make new codes').click();
  await expectFailure('Not Done', words.codesMayHaveEnded);
  findAnswers();
  await code.fill(codes[1] ?? '');
  await button('Make new codes').click();
  await expect.element(page.getByText(/This code is not right/).first()).toBeVisible();
  await code.fill(await appCode(secret, 1));
  await button('Make new codes').click();
  await expect.element(page.getByRole('heading', { name: 'Keep these 10 codes' })).toBeVisible();
});

test('#second-factor: where the answer to the first code is lost, the page says that the app may be on', async () => {
  await signIn('admin');
  await renderApp({ url: '/admin/security' });
  await code.fill(await appCode(await showSecret()));
  const findAnswers = loseAnswers();
  await button('Turn it on').click();
  await expectFailure('Not Done', words.mayBeOn);
  findAnswers();
  await renderApp({ url: '/admin/security' });
  await expect.element(page.getByText('On', { exact: true })).toBeVisible();
  await expect.element(button('New recovery codes')).toBeVisible();
});

test('#second-factor: where one has to be set up first, every address shows that alone, until the codes are kept', async () => {
  const { user } = await signIn('admin');
  await sayOfUser({ ...user, needsSecondFactor: true });
  await renderApp({ url: '/admin/people' });
  await expect.element(page.getByRole('heading', { name: 'Protect your login', level: 1 })).toBeVisible();
  const { codes } = await enrol();
  await sayOfUser({ ...user, firstName: 'Rowan' });
  comeBack();
  await expect.element(page.getByRole('banner').getByText(/Rowan/)).toBeVisible();
  for (const it of codes) await expect.element(page.getByText(it)).toBeVisible();
  await kept.click();
  await expect.element(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible();
});

test('#where-staff-is-logged-in: sessions are listed, this one is named, one is ended, and then all others', async () => {
  const { user, password } = await signIn('admin', { firstName: 'Hazel', lastName: 'Hart' });
  const robin = await signIn('admin', {
    firstName: 'Robin',
    lastName: `Wood-${crypto.randomUUID().slice(0, 8)}`,
  });
  const others = `${robin.user.firstName} ${robin.user.lastName}`;
  // This browser has one session; those before go on elsewhere.
  await signIn('admin');
  const before = await fetch(login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: user.username, password }),
  });
  expect(before.status).toBe(200);
  await renderApp({ url: '/admin/security' });
  const own = page.getByRole('region', { name: 'Where you are logged in' });
  const theirs = page.getByRole('region', { name: 'Where others are logged in' });
  await expect.element(own.getByText('This browser')).toBeVisible();
  expect(own.getByRole('listitem').elements()).toHaveLength(2);
  await expect.element(own.getByText(/Chrome on/)).toBeVisible();
  await theirs.getByRole('button', { name: new RegExp(`End ${others}`) }).click();
  await expect.element(theirs.getByText(others)).not.toBeInTheDocument();
  await button('End all others').click();
  await expectToast('Ended', '1 session ended');
  await expect.poll(() => own.getByRole('listitem').elements()).toHaveLength(1);
  expect((await call(listStaffSessions)).filter(({ isOwn }) => isOwn)).toHaveLength(1);
});

test('#where-staff-is-logged-in: one that has begun meanwhile stands there when the window is looked at again', async () => {
  await signIn('admin');
  await renderApp({ url: '/admin/security' });
  const own = page.getByRole('region', { name: 'Where you are logged in' });
  await expect.element(own.getByText('This browser')).toBeVisible();
  const here = (await call(listStaffSessions)).find(({ isThis }) => isThis);
  const there = { ...here, id: crypto.randomUUID(), isThis: false, clientAddress: '192.0.2.7' };
  const body = JSON.stringify([here, there]);
  await standInFor(`*${listStaffSessions.path}`, { status: 200, type: 'application/json', body });
  comeBack();
  await expect.element(own.getByText(/192\.0\.2\.7/)).toBeVisible();
});

test('#where-staff-is-logged-in: sessions that do not come can be asked for again', async () => {
  await renderApp({ url: '/admin', as: 'admin' });
  await expect.element(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await goToPlace('Security');
  await expect.element(page.getByText('This browser')).toBeVisible();
  loseNetwork();
  await button('Set up my app').click();
  await expectFailure('Not Started', 'Your authenticator app could not be set up');
});

test('#username-and-address-of-staff: another address takes the password, which is asked for where the address is another one', async () => {
  const { user, password } = await signIn('leader');
  await renderApp({ url: '/leader/security' });
  const email = page.getByLabelText('Email');
  const typedPassword = page.getByLabelText('Password', { exact: true });
  await expect.element(email).toHaveValue(user.email);
  await expect.element(typedPassword).not.toBeInTheDocument();
  await email.fill('rivera@new-work.example');
  await button('Save Changes').click();
  await expect
    .element(page.getByText('To change your e-mail address, please type your password').first())
    .toBeVisible();
  await expect.element(email).toHaveValue('rivera@new-work.example');
  await typedPassword.fill('not-that-one');
  await button('Save Changes').click();
  await expect.element(page.getByText('This password is not right').first()).toBeVisible();
  await typedPassword.fill(password);
  await button('Save Changes').click();
  await expectToast('Profile Updated', 'What you changed is saved.');
  expect((await call(getUser)).email).toBe('rivera@new-work.example');
});
