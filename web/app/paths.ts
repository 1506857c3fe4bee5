import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { enterLogin } from '#domain/contract/sign-in/accounts.ts';
import { LOGIN_PATH, OPEN_SCREENS, OWN_SCREENS } from '#domain/rules/platform/screens.ts';

function filled(address: string, projectId: string, step = 0): string {
  return address.replace(':projectId', () => projectId).replace(':step', String(step));
}

/** The address of every screen, with its values filled in (PRODUCT.md#who-sees-which-screen). */
export const paths = {
  home: () => OWN_SCREENS.home,
  projects: () => OWN_SCREENS.projects,
  /**
   * `other`: also while somebody is signed in, for a person who wants to log in instead; `idle`: after nobody touched
   * a shared device.
   */
  login: (options: { tab?: 'register'; other?: 'yes'; idle?: 'yes'; returnTo?: string } = {}) => {
    const query = new URLSearchParams(options);
    return query.size > 0 ? `${LOGIN_PATH}?${query}` : LOGIN_PATH;
  },
  passwordReset: () => OPEN_SCREENS.passwordReset,
  createAdmin: () => OPEN_SCREENS.createAdmin,
  consentPreview: () => OPEN_SCREENS.consentPreview,
  privacy: () => OPEN_SCREENS.privacy,
  parent: () => OPEN_SCREENS.parent,
  consent: () => OWN_SCREENS.consent,
  profile: () => OWN_SCREENS.profile,
  contact: () => OWN_SCREENS.contact,
  waiting: () => OWN_SCREENS.waiting,
  project: (id: string) => filled(OWN_SCREENS.project, id),
  /** `look`: step 4 with a tracking entry open, a new one or the draft that is there. */
  step: (id: string, step: number, options: { look?: 'new' | 'draft' } = {}) => {
    const query = new URLSearchParams(options);
    return `${filled(OWN_SCREENS.step, id, step)}${query.size > 0 ? `?${query}` : ''}`;
  },
  paper: (id: string, step: number) => filled(OWN_SCREENS.paper, id, step),
  trees: (id: string) => filled(OWN_SCREENS.trees, id),
  detective: (id: string) => filled(OWN_SCREENS.detective, id),
  tree: (id: string) => filled(OWN_SCREENS.tree, id),
  complete: (id: string) => filled(OWN_SCREENS.complete, id),
  admin: () => OWN_SCREENS.admin,
  importSpecies: () => OWN_SCREENS.importSpecies,
  people: () => OWN_SCREENS.people,
  keeping: () => OWN_SCREENS.keeping,
  security: () => OWN_SCREENS.security,
  auditLog: () => OWN_SCREENS.auditLog,
  troops: () => OWN_SCREENS.troops,
  student: (id: string) => OWN_SCREENS.student.replace(':studentId', () => encodeURIComponent(id)),
  studentWork: (id: string) => OWN_SCREENS.studentWork.replace(':studentId', () => encodeURIComponent(id)),
  leader: () => OWN_SCREENS.leader,
  families: (troopId: string) => OWN_SCREENS.families.replace(':troopId', () => encodeURIComponent(troopId)),
  ownFamilies: (troopId: string) =>
    OWN_SCREENS.ownFamilies.replace(':troopId', () => encodeURIComponent(troopId)),
  meeting: (troopId: string) => OWN_SCREENS.meeting.replace(':troopId', () => encodeURIComponent(troopId)),
  scout: (id: string) => OWN_SCREENS.scout.replace(':scoutId', () => encodeURIComponent(id)),
  /** The server's own entry: it leads back to the login page (PRODUCT.md#addresses-of-screens). */
  serverLogin: (returnTo: string) => addressOf(enterLogin, {}, { returnTo }),
};
