import type { Line } from './sender.ts';
import type { Fault } from './verdict.ts';

type Words = { readonly title: string; readonly text: string };

/** What is wrong while things wait, and what becomes of them: never a word about the line where that is good. */
const FAULT_WORDS: Readonly<Record<Fault, Words>> = {
  away: {
    title: 'Saved on this device',
    text: 'It is sent as soon as you are online.',
  },
  trouble: {
    title: 'The server has trouble right now',
    text: 'All you wrote is safe on this device. We keep trying until it is sent.',
  },
  full: {
    title: 'The server has no room left',
    text: 'All you wrote is safe on this device. Please tell your troop leader. We keep trying until it is sent.',
  },
};

/** What is to be said while the line is like this. */
export function faultWords(line: Line): Words {
  return FAULT_WORDS[line === 'trouble' || line === 'full' ? line : 'away'];
}
