/** Variables that were meant for this program and are none of its settings: a typing error would else be silent. */
import type { Variable } from './config.ts';
import { SETTINGS } from './settings.ts';

const NAMES = Object.keys(SETTINGS) as Variable[];
/** The first words that only settings of ours have: after them nothing of another program comes. */
const OUR_WORDS = ['CONSENT_', 'KEEP_', 'METRICS_', 'OPERATOR_', 'ROOTLING_', 'S3_', 'SMTP_'];
/** What the compose files and the tests read, and may hand on. */
const OF_COMPOSE = ['BACKUP_FOLDER', 'BACKUP_KEEP', 'ROOTLING_IMAGE'];
/** What Kubernetes and Docker write of a service that is called `smtp` or `metrics`. */
const OF_A_SERVICE = /_SERVICE_(HOST|PORT)|_PORT_\d+_|_ENV_/;
/** In shorter words one other letter makes quite another word. */
const SHORTEST = 6;
const LONG = 9;

/** How many letters are wrong, missing, too many, or have changed places with the next. */
function lettersApart(one: string, other: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, n) => n)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const hasChangedPlaces = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
        hasChangedPlaces ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, last] = [last, row];
  }
  return last[other.length] ?? 0;
}

function nearest(name: string): Variable | undefined {
  const most = name.length < LONG ? 1 : 2;
  const [best] = NAMES.filter((it) => it.length >= SHORTEST)
    .map((it) => ({ it, apart: lettersApart(name.toUpperCase(), it) }))
    .filter(({ apart }) => apart <= most)
    .toSorted((one, other) => one.apart - other.apart);
  return best?.it;
}

/**
 * The variables that look like settings and are none, a sentence for each that names the one that was meant. What they hold is
 * never said: it may be a secret.
 */
export function unknownSettings(environment: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(environment).flatMap(([name, value]) => {
    if (
      !value?.trim() ||
      Object.hasOwn(SETTINGS, name) ||
      OF_COMPOSE.includes(name) ||
      OF_A_SERVICE.test(name)
    )
      return [];
    const meant = nearest(name);
    if (meant !== undefined) return [`${name} is no setting, and changes nothing: is ${meant} meant?`];
    const word = OUR_WORDS.find((it) => name.startsWith(it));
    if (word === undefined) return [];
    const others = NAMES.filter((it) => it.startsWith(word));
    const hint = others.length > 0 ? `: there are ${others.join(', ')}` : ' (docs/SETTINGS.md has them all)';
    return [`${name} is no setting, and changes nothing${hint}.`];
  });
}
