/** §33.4: no English on any screen that is translated. VITE_WALK=all walks those too that wait for their words. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createProject } from '#domain/contract/projects.ts';
import { OPEN_SCREENS, OWN_SCREENS } from '#domain/rules/screens.ts';
import { call } from '#web/lib/call.ts';
import { englishHere } from '#web/testing/english-here.ts';
import { enterAsLeader } from '#web/testing/enter-as-leader.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { projectReadyToPlant } from '#web/testing/scout-project.ts';
import { signIn } from '#web/testing/sign-in.ts';

const WALKS_ALL = import.meta.env.VITE_WALK === 'all';
/** What people typed in these tests, and what is a name in every language. */
const NAMES = ['Cloning Project - 5/1/2026', 'Oak Patrol'];

/** What every screen shares and still waits for its words: what is here goes as they come. */
const SHARED_UNTRANSLATED =
  /^(Skip to content|Log Out|Signed in as|Introduction|Pick Source Tree|Plant Tree|Source Tree|\d (Source|Plant) Tree(, completed)?|(\d .+, )?Finish Step \d first|of|\d of \d|Go to \d|Next|Close|Change|Loading\.\.\.|Auto-saved|Hours spent on this step|Please fill this in|Number of cuttings|We suggest 6 to 12 cuttings\.|Time spent on this step \(hours\)|For example 1\.5 for an hour and a half\.|Harvest date and time|Date cuttings placed in water|2-3 in)$/;

/** Until the screen stands still: nothing is loaded any more, and two looks find the same. */
async function settled(): Promise<void> {
  let last = '';
  await expect
    .poll(
      () => {
        const before = last;
        last = document.body.innerText;
        const isBusy = document.querySelector('[aria-busy="true"], .animate-breathe') !== null;
        return last !== '' && last === before && !isBusy;
      },
      { timeout: 10_000, interval: 120 },
    )
    .toBe(true);
}

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
  return [...found].filter((text) => WALKS_ALL || !SHARED_UNTRANSLATED.test(text));
}

async function walk(url: string, names: readonly string[] = []): Promise<void> {
  await renderApp({ url });
  expect(await englishOf([...NAMES, ...names])).toEqual([]);
}

/** A screen that still waits for its words is walked only where it is asked for. */
const walks = (isTranslated: boolean) => (isTranslated || WALKS_ALL ? test : test.skip);

const OPEN = Object.values(OPEN_SCREENS);
const OPEN_UNTRANSLATED: readonly string[] = [
  OPEN_SCREENS.createAdmin,
  OPEN_SCREENS.passwordReset,
  OPEN_SCREENS.staffInvitation,
  OPEN_SCREENS.card,
];
for (const at of OPEN) {
  walks(!OPEN_UNTRANSLATED.includes(at))(`no English at ${at}, nor where its link is dead`, async () => {
    await walk(at);
    await walk(`${at}#0123456789012345678901234567890123456789012`);
  });
}

walks(true)('no English at the login, nor at a sign-up that is not filled in', async () => {
  await walk('/login');
  await walk('/login?tab=register');
  await page.getByRole('button', { name: 'Enviar' }).click();
  expect(await englishOf(NAMES)).toEqual([]);
});

walks(true)('no English where a parent is asked to sign', async () => {
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
  walks(true)(`no English at ${at} of a project, new or with three steps done`, async () => {
    const { user } = await signIn('student');
    const names = [user.firstName, user.lastName];
    const { id } = await call(createProject, { body: { name: 'Sauce', scoutState: 'WI' } });
    await walk(`/project/${id}${at}`, names);
    await walk(`/project/${await projectReadyToPlant()}${at}`, names);
  });
}

walks(true)('no English on the papers for the field', async () => {
  const { user } = await signIn('student');
  const id = await projectReadyToPlant();
  for (const at of STEP_SCREENS) await walk(`/project/${id}${at}/paper`, [user.firstName, user.lastName]);
});

const { home, profile, contact, waiting } = OWN_SCREENS;
for (const at of [home, profile, contact, waiting]) {
  walks(false)(`no English at ${at} of a scout`, async () => {
    const { user } = await signIn('student');
    await walk(at, [user.firstName, user.lastName]);
    await projectReadyToPlant();
    await walk(at, [user.firstName, user.lastName]);
  });
}

const { leader, leaderSecurity } = OWN_SCREENS;
for (const at of [leader, leaderSecurity]) {
  walks(false)(`no English at ${at} of a leader`, async () => {
    await enterAsLeader();
    await walk(at);
  });
}

const OF_ADMINISTRATORS = Object.values(OWN_SCREENS).filter((at) => /^\/admin(?!.*:)/.test(at));
for (const at of OF_ADMINISTRATORS) {
  walks(false)(`no English at ${at}`, async () => {
    const { user } = await signIn('admin');
    await walk(at, [user.firstName, user.lastName]);
  });
}
