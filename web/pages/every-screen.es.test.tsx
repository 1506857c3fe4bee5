/** PRODUCT.md#the-language-of-a-page: no English on any screen, and room for its words, be the letters twice as large. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createProject } from '#domain/contract/notebook/projects.ts';
import { getConsentRecord } from '#domain/contract/office/admin.ts';
import { getStudentWork } from '#domain/contract/office/student-work.ts';
import { OPEN_SCREENS, OWN_SCREENS } from '#domain/rules/platform/screens.ts';
import { call } from '#web/lib/call.ts';
import { englishHere } from '#web/testing/english-here.ts';
import { enterAsLeader } from '#web/testing/enter-as-leader.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { projectReadyToPlant } from '#web/testing/scout-project.ts';
import { settled } from '#web/testing/settled.ts';
import { signIn } from '#web/testing/sign-in.ts';
import { overhang, readTwiceTheSize } from '#web/testing/twice-the-size.ts';

/**
 * Texts that people typed in these tests, and names that are the same in every language: the manual is English, so
 * are its headings.
 */
const NAMES = [
  'Cloning Project - 5/1/2026',
  'Oak Patrol',
  'Indiana (IN)',
  'Oregón (OR)',
  'MAIL_FROM',
  'Back up, and practise it',
  'Backups of a container',
  'Behind a proxy, with https',
  'Own terms, and the privacy notice',
];

/** All that is English on the screen, and on what its buttons unfold. */
async function englishOf(names: readonly string[]): Promise<string[]> {
  await settled();
  const found = new Set(englishHere(names));
  const folded = page.elementLocator(document.body).getByRole('button', { expanded: false });
  for (const button of folded.elements()) {
    if (!button.isConnected || !(button instanceof HTMLElement)) continue;
    button.click();
    await settled();
    for (const text of englishHere(names)) found.add(text);
    await userEvent.keyboard('{Escape}');
  }
  return [...found];
}

/** 'a. m.' ends with a stop, which is then that of its sentence too. */
const TWO_STOPS = /[ap]\.\s?m\.\./;

async function walk(url: string, names: readonly string[] = []): Promise<void> {
  document.documentElement.removeAttribute('style');
  await renderApp({ url });
  expect(await englishOf([...NAMES, ...names])).toEqual([]);
  expect(document.body.innerText).not.toMatch(TWO_STOPS);
  await readTwiceTheSize();
  await settled();
  expect(overhang(), `how far ${url} reaches beyond a small phone`).toBe(0);
}

const OPEN = Object.values(OPEN_SCREENS);
for (const at of OPEN) {
  test(`no English at ${at}, nor where its link is dead`, async () => {
    await walk(at);
    await walk(`${at}#0123456789012345678901234567890123456789012`);
  });
}

test('no English at the login, nor at a sign-up that is not filled in', async () => {
  await walk('/login');
  await walk('/login?tab=register');
  await page.getByRole('button', { name: 'Enviar' }).click();
  expect(await englishOf(NAMES)).toEqual([]);
});

test('no English where a parent is asked to sign', async () => {
  const { user } = await signIn('unconsentedStudent');
  await walk(OWN_SCREENS.consent, [user.firstName, user.lastName]);
});

const STEP_SCREENS = [1, 2, 3, 4, 5].map((step) => `/step/${step}`);
const OF_PROJECTS = [
  ...STEP_SCREENS,
  '/step/2/trees',
  '/step/2/detective',
  '/step/2/detective?water=dry',
  '/tree',
];
for (const at of OF_PROJECTS) {
  test(`no English at ${at} of a project, new or with three steps done`, async () => {
    const { user } = await signIn('student');
    const names = [user.firstName, user.lastName];
    const { id } = await call(createProject, { body: { name: 'Sauce', scoutState: 'WI' } });
    await walk(`/project/${id}${at}`, names);
    await walk(`/project/${await projectReadyToPlant()}${at}`, names);
  });
}

test('no English on the report, begun or with three steps done', async () => {
  const { user } = await signIn('student');
  const { id } = await call(createProject, { body: { name: 'Sauce', scoutState: 'WI' } });
  for (const project of [id, await projectReadyToPlant()])
    await walk(`/projects/${project}/complete`, [user.firstName, user.lastName]);
});

test('no English on the papers for the field', async () => {
  const { user } = await signIn('student');
  const id = await projectReadyToPlant();
  for (const at of STEP_SCREENS) await walk(`/project/${id}${at}/paper`, [user.firstName, user.lastName]);
});

const { home, profile, contact, waiting } = OWN_SCREENS;
for (const at of [home, profile, contact, waiting]) {
  test(`no English at ${at} of a scout`, async () => {
    const { user } = await signIn('student');
    await walk(at, [user.firstName, user.lastName]);
    await projectReadyToPlant();
    await walk(at, [user.firstName, user.lastName]);
  });
}

const { leader, leaderSecurity } = OWN_SCREENS;
for (const at of [leader, leaderSecurity]) {
  test(`no English at ${at} of a leader`, async () => {
    await enterAsLeader();
    await walk(at);
  });
}

test('no English at the meeting of a troop', async () => {
  await walk(OWN_SCREENS.meeting.replace(':troopId', await enterAsLeader()));
});

const OF_ADMINISTRATORS = Object.values(OWN_SCREENS).filter((at) => /^\/admin(?!.*:)/.test(at));
for (const at of OF_ADMINISTRATORS) {
  test(`no English at ${at}`, async () => {
    const { user } = await signIn('admin');
    await walk(at, [user.firstName, user.lastName]);
  });
}

test('no English where a student stands by itself, with a project and what was done', async () => {
  const { user } = await signIn('student');
  await call(createProject, { body: { name: 'Sauce', scoutState: 'WI' } });
  const { user: ranger } = await signIn('admin');
  await call(getConsentRecord, { params: { id: user.id } });
  await call(getStudentWork, { params: { id: user.id } });
  await walk(`/admin/students/${user.id}`, [user.firstName, user.lastName, user.username, ranger.username]);
});
