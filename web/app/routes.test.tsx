import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { createProject } from '#domain/contract/notebook/projects.ts';
import { getUser, logout } from '#domain/contract/sign-in/accounts.ts';
import { OPEN_SCREENS, OWN_SCREENS } from '#domain/rules/platform/screens.ts';
import { call } from '#web/lib/call.ts';
import { hearOf } from '#web/lib/page-user.ts';
import { breakProxy } from '#web/testing/broken-proxy.ts';
import { expectToast } from '#web/testing/expect-toast.ts';
import { holdRequests } from '#web/testing/held-requests.ts';
import { mount } from '#web/testing/mount.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { signIn } from '#web/testing/sign-in.ts';
import { toast } from '#web/ui/toast-store.ts';
import { Providers } from './providers.tsx';
import { SessionGate } from './session-gate.tsx';

const LOGIN = 'Learn how to clone trees!';
const NOT_FOUND = '404 Page Not Found';
const CLOSED = 'Create First Admin';
const RESET = 'Reset Your Password';
const CONSENT = 'Parent Consent';
const PRIVACY = 'Privacy Notice';
const PROFILE_GATE = 'Complete Your Profile';
const DASHBOARD = 'Welcome Back, Hazel!';
const ADMIN = 'Admin Dashboard';
const STEP = 'Step 1: Introduction';
const REPORT = 'Your Project So Far';

/** Always available, first row of PRODUCT.md#who-sees-which-screen. */
const OPEN = {
  '/create-admin': CLOSED,
  '/password-reset': RESET,
  '/parent-consent-preview': CONSENT,
  '/privacy': PRIVACY,
  '/parent': 'For parents',
  '/parent/invitation': 'This link is too old or was used.',
  '/parent/address': 'This link is too old or was used.',
  '/parent/address/undo': 'This link is too old or was used.',
  '/staff/address': 'This link is too old or was used.',
  '/staff/address/undo': 'This link is too old or was used.',
  '/parent/address/replacement': 'This link is too old or was used.',
  '/parent/close': 'This link is too old or was used.',
  '/parent/cancel': 'This link is too old or was used.',
  '/parent/reminders': 'This link is too old or was used.',
  '/parent/delete': 'This link is too old or was used.',
  '/deletion-receipt': 'We do not know this receipt.',
  '/card': 'Sign in with a card',
  '/invitation': 'This link is too old or was used.',
  '/join': 'We need your link again.',
};

const OWN = Object.values(OWN_SCREENS).map((ownScreen) =>
  ownScreen.replace(/:projectId|:scoutId|:studentId|:troopId/, ':id').replace(':step', '1'),
);
const ADMIN_SCREENS = OWN.filter((it) => it.startsWith('/admin'));
const LEADER_SCREENS = OWN.filter((it) => it.startsWith('/leader'));
const STUDENT_SCREENS = ['/login', ...OWN.filter((it) => !/^\/(admin|leader)/.test(it))];
const UNKNOWN = ['/no/such/path', '/project', '/projects/:id', '/project/:id/step/9', '/admin/students'];

const each = (paths: readonly string[], heading: string) =>
  Object.fromEntries(paths.map((path) => [path, heading]));

type Row = {
  state: string;
  /** Nobody, where there is no `as`. */
  as?: Parameters<typeof signIn>[0];
  account?: Parameters<typeof signIn>[1];
  /** The first heading that each path shows. */
  shows: Record<string, string>;
};

const ROWS: readonly Row[] = [
  {
    state: 'signed out',
    shows: {
      ...OPEN,
      ...each([...STUDENT_SCREENS, ...ADMIN_SCREENS, ...LEADER_SCREENS], LOGIN),
      ...each(['/no/such/path', '/project', '/projects/:id', '/project/:id/step/9'], NOT_FOUND),
    },
  },
  {
    state: 'an administrator',
    as: 'admin',
    shows: {
      ...OPEN,
      ...each(['/', '/login', '/admin'], ADMIN),
      '/admin/import-species': 'Admin: Import Complete Species Data',
      '/admin/people': 'People',
      '/admin/keeping': 'Keeping',
      '/admin/security': 'Security',
      '/admin/log': 'Audit Log',
      '/admin/troops': 'Troops',
      '/admin/statistics': 'Statistics',
      '/admin/how-it-is': 'How It Is',
      '/admin/backups': 'Backups',
      '/admin/students/:id': 'This scout is not here',
      '/admin/students/:id/projects': 'This scout is not here',
      '/admin/troops/:id/families': 'This troop is not here',
      ...each(
        STUDENT_SCREENS.filter((it) => it !== '/' && it !== '/login'),
        NOT_FOUND,
      ),
      ...each([...LEADER_SCREENS, ...UNKNOWN], NOT_FOUND),
    },
  },
  {
    state: 'a leader',
    as: 'leader',
    shows: {
      ...OPEN,
      ...each(['/', '/login', '/leader'], 'Your troop'),
      '/leader/security': 'Security',
      '/leader/scouts/:id': 'This scout is not here',
      '/leader/troops/:id/families': 'This troop is not here',
      '/leader/troops/:id/meeting': 'This troop is not here',
      ...each(
        [...STUDENT_SCREENS.filter((it) => it !== '/' && it !== '/login'), ...ADMIN_SCREENS],
        NOT_FOUND,
      ),
      ...each(UNKNOWN, NOT_FOUND),
    },
  },
  {
    state: 'a student whose profile lacks something',
    as: 'student',
    account: { profileCompleted: false, zipCode: '' },
    shows: {
      ...OPEN,
      ...each([...STUDENT_SCREENS, ...ADMIN_SCREENS, ...LEADER_SCREENS, ...UNKNOWN], PROFILE_GATE),
    },
  },
  {
    state: 'a student without consent',
    as: 'unconsentedStudent',
    shows: {
      ...OPEN,
      ...each([...STUDENT_SCREENS, ...ADMIN_SCREENS, ...LEADER_SCREENS, ...UNKNOWN], CONSENT),
    },
  },
  {
    state: 'a student past both gates',
    as: 'student',
    shows: {
      ...OPEN,
      ...each(['/', '/login', '/projects', '/consent', ...ADMIN_SCREENS], DASHBOARD),
      '/profile': 'My Profile',
      '/contact': 'Contact Us',
      '/waiting': 'Waiting to be sent',
      ...each(['/project/:id', '/project/:id/step/1', '/projects/:id/steps/1'], STEP),
      '/project/:id/step/2/trees': 'Find a tree',
      '/project/:id/step/2/detective': 'Tree detective',
      '/project/:id/step/1/paper': 'Print for the Field',
      '/projects/:id/complete': REPORT,
      '/project/:id/tree': 'How is your tree?',
      ...each(['/no/such/path', '/project', '/projects/:id', ...LEADER_SCREENS], NOT_FOUND),
    },
  },
];

