import { FIRST_LANGUAGE, type Language } from '#domain/languages.ts';
import { TOTAL_STEPS } from '#domain/limits.ts';

/** Where a page that is drawn at build time leaves room for the name that only the server's configuration knows. */
export const SITE_NAME_SLOT = '{{site-name}}';

/** Where there is nothing but the login (PRODUCT.md#addresses-of-screens). */
export const LOGIN_PATH = '/login';

/** The consent as a form to print: a file, which anybody opens in a window of its own. */
export const BLANK_FORM_PATH = '/consent-form.pdf';

/** Where that form is in a language. */
export function blankFormAddress(language: Language): string {
  return language === FIRST_LANGUAGE ? BLANK_FORM_PATH : `${BLANK_FORM_PATH}?language=${language}`;
}

/** The screens that are always open (PRODUCT.md#who-sees-which-screen). */
export const OPEN_SCREENS = {
  createAdmin: '/create-admin',
  passwordReset: '/password-reset',
  consentPreview: '/parent-consent-preview',
  confirmConsent: '/parent/confirm',
  privacy: '/privacy',
  parent: '/parent',
  invitation: '/parent/invitation',
  confirmAddress: '/parent/address',
  undoAddress: '/parent/address/undo',
  replaceAddress: '/parent/address/replacement',
  closeParent: '/parent/close',
  cancelDeletion: '/parent/cancel',
  deleteNow: '/parent/delete',
  stopReminders: '/parent/reminders',
  deletionReceipt: '/deletion-receipt',
  staffInvitation: '/invitation',
  confirmStaffAddress: '/staff/address',
  undoStaffAddress: '/staff/address/undo',
  join: '/join',
  card: '/card',
} as const;

/**
 * Every screen that needs a session, by its address (PRODUCT.md#who-sees-which-screen): who is not signed in sees the
 * login there (PRODUCT.md#addresses-of-screens) and is sent back to it afterwards; what is not among them is dropped
 * (PRODUCT.md#addresses-of-screens).
 */
export const OWN_SCREENS = {
  home: '/',
  projects: '/projects',
  consent: '/consent',
  profile: '/profile',
  contact: '/contact',
  waiting: '/waiting',
  admin: '/admin',
  importSpecies: '/admin/import-species',
  people: '/admin/people',
  keeping: '/admin/keeping',
  security: '/admin/security',
  auditLog: '/admin/log',
  troops: '/admin/troops',
  statistics: '/admin/statistics',
  systemHealth: '/admin/how-it-is',
  backups: '/admin/backups',
  student: '/admin/students/:studentId',
  studentWork: '/admin/students/:studentId/projects',
  families: '/admin/troops/:troopId/families',
  leader: '/leader',
  ownFamilies: '/leader/troops/:troopId/families',
  leaderSecurity: '/leader/security',
  meeting: '/leader/troops/:troopId/meeting',
  scout: '/leader/scouts/:scoutId',
  project: '/project/:projectId',
  step: '/project/:projectId/step/:step',
  paper: '/project/:projectId/step/:step/paper',
  trees: '/project/:projectId/step/2/trees',
  detective: '/project/:projectId/step/2/detective',
  tree: '/project/:projectId/tree',
  stepOfProjects: '/projects/:projectId/steps/:step',
  complete: '/projects/:projectId/complete',
} as const;

/** An address that a screen may stand at. */
export type ScreenAddress =
  | (typeof OPEN_SCREENS)[keyof typeof OPEN_SCREENS]
  | (typeof OWN_SCREENS)[keyof typeof OWN_SCREENS]
  | typeof LOGIN_PATH;

const PATTERNS = Object.values(OWN_SCREENS).map((address) => {
  const pattern = address.replace(':step', `[1-${TOTAL_STEPS}]`).replaceAll(/:\w+/g, '[^/]+');
  return new RegExp(`^${pattern}$`);
});

/** True for the path of a screen that needs a session, with or without a query. */
export function isOwnScreen(address: string): boolean {
  const [path = ''] = address.split('?');
  return PATTERNS.some((screen) => screen.test(path));
}

/**
 * True for a path that a parent or guardian reads, even on the child's device, in the parent's own language
 * (PRODUCT.md#the-language-of-a-parent). At other addresses the missing consent is shown in the child's language.
 */
export function isParentScreen(path: string): boolean {
  return /^\/(parent|parent-consent-preview|consent|join|deletion-receipt)(\/|$)/.test(path);
}

/** Where the login page may be found by a search engine, and nothing else is: the two addresses that people are given. */
export const LISTED_PATHS: readonly string[] = ['/', LOGIN_PATH];

/** True for a path that shows the login page to people who are not signed in (PRODUCT.md#addresses-of-screens). */
export function isLoginScreen(path: string): boolean {
  return path === LOGIN_PATH || isOwnScreen(path);
}
