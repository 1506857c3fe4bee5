import { enterLogin } from '#domain/contract/accounts.ts';
import { addressOf } from '#domain/contract/endpoint.ts';
import { TOTAL_STEPS } from '#domain/limits.ts';

/** Every address of the app as a function; the patterns of the route table stand beside them (SPEC §2.1). */
export const paths = {
  home: () => '/',
  login: (options: { tab?: 'register'; returnTo?: string } = {}) => {
    const query = new URLSearchParams(options);
    return query.size > 0 ? `/login?${query}` : '/login';
  },
  passwordReset: () => '/password-reset',
  createAdmin: () => '/create-admin',
  consentPreview: () => '/parent-consent-preview',
  profile: () => '/profile',
  contact: () => '/contact',
  waiting: () => '/waiting',
  project: (id: string) => `/project/${id}`,
  step: (id: string, step: number) => `/project/${id}/step/${step}`,
  complete: (id: string) => `/projects/${id}/complete`,
  admin: () => '/admin',
  importSpecies: () => '/admin/import-species',
  /** The server's own entry: it leads back to the login page (RULINGS 2). */
  serverLogin: (returnTo: string) => addressOf(enterLogin, {}, { returnTo }),
};

export const patterns = {
  projectSteps: ['/project/:projectId', '/project/:projectId/step/:step', '/projects/:projectId/steps/:step'],
  complete: '/projects/:projectId/complete',
  projects: '/projects',
} as const;

const ID = '[^/]+';
const STEP = `[1-${TOTAL_STEPS}]`;

/** Screens that a person can be sent back to after login; what is not among them is dropped (RULINGS 2). */
const OWN_SCREENS = [
  '/',
  '/projects',
  '/profile',
  '/contact',
  '/waiting',
  '/admin',
  '/admin/import-species',
  `/project/${ID}`,
  `/project/${ID}/step/${STEP}`,
  `/projects/${ID}/steps/${STEP}`,
  `/projects/${ID}/complete`,
].map((screen) => new RegExp(`^${screen}$`));

/** Whether a path is a screen of ours that needs a session. */
export function isOwnScreen(path: string): boolean {
  return OWN_SCREENS.some((screen) => screen.test(path));
}
