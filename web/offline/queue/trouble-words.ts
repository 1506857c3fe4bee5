import type { Line } from './sender.ts';

type Words = { readonly title: string; readonly text: string };

const TROUBLE: Words = {
  title: 'The server has trouble right now',
  text: 'All you wrote is safe on this device. We keep trying until it is sent.',
};
const FULL: Words = {
  title: 'The server has no room left',
  text: 'All you wrote is safe on this device. Please tell your troop leader. We keep trying until it is sent.',
};

/** What is wrong with a server that responds and takes nothing, and what becomes of what waits; else null. */
export function troubleWords(line: Line): Words | null {
  if (line === 'full') return FULL;
  return line === 'trouble' ? TROUBLE : null;
}
