const EVERY_SCREEN = ['app/student-device.tsx', 'app/top-bar.tsx'];
const STEPS = ['introduction', 'pick-tree', 'harvest', 'track', 'plant'];
const ID = '[^/]+';

/** A screen that a student works on: what its address matches, and the sources that it cannot be shown without. */
export type StudentScreen = { name: string; address: RegExp; sources: readonly string[] };

function screen(name: string, address: string, ...pages: string[]): StudentScreen {
  const sources = [...EVERY_SCREEN, ...pages.map((page) => `pages/${page}.tsx`)];
  return { name, address: new RegExp(`^${address}$`), sources };
}

/** The screens of §2.5, §2.6 and §2.7, and what each loads first: the sources are keys of Vite's manifest. */
export const STUDENT_SCREENS: readonly StudentScreen[] = [
  screen('dashboard', '/', 'dashboard-page'),
  ...STEPS.map((step, before) => {
    const address = `/(project/${ID}/step|projects/${ID}/steps)/${before + 1}`;
    return screen(`step ${before + 1}`, address, 'step-page', `step/${step}-step`);
  }),
  screen('trees', `/project/${ID}/step/2/trees`, 'trees-page'),
];
