const EVERY_SCREEN = ['app/student-device.tsx', 'app/top-bar.tsx'];
/** Sources of the login's view. */
export const LOGIN_SOURCES = ['pages/login-page.tsx'];

const STEPS = ['introduction', 'pick-tree', 'harvest', 'track', 'plant'];
const ID = '[^/]+';

/** Further files in the first view of each step. */
const IN_FIRST_VIEW: Readonly<Record<string, readonly string[]>> = {
  track: ['features/notebook/tracking/jar-card.tsx', 'guides/living-jar.tsx'],
};

/**
 * A screen that a student works on: what its address matches, an address of it, the sources that it cannot be shown
 * without, and those that it asks for as soon as it is there.
 */
export type StudentScreen = {
  name: string;
  address: RegExp;
  example: string;
  sources: readonly string[];
  next: readonly string[];
};

function screen(
  name: string,
  address: string,
  pages: readonly string[],
  next: readonly string[] = [],
): StudentScreen {
  const sources = [...EVERY_SCREEN, ...pages.map((page) => `pages/${page}.tsx`)];
  const example = address.replace(/^\/\((.+)\|.+\)/, '/$1').replace(ID, 'any');
  return { name, address: new RegExp(`^${address}$`), example, sources, next };
}

/**
 * The screens of PRODUCT.md#dashboard, PRODUCT.md#steps and PRODUCT.md#choosing-a-tree, and what each loads first: the
 * sources are keys of Vite's manifest.
 */
export const STUDENT_SCREENS: readonly StudentScreen[] = [
  screen('dashboard', '/', ['dashboard-page']),
  ...STEPS.map((step, before) => {
    const address = `/(project/${ID}/step|projects/${ID}/steps)/${before + 1}`;
    return screen(`step ${before + 1}`, address, ['step-page', `step/${step}-step`], IN_FIRST_VIEW[step]);
  }),
  screen('trees', `/project/${ID}/step/2/trees`, ['trees-page']),
];

/** Wherever else somebody goes who is signed in. */
export const ANY_SCREEN: StudentScreen = {
  name: 'any',
  address: /^/,
  example: '/any',
  sources: [],
  next: [],
};
