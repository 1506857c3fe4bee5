/** Exports of app for the other modules. */
export { firstAdminWords, greetingOf } from './greeting.ts';
export { keepHouse } from './housekeeping.ts';
export { LETTER_WRITERS } from './letters.ts';
export { readSettings } from './read-settings.ts';

export const loadMetricsServer = () => import('./metrics-server.ts');