const heading = page.getByRole('heading', { level: 1 });

test.each(ROWS)('every path, $state', async ({ as, account, shows }) => {
  expect(Object.keys(shows)).toEqual(
    expect.arrayContaining([...STUDENT_SCREENS, ...ADMIN_SCREENS, ...LEADER_SCREENS]),
  );
  // /create-admin is on every platform in use closed, and says so on its page.
  await signIn('admin');
  await call(logout);
  if (as) await signIn(as, { firstName: 'Hazel', ...account });
  const id = crypto.randomUUID();
  if (shows['/projects/:id/complete'] === REPORT) {
    await call(createProject, { body: { id, name: 'Willow by the pond' } });
  }
  const visit = mountVisits();

  const seen: Record<string, string> = {};
  const loginScreens = watchForLogin();
  for (const [path, title] of Object.entries(shows)) {
    visit(path.replace(':id', id));
    await expect.element(heading, { message: path }).toHaveTextContent(title);
    await expect.poll(() => document.title, { message: path }).toMatch(/. · Rootling$/);
    seen[path] = heading.element().textContent;
  }
  expect(seen).toEqual(shows);
  if (as) expect(loginScreens()).toBe(0);
});

test('until it is known who is signed in, a neutral skeleton stands there, and no form to log in', async () => {
  const line = await holdRequests(`*${getUser.path}`);
  const loginScreens = watchForLogin();
  await renderApp({ url: '/profile', as: 'student' });
  await line.arrived;

  await expect.element(page.getByRole('status').getByText('Loading...')).toBeInTheDocument();
  await line.letThrough();
  await expect.element(heading).toHaveTextContent('My Profile');
  expect(loginScreens()).toBe(0);
});

test('without an answer nobody is taken for a stranger', async () => {
  await breakProxy(`*${getUser.path}`);
  const loginScreens = watchForLogin();
  await renderApp({ url: '/profile', as: 'student' });

  await expect.element(heading).toHaveTextContent('No answer yet');
  expect(document.title).toBe('No answer yet · Rootling');
  await expect
    .element(
      page.getByText('Something went wrong on our side. Please try again in a moment.', { exact: true }),
    )
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(loginScreens()).toBe(0);
});

test('what was said to the one who left is taken from the page when another one has logged in', async () => {
  await renderApp({ url: '/', as: 'student', account: { firstName: 'Hazel' } });
  await expect.element(page.getByRole('heading', { name: DASHBOARD })).toBeVisible();
  toast({ title: 'Profile Updated', description: 'Hazel is up to date' });
  await expectToast('Profile Updated', 'Hazel is up to date');
  await hearOf({ id: crypto.randomUUID(), name: 'Bruno' });
  await expect.element(page.getByRole('heading', { name: 'You are signed in as Bruno now.' })).toBeVisible();
  // By itself it would go later.
  await expect.element(page.getByText('Hazel is up to date'), { timeout: 1000 }).not.toBeInTheDocument();
});

test('the token of a link lies in no storage, no state of the history and no address', async () => {
  const open = mountVisits();
  const noLinks: string[] = ['/password-reset', '/parent-consent-preview', '/privacy', '/card'];
  const screens = Object.values(OPEN_SCREENS).filter((it) => !noLinks.includes(it));
  expect(screens.length).toBeGreaterThan(14);
  for (const screen of screens) {
    const token = crypto.randomUUID();
    open(`${screen}#${token}`);
    await expect.poll(() => location.href).not.toContain(token);
    await expect.element(heading).toBeVisible();
    const left = [sessionStorage, localStorage, history.state, document.cookie, window.name];
    expect(JSON.stringify(left), screen).not.toContain(token.slice(0, 8));
  }
});

/** Gives a function that opens an address as a browser does that has nothing yet: app, cache and session are new. */
function mountVisits() {
  let open: (path: string) => void = () => {};
  function Visits() {
    const [visit, setVisit] = useState(0);
    open = (path) => {
      history.replaceState(null, '', path);
      flushSync(() => setVisit(visit + 1));
    };
    return visit === 0 ? null : (
      <Providers key={visit}>
        <SessionGate />
      </Providers>
    );
  }
  flushSync(() => mount(<Visits />));
  return (path: string) => open(path);
}

/** Counts how often the login page comes into the document, be it for a moment. */
function watchForLogin() {
  let count = 0;
  const observer = new MutationObserver(() => {
    if (document.body.textContent.includes(LOGIN)) count += 1;
  });
  observer.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  return () => count;
}
