import { enterLogin } from '#domain/contract/accounts.ts';
import { addressOf } from '#domain/contract/endpoint.ts';
import { LOGIN_PATH } from '#domain/rules/screens.ts';

/** Every address of the app as a function; the patterns of the route table stand beside them (§2.1). */
export const paths = {
  home: () => '/',
  /** `other`: also while somebody is signed in, for who wants to take her place. */
  login: (options: { tab?: 'register'; other?: 'yes'; returnTo?: string } = {}) => {
    const query = new URLSearchParams(options);
    return query.size > 0 ? `${LOGIN_PATH}?${query}` : LOGIN_PATH;
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
  /** The server's own entry: it leads back to the login page (§10.2). */
  serverLogin: (returnTo: string) => addressOf(enterLogin, {}, { returnTo }),
};

export const patterns = {
  projectSteps: ['/project/:projectId', '/project/:projectId/step/:step', '/projects/:projectId/steps/:step'],
  complete: '/projects/:projectId/complete',
  projects: '/projects',
} as const;
