/** Nothing that can be pressed on a screen stands under a notification as it is opened. */
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { createProject } from '#domain/contract/notebook/projects.ts';
import { OPEN_SCREENS, OWN_SCREENS } from '#domain/rules/platform/screens.ts';
import { call } from '#web/lib/call.ts';
import { coveredBy, overlap } from '#web/testing/covered-by.ts';
import { enterAsLeader } from '#web/testing/enter-as-leader.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { projectReadyToPlant } from '#web/testing/scout-project.ts';
import { settled } from '#web/testing/settled.ts';
import { signIn } from '#web/testing/sign-in.ts';
import { toast } from '#web/ui/toast-store.ts';

/** As long as the longest that is said. */
const LONG = {
  title: 'Error',
  description:
    'leaf.jpg: This file is larger than 10 MB. Take the photo again in a smaller size, or ask an adult to help you.',
  variant: 'destructive',
} as const;

const SIZES = [
  { name: 'a phone', width: 360, height: 740, text: '100%' },
  { name: 'a computer', width: 1280, height: 800, text: '100%' },
  { name: 'a phone with text of 200 %', width: 360, height: 740, text: '200%' },
];

const region = page.getByRole('region', { name: 'Notifications (F8)', includeHidden: true });

/** The message that is shown, which stays for as long as the window is not looked at (Radix). */
async function said(what: Parameters<typeof toast>[0] = LONG): Promise<Element> {
  toast(what);
  const message = region.getByRole('listitem');
  await expect.element(message).toBeVisible();
  window.dispatchEvent(new Event('blur'));
  const shown = message.element();
  for (const rising of shown.getAnimations()) rising.finish();
  return shown;
}

/** Lists the parts of a screen under a message, at each size, seen from the top. */
async function covered(): Promise<string[]> {
  const found: string[] = [];
  onTestFinished(() => document.documentElement.removeAttribute('style'));
  for (const { name, width, height, text } of SIZES) {
    await page.viewport(width, height);
    document.documentElement.style.fontSize = text;
    await settled();
    window.scrollTo(0, 0);
    const message = await said();
    expect(message.getBoundingClientRect().bottom, name).toBeLessThan(height / 8);
    found.push(...coveredBy(message).map((it) => `${name}: ${it}`));
  }
  return found;
}

async function walk(url: string): Promise<void> {
  await renderApp({ url });
  await settled();
  expect(await covered()).toEqual([]);
}

const STEPS = [1, 2, 3, 4, 5].map((step) => `/step/${step}`);
for (const at of [...STEPS, '/step/2/trees', '/step/2/detective', '/tree']) {
  test(`a message leaves free what is on ${at} of a project, new or begun`, async () => {
    await signIn('student');
    const { id } = await call(createProject, { body: { name: 'Willow', scoutState: 'WI' } });
    await walk(`/project/${id}${at}`);
    await walk(`/project/${await projectReadyToPlant()}${at}`);
  });
}

test.each([
  ['New Entry', 4, 'Complete Entry'],
  ['Plant A Cutting', 5, 'Save'],
])('a message leaves free the form that %s opens', async (opens, step, foot) => {
  await renderApp({ as: 'student', url: '/' });
  await renderApp({ url: `/project/${await projectReadyToPlant()}/step/${step}` });
  await page.getByRole('button', { name: opens, exact: true }).click();
  await expect.element(page.getByRole('button', { name: foot, exact: true })).toBeVisible();
  expect(await covered()).toEqual([]);
});

test('a message leaves free the report', async () => {
  await signIn('student');
  await walk(`/projects/${await projectReadyToPlant()}/complete`);
});

const { home, profile, contact, waiting } = OWN_SCREENS;
for (const at of [home, profile, contact, waiting]) {
  test(`a message leaves free what is on ${at} of a scout`, async () => {
    await signIn('student');
    await projectReadyToPlant();
    await walk(at);
  });
}

test('over the bar of the app a message lets the menu be pressed', async () => {
  await renderApp({ as: 'student', url: home });
  await page.viewport(360, 740);
  await said({ title: 'Welcome back!', description: 'Successfully logged in' });
  const bar = page.getByRole('banner').getByRole('button');
  await expect.element(bar).toBeVisible();
  const menu = bar.element();
  const { right, top, bottom } = menu.getBoundingClientRect();
  for (const fromEnd of [4, 44]) {
    expect(menu.contains(document.elementFromPoint(right - fromEnd, (top + bottom) / 2))).toBe(true);
  }
});

for (const at of ['/login', '/login?tab=register', OPEN_SCREENS.passwordReset, OPEN_SCREENS.privacy]) {
  test(`a message leaves free what is on ${at}`, async () => {
    await walk(at);
  });
}

test('a message leaves free what a leader and an administrator see', async () => {
  await enterAsLeader();
  await walk(OWN_SCREENS.leader);
  await signIn('admin');
  await walk(OWN_SCREENS.admin);
});

/** A button of the report, at the top of the window, with more of the page above it. */
async function atTheTop(): Promise<HTMLElement> {
  await signIn('student');
  await renderApp({ url: `/projects/${await projectReadyToPlant()}/complete` });
  await page.viewport(360, 740);
  await page.getByRole('button', { name: 'My whole story', exact: true }).click();
  await settled();
  await expect.poll(() => document.getAnimations().length).toBe(0);
  const button = page.getByRole('link', { name: 'Continue Tracking This Project' }).element() as HTMLElement;
  document.body.style.paddingBottom = '100vh';
  onTestFinished(() => document.body.removeAttribute('style'));
  window.scrollBy(0, button.getBoundingClientRect().top - 20);
  expect(button.getBoundingClientRect().top).toBeCloseTo(20, 0);
  return button;
}

test('what was just pressed is in sight when something is said of it', async () => {
  const button = await atTheTop();
  button.focus({ preventScroll: true });
  const message = await said();
  expect(overlap(button, message)).toBe(false);
});

test('who goes on by keyboard finds nothing under a message', async () => {
  const button = await atTheTop();
  const message = await said();
  expect(overlap(button, message)).toBe(true);
  button.focus();
  expect(overlap(button, message)).toBe(false);
});
