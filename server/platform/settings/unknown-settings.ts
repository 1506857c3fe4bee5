/** Variables that were meant for this program and are none of its settings: a typing error would else be silent. */
import { SETTINGS } from './settings.ts';

const NAMES = Object.keys(SETTINGS);
/** The first words that only settings of ours have: after them nothing of another program comes. */
const OUR_WORDS = ['CONSENT_', 'KEEP_', 'METRICS_', 'OPERATOR_', 'ROOTLING_', 'S3_', 'SMTP_'];
/** Variables of the compose files and tests, which they may pass on. */
const OF_COMPOSE = ['BACKUP_FOLDER', 'BACKUP_KEEP', 'ROOTLING_IMAGE'];
/** Variables that Kubernetes and Docker write for a service called `smtp` or `metrics`. */
const OF_A_SERVICE = /_SERVICE_(HOST|PORT)|_PORT_\d+_|_ENV_/;
/** In shorter words one other letter makes quite another word, and in a long one two are soon wrong. */
const SHORTEST = 6;
const LONG = 9;

/** True when two names differ by at most so many letters that are wrong, missing, extra or swapped. */
function isNear(one: string, other: string, most: number): boolean {
  const at = [...one].findIndex((letter, n) => letter !== other[n]);
  const [a, b] = at < 0 ? ['', other.slice(one.length)] : [one.slice(at), other.slice(at)];
  if (most === 0 || a === b) return a === b;
  const left = most - 1;
  return (
    isNear(a.slice(1), b.slice(1), left) ||
    isNear(a.slice(1), b, left) ||
    isNear(a, b.slice(1), left) ||
    (a[0] === b[1] && a[1] === b[0] && isNear(a.slice(2), b.slice(2), left))
  );
}

function nearest(name: string): string | undefined {
  const distances = name.length < LONG ? [1] : [1, 2];
  const known = NAMES.filter((it) => it.length >= SHORTEST);
  return distances.flatMap((most) => known.filter((it) => isNear(name.toUpperCase(), it, most)))[0];
}

/**
 * The variables that look like settings and are none, a sentence for each that names the one that was meant. What they hold is
 * never said: it may be a secret.
 */
export function unknownSettings(environment: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(environment).flatMap(([name, value]) => {
    if (!value?.trim() || [...NAMES, ...OF_COMPOSE].includes(name) || OF_A_SERVICE.test(name)) return [];
    const meant = nearest(name);
    if (meant !== undefined) return [`${name} is no setting, and changes nothing: is ${meant} meant?`];
    const word = OUR_WORDS.find((it) => name.startsWith(it));
    if (word === undefined) return [];
    const others = NAMES.filter((it) => it.startsWith(word));
    const hint = others.length > 0 ? `: there are ${others.join(', ')}` : ' (docs/SETTINGS.md has them all)';
    return [`${name} is no setting, and changes nothing${hint}.`];
  });
}
